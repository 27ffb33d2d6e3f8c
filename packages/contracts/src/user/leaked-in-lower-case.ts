/**
 * The most common passwords that fit `passwordPattern` once a letter is made a capital, in lower case: the first 3,000,
 * without those that other rules refuse. Same source as `leaked-passwords.ts`.
 */
export const passwordsAnyCase: ReadonlySet<string> = new Set(
  `
  000777fffa 007james 013cpfza 01telemike01 063dyjuy 085tzzqi 090808qwe 0o9i8u7y 0o9i8u7y6t 0okm9ijn 0p9o8i7u 0raziel0
  0sister0 100years 10inches 112233aa 118a105b 11c645df 11qq22ww 123123qq 123123qwe 123321az 123321qaz 123321qq
  123321qwe 123321qweewq 1234kekc 1234rmvb 123as123 123asd123 123hfjdk147 123lol123 123masha 123mudar 123q123q
  123qaz123 123qazwsx 123qw123 123qwe321 123qwe456rty 123zxc123 12monkey 12qw34er56ty 12s3t4p55 134kzbip 135135ab
  14vbqk9p 151nxjmt 154ugeiu 158uefas 15s9pu03 19371ayj 1958proman 1972chev 1986irachka 19952009sa 19mtpgam19
  1a2a3a4a5a 1a2s3d4f5g6h 1andonly 1grizzly 1herbier 1hxboqg2 1hxboqg2s 1j9e7f6f 1pass1page 1q2q3q4q5q 1q3e5t7u
  1qa2ws3e 1qa2ws3ed 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qasw23ed 1qay2wsx 1qayxsw2 1qaz3edc 1qazxdr5 1qazxsw23edcvfr4
  1qw23er4 1w2q3r4e 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 201jedlz 20spanks 2112rush 212121qaz 213qwe879 221195ws 22q04w90e
  23176djivanfros 23jordan 23wesdxc 245lufpq 248ujnfk 254xtpss 260zntpc 26429vadim 267ksyjf 28infern 2bigtits 2bornot2
  2sexy2ho 2w3e4r5t 2wj2k9oj 2wsx1qaz 2wsxcde3 2wsxzaq1 305pwzlr 311music 321ret32 32615948worms 33rjhjds 343104ky
  3611jcmg 368ejhih 380zliki 383pdjvl 38gjgeuftd 3edcvfr4 3stooges 3techsrl 3xbobobo 4077mash 41d8cd98f00b 427cobra
  42qwerty42 454dfmcq 45m2do5bs 474jdvff 4815162342lost 495rus19 4cranker 4fa82hyx 4freedom 4g3izhox 4me2know 4r3e2w1q
  4rfv5tgb 4z34l0ts 4z3al0ts 50spanks 531879fiz 5411pimo 545ettvy 551scasi 554uzpad 565hlgqo 567rntvm 5c92v5h6
  5t4r3e2w1q 5t6y7u8i 5tgbnhy6 625vrobg 6339cndh 640xwfkv 6458zn7a 65mustan 666satan 669e53e1 682regkh 6846kg3r
  686xqxfg 68camaro 705499fh 741852kk 7653ajl1 766rglqy 7elephants 7f4df451 7gorwell 7hrdnw23 7u8i9o0p 80070633pc
  808state 8363eddy 863abgsg 878kckxy 87e5nclizry 89876065093rax 8letters 944turbo a19l1980 a1l2e3x4 a32tv8ls
  a3eilm2s2y a7nz8546 a9387670a aaron123 ab12cd34 access12 access123 access16 access20 access22 acmilan1 adam1234
  adidas11 admin18533362 admiral1 adriana1 adv12775 adxel187 aezakmi1 agapov58 airforce1 ak470000 alabama123 alena2010
  alex12345 alex1959 alex1990 alex1996 alex2000 alex2112 alexis01 alfredo1 allan123 allen123 allstar1 almaz666
  am4h39d8nh amanda01 amanda12 amanda18 amanda69 amber123 amsterdam1 ancella2 andre123 andrea11 andrew11 andrew13
  andrew22 andrew88 andrey123 andyod22 anfield1 angel666 angela12 angelo4ek anna1984 anna1985 anna1987 anna1988
  anna1989 anna2000 anna2010 anna2614 annette1 annie123 anthony3 antonio2 apples12 aq1sw2de3 arnster55 art131313
  asd123qwe asdf67nm asdfjkl1 asfnhg66 ashley01 ashley11 ashley12 asshole2 asshole3 astra123 auckland2010 august11
  august12 august15 august16 august22 august25 august31 austin01 austin11 austin12 austin123 avenger1 azerty12
  azerty123 azfpc310 b929ezzh baby2000 bacardi1 badboy69 bailey10 bailey11 bailey12 balla007 banana12 banshee1
  barkley1 barney11 barney12 baseba11 baseball12 baseball2 baseball3 bassman1 batman01 batman11 batman13 batman69
  batman99 bear2327 bearcat1 beast666 beatles4 beautiful1 beaver69 beavis69 beer1234 bengals1 bigboy12 bigdaddy1
  bigdog69 bigsexy1 bigtime1 bill1234 bingo123 birdman1 birthday1 birthday10 birthday100 birthday21 birthday299
  birthday3 birthday5 birthday54 birthday6 biscuit1 bitch123 biteme12 biteme69 black666 blade123 blood123 blood666
  blowme69 blue2000 blunt420 bmw325is bmw330ci bmw750il bobby123 boeing74 boeing77 bonjour1 boobies1 bosco123 boscoe01
  boston12 bowling1 branden1 brandon0 brandon2 brandon3 braves10 braves95 brian123 brianna1 britney1 brittany1
  broncos2 broncos7 browns99 bruins77 bsheep75 buffy123 bulldog2 bulldog7 bulls123 bunny123 buster21 buster22 buttons1
  c0rvette c3por2d2 c43dae874d cab4ma99 cadr14nu cahek0980 caitlin1 calvin69 camaro67 camaro69 camaroz2 camaroz28
  camp0017 candy123 cantona1 canucks1 capital5 care1839 carla123 carlos12 carlton1 caroline1 carrera4 carter12
  carter15 casey123 casper12 casper99 catfish1 caveman1 cbr600f3 cbr600f4 cbr600rr cbr900rr cde34rfv ceisi123
  celtic1888 celtic67 celtic88 celtics1 cessna15 cezer121 ch1tt1ck champ123 chaos666 charger1 charles3 charlie0
  charlie4 charlie6 charlie7 charlie8 charmed1 chase123 cheese12 chelsea2 chelsea6 chelsea8 chester2 chester7 chevy350
  chevy454 chevyz71 chicago2 chicago7 chicco22 chicken123 chicken2 chickenwing101 chinese1 chloe123 christian1
  chronic1 chuckie1 cisco123 clapton1 clayton1 cobra123 coleman1 collins1 colole57 colt1911 combat123654 comcast1
  command1 compaq12 control2 cookie12 cookie59 cooking1 cool1234 coolguy1 coolman1 corvet07 cosmo123 counter1 cowboy12
  cowboy22 cptnz062 crazy123 creative1 cruiser1 crystal2 csfbr5yy cubswin1 curious1 cvzefh1gkc d1i2m3a4 d78unhxq
  daisy123 dakota01 dakota12 dalejr88 dallas01 dallas12 dallas21 damage11 damned69 daniel01 daniel21 danil8098
  danny123 dante123 dapzu455 dasha123 dave1234 daytona1 de1987ma deadman1 death123 death666 debbie69 defiant1 deflep27
  denman85 deskjet1 devil123 devilmaycry4 devo2706 dfyjdf846 dgl70460 diablo11 diamond7 diana123 diego123 dignity7
  dima12345 dima1989 dima1992 dima1993 dima1994 dima1997 dima1999 dima2000 dima2010 dimon4ik dolemit1 dolphin2
  doma77ns domainlock2005 dont4get dragon00 dragon20 dragon21 dragon22 dragon23 dragon25 dragon64 dragon66 dragon77
  dragon88 dragon99 duchess1 dude1234 dude1998 dumbass1 duncan21 dupont24 durango1 dustin23 dusty123 dusty197 eae21157
  eagle123 eagles05 eagles20 easy1234 eatshit1 eclipse9 eddie123 edward12 efbcapa201 ekaterina20 el546218 elaine22
  electra1 elena123 elmer251 eminem12 eric1234 eternal1 euro2000 eus1sue1 everest1 extra300 f15eagle falcon11 falcon12
  fallout2 fallout3 family01 fantasy7 farside1 fatluvr69 favorite3 favorite4 favorite5 favorite7 favorite8 ferrari3
  ferrari5 fetish01 fetish69 ffvdj474 fhntv1998 fiction7 fifa2008 fighting54 finance1 firstone123 fjnq8915 fk8bhydb
  fkbyf001 fkg7h4f3v6 flash123 florida2 flower12 football12 ford9402 fordf250 fordf350 forest11 forest99 forever21
  fortune12 foxtrot1 france98 freddy12 free4all freedom4 freedom5 freedom7 freedom9 frogger1 fsd9shtyu fuck1234
  fucker69 fuckme69 fuckoff2 fuckyou0 fuckyou12 fuckyou123 fuckyou6 fuckyou69 fuckyou7 fuckyou8 futyn007 gabriel2
  gangsta1 garfield1 gb15kv99 generic1 geolog323 george01 george11 gerrard8 gerrity1 gfhjkm007 gfhjkm13 gfhjkm135
  gfif1991 gfxqx686 ghbdtn12 ghhh47hj764 ghhh47hj7649 ghjcnj123 ghjcnjnfr1 ghost123 giants56 gillian1 ginger11
  ginger12 gizmo123 gizmodo2 glock9mm gnasher23 gobuffs2 goddess1 golf1234 golfer01 golfer12 golfer23 goober12
  good12345 good4you google12 gordolee85 grace123 grandma1 greenday1 griffin1 gsgba368 gsxr1000 gsxr1100 guitar12
  gunners1 gunther1 gustavo1 gznybwf13 halflife2 hambone1 hammer99 hannah01 hannah11 happy100 harley11 harley12
  harley69 harley99 harmony1 hawkdog79 heat7777 hihje863 history1 hkger286 hockey10 hockey11 hockey12 hockey19
  hockey21 hockey22 hockey99 holly123 honda250 honey123 hopeful1 horny123 hot2trot hotsex69 house123 hummerh2 hunter22
  hunter69 hunter99 hunting1 huskies1 hxp4life hzze929b iampurehaha2 ibill123 icecube1 iceman69 ikilz083 iloveme1
  iloveme2 ilya1992 imagine1 ingram01 iqzzt580 irina123 ironman2 isacs155 italian1 ivan1985 ivan2010 j0nathan
  j3qq4h7h2v jack1234 jackass2 jackson2 jake1234 jake5253 jalal123 jamesbond007 jarhead1 jasmine2 jasmine5 jasper12
  jaydog472 jeff1234 jenny123 jesse123 jessica0 jessica7 jessica8 jesusis1 jigei743ks jimbo123 jo9k2jw2 john1234
  johnny69 johnny99 johnson2 johnson4 joker123 joker666 jonathan1 jor23dan jordan01 jordan11 jordan12 jordan22
  jordan99 joseph10 joseph12 joshua01 joshua11 joshua12 juggalo1 julia123 julie456 jumpman23 junior01 junior12
  junior123 junior24 just4you justin12 juvis123 k9dls02a kanmax1994 karen123 karolina1 katie123 katya123 kcj9wx5n
  keith123 kekskek1 kelly001 kelly123 kendall1 kenny123 kenwood1 keywest1 kfnju842 kickass1 killer11 killer13 killer23
  killer66 killer69 killer99 kimberly1 king1234 kirill123 kitty123 klaudia1 knight12 knight99 kodaira52 koetsu13
  kolia123 kr9z40sy ktnj2010 kzsfj874 lakers12 lakers34 larry123 laura123 left4dead left4dead2 len2ski1 lena1982
  lena2010 letmein22 letmein3 letmein6 letmein7 letmein9 leto2010 lewie622 lexmark1 lhbjkjubz2957704 liberty2 lickme69
  linda123 lindros8 lisa1234 lithium1 liverp00l locoman0 logging7 lol123123 lololyo123 london12 london20 london22
  london99 loosee123 lopas123 lorenzo1 loser123 losfix16 lost4815162342 lotrfotr34 love2000 love2010 love2011
  love4ever lucas123 lucifer666 lucky777 luv2epus luv2fuck lvjdp383 m7hsqstm macross1 macsan26 madison0 madison2
  madison3 madison9 madmax11 maestro1 maggie10 maggie11 maggie12 magical123 magpies1 makeksa11 mamma123 mammoth1
  mancity1 mandy123 mangust6403 manning1 marcius2 margaret1 marilyn1 marina123 mario123 mark1234 mark3434 marlboro1
  marley12 married1 martin11 martin12 maryann1 mash4077 masha123 masha1998 master00 master01 master10 master13
  master21 master22 master23 master55 master69 master77 master99 masterb8 matilda1 matrix01 matrix12 matrix13 matrix69
  matrix99 matt1234 matthew0 matthew3 matthew7 matthew9 maurice1 maverick1 max33484 maxim1935 maxwell2 maynard1
  mazdarx7 mazdarx8 mclaren1 mclarenf1 mdmaiwa3 megaman1 melanie2 melinda1 melissa3 melissa6 melissa7 melvin69
  mercury7 merlin01 merlin11 merlin12 merlin21 merlin69 merlin99 messiah1 metal666 metro2033 mets1986 miami305
  michael4 michael5 michael8 michael9 mick7278 mickey01 mickey11 mickey12 mickey22 mickey69 midnight1 mikey123
  milkman1 miller12 miller31 millie11 mine2306 miruvor79 misfits1 misha1111 mission1 missy123 misty123 mjbnbna1
  mom4u4mm monday12 money111 money4me money777 monica12 monica69 monkey00 monkey01 monkey10 monkey13 monkey20 monkey21
  monkey22 monkey23 monkey24 monkey66 monkey69 monkey77 monkey99 monkeys1 monster2 monster7 monster9 montgom240
  monty123 mookie12 moom4242 moom4261 moose123 morgan01 morgan12 mother12 mounta1n mouse123 mtwapa1a muffin12 munson15
  murphy01 music101 mustang0 mustang67 mustang69 mustard1 mvtnr765 my2girls my3girls mymoney1 mystery1 napster1
  naruto010 naruto12 nascar03 nascar08 nascar20 nascar88 nascar99 nastya1995 natas666 nathan12 natural1 nccpl25282
  nemrac58 newproject2004 nhfdvfnjkju123 nicholas1 nick1234 nicolas1 nicolas2 nicole11 nicole12 nicole23 nigger123
  nike1234 nikita123 nikita1998 nikita2000 nikita95 nikita99 nikki123 ninja123 nintendo1 nintendo64 nissan350z
  nohack04 nokia2700 nokia3110 nokia3230 nokia3310 nokia5200 nokia5228 nokia5300 nokia5310 nokia5320 nokia6120
  nokia6230 nokia6230i nokia6303 nokia6500 nokia6630 nokia7070 nokia7610 nokian70 nokian73 nokian95 nolimit5 nolimit8
  nolimit9 noncapa0 nonrev67 noodles1 not4u2no note1234 number20 nwo4life oakland1 oceans11 october2 october3 october6
  october8 odt4p6sv8 ofclr278 oktober7 oleg1995 ololo123 omega123 onelove1 onetwo34 ooicu812 oqglh565 orange12
  orange44 orange77 orange99 orioles1 oscar123 ou8124me ownage123 p030710p$e4o p0o9i8u7 p0o9i8u7y6 p2ssw0rd p3nnywiz
  p4ssword paintball1 painter1 panda123 pandora2 panther2 panther5 panthers1 panties2 paradox1 paris123 parker12
  parol123 parol999 pasha123 pass1wor pass1word passion1 password0 password00 password13 password21 password23
  password4 password6 password69 password7 password8 patch123 patrick0 patrick4 paul1234 paulina1 paycheck1 peace123
  peaches2 peanut12 pedro123 penguin6 penis123 penny123 pentium2 pentium3 pepper01 pepper11 pepper12 pepper123
  pepper76 pervert1 peter123 phantom2 phish123 phish420 phoenix3 phoenix7 phoenix8 pi314159 piazza31 piccolo1 pickles1
  pikachu1 pinky123 playboy2 player69 playstation2 plumber1 pokemon12 pokemon2 poker123 polaris1 police22 polo1234
  pon32029 poohbear1 poppy123 porn1234 porn4life porno123 postov10 postov1000 precious1 premier1 primetime21 prince11
  prince12 prodigy1 project1 ps253535 psychnaut1 ptfe3xxp pufunga7782 pumpkin2 purple01 purple12 purple13 purple69
  pussy101 pussy4me pxx3eftp q1w2e3r4t q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q2w3e4r5 q8zo8wzq qawsed123 qaz12wsx qaz1wsx2
  qazwsx1234 qazxsw21 qazxswedc123 qcmfd454 qpful542 quant4307 quant4307s quattro6 queenas8151 qw12er34 qwaszx123
  qwe123asd qwe123rty qweasd12 qweasdzxc1 qwer1209 qwerty2010 qwest123 r3ady41t r4e3w2q1 rabbit12 racecar02 racecar1
  rachael1 rachel69 radical1 rahul123 raiders2 rainbow2 rainbow7 rainman1 rambo123 rammstein1 random123 ranger02
  ranger12 ranger21 ranger69 ranger75 ranger99 rangers2 rangers9 rasta220 raven123 rb26dett ready2go rebbyt34 rebecca2
  redbird1 redbull1 redcar27 redneck1 redsox04 redsox11 redsox20 redwings1 redwood1 retired1 review69 revival47
  rhind101 richard3 richard7 riptide1 river123 rlzwp503 robert01 robert11 robert22 robert99 robin123 rock1234 rocket21
  rocket69 rocket88 rodman91 roger123 roman123 roman222 roman777 ronaldo1 ronaldo7 rusty123 s5r8ed67s s7fhs127
  saab9000 sadie123 safeu851 saisg002 sally123 sam138989 samson12 samsung123 samsung2 samuel12 sanchez1 sandy123
  sanity729 sasha1234 sasha12345 sasha1988 sasha1991 sasha1992 sasha1994 sasha1995 sasha1996 sasha1997 sasha2000
  sasha2010 sasha777 sasha_007 sassy123 sat321321 satana666 save13tx sc0tland scanner1 scarlet1 schalke04 schmidt1
  scooby12 scooter2 scooter3 scooter6 scooter7 scorpio2 scorpio6 scott123 scoubidou2 scoubidou6 scruffy1 seabass1
  searock6 seattle2 sebora64 secret12 section8 segblue2 selfok2013 senha123 serega123 service321 seven777 sevenof9
  sevilia1 sexy1234 sh4d0w3d shadow10 shadow11 shadow1212 shadow22 shadow69 shadow99 shadows1 shane123 shaney14
  shannon2 sharon69 shearer9 shelley1 sherman1 shithead1 shrike01 shygirl1 silver01 silver33 silver99 simba123
  simon123 sintesi07 sissy123 sk84life sk8board skate123 skinner1 skorpion39 slacker1 slava123 slayer66 slayer666
  slayer69 slick123 slimed123 slipknot666 smile123 smile4me smith123 smoke420 smokey01 smokey12 snake123 sniper12
  sniper123 snoopy12 snoopy69 snowball1 soccer09 soccer14 soccer15 soccer16 soccer18 soccer19 soccer20 soccer21
  soccer22 soccer33 soccer69 soccer99 sochi2014 soldier1 solomon1 sonic123 sony1234 sophie12 sophieh6 space199
  spam967888 spankme1 spanner1 sparky01 sparky11 sparky12 sparky99 sparrow1 spawn666 spencer2 spider12 spike123
  spring99 spurs123 sr20dett ssbt8ae2 ssptx452 stalker1 stalker123 star1234 station2 steelers1 steph123 steve121
  str8edge strider1 studio54 success2 sucker69 suckit69 summer00 summer04 summer05 summer06 summer07 summer08 summer10
  summer20 summer69 summer98 sunny123 sunrise1 sunsh1ne superman2 sureno13 surfing1 susan123 sveta123 sweet123
  sweetie1 swinger1 sydney12 sys64738 system32 t34vfrc1991 table54781 take8422 tango123 tanya123 tarheel1 taylor01
  taylor11 taylor12 teddy123 temp1234 tempest1 tennis11 tennis12 testing123 testing2 teufelo7 texas123 thegame1
  theking1 thekiwi1 thelast1 thesims2 thomas01 thomas10 thomas11 thomas12 thomas13 thomas19 thomas22 thor5200 thunder0
  thunder2 thunder3 thunder5 thunder7 thunder9 tiffany2 tiger200 tigers11 tigers12 tigger01 tigger11 tigger12 tigger69
  tigger99 timmy123 timoxa94 tiribon12 tm371855 tmjxn151 tommy123 toronto1 toyota91 tracker1 tracy123 trader12
  trailer1 trigger2 trim7gun trinity3 trooper2 trouble2 trustn01 tuczno18 tvxtjk7r twelve12 twenty20 tyler123 tyrik123
  tyson123 uiegu451 ultra123 usethis1 usmc0311 usmc1775 uto29321 vanilla1 vaz21093 vaz21099 venom121293 ventura1
  verizon1 vfrcbv123 vfvfgfgf123 vg08k714 victoria1 vika1996 vika1998 vika2010 vika2011 viper123 vlad1234 vlad1994
  vlad1995 vlad1996 vlad1997 vlad1998 vladimir1 volvo240 volvo850 volvofh12 volvos40 volvos80 volvov70 vova12345
  voyager2 vw198m2n w8gkz2x1 walkman555 walleye1 war3demo warcraft1 warhammer40k warrior2 water123 weare138 weather1
  websol76 welcome8 wenef45313 wg8e3wjf whiskey1 wifey200 wildman1 william0 william7 william8 willie12 willow01
  windows9 winner12 winnipeg261 winston2 winter00 winter11 wizard12 woody123 world123 wowlook1 wrest666 wrinkle1
  wrinkle5 wutang36 xaccess2 xakep1234 xohzi3g4 xsw21qaz xsw23edc xxxp455w0rd5 xyh28af4 xzsawq21 yamahar6 yankees0
  yankees3 yankees7 yankees9 yanshi1982 ybrbnf_25 year2000 yellow12 yellow22 yes90125 yfcnz123 yourmom1 yousuck1
  yqlgr667 yuitre12 yujyd360 yvtte545 yxkck878 yy5rbfsc zaphod42 zaq11qaz zaq123wsx zaq12qaz zaq1xsw2cde3 zebra123
  zenit2011 zidane10 ziggy123 zippy123 zjses9evpa zldej102 zse4xdr5 zsecyus56 zxcvbn3215
`
    .trim()
    .split(/\s+/),
);
