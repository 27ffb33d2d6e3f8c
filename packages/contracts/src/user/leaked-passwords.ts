/**
 * The most common passwords that fit `passwordPattern` as they were leaked, in lower case: the first 3,000, without those
 * that other rules refuse. Source: the ten million passwords that Mark Burnett gave to the public domain, in the order of
 * SecLists (MIT).
 */
export const passwordsThatFit: ReadonlySet<string> = new Set(
  `
  !qazxsw2 005maggie 00bs1875 00rdtsau4leyzunckj121dwm 01t09j2004 02harley 033028pw 04061963maryan 057yeja1zpc3ljx8ci
  0cdh0v99ue 0k1o2v3a4l5e6v7 0l8kchek 0xfhs03269 110297zz 11031991xd 111luzer 111sanya 12051993mm 123samba 12e3e456
  132forever 136149ant 1395tier 13rhfcyjlfh 14passr578 169125bc 1702alex1991 17pubpathuk 191084akz 1967yegh 19chevy5
  1account 1airborn 1airplan 1alabama 1alexand 1allison 1allmine 1amadeus 1amateur 1america 1anacond 1anderso 1andreas
  1annabel 1anthony 1antonio 1arizona 1arsenal 1ass2patties 1assfuck 1asshole 1assword 1atlanta 1atlanti 1autopas
  1azsxdcfv 1babe2g0 1balloon 1bangkok 1barbara 1bartman 1bastard 1beatles 1benjami 1bennett 1bernard 1bigbird
  1bigcock 1bigdadd 1bigdick 1bigfoot 1bigtits 1billybo 1bitches 1blackie 1blaster 1blondie 1blowjob 1bluebir 1bollock
  1bondage 1boobies 1bradley 1brandon 1breasts 1bridget 1brittan 1broncos 1brother 1bubbles 1buckeye 1buffalo 1buffett
  1bulldog 1bullshi 1butthea 1calient 1caligul 1cameron 1campbel 1captain 1cardina 1carolin 1carolyn 1cartman 1cavalie
  1celeste 1cerberu 1chandle 1charles 1charlie 1chelsea 1cheroke 1chester 1chicago 1chicken 1chocola 1christi 1christo
  1christy 1chuckle 1classic 1claudia 1cliffor 1clinton 1cocacol 1colleen 1colorad 1comfort 1compute 1connect 1control
  1cookies 1corsair 1corvett 1country 1courtne 1cowboys 1cracker 1creativ 1cricket 1cristin 1crystal 1cumming 1cumshot
  1cutlass 1cyclone 1cynthia 1daniell 1darkelf 1darksta 1daveman 1daytona 1decembe 1deliver 1depeche 1destiny 1devildo
  1diamond 1dickhea 1digital 1dilbert 1directo 1discove 1djgabba 1dodgers 1dolittl 1dolphin 1douglas 1dragons 1dreamer
  1drowssa 1drummer 1dumbass 1ebtmlqz 1eclipse 1einstei 1electri 1elephan 1elizabe 1explore 1express 1f00tba1 1f0rmepl
  1fantasy 1farside 1felicia 1ferrari 1fighter 1firebir 1fireman 1fishing 1flipper 1florida 1flowers 1footbal 1forever
  1forrest 1fr2rfq7xl 1frances 1francis 1frankie 1frankli 1frederi 1fredfre 1freedom 1friends 1fuckers 1fucking
  1fuckyou 1funtime 1gabriel 1gandalf 1garfiel 1gateway 1general 1genesis 1georgia 1getsome 1giovann 1giveitu 1goddess
  1godzill 1goforit 1goldber 1goldfis 1golfing 1goodtim 1gregory 1grendel 1griffey 1guinnes 1hallowb 1hansolo 1hardcor
  1harriso 1hawkeye 1heather 1hendrix 1herbert 1hercule 1holiday 1hollywo 1hooters 1horndog 1houston 1iloveyo 1imagine
  1indians 1infantr 1infinit 1integra 1interne 1ireland 1isgreat 1isthema 1jackson 1january 1jasmine 1jeffrey 1jennife
  1jessica 1johnjoh 1johnson 1jonatha 1jupiter 1jwwzuw55e 1katrina 1kenneth 1kentuck 1klingon 1kornogr 1kristen
  1kristin 1lacross 1lambert 1lansing 1lantern 1lasvega 1lawrenc 1leonard 1liberty 1lincoln 1lindros 1lisalis 1liverpo
  1longhor 1loveyou 1machine 1madison 1madonna 1magenta 1magneto 1mailman 1malcolm 1mallard 1manager 1manning 1marcell
  1marlbor 1marlins 1marshal 1martini 1matthew 1maveric 1maxwell 1medical 1melanie 1melissa 1mercede 1metalli 1michele
  1michell 1michiga 1midnigh 1million 1mistres 1mizredh 1monster 1montana 1morpheu 1mountai 1napoleo 1natalie 1nathali
  1nationa 1natural 1network 1newpass 1newport 1newyork 1ni3yax91g 1nipples 1nirvana 1nothing 1october 1olivier
  1onlyone 1outside 1pacific 1packard 1packers 1paladin 1palermo 1pantera 1panther 1panties 1pantyho 1paradis 1passion
  1patches 1patrici 1patrick 1peaches 1pegasus 1penguin 1pentium 1perfect 1phantom 1philipp 1phillip 1phoenix 1picture
  1pinhead 1plastic 1playboy 1playtim 1pontiac 1poohbea 1popcorn 1porsche 1presari 1presley 1preston 1princes 1private
  1program 1pumpkin 1pussyca 1pyramid 1qaz@wsx 1qazwsxedc 1qazzaq! 1quality 1raiders 1rainbow 1rangers 1rebecca
  1redwing 1request 1richard 1roadkil 1roberts 1rockets 1rolltid 1rooster 1rosebud 1rulezal 1russell 1sabbath 1sailing
  1samanth 1samsung 1samurai 1sandieg 1sandman 1scheiss 1schoolg 1scooter 1scorpio 1scotlan 1scratch 1seattle 1sebasti
  1septemb 1serenit 1service 1sexsite 1sexyred 1shannon 1shelley 1shirley 1shithea 1shooter 1simpson 1skeeter 1skydive
  1skywalk 1smither 1snowbal 1snowman 1society 1softbal 1southpa 1spacema 1spartan 1speaker 1special 1spencer 1spitfir
  1stanley 1staples 1starbuc 1stargat 1starman 1starshi 1startre 1starwar 1steeler 1stephen 1sterlin 1stewart 1stinger
  1stingra 1strange 1stunner 1success 1sucksdi 1sunshin 1superma 1support 1susanne 1sweetpe 1swimmer 1tacobel 1tarheel
  1teacher 1teensex 1testing 1thanato 1thebest 1therock 1thumper 1thunder 1tiffany 1tornado 1travele 1trident 1trinity
  1tristan 1triumph 1trombon 1trooper 1trouble 1trumpet 1tuesday 1twister 1unicorn 1valerie 1vampire 1vanessa 1veritas
  1victori 1victory 1vietnam 1vikings 1vincent 1virgini 1vonsean 1voyager 1wallace 1warrior 1watcher 1webmast 1webster
  1welcome 1western 1whateve 1wildcat 1william 1windows 1winston 1wolfgan 1wolveri 1wordpas 1wrangle
  1xpx66blrumblst6bbus3 1xrg4kcq 1yankees 2108198fox 229sugar 23vec4rpcc 23wkoa0fp78dk 24pnz6kc 25qc38u6 2703hawk
  27051993my 271157zn06 28401losali 287hf71h 2b4dnvsx 2b8riedt 2bornot2b 2dgdi9wi6t 2dthkrzj 2ezlgic37h 2frtyw04k5
  2hs9g48b 2i5fdruv 2kash6zq 2ratuspuv 2uef2fl1ee 2w93jpa4 2x4karyzbyee 2ykn5ccf 32584cthutq 34nhqt72 36bby4qnvf
  3bnrugkt 3ccb3vh2 3f3fpht7op 3h0warmp 3j8zegdo 3kh07nvz 3qa0evx344 3rjqdxcnmrc568 3rjs1la7qe 3syqo15hil 3y4iuy4iqd
  48n25rcc 4chotsr734 4ebouux8 4evermad 4gxrzemq 4rcwjpkm 4rfv5tgb6yhn 4rzp8ab7 4seabees 4solomon 4x8cfp6dyi 5100dsho
  516zhwas 51harley 53xp8c7agyxls 55bgates 55cwszsw2l 55z8m8en 57193ed1 5cnopo8d5r 5dzhk5jd8h 5gtgiaxm 5hsu75kpot
  5r7ddtxc 5upuferu 5w76rnqp 5wr2i7h8 6136030moska 68iypneg6u 69camaro 6ajfkakq 6bm2lv2k 6dohf6aj 6j5ebmzn 6jhwmqku
  6swjdfpm 6uxuxo7z 6xe8j2z4 737kkblskv 76maawl7qsrai 777angel 786wap2c 78963214zu 78n3s5af 7b4k9znkew 7e9lnk3fc01
  7ertu3ds 7fq87nflgg 7h7yvnhu9l 7imjfstw 7jokx7b9du 7nc4lqw7to 7ovtgimc 7ugd5hip2j 7x9of5jgfc 8818fred 88ouvyau
  89je4q8j92r0y 8ba9klw1ce 8dagycf9ldtf 8hgy16vqvq 8j4ye3uz 8phrowz622 8phrowz624 8tzrzima 8xuuobe4 90210semka
  909e15x6a 92k2cizcdp 9683juwr 9aragorn 9bm555p111 9czw8bn1wf 9eiromvp 9fczhr6159 9hmlpyjd 9hotpoin 9j6w4tug 9katkel8
  9kyq6fge 9n1vac6wgw 9otr4pvs 9rmxxxtk 9z5ve9rrcz a123123a a123321a a123a456 a128maxa a25802580a a324556d a3b2c1d8
  a3n4m4w3 a3n7yfx519 a58wtjuz4u a5963259632a a6092bfa7 a758bndnwo a7bsq700 a85208520a a8axwypi a9418010a a96524lol
  a9h3gvy9lf a9n87u2jved9y aa069682638 aa11223344 aa123123 aa123321 aa148107 aa159753 aa456456 aa6699316 aawildwoolf1
  ab101972 ab103682 abcd!efg!123 abcxyz1234 abigail1 abramovich1 ac2zxdty acbghbu8 aceeca67 acer01lt acr59mos acun3t1x
  add75son adena2012 adminlol1982 adrianna1 agnetha1 ah85k5cc aho9psw2 airborn1 ajcuivd289 ajw4za9teycv al#ks3!ksj0xx
  alaska00 alaska49 alberta1 alberto1 alex1973 alex1991 alex2304 alex8899 alex8ted alexand1 alexander01 algebra1
  alina2009 alisa280492 allison5 allison9 amadeus1 amanda11 amateur1 amiga500 amr12ias an300484 anderso1 andreas1
  andree04 andrew01 andrew1o2p3e4n andrey12 andrey1997 andrey777 andriy113 andriy123 angel777 anjingsemua1 anonymo1
  another1 antares1 anthony0 anti4iter anton123 anton3003 aragorn1 arhangel9797 armenia15 army2009 arrow105 arsenal2
  art_06.05 artem123 artem2010 artemis8 arwpls4u asd230256 aspirine123 assa1234 assa9731 asshole1 assword1 asterios123
  asterix1 at4gftlw athlete7 aug18ust australia1 autopas1 aw159753 awsdqwer1 ax420cpd ax5mtmsv ayylfhl911 az.1996.
  azsxdc123 b0ll0cks b2rlkcjg b4486456z b5kl36hbat b5ullie1 b7h0bart ba8050272 baby4sna badboys2 baggins1 bahra1n1
  bailey01 baller23 balloon1 bambamb1 bananas1 bandit01 bandit12 bangkok1 bankaab1 baracuda123 barbarian13
  barracuda20876 barsik544 bartman1 base7dog bastard1 batman23 bbc17594 bbq6d2mj6x beaches1 beastie1 becool141
  bella123 benjami1 benjamin1 bennett1 bentley1 beowulf5 berlin19 berlin1945 bernard1 bethany1 beverly1 bg6njokf
  bgxz32an bhrh0h2oof6xbqjeh bigcock1 bigdadd1 bigdick1 bigfoot1 bigtits1 bikov127 billing1 billy123 billybo1 bimka212
  binkley1 bitches1 biteme99 black23k blitzer1 blivit01 blonda229404 blondes1 blowjob1 bludrag3 bluebir1 bluejay7
  bodya1712 bollock1 bologna1 bombers1 bondage1 book2938 booster1 bored7t7 boris001 bossdog1 boxster1 boy4u2ownnyc
  bozo2000 br00klyn bram7777 brandy12 branson0 breaker1 breasts1 brendan1 brenmac0 bridget1 brownie1 bru27hqf bryck5bt
  bu76e1wc buckley1 buffett1 bullshi1 bunnies1 busines1 buster01 buster06 buster11 butthea1 bv931op1 byusdg23
  byyf1991vensuper c0urtney c3hfpyteuflftim c43qpul5rz c4jx7u4uoi c5vbwl6k c6g38kinsl c7130c0406 c7e4f8ezqh
  california1 caligul1 calypso1 cameron2 camille1 campbel1 captain2 carla1970 carlos123 carolin1 carolyn1 carroll1
  carsten1 cartman2 cat1dog2 catalog1 cavalie1 caw10fxy cb156caa cc3036302 celeste1 centre50 cerebus1 cessna17
  cevckbz928 ch1ldren ch3hali1 chandra1 channel1 chapmanpk1995 chargers1 charles2 charlie3 charlie5 charlie9 charlot1
  chatham1 chatou1l cheese15 cheetah1 cheguevara1 chehali1 chelsea0 chelsea4 chevell2 chicago0 children2 chocola1
  chord328 christi1 christo1 christopher1 chuckle1 cidkid86 citadel1 cityrno1 cjxb2014 ck6znp42 classic1 claudia6
  claudio1 cleaner1 cleju666 clemson1 climber1 clinton1 clipper1 clubstar88 cmigtvo7 cmu9ggzh cmxmyi9h cnfybckfd1900
  cocacol1 cocacola1 collect1 colleen1 college1 colorad1 comfort1 compute1 connect1 cookies1 coolqq12 cooper12
  corbier2 core2duo corey777 corinne1 corleon1 cornell1 corrado1 corsair1 corvett1 cougar11 country1 courtne1
  courtney1 cowboys2 cracker1 crash3823776 creativ1 cricket7 crimson1 cristin1 cthutq1976 ctrfc123 cubbies1 cuddles1
  cumming1 cumshot1 cupid0ns cutlass1 cvzefh1gk cyber7u89 cyclops1 cyngielek1 czps5nyndwcksc czyclf4l d1lakiss
  d2koi82711 d4fh6srt d613547q d8cy2h3ssn dad2ownu dallas11 damienlord12 dancing1 daniela1 daniell1 danielle1 dano2240
  daphne67 darkjavell9 darkness1 darksta1 darling1 dasa1956 dd8w7wss ddmce23dd death777 decembe1 december1 decker12
  default1 delete12 delight1 delta123 dementor1994 demon111 demon123 demon666 demoneo666 denis123 denis1987 denis81z
  denise29 deniska92 depeche1 derrick1 desire3302 deviant1 devil666 devildo1 dexter123 deyh2dc546 dfkmrbhbz1972
  dh98818600 diablo123 diablo23 diablo66 diablo666 diamond3 dickhea1 diesel03 digger62 digital2 digital3 dima1234
  dima1990 dima1991 dima1996 dima583574 directo1 discove1 djdrfgenby1 djpdhfotybt1992 djyplmh9 dm6tzsgp dm831216
  doggie12 dolittl1 dollars4 dolphins1 dominic1 dorothy1 dougkou1 dr342500 dracula1 dragon06 dragon10 dragon69
  dragon76 dragons1 drakon42 dreamer2 dro8smwq drowssa1 ds6tetsfdsrfdfgd ds7zamnw dthjybrf1 dtl49qoc dud89jia dumars04
  dwers232wds dybik.66. e2fq7fzj e2yfp41b e6pz84qfcj e8xw2pad5i eastern1 eddie666 edlx9ti3blifme eduardo1
  efwe5tgwa5twhgd egew5twt3tgh65y egf6qyk9 egxkc833sw ejxjzgbgunaz9z6j6exbniqga ekqug550 ekx1x3k9bs eleanor1 electri1
  elephan1 elizabeth1 elvira26 emerald1 emerson1 emulet13 enterpr1 episode1 eqes606898 erhreh5yuh5 ericss0n erywgan5
  eubkmhf8gzik euq8pvhrnpssdymizqx+ eutect1c eva30166cp eva81915 evilcome1 excalib1 exchang1 expl0it|ng explore1
  extreme1 f00tball f150ford f1x753951753951 f331x4cc3ss f5_mk6vn f64579820f f8yruxoj fa49at56 faiwvn8523 falcon16
  falcons1 falla123 fastbal1 fbi11213 fcc5nky2 fccgqag134 fej3xs65 felicia1 fenris62 fernand1 ferrari2 fgjcnjk1
  fh1rb4b6zp fifa2000 fighter1 findaupair007 fingers1 firebir1 firefly1 fischer1 fish1234 fitness1 fkojn6gb fktrcfylh1
  flasher1 flatron1 flatron15 florian1 florida0 fm12mn12 fm2zxc49 footbal1 football2 fordf150 forester1377 fori6666
  forrest1 fowtaop572 fr16041987 fr6vv5j2hy franc1sc frances1 frankli1 frctyjd1 freddie1 frederi1 fredfre1 fredric1
  freedom3 freeman1 frelfyflj7 front242 fu082508251 fucker11 fuckerman1 fucking1 fuckoff1 fuckofpopa1 fuckyou1
  fuckyou2 fuckyourbrain13 funtime1 fyfcnfcbz1 fylhtq95 g00dpa$$w0rd g56gr8eb5 gage1232 galileo7 galsa4n8 game4634018
  gandalf2 gandolf1 gankutsuou1989 garbage1 garfiel1 garrett1 gbplfnsqgfhjkm1 gd73ht5fes genius123 genovese001
  george12 gfgrb123 gfhjkm01 gfhjkm11 gfhjkm12 gfhjkm123 gfhjkm22 ghbdtn123 ghbdtnbr1 ghbdtnl2 ghblehjr111 ghbrjk777
  ghd4drgv ghjrkznbt666 gide11ok9b gilbert1 gimopoy123 gitanes3 giveitu1 gjcklr2b gjktyj123 godverdomme01 godzill1
  godzilla02 goforit1 goldber1 goldfis1 golfer45 golfer48 goliath1 good123654 goodboy1 gor1t2006 gorilla1 gqd4apdh
  gr1n41ks grand1992 grcvw01s grendel1 greyone3 griffey1 grip0znik grizzly1 groupd2013 grpaca01 guard123 guiness1
  guinnes1 gy3yt2rgls h1y4dua229 h2tmc4g358 h6ujr56y h9iymxmc hail1023 hakkine1 haleiwa1 hamburg1 hammers1 hamster1
  hannah2009 hansolo1 hardcor1 hardcore1 harley01 harriso1 harrison1 harry123 hd764nw5d7e1vb1 hd764nw5d7e1vbv
  headsupp9 heckfy123 hedj2n4q hellfire1990 hellor25 hendrix1 henry123 herbert1 hercule1 hewlett1 hf22d08f0 hfbdv43t2r
  hhoo9900 highlan1 hithere1 hitman47 hjvfirf1 hkayess435 hkfkt0qa hklmdf13 hl9ujemww hmiucif1 hn5wirw925 holland1
  hollow20 homerun1 homsrvs211 hoosier1 hooters1 hopkins1 horndog1 hornet1983 hornets1 hoser1369 hotdog12 hpmrbm41
  hshfd4n279 htyf1994 hugobr30 hunt4red hunter01 hunter11 hunter123 hunter18 hustler1 hvergelmir7 hzgg9umc i3zc3nee8o
  i5stwf1rcx ia1859sc ibrfhyj1 ibyybr56 iceberg1 ichiban1 idedevicep0t idedevicep1t idedevicep2t iforgot1 il83jt7t
  iloveit1234 iloveyo1 iluxaxa17 incubus1 indians1 infantr1 inferno1 infinit1 infs1391 installwmp64 installwmp7
  instinc1 integra1 interne1 io9vypev ipswich1 isabel18 isabell1 isabella1 isthema1 itachi1995 itma88s6 iv513613
  iverson1 iwj7wdq256 izaskun1 jack2000 jackass1 jackpot1 jackson4 jackson6 jacques1 jamaika2010 jameson1 jamie123
  january2 janus914 jasmine0 jaybvr70 jb133as4 jdq4j8lu3a jehovah1 jeimusu5 jeka1911 jeki4567 jenn1fer jennife1
  jer3s665 jericho1 jethro77 jg3h4hfn jglo4erz jgpxt7ah3f jhnjgtl12 jhon@ta2011 jillian1 jiptdb22 jiwuc2r576 jktu1988
  jne990pq23 johanna1 johnjoh1 jojriajp11 jon1rab2 jos10ego joxury8f jqme1uy488 jrk0jhs584 jtmann66 jtuac3my jujitsu1
  junebug1 just4fun justin11 juya79dk jw170872 jwhw6n1742 jybaba68 jzf7qf2e k3155482m k72z1zpwcg k9vv0soa k9vvos0a
  ka12rm12 kakawka123 kamalev2 karl5985 karma175 kaskad78 kathryn1 katrina1 kazan2011 kazancev192 kbattle1 kbytqrf2
  kd189nlcih kea85axe8w keco0gu558 kennedy1 khafji91 kiboid64 killer12 killer123 killer1989 killer32145 killer444
  killer666 kimber45 kimbers1 kingdom1 kirilica22 kirsten1 kjgfnrf05 klbik87987974 kleenex1 klingon1 kmnopr10s
  kmsx0701 knights1 kntvtak7 kolian45892 kolokol91 kolpak1992 kondom25 konstantin1 kornogr1 korsakova85 korseow5
  kp9v1ro7lh kranky12 krzysiek12 ktfpws01 kubrick1 kudos4ever kwa4uq2o kx4d6dqn kyk1rbk1hbw0uqkckwbh l00pback l0dlfy00
  l0sk2e8s7a l0swf9gx l190988xc l2fmorw3 l3wa84kdab l58jkdjp! l8cjy83u3b l8g3bkde lacross1 ladybug1 laflin71 lakers32
  lambert1 lantern1 lasereps0 last4cha lasvega1 laurent1 lawrenc1 leather1 lefty123 legolas1 lem1fond lena1552
  leo3703989 leon9097579 leonard1 leopard1 leopard2 lesbian1 letitia1 letitia4 letmein0 lfc1892m lfybbk123 lg2wmgvr
  lggw8h7n liberty7 lightning1 lillian1 lilmule1 limou787 lisalis1 liverpool5 liza2000 ljb4dt7n lk9slwgh3x lmgs4kmg
  lobster1 lobster2 logitech1 london07 london11 looki0g4u loop1207b los432112 lourdes33 lowrider1 lp2568cskt lpr85hkf
  lrhfey3273 lsia9dnb9y lsk8v9sa ltm9z8xa lucifer1 lucy9278 lucydog1 luzi2005 lvbnhbq1 lvbnhbq123 lvbnhbq777
  lxgiwyl130795 lynette1 lzbs2twz lzhan16889 m0rpheus m0rtimer m0torola m1garand m3gyehgdfs m5cmdgvh m6cjy69u35
  ma9drago machine1 madala11 madness1 maertracque1 maga01dh magneto1 mahnster44 mailcreated5240 mailman1 makavel1
  makc1795 makl1234 maksim24 maksimka2134 malboro1 malcolm1 malko123 mallard1 mallory1 manfred1 manu4eva mapet123456
  maprchem56458 maratho1 marcell1 marcus12 maria123 marie123 mariner1 marishka123 marissa1 mark4738 marlbor1 marshal1
  martina1 martini1 master11 master15 master74 masters1 matrix00 matrix19 matthew2 matthew5 matthew8 maureen1 maveric1
  maverick69 maxwell7 mazeppa1 mdmnis1u mdmnis2u mdmnis3t mdmnis5t medical1 megafon77 meggan50 melanie4 melissa0
  melissa2 memphis1 mer1d1an merc6772 mercede1 mercedes1 mercedesw202 merrill1 mexican1 mexico10 mfkbi5f2it mhav9lat
  mhwag5xn michael0 michael3 michael6 michael7 michell1 microlab1 midgard1 midnigh1 mike2000 million1 miracle1
  mistral1 mistres1 mittens1 mjay4386 mnxxtkg9 monika01 monitor1 monorga14 montarios77 moondog1 morep0rn morning1
  morriso1 mosquito@13 mountai1 ms885488 mulambo1 multovod3 mushin64 mustang222 mustang3 mustang4 mustang7 muxa1234
  mvbqfwq2 mwq6qlzo mxaigtg5 myxworld4 mzrpbc7x n0kia6300 n2k8p6ry n7dj3saa n7td4bjl n8skfswa namaste1 napoleo1
  nastya1996 natalia1 natasha2 nathan01 nathan1e nationa1 naughty1 naxxis99 nby4i5x5nz ndshnx4s necro123 nejcpass123
  nemvxyheqdd5oqxyxyzi neptune1 nessus09 network1 nevie728 newlife1 newuser1 nhfypbcnjh22 nichola1 nick1234-rem936
  nicrasow212 nihao123 nihonto1 nikita9609595982 nikki555 nikkide41 nipples1 nitrodude14 nldauwz8 nloq_010101
  nokia3250 nokia8800 npg36e8f5 npw4u2ba nuaddn9561 nufire02 numeric1 nuo725xx nuqneh81 nves0vk813 nweltuw7 nzuu4pn89j
  o4izdmxu o83bjj1rzq oap9uto293 obbqpwr265 oc247ngucz odessamama69 odgez8j3 odz1w1rb9t office13 ogetsqq1 oiv3bh7356
  oleg1993 olga1234 olivier1 olivier9 olympia1 onlyone1 onlyone4 onlyone4-myxworld ontario1 or8652ca orange01 oranges1
  origami1 orlando1 otaku1989 oumkaeu0 outback1 outside1 oven1978 oyrcuyi581 ozlq6qwm p0cadbyb p5mdrmhs p8sk7qrg7z
  p9ujkuf36d p@$$w0rd pa$$w0rd pa1ub65udd pa33word pacific1 packers2 packers4 packers9 palermo1 pamela11 pancake1
  panties1 papachub1 paradis1 paraklast1974 pasha1991 password5 password777 patrici1 patrick2 patrick3 patrick5
  patrick7 patrick8 patrick9 patriot1 patriot2 patriots1 paula123 paula13e pciide0chann pdmd62k1 peacock1 peanuts1
  pebbles1 peekab00 pentium1 pentium4 peugeot1 peyton18 pgszt6md phantom0 phantom3 phezc419hv philipp1 philips1
  phillip1 phoenix0 phztca63f9zu phzv5rtfpkwc picasso1 picture1 pignol12 pill8585 pilot123 pimpin69 pion1991 pioneer1
  pirates1 pistons1 pitbull1 pizza123 pj2f6f4pab pk8srud313 plas2ma3 plastic1 platinu1 playboy1 players1 playstation3
  pm830012 podnqam1 pointer1 polniypizdec0211 polniypizdec1102 polniypizdec110211 poochie1 popovich250293sanek
  power666 powerup1 pqnr67w5 prefect1 prelude9 premium1 presley1 preston1 primera1 princes1 printer1 privet0077
  productid20f profi666 programmer9 prophet1 protection1 prudenc3 ptsm5vov punt0org puo080808 purerf545454 pussy123
  pussyca1 putian123 pyvel910 q123q123 q4673959n q4n2jdeh q508963q q925648q qa8916820123 qazasd123 qazwsxedc12
  qcxdw8ry qefender098 qis5pbil qjl8nkum qjmwa843 qmezrxg4 qmpq39zr qnmahlj8 qq11556666 qq123123 qq123321 qq4q2opm
  qstorm5q quality1 quantum1 quarter1 qw123123 qw23erty qw7519632 qwms8ord qyzwtds378 qz6hsak2 qzejh2ex r1vertei
  r23qmi68a r3vi3wpass rabbits1 ragnarok13 rampage1 ranger01 ranger11 raoyu1359760 rattolo58 razen650 rbctktdf1
  rdgpl3ds rdq5ww4x reality1 red7stork redfish1 redhead1 redskin1 redskins1 release1 request1 rfewtww5tgregtr
  rfnthbyf1988 rfnz1994 rfyflf315 ricardo1 richard2 richard4 richard5 richard6 righton1 riv36ers rjkz1992 rl2010sl
  robert12 roberta1 roberto1 roberts1 rocket01 rockets1 rodolfo1 rofemya3 roland19 rolltid1 roma1993 romeo123 rommel01
  ronaldo9 rooster1 rossi32575 rr231982w111 rt6ytere ru4btrpnkokgeq runescape1 running1 ruslan123 russ1200 russell2
  russian6 rvgmw2gl rw6sw94284 rwzst378 ryslan123 rz93qpmq s14300815s s1a2s3h4a5 s2fdsp8g6i s4xnhsdn s5jdeuz94c
  s636318a s968831778s sa020494 sa217hr9 sa2520249 sabbath1 sailing1 samanth1 sammy2b4 sampson1 samsonov8 samurai1
  sanders1 sandy2562 sanynokia5130 sarah123 sarah200 satan666 sataniv1993 satcong9 saturda1 saun24865709 sausage1
  scarface1 schalke0 schm0852 schweiz1 scorpio7 scotlan1 scottie1 scrappy1 sd3lpgdr sd3utre7 sdsadee23 sdsfdgnd3jl5lv
  sean1981 sebastian1 secret123 section1 security1 seksi111 semperf1 seneca28 seo21saafd23 septemb1 serega19 serenit1
  serg1793 sergei199428 sergey123 sergey91 service01 setan123 setupenu1 setupenu2 seventy7 sexyred1 sgd1ub4792
  shadow13 shandy99 shane016 shaolin1 shemham4 shikuri1 shirley1 shithea1 shock123 shock133 shocker1 shooter1 shotgun1
  sic88858 sic8885h sic888625 siemens1 signature673 silver11 silver12 silvers1 simone12 simpson1 sjatina88 sk8ordie
  sk9dbf277 skam0011 skilax25 skipper69 skyblue1 skydive1 skyhawk1 skyline1 skywalk1 slasher2x slava5sandr5
  slavatyn007 slipknot1 slipota1994 slot2009 smokie1994 smokie94 snapper1 snazzo42 snicker1 snickers1 snooker1
  snowbal1 snvd9d8q4r soccer17 socrate1 softbal1 sojdlg123aljg soldatenko20 soprano1 soso123aljg soso123bbb soso12eec
  sou1hunter sp1251dn spacema1 sparkle1 spartaque312 speaker1 spieng60 spoiler1 springe1 spudnick006 srs8520456s
  ss233795 ss3892026 ss6z2sw6lu ss911579 ssasha221 st1kkzzz st801nyl stalin969 stallio1 stanley2 stanton1 staples1
  stardus1 stargat1 starman1 startre1 starwar1 station1 stealth1 steeler1 stels15588 step1967 stephanie1 sterlin1
  stevens1 stingra1 stj11t11 stockin1 strange1 striker1 stroker1 stryker1 student1 stunner7 suka1985 summer03 summer09
  summer11 sumpos89 sunshin1 sup3rman super1993 super412 supercool7 superma1 superman12 support1 susanne1 suzanne1
  sv13091309 svjam7da sw33tn3ss swcl1991 sweetpe1 swift806 swimmer1 sword1537 sxj328174 syncmaster913n system58
  szcdu6he szgei6j9 t0fmwi00 t1nsxhu4 t3fkvkmj t4y1pszw8u tadpole1 tamwsn3sja tatiana1 tdeir8b2 tdfqugl5 teamhead02
  techn9ne techno99 teensex1 tel3ph0n tema1234 tema180296 tequila1 teresa01 tessi666 tfkp1365 thailan1 thanato1
  thebest1 theone23 theresa1 thrille1 tiffani1 tiffany0 tigers01 titanic1 tk3281022 tojiik85521133 tolik8961 tolkien1
  tomcat14 topdevice2 tornado1 toshiba1 tqjr65gw5j tr2amp25 traffic1 transam1 travele1 trfnthbyf1 triangl1 trident1
  trigger1 trinity7 tristan1 triumph1 trombon1 tryme1234 tt1202102 ttjjfuw9 tuesday1 tuesday2 tuesday8 turkey50
  twisted1 two69tim ty98ro7d typhoon1 u41lqxa1rh u4slpwra u5j68dq0kve u5mh8t7w ua55bf8y ue8xqv84cl ufa35forever
  uixt1od736 ujhjl312 ukqmwhj6 un1versal unb4g9ty universal1 unknown1 up9x8rww upz6bkni urbana77 user11c2 users1990
  usma2004 usuckballz1 utn05wwy uv1n5tz869 uxmdzi4o v0lblomm v2ceomj397 v3xdmta9hcsm valerie1 vc4z9n6dso vef6g55frz
  ver4594gss45 veritas1 vermont1 veronica1 vfrcbv11 vfwyeuv6aueh vgl7glrc vhpuulf2k victor99 victori1 vietnam1
  vinograd1 viper2003 virgini1 visions1 vivaldi1 vlad1992 vlad7788 voo8pedoja vre2nc3z vsavb7rt vsavb7rtui vsjasnel12
  vurdf5i2 vvbhfijfi3 vybo34vp5e vzh7b1pe7x w0a1ni0604de w0mbat90 w1408776w w27sv7tupf w2dlww3v5p w852456w wallace1
  warlock1 warlord1 watcher1 webster1 welkom01 western1 whisper1 whitney1 wildcat1 william3 windows2 windsor1 winter01
  winter09 wixpix05 wltfg4ta wnmaz7sd wolfgan1 wolfman1 wolves11 wpwp5625382q wrangle1 wrestle1 wsbadmin1 wsh37xz819
  wtsfjmi7 wu994216433 wuk9ng9c ww5230924 wwr8x9pu x4cc355b10wsy0urm1nd x4qtbr7i4 x4ww5qdr x72jhhu3z x72jhhu3za
  x777261718x xf6cmqlrpeuhjuvv xiaoyua123 xishchnik1 xjxshss5 xkzwnuxkdn9a8kcykuitbkg1g xsdixie1 xsvnd4b2
  xxpa33bq.adna xzaqwsx1 y1tmit1972 y9wzelqh yamakasi123 yankees6 yanshi1982a yarn2her yawdjof117 ybc6dwda year2005
  yevth428 yfeg0mjc yjwfw73j yk66o2kzpz ym3cautj yofiin0k yogmarn2 yolanda1 young3st yousuck3 ypq4xg5e yqkki8yutvdg
  yqpfrn9652 yqra61b6 yr8wdxcq yrvfn5g5 yssss19977 yt4hunv5 yt9g4bnu ytdcrfz2476 ytdxz2ca ytkes9959evh ytpyfqrf2
  ytr03051993 yuff85an yutrhpi392 yv207911 yy02061991 yyqkhdm712 yyxthh8j9k yzerman1 z123z123 z13estl4 z198228z
  z3cn2erv z46afzipb z586747z z9537063z zader123123 zalupa12 zaq!1qaz zaq!2wsx zaq!xsw2 zaq1!qaz zaq121qaz
  zaq12wsx3edc zaqwsx123 zaqxswcde1 zchhsm9z zdktybt777 zealot12 zealot4life zekkez1996 zenit2010 zh7mq1zigp zhenya123
  zhi2fge169 zhslezt2 zhyreh62 zillion1 zimzum77 zinochka2 zkjkbot1 zlbvjy11 zmey1986 zms107sb41 zolter1992 zombie13
  zoo45pyt zooropa1 zorin796 zp0xtffp zqjphsyf6ctifgu zrhenjqxtk1 zs5d6eed ztn3tourney1 zuniga11 zuz8ylj348 zv9wa2m8
  zvut6fja zw3ijr9x zwt2sbzl zx123123 zx1254tanj zx435430 zxcasd123 zxcmnb1209 zxcvaq11 zxq1315e zydfhcrfz27 zydfhm20
  zydfhm2011 zz010203 zz121312 zz123123 zz123321 zz1253303 zz5429215 zz8807zpl zzdkayla13 zztops99 zzzm4rr666
`
    .trim()
    .split(/\s+/),
);
