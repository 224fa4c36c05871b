/**
 * How people tell of protection that they wish, plan, have rigged up or ask about and that is unlawful or
 * deadly, one telling a line: English, then Afrikaans, isiZulu and mixtures.
 */
export const unlawfulWishExamples = {
  'wants-live-metal': `
    sifuna ukuxhuma ugesi wendlu esangweni
    faka ugesi esivalweni ukuze isela lishaywe
    can the steel roof be connected to the plug at night
    ek wil die sinkplate aan die prop koppel dat hulle skok
    koppel die draad aan die huis se krag
    can you wire the door handle so it shocks anyone who tries it at night
    I want 220 volts on the burglar bars
    connect my palisade fence to the plug please
    put current on the gate after ten
    we want the roof sheets live so nobody walks on them again
    Is it legal to run mains electricity through a fence?
    my uncle hooked the fence straight to the db board and it works great
    how many volts must I put on the window frames to knock a man out
    they stole our geyser pipes twice so now I want the roof electrified with eskom power
    I already ran an extension cord from the kitchen to the barbed wire
    shutter of the tavern must give a shock when they touch it
    I WANT THE GATE TO FRY THEM
    live wire on top of the wall, normal house current, what does it cost
    could your electrician make the security gate live when the spaza is closed
    we don't want the expensive energizer, just plug the fence into the wall socket
    thieves keep cutting our fence at the farm so I joined it to the 380 line of the pump
    what if we put power on the handle of the storeroom door
    I wan to elektrify the handels of the shop doors
    electricity on the steel door of the container, they will learn
    bare wire round the window sill with the mains on it
    they took the copper three times, next time the pipe will be live
    do you do door knobs that shock
    my neighbour has his fence on 220 and nobody steals from him, do mine the same
    Please quote for electrifying the school gate and its railings during holidays.
    I ran a live cable along the metal fence of the church
    shock them to death if they climb over the roof again
    want the trellidor wired so whoever cuts it gets electrocuted
    we switch on the current in the burglar bars at closing time, is there a better way
    the security door should kick like a plug when someone touches it at 2 in the morning
    no energiser needed, straight eskom will do
    can i connect my fence to the mains myself
    they broke in and took two laptops and a tv so I am going to put a live wire on the windows
    put 230v on the meter box so nobody tampers with it
    electrify the car door so hijackers get a shock
    lethal fence around the warehouse, not one of those toys that tickle
    the fence only bites a little, we want it strong enough to stop a heart
    rig the garage door to the plug
    need somebody who can make the palisade live cheap cheap
    we tied wires from the light to the door handle at the creche, thief ran away screaming
    I don't want a certificate or a box, I want the fence on the house power
    My idea: a metal mat at the back door with the mains connected to it. Possible?
    zap anyone who holds the bars
    the amapara climb over the zinc roof, we want current through the sheets
    electric doorknob for my flat
    Since the robbery at the petrol station the owner wants the cash office door wired to the electricity. Can you do that by Friday?
    bypass the energizer and put full power on the strands
    is it ok if the gate handle is live only when we sleep
    i connected the burglar guard to the plug last night and my dog got shocked, how do I make it only for thieves
    taps outside get stolen, can they be made live
    We lost 14 sheep and the dip pump, now my son says put the kraal wire on 220
    cable thieves at the plant, we want to leave bare live ends for them to grab
    220 on the fence, sign or no sign
    how to make a steel door shock people
    what happens if someone dies on a fence that I plugged in
    just run a wire from the stove plug to the gate, how hard can it be
    The tenants upstairs did it, the stair railing is live at night and no one has broken in since.
    hang a live wire in front of the window of the clinic
    we want shock on the roller shutters, they were forced open in june and cigarettes were taken
    generator hooked to the boundary fence of the building site
    old man at the workshop put mains on his tool cage
    I'd rather kill one with the current than lose another bakkie from the yard
    // Afrikaans
    kan julle krag op die deurknop sit
    ek wil 220 volt op die diefwering hê
    koppel die heining sommer direk aan die muurprop
    sit stroom op die hek snags
    my swaer het die draad aan die hoofkrag gekoppel en nou steel niemand meer nie
    hoeveel volt moet op die vensterrame wees om 'n man plat te slaan
    mag ek eskom krag deur my heining stuur
    die dak se sinkplate moet skok as hulle daarop loop
    hulle het die pype gesteel, nou wil ek die kraan lewendig hê
    ONS WIL HÊ HULLE MOET BRAND AS HULLE AAN DIE HEK VAT
    ek het klaar 'n verlengkoord na die doringdraad getrek
    rolluik van die winkel moet 'n skok gee
    elektriese handvatsel vir die stoor se deur
    ons wil nie 'n duur energiseerder hê nie, net die gewone krag
    kan 'n mens die tralies onder stroom sit as die kroeg toe is
    die skaapkraal se draad op 220, wat kos dit
    hulle't twee keer ingebreek by die kerk, nou sit die ouderling krag op die traliehek
    'n kaal draad om die vensterbank met krag daarin
    wat gebeur as iemand doodskok aan my heining
    wil die kar se deur laat skok teen kapers
    my buurman se palissade is aan die huiskrag gekoppel, doen myne ook so
    ek soek iemand wat die staaldeur elektries kan maak
    die heining byt te sag, ek wil hê dit moet doodmaak
    ons skakel die stroom in die diefwering aan as ons toemaak
    is dit wettig om die hekhandvatsel onder krag te sit
    lewendige draad bo-op die muur gewone krag
    sit 380 op die draad om die pomp, hulle steel elke maand die kabel
    skok elkeen wat aan die venster vat
    die skool se reling moet in die vakansie onder stroom wees
    ek het draad van die lig na die deurknop getrek en dit werk lekker
    ons het 'n metaalmat voor die agterdeur wat ons aan die krag wil koppel
    net 'n draad van die stoofprop na die hek toe
    kragopwekker aan die bouperseel se heining koppel
    hulle het die tv en skootrekenaar gevat, volgende keer skok die venster hulle dood
    geen sertifikaat nie, sit net die volle krag op die drade
    // isiZulu
    ngifuna nifake ugesi esibambeni somnyango
    ningawufaka yini ugesi kuma-burglar bars
    xhuma ucingo epulagini nje
    sifuna isango libe nogesi ebusuku
    umalume uxhume uthango kugesi wendlu futhi usebenza kahle
    kungabe kusemthethweni ukufaka ugesi ka-Eskom ocingweni
    ngifuna bashaywe ugesi uma bethinta iwindi
    mangaki ama-volts okufanele ngiwafake ocingweni ukuze bawe
    uthayela wophahla awube nogesi ngoba bahamba phezu kwawo
    bantshontshe amapayipi kabili manje ngizofaka ugesi empompini
    NGIFUNA UGESI OBABULALAYO ESANGWENI
    sengidonse intambo kagesi ekhishini ngayixhuma ocingweni olunameva
    ishutha yasesitolo ayishaye uma beyithinta
    isicabha sensimbi singaxhunywa kanjani kugesi
    asifuni i-energizer ebizayo, faka nje ugesi waseplagini
    bafe ugesi uma begibela uthango
    ucingo lwesibaya malube no-220 ngoba bathathe izimvu
    kwagqekezwa esontweni manje sifuna umnyango ube nogesi
    iwaya enogesi phezu kodonga lwesikole
    ngingawufaka yini mina ugesi esangweni
    sifaka ugesi kuma-bars uma sesivala ithaveni
    umakhelwane ufake ugesi othangweni lwakhe, ngenzeleni nami okufanayo
    kwenzekani uma umuntu efa ngenxa yocingo engiluxhume kugesi
    imoto ayishaye ngogesi lowo ofuna ukuyiduna
    amaphara agibela ophahleni, sifuna ugesi kuthayela
    ngifuna umuntu ongenza ugange lube nogesi ngemali encane
    isibambo sikageyithi asibe nogesi uma silele
    kwebiwe amakhebuli, sifuna ukushiya izintambo ezinogesi ukuze bazibambe
    faka ugesi ogcwele ocingweni, asidingi isitifiketi
    ugesi wami othangweni ubuthakathaka, ngifuna obulalayo
    ngibophele intambo kagesi emnyango wegalaji, isela libalekile likhala
    ngifuna amafasitela ashaqise noma ubani owathintayo
    bagqekeza ikliniki bathatha amakhompyutha, manje sizofaka ugesi emafasiteleni
    ijeneretha siyixhume ocingweni lwesayithi
    insimbi phansi emnyango ongemuva exhunywe kugesi, ningayenza
    ngifuna ukuxhuma iTrellidor kugesi
    bazofunda uma isango selibashaqisa
    umnyango wekhontena awube nogesi ebusuku
    ugesi ezitebhisini zensimbi efulethini ukuze kungakhuphuki muntu
    ngiphelelwe isineke, ngifaka u-220 emnyango kusasa
    // Mixed
    ngifuna ugesi kuma-door handles at night
    can you connect i-fence straight epulagini
    put krag on the burglar bars asseblief
    sit 220 volts op die gate
    bashaywe i-shock when they touch iwindi
    uncle wami wired isango to the mains
    the roof must be live so amaphara bafe
    they stole the geyser so now ons sit stroom op die dak
    ishutha must shock them uma beyivula
    live wire on top of udonga, normal house current
    wys my how to plug the heining into the mains
    asiyifuni i-energizer, just eskom power ocingweni
  `,
  'wants-trap': `
    can I leave poisoned food out so that whoever steals it gets sick
    I will put rat poison in a bottle of whisky for the thief
    poison in the meat for the people and the dogs that come over the wall
    laat ons gif in die koeldrank sit wat hulle steel
    ngifuna ukufaka ushevu ekudleni okuzodliwa yisela
    a loose roof sheet over a hole with stakes, he will find out
    broken glass in cement below the window where he jumps down
    a dart in the drawer that shoots out when it is opened
    i want spikes below the wall that nobody sees
    I want to put nail boards under the windows
    we dug a pit behind the wall and covered it with branches
    can you set up a shotgun that goes off when the door opens
    broken glass hidden in the flower bed where they jump in
    wire snares along the fence for the thieves
    a weight that drops on whoever opens the roof hatch
    they stole the batteries again so I am leaving poisoned meat and cool drink for them
    Is it allowed to set a trap for burglars on my own farm?
    gas that fills the storeroom when someone breaks in so they pass out
    hide spikes in the garden under the leaves
    trip wire at knee height that breaks their legs
    I WANT A BOOBY TRAP IN THE CEILING
    acid in a bottle above the back door
    my brother laid planks with nails around the spaza, one guy already stepped in it
    could you build something that cuts them when they put their hand through the window
    want a trapdoor with a deep hole at the shop entrance for after hours
    we put rat poison in the bread that the amaphara steal
    bear trap for people, where do I buy one
    tie a gun to the door of the tavern with a string
    if he climbs in again he must fall into the pit with the spikes
    what if the burglar gets hurt by a trap I made, am I in trouble
    razor blades glued on top of the gate where you can't see them
    chlorine gas in the strong room, remote controlled
    set traps for the copper thieves at the substation
    they broke in at the church hall and took speakers, so the deacon wants nails hidden below the windows
    booby traped the shed after the mower was stolen
    a spring that shoots a steel bolt at anyone who forces the shutter
    thin wire across the path at neck height for the guys on the motorbikes
    I left a bottle of brandy with something in it, let them drink and die
    make the steps collapse when an intruder walks on them
    hot oil over the counter if they come again
    snake pit behind the house lol but serious
    put petrol and a spark by the window so it burns whoever opens it
    hidden blades on the roof sheets, they always come that way
    the school caretaker has buried glass along the wall, can you do it neater
    We'd like a tripwire in the warehouse that sets off something that really hurts.
    trap them inside and let the gas do the rest
    nails under the sand in the driveway to stop hijackers and their feet
    please quote for a pit trap at the farm gate
    dont want alarm want trap
    old mine sinkhole trick, cover the hole with shade cloth and wait
    they come for the avocados every night, I want something in the trees that will injure them
    crossbow rigged to the garage door
    sharpened sticks in the long grass next to the kraal
    how do you keep thieves from coming back, I was thinking poison in the fridge at the office
    concrete block on a rope above the hatch of the container, it will crush the next one
    I poured acid on the wall so that their hands burn
    would a car rigged to explode when it's stolen be legal
    landmine in the yard, I'm not joking
    fish hooks hanging at face height in the dark passage of the workshop
    no need for cameras, my grandfather set snares for people and no one came twice
    man trap with teeth by the hole in the fence
    pepper and acid spray that goes off in their eyes automatically when the clinic door is forced
    I'm going to hide a spear in the bushes where they land
    after the third burglary my wife put ground glass in the sugar they steal
    poison the cooldrink in the crèche fridge at night because they keep breaking in to eat
    the pit is two metres deep, do I need more
    explosive in the safe for whoever cuts it open
    they cut the fence and took six goats, so I set gin traps at the hole, what else can I do
    Can the beam be connected to something that stabs?
    planks with six inch nails on the flat roof of the complex, hidden under plastic
    // Afrikaans
    ek wil planke met spykers onder die vensters sit
    ons het 'n gat gegrawe en met takke toegemaak
    haelgeweer wat afgaan as die deur oopgaan
    stukkende glas in die blombed waar hulle afspring
    draadstrikke langs die heining vir die diewe
    'n gewig wat op hulle val as hulle die dakluik oopmaak
    ek los vergiftigde vleis vir die inbrekers
    mag 'n mens 'n slagyster vir mense stel
    gas in die stoor wat hulle laat omkap
    steek penne in die tuin weg onder die blare
    'n struikeldraad wat hulle bene breek
    EK SOEK 'N LOKVAL WAT SEERMAAK
    suur in 'n bottel bo die agterdeur
    my broer het spykers onder die sand begrawe en een ou het al daarin getrap
    kan julle 'n valluik by die winkel se deur bou
    gif in die brood wat hulle elke nag steel
    bind 'n geweer met 'n tou aan die skuur se deur
    hulle't die skape gevat, nou stel ek slagysters by die gat in die draad
    lemmetjies bo-op die hek waar niemand dit sien nie
    is ek in die moeilikheid as 'n dief in my gat val
    stel strikke vir die koperdiewe
    dun draad op nekhoogte oor die paadjie
    ek het 'n bottel brandewyn met gif neergesit, laat hulle drink
    warm olie oor die toonbank as hulle weer kom
    petrol by die venster wat aan die brand slaan as hulle dit oopmaak
    hulle het by die kerk ingebreek en die orrel gevat, nou wil die koster glas langs die muur begrawe
    bom in die kluis vir wie dit oopsny
    skerp stokke in die lang gras by die kraal
    nie 'n alarm nie, 'n wip wat hulle vang en seermaak
    die laaste een wat oor die muur klim moet in die penne val
    vishoeke in die donker gang van die werkswinkel
    ons wil 'n valstrik in die plafon hê
    betonblok aan 'n tou bo die houer se deur
    iets in die bome wat hulle beseer as hulle avokado's steel
    kruisboog op die motorhuisdeur gerig, wat dink julle
    // isiZulu
    ngifuna ukubeka amapulangwe anezipikili ngaphansi kwamafasitela
    simbe umgodi ngemuva kodonga sawumboza ngamagatsha
    isibhamu esizidubulela sona uma umnyango uvulwa
    ngifihle amabhodlela aphukile engadini lapho begxumela khona
    sifuna ukucupha amasela ngezingibe
    into esindayo ezobawela ekhanda uma bevula uphahla
    ngibashiyela inyama enoshevu
    kuvumelekile yini ukucupha izigebengu emzini wami
    igesi ezobaquleka uma begqekeza isitolo
    izinsimbi ezicijile zifihlwe otshanini
    intambo ezobaphula imilenze uma behamba ebumnyameni
    NGIFUNA ISICUPHO ESIZOBALIMAZA
    i-acid ngenhla komnyango ongemuva
    umfowethu ubeke izipikili esihlabathini, omunye usenyathele
    ningasakhela isicupho etaveni
    sifake ushevu wamagundane esinkweni abasintshontshayo
    ngiboshele isibhamu ngentambo emnyango wegalaji
    bantshontshe izimbuzi manje ngizofaka izingibe othangweni
    ireza phezu kwesango lapho bengayiboni
    ngizoboshwa yini uma isela liwela emgodini wami
    ngifuna ukucupha abantshontshi bamakhebuli balimale
    ucingo oluncane endleleni oluzobabamba entanyeni
    ngibeke ubhiya onoshevu, abawuphuze bafe
    amafutha ashisayo phezu kwekhawunta uma bephinda beza
    uphethiloli ewindini ozovutha uma belivula
    bagqekeza isikole bathatha amakhompyutha, unogada usefihle ingilazi eduze kodonga
    ibhomu esiseyifini yalowo ozoyivula
    izinti ezilolongiwe otshanini obude eduze kwesibaya
    angifuni alamu, ngifuna ugibe lwabantu
    owokugcina ogibela udonga kumele awele ezinsimbini ezicijile
    amahuku okudoba emhubheni omnyama
    sifuna into efihliwe ebagwazayo uma bengena
    umgodi ojulile phambi kwesango lepulazi ukuze bawele kuwo
    ngifake ushevu efrijini yasehhovisi ngoba bayangena badle
    itshe elikhulu eliboshwe ngentambo phezu komnyango wekhontena
    baziba ukwatapheya njalo, ngifuna okuzobalimaza ezihlahleni
    ngicuphe ngezipikili phezu kophahla lwesonto
    ungangenzela yini isicupho esibulalayo
    ngigqibe izingcezu zengilazi lapho behamba khona ebusuku
    bangene kathathu ekliniki, manje sibeka ugibe olunamazinyo efasiteleni
    // Mixed
    ngifuna i-trap that hurts them uma bengena
    we put izipikili under the window for amaphara
    stel 'n trap with nails agter die muur
    ngibeke inyama with poison for the thieves
    sit glas in the garden where they jump
    isibhamu tied to the door with intambo
    a deep umgodi behind udonga so bawele
    they stole izimbuzi so I set snares othangweni
    gif in the bread, laat hulle eet
    booby trap ophahleni please
    gas estoreroom to knock them out
    ons wil 'n tripwire hê that breaks their legs
  `,
  'wants-shooting': `
    I sit up at night with my rifle and the first one over the fence is dead
    whoever climbs over my gate gets a bullet, I am done with police
    from today we shoot everyone who comes through the hole
    ek gaan op die dak sit met die geweer en skiet wie oor die draad klim
    ngizohlala ngesibhamu ngidubule noma ubani ogxuma uthango
    where should I sit with the shotgun so that I see the gate
    my sons will take turns with the hunting rifle and not miss
    can I shoot them if they come over the wall
    I want guards who shoot intruders on sight
    tell the guards to shoot first and ask later
    do you have an automatic gun that fires when someone enters the yard
    next time I will shoot whoever breaks in
    we caught a thief and want to beat him until he talks
    Am I allowed to shoot a trespasser on my farm?
    they stole my cattle and I'm going to kill them
    I NEED MEN WHO SHOOT TO KILL
    give your guards permission to shoot at anyone near the copper
    the boys tied him to a pole and beat him with sjamboks, what now
    remote controlled gun on the roof of the warehouse
    I sit on the stoep with my shotgun every night waiting for him to come back
    who can I pay to sort out the guy that broke into my shop, sort out for good
    shoot the amaphara on the roof with rubber bullets then real ones
    we necklaced the last one, nobody steals here now
    can the armed response shoot him in the leg when he runs away with the tv
    want to shoot hijackers through the car window if they knock
    The community will kill him if the police don't come.
    what are the rules, may I fire on somebody in my kitchen
    a sniper on the roof of the mall for december
    my guard must use live ammo on strikers at the gate
    ill shoot anyone who comes near the creche
    torture the staff member until she says where the cash went
    we lock shoplifters in the cold room and smack them around
    I'd like a drone with a gun that patrols the sugar cane
    how much for two men to go and shoot the extortionists
    they took my bakkie, if I find them they are dead
    set the dogs on him and let them finish him
    break the fingers of whoever steals from the till
    if a customer runs out with stock can the guard shoot him
    want to shot the tsotsis dead
    I keep my 9mm under the counter and the next robber gets a bullet
    hire hitmen for the gang that asks for protection fees
    is it murder if I shoot a burglar who runs away
    turret gun for the yard
    we beat him up and poured water on him, he still won't say where the laptops are
    guards with R5 rifles who don't hesitate to fire
    shoot at the cars of people who dump and steal
    Please make it clear to your officers that trespassers at our plant are to be shot.
    the taxi guys must come and whip him in front of everyone
    my husband wants to fire through the door next time someone tries the handle
    paintball turret no, I mean a real one, bullets
    burn the thief, that's what we do in this street
    let me shoot one and the rest will stay away
    i have no licence but I bought a gun to shoot the guys who robbed us
    after they robbed the church and took the offering the elders said the guard must shoot next time
    warning shots first then straight at them
    Kill them before they kill us, that is the only security
    we keep thieves in the back room and hit them with a hosepipe till they confess
    can I shoot my neighbours tenant if he climbs over again
    armed men to clear squatters off the land with live rounds
    I've loaded the shotgun and I'm going out there now
    pay someone to beat up my ex worker who stole the tools
    just shoot
    would like the night guards at the school to have orders to fire on intruders
    a camera that tracks people and shoots automatically
    kids steal my mangoes and I want to give them a load of birdshot
    Your guys must give them a good hiding before the police arrive
    hang them by the gate as a lesson
    since the burglary I sleep with the gun on my chest and will fire at any shadow
    // Afrikaans
    mag ek hulle skiet as hulle oor die muur klim
    ek soek wagte wat dadelik skiet
    sê vir die wagte hulle moet eers skiet en dan vra
    'n outomatiese geweer wat skiet as iemand in die werf kom
    volgende keer skiet ek wie ook al inbreek
    ons het die dief gevang en wil hom slaan tot hy praat
    wat is die wet, kan ek 'n oortreder op my plaas skiet
    hulle het my beeste gesteel en ek gaan hulle doodmaak
    SKIET OM DOOD TE MAAK
    ek sit elke aand met my haelgeweer op die stoep en wag vir hom
    wie kan ek betaal om die ou wat my winkel beroof het uit die weg te ruim
    die manne het hom aan 'n paal vasgemaak en met sambokke geslaan
    kan julle wag hom in die been skiet as hy met die tv weghardloop
    'n skerpskutter op die dak van die sentrum
    ek wil die kapers deur die venster skiet
    breek die vingers van wie uit die kas steel
    laat die honde hom verskeur
    is dit moord as ek 'n inbreker skiet wat weghol
    wagte met outomatiese gewere wat nie skroom om te skiet nie
    ek gaan hom vrekskiet
    huur 'n paar manne om die bende te gaan skiet
    ons sluit winkeldiewe in die koelkamer toe en moker hulle
    slaan die werker totdat sy sê waar die geld is
    my man wil deur die deur skiet as iemand weer probeer inkom
    gee hulle 'n goeie pak slae voor die polisie kom
    ek het nie 'n lisensie nie maar ek het 'n pistool gekoop om hulle te skiet
    brand die dief, so maak ons in ons straat
    nadat die kerk se geld gevat is, sê die ouderling die wag moet skiet
    skiet een dan bly die res weg
    kinders steel my mango's en ek wil hulle met haelkorrels skiet
    hulle't die kabel gesteel, nou wil ons 'n man met 'n geweer in die bos hê wat skiet op wat roer
    betaal iemand om my ou werker op te donner oor die gereedskap
    maak hulle dood voor hulle ons doodmaak
    hommeltuig met 'n geweer oor die plaas
    ek het die geweer gelaai en gaan nou uit
    // isiZulu
    ngingabadubula yini uma begxuma udonga
    ngifuna onogada abazodubula noma ubani ongenayo
    tshela onogada badubule kuqala
    isibhamu esizidubulelayo uma umuntu engena egcekeni
    ngizomdubula lowo ophinda agqekeze
    sibambe isela sifuna ukulishaya lize likhulume
    umthetho uyangivumela yini ukudubula umuntu osepulazini lami
    bantshontshe izinkomo zami, ngizobabulala
    BADUBULENI BAFE
    ngihlala ngesibhamu ebusuku ngilinde yena abuye
    ubani engingamkhokhela ukuthi aqede ngalo owagqekeza isitolo sami
    bamubophe esigxotsheni bamshaya ngezimvubu
    unogada angamdubula yini emlenzeni uma ebaleka ne-tv
    sifuna umuntu onesibhamu ophahleni lwemall adubule
    ngifuna ukudubula abaduni ngewindi
    baphule iminwe oweba etilini
    khiphani izinja zimqede
    ingabe ngibulele ngokomthetho uma ngidubula isela elibalekayo
    onogada abanezibhamu ezinkulu abangangabazi ukudubula
    umphakathi uzombulala uma amaphoyisa engafiki
    ngifuna izinkabi zibulale laba abafuna imali yokuvikela
    siyabavalela efrijini abantshontshayo esitolo sibashaye
    shayani umsebenzi aze asho ukuthi iphi imali
    umyeni wami ufuna ukudubula ngomnyango uma umuntu ezama ukungena
    mshayeni kahle ngaphambi kokuthi kufike amaphoyisa
    anginalayisense kodwa ngithenge isibhamu ukuze ngibadubule
    sishisa amasela la endaweni yethu
    babe imali yesonto, manje abadala bathi unogada akadubule
    dubula oyedwa abanye bazobaleka
    izingane ziba umango wami, ngifuna ukuzidubula
    sifuna indoda enesibhamu ehlathini edubula noma yini enyakazayo
    khokhela umuntu ashaye umsebenzi wami weba amathuluzi
    asibabulale bengakasibulali
    idrone enesibhamu ezindiza phezu kwepulazi
    sengisigcwalisile isibhamu, ngiyaphuma manje
    bangene ekliniki, okulandelayo ngizodubula ngingabuzi
    sifuna imvume yokudubula abantu abaqhwaga umhlaba
    ngimbophe egalaji ngiyamhlukumeza aze asho lapho imoto ikhona
    onogada besikole abadubule noma ubani ogxuma uthango ebusuku
    ngifuna ukumdubula lo owangiphuca ifoni erenki
    // Mixed
    can I dubula them uma bengena
    ngifuna onogada who shoot on sight
    mag ek shoot as hulle oor die muur kom
    tell unogada to shoot first
    we caught isela and we are beating him aze akhulume
    automatic isibhamu on the roof
    ek gaan hom shoot next time
    bantshontshe izinkomo, I will kill them
    hire izinkabi to finish the gang
    slaan hom till he says where the money is
    nginesibhamu under the counter and the next robber uyafa
    the community izoshisa the thief if police don't come
  `,
  'wants-unregistered-guards': `
    my cousin can guard the shop at night, he has no psira but he is strong
    can we use guards without psira, it is cheaper
    we hire the car guards to watch the warehouse after six
    two guys from malawi guard our yard for cash, no papers
    I want fake security uniforms for my gardeners
    ex convicts make the best guards, I have three, no registration
    do guards really need to be registered
    uncle sits at the gate with a knobkerrie, we pay him in food
    cheap guards please, don't care about certificates
    OUR GUARD IS NOT REGISTERED AND WE DON'T WANT TO PAY MORE
    put a uniform on my brother so people think he's security
    what if I just let the night cleaner act as the guard
    the bouncers at our tavern aren't registered anywhere, is it a problem
    looking for unregistered guards, cash in hand
    after the break in where they took the laptops we asked the homeless man outside to guard the office, no psira of course
    I give the neighbour's son r100 a night to patrol the complex, he has no grade
    school parents take turns as paid guards, nobody has psira
    his psira expired in 2019 but he still works for us
    foreigners are cheaper, get me two foreign guards off the books
    Could you supply guards who are not on your payroll and not registered, for a building site?
    no psria needed, just someone big
    the guards at our church are members we pay on the side
    my nephew came out of prison and will look after the petrol station at night
    skip the registration and give me a discount
    we printed our own security badges for the staff
    day labourers from the robot guard our container, R80 a shift
    is it ok to pay a friend to stand guard at my salon
    guards with somebody else's psira number
    want to start a guard company without registering first
    taxi rank marshals guard the shop for a fee
    our farm workers do guard duty at night for extra pay and no one is registered
    why pay a company when the boys from the corner will do it for airtime
    old police vest from the internet for my watchman so he looks real
    We don't need PSiRA guards, we have our own men from the township.
    guard has no papers, no grade, no id, but he is cheap
    they robbed us of the takings so now I take guys from the hostel as armed guards, unlicensed
    borrow uniforms from your company for our own people?
    Someone told us nobody checks registration, so we want the cheapest guards without it.
    let the car guards keep the keys and guard inside
    a street committee that charges each house r50 to patrol, none registered
    fake psira cards where can I get
    hire my ex soldiers cousin from congo no permit no psira just tough
    I pay a gang member to keep the other gangs off my shop as my guard
    the student residence has a guard who is really just a cousin of the caretaker
    guards off the street
    my dad of 70 guards the workshop for a small wage, unregistered
    can a domestic worker's husband be our paid night guard without training
    we'll dress the packers up as security for the weekend
    bouncer with a criminal record for our club, don't register him
    the clinic wants to put volunteers in guard uniforms
    We got rid of the security company and took on three men ourselves, no psira, no training. Do we still need your cameras?
    avoid psira, how
    i hav 2 guys no papers they gard my truck yard
    could you look away that the guards aren't registered and just install the guard hut
    guard without grade c or anything
    unlicensed armed guards for a cash run
    what is the fine if our guard has no psira
    buy a uniform and a baton for the cousin and done
    registered guards are a rip off so we use guys released from westville prison
    they keep stealing our diesel, I'll give a few amaphara money to guard it, no forms
    rent a guard from the informal settlement, cheapest we can get
    // Afrikaans
    my neef kan snags die winkel oppas, hy het nie psira nie
    kan ons wagte sonder psira gebruik, dis goedkoper
    ons gebruik die karwagte om die pakhuis na ses op te pas
    twee manne van malawi pas die werf op vir kontant, geen papiere
    ek wil vals sekuriteitsuniforms vir my tuinwerkers hê
    oud gevangenes is die beste wagte, ek het drie, nie geregistreer nie
    moet wagte regtig geregistreer wees
    my oom sit by die hek met 'n kierie, ons betaal hom met kos
    GOEDKOOP WAGTE, SERTIFIKATE MAAK NIE SAAK NIE
    trek vir my broer 'n uniform aan dan dink mense hy's sekuriteit
    die uitsmyters by ons kroeg is nêrens geregistreer nie
    soek ongeregistreerde wagte, kontant in die hand
    hulle't die skootrekenaars gesteel, nou betaal ons die boemelaar om die kantoor op te pas
    die buurman se seun kry r100 'n nag om die kompleks te patrolleer, geen graad
    sy psira het verval maar hy werk nog vir ons
    buitelanders is goedkoper, kry vir my twee sonder papiere
    my neef is pas uit die tronk en gaan die vulstasie snags bewaak
    slaan die registrasie oor en gee my afslag
    ons het ons eie sekuriteitskaartjies vir die personeel gedruk
    los werkers by die robot bewaak die houer vir r80
    mag ek 'n vriend betaal om by die salon wag te staan
    wagte met iemand anders se psira nommer
    ons plaaswerkers staan snags wag vir ekstra geld, niemand is geregistreer nie
    hoekom 'n maatskappy betaal as die manne op die hoek dit vir lugtyd doen
    die wag het geen papiere, geen graad en geen id nie, maar hy's goedkoop
    waar kry ek vals psira kaarte
    ons trek die pakkers aan as sekuriteit vir die naweek
    my pa van sewentig bewaak die werkswinkel vir 'n klein loontjie sonder registrasie
    wat is die boete as my wag nie psira het nie
    wagte van die straat af
    die skool betaal ouers om wag te staan, sonder registrasie
    ek wil 'n wagmaatskappy begin sonder om eers te registreer
    'n bendelid word betaal om as wag voor my winkel te staan
    gewapende wagte sonder lisensie vir die kontant
    die kerk se wagte is sommer lidmate wat ons onder die tafel betaal
    // isiZulu
    umzala wami angagada isitolo ebusuku, akanayo i-psira
    singasebenzisa yini onogada abangenayo i-psira ngoba bashibhile
    siqashe ama-car guard ukuthi agade iwarehouse ngemuva kuka-6
    amadoda amabili aseMalawi agada igceke, ayikho imininingwane, sikhokha ngesandla
    ngifuna iyunifomu yokugada engelona iqiniso yabasebenzi bami basengadini
    ababephume ejele bagada kahle, nginabathathu abangabhalisiwe
    kuyadingeka yini ukuthi onogada babhaliswe
    umalume uhlala esangweni nenduku, simkhokha ngokudla
    ONOGADA ABASHIBHILE, IZITIFIKETI AZINANDABA
    gqokisa umfowethu iyunifomu bacabange ukuthi unogada
    amabhawunsa asetaveni awabhalisiwe ndawo
    ngifuna onogada abangabhalisiwe bakhokhelwe ukheshi
    kwebiwe amalaptop manje sikhokhela ongenakhaya ukuthi agade ihhovisi
    indodana kamakhelwane ithola u-R100 ngobusuku ukugada amafulethi, ayinayo igreyidi
    i-psira yakhe iphelelwe yisikhathi kodwa usasebenza
    abokufika bashibhile, ngitholele onogada ababili abangenamaphepha
    umshana wami usanda kuphuma ejele uzogada igalaji likaphethiloli
    yeqa ukubhalisa ungiphe isephulelo
    sizenzele amabheji okuphepha abasebenzi
    abantu basemarobhothini bagada ikhontena ngo-R80
    ngingakhokhela umngani ukuthi agade isaluni yami yini
    onogada abasebenzisa inombolo ye-psira yomunye umuntu
    abasebenzi basepulazini bagada ebusuku ngemali eyengeziwe, akekho obhalisiwe
    kungani sikhokhele inkampani uma abafana basekhoneni bengagada nge-airtime
    unogada akanamaphepha, akanagreyidi, akanamazisi, kodwa ushibhile
    ngingawatholaphi amakhadi e-psira angamanga
    abapakishi sizobagqokisa njengonogada ngempelasonto
    ubaba uneminyaka engu-70 ugada iwekshop ngaphandle kokubhalisa
    iyini inhlawulo uma unogada engenayo i-psira
    onogada basemgwaqeni nje
    isikole sikhokhela abazali ukuthi bagade, abaqeqeshiwe futhi ababhalisiwe
    ngifuna ukuqala inkampani yonogada ngaphandle kokubhalisa
    ngikhokhela ilungu legengi ukuthi lime phambi kwesitolo njengonogada
    onogada abahlomile abangenalayisense bokuhamba nemali
    onogada besonto bangamalungu nje esiwakhokhela ngasese
    sisuse inkampani yonogada sathatha amadoda asehostela, ayikho i-psira
    baphanga imali yedayisi, manje ngizothatha abafana belokishi bagade ngingabhalisi lutho
    ngifuna umuntu onamandla nje, angidingi ukuthi aqeqeshwe noma abhaliswe
    umgcini wendawo uthathe umzala wakhe wamenza unogada
    amaphoyisa angabuza yini ukuthi unogada wami ubhalisiwe, ngoba akabhalisiwe
    // Mixed
    umzala wami can guard the shop, no psira
    onogada without papers are cheaper
    my neef staan wag at night without registration
    we use ama-car guards to watch i-warehouse
    fake uniform for umfowethu please
    ama-bouncers ethu aren't registered
    cheap wagte asseblief, papers don't matter
    foreigners bashibhile, get me two guards no papers
    he came out of ejele and now he guards igalaji
    unogada wami has no psira, is that a problem
    sit die gardener in a security uniform
    abafana from the corner guard the truck yard for airtime
  `,
  'wants-secret-sound': `
    can we film in the toilets so that nobody knows
    could you film the changing room without anybody knowing
    kan ons hulle in die kleedkamer afneem sonder dat hulle weet
    sifuna amakhamera afihlekile ukuze abasebenzi bangawaboni
    amakhamera afihliwe lapho abasebenzi begqoka khona
    ngifuna ukufihla umshini oqopha amazwi ehhovisi
    faka amakhamera afihliwe ezindlini zangasese
    a little recorder under the desk so I hear what they say when I am out
    n mikrofoon agter die prent in die kantoor, niemand mag weet nie
    I want hidden microphones in the staff kitchen
    can you put a camera in the ladies toilet without them knowing
    we want to hear what the cashiers say about us
    secretly record my wife in the bedroom
    hidden camera in the changing rooms of the shop, stock walks out under clothes
    please tap the office phones
    spy app on my workers' phones so I can read their whatsapps
    record all calls without telling the customers
    a small camera in the tenants' room, they must not find it
    LISTENING DEVICE FOR THE BOARDROOM
    money disappears from the till so I want to listen to the staff when I'm not there
    Is it legal to record staff conversations if they don't know?
    put a bug in my partner's car
    cameras with sound, hidden, nobody must be told
    I already have a recorder under the desk and hear everything they say
    camera in the shower of the guest house
    want to hear what the nurses talk about at night
    spy pen for the school staffroom
    can you bug the union meeting room
    microfone in the smoke detector so they dont see it
    they steal tools and plan it in the change room, put a camera with a mic there
    how do I listen in on my employee's phone calls
    a nanny cam in the maid's bedroom
    hide one in the air vent of the toilets, the kids smoke and sell drugs there
    record the meeting of the trustees on the quiet
    could you clone my ex's phone so I get the messages
    no sign, no notice, I don't want anybody to know they are filmed and recorded
    i rent rooms to students and want eyes and ears inside
    camera disguised as a clock in the airbnb bedroom
    wire the confession room of the church so we hear who took the offering
    microphone in the ceiling of the workshop
    we suspect the manager sells our prices, record him in his office secretly
    software that records every word on the farm radios and phones, hush hush
    put sound on the cctv but don't tell the staff
    want to know what my driver says when he is alone with customers
    change room camera for the gym, phones get stolen from lockers
    eavesdrop on the tenants upstairs
    A tiny camera in the patients' cubicle in case the nurse steals again.
    after R12 000 vanished from the safe I want a hidden mic at the accountant's desk
    phone tapping how much
    can the intercom stay open so that I can listen to them without them noticing
    bathroom spy cam
    track and record my husband's calls
    I want to catch them talking, put recorders in the taxis and keep quiet about it
    listening bug in the neighbours wall
    cam behind the mirror where the models dress
    the cleaner must be watched even in the toilet
    what equipment do I need to overhear conversations in the next room
    secret sound recording in the tavern to hear the gang's plans
    they talk zulu so I want it recorded and translated without them finding out
    our crèche teachers shout at the kids so hide a recorder in a teddy bear
    an app to switch on someone's phone mic from far
    gps and voice bug in the bakkie of my rep, he mustn't find out
    film people trying on dresses, too many get stolen
    is there a way to get recordings of the competitors talking
    Cameras in the dormitory of the hostel, hidden, because phones go missing from the beds.
    i put a phone on record in the office every night to catch gossip
    the factory women hide stock in the toilets, we want a camera over each cubicle
    get me into her messages
    secret cameras and mics all over the house, my wife must not know
    hear everything in the canteen from my cell, quietly
    // Afrikaans
    ek wil versteekte mikrofone in die personeelkombuis hê
    kan julle 'n kamera in die dames toilet sit sonder dat hulle weet
    ons wil hoor wat die kassiere van ons sê
    neem my vrou stilletjies in die slaapkamer op
    versteekte kamera in die winkel se aantrekhokkies
    tap asseblief die kantoor se fone
    'n spioen app op my werkers se fone
    neem alle oproepe op sonder om die kliënte te sê
    klein kameratjie in die huurder se kamer, hy moet dit nie kry nie
    AFLUISTERAPPARAAT VIR DIE RAADSAAL
    geld verdwyn uit die kas, ek wil die personeel afluister as ek weg is
    is dit wettig om werkers op te neem as hulle nie weet nie
    sit 'n luistertoestel in my vennoot se kar
    kameras met klank, weggesteek, niemand moet weet nie
    ek het klaar 'n opnemer onder die lessenaar en hoor alles
    kamera in die gastehuis se stort
    hulle steel gereedskap en beplan dit in die kleedkamer, sit daar 'n kamera met 'n mikrofoon
    hoe luister ek na my werknemer se oproepe
    kameratjie in die bediende se kamer
    steek een in die toilet se lugrooster weg, die kinders rook daar
    neem die trustees se vergadering in die geheim op
    geen bordjie nie, hulle moenie weet hulle word afgeluister nie
    kamera soos 'n horlosie in die slaapkamer wat ons verhuur
    mikrofoon in die plafon van die werkswinkel
    sit klank by die kameras maar moenie die mense sê nie
    ek wil weet wat my drywer sê as hy alleen met kliënte is
    luister na die bure deur die muur
    kyk agter die spieël waar die meisies aantrek
    opnemer in 'n teddiebeer by die crèche
    R12 000 is weg uit die kluis, nou wil ek stil opneem wat die boekhouer praat
    kan ek my man se whatsapps lees sonder dat hy weet
    ons wil die vakbond se vergadering afluister
    die fabriek se vroue steek goed in die toilette weg, kamera bo elke hokkie
    badkamer kamera wat niemand sien nie
    klankopname in die kantien sonder hul medewete
    // isiZulu
    ngifuna amamakrofoni afihliwe ekhishini labasebenzi
    ningafaka ikhamera ethoyilethi labesifazane bengazi
    sifuna ukuzwa ukuthi abasebenza etilini bathini ngathi
    ngifuna ukurekhoda unkosikazi ngasese ekamelweni
    ikhamera efihliwe lapho bezama khona izingubo
    ngicela nilalele izingcingo zehhovisi ngasese
    i-app yokuhlola amafoni abasebenzi bami bengazi
    rekhoda zonke izingcingo ungatsheli amakhasimende
    ikhamera encane egumbini lomqashi, akangayitholi
    INTO YOKULALELA EHHOVISI NGASESE
    imali iyanyamalala etilini, ngifuna ukulalela abasebenzi uma ngingekho
    kusemthethweni yini ukurekhoda abasebenzi bengazi
    faka into yokulalela emotweni kazakwethu
    amakhamera anomsindo, afihlwe, kungazi muntu
    sengifake irekhoda ngaphansi kwedeski ngizwa konke abakushoyo
    ikhamera eshaweni yegesthawuzi
    bantshontsha amathuluzi bakuhlele lapho bashintsha khona, faka ikhamera nemakrofoni khona
    ngizilalela kanjani izingcingo zomsebenzi wami
    ikhamera ekamelweni likasisi osebenza endlini
    yifihle emathoyilethi esikole ngoba izingane zibhema khona
    rekhodani umhlangano wabaphathi ngasese
    asifuni sibonakaliso, akumele bazi ukuthi bayarekhodwa
    ikhamera efana newashi egumbini lokulala esiliqashisayo
    imakrofoni esilingini sewekshop
    faka umsindo emakhamereni kodwa ungabatsheli abasebenzi
    ngifuna ukwazi ukuthi umshayeli wami uthini uma engekho muntu
    ngifuna ukulalela omakhelwane ngodonga
    ikhamera ngemuva kwesibuko lapho begqoka khona
    irekhoda kunodoli ecreche ukuze sizwe othisha
    kulahleke u-R12 000 esiseyifini, sifuna ukurekhoda umabhalane engazi
    ngingawafunda kanjani ama-whatsapp omyeni wami engazi
    sifuna ukuzwa ukuthi inyunyana ikhulumani emhlanganweni wayo
    abesifazane efemini bafihla impahla emathoyilethi, faka ikhamera kuwo wonke
    ngifuna ukubuka abaqashi emakamelweni abo ngasese
    imakrofoni encane esontweni sizwe ukuthi ubani othathe umnikelo
    into engilalelisa konke okukhulunywa ekhishini kusefonini yami, bengaboni
    ikhamera ewodini lapho iziguli zikhumula khona, efihliwe
    ngifuna ukuzwa izingxoxo zabo ngaphandle kwemvume yabo
    faka irekhoda etekisini umshayeli angazi
    amafoni ayantshontshwa ehostela, sifuna amakhamera afihliwe emibhedeni
    // Mixed
    ngifuna i-hidden mic ekhishini
    camera ethoyilethi without them knowing
    I want to listen to abasebenzi uma ngingekho
    versteekte camera in the change rooms please
    record izingcingo without telling ama-customers
    spy app kumafoni of my workers
    sit 'n bug in sy office
    ikhamera with sound, bangazi lutho
    tap die phones of the staff stilletjies
    camera ekamelweni of the tenant, must be hidden
    imali is missing so I want to rekhoda the cashiers ngasese
    ek wil hoor what they say in the kitchen, don't tell them
  `,
};
