"""Chinese in simplified characters."""

from typing import Final

WORDS: Final = """\
service 服务 服务中心
contact 联系我们 联系方式 联系 联络
home 首页 主页
products 产品 产品中心 商品 产品展示
new 新品 新增
information 信息 资讯 信息公开
customer 客户 顾客 客服
search 搜索 检索 站内搜索 查找
blog 博客
content 内容
site 本站 站点 本网站
support 支持 售后 售后服务
privacy 隐私 隐私政策 隐私权
page 页面
find 找到
news 新闻 新闻中心 新闻动态 公司新闻
community 社区
personal 个人
top 顶部 返回顶部 回到顶部
website 网站 官网
data 数据
directly 直接
business 商业 业务 商务 业务范围
help 帮助 帮助中心
join 加入 加盟
media 媒体 新媒体
program 计划项目 方案
access 访问
health 健康 养生 卫生
company 公司 公司简介 关于我们 公司介绍 企业简介 有限公司 公司概况 企业
register 注册
menu 菜单
history 历史 发展历程 历史沿革
use 使用
project 项目 工程案例
education 教育
free 免费
design 设计
public 公共 公众 公开
report 报告 举报
experience 体验 经验
international 国际
policy 政策
best 最佳 最好
main 主要
terms 条款 服务条款 使用条款 用户协议 服务协议
open 开放 打开
online 在线 线上
management 管理
create 创建 创作
download 下载 下载中心
start 开始
events 活动 赛事 活动预告
login 登录 登陆
learn 学习 了解更多
video 视频 视频中心
special 专题 特色 特别
development 发展 开发 研发
careers 招贤纳士 人才招聘 诚聘英才 加入我们
user 用户
web 网页
review 评测 点评 测评
code 代码 源码
market 市场
account 账号 账户 帐号 帐户
social 社会 社交
view 查看
general 通用 综合
email 邮箱 电子邮件 电子邮箱
latest 最新 最新消息
resources 资源
store 店铺 门店 旗舰店
categories 分类 栏目 分类目录
press 新闻稿 媒体报道
system 系统 体系
world 世界
change 变更 改变
updates 更新
partners 合作伙伴 合作单位
global 全球
shop 商店 商城 网店
technology 技术 科技
team 团队 球队
comments 评论 留言
center 中心
tools 工具
articles 文章 文章列表
app 客户端 手机客户端
source 来源 源代码
welcome 欢迎 欢迎光临 欢迎您
reserved 保留所有权利 版权所有
advertise 广告合作 广告服务 广告投放
post 发布 发表 帖子 发帖
features 功能 特点 特性
guide 指南 导购 办事指南
industry 行业 产业 工业 行业动态
mobile 手机 移动 手机版
share 分享 分享到
book 图书 书籍
read 阅读 阅读全文
documentation 文档
members 会员 成员 会员中心
questions 问题 常见问题 疑问
solutions 解决方案
locations 地点
national 国家 全国
organization 组织 机构 组织机构
tips 技巧 提示 小贴士 窍门
order 订单 订购 下单 订货
office 办公室 办公 办事处
skip 跳过 跳转
archive 归档 存档 档案
software 软件
day 日子
research 研究 科研 科学研究
expert 专家
add 添加 增加
conditions 条件
cookies 小甜饼
releases 发行版 版本发布
engineering 工程
collection 藏品 馆藏
professional 专业
details 详情 详细 查看详情
navigation 导航
deliver 送货 交付
cart 购物车 加入购物车
provide 提供
electronics 电子 电器 数码
financial 财务 金融 财经
back 返回 后退
installation 安装 安装调试
forum 论坛
university 大学
rights 权利 维权 权益
people 人民 人物
schedule 日程 时间表 赛程
link 链接
live 直播 现场直播
protection 保护 防护
network 网络 互联网
plan 计划 规划
list 列表 名单
association 协会 商会
check 检查 核对
newsletter 简报 电子报
browse 浏览
map 地图
links 友情链接 相关链接
mail 邮件
premium 优质 尊享
transparency 透明 政务公开
apps 应用程序
call 致电 来电
videos 视频
politics 政治 时政
clients 客户案例
request 请求
leadership 领导 领导力 领导班子
private 私人 私立 民办
travel 旅游 旅行 出行
quality 质量 品质
club 俱乐部 社团
security 安全 保安 信息安全
life 生活 生命 人生
students 学生 学员
subscribe 订阅
mission 使命
jobs 职位 岗位 就业 求职 工作
visit 参观 访客
car 汽车 轿车 二手车
digital 数字 数字化
current 当前 当前位置
applications 应用 应用领域 应用案例
follow 关注 关注我们
culture 文化 企业文化
buy 购买 立即购买 选购
including 包括
results 结果 成果
calendar 日历 校历
recent 近期 最近
connect 连接
meet 见面 交友
operations 运营 操作
watch 观看 手表
investor 投资者 投资者关系 股东
high 高端
index 索引 指数
school 学校 中学 小学 高中 职高
podcast 播客
city 城市 市区
popular 热门 流行 热点
legal 法务 法律声明
sale 特卖 促销 打折
like 点赞 喜欢
transfer 转让 转账
today 今日 今天
language 语言
sponsored 赞助商
sales 销售 销量
donate 捐款 捐赠 捐助
government 政府 政务 政府信息公开
password 密码
country 国别
group 集团 小组 群组
contract 合同
name 名称 姓名
contribute 贡献
license 许可证 执照 授权
select 选择 请选择
art 艺术 美术
activities 活动中心 社团活动
message 消息 在线留言 短信
offers 优惠活动
platform 平台
photos 照片 相册
magazine 杂志
computer 电脑 计算机
practice 实践 练习
portal 门户
love 爱情 恋爱
author 作者
chat 聊天 在线客服
pricing 价格方案 收费标准
status 状态
powered 技术支持
posts 最新文章 帖子
copyright 版权 著作权
materials 材料 原料 资料
planning 策划
gallery 画廊 图库 图集
sports 体育 运动
consulting 咨询 顾问
board 董事会 理事会
family 家庭 家人 亲子
form 表单 表格
care 护理 关爱
friends 朋友 好友
performance 性能 业绩 演出
integration 集成 整合
build 构建 建造
response 响应
music 音乐
training 培训 训练
compare 比较
version 版本
administration 行政 管理员
return 退货 退换货
game 游戏
phone 电话 联系电话 电话号码
reference 参考 参考文献
apply 申请 报名 在线报名
secure 安全支付
library 图书馆
science 科学 理科
employees 员工 职工
process 流程 工艺 办事流程
official 官方 正式
profile 个人资料 个人中心
date 日期 时间
choose 挑选
commitment 承诺
region 地区 区域
event 活动 事件
play 播放
disclaimer 免责声明 免责
card 卡片 银行卡 会员卡
quick 快速 快捷
local 本地 地方
participate 参与 参加
games 游戏 小游戏 手游
shopping 购物
demo 演示
advanced 高级 先进
policies 政策 政策法规
notice 公告 通知 通知公告 公示
server 服务器
price 价格 报价
entertainment 娱乐
fast 迅速
series 系列
technical 技术参数 技术资料
christmas 圣诞 圣诞节
state 国有
logo 标志
credit 信用 学分
hours 营业时间 工作时间 开放时间
opportunities 机会 机遇
children 儿童 孩子
standard 标准
complete 完成
corporate 企业
story 故事
previous 上一篇 上一页
job 职位 工作
touch 触摸
tutorials 教程
baby 宝宝 婴儿 母婴 育儿
daily 每日 日报 日常
package 套餐 包装
admin 管理员
editor 编辑 责任编辑 编辑器
shipping 配送 运费 发货 包邮
options 选项
discover 发现
send 发送
festival 节日 艺术节 电影节
film 电影 影片
energy 能源 能量
foundation 基金会
stay 住宿
discussion 讨论 讨论区
analysis 分析
common 常用
introducing 介绍
calculator 计算器
volunteer 志愿者 志愿 义工
offer 特价
interview 采访 访谈 面试 专访
stories 故事
academic 学术
catalog 产品目录
college 学院 职业技术学院
relations 关系
construction 建设 施工 建筑工程
innovation 创新
certified 认证
budget 预算
europe 欧洲
master 硕士 大师
week 本周
sport 运动
stock 库存 股票 股市
wiki 百科 维基
environment 环境 环保
line 生产线
commercial 商用
original 原创 正品
diversity 多样性
simple 简单 简洁
announcements 公告栏
interest 兴趣 利息
assistance 协助
photo 照片 摄影
pay 支付宝
intelligence 情报
sitemap 网站地图 站点地图
writing 写作 作文
address 地址 公司地址
instructions 说明书 说明
department 部门 科室 院系
studio 工作室
classic 经典
required 必填
impact 影响
property 物业 楼盘
rental 租赁 出租
conduct 行为准则
annual 年度 年报
maps 地图
celebrate 庆祝
creating 打造
interactive 互动 互动交流
safety 安全生产
tags 标签 热门标签
favorite 收藏 收藏夹 加入收藏
homepage 网站首页 返回首页 设为首页
books 书籍 图书 书店
tel 热线 服务热线 咨询热线
hello 你好 您好
future 未来
fitness 健身
food 食品 美食 食物
statement 声明
improve 提高 改善 改进
notes 笔记 注意事项
building 建筑 楼宇 大厦
opening 开业 开幕
strategy 战略 策略
channel 频道 渠道
portfolio 作品集 作品展示
function 函数
automatically 自动
text 文字 文本
district 区县
trusted 信赖
human 人类
image 图像 图片
deals 特惠 团购
machine 机器 机械 机床
gaming 电竞 电玩
park 公园 园区
submit 提交
white 白色
meeting 会议
brands 品牌
central 中央
payment 支付 付款 付款方式
body 身体
mind 心灵
style 风格 款式
church 教会 教堂 基督教
testimonials 客户评价 客户见证
related 相关 相关文章
loading 加载中 加载
climate 气候
staff 职员 教职工
overview 概况 概述 概览
living 居家
air 空气
test 测试 检测
smart 智能 智慧
sell 出售
economic 经济发展
space 空间 太空
type 类型 种类
modern 现代
forgot 忘记密码
tickets 门票 票务 购票
beautiful 美丽 漂亮
unique 独特
success 成功 成功案例
upload 上传
settings 设置 设定
class 班级
terminal 终端
island 海岛 岛屿
water 饮用水 水务
traditional 传统
answer 答案 回答 解答
format 格式
perfect 完美
theme 主题
framework 框架
course 课程
alternative 替代
sound 声音
manual 手册 使用手册
items 物品
beauty 美容 美妆 化妆品 护肤
leading 领先
safe 安全可靠
hotel 酒店 宾馆 旅馆
restaurant 餐厅 饭店 餐饮
tablet 平板电脑
position 位置
women 女性 女装 妇女 女士
cloud 云计算 云端 云服务
templates 模板
copy 复制
model 模型 型号
wedding 婚礼 婚庆 婚纱
agenda 议程
listings 房源 供求信息
land 土地
workshops 工作坊 培训班
launch 启动
natural 天然
topics 话题
screen 屏幕
example 例子 示例 实例
concept 概念
bank 银行
print 打印
brand 品牌
feedback 反馈 意见反馈 意见
inclusion 包容
manufacturing 制造 制造业
opinion 观点
size 尺寸 尺码
garden 花园 园林 园艺
statistics 统计
capital 资本 注册资本
skills 技能
understand 了解
vision 愿景 视野
default 默认
prices 价格 价格表
gift 礼品 礼物
number 号码 编号
visual 视觉
file 文件
level 级别 等级 水平
combination 组合
ideas 创意 想法
past 过去
savings 储蓄
tool 工具
campaign 宣传活动
medical 医疗 医学
case 案例 案例展示 经典案例
humanities 人文 人文学院
values 价值观
published 发布时间 出版
ready 准备
slide 幻灯片
sustainability 可持续 可持续发展
collaboration 协作 合作
journal 期刊 学报
confidence 信心
youth 青年 青少年
competitive 竞争力
thanks 感谢 谢谢
artists 艺术家 歌手
trip 行程
scholarships 奖学金 助学金
storage 存储 仓储 储存
sellers 卖家
exchange 交流 交换
principles 原则
database 数据库
incident 事故
compliance 合规
expand 展开
moment 时刻
advice 建议
dashboard 仪表盘 控制面板
conversations 对话
focus 聚焦 焦点
senior 老年
guidelines 准则
admissions 招生 招生信息 招生简章 录取
ratings 评分
animals 动物
traffic 交通 流量
save 保存
affiliates 分销 推广联盟
teaching 教学 教学资源
quote 询价
kids 童装 幼儿
record 记录
radio 电台 收音机 广播电台
campus 校园 校区
renew 续费
signup 立即注册 免费注册
episode 剧集
scientists 科学家
comprehensive 全面
insights 洞察
knowledge 知识 百科知识
refund 退款
extra 额外
institute 研究所 研究院
affordable 实惠
intro 简介
evaluation 评估 评价
analytics 数据分析
monitor 显示器 监控 监测
winter 冬季 冬天
green 绿色
fashion 时尚 时装 服装 服饰
founder 创始人
efficient 高效
speakers 演讲嘉宾 音箱
resumes 简历 简历库
promotion 推广 推广活动
optimization 优化
key 关键词
value 价值
important 重要
initiative 倡议
methods 方法
residents 居民
button 按钮
black 黑色
abuse 滥用
awards 奖项 获奖 荣誉 荣誉资质
virtual 虚拟
abstract 摘要
house 房子 房屋 新房 二手房
enter 进入
solar 太阳能 光伏
embed 嵌入
tweet 推文
description 描述 产品描述 商品描述
host 主办
fun 乐趣 好玩
legislative 立法
pop 流行音乐
grow 成长
plugins 插件
cost 成本 费用
silver 白银
rates 费率 汇率
recruitment 招聘 招聘信息 校园招聘
profit 利润 盈利
secret 秘密
destination 目的地
dynamic 动态
advisory 咨询委员会
approach 途径
holiday 假日 度假 假期
agents 代理商 招商加盟 代理
priority 优先
hosting 虚拟主机 云主机
forest 森林 林业
effective 有效
evolution 进化
context 上下文
progress 进展
republic 共和国
shared 共享
specific 具体
tournament 锦标赛 杯赛
branch 分支 分公司 分行
files 文件
cleaning 清洁 清洗 保洁
subject 学科 科目
configuration 配置
men 男装 男性 男士
pool 泳池 游泳池
mini 迷你
highlights 亮点 精彩回顾
beginning 新手 入门
owners 业主 车主
diagnosis 诊断
rock 摇滚
ensure 确保
random 随机
power 电力 电源
convenient 便捷 方便
sample 样品 样本
exclusive 独家
peace 和平
everyday 日用
million 百万
weekly 每周 周刊
agreement 协议
widget 小部件 小工具
parts 配件 零件 零部件
billion 亿元
ministry 部委 教育部 商务部
word 词语
weapons 武器
set 套装
enjoy 享受
chain 连锁
appointment 预约 预约挂号
hub 枢纽
repair 维修 修理
discounts 折扣
letters 信件 书信
premier 总理
total 总计 共计
infrastructure 基础设施
donations 捐赠 捐款
independent 独立
street 街道
hotels 酒店
hardware 硬件 五金
benefits 福利
node 节点
agent 经纪人 代理
visa 签证
elections 选举
division 事业部
primary 小学部
enroll 入学 报读
homes 住宅
bill 账单 法案
trial 试用 审判
furniture 家具 家居
toys 玩具
basic 基本 基础
difficult 困难
upgrade 升级
adventure 冒险 探险
flight 航班 机票
webinars 网络研讨会
logistics 物流
ebooks 电子书
phones 手机
wellness 保健
road 道路 公路
correct 正确
suggestions 意见建议
booking 预订 预定 订房
estate 房地产 房产 地产
checkout 结算 去结算 结账
tourism 旅游局 旅游景点
bikes 自行车 单车
export 出口 导出
guest 游客 嘉宾
covid 新冠 新冠肺炎 疫情
domain 域名
star 星级
flexible 灵活
ads 广告
mode 模式
supplies 用品
broker 经纪 券商
philosophy 理念 哲学 经营理念
edit 修改
intent 意向
breaking 突发
lab 实验室
equipment 设备 器材 生产设备
consent 同意
papers 论文
equity 股权
foreign 外国 外国语 外贸
simulation 模拟 仿真
item 项目编号
patients 患者 病人
temperature 温度
mark 标记
assets 资产
earn 赚钱
characters 角色
breathing 呼吸
readers 读者
newsroom 新闻编辑室
month 本月
codes 二维码 条形码
rent 租房 租金
desktop 桌面
viewers 观众
television 电视 电视台
gifts 礼品 礼物
inquiry 查询 询盘
evidence 证据
charge 充电 收费
dining 用餐
golf 高尔夫
strength 实力
banner 横幅
maintenance 维护 保养
seminars 研讨会
study 留学
inspection 检验 巡查
talent 人才 人才培养
tree 树木
banking 银行业
agency 代理机构
increase 增长
hospital 医院
fair 博览会 交易会 展会
trending 热搜 趋势
reach 达到
states 各州
military 军事 军队
background 背景
command 命令
fantasy 奇幻 玄幻
catering 外卖 团餐
village 村庄 乡村 农村
influence 影响力
discipline 纪律 学科建设
types 类型
lecture 讲座 报告会
structure 结构 组织结构
capacity 容量 产能
classes 班级 上课
summer 夏季 暑期 夏令营
wholesale 批发
rules 规则 规定 规章制度
museum 博物馆 美术馆 纪念馆 展览馆
fresh 新鲜
yoga 瑜伽
object 对象
conference 大会 年会
ios 苹果版
sector 行业部门
war 战争
cybersecurity 网络安全 漏洞
stop 停止
tuition 学费
individual 个体
trailer 预告片
implementation 实施
scale 规模
sort 排序
orders 我的订单 订单查询
law 法律 法规 法学院
decorative 装饰
thread 主题帖 楼主
creator 创作者
voice 语音
doctor 医生 医师 专家门诊
award 获奖 奖项
routes 路线
movement 社会运动
stream 流媒体
loans 贷款
win 中奖 获胜
medicine 药品 中医 医药 医学院
coaching 辅导
extension 扩展
tennis 网球
capture 截图
beach 海滩 沙滩
complaint 投诉
tracking 追踪 跟踪 物流查询
bug 缺陷
pandemic 大流行
filter 筛选 过滤 过滤器
topic 话题
maintain 维持
unit 单位
period 期间
awareness 意识
notification 消息通知
math 数学
ideal 理想
station 车站 火车站
motorcycle 摩托车
bus 公交 巴士 客车
tour 跟团游 旅行团 旅游线路
translation 翻译
benchmarks 基准测试
table 桌子
boot 靴子
enterprise 企业版 企业级
normal 正常
coverage 报道
variety 综艺
train 火车 高铁 列车
cat 猫咪 猫猫 宠物猫
movies 电影 影视
zip 邮编 邮政编码
transition 转型
prev 上一条
gear 装备
lifestyle 生活方式
magnetic 磁性
interface 接口 界面
cheap 便宜
immigration 移民
pickup 自提
physical 体检
explanation 解释
delete 删除
replace 替换
startups 创业 初创
rooms 客房 房型
fields 领域
boats 游艇 船舶
teachers 教师 师资 师资队伍
exhibition 展览 展会 展厅
nature 自然
vehicle 车辆
title 标题
perspectives 视角
advantage 优势
cast 主演 演员表
clean 干净
jewelry 珠宝 首饰 饰品
chapter 章节
closed 关闭
flow 流量计
vegetables 蔬菜
anxiety 焦虑
faculty 师资力量 院系设置
toolkit 工具包 工具箱
mortgage 抵押 房贷 按揭
cache 缓存
audit 审计 审核
retrieve 找回密码
ssl 安全证书
wifi 无线网络
justice 司法 正义
hackers 黑客
assembly 装配 组装
bloggers 博主
menus 菜谱
stamps 邮票
notify 通知我
gym 健身房
pain 疼痛
pizza 披萨
county 县政府 县委
charity 慈善 公益 慈善机构
parish 堂区
mosque 清真寺
temple 寺庙 寺院 佛教 佛学
prayer 祷告 祈祷
worship 敬拜 礼拜 主日
sermon 讲道 证道
diocese 教区
choir 合唱团 合唱
orchestra 乐团 交响乐团 管弦乐
concert 音乐会 演唱会
theater 剧院 戏剧 话剧
scouts 童子军
donation 捐赠 捐款
membership 会员 会籍 入会
league 联赛
player 球员 玩家 选手
coach 教练
match 比赛
hiking 徒步 登山
cycling 骑行
football 足球
fishing 钓鱼 垂钓
hunting 狩猎 打猎
horse 马术 赛马
dog 狗狗 宠物狗 犬只
breed 品种 犬种
dance 舞蹈 跳舞
massage 按摩 推拿
clinic 诊所 门诊
dentist 牙科 口腔 牙医 种植牙
pharmacy 药店 药房
nurse 护士
psychologist 心理咨询 心理医生 心理
lawyer 律师 律师事务所
notary 公证 公证处
accountant 会计 会计师
tax 税务 税收 纳税
insurance 保险
loan 贷款 小额贷款
plumber 水管 管道疏通
electrician 电工
carpenter 木工
roof 屋顶 屋面
kitchen 厨房 厨具
bathroom 浴室 卫浴
heating 供暖 暖气 采暖
door 门窗 大门
flower 鲜花 花店 花卉
bakery 烘焙 面包店
bread 面包
wine 葡萄酒 红酒 酒庄
beer 啤酒
coffee 咖啡
chef 厨师
dish 菜品 菜肴
breakfast 早餐
camping 露营 野营
apartment 公寓
arrival 抵达 入住
departure 离店 出发
mayor 市长
municipality 市政府 人民政府 市人民政府
council 人大代表 人大常委 政协
citizen 公民 市民
resident 居民
ordinance 条例
waste 垃圾 废物 固废
police 警察 公安 公安局
fire 消防 火灾
permit 行政许可
tender 招标 投标 招投标
procurement 采购 政府采购
election 选举
vote 投票
party 党建 政党 党员
candidate 候选人
parliament 议会 国会
court 法院
kindergarten 幼儿园
pupil 小学生 学生
student 学生
teacher 老师 教师
exam 考试
semester 学期
diploma 文凭 学历 学位
lesson 课时 课文
enrolment 入学 招生报名
thesis 毕业论文 学位论文
laboratory 实验室
speaker 演讲者 主讲人
sponsor 赞助 赞助商
venue 场馆 会场
ticket 门票
lineup 阵容
recipe 食谱 菜谱 做法
ingredient 食材 配料 成分
cooking 烹饪 烹调
diary 日记
travelogue 游记
essay 散文 随笔
poem 诗歌 诗词 古诗
novel 小说
writer 作家
photographer 摄影师
painter 画家
illustrator 插画师 插画
designer 设计师
developer 开发者 开发商
freelancer 自由职业者
curriculum 课程设置 课表
biography 传记 生平 人物简介
born 出生
hobby 爱好
reply 回复
moderator 版主
offline 线下 离线
nickname 昵称
poll 民意调查 问卷调查
guestbook 留言板 留言簿
basket 购物篮
delivery 快递 配送方式 送货上门
warranty 保修 质保
voucher 代金券
discount 折扣 优惠
colour 颜色 色彩
bestseller 畅销 热销 热卖
retail 零售
manufacturer 厂家 制造商 生产厂家
factory 工厂 厂房
spare 备件
steel 钢铁 不锈钢 钢材
wood 木材 实木
plastic 塑料
concrete 混凝土
renovation 装修 翻新
architect 建筑师
engineer 工程师
transport 运输 交通运输
freight 货运 货代
warehouse 仓库
tyre 轮胎
garage 车库
leasing 融资租赁
listing 房源
directory 名录 黄页 网址导航
classified 分类信息
advertisement 广告
vacancy 职位空缺
employer 雇主 用人单位
comparison 对比
ranking 排行榜 排名
rating 评分
coupon 优惠券
nearby 附近 周边
category 类别 产品分类
converter 转换器 转换
generator 生成器 发电机
checker 检查器 检测工具
install 安装
changelog 更新日志 更新记录
plugin 插件
tutorial 教程
subscription 订阅
automation 自动化
invoice 发票
payroll 薪资 工资
workflow 工作流
newspaper 报纸 报社 晚报
editorial 社论 编辑部
journalist 记者
reporter 记者 通讯员
headline 头条 头条新闻
economy 经济
weather 天气 天气预报 气象
horoscope 星座 运势 算命
obituary 讣告
broadcast 广播 播出
listen 收听 试听
crime 犯罪
celebrity 名人 明星
subscriber 订阅者 粉丝
imprint 备案号 备案
accessibility 无障碍
career 职业 职业规划
testimonial 客户评价
certificate 证书 资质证书
partner 合作伙伴
solution 解决方案
product 产品
tradition 传统
emergency 应急 紧急 急救 防汛
night 夜间
printing 印刷
advertising 广告
marketing 营销 市场营销
score 得分 比分
puzzle 拼图 谜题
quiz 测验 问答
band 乐队
album 专辑
song 歌曲
lyrics 歌词
movie 电影
actor 演员
cinema 电影院 影院
animal 动物 宠物
shelter 收容 救助站
adoption 领养 收养
child 儿童 孩子
elderly 老人 养老 养老院 老年人
disability 残疾 残疾人 残联
refugee 难民
poverty 贫困 扶贫
aid 救助 援助
relief 救灾 赈灾
statute 章程
chairman 主席 会长 董事长
committee 委员会
society 学会
union 工会
federation 联合会 联盟
cooperative 合作社
petition 请愿 信访
protest 抗议
conservation 生态保护
farm 农场 养殖
agriculture 农业 农产品
harvest 收获
town 城镇 镇政府
sight 景点 景区 名胜
mountain 山脉 爬山
ski 滑雪
"""
