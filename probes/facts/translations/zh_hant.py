"""Chinese in traditional characters."""

from typing import Final

WORDS: Final = """\
service 服務 服務項目 客服
contact 聯絡我們 聯絡 聯繫 聯絡資訊 與我們聯絡 聯絡方式
home 首頁 主頁 回首頁
products 產品 商品 產品介紹
new 新品 全新 新上架
information 資訊 資料
customer 客戶 顧客
search 搜尋 搜索 檢索 查詢
blog 部落格 網誌 博客
content 內容
site 本站 本網站
support 支援 支持 技術支援
privacy 隱私 隱私權 隱私權政策 私隱 私隱政策 個資
page 頁面
find 找到 尋找
news 新聞 最新消息 消息
community 社群 社區
personal 個人
top 頂部 置頂 返回頂端
website 網站 官網 網址
data 數據 資料庫查詢
directly 直接
business 商業 業務 商務 營業項目
help 說明中心 幫助 求助
join 加入我們 加入 加盟
media 媒體
program 節目 計劃書
access 存取 交通資訊
health 健康 養生 衛生 保健
company 公司 公司簡介 關於我們 有限公司 企業 公司介紹
register 註冊 登記 加入會員
menu 選單 主選單
history 歷史 沿革 歷史沿革
use 使用
project 專案 項目 計畫
education 教育
free 免費
design 設計
public 公共 公眾 公開
report 報告 舉報 報告書
experience 體驗 經驗
international 國際
policy 政策
best 最佳 最好
main 主要 主要內容區
terms 服務條款 使用條款 條款 條款及細則
open 開放 開啟
online 線上 在線 網上
management 管理 經營
create 建立 創建 創作
download 下載 下載專區 檔案下載
start 開始
events 活動 活動訊息 活動花絮 賽事
login 登入 會員登入
learn 學習 了解更多 瞭解更多
video 影片 影音 視頻 短片
special 專題 特色 特別
development 發展 開發 研發
careers 人才招募 徵才 招聘 加入團隊
user 用戶 使用者
web 網頁
review 評論 評測 評價 開箱
code 程式碼 代碼 原始碼
market 市場 市集
account 帳號 帳戶 賬戶
social 社會 社交
view 檢視 查看 瀏覽次數
general 一般 綜合
email 電郵 電子郵件 信箱 電子信箱
latest 最新
resources 資源
store 門市 商場 店舖 分店 賣場
categories 分類 文章分類 全部分類
press 新聞稿 媒體報導
system 系統 體系
world 世界
change 變更 改變
updates 更新
partners 合作夥伴 合作伙伴
global 全球
shop 商店 網店 商城 線上購物
technology 科技 技術
team 團隊 球隊
comments 留言 迴響 網友回應
center 中心
tools 工具
articles 文章 文章列表
app 應用程式 手機程式
source 來源
welcome 歡迎 歡迎光臨
reserved 版權所有 不得轉載 保留一切權利
advertise 廣告刊登 廣告合作 廣告查詢
post 發佈 發表 貼文 發文 帖子
features 功能 特點 特性
guide 指南 導覽 攻略 購物說明
industry 產業 行業 工業
mobile 手機 行動版 行動裝置 行動電話
share 分享 轉發
book 圖書 書本
read 閱讀 閱讀更多 繼續閱讀
documentation 文件說明 說明文件
members 會員 成員 會員專區 會員中心
questions 問題 常見問題 常見問答
solutions 解決方案
locations 據點 服務據點 地點
national 國立 國家 全國
organization 組織 機構 組織架構
tips 技巧 貼士 提示 撇步
order 訂單 訂購 下單
office 辦公室 辦公 辦事處 事務所
skip 跳到 跳至 略過
archive 彙整 封存 存檔 歷史文章
software 軟體 軟件
day 日子
research 研究 科研
expert 專家
add 新增 添加
conditions 條件
cookies 餅乾
releases 版本發佈 發行版
engineering 工程
collection 館藏 典藏 收藏品
professional 專業
details 詳情 詳細 詳細資料
navigation 導航 導覽列
deliver 送貨 送達
cart 購物車 加入購物車
provide 提供
electronics 電子 電器 家電
financial 財務 金融 財經
back 返回 回上一頁 上一頁
installation 安裝 安裝服務
forum 論壇 討論區
university 大學 科技大學
rights 權利 權益 人權
people 人民 人物
schedule 時間表 日程 行程表 賽程
link 連結 鏈接
live 直播 現場直播
protection 保護 防護
network 網絡 網路
plan 計劃 規劃
list 列表 清單 名單
association 協會 商會 公會
explore 探索
check 檢查 核對
newsletter 電子報 通訊 訂閱電子報
browse 瀏覽
map 地圖
links 相關連結 友站連結 好站連結
mail 郵件
premium 優質 尊享 高級
transparency 透明 資訊公開
apps 應用程式
call 來電 致電
videos 影片 影音專區
politics 政治
present 贈送
clients 客戶案例
request 請求 要求
leadership 領導 領導力
private 私人 私立
travel 旅遊 旅行 出遊
quality 品質 質量 質素
club 俱樂部 社團 學會活動
security 保安 資訊安全 資安
window 窗戶
life 生活 生命 人生
students 學生 學員
subscribe 訂閱
mission 使命 宗旨
jobs 職缺 職位 工作 求職 就業 職位空缺
visit 參觀 訪客
car 汽車 轎車 中古車 二手車
digital 數位 數碼
current 目前位置 目前
applications 應用 應用領域
follow 關注 追蹤我們 跟隨
culture 文化
buy 購買 立即購買 選購
including 包括
results 結果 成果
calendar 行事曆 日曆 校曆
recent 近期 最近
connect 連接 連線
meet 交友 聯誼
operations 營運 操作
watch 觀看 手錶
investor 投資人 投資者 股東
high 高階
index 索引 指數
school 學校 小學 中學 國小 國中 高中 書院
podcast 播客
city 城市 市區
popular 熱門 人氣 熱門文章
regular 定期
legal 法律聲明 法務
sale 特賣 促銷 特價 減價
like 按讚 喜歡
transfer 轉讓 轉帳
today 今日 今天
language 語言 繁體中文
sponsored 贊助
sales 銷售 業績
donate 捐款 捐贈 捐助 樂捐
government 政府 政府網站資料開放宣告 市政
password 密碼
country 國別
continue 繼續
group 集團 小組 群組
contract 合約 契約
name 名稱 姓名
contribute 貢獻
license 授權 執照 牌照
select 選擇 請選擇
art 藝術 美術
activities 活動剪影 校園活動 活動報名
message 訊息 短訊
offers 優惠 優惠活動
platform 平台 平臺
photos 照片 相片 相簿
magazine 雜誌
computer 電腦
practice 實踐 練習
portal 入口網 入口網站
love 愛情 戀愛
author 作者
chat 聊天 聊天室
pricing 收費 價目表
status 狀態
powered 技術提供
posts 近期文章 最新文章
copyright 版權 著作權
years 年資
materials 材料 原料 素材
planning 企劃 策劃
forums 論壇
gallery 畫廊 圖庫 藝廊
sports 體育 運動
consulting 顧問 諮詢 諮詢服務
board 董事會 理事會 理監事
family 家庭 家人 親子
form 表單 表格 申請表
care 護理 照護 關懷
friends 朋友 好友
performance 效能 演出 表演
integration 整合
build 建構 建置
response 回應
music 音樂
training 培訓 訓練 研習
compare 比較
version 版本 手機版
administration 行政 管理員 行政單位
return 退貨 退換貨
game 遊戲
phone 電話 聯絡電話
reference 參考 參考資料
apply 申請 報名 線上報名
secure 安全交易
library 圖書館
science 科學 理學
employees 員工
process 流程 製程
official 官方 正式
profile 簡歷 個人資料 個人檔案
date 日期 時間
choose 挑選
commitment 承諾
region 地區 區域
play 播放
disclaimer 免責聲明 免責
card 卡片 信用卡
quick 快速 快捷
local 本地 在地 地方
participate 參與 參加
games 遊戲 手遊
shopping 購物
demo 示範 試玩
issue 議題
advanced 進階 先進
policies 政策法規
notice 公告 通知 通告 公佈欄
server 伺服器
price 價格 售價 價錢 定價
entertainment 娛樂
fast 迅速
series 系列
technical 技術文件 規格
christmas 聖誕 聖誕節
logo 標誌
credit 學分
hours 營業時間 開放時間 服務時間 門診時間
opportunities 機會
children 兒童 孩子 小孩
standard 標準
complete 完成
corporate 企業資訊 企業社會責任
story 故事
previous 上一篇 上一則
job 職務
touch 觸控
tutorials 教程 教學文
baby 寶寶 嬰兒 母嬰 育兒
daily 每日 日報
package 套餐 包裝
admin 管理員
editor 編輯 編輯器
everyone 大家
shipping 運費 運送 免運 寄送
options 選項
discover 發現
send 發送 寄出 送出
festival 節日 藝術節 影展 節慶
film 電影 影評
energy 能源 能量
foundation 基金會
stay 住宿 留宿
discussion 討論
analysis 分析
common 常用
introducing 介紹
calculator 計算機 試算
volunteer 志工 義工 志願
offer 優惠
interview 訪問 專訪 面試 訪談
stories 故事
academic 學術
catalog 目錄 型錄 產品目錄
college 學院
relations 關係
construction 建設 施工 營造
innovation 創新
certified 認證
budget 預算 預算書
europe 歐洲
master 碩士 大師
week 本週 本周
stock 庫存 股票 股市 現貨
wiki 百科 維基
environment 環境 環保
line 生產線
commercial 商用
original 原創 原裝
diversity 多元
simple 簡單 簡易
announcements 公告事項 公告欄
interest 興趣 利息
assistance 協助 援助
photo 照片 攝影
pay 付費
intelligence 智能 智慧
sitemap 網站地圖 網站導覽
writing 寫作 作文
address 地址 住址
instructions 說明書 使用說明
department 部門 系所 處室 科別
studio 工作室
classic 經典
required 必填
impact 影響
property 物業 樓盤
rental 租賃 出租 租借 租車
conduct 行為準則
annual 年度 年報
maps 地圖 交通位置
celebrate 慶祝
interactive 互動
safety 安全
tags 標籤 熱門標籤
favorite 收藏 我的最愛 加入最愛
homepage 設為首頁 官方首頁
books 書籍 圖書 書店 書局
tel 服務專線 熱線 專線
hello 你好 您好 哈囉
future 未來
fitness 健身
food 食品 美食 食物
statement 聲明
improve 改善 提升 改進
notes 筆記 注意事項
building 建築 大廈 大樓
opening 開幕 開業
strategy 策略 戰略
channel 頻道
portfolio 作品集
function 函數
automatically 自動
text 文字
trusted 信賴
human 人類
image 圖片 圖像 影像
deals 好康 團購
machine 機器 機械 機具
gaming 電競 電玩
park 公園 園區
submit 提交 遞交
white 白色
meeting 會議 會議紀錄
brands 品牌
central 中央
payment 付款 付款方式 支付
body 身體
mind 心靈
style 風格 款式
church 教會 教堂 基督教 堂會
testimonials 客戶見證 客戶評價
related 相關 相關文章
loading 載入中 載入
climate 氣候
staff 教職員 職員
overview 概覽 概況 概述
living 居家
air 空氣
auto 全自動
test 測試
write 撰寫
smart 智慧型
sell 出售 賣屋
economic 經濟發展
space 空間 太空
type 類型 種類
modern 現代
forgot 忘記密碼
tickets 門票 購票 售票
beautiful 美麗 漂亮
unique 獨特
success 成功
section 單元
upload 上傳
guides 教戰手冊
settings 設定 設置
class 班級
terminal 終端
island 海島 島嶼 離島
water 飲用水 自來水
traditional 傳統
answer 答案 回答 解答
format 格式
active 活躍
perfect 完美
theme 主題
framework 框架
course 課程
alternative 替代
sound 聲音 音響
manual 手冊 使用手冊
items 品項
beauty 美容 美妝 化妝品 保養品 護膚
leading 領先
safe 安全可靠
hotel 飯店 酒店 旅館 民宿
restaurant 餐廳 餐飲 食肆
tablet 平板電腦 平板
position 位置
women 女性 女裝 婦女 女士
cloud 雲端
templates 範本 模板
copy 複製
model 模型 型號
minutes 會議記錄
wedding 婚禮 婚紗 婚宴
agenda 議程
land 土地
workshops 工作坊 研習營
launch 啟動 上市
natural 天然
topics 話題
low 低價
screen 螢幕 屏幕
example 範例 例子 示例
concept 概念
bank 銀行
prepare 籌備
print 列印 友善列印
brand 品牌
feedback 回饋 意見反映 意見
inclusion 共融 融合
manufacturing 製造
opinion 觀點 社評
size 尺寸 尺碼
garden 花園 園藝
statistics 統計
capital 資本 資本額
skills 技能
helping 幫忙
understand 了解
vision 願景 視野
default 預設
prices 價目
gift 禮物 贈品 禮品
number 號碼 編號
visual 視覺
file 檔案
level 等級 級別 程度
combination 組合
ideas 創意 點子
past 過去
savings 儲蓄
tool 工具
campaign 宣傳活動
medical 醫療 醫學
reading 閱讀心得 讀書會
case 案例 成功案例 實績
humanities 人文 人文學院
values 價值觀 核心價值
published 發布日期 出版 發佈日期
ready 準備
slide 投影片 簡報
sustainability 永續 可持續 永續發展
collaboration 協作 合作
journal 期刊 學報
confidence 信心
youth 青年 青少年
competitive 競爭力
thanks 感謝 謝謝 多謝
artists 藝術家 藝人 歌手
scholarships 獎學金 助學金 獎助學金
storage 收納 倉儲 儲存空間
sellers 賣家
exchange 交流 交換
principles 原則
database 資料庫
incident 事件
compliance 合規 法遵
expand 展開
moment 時刻
advice 建議
dashboard 儀表板 控制台
conversations 對話
focus 焦點 聚焦
senior 高級中學
guidelines 指引 準則
admissions 招生 入學 招生資訊 收生
ratings 評分
animals 動物
traffic 交通 流量
save 儲存 存檔
affiliates 聯盟行銷
teaching 教學資源 教學
quote 報價 估價
kids 童裝 小朋友 幼兒
record 紀錄 記錄
radio 電台 廣播 收音機
campus 校園 校區
renew 續約
signup 立即註冊 免費註冊
scientists 科學家
comprehensive 全面
insights 洞察
knowledge 知識
refund 退款
extra 額外
institute 研究所 研究院
affordable 平價 實惠
intro 簡介
evaluation 評估
analytics 流量分析
monitor 監控 監測 顯示器
winter 冬季 冬天
green 綠色
fashion 時尚 時裝 服飾 潮流
founder 創辦人 創始人
efficient 高效
speakers 喇叭 揚聲器
resumes 履歷 履歷表
promotion 推廣 推廣活動
optimization 優化 最佳化
key 關鍵字
value 價值
important 重要
initiative 倡議
methods 方法
residents 居民 里民
button 按鈕
black 黑色
abuse 濫用 家暴
awards 得獎 獎項 榮譽榜 獲獎
virtual 虛擬
abstract 摘要
house 房屋 房子 新屋 新成屋
enter 進入
solar 太陽能
embed 嵌入
tweet 推文
description 商品描述 產品說明 商品介紹
host 主辦
fun 樂趣 好玩
legislative 立法 立法院
pop 流行音樂
grow 成長
plugins 外掛 外掛程式 插件
cost 成本 費用
silver 白銀
rates 匯率 費率
room 客房 房型
recruitment 招募 徵人 人事招聘
profit 利潤 盈利
secret 秘密
destination 目的地
dynamic 動態
advisory 諮詢委員會
holiday 假日 度假 假期
agents 代理商 經銷商
priority 優先
hosting 虛擬主機 主機代管
forest 森林 林業
effective 有效
evolution 進化
context 脈絡
lists 名冊
progress 進度
upcoming 即將
republic 共和國
shared 共享 共用
tournament 錦標賽 盃賽
branch 分公司 分行
files 檔案
cleaning 清潔 清洗
subject 主旨 科目 學科
configuration 配置
men 男裝 男性 男士
pool 泳池 游泳池
mini 迷你
highlights 精華 亮點
beginning 新手 入門
owners 車主 業主 屋主
diagnosis 診斷
rock 搖滾
ensure 確保
random 隨機
power 電力 電源
convenient 便利 方便
sample 樣品 樣本
exclusive 獨家
peace 和平
million 百萬
weekly 每週 週刊
agreement 協議
widget 小工具
parts 零件 配件
billion 億元
ministry 衛生福利部 教育部 部會
word 單字 詞彙
weapons 武器
set 套裝
enjoy 享受
chain 連鎖
appointment 預約 預約掛號 網路掛號 掛號
hub 樞紐
repair 維修 修理 修繕
discounts 折扣
letters 書信 信件
premier 行政院長
label 標示
total 總計 合計
infrastructure 基礎設施 基礎建設
donations 捐款 捐贈 捐款徵信
independent 獨立
street 街道
hotels 飯店 酒店
hardware 硬體 硬件 五金
benefits 福利
node 節點
agent 經紀人 代理
visa 簽證
elections 選舉
division 事業部
primary 小學部
enroll 報讀
homes 住宅 豪宅
bill 帳單 法案
trial 試用 審判
furniture 傢俱 家具 傢俬
toys 玩具
basic 基本 基礎
difficult 困難
upgrade 升級
adventure 冒險 探險
flight 航班 機票
webinars 線上研討會
logistics 物流
ebooks 電子書
phones 智慧型手機 智能手機
wellness 養生館
road 道路 公路
correct 正確
suggestions 意見箱
booking 訂房 預訂 線上訂房 訂位
estate 房地產 地產 不動產 房仲
checkout 結帳 結賬
tourism 觀光 觀光局 旅遊景點
bikes 自行車 單車 腳踏車
export 出口 匯出
guest 嘉賓 房客
covid 新冠 疫情 新冠肺炎
domain 網域 域名
star 星級
flexible 彈性 靈活
ads 廣告
supplies 用品
broker 券商 經紀
philosophy 理念 哲學 經營理念
edit 修改
intent 意向
breaking 突發 即時新聞
lab 研究室
equipment 設備 器材
consent 同意 同意書
papers 論文
equity 股權
foreign 外國 外語 外交
simulation 模擬
item 品項
patients 病人 患者 病友
temperature 溫度
mark 標記
assets 資產
earn 賺錢
characters 角色
breathing 呼吸
readers 讀者
month 本月
codes 條碼
rent 租屋 租金 租盤
desktop 桌面
viewers 觀眾
television 電視 電視台
achieve 達成
gifts 禮品 禮盒
inquiry 詢價 詢問
evidence 證據
charge 充電
dining 用餐
golf 高爾夫
strength 優勢
banner 橫幅
maintenance 維護 保養
seminars 講座 研討會 講習
study 留學 遊學
inspection 檢驗 驗車
talent 人才
tree 樹木
banking 網銀
increase 增長
bring 攜帶
hospital 醫院
fair 博覽會 展覽會 書展
trending 熱搜 趨勢
states 各州
military 軍事 國軍
background 背景
command 指令
fantasy 奇幻
catering 外燴 到會 外賣
village 村里 鄉村 農村
influence 影響力
discipline 紀律
types 各類
lecture 演講
structure 結構
capacity 容量 產能
classes 課堂 開課
reliable 可靠
summer 夏季 暑期 夏令營 暑假
wholesale 批發
rules 規則 規定 規章
museum 博物館 美術館 紀念館 文物館
fresh 新鮮
yoga 瑜伽 瑜珈
object 物件
conference 大會 年會
sector 界別
war 戰爭
cybersecurity 網路安全 網絡安全 漏洞
hero 英雄
stop 停止
tuition 學費
individual 個別
trailer 預告片
implementation 實施
scale 規模
sort 排序
orders 訂單查詢
law 法律 法規 法令
decorative 裝飾
thread 樓主 主題帖
creator 創作者
voice 語音
doctor 醫師 醫生 醫療團隊
award 得獎 獎項 頒獎
routes 路線
movement 社會運動
stream 串流
loans 貸款
win 中獎 獲勝
medicine 藥品 中醫 醫學院 內科
coaching 輔導
extension 擴充功能 擴充
tennis 網球
capture 截圖
dark 深色
beach 海灘 沙灘
complaint 投訴 申訴 檢舉
tracking 追蹤 貨件查詢
bug 程式錯誤
countdown 倒數
filter 篩選 過濾
topic 專題討論
maintain 維持
unit 單位
period 期間
awareness 意識
notification 推播
math 數學
ideal 理想
station 車站 火車站 捷運 港鐵
motorcycle 機車 電單車 摩托車 重機
bus 公車 巴士 客運
tour 旅行團 行程 跟團
translation 翻譯
benchmarks 效能測試
boot 靴子
enterprise 企業版
normal 正常
coverage 報導
variety 綜藝
train 火車 高鐵 列車
cat 貓咪 貓貓 貓奴
movies 電影 影視
zip 郵遞區號
transition 轉型
gear 裝備
lifestyle 生活方式 生活風格
magnetic 磁性
interface 介面
cheap 便宜
immigration 移民
pickup 取貨 超商取貨 自取
physical 物理治療
explanation 解釋
delete 刪除
replace 更換
startups 創業 新創 初創
rooms 客房 房型 房間
fields 領域
boats 遊艇 船舶
teachers 教師 師資
exhibition 展覽 特展 展示
nature 自然 生態
vehicle 車輛
title 標題
advantage 優點
cast 主演 演員表
clean 乾淨
jewelry 珠寶 首飾 飾品 銀飾
chapter 章節
locator 門市查詢
closed 公休 休館 店休
vegetables 蔬菜
anxiety 焦慮
faculty 師資陣容 教授
toolkit 工具箱
mortgage 房貸 按揭 抵押
cache 快取
audit 審計 稽核 審核
retrieve 找回
wifi 無線網路
justice 司法 正義
hackers 駭客 黑客
assembly 組裝 裝配
bloggers 部落客 博主
menus 菜單 餐牌
stamps 郵票 印章
gym 健身房 健身室
pain 疼痛 痛症
pizza 披薩 比薩
county 縣政府 縣府
charity 慈善 公益 慈善機構
parish 堂區
mosque 清真寺
temple 寺廟 寺院 佛教 佛寺 宮廟
prayer 禱告 祈禱 代禱
worship 敬拜 崇拜 主日 禮拜 彌撒
sermon 講道 證道
diocese 教區
choir 合唱團 合唱 詩班
orchestra 樂團 交響樂團 管弦樂 國樂
concert 音樂會 演唱會
theater 劇場 戲劇 劇團 話劇
scouts 童軍
donation 捐款 捐贈
membership 入會 會籍
league 聯賽 聯盟
player 球員 玩家 選手
coach 教練
match 比賽
hiking 登山 行山 遠足 健行
cycling 騎行 單車活動
football 足球
fishing 釣魚
hunting 狩獵 打獵
horse 馬術 賽馬 騎馬
dog 狗狗 毛孩 犬隻
breed 品種 犬種
dance 舞蹈 跳舞
massage 按摩 推拿
clinic 診所 門診
dentist 牙醫 牙科 植牙
pharmacy 藥局 藥房 藥師
nurse 護士 護理師
psychologist 心理諮商 心理師 心理輔導 心理
lawyer 律師 律師事務所
notary 公證 公證人
accountant 會計 會計師
tax 稅務 報稅 納稅 國稅局 節稅
insurance 保險
loan 貸款 信貸 借貸
plumber 水電 通渠 水管
electrician 電工
carpenter 木工
roof 屋頂
kitchen 廚房 廚具
bathroom 浴室 衛浴
heating 暖氣 供暖
door 門窗 大門
flower 鮮花 花店 花束
bakery 烘焙 麵包店
bread 麵包
wine 葡萄酒 紅酒 酒莊
beer 啤酒
coffee 咖啡
chef 廚師 主廚
dish 菜式 菜餚
breakfast 早餐
camping 露營 野營
apartment 公寓 租屋套房
arrival 抵達 入住
departure 退房 出發
mayor 市長 縣長 鄉長 鎮長
municipality 市政府 鄉公所 區公所 鎮公所 市公所 公所
council 議會 區議會 市議會 代表會
citizen 市民 公民
resident 居民 里民
ordinance 條例 自治條例
waste 垃圾 廢棄物
police 警察 警察局 警務
fire 消防 火災
permit 許可證 行政許可
tender 招標 投標 標案
procurement 採購 採購公告
election 選舉
vote 投票
party 政黨 黨員 民進黨 國民黨
candidate 候選人
parliament 國會 立法會
court 法院 法庭
kindergarten 幼兒園 幼稚園
pupil 小學生
student 學生
teacher 老師 教師
exam 考試 測驗
semester 學期
diploma 文憑 學位 畢業證書
lesson 上課 課文
enrolment 報讀 新生入學
thesis 碩士論文 博碩士論文 學位論文
laboratory 實驗室
speaker 講者 講師
sponsor 贊助商 贊助單位
venue 場地 會場 場館
ticket 門票
lineup 陣容
recipe 食譜
ingredient 食材 成分 成份
cooking 料理 烹飪 烹調 煮食
diary 日記
travelogue 遊記
essay 散文 隨筆
poem 詩歌 詩詞 新詩
novel 小說
writer 作家
photographer 攝影師
painter 畫家
illustrator 插畫 插畫家
designer 設計師
developer 開發者 開發商
freelancer 自由工作者 接案
curriculum 課綱 課程規劃
biography 生平 傳記
born 出生
hobby 嗜好
reply 回覆 回復
moderator 版主 版大
member 會員
offline 離線
nickname 暱稱
poll 民調 問卷調查
guestbook 留言板 留言簿
basket 購物籃
delivery 宅配 快遞 送貨服務
warranty 保固 保養期 保修
voucher 禮券 代金券
discount 折扣
colour 顏色 色彩
bestseller 暢銷 熱銷 熱賣
retail 零售
manufacturer 製造商 廠商 廠家
factory 工廠 廠房
spare 備品 備件
steel 鋼鐵 不鏽鋼 鋼材
wood 木材 實木
plastic 塑膠 塑料
concrete 混凝土
renovation 裝修 翻新 裝潢
architect 建築師
engineer 工程師
transport 運輸
freight 貨運 海運 空運
warehouse 倉庫
tyre 輪胎
garage 車庫 車房
leasing 融資租賃
listing 房源 售屋
directory 名錄 黃頁 工商名錄
classified 分類廣告
advertisement 廣告
vacancy 空房
employer 僱主 雇主
comparison 比較表
ranking 排行榜 排名
rating 評分
coupon 優惠券 折價券 折扣碼
nearby 附近 周邊
category 類別
converter 轉換 轉換器 轉檔
generator 產生器 發電機
checker 檢查器
install 安裝程式
changelog 更新日誌 更新紀錄
plugin 外掛 外掛程式 插件
tutorial 教程 教學文
subscription 訂閱制
automation 自動化
invoice 發票
payroll 薪資
workflow 工作流程
newspaper 報紙 報社
editorial 社論 編輯部
journalist 記者 新聞工作者
reporter 記者 特派員
headline 頭條
economy 經濟
weather 天氣 氣象 天文台
horoscope 星座 運勢 算命 命理
obituary 訃聞 訃告
broadcast 播出 廣播電台
listen 收聽 試聽
crime 犯罪 罪案
celebrity 名人 明星
subscriber 訂戶 粉絲
imprint 統一編號 統編
accessibility 無障礙 無障礙網頁
career 職涯 生涯
testimonial 客戶見證 客戶評價
certificate 證書 證照
partner 合作夥伴
solution 解決方案
product 產品
tradition 傳統
emergency 緊急 急救 急診 防災
night 夜間
shift 輪班
printing 印刷
advertising 廣告公司
marketing 行銷 營銷 市場推廣
score 得分 比分
puzzle 拼圖 謎題
quiz 測驗題 小測驗
band 樂隊
album 專輯
song 歌曲
lyrics 歌詞
movie 電影
actor 演員
cinema 戲院 電影院 影城
animal 動物 寵物
shelter 收容 收容所
adoption 領養 認養 收養
child 兒童 孩子
elderly 長者 老人 長照 安老院
disability 身心障礙 殘疾 身障
refugee 難民
poverty 貧困 弱勢 貧窮
aid 救助 補助
relief 賑災 救災
statute 章程
chairman 主席 理事長 董事長 會長
committee 委員會
society 學會
union 工會
federation 聯合會 總會
cooperative 合作社
petition 請願 連署
protest 抗議
conservation 保育
farm 農場 牧場
agriculture 農業 農產品
harvest 收穫 收成
town 鄉鎮 鎮民
sight 景點 名勝
mountain 爬山 高山
ski 滑雪
"""
