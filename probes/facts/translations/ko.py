"""Korean."""

from typing import Final

WORDS: Final = """\
service 서비스
contact 문의하기 연락처 문의 고객문의 온라인문의
home 홈으로 메인으로 홈화면
products 제품 상품 제품소개 제품안내
new 신상품 신규 새로운 새로 신제품
information 정보 안내 이용안내
customer 고객 고객센터 고객지원
search 검색 통합검색
blog 블로그
content 콘텐츠 컨텐츠 내용
site 사이트
support 지원 기술지원 서포트
privacy 개인정보처리방침 개인정보 개인정보취급방침 프라이버시
page 페이지
find 찾기
news 뉴스 새소식 소식 최신뉴스
community 커뮤니티 공동체
personal 개인 퍼스널
top 맨위로 상단으로 최상단
website 웹사이트 누리집
data 데이터 자료
business 비즈니스 사업 사업분야 사업소개 사업안내
help 도움말 도움
join 회원가입 가입하기 가입
media 미디어 언론 매체
program 프로그램
access 접근 접속
health 건강 보건 헬스케어
company 회사소개 회사 기업 기업소개 주식회사 회사개요 회사연혁
register 등록 등록하기
menu 메뉴 전체메뉴
history 연혁 역사
use 이용 사용 이용방법
project 프로젝트
education 교육
free 무료
design 디자인 설계
public 공공 공개 대중
report 보고서 신고 리포트
experience 경험 체험
international 국제
policy 정책 방침
best 베스트 최고
main 메인 주요
terms 이용약관 약관 서비스약관
open 오픈 열기
online 온라인 인터넷
management 관리 경영 매니지먼트
create 만들기 생성 제작
download 다운로드 내려받기 다운받기
start 시작하기 시작
events 이벤트 행사 행사안내
login 로그인
learn 배우기 배우다 자세히
video 동영상 비디오 영상
special 특별 특집 스페셜 기획전
development 개발 발전
careers 채용정보 인재채용 채용안내 채용 인재상
user 사용자 이용자 유저
web 웹페이지 웹진
review 리뷰 후기 이용후기 상품평 구매후기
code 소스코드 코딩
market 시장조사 마켓 증시
account 계정 마이페이지 내정보
social 소셜 사회
view 보기 조회 전체보기
general 일반 종합
email 이메일 전자우편
latest 최신 최신글
resources 자원 자료실
store 스토어 매장 가게 매장안내
categories 카테고리 전체카테고리
press 보도자료 언론보도 프레스
system 시스템 제도
world 세계 월드
change 변경 변화
updates 업데이트 갱신
partners 파트너 협력사 제휴사 협력업체
global 글로벌
shop 쇼핑몰 온라인몰 상점
technology 기술 테크놀로지
team 팀 팀원 팀소개
comments 댓글 코멘트
center 센터
tools 도구
articles 기사 아티클
app 앱 어플 애플리케이션
source 출처 소스
welcome 환영합니다 환영 어서오세요
sign 서명
reserved 무단전재 재배포
advertise 광고문의 광고안내 광고제휴
post 게시글 게시물 포스트 글쓰기
work 업무 작업
features 특징 기능 주요기능
guide 가이드 이용가이드 길잡이
industry 산업 업계 산업체
mobile 모바일 휴대폰 스마트폰 핸드폰
share 공유 공유하기
book 도서 서적
read 읽기 더읽기
documentation 문서
members 회원 멤버 회원사
questions 질문 자주묻는 자주묻는질문
solutions 솔루션
locations 지점 지점안내 위치
national 국립 국가 전국
organization 조직 단체 조직도 기관
tips 꿀팁
order 주문 주문하기
office 사무실 사무소 오피스
skip 바로가기 건너뛰기
archive 아카이브 보관함
software 소프트웨어
day 하루
research 연구 리서치 연구개발
expert 전문가
add 추가 담기
conditions 조건
cookies 쿠키
releases 릴리스 릴리즈
engineering 엔지니어링 공학
collection 컬렉션 소장품
professional 전문 프로페셔널
make 수제 핸드메이드
details 상세 세부 상세보기 상세정보
navigation 내비게이션 네비게이션
deliver 배달하기
cart 장바구니 쇼핑카트
provide 제공
electronics 전자 가전 전자제품
financial 금융 재무 재무정보
back 뒤로 돌아가기
installation 설치 시공
forum 포럼 토론방
university 대학교 대학 대학원
rights 권리 인권
people 사람 사람들
schedule 일정 스케줄 시간표
link 링크
live 생방송 라이브방송 실시간방송
protection 보호
network 네트워크
plan 계획
list 목록 목록보기 리스트
association 협회 연합 어소시에이션
explore 탐험 둘러보기
check 확인 체크
newsletter 뉴스레터 소식지
map 지도 약도
links 링크 관련사이트 패밀리사이트
mail 메일
premium 프리미엄 고급
transparency 투명성 정보공개
apps 앱스토어
call 전화하기 통화
videos 동영상 영상
politics 정치
request 요청 의뢰
leadership 리더십
private 사립 민간 비공개
travel 여행
quality 품질
club 클럽 동호회 동아리
security 보안 안전보안
window 창호 창문
life 생활 인생 라이프
students 학생 재학생
subscribe 구독 구독하기 구독신청
available 이용가능
mission 미션 사명
jobs 일자리 구인 구직 취업
visit 방문 견학
car 자동차 중고차 승용차
digital 디지털
current 현재
applications 응용 신청서
follow 팔로우
culture 문화
buy 구매 구입 구매하기 바로구매
including 포함
results 결과 성과
calendar 달력 캘린더 학사일정
recent 최근
connect 연결
meet 만남 소개팅
operations 운영
watch 시청하기 손목시계
investor 투자자 투자정보 주주
high 고등
index 색인 인덱스
school 학교 초등학교 중학교 고등학교
podcast 팟캐스트
city 도시 시내
popular 인기 인기글
regular 정기
legal 법적 법적고지
sale 세일 특가 할인판매
like 좋아요
transfer 이체 양도
today 오늘 오늘의
language 언어 한국어
sponsored 후원사
sales 판매 영업 매출
based 기반
donate 후원하기 기부하기
government 정부 정부부처
password 비밀번호 패스워드
country 나라 국가별
continue 계속
group 그룹
contract 계약
name 이름 성명 성함
contribute 기여
license 라이선스 라이센스 면허
select 선택 선택하세요
art 예술 미술 아트
activities 활동
message 메시지 인사말
offers 혜택
platform 플랫폼
photos 사진 포토
magazine 매거진 잡지
computer 컴퓨터 노트북
practice 연습 실습 실천
portal 포털
love 사랑 연애
author 저자 작성자 글쓴이 지은이
chat 채팅 대화방
pricing 요금제 요금안내
status 현황 상태
posts 최근글 전체글
copyright 저작권
years 년간
action 액션
materials 소재 원자재 재료
planning 기획
forums 포럼
gallery 갤러리 사진첩 앨범형
sports 스포츠 체육
consulting 컨설팅
board 이사회 임원
family 가족 패밀리
form 양식 신청양식 입력폼
care 케어 돌봄 간병
friends 친구
right 오른쪽
performance 공연 성능 실적
integration 통합 연동
build 구축 빌드
response 응답
music 음악 뮤직
training 훈련 연수 트레이닝
compare 비교하기
version 버전
administration 행정 관리자
return 반품 교환반품
game 게임
phone 전화 전화번호
reference 참고 레퍼런스
apply 지원하기 신청하기 신청 접수
secure 안전결제
library 도서관 라이브러리
science 과학
employees 직원 임직원
process 프로세스 절차 과정
official 공식
learning 러닝 이러닝 학습
profile 프로필 자기소개
date 날짜 작성일 등록일 일시
choose 고르기
commitment 약속
region 지역 지역별
event 이벤트
play 재생 놀이 플레이
disclaimer 면책 면책조항 책임의한계
card 신용카드 카드
quick 퀵메뉴 간편
local 로컬 동네
participate 참여 참가
games 게임
shopping 쇼핑
demo 데모
issue 이슈 쟁점
advanced 고급검색 심화
policies 운영정책
notice 공지사항 공지 알림 알림마당
server 서버
price 가격 정가 판매가
entertainment 연예 엔터테인먼트 예능
fast 빠른 신속
series 시리즈
technical 기술자료
christmas 크리스마스 성탄절
state 주립
logo 로고
credit 신용 크레딧
hours 영업시간 운영시간 진료시간 이용시간 업무시간
opportunities 기회
children 어린이 아동 아이들
standard 표준 스탠다드
complete 완료
corporate 법인 기업정보
story 스토리 이야기
previous 이전글 이전
job 직업 직무
touch 터치
tutorials 튜토리얼
baby 아기 유아 베이비 출산
daily 매일 일간
package 패키지
feed 피드
admin 운영자
editor 편집자 편집기 에디터
everyone 모두
shipping 배송 배송비 무료배송 택배
options 옵션
discover 발견
send 보내기 전송
proposed 제안
festival 축제 페스티벌
film 필름
energy 에너지
foundation 재단 재단법인
stay 숙박 숙소
discussion 토론 토의
analysis 분석
introducing 소개
calculator 계산기
volunteer 자원봉사 봉사 봉사활동
offer 오퍼
interview 인터뷰 면접
stories 이야기
issues 현안
academic 학술 학사
catalog 카탈로그 카달로그
college 단과대학 전문대학 칼리지
relations 관계
construction 건설 공사 건축시공
innovation 혁신
certified 공인
budget 예산
europe 유럽
master 마스터 석사
week 이번주
sport 종목
stock 재고 주식 주가
small 소기업 중소기업 소규모
wiki 위키
environment 환경
commercial 상업 상가
original 오리지널
diversity 다양성
simple 심플 간단
announcements 발표 고시공고
interest 관심 이자
assistance 보조
photo 사진
intelligence 인텔리전스
sitemap 사이트맵
writing 작문
address 주소 소재지
instructions 사용설명서 설명서 사용법
department 부서 학과 부서안내
studio 스튜디오
classic 클래식
required 필수 필수입력
impact 영향 임팩트
property 매물 재산
rental 렌탈 대여 임대
conduct 행동강령 윤리강령
annual 연례 연간 연차보고서
maps 오시는길 오시는 찾아오시는길 찾아오시는
celebrate 기념 축하
different 다양한
interactive 인터랙티브
safety 안전
tags 태그
favorite 즐겨찾기
homepage 홈페이지
books 도서 책방 서점
tel 대표전화
hello 안녕하세요
future 미래
fitness 피트니스
food 식품 음식 푸드 먹거리 맛집
statement 성명서
improve 개선 향상
notes 유의사항 노트
building 건물 빌딩
opening 개업 개관 개막
strategy 전략
channel 채널
portfolio 포트폴리오
function 함수
automatically 자동
text 텍스트 글자
trusted 신뢰
human 인간 휴먼
image 이미지
deals 핫딜 타임세일
machine 기계 머신
gaming 게이밍
park 공원 파크
submit 제출
white 화이트
meeting 회의 미팅 모임
brands 브랜드
central 중앙
payment 결제 결제하기 결제수단
body 신체 바디
mind 마음
style 스타일
church 교회 담임목사
testimonials 고객후기
related 관련
loading 로딩
climate 기후 기후변화
staff 스태프 교직원
overview 개요
living 리빙 생활용품
air 공기
test 테스트
write 작성 글작성
smart 스마트
sell 팔기 매도
economic 경제적
space 공간 우주
type 유형 타입
modern 모던 현대적
forgot 비밀번호찾기 아이디찾기
tickets 티켓 입장권
beautiful 아름다운
unique 독특한 유니크
success 성공
section 섹션
upload 업로드
guides 안내서
settings 설정 환경설정
class 클래스
terminal 터미널 단말기
island 섬여행
water 상수도 생수 수돗물
traditional 전통
answer 답변 해답
format 형식 포맷
active 액티브
perfect 완벽
theme 테마
framework 프레임워크
course 코스 강좌 수강신청
alternative 대안
sound 사운드 음향
manual 매뉴얼 사용자설명서
items 아이템 품목
cases 사례
beauty 뷰티 미용 화장품
safe 안전한
hotel 호텔
restaurant 레스토랑 식당 음식점
tablet 태블릿
position 직책 직위
women 여성 여자 여성의류
cloud 클라우드
templates 템플릿
working 근무
copy 복사
model 모델
wedding 웨딩 결혼 결혼식
agenda 의제 안건
listings 매물목록
land 토지
workshops 워크숍 워크샵
launch 출시 런칭
natural 천연
topics 토픽 주제
low 최저가
screen 화면 스크린
example 예제 예시
concept 컨셉 개념
bank 은행
prepare 준비
print 프린트 인쇄하기
brand 브랜드
feedback 피드백 의견
inclusion 포용
manufacturing 제조 제조업 생산
opinion 오피니언 여론 칼럼
size 사이즈 크기
garden 정원 가든
statistics 통계
capital 자본 자본금
skills 기술역량 스킬
native 원어민
helping 돕는
understand 이해
vision 비전
default 기본값
prices 가격표 시세
gift 선물 기프트
number 번호
visual 비주얼
file 파일
level 레벨 수준
combination 조합
ideas 아이디어
past 지난
savings 저축 적금
tool 도구
campaign 캠페인
medical 의료 의학 메디컬 진료
reading 독서
case 시공사례 적용사례
humanities 인문학 인문대학
values 핵심가치
published 발행 출판
ready 준비완료
sustainability 지속가능 지속가능경영
collaboration 협업 협력
journal 학술지 저널 논문집
confidence 자신감
youth 청소년 청년
competitive 경쟁력
thanks 감사합니다
artists 아티스트 예술가
scholarships 장학금 장학
storage 저장 스토리지 보관
sellers 판매자 판매자정보 입점
exchange 교류 교환 환율
principles 원칙
database 데이터베이스
incident 사고
compliance 컴플라이언스 준법
expand 펼치기
advice 조언 상담 상담실
dashboard 대시보드
conversations 대화
focus 포커스
senior 시니어
guidelines 가이드라인 지침
admissions 입학 입시 입학안내 모집요강 수시모집
united 미국
ratings 평점
animals 동물
traffic 교통 트래픽
save 저장하기
affiliates 제휴 제휴문의
teaching 교수법 수업지도
quote 견적 견적문의 견적서
kids 키즈 아이와 어린이용
record 기록
radio 라디오
campus 캠퍼스
signup 무료가입 간편가입
episode 에피소드
scientists 과학자
comprehensive 포괄적
insights 인사이트
knowledge 지식
refund 환불
institute 연구소 연구원
affordable 저렴한 저렴
intro 인트로
evaluation 평가
analytics 애널리틱스
monitor 모니터
winter 겨울
green 그린 녹색
fashion 패션 의류
founder 창업자 설립자
efficient 효율
wide 와이드
big 빅데이터
speakers 초청연사
resumes 이력서 인재정보
promotion 프로모션 홍보
optimization 최적화
key 핵심
value 가치
important 중요
initiative 이니셔티브
methods 방법
residents 주민 입주민
button 버튼
black 블랙
abuse 학대 남용
awards 수상 수상내역 시상
virtual 가상
abstract 초록
house 주택 하우스
enter 들어가기
solar 태양광
embed 퍼가기
tweet 트윗
description 설명
host 주최
fun 재미
legislative 입법
pop 가요
grow 성장
plugins 플러그인
cost 비용
silver 실버
rates 요금
room 객실 객실안내
recruitment 모집 채용공고 신입사원
profit 이익 수익
secret 비밀글
destination 여행지 목적지
dynamic 다이나믹
advisory 자문
approach 접근방식
holiday 휴일 휴가 휴무 연휴
agents 대리점 가맹점
priority 우선
hosting 호스팅 웹호스팅
forest 산림 휴양림
effective 효과적
evolution 진화
context 맥락
progress 진행
upcoming 예정
republic 공화국
shared 공용
tournament 대회 토너먼트
branch 지부 해외지사
files 첨부파일
stats 접속통계
cleaning 청소 세탁
subject 제목 과목
configuration 구성
men 남성 남자 남성의류
pool 수영장 풀빌라
mini 미니
highlights 하이라이트
beginning 초보
owners 소유자 점주
diagnosis 진단
rock 락밴드
ensure 보장합니다
random 랜덤
power 파워 전력
convenient 편리 편의
sample 샘플
exclusive 단독 한정
peace 평화
everyday 일상
weekly 주간
agreement 동의 협약 협정
widget 위젯
parts 부품
ministry 교육부 보건복지부 문화체육관광부 국토교통부
word 단어
weapons 무기
set 세트
enjoy 즐기기 즐기는
chain 체인점 프랜차이즈
appointment 진료예약 예약상담
repair 수리 수선
discounts 할인
letters 편지
final 결승 최종
label 라벨
total 합계 총액
infrastructure 인프라
donations 기부 기부금 후원 후원금
independent 독립
street 거리
alerts 경보
hotels 호텔
hardware 하드웨어 철물
benefits 복리후생 복지혜택
agent 에이전트
visa 비자
elections 선거
division 사업부
primary 초등
homes 단독주택
bill 의안 법안
trial 체험판 무료체험 재판
furniture 가구
think 생각
toys 장난감 완구
basic 기초 기본
difficult 어려운
upgrade 업그레이드
adventure 모험 어드벤처
flight 항공권 비행기 항공
webinars 웨비나
logistics 물류 로지스틱스
ebooks 전자책 이북
phones 휴대전화
wellness 웰니스
road 도로
correct 정정
suggestions 건의 건의함 제안하기
booking 예약 예약하기 실시간예약 예약안내
estate 부동산 분양 공인중개사
checkout 주문결제
tourism 관광 관광지
bikes 자전거
export 수출 내보내기
guest 게스트 비회원
covid 코로나 코로나19
domain 도메인
flexible 유연한
ads 광고
mode 모드
supplies 용품
broker 중개 브로커
philosophy 철학 경영이념 이념
edit 편집 수정
breaking 속보
lab 랩실
equipment 장비 설비 기기
consent 동의서
papers 논문
foreign 외국 해외 외국인
simulation 시뮬레이션
patients 환자
temperature 온도 기온
assets 자산
earn 적립
characters 캐릭터 등장인물
breathing 호흡
readers 독자
newsroom 뉴스룸
month 이달의 월간
codes 바코드
rent 월세 임대료
desktop 데스크톱 데스크탑
viewers 시청자
television 텔레비전 방송국
mobility 모빌리티
gifts 선물세트 사은품
inquiry 제품문의 상품문의
evidence 증거
charge 충전
dining 다이닝
golf 골프
strength 강점
banner 배너
maintenance 유지보수 점검
seminars 세미나
study 스터디 공부 유학
inspection 검사
talent 인재
tree 나무 수목
banking 뱅킹
agency 에이전시 대행사
increase 증가
hospital 병원 종합병원 의료원
fair 박람회 페어
trending 트렌드 급상승
military 군사 국방 군대
background 배경
command 명령 명령어
fantasy 판타지
catering 케이터링 출장뷔페
kits 키트
village 마을
influence 영향력
discipline 규율 징계
types 종류
lecture 강의 강연 특강
structure 구조
capacity 용량 수용인원
classes 수업 교실 강습
reliable 신뢰성
summer 여름
wholesale 도매
rules 규칙 규정 룰
museum 박물관 미술관 기념관 뮤지엄
serving 인분
fresh 신선 신선한
yoga 요가 필라테스
object 객체
conference 컨퍼런스 학술대회 콘퍼런스
sector 분야
war 전쟁
cybersecurity 사이버보안 정보보안
hero 히어로 영웅
suite 스위트룸
stop 정지
tuition 등록금 수강료 학비
individual 개별
trailer 예고편 트레일러
large 대형
implementation 구현
scale 규모
sort 정렬
orders 주문조회 주문내역 주문배송
law 법률 법령 법학
decorative 장식
thread 스레드
creator 크리에이터
voice 음성 보이스
doctor 의료진 전문의 주치의 의사선생님
award 수상작 시상식
routes 노선
movement 운동본부
stream 스트리밍
loans 대출
win 당첨
medicine 의약품 내과 의과대학 한의원
coaching 코칭
tweets 트윗
extension 확장 확장프로그램
tennis 테니스
powerful 강력한
engagement 약혼
dark 다크모드
focused 집중
beach 해변 해수욕장 비치
complaint 민원 불만 고충
tracking 추적 배송조회 배송추적
bug 버그
countdown 카운트다운
pandemic 팬데믹 감염병
filter 필터
topic 토픽
maintain 유지
unit 단위
period 기간
awareness 인식개선
notification 알림설정
billing 청구
math 수학
ideal 이상적인
centre 센터
station 지하철역 정류장
motorcycle 오토바이 바이크
bus 버스
tour 투어
translation 번역
benchmarks 벤치마크
table 테이블
boot 부츠
enterprise 엔터프라이즈
head 대표이사
normal 정상
coverage 보장
variety 버라이어티
train 기차 열차 철도
cat 고양이
movies 영화
entry 출품
zip 우편번호
trained 훈련된
transition 전환
prev 이전페이지
gear 기어
lifestyle 라이프스타일
magnetic 자기장
interface 인터페이스
cheap 최저가격
immigration 이민 출입국
gdpr 유럽개인정보보호법
pickup 픽업
physical 물리치료
explanation 해설
delete 삭제
replace 교체
startups 스타트업 창업 벤처
rooms 객실 객실안내 객실소개
fields 연구분야
boats 보트 선박 요트
excel 엑셀
teachers 교사 교원 선생님
exhibition 전시회 전시 전시장
nature 자연 생태
vehicle 차량
title 타이틀
perspectives 관점
advantage 장점
landing 랜딩
cast 출연
depending 따라서
clean 깨끗한 클린
short 단편
jewelry 주얼리 쥬얼리 보석 귀금속
chapter 챕터
promo 할인코드
locator 매장찾기
closed 휴관 휴무일 휴진
flow 이용절차
vegetables 채소 야채
anxiety 불안
switch 스위치
faculty 교수진 교수소개 교수
toolkit 툴킷
faster 빠르게
mortgage 주택담보대출 담보대출
cache 캐시
audit 감사원 감사실
retrieve 되찾기
wifi 와이파이
justice 사법
hackers 해커 해커톤
assembly 조립 총회
bloggers 블로거
menus 식단 식단표
stamps 우표 스탬프
gym 헬스장 체육관 헬스클럽
pain 통증 허리통증
pizza 피자
county 군청 군수
charity 자선 나눔 사회공헌
parish 본당
mosque 모스크 이슬람
temple 사찰 법당 불교 스님
prayer 기도회 중보기도 기도제목
worship 예배 찬양 예배안내 미사
sermon 설교 말씀묵상 주일설교
diocese 교구
choir 합창단 합창 성가대 찬양대
orchestra 오케스트라 교향악단 관현악
concert 콘서트 음악회 연주회
theater 극장 연극 뮤지컬
scouts 스카우트 보이스카우트
donation 기부 기부금 후원
membership 멤버십 회비 정회원
league 리그
player 선수 플레이어
coach 코치 감독
match 시합 경기결과 경기일정
hiking 등산 하이킹 트레킹
cycling 사이클 라이딩
football 축구 풋볼
fishing 낚시 조황
hunting 사냥
horse 승마 경마
dog 강아지 애견 반려견
breed 품종 견종
dance 댄스 무용 발레
massage 마사지
clinic 클리닉 진료과목 진료안내 내과의원
dentist 치과 임플란트 치과의원
pharmacy 약국 약사
nurse 간호사 간호
psychologist 심리상담 심리 심리학
lawyer 변호사 법무법인 법률사무소
notary 공증
accountant 회계사 세무사 회계법인 회계
tax 세금 국세 지방세 납세 세무
insurance 보험
loan 대출
plumber 배관 누수
electrician 전기공사
carpenter 목수 목공
roof 지붕
kitchen 주방 부엌 키친
bathroom 욕실 화장실
heating 난방 보일러
door 현관문 도어락
flower 꽃 꽃배달 화환
bakery 베이커리 빵집 제과
bread 빵 식빵
wine 와인 와이너리
beer 맥주
coffee 커피 원두
chef 셰프 쉐프 요리사
dish 반찬
breakfast 조식 아침식사
camping 캠핑 캠핑장 야영장
apartment 아파트 오피스텔
arrival 도착 체크인 입실
departure 출발 퇴실
mayor 시장실 열린시장실 군수실 구청장
municipality 시청 구청 지자체 주민센터 자치단체
council 의회 시의회 협의회
citizen 시민
resident 주민
ordinance 조례 자치법규
waste 쓰레기 폐기물
police 경찰 경찰청 경찰서
fire 소방 화재 소방서
permit 인허가 허가
tender 입찰 입찰공고
procurement 조달 계약정보
election 선거
vote 투표
party 정당 민주당 국민의힘
candidate 후보 후보자
parliament 국회 국회의원
court 법원 재판소
kindergarten 유치원 어린이집
pupil 초등학생
student 학생
teacher 선생님 교사 강사
exam 시험 기출문제 수능
semester 학기
diploma 졸업장 학위
lesson 레슨 과외
enrolment 원아모집 신입생 입학신청
thesis 학위논문 석사논문
laboratory 실험실 연구실
speaker 스피커 초청연사
sponsor 스폰서 협찬
venue 공연장 행사장
ticket 티켓 예매
lineup 라인업 출연진
recipe 레시피
ingredient 식재료 성분
cooking 요리 쿠킹 조리
diary 일기 다이어리
travelogue 여행기 여행후기
essay 에세이 수필
poem 시집 시조
novel 소설 웹소설
writer 작가
photographer 사진작가 포토그래퍼
painter 화가
illustrator 일러스트레이터 일러스트
designer 디자이너
developer 개발자
freelancer 프리랜서
curriculum 교육과정 커리큘럼
biography 약력 전기문
born 출생 태어난
hobby 취미
reply 답글 답장
moderator 관리진
member 회원
offline 오프라인
nickname 닉네임 별명
poll 설문조사 설문 여론조사
guestbook 방명록
basket 바구니
delivery 배달 당일배송
warranty 보증 보증기간
voucher 상품권 바우처
discount 할인 할인율
colour 색상 컬러
bestseller 베스트셀러
retail 소매
manufacturer 제조사 제조업체 제조원
factory 공장
spare 예비부품
steel 철강 스테인리스
wood 목재 원목
plastic 플라스틱
concrete 콘크리트 레미콘
renovation 리모델링 인테리어
architect 건축가 건축사 건축
engineer 엔지니어 기술자
transport 운송 수송
freight 화물 포워딩
warehouse 창고
tyre 타이어
garage 차고 정비소
leasing 리스렌트 장기렌트
listing 매물정보 매물보기
directory 디렉토리 디렉터리 주소록
classified 벼룩시장 중고거래
advertisement 광고
vacancy 빈자리 구인공고
employer 고용주 사업주
comparison 비교
ranking 랭킹 순위
rating 평점 별점
coupon 쿠폰
nearby 주변 근처
category 카테고리 분류
converter 변환 변환기
generator 생성기 발전기
checker 검사기
install 설치하기
changelog 변경이력 업데이트내역
plugin 플러그인
tutorial 튜토리얼 따라하기
subscription 정기구독 정기배송
automation 자동화
invoice 세금계산서 청구서
payroll 급여
workflow 워크플로우 워크플로
newspaper 신문 신문사 일보
editorial 사설 편집국 편집부
journalist 기자 언론인
reporter 특파원 취재기자
headline 헤드라인 머리기사 주요뉴스
economy 경제
weather 날씨 기상청 기상
horoscope 운세 별자리 사주
obituary 부고 부음
broadcast 방송
listen 듣기 다시듣기
crime 범죄 범인
celebrity 연예인 셀럽 유명인
subscriber 구독자
imprint 사업자등록번호 발행인 통신판매업신고
cookie 쿠키
accessibility 접근성 웹접근성
career 경력 진로 커리어
testimonial 고객후기 수강후기
certificate 인증서 증명서 자격증 인증
partner 파트너
solution 솔루션 해결
product 제품
tradition 전통
competence 역량
emergency 응급 긴급 비상 재난
night 야간
shift 교대
printing 인쇄 프린팅
advertising 광고대행
marketing 마케팅
score 점수 스코어
puzzle 퍼즐
quiz 퀴즈
band 밴드
album 앨범
song 노래
lyrics 가사
movie 영화
actor 배우 여배우
cinema 영화관 시네마 상영관
animal 동물 반려동물
shelter 보호소 쉼터 유기견
adoption 입양 분양받기
child 아동 어린이
elderly 노인 어르신 요양원 요양
disability 장애 장애인
refugee 난민
poverty 빈곤
aid 원조
relief 구호 이재민
statute 정관 회칙
chairman 회장 이사장 위원장
committee 위원회
society 학회
union 노조 노동조합
federation 연맹 연합회
cooperative 협동조합 조합원
petition 청원 서명운동
protest 시위 집회
conservation 보전 자연보호
farm 농장 농원 목장
agriculture 농업 농산물 농촌
harvest 수확
town 읍면동
sight 명소 관광명소
mountain 산악
ski 스키 스키장
"""
