/**
 * How it is told in shops, taverns, salons, pharmacies and other businesses that customers visit, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const shopExamples = {
  'armed-robbery': `
    two came in like customers, asked for a loose draw, then the one had a gun against the cashier and the other jumped the counter
    3 guys with guns robbed our pharmacy at lunch, made us all kneel in the script section
    the spaza was robbed, they shot in the roof and took airtime, cigarettes and the float
    held up at the filling station just before 4 in the morning, petrol attendants on the ground, till drawers gone
    gunmen in balaclavas walked into the tavern, everyone face down, took phones and the nights money
    jewellery shop in the mall, they broke the glass with hammers with a gun on the guard, 90 seconds
    my salon full of women got robbed, they even took the hair and the handbags
    they robbed our cellphone shop with R5s and filled a school bag with iphones
    robbed at gun point whilst serving kotas
    bottle store hold up, they locked the staff in the cold room
    a woman asked for the toilet, unlocked the back door and let the armed men in
    at the surgery they took the doctor's ring and all patients cellphones, one had a silver pistol
    the loan office was held up by men in overalls, the cashier was hit with the gun
    our butchery was robbed on pay day by six men with rifles
    restaurant robbed during dinner, guests had to put watches on the table
    hulle het met pistole by die slaghuis ingestap en die kassier laat oopmaak
    drie gewapendes het die apteek beroof, ons moes almal gaan lê
    die bottelstoor is weer met gewere beroof, die personeel is in die koelkamer toegesluit
    gewapende roof by die vulstasie, die joggies is teen die grond gedruk
    juwelierswinkel: hamers en 'n AK, minder as twee minute
    man kom in met 'n mes en sê maak oop die kas
    hulle het die gaste in die restaurant se horlosies en fone gevat met 'n geweer teen die kelner se kop
    bangene beyisithathu esitolo benezibhamu, bathi lalani phansi bathatha imali etilini
    i-spaza yami iphangiwe, badubula uphahla bathatha ugwayi ne-airtime
    baphange igaraji likaphethiloli, izisebenzi zalaliswa phansi
    bangene ethaveni befake ama-balaclava bathatha amaphone nemali yosuku
    isaluni igcwele abantu bakhomba ngezibhamu bathatha nezikhwama
    baphange ikhemisi emini bebade, basigaxisa ngamadolo
    umuntu wesifazane ucele ithoyilethi wavulela amadoda ahlomile
    basivalele efrijini enkulu baphuma nemali nobhiya
    baphange ibhusha ngosuku lwempesheni bephethe izibhamu ezinde
    umthengisi wegolide waphangwa ngezibhamu nezando
    armed guys bangene esitolo bathatha the till and cigarettes
    ngikhonjwe ngesibhamu at the till
    robbed with a gun, bathi vula i-safe
    masked men walked in at the fish and chips and made the girl open the till, panga on her neck
    while we were counting the offering two with guns took the plates
    visitors at the cemetery were robbed with a gun at the grave
    guests at the gallery opening had to hand over handbags at gunpoint
    at the golf club four armed men came into the bar
    they surrounded our van at the airport with guns, then followed us and took suitcases in our own drive
    the white car drove behind us from the airport to our gate, then a gun at my husband's head, bags and phones gone
    by die begraafplaas is besoekers met 'n pistool beroof
    toe ons die kollekte tel, kom twee gewapendes in
    die wit kar het van die lughawe agter ons gery, by die hek wys hulle 'n pistool en vat die tasse
    ngesikhathi sibala umnikelo kungene ababili benezibhamu
    ethuneni izivakashi ziphangwe ngesibhamu
    imoto isilandele isuka esikhumulweni, esangweni bakhomba umyeni wami ngesibhamu bathatha izikhwama
    e-fish and chips bangene nocelemba entanyeni kamkhashi bathi vula itili
    egalofini amadoda amane ahlomile angene ebha
    bakhombe umyeni wami ngesibhamu bathatha amaphone ezikhwameni
    ngikhonjwe ngesibhamu esangweni, ngikhiphe yonke into
    they came in for cigarettes and pulled guns
    three men bought cooldrink, then one locked the door and drew a pistol
    a robber jumped the counter with a knife for the airtime and cigarettes
    hulle koop koeldrank en toe trek een 'n pistool
    bathenge isiphuzo omunye wakhipha isibhamu
    bagxume ikhawunta bephethe imimese bathatha ugwayi
  `,
  'cash-up-robbery': `
    they wait till we count the tills at half past eight and come through the roller door as the boy pulls it down
    every time at closing. The manager walks to the safe with the bags and they know exactly
    came in when my wife was busy counting the money with the door half shut
    at end of month cash up two men hid in the toilet until the last customer left
    we open at five for bread, they push in behind the first cleaner and wait for the safe to unlock
    gun on me while i did the banking slip at the desk in the back
    hulle wag tot ons die dag se geld tel en kom dan in
    net toe ek toesluit en die kontant tel staan daar twee met gewere
    roof met toemaaktyd, die bestuurder was besig om te bank
    bafika uma sivala sibala imali yosuku
    bacashe ethoyilethi kwaze kwavalwa base baphuma benezibhamu
    umphathi ubebala imali ngemuva bangena
    njalo ekupheleni kwenyanga sivala bafike bathathe imali esiyibalayo
    they come at closing time uma sibala imali
    robbed while the cash was carried through the shop to the cash office
    every day at five it's counted, yesterday at five they were there with guns
    terwyl die geld deur die winkel gedra word, is ons beroof
    imali iphangwe ithwalwa iya ehhovisi lemali
  `,
  'cash-in-transit': `
    my driver was robbed with the banking bag between the shop and FNB
    cash van hit in front of our store, guards shot at, my customers dived under trolleys
    took the takings from my brother on the way to deposit, two on a motorbike
    they rob our reps for the cash of the deliveries in the townships
    collecting money for the burial society was robbed on her way to the bank
    bread van is robbed for cash each morning on its round
    my ma is met die dag se geld op pad bank toe beroof
    die broodlorrie word gedurig vir kontant beroof
    geldwa voor ons winkel aangeval
    umshayeli waphangwa imali eya ebhange
    iveni lesinkwa liphangwa imali ekuseni
    i-cash van iphangwe phambi kwesitolo sethu kudubulwana
    umgcinimafa wethu waphucwa imali ya stokvel eya ebhange
    robbed on way to bank, bathathe i-bag yemali
    the man who collects our money was hit with a gun on his way to the car
    die man wat ons geld kom haal, is by sy kar beroof
    olanda imali uphangwe eya emotweni
  `,
  'street-robbery': `
    our customers get mugged at the taxi stop before our door
    staff robbed of phones walking to the taxi after late shift
    tourists robbed outside the guest house on the promenade, knife
    street kids surround old ladies by the ATM and grab the money
    the market traders are robbed on their way in at 4 in the morning
    kliënte word in die parkeerterrein met messe beroof
    personeel word op pad taxi toe beroof na die laat skof
    toeriste is voor die gastehuis beroof
    izisebenzi zethu ziphucwa amaphone ziya ekhaya ebusuku
    amakhasimende aphucwa izikhwama ngaphandle kwesitolo
    abadayisi baphangwa imali entathakusa beza emakethe
    izivakashi ziphangwe ngommese ogwini
    people who lay flowers at the graves are robbed of bags and phones
    anglers are mugged on the pier
    old folks are robbed between the pay point and the taxis
    runners lose phones to boys with knives on the trail
    mense wat blomme op die grafte sit, word van handsakke beroof
    hengelaars word by die pier beroof
    abavakashela amathuna baphucwa izikhwama
    abadobi baphucwa amaphone ephiyeni
    abadala baphucwa imali phakathi kwepeyipoyinti namatekisi
    ikhasimende liphucwe ucingo ngaphandle kwe-fish and chips
  `,
  extortion: `
    every friday two men fetch a envelope, they call it security fee
    amabhungu from the taxi rank said all shops pay or the shutters stay down
    they want R2000 from each foreign shop owner
    the forum wants a share of the contract
    caller from prison says he knows our address, pay e-wallet or else
    man who says he is from the inspector wants 'cool drink' money each month
    bad reviews on google unless i pay
    elke Vrydag kom haal twee man 'n koevert by die winkel
    ons moet beskermgeld betaal anders maak ons nie oop nie
    bathi zonke izitolo zikhokha imali yokuvikelwa
    njalo ngoLwesihlanu bazolanda imvilophu
    umhloli ufuna imali yakhe yesiphuzo nyanga zonke
    i-forum ifuna isabelo senkontileka yethu
    abezimoto basho ukuthi asikhokhe noma sivale
    every month they collect iprotection fee from amaspaza
    he asks R3000 or shows the chats to my wife, no harm is meant he says
    traffic officer wants lunch money at our gate
    stall fee of R10 a day to boys who are nobody, they do nothing more
    abafana bafuna u-R10 ngosuku estolweni, akusona isikhwama somasipala
    seuns vra R10 'n dag by die stalletjie
  `,
  'violent-extortion': `
    they shot up my spaza because i did not pay the protection, three bullets in the fridge
    pay R50 000 or they will kill the cook, they showed him a gun
    the construction mafia stormed the site with AK's and beat the foreman, they want 30%
    my cousin who owned the next shop refused to pay and was shot in front of his kids. Now they came to me
    they burnt one of our taxis because we did not pay the boss fee
    tavern owner here was killed for refusing, now they want R10 000 a week from me
    they hit my son with a hammer, tell daddy to pay
    the men who want protection money broke my cashiers arm
    grenade thrown at the neighbours shop, then a whatsapp: you are next, R80 000
    hulle het op my winkel geskiet omdat ek nie beskermgeld betaal nie
    die konstruksiemafia het die voorman met gewere aangerand, hulle soek dertig persent
    die eienaar langsaan het geweier om te betaal en is doodgeskiet, nou vra hulle my
    betaal of ons skiet jou kok, het hulle gesê
    hulle het my taxi verbrand want ek wil nie betaal nie
    badubule isitolo sami ngoba angikhokhanga imali yokuvikelwa
    amadoda aphethe izibhamu afuna u-R50 000 noma babulale umpheki
    bashise itekisi yethu ngoba singakhokhi
    umnikazi wethaveni wenqaba ukukhokha badubula bamfaka phansi, manje bafuna kimi
    bashaye indodana yami ngesando bathi tshela ubaba akhokhe
    bafika nge AK bashaya uforomani bafuna u-30%
    i-WhatsApp ithi khokha noma uyolandela umakhelwane wakho
    they shot the shop ngoba angikhokhi, they want 5k a week
    bathi khokha or we shoot
    each stall in warwick pays a tenner for peace and the one who refuses gets a knife
    hulle steek die smouse wat nie wil betaal nie
    umdayisi ongakhokhi uyagwazwa
  `,
  'death-threats': `
    after I testified against the cigarette people my shop gets calls: we will bury you
    a rival tavern sent someone to say I must move or I will die
    customer who was refused beer said he is coming back with a gun to shoot us all
    former employee says he will come to the Christmas party and shoot the boss
    the taxi people said they will kill our drivers if we transport our own staff
    my landlord says he will have me shot if i dont leave the shop by the first
    there is a price of R20 000 on my head says the boy who was asked to do it
    hitmen parked at our depot, the chairman's name is on the list
    a man phoned the salon and said tell her i am bringing petrol and matches, she wont walk out
    councillor told me drop the tender or drop dead
    die taksimense sê hulle skiet ons drywers dood
    'n ontslane werker sê hy kom terug om die baas te skiet
    daar is 'n prys op my kop
    bel die winkel elke dag en sê ons gaan jou begrawe
    my mededinger het gesê ek moet toemaak of ek gaan dood
    abetekisi bathi bazobulala abashayeli bethu
    osebenze lapha uthi uzobuya azodubula umphathi
    kukhona imali ekhokhelwa ikhanda lami, u-R20 000
    isitolo sifonelwa nsuku zonke bathi sizonifihla
    umnikazi wesakhiwo uthe uzongidubula uma ngingaphumi ngomhla ka-1
    izinkabi zipake edepho, zifuna usihlalo
    ikhansela lithe yeka i-tender noma ufe
    they said bazongidubula if i open the shop
    shots over the councillor's roof and a note that the next won't miss
    they shot at my car because I sit on the tender committee and will come again
    hulle het oor die raadslid se dak geskiet en sê die volgende tref
    badubule phezu kophahla lwekhansela bathi elandelayo izomshaya
  `,
  'weapon-threat': `
    customer pulled a gun on the waiter over the bill
    drunk man waves a knife in the tavern almost every weekend
    a bouncer put a gun to a students head
    patient threatened the nurse with scissors
    he opened his jacket, showed the gun and said he will not pay for his petrol
    a guy drew an okapi on our car guard
    shoplifter swung a broken bottle at staff when we stopped her
    two drivers drew guns at each other on our forecourt, nobody fired
    customer took out a firearm because his phone repair was late
    she came into the salon with a knife looking for the girl who sleeps with her man
    my business partner pointed his pistol at me in the office over the books
    hy trek 'n pistool oor 'n restaurantrekening
    dronk man swaai 'n mes in die kroeg
    'n winkeldief het met 'n stukkende bottel na my personeel gekap
    die pasiënt het die suster met 'n skêr gedreig
    hy wys my sy geweer en sê hy betaal nie vir die petrol nie
    ikhasimende likhiphele uweta isibhamu ngenxa yebhili
    odakiwe ujikijela ummese ethaveni njalo ngempelasonto
    isiguli sesabise unesi ngesikelo
    uvule ibhantshi wangikhombisa isibhamu wathi akakhokhi
    isela likhiphe ibhodlela eliphukile uma simbamba
    umlingani wami webhizinisi ungikhombe ngesibhamu ehhovisi
    uze esaluni nommese efuna intombi
    pulled a knife on my cashier wathi akasondeli muntu
  `,
  stalking: `
    a customer comes every day only to stare at one of my waitresses and waits at her taxi
    the ex of my beautician parks opposite from 9 to 5
    patient is obsessed with our physio, he found her flat and sends letters
    he follows our promotions girl from store to store
    a woman keeps coming into the gym and photographs my trainer, she was at his house
    the former cook waits behind the restaurant for the manageress every night at closing
    een kliënt staan elke dag en loer vir die kelnerin en ry agter haar taxi aan
    'n pasiënt het ons fisio se woonadres uitgevind en stuur briewe
    haar eks parkeer heeldag oorkant die salon
    ikhasimende liza nsuku zonke lizobuka uweta, limlandele etekisini
    isoka lakhe lakudala lipaka malungana nesaluni kuze kuvalwe
    isiguli silandela unesi wethu size siye kwakhe
    owayengumpheki ulinda umphathi wesifazane ngemuva kwerestorenti ebusuku
    he waits outside isaluni njalo for my stylist
    a divorced client of ours waits by the garage every evening for the attorney
    iemand se eks-man sit elke dag voor die prokureur se kantoor en ry agter haar aan
    'n oud-kliënt van die prokureur wag saans by haar kar
    iklayenti lakudala lilinda ummeli emotweni njalo ntambama
  `,
  'order-breach': `
    one of my cashiers has a protection order, he still walks into the store and buys one chappie to look at her
    the order says he may not come to her workplace, he was at our reception this morning
    court barred the ex partner from our premises, he is inside every friday
    our nurse has an interdict against her husband. He sat in the waiting room as if he is sick
    he's not allowed near the salon by the magistrate but he drives past and shouts
    my partner is interdicted from entering the business and still took stock at night
    'n kassier het 'n beskermingsbevel, hy kom steeds in en koop een kougom
    die hof het hom verbied om by haar werk te kom, hy was vanoggend by ontvangs
    umkhashi unomyalelo kodwa umyeni wakhe ungena esitolo athenge uswidi oyedwa
    inkantolo yamvimba ukungena kwi-clinic, uhlale ewoloza njengesiguli
    umyalelo uthi angezi emsebenzini, ubephambi kwesitolo namhlanje
    i-protection order ithi angasondeli but he came esitolo
  `,
  hiding: `
    robbers still in shop. we in cold room. dont phone we on silent
    im under the till and they are emptying the safe, pls send police no calls
    we locked ourselfs in the storeroom, they have guns, cant talk
    locked in the dispensary, two men in front, i can hear them hitting my colleague
    in the toilet of the tavern they are shooting outside
    hiding under the hairdryers, he is in the salon with a knife
    ons sit in die koelkamer, die rowers is nog in die winkel, moenie bel nie
    ek is onder die toonbank, hulle hoor alles
    ons het ons in die stoorkamer toegesluit, hy soek my
    sicashe efrijini esitolo, abaphangi basekhona, ningafoni
    ngingaphansi kwetoonbank, bathatha imali, bhala nje
    sivalelwe ekhemisi, bashaya uzakwethu, asikwazi ukukhuluma
    sisethoyilethi yethaveni bayadubula phandle
    they still in the shop, sicashile, dont ring
    im hiding in the cupboard theyre in the house
    sit in die kas en hulle is nog hier
    ngisekhabetheni basesendlini
    please text they are in the passage
    type only. gunmen at reception. we are behind the copier
    ons is agter die kopieermasjien, gewapendes by ontvangs, tik net
    ningafoni, bangene eresepshini, sicashe ngemuva komshini wokukopisha
  `,
  shooting: `
    they opened fire at the tavern, eight people hit
    stray bullet came through the salon window when taxis were shooting
    shootout in the parking between the guards and the robbers, one customer wounded
    my bouncer was stabbed at the door
    somebody fired at our shutters from a passing car
    the barber was shot in his chair
    taxi war, shots at the rank every afternoon, our shop is in the line of fire
    hulle het in die kroeg losgebrand, agt mense is raakgeskiet
    die haarkapper is in sy stoel geskiet
    die uitsmyter is by die deur met 'n mes gesteek
    skote by die taxistaanplek, ons winkel se ruit is uit
    badubule ethaveni kwalimala abayisishiyagalombili
    umgundi wezinwele udutshulwe ehlezi
    i-bouncer igwazwe emnyango
    kudutshulwana erenki yamatekisi njalo ntambama, izinhlamvu zifika esitolo
    badubule ama-shutter ethu beseMotweni edlulayo
    shooting at the rank, umuntu udutshulwe phambi kwesitolo
  `,
  murder: `
    our shop assistant was killed for R300 and a phone
    tavern massacre, four regulars died, I'm afraid to open
    somali shop keeper next door murdered last week, two this month
    the previous owner was shot dead at the till
    my delivery boy was stabbed to death
    die eienaar langsaan is in sy winkel vermoor
    my afleweringsman is doodgesteek vir 'n foon
    vier mense is in die taverne doodgeskiet
    babulele umsizi wasesitolo ngenxa ka-R300
    umnikazi wangaphambili wadutshulwa wafa etilini
    umSomali ongumakhelwane ubulewe ngeledlule
    kufe abantu abane ethaveni
    umfana wami wokudiliva ugwazwe wafa
    killed our driver bambulala for a phone
  `,
  hostage: `
    robber has the cashier by the neck and police are outside
    they took the manager from his house and made him open the shop in the night, his wife was kept there
    my uncle who has shops was kidnapped, they want 3 million
    staff were held in the store room for two hours
    kidnapped the owner of the cash and carry in front of his shop, two vehicles
    hulle hou die bestuurder se vrou aan totdat hy die kluis oopmaak
    die eienaar van die groothandel is voor sy winkel ontvoer
    bathumbe umnikazi wesitolo bafuna izigidi ezintathu
    bathathe umphathi ekhaya bamphoqa ukuthi avule isitolo ebusuku, unkosikazi wakhe bambambile
    iziboshwa zimbambe umkhashi entanyeni, amaphoyisa angaphandle
    ubaba wabathumbi bamtshuthe esitolo sakhe, abakafoni namanje
    kidnapped ubhuti who owns amashop, ransom
  `,
  bombing: `
    ATM in my shop was blown up, ceiling came down, fridges on their side
    they use explosives on the cash machine at the garage, second time
    a pipe bomb was left at the door of the hookah lounge
    the CIT van was blown open with explosives before our centre
    there's a suspicious bag with wires at our mall entrance
    they blasted the safe of the post office agency and half the wall
    grenade rolled into the spaza
    die OTM by ons vulstasie is opgeblaas
    hulle het die kluis met plofstof oopgeblaas, die muur is weg
    daar staan 'n tas met drade voor die winkelsentrum
    bom dreigement by die sentrum
    baqhumise i-ATM esitolo sami, uphahla luwile
    kuqhunyiswe i-safe yeposi
    kushiywe isikhwama esinezintambo emnyango wemolo
    baphonse i-grenade e-spaza
    ATM iqhunyisiwe futhi at our garage
  `,
  hijacking: `
    my delivery bakkie was hijacked with the bread in Kwamashu
    uber eats rider forced off his bike with a knife
    truck with cooldrinks taken at the off ramp, driver dropped in the bush
    customer hijacked in front of our store while loading
    afleweringswa is in Kwamashu gekaap met die brood
    die trok met koeldrank is by die afrit gekaap, die drywer is in die bos los gelaat
    kliënt is voor ons winkel gekaap
    iveni yokudiliva idunwe inezinkwa
    umfana wokudiliva ngesithuthuthu baphuce isithuthuthu ngommese
    iloli lesiphuzo lidunwe umshayeli washiywa ehlathini
    ikhasimende lidunwe imoto lilayisha
    hijacked idelivery van ngezibhamu
    driver is still with them they have him in the bush, truck is on the n3
    three trucks boxed in by cars with blue lights, driver beaten and left
    golf taken on the parkade ramp with a gun
    hulle het die drywer nog by hulle, die trok ry op die N3
    die golf is op die parkade se oprit met 'n pistool gevat
    umshayeli usekubo, iloli lihamba ku-N3
    bathathe i-Golf epakini yesitezi ngesibhamu
    driver usabanjwe by the hijackers, truck has copper
  `,
  burglary: `
    they came through the roof tonight again, dropped by the milk fridge, took smokes and airtime
    shop was broken into over the long weekend, no alarm went
    cut a hole in the roller shutter and crawled in
    broke the wall from the empty shop next door and emptied our cellphone repairs
    someone hid inside until we locked and walked out with the perfume through the emergency exit
    salon broken in, clippers and wigs gone
    container tuckshop opened with a bolt cutter, stock gone
    safe was dragged out of the surgery on a blanket
    the guest house rooms get opened at night when guests are out
    tavern broken into, they drank what they could not carry
    daar is 'n gat in ons winkel se sinkdak, sigarette weg
    by die salon ingebreek, knippers en pruike gevat
    roldeur is oopgesny oor die langnaweek
    hulle het deur die muur van die leë winkel langsaan gekom
    die kluis van die praktyk is uitgesleep
    bangene ngophahla esitolo ebusuku bathatha ugwayi
    isaluni igqekeziwe, amawigi nemishini yokugunda ayikho
    i-spaza sigqekezwe ebusuku, akusele lutho
    basike i-roller shutter bangena
    ithaveni ligqekeziwe, baphuza batshontsha nobhiya
    baphule udonga bevela esitolo esingenalutho
    igumbi lezivakashi lavulwa ebusuku zingekho
    shop broken into ebusuku, bathathe istock sonke
    a child of about eight was lifted through the toilet window, he unlocked for the big ones
    they shot the padlock off, nobody was here
    left a panga behind on the counter, the place was empty
    killed the lights at the box first and then broke in
    they hid in the ceiling until we locked and left at three by the fire door
    the thief cut himself on the glass, blood all over the storeroom, nobody else there
    no one was in danger, they came on sunday and took the tvs
    die kind is deur die venster gesit om oop te sluit
    hulle het die slot af geskiet, niemand was hier nie
    hy het homself gesny aan die glas, bloed oral, maar ons was almal tuis
    ingane ifakwe ngewindi yavulela abadala
    badubule ingidi, akekho obekhona
    isela lizisikile engilazini, kugcwele igazi estolo
    zulu window broke and they climbed in, TV and blankets gone
    they opened the safe room with a key nobody lost
    only the computers of the school, ceiling board lies on the desks
    they cut the wire on the window frame and lifted the pane out
    temple's amplifier and donation box gone after the night watch left
    vault door of the gun dealer drilled but did not open
    baphule ifasitela bangena, bathatha ucingo ne-TV
    ucingo lwefasitela lusikiwe, bangene bathatha ama-laptop
    ibhokisi lomnikelo lethempeli liphuliwe ebusuku kungekho muntu
    bavule isikole ebusuku bathatha amakhompyutha
    bazame ukuvula i-safe ngedrili yehluleka
    ngithole iwindi livuliwe izinto zami zingekho
    isitolo sivulwe ngokhiye, akukho okuphukile kodwa amakhompyutha awekho
    donasiekas van die tempel oopgebreek toe niemand daar was nie
    hulle het aan die kluis geboor maar kon nie inkom nie
    die ruit is netjies uitgehaal en die skerms is weg
    tempel ingebreek, speakers stolen
    bangene through the ceiling, took amacomputer
    the neighbours were burgled last week, then us on monday
    they came through the roof and the ceiling in the holidays
    die bure s'n was verlede week, Maandag was dit ons huis, alles weg
    omakhelwane bagqekezwe ngeledlule, thina ngoMsombuluko
  `,
  shoplifting: `
    ladies with wide skirts take baby formula by the dozen
    gang of four: two talk, one blocks the aisle, one fills the bag
    kids steal sweets and cooldrink after school, too many to watch
    expensive steaks vanish under jackets
    they swop price tags on the shoes
    people eat in the aisles and leave the packets
    customers take plants from the nursery in their prams and handbags
    pushed a full trolley out the door and ran
    razor blades and deodorant leaves the shelf and nobody paid
    vroue met wye rokke dra babamelk uit
    kinders steel lekkers na skool
    hulle stop vleis onder hul baadjies
    een praat met my en die ander stop sy sak vol
    plante word in handsakke uitgedra
    abesifazane abagqoke iziketi ezibanzi bathatha ubisi lwezingane
    izingane ziyeba oswidi emva kwesikole
    bafihla inyama ngaphansi kwejakhethi
    omunye uyangikhulumisa omunye ugcwalisa isikhwama
    baphuma netroli egcwele bebaleka
    bashintsha amathegi entengo
    steal deodorant and formula, bafaka esikhwameni
    she hides the perfume under her baby
    kids of ten in uniform steal chips, their mother waits outside
    they hide meat in the nappy bag
    boy dared me to stop him and laughed, left with a headset
    mom sends her children in to take sweets while she pays for bread
    man hid in the fitting room and put on three jeans
    sy steek die parfuum onder die baba weg
    kinders van tien vat skyfies
    uma efihla inyama ngaphansi kwengane
    izingane zithunywa umama ukuthi zithathe oswidi
    surf wax, watches and wet suits walk out under towels
    day visitors put drills in their own tool boxes at our hardware
    plante uit die kwekery in die kinderwaentjie
    amathuluzi esitolo sehadiweya afakwa ezikhwameni
  `,
  'staff-theft': `
    till is short R200 every time the same girl is on
    waiters run cash bills and never ring them up
    barman pours free drinks for friends and waters the brandy
    cashier passes items over the scanner without beeping
    the manager's own supplier invoices us for goods that never came
    kitchen staff take meat out in the bin bags
    driver sells diesel and says it is the traffic
    kelners lui nie die kontantrekeninge op nie
    die kroegman skink gratis vir sy maats
    kassier laat goed oor die skandeerder gaan sonder om te piep
    kombuispersoneel dra vleis in vullissakke uit
    itili lishoda njalo uma kunalo wesifazane
    oweta bathatha imali yama-bill abangawafakanga
    umkhashi udlulisa izinto zabangani zingaskenwanga
    bakhipha inyama ngezikhwama zikadoti
    umphathi ukhokhela umngane izimpahla ezingafikanga
    cashier yami steals with a friend, bayabelana
    he hides boxes under the bin and fetches them at night
    staff hide meat in the ceiling of the change room
    she took money out of the children's outing fund
    cook hides chicken under his apron
    they conceal phones in their shoes
    personeel steek vleis in die plafon weg
    sy het uit die kinders se uitstappiegeld gevat
    bafihla inyama ophahleni
    umpheki ufihla inkukhu ngaphansi kwe-apron
    the laundry ladies keep the money they find in pockets and some of what the customers pay
    petrol attendants swipe cards twice
    bookkeeper moved small amounts to herself for three years
    solar installers on our team keep back panels and sell them on the side
    couriers on our own route open boxes and tape them up again
    guards of our own contract let the trailers out
    parts go out in lunch boxes, the stripping bay team
    mechanic swops new batteries for old
    stylist takes colour tubes home to do private clients
    bartender records doubles as singles
    boekhouer het drie jaar lank klein bedrae na haarself gestuur
    werktuigkundige ruil nuwe batterye vir oues
    die span hou sonpanele terug en verkoop dit
    ons eie drywers maak die dose oop en plak dit weer toe
    abasewashini bagcina imali yamakhasimende
    umgcini mabhuku uzithumele imali iminyaka emithathu
    umakhenikha ushintsha amabhethri amasha ngamadala
    abafaka amasolar bagcina amaphaneli bawathengise
    imali yelondolo ayifiki yonke, abasebenzi bayayithatha
    oweta bafaka imali emaphaketheni abo
    umshayeli wethu uvula amabhokisi awavale futhi ngeteyiphu
    isisebenzi sifihla imali ngaphansi kwekhawunta
    they take imali ye-laundry nsuku zonke
  `,
  'stock-loss': `
    stock count never balances, no idea where it goes
    forty cases short on the count and no broken lock
    perfume testers ok but the boxes are empty
    voorraad klop nooit nie en niemand weet hoekom
    vyftig kaste te min by die telling
    isitoko asihambisani nencwadi, asazi siyaphi
    sibala sithola kushoda amakesi angu-40
    istock short every month asazi kwenzenjani
    sleeping pills and creams just do not add up at stocktake
    we think the drivers or the pickers, but can't say
    kratte eiers word minder, die nagman sê dis 'n muishond
    we lose ten trays of eggs a week, night man says it is a mongoose
    tyres get fewer and we do not know who
    frames disappear, nobody saw anybody
    bande raak min en niemand weet hoe nie
    rame verdwyn uit die brilwinkel
    amathayi ayancipha asazi kwenzekani
    amafreyimu ezibuko ayanyamalala
  `,
  'delivery-theft': `
    supplier's driver shorts us two crates each drop
    boxes fall off between the hub and our shop
    meat delivery is one box light and the seal is broken
    die verskaffer se drywer laai elke keer twee kratte te min af
    umshayeli womthengisi wehlisa amakreyithi ashodayo
    inyama efikayo iyashoda, isivalo siphukile
    amabhokisi alahleka phakathi kwedepho nesitolo
    flowers and trolley stolen off the bakkie while we carry in
    blomme van die bakkie gesteel terwyl ons indra
    izimbali zintshontshwe eveni singenisa
    trucks are short delivered and nobody can prove it
    the invoice says 40 and 36 come off the truck
    always short with the same driver, same checker
    die faktuur sê veertig en ses en dertig kom van die trok af
    iloli lihlala lishoda njalo uma kunguye umshayeli
  `,
  fraud: `
    fake proof of payment, took goods for R60k
    counterfeit R200 notes on the weekend
    they bought with a stolen card, bank took the money back
    supplier's e-mail was changed, we paid a crook
    returns of goods that were never bought here
    vals bewys van betaling en weg met die goed
    vals tweehonderde by die till
    umuntu ukhombise i-POP mbumbulu wahamba nempahla
    imali yomgunyathi etilini
    ukhokhe ngekhadi elebiwe, ibhange labuyisa imali
    fake POP, bahambe ne-stock
    they used my child's name to get a loan
    caller pretended to have kidnapped my son to get money, my son was at school all the time
    a church man promised blessings for R5000
    stemboodskap dat my seun in die tronk is, dit was bedrog
    umuntu wenza sengathi uthumbe indodana, kanti isesikoleni
    they cheated my gogo with a fake SASSA call
    they fetched the lounge suite with a screenshot of an EFT that never came in
    forged scripts for codeine, the doctor on it does not exist
    rented two cars with someone else's licence and never brought them back
    bought on account in the name of our biggest client and collected with a hired truck
    customer swops new for old parts and demands money back
    payment shows in the app and the next day it is reversed
    change of banking details came from our own director's mailbox
    man in a suit sold stands in our estate that aren't his
    my pensioners buy airtime for a voice that says he is from SASSA
    ticket scam at our gate, hundred people had the same bar code
    card machine at the till was swopped by a so called technician
    cheques? no, e-wallets that get reversed after he drives off with the phone
    tenant paid with false slip and now stays without rent
    student accommodation that was let twelve times by a ghost agent
    insurance assessor who was none took the wreck away
    somebody opens accounts with my id
    meubels met 'n vals EFT-bewys gaan haal
    vals voorskrifte vir kodeïen, die dokter bestaan nie
    twee karre met iemand anders se lisensie gehuur en nooit terug gebring nie
    op ons kliënt se rekening gekoop en met 'n gehuurde trok weg
    iemand maak rekeninge oop met my ID
    die betaling is teruggetrek nadat hy die foon gevat het
    kaartmasjien deur 'n sogenaamde tegnikus omgeruil
    bathathe amasofa nge-EFT engamanga
    imithi ithathwe ngeskripti esingelona iqiniso
    baqashe izimoto ezimbili ngelayisensi yomunye abaze bazibuyisa
    i-payment ivelile kuselula ngakusasa yabuyiselwa emuva
    othile uvula ama-akhawunti ngo-ID wami
    umuntu wenza sengathi ungowakwaSASSA wathatha imali kagogo
    udayisa iziza ezingezona ezakhe
    umshini wamakhadi ushintshwe ngumuntu ozenza i-technician
    bahambe nestock nge-fake EFT
  `,
  'data-theft': `
    former receptionist copied the client list to the salon across
    hacked our booking system, they want bitcoin
    patient files photographed by someone
    ontvangsdame het die kliëntelys saamgevat
    ons rekenaars is gesluit en hulle soek bitcoin
    uhlu lwamakhasimende lwebiwe ngowayesebenza
    amakhompyutha ethu avaliwe bafuna i-bitcoin
    somebody put pictures of our learners from the server on the net
    die kinders se lêers is van die bediener gesteel
    ihackiwe i-email yesikole
    a voice spoke out of our own camera, it was turned by a stranger
    camera password is still the factory one and someone moves the lens
    fingers point at the night clerk, client files were photographed
    iemand praat deur ons eie babamonitor, die wagwoord is nooit verander nie
    kukhona okhuluma ngekhamera yethu, i-password ayikaze ishintshwe
    othile unyakazisa ikhamera yami ekude
  `,
  'medicine-theft': `
    codeine syrup bottles are missing from the dispensary
    stole schedule 5 pills, left the cash
    insulin fridge opened and half is gone
    hoesmedisyne met kodeïen verdwyn van die rak
    skedule vyf pille gesteel, kontant is nog daar
    amaphilisi e-schedule 5 antshontshiwe ekhemisi
    isiraphu ye-codeine iyanyamalala
    imithi iyebiwa ekhabetheni lesibhedlela
    ampoules are short each week and we don't want to accuse anyone without proof
    die slaappille klop nie met die boek nie, net die nagsusters het die sleutel
    amaphilisi okulala akahambisani nencwadi
  `,
  'drug-dealing': `
    they deal at the tables at the back of our takeaway
    pushers sell to the school kids at our shop door
    toilet of the bar is a drug den
    hulle smokkel pille by ons voordeur
    in die kroeg se toilet word dwelms verkoop
    badayisa izidakamizwa emnyango wesitolo sami
    ithoyilethi lebha selithengisa i-cocaine
    they sell iwunga to school kids esitolo
    they smoke in the children's playground and leave needles
    my tenant sells tablets from the garage
    needles in the sandpit of the creche come from the people under the bridge
    naalde in die sandput
    a man sells pills at the corner of our fence when school comes out
    he stands by the netball court at break and the learners go to him with money
    man in a white car at the school corner hands little bags to grade 9s
    packets are pushed through our fence at half past one
    they buy sweets that are not sweets from the man at the gate
    'n man verkoop pille by die hoek van ons skool se heining
    'n man staan pouse by die netbalbaan en die leerlinge koop by hom
    klein sakkies word deur die heining gestoot
    indoda ithengisa amaphilisi ekhoneni lothango lwesikole
    amaphakethe adlula othangweni ngekhefu
    abafundi bathenga kulowo muntu osesangweni, akuwona uswidi
    man at the fence uthengisa i-drugs to learners
    he waits for the grade sevens and pushes packets through the palisade
    he comes at first break and whistles, then the boys go to the fence
    small plastic bags lie at the netball court
    learners get it from a white Tazz and share it behind the hall
    he calls the learners by name and gives them the first one free
    hy wag vir die graad sewes en stoot pakkies deur die heining
    die eerste een is gratis, sê hy vir die leerlinge
    ulinda abafundi badlule abanike amaphakethe othangweni
    ubanika okokuqala mahhala bese befuna imali
  `,
  vandalism: `
    windows of the shop smashed for nothing
    somebody glued our locks
    sprayed on our sign
    die winkel se ruite is sommer stukkend gegooi
    iemand het gom in ons slotte gesit
    baphule amawindi esitolo ngamatshe
    bafake iglue ezingidini zethu
    children throw stones at our windows after school
    kids broke into the pool shed to smash things
    they cut the face out of our posters with knives
    a drunk man kicked the glass door, left
    somebody killed all the plants with acid
    kinders gooi klippe na ons vensters
    'n dronk man het die glasdeur stukkend geskop
    izingane ziphula amawindi ngamatshe emva kwesikole
    greens of the golf club were driven over by bikes at night
    swastika scratched in the paint of the synagogue
    they broke the sprinklers one by one and left them there
    somebody cut our banners and the turf
    die setperke is snags met fietse omgeploeg
    iemand het die sproeiers een vir een stukkend getrap
    die skool se kunsgras is met messe gesny
    inkundla yegalofu icekelwe ngezithuthuthu ebusuku
    baphule ama-sprinkler babaleka
    basike amabhanela ethu ngommese
  `,
  protest: `
    looters in july cleaned the whole centre, we are scared for the next one
    crowd marched in and told foreigners to close
    strike at our gate, they burn tyres and do not let customers in
    plunderaars het in Julie alles gevat
    'n skare dwing buitelanders om toe te maak
    baphanga isenta yonke ngoJulayi
    iviyo lavala izitolo zabantu bangaphandle
    abateleki bashisa amathayi emnyango, amakhasimende awangeni
    march stormed in bavala amashop
    abantu bangene ngobuningi bathatha ukudla ngesikhathi sezidubedube
    ngesikhathi sezikhukhula abantu bangena ngenkani bathatha ukudla esitolo
    shops were looted during the flood, 900 food parcels carried away, no one hurt
    crowd pushed in and took mealie meal after the storm
    mense het na die vloed die stoor geplunder, niemand is seer nie
    abantu baphanga isitolo emva kwezikhukhula, akekho olimele
    baphange amaphasela okudla ehholo, abalimalanga abantu
    strikers block the mill and stone the log trucks
    stakers keer die trokke by die meul voor
    abatelekile bavimbe amaloli emaleyithi
  `,
  arson: `
    the competition burned my food truck
    petrol poured under the shutter and lit
    they set our stock alight because we opened on stay away day
    kiosk is aan die brand gesteek
    petrol onder die roldeur ingegooi en aangesteek
    bashise i-kiosk yami ebusuku
    bathele uphethiloli ngaphansi komnyango bashisa
    bashise isitolo ngoba sivulile ngosuku lwe-stayaway
    set my container shop on fire, bashisile
    bottles with burning petrol fly over the wall since the strike
    the strikers lit our sawmill's log stacks
    after our broadcast on tenders someone threw fire through the studio window, the presenter was inside
    petrolbomme kom oor die muur sedert die staking
    stakers het die saagmeul se stapels aan die brand gesteek
    iemand het vuur deur die ateljee se venster gegooi terwyl die omroeper binne was
    amabhodlela kaphethiloli aphonswa odongeni selokhu kwaqala isiteleka
    abatelekile bashise izingodo zesahili
    kuphonswe umlilo ngefasitela lestudiyo umsakazi engaphakathi
    petrol bombs abatelekile baphonsa over the wall
  `,
  fire: `
    chip fryer caught fire, kitchen burned
    the salon's heater burned the curtain
    die braaier het aan die brand geslaan
    i-fryer yokupheka yashaqa umlilo
    umlilo uqale ocingweni lukagesi efrijini
    patient smoked in bed and the mattress burned
    children played with matches in the storeroom
    kinders het met vuurhoutjies in die stoor gespeel
    izingane zidlale ngomentshisi stolo washa
    charger of the e-bike burned the passage black, nobody lit anything
    geyser element went and the ceiling smoked
    sparks from the angle grinder fell into the sawdust
    smoke comes out of the mini substation on our corner
    the tumble dryer fluff was alight
    gas bottle leaked by the stove and flashed, cook lost his eyebrows
    compost heap started burning by itself
    extension lead under carpet scorched the floor
    die e-fiets se battery het in die gang gebrand terwyl dit laai
    die geyser se element het gebrand en die plafon is swart
    vonke het in die saagsels geval
    rook kom by die substasie uit
    die droër se pluis het aan die brand geraak
    gaslek by die stoof, die kok se wenkbroue is weg
    i-charger ye-ebike ishe ephaseji, akekho oyishisile
    intuthu iphuma esitimeleni sikagesi ekhoneni
    inhlansi iwele kumahuha
    igesi ivuze ngasesitofini kwaqhuma umlilo
    umshini wokomisa ushile ngenxa yothuli
    battery ishile ngokwayo in the office
  `,
  assault: `
    customer hit my cashier because of a return
    waiter was slapped
    bouncers beat a student
    kliënt het die kassier geklap
    uitsmyters het 'n student geslaan
    ikhasimende lishaye umkhashi ngempama
    ama-bouncer ashaye umfundi
    unesi uphihlizwe ngesihlalo yisiguli
    slapped my waiter ngenxa yokudla okubandayo
    pupils fight on the field, one lost a tooth
    a parent slapped the referee
    fist fight between two drivers at the dock
    'n ouer het die skeidsregter geklap
    umzali umpamise unompempe
    abashayeli ababili balwe ngezibhakela edokini
    a drunk patient hit the doctor with a drip stand
    doctor was punched by the family of a patient and locked his door
    learner hit a classmate with a belt buckle
    die pasiënt het die dokter met 'n vuis geslaan
    udokotela ushaywe yisiguli esidakiwe
    umndeni wesiguli umshaye ngenqindi udokotela
    umfundi ushaye omunye ngebhande
  `,
  'sexual-violence': `
    a customer grabs the waitresses between the legs
    my cleaner was raped in the staff toilet by a stranger
    manager sends girls of 17 to his office and touches them
    massage client forced himself on our therapist
    found a phone recording in our fitting room
    'n klant gryp die kelnerinne vas
    skoonmaker is in die personeeltoilet verkrag
    foon wat opneem in ons aantrekhokkie gekry
    ikhasimende libamba oweta emabeleni
    umhlanzi udlwengulwe ethoyilethi yezisebenzi
    umphathi uthinta amantombazane angu-17 ehhovisi
    kutholakale ucingo oluqopha egumbini lokufithela
    guest raped my cleaner, usaba ukukhuluma
    lens in the bathroom clock, it sends pictures by wifi
    I found a pinhole in the smoke alarm of the bedroom that I rent
    charger plug in the guest bathroom is a camera
    in die horlosie in die badkamer sit 'n lens
    die kamer wat ek huur het 'n kameratjie in die rookverklikker
    ewashini lasebhavini kunelensi
    i-charger yasegumbini lezivakashi iyikhamera
  `,
  'domestic-violence': `
    my hairdresser comes to work with a blue eye, he beat her again
    her husband came to the shop and slapped her in front of the customers
    cook sleeps in the store because her man hits her
    my kassier se man slaan haar, sy kom met blou merke werk toe
    haar man het haar voor die kliënte geklap
    isisebenzi sami sifika emsebenzini sinamehlo avuvukile, umyeni uyasishaya
    umyeni wakhe umshaye phambi kwamakhasimende
    umpheki ulala esitolo ngoba indoda yakhe iyamshaya
    her boyfriend beats her emsebenzini
  `,
  loitering: `
    beggars and car guards hang at the door all day
    same two men stand at the till and buy nothing
    bedelaars staan die hele dag voor die deur
    amadoda amabili ama etilini angathengi lutho
    abantu bahlala phambi kwesitolo sonke isikhathi
    youngsters sit on our steps and smoke, the mothers with prams are uneasy
    men look at the learners from the wall but don't do or say anything
    beggar with a baby at the robot before our door
    jong mans hang by die trappe rond
    intsha ihlala ezitebhisini zethu ibhema
    two men take pictures of our cameras and cash office
    they ask the cleaner what time the money leaves
    iemand vra die skoonmaker wanneer die geld ry
    babuza umhlanzi ukuthi imali iphuma nini
  `,
  jamming: `
    customers say their cars were opened in our parking, someone jams
    they blocked the gsm of the alarm and took all night
    kliënte se karre word in ons parkering geblok
    ama-remote ezimoto zamakhasimende avinjelwa epakini
    the tracker lost its signal before the van went, blocked
    they park with a box in the car and no remote works then
    guests press lock and the doors stay open, tasks of someone with a jammer
    at the venue the cars were open although every one had locked them
    gaste druk toesluit en die deure bly oop, iemand versper dit
    die karre by die troue was oop en niks is gebreek nie, die sein is geblok
    izivakashi zivala izimoto kodwa zisala zivuliwe, kukhona ovimba i-remote
  `,
  trespass: `
    homeless people sleep under our stoep
    somebody lives in the ceiling of the shop
    haweloses slaap op die winkel se stoep
    abangenamakhaya balala emnyango wesitolo
    teenagers climb on the roof to take selfies
    a drunk wandered into our yard and fell asleep in a boat
    kids get in at the pool at night, we worry that one drowns
    hunters' dogs in our camp
    children cross the quarry on the way to school
    tieners klim op die dak vir foto's
    'n dronk man het in ons bootjie geslaap
    izingane zinqamula enkwalini ziya esikoleni
    they come over my roof every second night and help themselves to the yard
    hulle loop snags oor my dak deur die erf
    bahamba ophahleni lwami njalo ebusuku
  `,
  'poor-footage': `
    cctv of till shows top of heads only
    kamera by die till is te hoog, net kopvelle
    ikhamera yasetilini ibonisa amakhanda kuphela
    only headlights are on the recording
    the camera is full of spider webs
    net kopligte op die opname
    ikhamera ibona amalambu ezimoto kuphela
  `,
  'stock-theft-animals': `
    hens disappear by the crate from house 4, netting cut and sewn up again
    they killed two sheep in the camp and took the meat
    the calves are slaughtered beside the road and only the skin is left
    our police dog puppies were stolen
    parrots were taken out of the aviary
    skape in die kamp keelaf gesny en die vleis gevat
    hane en henne verdwyn uit die hok, net die vere bly
    babulale izimvu ezimbili ekampini bathatha inyama
    amathole ahlatshelwa eduze komgwaqo kusala isikhumba
  `,
  threats: `
    a customer said he will get me fired and post it all over
    neighbour shouts that he'll sue us and poison the lawn
    contractor says he'll not leave until he's paid
    he says my dog will be dead if it barks again
    the tenant screams that I will be sorry, lawyers
    trustees get rude mails about levies
    a former client leaves angry messages, calls us crooks
    parent screamed at my teacher that she is useless
    someone writes ugly things about us on facebook
    'n klant skel en sê hy gaan ons op Facebook sleepsteek
    die ouers skree op die onderwyser
    die huurder sê ek gaan spyt wees, sy prokureur kom
    ikhasimende liyathethisa lithi lizosivala nge-Facebook
    umqashi uthi ngizozisola, uzoletha ummeli
    umakhelwane uthi uzosimangalela
    neighbour uyathethisa njalo ngomsindo
  `,
  'theft-from-vehicle': `
    while the mother put the baby in the front they took the bag out of the boot
    four cars in one night in our basement, only chargers and jackets gone
    windows broken for coins and a school bag, cars are left
    in die kelder word elke nag 'n venster gebreek, net laaiers en baadjies weg
    kubiwa amashaja namajakhethi ezimotweni e-basement
    catalytic converters are cut from the cars waiting in our panel shop
    wedding guests' cars are opened while they dance, remotes do nothing
    golf clubs and phones out of the boots during the game
    taxi radios and batteries out of the rank parking
    tyres off the cars on the dealer's floor, bricks under
    katalisators word onder die kliënte se karre uitgesny
    gaste se karre word oopgemaak terwyl hulle dans
    gholfstokke uit die kattebakke tydens die spel
    bande van die karre by die handelaar af, op stene
    kusikwa ama-catalytic ezimotweni eziseshabhu
    izimoto zezivakashi ziyavulwa ngesikhathi somshado
    amathayi ezimoto ayakhunyulwa zisale ezitiniyini
  `,
  'vehicle-theft': `
    they took the school's minibus on saturday, no one near it
    scooter of the teenager is gone
  `,
  'gate-motor-theft': `
    thieves cut the chain of the motor with a shot gun like bang but it was only the grinder
  `,
  'land-invasion': `
    strangers moved into the empty house with their kids, doors changed
    hijacked building: someone collects rent in our block
    vreemde mense het in die leë huis ingetrek
    bangene endlini engenamuntu bashintsha izingidi
    isakhiwo sethu sithathiwe, kunabantu abaqoqa irenti
  `,
  'walking-out': `
    she goes out with the laundry van, 81, in slippers, found at the bus stop
    the little runaway of our ward opens doors if he sees the code
    third time this year that he walked past the gate and got on a bus
    sy het agter die wasgoedwa uitgeloop
    uphume ngemuva kweveni yewashi, watholakala esitobhini ngezicathulo zasendlini
    grandma uphuma ngesango when the taxi comes in
    my dad of 86 thinks he must go to work on the railways and leaves by the front door at three
    grandfather packs his bag every evening to go home to a farm sold in 1970
    my pa dink hy moet gaan werk en stap by die voordeur uit
    oupa pak elke aand sy tas om huis toe te gaan
    ubaba ucabanga ukuthi kumele aye emsebenzini waphuma ngo 3 ebusuku
    umkhulu upakisha njalo athi uya ekhaya elingasekho
  `,
  'power-failure': `
    battery of the gate is finished after two openings
    die fence is dead if the power is off
  `,
  'visitor-control': `
    a man in white coat walked through all our wards with a badge nobody checked
    the gate guard was reading while the van with kids' jumping castle drove in
    visitors say any name and the guard lifts the boom
    contractors go to the server room on their own
    besoekers sê sommer enige naam
    izivakashi zisho noma yiliphi igama
  `,
  'package-theft': `
    somebody signs for our parcels and hides them
  `,
  'personal-theft': `
    nurses' handbags out of the tea room
    my wallet was taken while i hid in the shade
  `,
  'equipment-theft': `
    somebody walked out in a white coat with a ventilator battery
    iemand het met 'n ventilator se battery uitgestap
    umuntu ogqoke ijazi elimhlophe uphume nebhethri yomshini
    outboard motors unbolted in the boat yard
    dead radios at the tank farm because the repeater was stolen
    lenses and frames vanish from the optician's drawers at night
    buitenboordmotors in die bootwerf afgeskroef
    ama-injini ezikebhe akhunyulwe egcekeni lezikebhe
    amathayi amasha anyamalala esitolo ebusuku
    he walked out with four laptops under his arm
    four laptops off the desks at lunch
    vier skootrekenaars weg tydens middagete
    ama-laptop amane athathwe emadeskini ngesikhathi sedina
  `,
  'crop-theft': `
    school kids take mangoes from our trees by the bag
    people pick our litchis at night and sell them at the robot
    lietsjies word snags gepluk
    bakha ama-litchi ebusuku badayise emgwaqeni
  `,
  'cable-theft': `
    kids cut our wifi cable for fun
    they burn the cable behind the school to get at the copper
    hulle brand die kabel agter die skool vir die koper
    bashisa izintambo ngemuva kwesikole bathathe ithusi
  `,
  'metal-theft': `
    somebody sawed the railings of the footbridge that kids use
    brass plates of the museum pulled off the wall
    copper gutters of the church vanished
    statue sawn at its ankles
    koperplate van die museum se muur afgeruk
    die standbeeld is by die enkels afgesaag
    amapuleti ethusi omnyuziyamu asusiwe odongeni
    isithombe sethusi sisikiwe ezinyaweni
  `,
  tailgating: `
    someone slipped in after the lawyer and roamed the floors
    strangers in suits follow staff into the lift lobby
    vreemdelinge stap agter personeel in die hysbak in
    umuntu ongaziwa ulandele ummeli wangena
    a man in a suit walked in behind somebody through the lobby
    he came in behind a lady with a pram and took laptops
    people hold the door, so a stranger got to the second floor
    someone with a box was let in by kindness
    'n man in 'n pak het agter iemand ingekom
    iemand met 'n boks in die hand is sommer ingelaat
    umuntu ogqoke isudi ungene ngemuva komunye
    bamvulele ngoba ephethe ibhokisi
    someone followed a colleague in through the door with the card reader
    a stranger followed the cleaners in and went to the third floor
    he followed staff through the turnstile and lifted two handbags
    followed the courier into the building, nobody asked him anything
    a thief followed a resident in through the pedestrian gate of the block
    man followed me into the lobby of our flats because I held the door
    two guys followed a tenant through the security door
    a well dressed man followed the auditors in and left with a screen
    'n vreemdeling het 'n kollega by die kaartdeur in gevolg
    iemand volg die skoonmakers in en loop na die derde vloer
    umuntu ongamazi ulandele uzakwethu emnyango wekhadi
    isela lilandele umqashi langena emafulethini
    ulandele abahlanzi waya esitezi sesithathu
  `,
  'child-danger': `
    he asks girls of eleven if they want a ride and a phone
    hy vra meisies van elf of hulle wil saamry
    ucela amantombazane aneminyaka engu-11 ukuba agibele emotweni
  `,
};
