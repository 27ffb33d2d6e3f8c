/**
 * A thousand common passwords that match `passwordPattern` with some capitalization. They are the most frequent ones of
 * a leaked list (zxcvbn's, MIT), plus seasons, sports, names and the word itself with a number. All are in lower case.
 * A symbol at the end doesn't make them rarer, so it is left out.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  !qaz2wsx 123456789qwe 1234567aa 123456aa 123456ab 123456abc 123456as 123456asd 123456qq 123456qqq 123456qw
  123456qwe 123456qwerty 123456ru 12345abc 12345asd 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty
  1234abcd 1234asdf 1234qwer 1234rewq 1234zxcv 123abc123 123qq123 123qwe123 123qwe456 123qweas 123qweasd
  123qweasdzxc 123qwert 123qwerty 12locked 12qw12qw 12qw34er 12qwaszx 12qwerty 1a2a3a4a 1a2b3c4d 1a2b3c4d5e
  1a2s3d4f 1a2s3d4f5g 1basebal 1letmein 1michael 1mustang 1passwor 1password 1q2q3q4q 1q2w3e4r 1q2w3e4r5
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1
  23skidoo 2wsx3edc 3edc4rfv 44magnum 4rfv3edc 5tgb6yhn 67camaro 911turbo a123456a a1a2a3a4 a1a2a3a4a5
  a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aa123456 aa12345678 aa123456789 abc123 abc1234 abc12345 abc123456
  abc123abc abcd12 abcd123 abcd1234 abcd12345 abcdef1 abcdef12 abcdef123 abcdefg1 abcdefg123 abigail123
  access14 access99 account1 admin1 admin12 admin123 admin1234 admin12345 agent007 alabama1 alex1234
  alexander1 alexander123 allison1 alpha123 amanda123 america1 america123 andrew12 andrew123 angel1 angel123
  anthony1 anthony123 anthony2 anthony7 antonio1 apollo11 apollo13 apple123 arizona1 arsenal1 as123456
  asd12345 asdasd123 asdf1234 asdfg123 asdfg12345 asdfgh01 asdfghjkl1 asdqwe123 ashley123 atlanta1 austin31
  austin316 autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 autumn2027
  autumn2028 autumn2029 autumn2030 autumn22 autumn23 autumn24 autumn25 autumn26 autumn27 autumn28 awesome1
  baby12 baby123 baby1234 baby12345 babyboy1 babyboy123 babygirl1 babygirl123 babylon5 banana1 banana123
  barbara1 basebal1 baseball1 baseball123 basketball1 basketball123 batman1 batman12 batman123 beatles1
  beckham7 benjamin123 birthday4 black123 blackie1 blaster1 blessed1 blessed123 blink182 blondie1 blue1234
  boris123 boulder1 bradley1 brandon1 brandon123 broncos1 broncos123 brother1 bruno123 bubba123 bubbles1
  buckeye1 buddy123 buffalo1 bulldog1 buster12 butterfly1 butterfly123 camelot1 cameron1 camp12 camp123
  camp1234 camp12345 camper1 camper12 camper123 camper1234 camper12345 camping1 camping12 camping123
  camping1234 camping12345 cantona7 capital1 captain1 cartman1 changeme1 changeme12 changeme123 changeme1234
  changeme12345 charles1 charlie1 charlie123 charlie2 cheese1 cheese123 chelsea1 chester1 chevys10 chicago1
  chicken1 chipper1 chocolate1 chocolate123 chopper1 chris123 chrissy1 christian123 christy1 claudia1 cobra427
  colorado1 colorado123 computer1 computer123 control1 cookie1 cookie123 cowboys1 cricket1 crystal1 crystal123
  cupcake1 cupcake123 cygnusx1 cynthia1 daddy1 daddy12 daddy123 daddy1234 daddy12345 dallas22 daniel12
  daniel123 david123 deborah1 denver123 destiny1 detroit1 diamond1 diamond123 digital1 dilbert1 dima1995
  dodgers1 dolphin1 douglas1 dragon01 dragon1 dragon11 dragon12 dragon123 dragon13 dreamer1 drummer1 ducati99
  eclipse1 element1 eleven11 elizabeth123 elvis123 emily123 emma123 emmitt22 england1 enter123 ethan123
  everton1 express1 facebook1 facebook123 faith1 faith123 fall2019 fall2020 fall2021 fall2022 fall2023
  fall2024 fall2025 fall2026 fall2027 fall2028 fall2029 fall2030 fall22 fall23 fall24 fall25 fall26 fall27
  fall28 family1 family12 family123 family1234 family12345 family2022 family2023 family2024 family2025
  family2026 family2027 fantasy1 favorite2 favorite6 ferrari1 fireman1 fishing1 flipper1 florida1 flower1
  flower123 flowers1 flyers88 football1 football123 football2022 football2023 football2024 football2025
  football2026 football2027 forever1 formula1 fortnite1 fortnite123 francis1 frank123 frankie1 fred1234
  freedom1 freedom2 freedom2022 freedom2023 freedom2024 freedom2025 freedom2026 freedom2027 friday13 friends1
  gabriel1 gandalf1 gateway1 gateway2 general1 genesis1 georgia1 germany1 gizmodo1 god123 god1234 god12345
  godisgood1 godisgood123 golfing1 google1 google123 gordon24 green123 gregory1 guest1 guest12 guest123
  guest1234 guest12345 hallo123 hannah123 happy123 harley1 hawaii50 hawkeye1 heather1 heather2 hello1 hello12
  hello123 hello1234 hello12345 hershey1 hockey1 hockey123 holiday1 homer123 hope1 hope123 houston1 hunter12
  hunter2 huskers1 iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 ilya1234 india123 indiana1 instagram1
  instagram123 internet1 internet123 ireland1 ironman1 ironman123 isabella123 iverson3 jackson1 jackson5
  jacob123 jamaica1 james007 james123 january1 jasmine1 jason123 jbond007 jeffrey1 jennifer1 jennifer123
  jessica1 jessica123 jessica2 jesus1 jesus12 jesus123 jesus1234 jesus12345 jesus777 jesuschrist1
  jesuschrist123 jimmy123 johnson1 jordan123 jordan23 joshua123 jupiter1 jupiter2 justice1 justin123 kenneth1
  kevin123 kordell1 kristen1 kristin1 lakers24 lebron23 letmein1 letmein12 letmein123 letmein1234 letmein12345
  letmein2 liberty1 lincoln1 lindsay1 lindsey1 lineage2 liverpool1 logan123 login1 login12 login123 login1234
  login12345 lol12345 lotus123 love12 love123 love1234 love12345 lovely1 lovely123 loveme89 loveyou1
  loveyou123 loveyou2 lucky123 madison1 madison123 madonna1 magic123 manager1 marines1 marino13 mason123
  master1 master12 master123 master1234 master12345 matthew1 matthew123 maximus1 maxwell1 mazda323 mazda626
  melanie1 melissa1 melissa123 mercury1 metallica1 michael1 michael123 michael2 michele1 michelle1 michelle123
  mike1234 minecraft1 minecraft123 miranda1 misfit99 molly123 mommy1 mommy12 mommy123 mommy1234 mommy12345
  money123 monique1 monkey1 monkey11 monkey12 monkey123 monster1 montana1 mountain1 music123 mustang1 mustang2
  mustang5 mustang6 mustang8 mustang9 mypassword1 myspace1 nancy123 naruto1 naruto123 nascar24 natalie1
  natasha1 ncc1701a ncc1701d ncc1701e ncc74656 nemesis1 newpass1 newpass6 newpassword1 newport1 newyork1
  nicole123 nirvana1 nokia123 nokia5130 nokia5230 nokia5530 nokia5800 nokia6233 nokia6300 noname123 nothing1
  october1 olivia123 open1234 orange1 orange123 p455w0rd p4ssw0rd p4ssw0rd1 p@ssw0rd p@ssw0rd1 p@ssw0rd12
  p@ssw0rd123 p@ssw0rd1234 p@ssw0rd12345 p@ssword1 p@ssword12 p@ssword123 p@ssword1234 p@ssword12345 pa$$word1
  pa$$word12 pa$$word123 pa$$word1234 pa$$word12345 pa55w0rd pa55word pa55word1 packard1 packers1 paladin1
  pandora1 pantera1 panther1 pass12 pass123 pass1234 pass12345 passw0rd passw0rd1 passw0rd12 passw0rd123
  passw0rd1234 passw0rd12345 passwor1 password01 password1 password10 password11 password12 password123
  password1234 password12345 password2 password2022 password2023 password2024 password2025 password2026
  password2027 password3 password9 password99 passwort1 patches1 patrick1 patrick123 payton34 peaches1
  pegasus1 penguin1 pepsi123 perfect1 phantom1 phoenix1 phoenix2 pippen33 pokemon1 pokemon123 pontiac1
  pool6123 popcorn1 porsche1 porsche9 porsche911 power123 prelude1 princess1 princess123 private1 pumpkin1
  purple1 purple123 pyramid1 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qaz123wsx qazwsx12
  qazwsx123 qazwsxedc1 qazwsxedc123 qazxsw12 qazxsw123 qq123456 qw123456 qwaszx12 qwe12345 qwe123qwe qweasd123
  qweasdzxc123 qwer1234 qwert123 qwert1234 qwert12345 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwerty13 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty2027 qwerty77
  qwerty777 qwerty78 qwerty99 qwertyuiop1 r2d2c3p0 r2d2c3po raiders1 rainbow1 rainbow123 rainbow6 rangers1
  raymond1 rebecca1 redwing1 richard1 robert123 roblox1 roblox123 rockies1 rocky123 rosebud1 rush2112 russell1
  russian7 sabrina1 samantha1 samantha123 sammy123 samsung1 sandman1 sanity72 sasha123 school1 school12
  school123 school1234 school12345 school2022 school2023 school2024 school2025 school2026 school2027 scooter1
  scorpio1 seattle1 service1 shadow01 shadow1 shadow12 shadow123 shannon1 skeeter1 skipper1 snowman1 soccer1
  soccer10 soccer11 soccer12 soccer123 soccer13 soccer2022 soccer2023 soccer2024 soccer2025 soccer2026
  soccer2027 softball1 softball123 sooners1 sophia123 spartan1 spartan117 special1 spencer1 spiderman1
  spiderman123 spring1 spring12 spring123 spring1234 spring12345 spring2019 spring2020 spring2021 spring2022
  spring2023 spring2024 spring2025 spring2026 spring2027 spring2028 spring2029 spring2030 spring22 spring23
  spring24 spring25 spring26 spring27 spring28 stanley1 start123 starwars1 starwars123 stephanie123 stephen1
  steve123 stewart1 stinger1 sublime1 success1 summer01 summer1 summer12 summer123 summer1234 summer12345
  summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summer2027
  summer2028 summer2029 summer2030 summer22 summer23 summer24 summer25 summer26 summer27 summer28 summer99
  summercamp1 summercamp12 summercamp123 summercamp1234 summercamp12345 sunshine1 sunshine123 super123
  superman1 superman123 superstar1 swimming1 swimming123 taylor123 teacher1 test12 test123 test1234 test12345
  testing1 therock1 thomas123 thumper1 thunder1 tiffany1 tiger1 tiger123 timothy1 trinity1 trojans1 trooper1
  trouble1 trucker1 trumpet1 trustgod1 trustgod123 trustno1 unicorn1 unicorn123 usa12345 user12 user123
  user1234 user12345 vampire1 vanessa1 vegas123 victory1 vikings1 vincent1 volleyball1 volleyball123 voyager1
  warcraft3 warrior1 welcome01 welcome1 welcome12 welcome123 welcome1234 welcome12345 welcome2 welcome2022
  welcome2023 welcome2024 welcome2025 welcome2026 welcome2027 westham1 whatever1 william1 william123 william2
  windows1 winston1 winter1 winter12 winter123 winter1234 winter12345 winter2019 winter2020 winter2021
  winter2022 winter2023 winter2024 winter2025 winter2026 winter2027 winter2028 winter2029 winter2030 winter22
  winter23 winter24 winter25 winter26 winter27 winter28 winter99 yamahar1 yankees1 yankees2 yellow1 yellow123
  youtube1 youtube123 z1x2c3v4 z1x2c3v4b5 zachary1 zaq12345 zaq12wsx zaq1xsw2 zxasqw12 zxcasdqwe123 zxcv1234
  zxcvb123 zxcvb12345 zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);
