/**
 * How people tell of lives in danger, in one word or in a long story, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const dangerExamples = {
  'order-breach': `
    I got my final order on the 3rd and by the 9th he had already been inside my yard twice
    He violates. I phone. They come. He runs. He comes back. That is my protection order
    My ex was told by the magistrate to hand in his gun and stay out of Wentworth. He did neither
    order against my mother's boyfriend, he still sleeps here when she is drunk
    my daughter got a harassment order on a boy from varsity, he simply sends friends with letters
    the police officer tore up my affidavit about the order and told me to talk to my husband
    he's been arrested for contravening the order before, paid R500 and was home before me
    the court order is from Verulam and this station says it doesn't count here, he is outside now
    There is an order that he must not phone. He phones our switchboard 30 times a day and asks for her
    restrained by the court, yet he took a job in the shop next to ours to be near her
    the order covers the house so now he does it at the taxi stop
    she has the warrant in her bag and nobody at the charge office wants to execute it
    ex sends the kids' maintenance with his own hands to the door although the order says via the court
    no contact order and he turns up at my gran's funeral
    he jumped over into my yard on new year although the interdict is only a week old
    breached bail and interdict, stands at taxi rank waiting
    my brother may not come near ma by order of court but he broke her door for drug money
    hy het die bevel oortree en die konstabel sê dis 'n huislike saak
    die finale bevel is van die derde, op die negende was hy al in my erf
    hy moes sy pistool inhandig en wegbly, hy het nie een gedoen nie
    daar is 'n teisteringsbevel, nou stuur hy vriende met briewe
    hy mag nie bel nie, hy bel die skakelbord dertig keer per dag
    die bevel geld by die huis, nou wag hy by die taxi
    die lasbrief lê in haar sak en niemand wil hom kom haal nie
    my seun mag nie naby ouma kom nie, hy het haar deur oopgebreek
    hy is op borg met voorwaardes en staan tog by my hek
    ngithole umyalelo ngomhla ka-3, ngomhla ka-9 usengene egcekeni lami
    uthe iphoyisa udaba lwasekhaya nakuba ngimtshengise umyalelo
    bekumele anikeze amaphoyisa isibhamu angasondeli, akenzanga lutho
    umyalelo wokuhlukunyezwa ukhona manje usethumela abangani
    akavunyelwe ukufona kodwa ushaya ucingo ka-30 ngosuku emsebenzini
    i-warrant isesikhwameni, amaphoyisa awafuni ukumbopha
    indodana akufanele isondele kugogo ngomyalelo wenkantolo, iphule umnyango wakhe
    uphule imibandela yebheyili umi esangweni lami
    isoka likamama livinjwe yinkantolo kodwa lilala lapha
    umyalelo weNkantolo ungowaseVerulam, bathi lapha awusebenzi, manje ungaphandle
    since the interdict he sleeps in the flat above mine
    my wife's ex must stay out of Pinetown by order, he drinks at the corner shop
    sy mag nie by my werk kom nie, sy gooi verf oor my kar
    she has an order against her, she threw paint on my car
    umkami wangaphambili unqatshelwe yinkantolo, uthele upende emotweni yami
    umyalelo umvimba ePinetown kodwa uphuza esitolo sasekhoneni
    i showed him the order, he put it on the fire
    hy het die bevel voor my verbrand
    uwushise phambi kwami umyalelo
  `,
  'weapon-threat': `
    a client put his gun next to the invoice and said now make it less
    My neighbour racked his shotgun when I asked about the dogs
    the ex tenant showed me a photo of his new gun and smiled
    my brother holds a spear to my husband every time they drink
    pointed a firearm at our drone pilot
    our car guard was chased with a hammer by another car guard
    They didn't take anything. They only pointed guns and said stay inside tonight
    he slid his finger over the blade and said no complaints hey
    At the rank he pulled an AK from under the seat to show us who is boss
    aunty's lodger chases everybody with a bush knife when he drinks
    bus conductor was threatened with an okapi by a passenger without fare
    A man aimed a gun at me at the traffic light then drove off
    she threatened my staff with a syringe full of blood
    loaded gun on the school bus seat, driver's
    the guy waved a fire arm on the balcony at 3am, all the flats saw it
    my colleague took out a knife at the Christmas party and held it to the boss
    someone held acid in a jar in front of my sister's face
    the boys from the corner flash guns at my kids
    axe through the air right in front of me over a parking spot
    he sharpened the panga outside my window all evening so that I hear
    kliënt sit sy pistool langs die faktuur neer
    my buurman het sy haelgeweer oorgehaal oor die honde
    hulle het niks gevat nie, net gewere gewys en gesê bly binne
    die karwag is met 'n hamer gejaag
    hy slyp die panga heelaand buite my venster
    'n man mik by die robot met 'n pistool vir my
    sy het 'n naald met bloed voor my personeel gehou
    my kollega trek 'n mes by die partytjie
    hy staan met 'n bottel suur voor my suster se gesig
    die bende wys gewere vir my kinders
    ikhasimende libeke isibhamu eduze kwe-invoyisi
    umakhelwane ulayishe isibhamu ngimbuza ngezinja
    abathathanga lutho bakhombe ngezibhamu bathi hlalani endlini
    umlindi wezimoto ujahwe ngesando
    ulola ucelemba ngaphandle kwewindi lami ukuze ngizwe
    indoda ingikhombe ngesibhamu erobhothini yahamba
    usabise abasebenzi ngomjovo onegazi
    uzakwethu ukhiphe ummese ephathini kaKhisimusi
    ubambe i-asidi phambi kobuso bukadadewethu
    abafana bekhoneni bakhombisa izingane zami izibhamu
    umfowethu ubeka umkhonto kumyeni wami uma ephuzile
    ukhiphe i-AK ngaphansi kwesihlalo erenki
    waved a gun kithi on the balcony
    uphethe ummese and he is outside our gate shouting
    hy't 'n knife uitgehaal, uthi woza
    we were told at gunpoint to open on sundays
    a hammer was swung at our inspector when he gave a fine
    man with a rifle walks up and down by our fence
    a resident chases the gardeners with a golf club and a pistol
    'n man met 'n geweer loop op en af by ons heining
    die inspekteur is met 'n hamer gedreig
    umuntu onesibhamu uhamba eduze kothango lwethu
    umhloli usatshiswe ngesando
    a knife was put to my throat over R20
    'n mes teen my keel oor R20
    bangibeke ummese emphinjeni ngo-R20
    he bites the gun between his teeth and stares at my wife
    uthe usibekele inhlamvu eyodwa wakhomba ngesibhamu
    they surrounded my bakkie with spades and pangas
    hulle het my bakkie met grawe en pangas omring
    bazungeze iveni yami ngamafosholo nocelemba
  `,
  hiding: `
    I cannot talk now, he is in the shower and will be out in five minutes
    use email only pls, my phone is checked every night
    the man with the gun is walking between the aisles, we are 6 people in the cold room
    im behind the counter they didnt see me, police police, no ringing
    stuck in the bathroom with my sister, daddy is breaking things
    we are locked in office 3, people are screaming downstairs
    at my neighbours hiding from my husband. he is searching the street. dont call my number he has my phone
    there is someone in my flat. i came out on the balcony and closed the door. i see his shadow
    can you text? he hears when i speak. he is in the kitchen with my child
    i'm inside the boot of the car in our own garage they didn't find me yet
    under the stage in the hall, gun shots, we are 12 learners
    they think nobody is here. I am on the mezzanine. Whisper only
    he comes back from the shop in ten minutes, tell me quickly what to do, no call
    Send the answer to my sister, her number is below. If he sees a message from you I am dead
    only mail. He looks through my calls
    please do not phone the house, my stepfather picks up
    contact me at work only, never on my cell phone, he reads it
    don't send papers to the house, he opens my post
    no alarm company cars with lights please, he'll know that i told
    Quiet. Men in the yard. Kids asleep. I'm on the floor next to the bed
    ek kan nie nou praat nie, hy is in die stort
    skryf net per e-pos, hy kyk elke aand na my foon
    die man met die geweer loop tussen die rakke, ons is ses in die koelkamer
    ek is by die buurvrou, hy soek my in die straat, hy het my foon
    daar is iemand in my woonstel, ek staan op die balkon
    moenie huis toe bel nie, my stiefpa tel op
    bel my net by die werk, nooit op my sel nie
    moenie briewe huis toe stuur nie, hy maak dit oop
    ek is in die kattebak in ons garage, hulle het my nog nie gekry nie
    stil, daar is mans in die erf, die kinders slaap
    angikwazi ukukhuluma manje usashawa
    bhala nge-email kuphela, uhlola ucingo lwami njalo ebusuku
    umuntu onesibhamu uhamba phakathi kwamashelufu, siyisithupha efrijini
    ngikumakhelwane ngibalekele umyeni, uyangifuna emgwaqeni, unocingo lwami
    kukhona umuntu efulethini, ngimi kubhalkhoni
    ungashayeli ekhaya, ubaba wesibili uyaphendula
    ngithintele emsebenzini kuphela, hhayi kuselula
    ungathumeli izincwadi ekhaya uyazivula
    ngise-boot yemoto egalaji, abakangitholi
    thulani, kukhona amadoda egcekeni, izingane zilele
    ngiyahleba, basekhishini, ngilele phansi
    ungaphenduli ngocingo, impendulo yithumele kudadewethu
    sisekilasini sicashile sizwa izibhamu
    he will hear, ungafoni please
    ngicashe by the neighbour uyangifuna
    dont ring bhala nje, usondele
  `,
  'child-danger': `
    She is seven. He told her to keep a secret and gave her a phone
    The lift club man takes the long way with only my daughter in the car
    somebody has an account with our pupils in bathing costumes
    my little girl came home with someone else's jacket and would not say who the uncle is
    an old man at the park with a puppy every day at half past two
    they lure boys with free wifi in that container
    the girl next door is 12 and pregnant, her uncle
    neighbour's children come to us hungry with belt marks
    A woman said she's the aunt and had the right name and the right colour of the bag
    boys of 11 are paid to stand look-out for the merchant
    kid was left in the car in the sun for hours, again
    taxi with school kids, driver drunk, door tied with wire
    the stepfather bathes the ten year old and locks the door
    my son's coach sends him photos without shirt
    someone's been asking at the tuckshop which learners live alone with their gogo
    they want my cousin's albino child for muti, men came to look
    sy is sewe, hy het gesê dis 'n geheim en vir haar 'n foon gegee
    'n ou man is elke dag by die park met 'n hondjie
    bure se kinders kom honger en met merke hier aan
    'n vrou het gesê sy is die tannie en het die regte naam geken
    seuns van elf kry geld om vir die handelaar te kyk wie kom
    die stiefpa bad die meisie van tien en sluit die deur
    afrigter stuur foto's vir my seun
    skoolbus se drywer is dronk met die kinders in
    uneminyaka eyisikhombisa, umtshele ukuthi kuyimfihlo wamnika ucingo
    ikhehla lihlala epaki nenjana njalo emini
    izingane zikamakhelwane zilambile zinezivimba
    owesifazane uthe ungu-anti wayo wazi negama
    abafana bakhokhelwa ukuba babheke amaphoyisa
    ubaba wesibili ugeza intombazane eneminyaka eyishumi akhiye
    umqeqeshi uthumelela indodana yami izithombe
    umshayeli webhasi lezingane udakiwe
    bafuna ingane enobulwane bobualbino bazokwenza umuthi
    ingane eneminyaka engu-12 ikhulelwe umalume wayo
    stranger asked ingane yami to get into i-taxi
    coach uthinta abafana, they are scared
  `,
  'sexual-violence': `
    our night nurse was cornered in the linen room, he got his hand over her mouth
    he takes the drunk girls from the bar home in his uber and they wake up bruised
    two of the boarders forced a new boy in the showers
    landlord's son comes into the girls' room without knocking and lies down on them
    a man masturbates at the bus stop before our learners
    she was gang raped on the way home from late shift
    boss wants sex or no shifts
    my client locked me in and pulled his pants down (I do home care)
    hulle het haar op pad huis toe van die laatskof groepsverkrag
    die baas wil seks hê of sy kry nie skofte nie
    'n man speel met homself by die bushalte voor leerlinge
    twee seuns het 'n nuwe een in die stort gedwing
    die pasiënt het my in die kamer toegesluit en sy broek afgetrek
    udlwengulwe yiqembu esuka emsebenzini ebusuku
    umphathi ufuna ucansi noma akuphe ama-shift
    indoda idlala ngesitho sayo esitobhini phambi kwabafundi
    abafana ababili baphoqe omusha eshaweni
    isiguli singivalele ekamelweni sakhumula ibhulukwe
    umshayeli we-Uber uthatha amantombazane adakiwe avuke elimele
    raped on her way home, badlwengule udade wethu
    a teacher's aide lies with the boys at nap time
    the pool cleaner rubs himself and looks at my girls
    die swembadman speel met homself en kyk na my meisies
    umsebenzi wechibi uthinta izitho zakhe ebuka amadodakazi ami
  `,
  'domestic-violence': `
    She says she walks into doors. We work with her, we see the fingers on her neck
    my ex hits our child when he has him for weekends
    He has never hit me. He stands over me, breaks my phone, takes my keys and decides when I eat
    my daughter begs me to fetch her but he says he'll shoot if I come to the gate
    granny gets slapped by my uncle for her pension every month
    we are two men living together, he beats me, police laugh
    he drags me by hair whenever dinner is cold
    husband came to my shop drunk and smashed it and me
    I hide the bruises with make up for my customers
    my wife throws hot oil
    my brother's girlfriend has acid scars from him
    he chokes me till i pass out and then cries
    sy sê sy loop in deure vas maar ons sien die vingermerke om haar nek
    hy slaan nooit, hy breek my foon, vat my sleutels en besluit wanneer ek eet
    my oom klap ouma elke maand vir haar pensioen
    hy wurg my tot ek flou word en huil dan
    ek steek die kolle met grimering weg
    sy eks gooi hom met warm olie
    my dogter smeek dat ek haar kom haal, hy dreig om te skiet
    uthi ushayisene nomnyango kodwa sibona iminwe entanyeni
    akangishayi, uphula ucingo lwami athathe okhiye anqume ukuthi ngidla nini
    umalume uyampama ugogo ngempesheni
    uyangiklinya ngize ngiquleke bese ekhala
    ngifihla imihuzuko ngoku-make up
    i-ex ishaya ingane yethu ngezimpelasonto
    udadewethu ucela ngimlande kodwa indoda ithi izodubula
    indoda yami yeze edakwe esitolo yaphihliza konke nami
    he beats me uma enothando for beer
    my sister uyashaywa yindoda yakhe
    he takes my insulin away until I say sorry
    my mother in law and he lock me out at night with the baby and hit me
    hy vat my insulien weg tot ek jammer sê
    uthatha i-insulin yami kuze kube ngiyaxolisa
  `,
  stalking: `
    Same white Polo. Gym, Spar, my mother, church. Registration ends on 447 ZN
    a supplier's rep keeps leaving underwear in my post box
    he got my shifts from the roster on the wall and waits at the end of each
    anonymous letters at reception, 17 so far, he describes what I wore
    a student's father sits in the coffee shop across every day I work
    the girl he used to date phones my kids' school to ask about me
    my ex logged into my camera app and watches me
    someone lives in the bushes opposite and knows when I bath
    dieselfde wit Polo by die gim, die Spar en die kerk
    naamlose briewe by ontvangs, hy skryf wat ek aangehad het
    hy het my skofte by die rooster gekry en wag elke aand
    my eks kyk deur my eie kamera-app na my
    iemand sit in die bosse oorkant en weet wanneer ek bad
    i-Polo emhlophe efanayo ejimini, e-Spar nasesontweni
    izincwadi ezingenagama eresepshini, uchaza engikugqokile
    uthole ama-shift ami uyangilinda njalo ekupheleni
    i-ex yami ingibuka nge-app yekhamera yami
    othile uhlala ehlathini malungana nami uyazi ukuthi ngigeza nini
    sends me flowers njalo, angimazi, uyangilandela
    my neighbour follows me from floor to floor in the lift every day and knows when I am alone
    he took the flat opposite so as to look into mine
    hy het die woonstel oorkant gehuur om by my in te kyk
    uqashe ifulethi elibhekene nelami ukuze angibuke
  `,
  'death-threats': `
    Two people at the association are dead and now the list has our treasurer's name
    I got a video of my own gate and a voice saying soon
    my late husband's family says I bewitched him and must burn
    they call me a snitch and snitches get buried
    They told our guard he has a wife and a short life
    message to our choir master: coffin size?
    the ward councillor's rival says he will not live till the elections
    a gang wants me to move, they drew a cross on the door
    the mob says my old mother is a witch and they come tonight
    induna said he can't protect me, leave or die
    he phones every night at 12 and counts down the days
    journalist here, a car boxed me in and they said next story is your obituary
    they shouted at the mosque gate that we'll all bleed
    twee by die vereniging is dood en nou is ons tesourier op die lys
    ek het 'n video van my eie hek gekry en 'n stem wat sê binnekort
    hulle noem my 'n piemper en piempers word begrawe
    sy familie sê ek het hom getoor en moet brand
    hulle sê my ou ma is 'n heks en hulle kom vanaand
    hy bel elke nag en tel die dae af
    'n kruis is op my deur geverf, trek of vrek
    ababili enhlanganweni sebefile manje igama likamgcinimafa lisohlwini
    ngithole ividiyo yesango lami nezwi elithi maduze
    bathi ngiyimpimpi, izimpimpi ziyangcwatshwa
    umndeni womyeni wami uthi ngamthakatha kumele ngishe
    umphakathi uthi umama uyathakatha bazofika namuhla ebusuku
    induna ithe ayikwazi ukungivikela, hamba noma ufe
    ushaya ucingo njalo phakathi kwamabili abale izinsuku
    badwebe isiphambano emnyango, bathi suka noma ufe
    ngiyintatheli, bavimbe imoto bathi indaba elandelayo eyokufa kwakho
    unogada bamtshele ukuthi unonkosikazi nempilo emfushane
    they said mina ngiyafa next, ababili sebefile
    hitmen are looking for our chairman, sebebulele amabili
  `,
  shooting: `
    a bullet came through the bus shelter and grazed a child
    They fired eight times at the pastor's car
    knife fight at the tavern, one guy lost an eye
    security officer shot in the hand at our boom
    two rival gangs shoot across our soccer field in daytime
    hulle het agt keer op die dominee se kar geskiet
    mesgeveg by die kroeg, een het sy oog verloor
    bendes skiet helder oordag oor ons sokkerveld
    inhlamvu ingene esitobhini sebhasi yakhuthuza ingane
    badubule imoto kamfundisi kasishiyagalombili
    kuliwe ngemimese ethaveni omunye ulahlekelwe iso
    izigelekeqe ziyadubulana enkundleni emini
    fired shots at my taxi, badubule izikhathi ezine
  `,
  murder: `
    the old security guard was found strangled in his hut this morning
    our client was beheaded in his cottage, tenants want to leave
    my sister's boyfriend killed her and is still walking around
    three people executed in the room behind my property
    they dumped a body in front of our depot
    my suster se kêrel het haar doodgemaak en loop vry rond
    drie mense is in die agterkamer tereggestel
    'n lyk is voor ons depot gelos
    isoka likadadewethu limbulele lisazihambela
    umlindi utholakale eklinyiwe endlini yakhe namhlanje
    babulale abathathu egumbini elingemuva
    bashiye isidumbu phambi kwedepho
    dead body outside, bambulele ngezolo
  `,
  hostage: `
    i am told to bring 200k in a blue bag or my son comes home in pieces
    my employee is being kept by a loan shark until I settle his debt
    girl of 16 from our street went for a job interview in joburg and phones crying that she cannot leave
    ek moet 200 000 in 'n blou sak bring of hulle stuur my seun in stukke
    'n meisie van ons straat is weg vir werk en bel huilend, hulle laat haar nie gaan nie
    bathi ngilethe u-200k ngesikhwama esiluhlaza noma indodana yami ibuye iyizicucu
    umsebenzi wami ubanjwe ngumashonisa ngize ngikhokhe isikweletu sakhe
    intombazane yaya emsebenzini eGoli ishaya ucingo ikhala abayiyeki
    kept by force, abamdedeli uma ngingakhokhi
    they will not let our nurse out of the township until we bring medicine
    bambambile unesi wethu elokishini kuze silethe imithi
  `,
  bombing: `
    cash machine at our hardware blown up at quarter to three, glass 40 m down the street
    a parcel that ticks was left in the post room
    they stuck something under the mayor's car
    bomb in the taxi rank toilets they say on whatsapp, people run
    OTM by ons hardewarewinkel kwart voor drie opgeblaas
    'n pakkie wat tik is in die posklamer gelos
    i-ATM yehardware iqhunyiswe ngo kota to 3
    kubekwe okuthile ngaphansi kwemoto kameya
    iphasela elishaya okwewashi lishiywe eposini
  `,
};
