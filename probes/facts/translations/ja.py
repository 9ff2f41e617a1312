"""Japanese."""

from typing import Final

WORDS: Final = """\
service サービス
contact お問い合わせ お問合せ 問い合わせ 問合せ お問合わせ 連絡先 コンタクト
home ホーム
products 製品 プロダクト 製品情報
new 新着 新規 新しい
information 情報 インフォメーション
customer お客様 顧客 カスタマー
search 検索 サーチ 絞り込み
blog ブログ
content コンテンツ 掲載内容
site サイト 当サイト
support サポート 支援 応援
privacy プライバシー 個人情報 個人情報保護方針
page ページ
news ニュース お知らせ 新着情報
community コミュニティ コミュニティー
personal 個人 パーソナル
top トップ
website ウェブサイト webサイト
data データ
business ビジネス 事業 事業内容 業務 営業
help ヘルプ
join 参加する 入会 加入 ご入会
media メディア
program プログラム
access アクセス 交通アクセス
health 健康 ヘルス 保健
company 会社概要 会社情報 会社案内 企業情報 会社 企業 株式会社 有限会社
register 登録 会員登録 新規登録
menu メニュー
history 歴史 沿革 履歴
use ご利用 利用 使用 使い方
project プロジェクト
education 教育 学び
free 無料 フリーダイヤル
design デザイン 設計
public 公共 公開 公立
report レポート 報告 報告書
experience 体験 経験 体験談
international 国際 インターナショナル
policy ポリシー 方針 政策
best ベスト 最高 最適
main メイン 主な
terms 利用規約 規約 ご利用規約
open オープン 開館
online オンライン インターネット
management マネジメント 管理 経営 運営
create 作成 制作 作る
download ダウンロード
start スタート 開始 始める はじめる
events イベント 催し 催事
login ログイン サインイン
learn 学ぶ 学習 詳しく
video 動画 ビデオ 映像
special 特集 特別 スペシャル
development 開発 発展
careers 採用情報 キャリア
user ユーザー 利用者 ユーザ
web ウェブ
review レビュー 口コミ クチコミ
code ソースコード プログラミング
market 市場 マーケット
account アカウント マイページ
social ソーシャル 社会
view 閲覧 表示 見る
general 一般 総合
email メールアドレス eメール 電子メール メール
latest 最新 最新情報
resources リソース 資源
store 店舗 ストア 店舗情報 店舗一覧
categories カテゴリー カテゴリ カテゴリー一覧
press プレスリリース プレス 報道関係
system システム 制度
world 世界 ワールド
change 変更
updates 更新 更新情報 アップデート
partners パートナー 協力会社
global グローバル
shop ショップ お店 通販 通信販売 商店
technology 技術 テクノロジー
team チーム
comments コメント
center センター
tools ツール
articles 記事 記事一覧
app アプリ
source 出典 引用元
welcome ようこそ ウェルカム 歓迎
reserved 転載禁止 無断転載
advertise 広告掲載 広告出稿
post 投稿
features 特徴 機能 特長
guide ガイド 案内 ご案内 ご利用ガイド
industry 産業 業界 工業
mobile モバイル 携帯 スマートフォン スマホ
share シェア 共有
book 書籍 図書 単行本
read 読む 続きを読む
documentation ドキュメント
members 会員 メンバー
questions 質問 よくある質問 よくあるご質問 ご質問
solutions ソリューション
locations 拠点 店舗案内
national 国立 全国
organization 組織 団体
tips コツ ヒント
order 注文 ご注文 オーダー
office 事務所 オフィス 事務局
skip スキップ 本文へ
archive アーカイブ 過去の記事 バックナンバー
software ソフトウェア ソフトウエア
day 日目
research 研究 リサーチ 調査
expert 専門家 エキスパート 専門
add 追加
conditions 条件
cookies クッキー
releases リリース
engineering エンジニアリング 工学
collection コレクション 収集
professional プロフェッショナル
make 手作り ハンドメイド
details 詳細 詳しくはこちら
navigation ナビゲーション
deliver お届け 届ける
cart カート 買い物かご 買い物カゴ カゴに入れる
provide 提供
electronics 電子機器 家電 エレクトロニクス
financial 財務 金融 ファイナンシャル
back 戻る もどる
installation 設置 取り付け
forum フォーラム 掲示板
university 大学 大学院
rights 権利 人権
started はじめての方 初めての方へ
people 人々
schedule スケジュール 日程
link リンク
live 生放送 ライブ配信 生配信
protection 保護
network ネットワーク
plan プラン 計画
list リスト一覧 一覧
association 協会 アソシエーション
explore 探索 探検
check チェック 確認
newsletter メルマガ メールマガジン ニュースレター
browse ブラウズ
map 地図 マップ
links リンク リンク集
mail メール
premium プレミアム
transparency 透明性
apps アプリ
call 電話する お電話
videos 動画 ムービー
politics 政治
clients クライアント
request リクエスト 資料請求
leadership リーダーシップ
private プライベート 民間 非公開 私立
travel 旅行 トラベル 旅
quality 品質 クオリティ
club クラブ 同好会
security セキュリティ
life 生活 暮らし くらし ライフ 人生
students 学生 在学生 在校生
subscribe 購読 メルマガ登録
available 利用可能
mission ミッション 使命
jobs 求人 求人情報 仕事 アルバイト 転職
visit 訪問 来館 見学
car クルマ 自動車 中古車 カー用品
digital デジタル
current 現在
applications アプリケーション
follow フォロー
culture 文化 カルチャー
buy 購入 買う ご購入
including 含む
results 結果 成果
calendar カレンダー
recent 最近
connect 接続
meet 出会い 婚活
watch 視聴 腕時計
investor 投資家 株主 ir情報
high 高校生
index 索引 目次
last 前回
school 学校 スクール 小学校 中学校 高校 高等学校 学園 学院
podcast ポッドキャスト
city 都市 市内
popular 人気 人気記事
regular 定期 定例
legal 法的 法務 特定商取引法
sale セール 特売 バーゲン
like いいね
transfer 転送 譲渡
today 今日 本日
language 言語 日本語
sponsored 協賛
sales 販売 売上 セールス
donate 寄付する
government 政府 行政
password パスワード
country 国別
continue 続ける 続行
group グループ
contract 契約
name 名前 お名前 氏名 名称
contribute 貢献
license ライセンス 免許
select 選択 選択してください
art 美術 アート 芸術
activities 活動 アクティビティ 活動報告
message メッセージ ご挨拶 ごあいさつ
offers 特典
platform プラットフォーム
photos 写真
magazine マガジン 雑誌
pro プロ向け
computer コンピュータ コンピューター パソコン
practice 実践 練習
portal ポータル
love 恋愛
author 著者 執筆者 作者
chat チャット
pricing 料金プラン
status ステータス 状況
posts 投稿一覧 最近の投稿
copyright 著作権 コピーライト
years 年間
action アクション 行動
materials 素材 資料
planning 企画 プランニング
forums フォーラム
gallery ギャラリー
sports スポーツ
consulting コンサルティング コンサル
board 理事会 取締役会 役員 教育委員会
family 家族 ファミリー ご家族
form 入力フォーム 申込フォーム メールフォーム お問い合わせフォーム 申込書
care 介護 ケア
friends 友達 友だち 仲間
performance パフォーマンス 性能 公演
integration 統合 連携
build 構築 ビルド
response 応答
music 音楽 ミュージック
training 研修 トレーニング 訓練
compare 比較 比べる
version バージョン
administration 管理部
return 返品
game ゲーム
phone 電話 電話番号
reference リファレンス 参考
secure 安全な
library ライブラリ 図書館 ライブラリー
science 科学 サイエンス 理学
employees 従業員 社員
process プロセス 工程
official 公式 オフィシャル
profile プロフィール 自己紹介
date 日付 日時
choose 選ぶ
commitment 約束 こだわり
region 地域 エリア
event イベント
play 遊ぶ 再生 プレイ
disclaimer 免責事項 免責
card クレジットカード カード
quick クイック 簡単
local 地元 ローカル 地域の
participate 参加
games ゲーム
shopping ショッピング 買い物 お買い物
demo デモ デモンストレーション
issue 課題 問題
advanced 高度 上級
policies ポリシー
notice 告知 注意
server サーバー サーバ
price 価格 値段 税込 税抜
entertainment エンターテインメント エンタメ 芸能
fast 高速 速い
series シリーズ
technical 技術的 テクニカル
christmas クリスマス
state 州立
logo ロゴ
credit クレジット
hours 営業時間 開館時間 受付時間 診療時間
opportunities 機会
children 子供 子ども こども 子育て
standard 標準 スタンダード
complete 完了
corporate コーポレート 法人
story ストーリー 物語
previous 前の記事 前のページ 前の投稿
job 求人 仕事
touch タッチ
tutorials チュートリアル
baby 赤ちゃん ベビー
daily 毎日 日刊 デイリー
package パッケージ
feed フィード
admin 管理人
editor 編集者 エディタ エディター
everyone みんな 皆様 皆さん
shipping 送料 配送 発送 送料無料
options オプション
discover 発見
send 送信 送る
proposed 提案
festival 祭り フェスティバル お祭り まつり 夏祭り
film フィルム 映画
energy エネルギー 電力
foundation 財団 財団法人 基金
stay 滞在 宿泊
discussion 議論 ディスカッション 討論
analysis 分析 解析
common 共通
introducing 紹介 ご紹介
calculator 計算機 電卓 シミュレーター
volunteer ボランティア
offer オファー 特典
interview インタビュー 対談 取材
stories ストーリー
issues 課題
academic 学術 アカデミック 学問
catalog カタログ
college カレッジ 短期大学 短大
relations 関係
construction 建設 工事 建築工事 施工
innovation イノベーション 革新
certified 認定
budget 予算
europe ヨーロッパ 欧州
master マスター
week 週間 今週
sport 競技
stock 在庫 株式 株価
small 小型 小規模
wiki ウィキ
environment 環境
commercial 商業 コマーシャル
original オリジナル
diversity ダイバーシティ 多様性
simple シンプル
announcements 発表
interest 興味 関心 金利 利息
assistance 補助 助成
photo 写真 フォト
pay 支払う
coming 近日公開
intelligence インテリジェンス 知能
sitemap サイトマップ
writing 執筆 文章
address 住所 所在地
instructions 説明書 取扱説明書 手順
department 部門 学部 学科
studio スタジオ
soon 近日
classic クラシック
needs ニーズ
required 必須
impact 影響 インパクト
property 物件 賃貸物件
rental レンタル 貸出
conduct 行動規範
annual 年次 年報
maps 地図 マップ
celebrate お祝い 記念日
interactive インタラクティブ
safety 安全 安心
tags タグ一覧 タグクラウド
favorite お気に入り
homepage ホームページ
books 図書 書籍
tel 電話番号
hello こんにちは
future 未来 将来
fitness フィットネス
food 食品 食べ物 グルメ フード 食材
statement 声明
improve 改善 向上
notes 注意事項 ノート
building 建物 ビルディング
opening 開店 開業
strategy 戦略
channel チャンネル
portfolio ポートフォリオ 制作実績
function 関数
groups グループ
automatically 自動的 自動
text テキスト 文字
district 地区
trusted 信頼
human 人間 ヒューマン
image 画像 イメージ
deals お買い得 お得
machine 機械 マシン
gaming ゲーミング
park 公園 パーク
submit 提出 送信する
white ホワイト
meeting 会議 ミーティング 会合 集会
brands ブランド
central 中央
identify 特定する
payment 支払い お支払い 決済 支払方法
body 身体
mind 心理
style スタイル
church 教会 キリスト教会
testimonials お客様の声
related 関連
users ユーザー
loading 読み込み中
climate 気候 気候変動
staff スタッフ 職員
overview 概要
living リビング
air 空気
write 書く 書き込む
long ロング
smart スマート
sell 売却 買取 売る
economic 経済的 経済
space 宇宙 スペース
type タイプ 種類
modern モダン 近代 現代
forgot パスワードを忘れた お忘れ
tickets チケット
beautiful 美しい きれい
unique ユニーク 独自
success 成功
section セクション
upload アップロード
guides ガイド
settings 設定
look 外観
class クラス
terminal ターミナル 端末
island 離島
water 水道 飲料水
traditional 伝統 伝統的
answer 回答 答え 解答
format フォーマット 形式
active アクティブ
perfect 完璧
theme テーマ
framework フレームワーク
course コース 講座
alternative 代替
sound サウンド 音響
manual マニュアル
items アイテム 商品一覧
beauty 美容 ビューティー コスメ 化粧品
hotel ホテル 旅館 民宿
restaurant レストラン 飲食店
tablet タブレット
women 女性 レディース 婦人
cloud クラウド
templates テンプレート ひな形
working 働く 働き方
copy コピー 複製
model モデル
minutes 議事録
medium 中級
wedding 結婚式 ウェディング ウエディング ブライダル
agenda 議題 次第
listings 物件情報
land 土地 分譲地
workshops ワークショップ 講習会
launch 立ち上げ
natural 天然 自然
topics トピックス 話題
screen 画面 スクリーン
example 事例 例文
concept コンセプト
bank 銀行 信用金庫
prepare 準備
print 印刷する 印刷用
brand ブランド
feedback フィードバック ご意見
inclusion インクルージョン
manufacturing 製造 製造業 ものづくり
opinion 意見 オピニオン
size サイズ 寸法
garden 庭園 ガーデン 園芸 ガーデニング
statistics 統計
capital 資本金 資本
skills スキル
helping 助け
understand 理解
vision ビジョン
default デフォルト 初期設定
prices 料金 価格 料金表
gift ギフト 贈り物 プレゼント
number 番号
visual ビジュアル
file ファイル
level レベル
dedicated 専用
combination 組み合わせ
ideas アイデア
past 過去
savings 貯蓄 節約
tool ツール
campaign キャンペーン
medical 医療 医学 メディカル 診療
reading 読書
case 導入事例 事例紹介 活用事例
humanities 人文 人文科学 人文学部
values 価値観
published 出版 発行 公開日
slide スライド
footer フッター
sustainability サステナビリティ 持続可能
collaboration コラボレーション 共同 コラボ
journal ジャーナル 学会誌 論文誌
confidence 自信
youth 青少年 青年 若者
competitive 競争
thanks 感謝 ありがとう
artists アーティスト 芸術家
scholarships 奨学金 奨学生
storage ストレージ 収納 保管
teams チーム
sellers 出品者 販売者 販売業者
exchange 交換 交流 交換留学
principles 原則
database データベース
incident インシデント
compliance コンプライアンス 法令遵守
expand 拡大
advice アドバイス 助言 相談
dashboard ダッシュボード
conversations 会話
focus フォーカス
senior シニア世代
guidelines ガイドライン 指針
admissions 入試情報 入試 入学案内 入学 受験生の方 オープンキャンパス
united アメリカ合衆国
ratings 評価 評価点
animals 動物
traffic 交通
save 保存
affiliates アフィリエイト
teaching 指導 教え方
quote 見積 お見積 見積もり お見積り
kids キッズ お子様 ジュニア
edition 版元
record 記録
radio ラジオ
campus キャンパス
renew 更新手続
signup 新規会員登録 無料会員登録
episode エピソード
scientists 科学者 研究者
comprehensive 包括的
insights インサイト 洞察
knowledge 知識 ナレッジ
refund 返金 払い戻し
extra おまけ
institute 研究所 研究機関
affordable 格安 お手頃 低価格
themes テーマ
intro はじめに イントロ
evaluation 査定
analytics アナリティクス アクセス解析
monitor モニター
winter 冬季
green グリーン 緑化
fashion ファッション 洋服 アパレル
founder 創業者 創設者 創立者
efficient 効率的 効率
old 古い 旧車
speakers 登壇者 講演者 講師
plans プラン
resumes 履歴書
promotion プロモーション 販促
optimization 最適化
key キーワード
important 重要 大切
initiative 取り組み イニシアチブ
methods 方法 手法
studies 研究科
residents 住民 町民 区民
button ボタン
black ブラック
abuse 虐待 不正利用
awards 受賞 アワード 表彰 受賞歴
virtual 仮想 バーチャル
abstract 要旨 抄録
house 一戸建て 戸建 注文住宅
enter 入力
solar 太陽光 ソーラー 太陽光発電
embed 埋め込み
tweet ツイート つぶやき
description 説明 商品説明
host 主催 ホスト
fun 楽しい 楽しみ
legislative 立法
pop ポップス
grow 成長 育てる
plugins プラグイン
cost 費用 コスト
silver シルバー
rates 利率 宿泊料金
room 客室 お部屋
recruitment 採用 募集 新卒採用 リクルート 募集要項
stack スタック
profit 利益
secret 秘密
destination 目的地 渡航先
dynamic ダイナミック
advisory 顧問 諮問
approach アプローチ
holiday 休暇 祝日 休日
agents 代理店
priority 優先
hosting ホスティング レンタルサーバー レンタルサーバ
forest 森林 林業
effective 効果的 有効
evolution 進化
context 文脈
upcoming 今後の予定 開催予定
republic 共和国
shared 共用
specific 特定
tournament トーナメント 大会
branch 支店 支部
files ファイル
stats 成績 スタッツ
cleaning クリーニング 掃除 清掃
subject 件名 教科 科目
configuration 構成
men 男性 メンズ 紳士
pool プール
mini ミニ
highlights ハイライト 見どころ
beginning 初心者
occasions 行事
owners オーナー
diagnosis 診断
ensure 確保
random ランダム
power パワー
buying 購買
convenient 便利
sample サンプル 見本
exclusive 限定
peace 平和
everyday 日々
weekly 毎週 週刊
agreement 協定 合意 同意書
widget ウィジェット
parts 部品 パーツ
ministry 省庁 大臣 厚生労働省 文部科学省
word 単語
weapons 武器 兵器
enjoy 楽しむ
chain チェーン店
appointment 診療予約 来店予約 アポイント
repair 修理 補修 リペア
discounts 割引
letters 手紙
premier 首相 総理
label 商品ラベル レーベル
total 合計
infrastructure インフラ インフラストラクチャ
donations 寄付 寄附 ご寄付 募金
shows 番組表
independent 独立
street 通り
alerts アラート 警報
hotels ホテル
hardware ハードウェア
builder 工務店 ビルダー
benefits 福利厚生 利点 メリット
node ノード
agent エージェント 代理人
chance チャンス
visa ビザ 査証
elections 選挙
division 事業部
enroll 入学する 入園
homes 住宅 新築 住まい
bill 法案
trial 裁判 体験版 お試し トライアル
furniture 家具 インテリア
think 考える
toys おもちゃ 玩具
basic 基本 基礎
difficult 難しい 困難
upgrade アップグレード
adventure 冒険 アドベンチャー
flight 航空券 フライト 飛行機 航空
webinars ウェビナー オンラインセミナー
logistics 物流 ロジスティクス
ebooks 電子書籍
phones 携帯電話
wellness ウェルネス
road 道路
correct 正しい 訂正
suggestions ご提案
booking 予約 ご予約 空室検索
estate 不動産 賃貸 仲介
checkout レジに進む ご購入手続き レジへ進む
tourism 観光 観光案内 観光協会
bikes 自転車 バイク
export 輸出 エクスポート
guest ゲスト
covid コロナ 新型コロナウイルス 新型コロナ
domain ドメイン
flexible 柔軟
ads 広告
instant 即時
supplies 用品
broker ブローカー 証券会社
philosophy 理念 哲学 経営理念 企業理念
edit 編集
lab 研究室
equipment 設備 機器 装置
consent 同意
papers 論文
equity 公平
foreign 外国 海外
simulation シミュレーション
item アイテム
patients 患者 患者様
temperature 温度 気温
mark マーク
assets 資産
earn 稼ぐ
characters キャラクター 登場人物
breathing 呼吸
readers 読者
newsroom ニュースルーム
month 月間 今月
codes qrコード バーコード
rent 家賃 賃料
desktop デスクトップ
viewers 視聴者
television テレビ 番組
mobility モビリティ
gifts ギフト プレゼント
inquiry 照会
evidence 証拠 エビデンス
charge 充電
dining ダイニング お食事
golf ゴルフ
strength 強み
banner バナー
maintenance メンテナンス 保守 点検
seminars セミナー 講演会
study 勉強 留学
inspection 検査 車検
talent 人材 タレント
tree 樹木
banking バンキング 預金 口座
agency エージェンシー 事業団
increase 増加
bring 持ち物
hospital 病院 医院 総合病院
fair フェア 見本市
trending 急上昇 トレンド
states 諸国
military 軍事 自衛隊 軍隊
background 背景
command コマンド
fantasy ファンタジー
catering ケータリング 仕出し
kits 制作キット
village 村役場 村議会
discipline 規律
types 種類
lecture 講義 講演
structure 構造
capacity 容量 定員
classes 教室 クラス
reliable 信頼性
summer 夏休み 夏期
wholesale 卸売 問屋 卸売り
rules ルール 規則 規定
museum 博物館 美術館 記念館 資料館 ミュージアム
serving 人前
fresh 新鮮
yoga ヨガ
object オブジェクト
conference カンファレンス 学術大会 年次大会
sector セクター
leave 休業 育休
war 戦争
cybersecurity サイバーセキュリティ
hero ヒーロー
suite スイート
stop 停止
tuition 学費 授業料
individual 個別
trailer 予告編 トレーラー
large 大型
implementation 実装 実施
scale 規模
sort 並び替え 並べ替え 新着順
orders ご注文 注文履歴
law 法律 法令
decorative 装飾
thread スレッド
creator クリエイター
voice 音声
doctor 医師 ドクター 院長 担当医
award 受賞 表彰
routes 経路
movement 運動
selling 売れ筋商品
stream ストリーミング
loans 融資 カードローン 借入 ローン
win 当選 当たる
medicine 医薬品 内科 薬学
coaching コーチング
tweets ツイート
extension 拡張機能 延長
tennis テニス
powerful 強力
capture キャプチャ
engagement 婚約 エンゲージメント
dark ダーク
beach ビーチ 海水浴
complaint 苦情
tracking 追跡 トラッキング
preferences 環境設定
bug バグ 不具合
countdown カウントダウン
pandemic パンデミック 感染症
filter フィルター フィルタ
topic トピック
maintain 維持
unit ユニット
period 期間
awareness 啓発
zone ゾーン
notification 通知
billing 請求 課金
math 数学 算数
ideal 理想
station 最寄駅 駅前 徒歩
motorcycle オートバイ 二輪車 バイク用品
bus 路線バス 高速バス バス停 バスツアー
tour ツアー
translation 翻訳
benchmarks ベンチマーク
table テーブル
boot ブーツ
enterprise エンタープライズ
head 代表者
normal 通常
coverage 補償
variety 多彩
train 電車 鉄道 列車
cat ネコ 猫
movies 映画 ムービー
entry エントリー
zip 郵便番号
transition 移行
prev 前へ
gear ギア
lifestyle ライフスタイル
magnetic 磁気
interface インターフェース インターフェイス
cheap 安い 激安
immigration 移民 入国管理
gdpr 一般データ保護規則
pickup 店頭受取
physical 理学療法 身体的
explanation 解説
delete 削除
replace 取替
startups スタートアップ ベンチャー
rooms 客室 お部屋 客室案内
fields 分野
boats ボート 船舶 ヨット
excel エクセル
teachers 教員 教師 先生
exhibition 展覧会 展示会 企画展 展示
nature 自然
vehicle 車両
covering カバー
title タイトル 題名
perspectives 視点
advantage メリット
landing ランディング
cast 出演 キャスト
clean 清潔
jewelry ジュエリー 宝石 宝飾 アクセサリー
chapter 第一章 第二章
promo クーポンコード
locator 店舗検索
closed 定休日 休館日 休診
flow ご利用の流れ 流れ
vegetables 野菜
anxiety 不安
faculty 教授 教員紹介 教授会
toolkit ツールキット
faster 高速化
mortgage 住宅ローン 抵当
cache キャッシュ
audit 監査
retrieve 取得
wifi 無線lan
justice 正義 司法
hackers ハッカー ハッカソン
assembly 組立
bloggers ブロガー
menus 献立
stamps 切手 スタンプ
notify 通知する
gym ジム 体育館
pain 痛み 腰痛 肩こり
pizza ピザ
county 郡部 県庁 県内
charity チャリティー 慈善 慈善団体 チャリティ
parish 小教区
mosque モスク
temple 寺院 お寺 神社 住職 本堂
prayer 祈り 祈祷 お祈り
worship 礼拝 参拝
sermon 説教 法話
diocese 教区
choir 合唱団 合唱 コーラス
orchestra オーケストラ 交響楽団 管弦楽団 管弦楽
concert コンサート 演奏会 ライブ情報
theater 劇場 演劇 シアター 舞台
scouts ボーイスカウト ガールスカウト スカウト
donation 寄付 寄附 募金
membership 会員制 会費 入会案内
league リーグ
player 選手 プレイヤー プレーヤー
coach 監督 コーチ
match 試合 対戦
hiking ハイキング 登山 トレッキング
cycling サイクリング ロードバイク
football サッカー フットボール
fishing 釣り 釣果 フィッシング
hunting 狩猟 ハンティング
horse 乗馬 競馬 馬術
dog 愛犬 子犬 ドッグ わんちゃん
breed 犬種 ブリーダー 品種
dance ダンス バレエ 舞踊
massage マッサージ 整体 リラクゼーション
clinic クリニック 診療所 診療案内
dentist 歯科 歯医者 歯科医院 インプラント
pharmacy 薬局 調剤 ドラッグストア
nurse 看護師 看護
psychologist カウンセラー 心理士 カウンセリング
lawyer 弁護士 法律事務所 司法書士
notary 公証人 公証役場
accountant 会計士 税理士 会計事務所
tax 税金 納税 税務 確定申告
insurance 保険
loan 融資 カードローン 借入 ローン
plumber 水道工事 水漏れ 配管
electrician 電気工事
carpenter 大工 木工
roof 屋根 瓦屋根
kitchen キッチン 台所
bathroom 浴室 トイレ
heating 暖房
door 玄関ドア
flower お花 花束 フラワー
bakery ベーカリー パン屋
bread 食パン パン作り
wine ワイン ワイナリー
beer ビール
coffee コーヒー 珈琲 カフェ
chef シェフ 料理長
dish おかず 一品料理
breakfast 朝食
camping キャンプ キャンプ場
apartment アパート マンション
arrival 到着 チェックイン
departure 出発
mayor 市長 町長 村長 区長
municipality 市町村 自治体 市役所 町役場 区役所
council 市議会 町議会 議会 評議会
citizen 市民
resident 住民
ordinance 条例
waste ごみ 廃棄物 ゴミ
police 警察
fire 消防 火災 消防署 消防団
permit 許可
tender 入札
procurement 調達
election 選挙
vote 投票
party 政党 自民党 民主党
candidate 候補者 立候補
parliament 国会
court 裁判所
kindergarten 幼稚園 保育園 こども園 認定こども園
pupil 児童 生徒
student 学生 生徒
teacher 先生 教師 教諭
exam 試験 受験 検定
semester 学期
diploma 卒業証書 学位
lesson レッスン 授業
enrolment 入園案内 生徒募集 入学手続
thesis 卒業論文 博士論文 修士論文
laboratory 研究室 実験室
speaker 講師 スピーカー
sponsor スポンサー 協賛企業
venue 会場
ticket チケット 入場券
lineup ラインナップ 出演者
recipe レシピ 作り方
ingredient 材料 原材料
cooking 料理 クッキング 調理
diary 日記
travelogue 旅行記 旅日記
essay エッセイ 随筆
poem 詩集 俳句 短歌
novel 小説
writer ライター 作家
photographer 写真家 カメラマン フォトグラファー
painter 画家
illustrator イラストレーター イラスト
designer デザイナー
developer 開発者 デベロッパー
freelancer フリーランス
curriculum カリキュラム
biography 略歴 経歴 伝記
born 生まれ
hobby 趣味
reply 返信
moderator モデレーター
member 会員
offline オフライン
nickname ニックネーム
poll アンケート 世論調査
guestbook ゲストブック 芳名帳
basket かご バスケット
delivery 配達 宅配 納期
warranty 保証 保証書
voucher 商品券 ギフト券
discount 割引 値引き 割引クーポン
colour カラー 色柄
bestseller ベストセラー 売れ筋
retail 小売
manufacturer メーカー 製造元
factory 工場
spare スペア 予備部品
steel 鉄鋼 鋼材 ステンレス
wood 木材 木製
plastic プラスチック 樹脂
concrete コンクリート
renovation リフォーム リノベーション 改修
architect 建築家 建築士 設計事務所
engineer エンジニア 技術者
transport 輸送 運送
freight 貨物
warehouse 倉庫
tyre タイヤ
garage ガレージ 車庫
leasing カーリース リース契約
listing 物件一覧
directory ディレクトリ 名簿
classified クラシファイド 売ります
advertisement 広告
vacancy 空室 空き状況
employer 雇用主
comparison 比較
ranking ランキング 順位
rating 評価
coupon クーポン
nearby 周辺 近く
category カテゴリー カテゴリ
converter 変換
generator ジェネレーター 発電機
checker チェッカー
install インストール
changelog 変更履歴 更新履歴
plugin プラグイン
tutorial チュートリアル 入門
subscription サブスクリプション 定期購読 サブスク
automation 自動化
invoice 請求書 インボイス
payroll 給与計算 給与
workflow ワークフロー
newspaper 新聞 新聞社
editorial 社説 編集部
journalist ジャーナリスト 記者
reporter レポーター 特派員
headline ヘッドライン 見出し
economy 経済
weather 天気 天気予報 気象
horoscope 占い 星座 星占い
obituary 訃報 おくやみ
broadcast 放送
listen 聴く 聞く
crime 犯罪 事件 逮捕
celebrity セレブ 芸能人 有名人
subscriber 購読者 登録者
imprint 運営者情報 運営会社
cookie クッキー
accessibility アクセシビリティ
career キャリア
testimonial お客様の声 利用者の声
certificate 証明書 認証
partner パートナー
solution ソリューション 解決
product 製品
owned 所有
tradition 伝統
competence 能力
emergency 緊急 救急 災害 防災
night 夜間
shift シフト
printing 印刷 プリント
advertising 広告
marketing マーケティング 集客
score 得点 スコア
puzzle パズル
quiz クイズ
band バンド
album アルバム
song 楽曲
lyrics 歌詞
movie 映画
actor 俳優 女優
cinema 映画館 シネマ
animal 動物 ペット
shelter 保護犬 保護猫 避難所 里親募集
adoption 里親 養子縁組
child 子供 子ども
elderly 高齢者 老人ホーム シニア
disability 障害者 障がい者 障がい
refugee 難民
poverty 貧困
aid 援助
relief 救援 被災地支援
statute 定款
chairman 会長 理事長
committee 委員会
society 学会 協議会
union 労働組合 組合
federation 連合会 連盟
cooperative 協同組合 生協
petition 署名 請願
protest 抗議
conservation 保全 自然保護
farm 農園 農場 牧場
agriculture 農業 農産物
harvest 収穫
town 町内会 町民
sight 名所 観光スポット 観光名所
mountain 山岳 登山道
ski スキー スキー場
"""
