/** How people tell of thefts, one telling a line: English, then Afrikaans, isiZulu and mixtures. */
export const theftExamples = {
  burglary: `
    they came through the roof on sunday night and emptied the shop
    broken into again
    we opened monday morning and the back door was kicked in and all the laptops gone
    somebody cut the burglar bars of the kitchen window while we were at church
    our salon was burgled over the long weekend, they took all the hair pieces and dryers
    Had a break in last night, they took the tv and two geysers from the store
    they broke the wall of my spaza at night and took airtime, cooldrinks and cigarettes
    woke up this morning and the tv was gone, we did not hear a thing
    thieves got into the creche during the holidays and stole the gas stove and mattresses
    the container on site was forced open, grinders and drills missing
    They lifted the tiles and climbed in thru the ceiling of the bottle store
    the padlock of the storeroom was cut and everything cleaned out
    3rd BREAK IN THIS YEAR I AM FED UP
    house was ransacked while we were on holiday in margate
    forced the sliding door of our flat open with a screwdriver while i was at work
    school computer lab broken into during december, 20 pcs gone
    my neighbour phoned to say my front door is standing open and the house is turned upside down
    somone broke in to our office in pinetown nd took the server
    they removed the window panes at the clinic and took medicine and a fridge
    burglers jumped the wall and got in by the bathroom window, nobody was home
    scared that they will break in when we close for christmas
    what if someone gets in through the asbestos roof at night, the place stands empty
    worried about break-ins because next door was hit twice last month
    the tavern was broken into after we locked up, all the brandy and the coin machine gone
    No one was there, they cut a hole in the zinc and helped themselves
    they dug under the wall of the warehouse and carried out boxes of shoes
    we slept through it, they took our phones and handbags from the lounge and left by the window
    intruders were in the house while we slept, saw only in the morning that the safe was gone
    church hall broken into, sound system and keyboard and mics gone
    they smashed the shop front glass at 3am, grabbed what they could and were gone when the guard came
    our garage got broken into, lawnmower, bicycles, tools and my golf clubs stolen
    farm house was broken into while we were at the auction, rifles and jewellery gone
    during load shedding they pulled off the security gate and got in
    Hse brkn into lst nite, took evrything plz help
    workshop roof cut open with a grinder, they stole welding machines
    they keep getting in through the same window of the guest house
    the factory was entered over the shutdown by the back wall and copper and motors carried off
    somebody forced the trellidor and cleared out my cell phone shop before we opened
    the alarm went off but by the time the response came the burglars were gone with the till
    no gun, nobody saw them, they broke the lock in the night and took the petrol generator
    the lock of our domestic's outside room was broken and her clothes and blankets taken
    came home from the hospital to find the place stripped and the door off its hinges
    my dentist rooms were burgled, they even took the taps and the autoclave
    they got in via the neighbours roof and opened our skylight
    I think they watch when we leave then they jump the fence and break the window
    hotel storeroom was forced open at night and linen and tvs were removed
    the house stands empty until the tenants come and they broke in to steal the stove
    they did not steal much but they broke the door and went through all the cupboards
    We run a small guest house near the beach and twice this winter someone climbed up to the balcony at night, forced the sliding door and took the guests' phones and cameras while they slept
    the dogs at the farm were drugged and then they took out a window pane and cleaned the office
    no copper, no cables, they broke the storeroom door of the petrol station and took cigarettes and airtime
    they stole my car keys and the tv out of the house through the window, the car is still here
    somebody climbed in by the kitchen and it was all gone when we got up
    they had a look at the cameras, turned them to the sky and then opened the back door with a crowbar
    we were in the next room with the children and never heard them come in for the keys and the phones
    the guard was at the other gate when they prised open the window of the accounts office and left with the safe
    the alarm rang, my wife drove there and the window was out and the cash drawer empty
    police came and took prints from the window frame where they got in
    tenants downstairs came back at month end to find their door hanging open and everything of value gone
    somebody was inside the house while we were out
    all the patients files were thrown on the floor and the computers carried out through the hole in the ceiling
    during the power cut they jemmied the roller door of the laundromat and emptied it
    They got in again
    we found the glass on the carpet and muddy shoe prints up to the safe
    the gate was locked, motor and all still there, but they came over the neighbours' wall and through the laundry window
    optometrist rooms in Glenwood, entry through the ceiling of the empty shop next door, 300 frames taken
    a man slipped in at night by the balcony and took my purse off the bedside table
    they must have had a lookout because ten minutes after the staff left the door was prised open
    we run an attorneys practice on Musgrave Road and on the night of the 25th persons unknown gained entry by removing the air vent and took four laptops and petty cash
    scared to go to my mother in Newcastle because the last two times we went away the place was cleaned out
    mosque library in Overport was opened with a grinder and the donation box taken
    they come in when there is no one, take what they can carry and leave by the back
    it was dark, no power in the whole of Phoenix, and when we came home from the wedding the lock lay on the ground and the house was empty
    my butchery's cold room and office were forced on the night of the long weekend, they took knives, scales, the cash and even the cameras' recorder
    someone pulled the louvres out one by one and reached the keys that hung behind the door
    alarm was not set because staff forgot, and they used that night to come through the side door and clear the storeroom
    the panel beater next to us was done on friday, us on saturday, same hole in the same wall
    I sleep in the back room behind the tuck shop and woke to find the front burgled, parcels and airtime all taken
    student res in Berea, six rooms opened in one night while all were at the game, laptops and sneakers taken
    they didnt touch the copper or the diesel, they wanted what was inside the house
    we arrived at the physio rooms this morning with patients waiting outside and the front door was lying flat in the passage
    robbed while away, came back from Ballito to an open house
    what do I put on the windows, they just bend the bars and climb in
    vet clinic was entered after hours through the cattery, ketamine, clippers and the petty cash stolen
    the neighbours heard banging on our side but thought it was us, meanwhile they were breaking down the door and loading our things
    Our tailoring shop in Grey Street had its grille spread open with a car jack, the sewing machines and wedding dresses customers had paid for are gone
    I fear for the night when the estate is without power, that is when they open houses from the river side
    Our travel agency in Umhlanga Rocks Drive was entered on Sunday night through the ceiling of the vacant unit above, and the cash box, eight phones and all the customers' passports were taken
    // Afrikaans
    daar is gisteraand by ons winkel ingebreek
    hulle't deur die dak ingekom en al die drank gevat
    Ons huis is leeggesteel terwyl ons by die see was
    ingebreek by die kerk, klankstelsel weg
    iemand het die agterdeur se slot gebreek en my gereedskap gevat
    dis die vierde inbraak in twee maande, ek is keelvol
    hulle het die venster uitgehaal en die tv en skootrekenaar gesteel
    die diewe het die diefwering geknip terwyl ons geslaap het
    word wakker vanoggend en die agterdeur staan oop, fone en handsakke weg
    die skool se rekenaarlokaal is in die vakansie opgebreek en leeggemaak
    Hulle breek elke keer deur dieselfde muur van die stoor
    ons is bang hulle breek in as ons desember weg is
    sê nou iemand kom deur die plafon in as die kantoor toe is
    my salon is oopgebreek saterdagnag, al die haardroers weg
    inbrekers het die skuifdeur met n koevoet oopgeforseer
    die skuur op die plaas is oopgebreek, kettingsae en n generator weg
    hulle het n gat in die muur gekap en die sigarette uitgedra
    niemand was by die huis nie, hulle het alles omgekrap en die juwele gevat
    inbraak by kliniek, medisyne weg
    die houer op die bouperseel se slot is afgesny en al die bore is weg
    hulle het oor die muur gespring en deur die badkamervenster gekruip
    INGEBREEK VANNAG ALWEER
    skelms het die sinkplate gelig en in my werkswinkel ingeklim
    die crèche se deur is afgebreek en die gasstoof en matrasse is weg
    toe ons maandag oopsluit lê die glas oral en is die kasregister weg
    ons het niks gehoor nie, hulle was in die huis en het die tv van die muur gehaal
    die bure se huis is al twee keer by ingebreek, ek wil nie die volgende wees nie
    diewe het by die gastehuis se stoorkamer ingekom en linne en tv's gevat
    geen geweld nie, die plek was leeg, hulle het net die hek se slot geknip en die kantoor leeggedra
    my woonstel se voordeur is ingeskop terwyl ek by die werk was
    Ons is n klein prokureurskantoor en oor die langnaweek het iemand die plafon oopgebreek, die alarm se sirene afgeruk en al ons rekenaars en die kluis gevat
    hulle het by die taverne se toiletvenster ingekom en die masjien se geld gevat
    die taxi-eienaar se huis is oopgebreek terwyl hy by die begrafnis was
    hulle het vannag weer ingebreek en dit net alles gevat
    iemand het by die kombuis ingeklim en nou is die fone en sleutels weg
    die kameras is eers weggedraai en toe is die agterdeur oopgebreek
    die wag het geslaap en agter is die venster uitgehaal
    daar word elke maandeinde by ons kantoor ingebreek
    ons was met die kinders in die sitkamer en agter in die kamer klim hulle in
    my vrou het wakker geword en die skuifdeur was oop en alles deurmekaar
    die huurders se voordeur is oopgeskop terwyl hulle werk
    hulle breek die slot en dan vat hulle wat hulle kan dra
    die alarm het gegaan maar teen die tyd dat ons daar was was die plek leeg
    daar was iemand in my huis toe ons weg was
    die polisie het vingerafdrukke geneem waar hulle ingekom het
    tydens die kragonderbreking is die roldeur van die wassery opgelig en die masjiene uitgedra
    die dokter se spreekkamers is oopgemaak deur die dak en die pasiënte se lêers lê oral
    hulle kom snags deur die plafon van die leë winkel langsaan
    die bure het gehoor hoe hulle kap maar het gedink ons bou
    ons haardressery in Amanzimtoti se traliehek is met n domkrag oopgebuig en alles is daar uit
    ek durf nie met vakansie gaan nie, elke keer as ons weg is word die huis leeggemaak
    alles is weg, hulle was in
    die slaapkamervenster is uitgelig en my ouma se juwele gevat
    Verlede donderdagnag tussen een en drie is daar by ons rekenmeesterskantoor in Hillcrest ingebreek, die plafon is oopgesny en nege skootrekenaars en die kontant uit die kluis is gevat
    hulle't die lugrooster uitgeskop en deur daardie klein gaatjie ingekruip
    die personeel het vergeet om die alarm te stel en juis daardie nag kom hulle deur die sydeur
    die studentehuis se kamers is een vir een oopgebreek terwyl almal by die rugby was
    die veearts se plek is na ure betree en die medisyne en kontant gevat
    hek en motor is nog heel, hulle't oor die bure se muur gekom en die opwaskamer se venster gebreek
    die huis is vol modderspore en die laaie lê op die vloer
    ons slagtery se kantoor is die langnaweek oopgebreek, hulle het skale, messe en die kameras se opnemer saamgevat
    wat help diefwering, hulle buig dit net oop en klim in
    die skelms het die sleutels agter die deur deur die gebreekte ruit gekry en doodluiters ingestap
    Ons reisagentskap in Umhlanga is sondagnag deur die plafon van die leë eenheid bo ons betree en die kontantkis, agt fone en die klante se paspoorte is gevat
    Ek woon alleen in Glenmore en terwyl ek vrydag by die dokter was het iemand die sekuriteitshek afgetrek, die voordeur oopgeskop en my tv, juwele en pensioengeld gevat
    Die skool se personeelkamer is die laaste nag van die kwartaal deur n venster sonder diefwering binnegegaan, en die onderwysers se rekenaars, die koffiemasjien en die kinders se toergeld is weg
    Ons het n kliniek met baie pasiënte in Umlazi en vir die derde maandeinde na mekaar kry ons die agterdeur oopgebreek en die rekenaars en entstofyskas uitgedra
    Die tandarts langs ons en ons is in dieselfde nag getref, die krag was af en hulle het die muur tussen die twee kantore deurgekap en alles van waarde weggedra
    Toe ek en my vrou en die kinders van Richardsbaai terugkom was die kombuisvenster uit, die kaste oop, die fone en sleutels weg en het die alarm nog aangehou loei
    My ou moeder se huis in Montclair word gedurig deur die badkamer ingeklim, hulle vat kos, komberse en haar radio, en die bure hoor dit maar is bang om uit te kom
    // isiZulu
    kugqekeziwe esitolo sami izolo ebusuku
    bangene ngophahla batshontsha yonke into
    bagqekeze indlu yethu sisesontweni
    kungenwe ekhaya sisalele bathatha i-tv nezingcingo asizwanga lutho
    siphihlizelwe iwindi bangena bathatha amalaptop
    baphule isicabha sangemuva bathatha isitofu segesi
    isikole sethu sigqekeziwe ngamaholide kwebiwa amakhompyutha
    amaphara agqekeze i-spaza sami athatha i-airtime nogwayi
    ngivuke ekuseni umnyango uvuliwe izinto azikho
    babhoboze udonga lwe-tavern bathatha utshwala
    basika ama-burglar bars bangena ngewindi lasekhishini
    izigebengu zifohlele endlini singekho
    ngesaba ukuthi bazogqekeza uma sivalile ngoKhisimusi
    basaba ukufohlelwa ebusuku ngoba akulali muntu esitolo
    BAPHINDE BAGQEKEZA FUTHI
    kugqekezwe ikilinikhi kwathathwa imithi nefriji
    balokhu begqekeza esontweni bethatha izipikha
    baphule ukhiye wesitolo sezinwele bathatha ama-dryer
    bavule uphahla lwekhontena bathatha amathuluzi okwakha
    sibuye emsebenzini sathola indlu iphendliwe kuthathwe konke
    bangene ngefasitela lendlu yangasese bathatha i-tv silele
    bagqekezile egaraji lasekhaya bathatha umshini wotshani
    kuphihlizwe isicabha se-crèche kwathathwa omatilasi
    omakhelwane bagqekezelwe izolo manje sengiyesaba nami
    bagqekeze ihhovisi bathatha iseyifi yonke
    amatsotsi agxume uthango aphula iwindi angena
    bangenile ebusuku epulazini bathatha izibhamu ne-generator
    babhoboze usinki bangena esitolo sezingubo
    ngithole umnyango ukhahlelwe nezinto zami zonke zintshontshiwe
    sigqekezelwe kathathu kulonyaka
    kufohliwe efektri ngempelasonto kwathathwa imishini
    bavula isango ngenkani bangena endlini singekho muntu
    akekho umuntu obekhona bafike baphula ukhiye bahamba nayo yonke into
    bagqekeze iflethi yami ngisemsebenzini
    baqale basika uthango base bephula isicabha sesitolo ebusuku
    kungenzekani uma bengafohla ngosilingi sivalile
    sinehhovisi elincane edolobheni, ngempelasonto kukhona obhoboze usilingi wangena wathatha zonke izingcingo neseyifi kungekho muntu
    kufohlwe ehhotela ebusuku kwathathwa ama-tv egumbini elingenamuntu
    bebesemngcwabeni ngenkathi kugqekezwa umuzi wabo kuthathwa ifriji nesitofu
    bangene bathatha bahamba asizwanga lutho
    kade silele ngenkathi kungenwa ngefasitela lasekhishini
    baphendule amakhamera kuqala base bevula isicabha sangemuva ngenkani
    unogada ubengakolunye uhlangothi bavula iwindi lehhovisi bathatha iseyifi
    i-alamu ikhalile kodwa safika sebehambile nento yonke
    njalo ekupheleni kwenyanga kungenwa endlini yethu sisemsebenzini
    umkami uvuke wabona isicabha sivulekile nezikhwama zingekho
    abaqashi bathole umnyango uphuliwe nezinto zabo zithathiwe
    sengathi bayabona uma singekho ngoba bafika ngaso leso sikhathi baphule bangene
    ngesikhathi ugesi ungekho baphakamise umnyango welondolo bathatha imishini
    amaphoyisa athathe izithombe lapho bengene khona ngewindi
    omakhelwane bezwe kubhoxwa udonga bacabanga ukuthi siyakha
    bagibele udonga lukamakhelwane bangena ngewindi lokuwashela, isango belikhiyiwe
    kukhona obengaphakathi endlini yami
    amafayela eziguli ayelahlwe phansi namakhompyutha ethathiwe ngembobo esilingini
    bangifohlele futhi
    izinsimbi zewindi zigotshwe ngojeke kwathathwa imishini yokuthunga esitolo sethu
    angisakwazi ukuya eNquthu ngoba uma ngihamba umuzi uyavulwa kuthathwe konke
    bakhiphe amalouvre ngalinye ngalinye bafinyelela ezikhiyeni
    ihostela labafundi livulwe amagumbi ayisithupha ngobusuku obubodwa
    abasebenzi bakhohlwe ukufaka i-alamu kwathi ngabo lobo busuku kwavulwa umnyango oseceleni ngenkani
    sinehhovisi labameli eMgungundlovu, ngobusuku bomhla ka-25 kukhona okhiphe i-vent wangena wathatha amalaptop amane nemali encane
    ibhusha lethu ligqekezwe ngeholide, kuthathwe izikali, imimese ne-recorder yamakhamera
    banyathele udaka kuze kufike eseyifini basishiya nendlu iyize
    abazithintanga izintambo nodizili, bebefuna okungaphakathi endlini
    ngithuke ngifika ekuseni umnyango ulele phansi nezinto zami zingasekho
    bebelokhu bengena ngembobo eyodwa odongeni
    izingane zibuye esikoleni zathola indlu ivuliwe ne-tv ingekho odongeni
    sinenkampani yezokuvakasha eMhlanga, ngeSonto ebusuku bangene ngosilingi wesitolo esingenamuntu esingaphezulu bathatha ibhokisi lemali namafoni ayisishiyagalombili
    ngihlala ngedwa eGlenmore, ngoLwesihlanu ngisakudokotela kukhona odonse isango lokuphepha wakhahlela isicabha wathatha i-tv namagugu ami
    igumbi lothisha esikoleni sethu livulwe ngewindi ngobusuku bokugcina bekota kwathathwa amakhompyutha nemali yohambo lwezingane
    ikilinikhi yethu eMlazi inyanga yesithathu ilandelana sithola umnyango wangemuva uphuliwe kukhishwe amakhompyutha nefriji yemigomo iziguli zilindile
    udokotela wamazinyo oseceleni nathi sigqekezwe ngobusuku obubodwa ugesi ungekho, babhodloza udonga oluphakathi bathatha konke okubalulekile
    sibuye nomkami nezingane eRichards Bay sathola iwindi lasekhishini likhishiwe amakhabethe evulekile amafoni nezikhiye kungasekho ne-alamu isakhala
    indlu kamama osekhulile eMontclair kuhlala kungenwa kuyo ngewindi lokugezela, bathathe ukudla nezingubo, omakhelwane bezwa kodwa bayesaba ukuphuma
    // Mixed
    bagqekeze i-shop last night bangena nge-roof
    they broke in e-house sisemsebenzini bathatha i-tv ne-laptop
    kube ne-break in e-office yethu over the weekend
    baphule i-window ye-salon then bathatha all the stock
    ngi scared ukuthi bazo break in when we close
    house break in izolo ebusuku silele, the phones are gone
    hulle het ingebreek by the shop through the roof en al die stock gevat
    last night is daar by my garage ingebreek, all my tools is weg
    die burglars het the kitchen window oopgebreek while ons geslaap het
    i-spaza sami broken into, ba cut i-padlock bathatha konke
    bangene through the ceiling of the church bathatha i-sound system
    my flat is leeggesteel yesterday while I was at work, they kicked die deur in
    bangene nge-balcony door while the kids were sleeping bathatha ama-phone
    i-alarm ikhalile but by the time i-response ifika i-office ibisiyize
    ba force i-roller door during i-power cut bathatha yonke i-stock
    hulle't in the night deur die dak ingekom en die cash en laptops is weg
    my neighbour phoned, die voordeur is kicked in and everything lê oral
    i-flat yami bayivule with a crowbar ngisemsebenzini
    somebody het ingeklim by the bathroom and took my keys and phone
    we came back from Richards Bay with the kids and found iwindi lasekhishini likhishiwe, ama-cupboard evulekile, ama-phone ne-tv kungasekho and the alarm still going
    ons dentist rooms is last night through the wall from next door ingebreek, the power was off en hulle het die compressor, cash and computers uitgedra
  `,
  shoplifting: `
    customers steal soap, bath bombs and candles off the display
    customers hide stuff under their jackets and walk out
    people steal from the shelves
    shoplifters every weekend, mostly meat and deodorant
    a lady put three jeans in her bag in the fitting room and left
    they come in a group, one keeps the cashier busy and the others stuff their bags
    Kids from the school steal sweets and chips from my shop at break
    someone switched the price tags on the shoes and paid R50
    guys grab beers from the fridge and run out without paying
    SHOPLIFTING IS KILLING US
    customers eat in the aisle and do not pay
    two women with a pram pushed out baby formula hidden under the blanket
    they put small tools up their sleeves in my hardware store
    ppl r stealing frm my shop wen its busy
    A guy walked out with a whole trolley of groceries, never went past the till
    we caught a man with two bottles of whisky down his pants
    they peel off the stickers and put cheaper ones on
    worried about shoplifting when we open the new branch
    what if customers pocket things while I am alone at the counter
    the customers at my tuck shop help themselves when I turn my back
    a customer tried on a jacket and just walked off with it on
    phones snatched off the display at our cell shop, the guy acted like a buyer then ran out
    people swap the lids so they pay for cheap cream and leave with the expensive one
    boosters with foil lined bags come every month end
    they cut the security tags off in the change room
    A regular customer was lifting cosmetics from my salon shelf
    my pharmacy loses perfume, we see on video how the buyers slip it in their handbags
    she paid for the bread and had cheese and chicken under her dress
    people come to fill petrol and pinch chocolates from the quick shop
    nobody broke in, they come by the front door as customers and leave with stock in their pockets
    no gun no knife, he just picked up the drill set and ran past the guard
    kids in uniform crowd the shop and things vanish into their schoolbags
    he asked to see a ring, and when I looked away he put it in his mouth and left
    how do i stop buyers from taking airtime vouchers and biltong from the counter
    customer puts a tin of paint on the bottom of the trolley and doesnt pay for it
    we lose plants at our nursery because visitors put the little ones in their bags
    guests take bottles from the minibar display in the hotel shop and do not pay
    they always steal small stuff, razors batteries and coffee
    thieves posing as shoppers in my clothing shop in west street
    a couple left the restaurant without paying the bill
    old lady hiding sugar and oil in her umbrella
    they open the packets in the isle and put the content in there pockets
    saw on the camera that a client took two hair pieces off the wall and put them in her jacket
    some of the customers self scan and leave out the expensive meat
    someone grabbed a tray of pies at the garage shop and took off
    Scared to confront shoplifters because they get rude and there are many of them
    at the farm stall people drop biltong and honey in their bags while my mother serves
    during the church bazaar people just carried off cakes and clothes from the tables without paying
    I have a small boutique in a mall and on busy days groups of three or four come in, one asks me for sizes and when they have left there are always dresses missing from the rail
    the girl at the till is honest, it is the shoppers who slip things in their pockets
    at the tavern they slip full bottles in their coats and walk past the bouncer
    clients at the workshop counter pocket spark plugs and globes when the counter hand goes to the back
    he picked it up and walked out
    customers come in when staff are at lunch and take what they want off the shelf
    a man with two children let the kids carry the toys out past the guard
    when the power cut came they ran out with whatever was in their baskets
    month end is the worst, the shop is full and they push things under their clothes
    she took it in her hand, looked at the cameras, smiled and left
    they come in as customers and walk out with phones off the display
    the door gate beeped but she just kept going with the dress
    somebody lifted a bottle of perfume at our Gateway kiosk while we served another shopper
    an old man puts batteries in his hat every week
    patients waiting at our pharmacy counter help themselves to vitamins
    we stop them at the door, the police say it is too small, and tomorrow they are back for more
    teenagers fill a backpack with cooldrink and run
    guy put a chicken inside the nappy box and paid for nappies
    At our sports shop in the Pavilion a group of five tried on running shoes on Saturday afternoon and three of them strolled out wearing the new pairs while two kept my staff busy
    I run a spice shop in Victoria Street Market and tourists or locals, I can not tell, slip packets in their sleeves while I weigh
    took the cash? no, the till is right, it is what is on the shelves that walks out under jackets
    people scan one and pack three
    they know where the cameras do not see and there they peel the tags off
    a wife and husband team, she faints, he fills the bag
    the bookshop loses comics, kids shove them in their shirts
    they have hooks sewn inside their skirts for meat
    customer walked around with a handbag bigger than she is and the till slip was for one bread
    our hardware in Verulam loses padlocks and keys blanks, buyers pocket them at the counter
    scared to accuse anyone, but the bags are fuller when they leave than when they come
    What can I put at the door so that they can not carry unpaid goods out
    tenants of the flats above come down in slippers and lift milk and eggs from my cafe
    vape shop, boys grab from the counter and bolt
    they took toys from the gift shop at the aquarium, it was in the pram
    it happens in front of us, they put razors in a baby's blanket
    the guard at the door searched one lady and found six tins of fish and a cheese
    at our garden centre in Kloof well dressed people load extra pots under the paid ones and drive off
    some one in a school jersey snatched the earphones off the stand and was gone in the crowd
    parcels from other shops are used to hide our goods in
    in our liquor store in Chatsworth they come in threes, one asks about prices, one stands before the mirror and the third slides two bottles into his trousers, nearly every Friday
    We have a toy and gift shop at Galleria and in the week before Christmas, when we are full of children and parents, we see at closing forty to fifty empty boxes of which the contents were carried out
    I own a small supermarket in Tongaat and every month end people come with big bags and even with prams, the staff can not watch all, and meat, formula and roll on disappear past the tills unpaid
    Yesterday at about four a tall man in a delivery uniform entered our electronics shop, asked for a price, then pulled two phones off the display alarm and ran out past the guard into the crowd
    At our pharmacy in Isipingo the customers wait with the patients at the counter and while my assistant fetches their pills they slide perfume, razors and baby oil off the stand into their handbags
    During the power cut on Saturday, with cameras and lights off, about twenty shoppers in our clothing shop simply walked out with what they had over their arms and we could not stop them
    My wife and I run a hardware shop, honest staff, but buyers put drill bits, locks and even copper fittings in their overall pockets and pay at the till for one packet of nails
    // Afrikaans
    kliënte steek goed onder hulle baadjies weg
    winkeldiefstal elke dag
    mense vat goed van die rakke en loop uit sonder om te betaal
    hulle ruil die prysetikette om en betaal minder
    n vrou het vleis in haar handsak gesit en uitgeloop
    kinders steel lekkers by my snoepie in die pouse
    n klomp kom saam in, een praat met my en die ander stop hulle sakke vol
    winkeldiewe by my apteek, parfuum en skeermeslemmetjies
    n man het n boorstel gegryp en by die deur uitgehardloop
    hulle trek die klere in die paskamer onder hulle eie aan
    ons vang elke week iemand met n bottel brandewyn in die broek
    klante eet die goed in die winkel op en betaal nie
    bang die mense vat goed as dit besig is
    sê nou hulle steek goed in die stootwaentjie weg
    die tags word afgesny en die klere gevat
    Dit is net klein goedjies wat in die sakke verdwyn, kliënte druk dit in as ek wegkyk
    sy't vir die melk betaal maar die kaas was onder haar trui
    dames met groot sakke vat grimering van die rak in my salon
    niemand het ingebreek nie, hulle loop net deur die voordeur uit met die goed
    n kliënt het die ring aangepas en daarmee weggehardloop
    WINKELDIEWE MAAK MY BANKROT
    op die plaasstalletjie steek mense heuning en biltong in hulle sakke
    hy het n trollie vol kruideniersware uitgestoot sonder om te betaal
    mense steel by die hardeware, boorpunte en slotte
    hulle maak die pakkies oop en sit die inhoud in hul sakke
    n paartjie het in die restaurant geëet en geloop sonder om te betaal
    twee meisies het skoene in die winkel aangetrek en net so uitgestap
    die klante vat koeldrank uit die yskas terwyl ek besig is by die kas
    ek het dit op die kamera gesien, n koper sit n foon in sy sak en loop uit
    by die kwekery vat besoekers plante en sit dit in hulle sakke
    Ek het n klein boetiek en as dit besig is kom daar groepe in, een vra my vir groottes en as hulle weg is kort daar altyd rokke op die reling
    dis nie my personeel nie, dis die kopers wat goed in hulle sakke druk
    by die vulstasie se winkel gryp hulle pasteie en hardloop
    sy't dit net gevat en uitgestap
    mense loop met goed in hulle klere uit as die winkel vol is
    hy sit die vleis onder die doekesak en betaal net die doeke
    elke maandeinde word ons rakke deur kopers gestroop
    kinders vul n rugsak met koeldrank en hardloop
    die wag by die deur het ses blikke vis in haar sak gekry
    hulle weet waar die kameras nie sien nie en daar trek hulle die etikette af
    toe die krag afgaan het die klante met vol mandjies uitgehardloop
    n vrou en man werk saam, sy maak of sy flou word en hy maak die sak vol
    daar word by ons toonbank gesteel deur kopers terwyl ons iemand anders help
    die kassier het niks verkeerd gedoen nie, die kliënt het dit in sy mou gesteek
    pasiënte wat by die apteek wag druk vitamiene in hulle sakke
    die deurhek piep maar sy hou net aan loop met die rok
    hulle pas die tekkies aan en stap dan daarmee uit
    n seun het die oorfone van die staander gegryp en weg is hy
    my personeel is te bang om iemand by die deur te keer met ons goed in sy sak
    geskenkwinkel by die strand, speelgoed word in stootwaentjies versteek
    een betaal, drie dra uit
    hulle gryp n krat bier en laat spaander
    Verlede saterdag het vyf jongmense by ons sportwinkel ingekom, skoene aangepas en drie het in die nuwe pare uitgestap terwyl die ander twee my vrou besig gehou het
    ons drankwinkel in die Bluff sukkel met mense wat bottels in hulle broeke afdruk, hulle kom altyd drie bymekaar
    die polisie sê dit is te klein en môre is dieselfde vrou terug vir nog kaas
    by die tuinsentrum laai deftige mense ekstra potte onder die wat betaal is
    hulle vat twee en laat lui een op
    ons kry leë verpakkings agter die rakke, die kopers haal die inhoud uit
    wat kan ek by my deur sit sodat hulle nie met onbetaalde goed kan uitloop nie
    die mense eet die druiwe en neute terwyl hulle loop en by die kas is daar niks
    sy het my reguit aangekyk en die room in haar bra gesit
    pakkies van ander winkels word gebruik om ons goed in weg te steek
    n gereelde klant dra al weke lank boeke onder sy hemp uit
    Ons het n speelgoedwinkel by Galleria en in die week voor Kersfees, as dit vol kinders en ouers is, kry ons saans veertig leë dose waarvan die inhoud uitgedra is
    Ek besit n klein supermark in Tongaat en elke maandeinde kom mense met groot sakke, die personeel kan nie almal dophou nie en die vleis en melkpoeier gaan onbetaal by die kasse verby
    Gister om vieruur het n lang man in n afleweringsuniform by ons elektroniese winkel ingekom, n prys gevra en toe twee fone van die rak se alarm losgeruk en verby die wag gehardloop
    By ons apteek in Isipingo wag klante saam met pasiënte by die toonbank en terwyl my assistent pille haal skuif hulle parfuum en babaolie in hulle handsakke
    Saterdag toe die krag afgaan en die kameras dood was het omtrent twintig kopers in ons klerewinkel net uitgestap met wat oor hulle arms gehang het
    My vrou en ek het n hardewarewinkel met eerlike personeel, maar die kopers steek boorpunte, slotte en koperstukke in hulle oorpakke en betaal net vir een pakkie spykers
    Ons bakkery se eie klante vat die koeke uit die oop yskas terwyl die kassier wisselgeld soek, die kinders eerste en daarna die grootmense, en niemand durf iets sê nie
    Die geskenkwinkel by die dieretuin raak elke skoolvakansie pluche beeste en petjies kwyt omdat gesinne dit by die uitgang net aanhou dra asof dit klaar betaal is
    // isiZulu
    amakhasimende antshontsha esitolo
    abantu bafihla izinto ngaphansi kwamajakhethi baphume
    bathatha izinto emashalofini bangakhokhi
    omama abafaka inyama ezikhwameni baphume ngomnyango
    izingane zesikole zintshontsha amaswidi esipaza sami
    bashintsha amanani ezicathulo bakhokhe kancane
    ungene njengekhasimende wafaka iwhisky ebhulukweni
    abathengi bayantshontsha uma kugcwele
    bafika beyiqembu omunye angikhulumise abanye bantshontshe
    ukhokhele isinkwa kanti unoshizi ngaphansi kwelokhwe
    intombazane igqoke ijini entsha ngaphansi kweyayo yaphuma
    balokhu bentshontsha izimonyo esalon
    bagijima nobhiya bengakhokhanga
    bathatha ifoni ekhawunteni babaleka kuhle kwabathengi
    ngesaba ukuthi abathengi bazontshontsha uma ngingedwa
    kungenzeka bafihle izinto ngaphansi kwengubo yengane
    UKUNTSHONTSHA ESITOLO KUYASIQEDA
    basika ama-tag ezingubo endaweni yokulinganisa
    ikhasimende lithathe idrili labaleka
    badla izinto esitolo bangazikhokheli
    ngibabone kukhamera befaka amaqanda emakhwapheni
    abathengi bashushumbisa ikhofi namarazor ngezikhwama
    bantshontshe ama-perfume ekhemisi befake ezikhwameni
    umuntu udle erestaurant waphuma engakhokhanga
    akugqekezwanga, bangena njengabathengi baphume nezinto emaphaketheni
    abathengi bayebela uma ngibheke eceleni
    uphume ngetroli egcwele ukudla engakhokhanga
    bavula amaphakethe bafake okuphakathi ephaketheni
    ababhemi bathatha ogwayi ekhawunteni babaleke
    izitshudeni ziyeba emashalofini zifake ezikhwameni zesikole
    kwebiwa ngabathengi esitolo sezingubo zonke izimpelasonto
    ubambeke efake inyama yenkukhu ngaphansi kwejezi
    bengena bethi bayabuka nje kanti bayantshontsha
    amakhasimende athatha ubhiya efrijini ngingaboni
    umama omdala ufihle ushukela esambuleleni
    bathenga into encane kodwa beba ezinkulu
    nginesitolo sezingubo, uma kugcwele bafika bebaningi omunye angibuze amasayizi, bathi lapho sebehambile ngithole izingubo zingekho
    akuzona izisebenzi ezintshontshayo ngamakhasimende afaka izinto ezikhwameni
    egaraji bathatha ophaya bagijime bengakhokhanga
    uyithathe nje waphuma nayo
    bangena njengabathengi baphume nezinto abangazikhokhelanga
    umama ufake inkukhu ebhokisini lamanabukeni wakhokha amanabukeni kuphela
    njalo ngenyanga iphela isitolo siyagcwala bese befaka izinto ngaphansi kwezingubo
    unogada emnyango uthole amathini ayisithupha enhlanzi esikhwameni sakhe
    bayazi ukuthi amakhamera awaboni kuphi, yilapho bekhumula khona amathegi
    kucishe ugesi abathengi bagijima nobhasikidi abagcwele
    bahamba ngababili, omunye wenza sengathi uyaquleka omunye agcwalise isikhwama
    abafana basephule ama-earphone esitendini babaleka
    iziguli ezilinde ekhemisi zizithathela amavithamini
    sizame ukumvimba emnyango wangithuka wahamba nengubo yami
    bahlohla amabhodlela emabhulukweni njalo ngoLwesihlanu
    uskene elilodwa wafaka amathathu
    izingane ziphuma namathoyizi abazali bakhokha isinkwa nje
    bagqoka izicathulo ezintsha bahambe ngazo
    sithola amaphakethe angenalutho emashalofini, okuphakathi kuthathwe abathengi
    ngiyesaba ukubeka umuntu icala kodwa isikhwama siphuma sigcwele ngaphezu kokungena
    ngithengisa izinongo emakethe, uma ngikala bayathatha bafake emikhonweni
    bekumele akhokhe kodwa uvele wadlula ethilini nenqola yakhe
    kuyebiwa phambi kwethu, bafihla amareyza engutsheni yengane
    ushizi ubuphansi kwejezi lakhe uma simsesha
    isitolo sethu sezemidlalo e-Pavilion singenwe intsha eyisihlanu ngoMgqibelo, bagqoka izicathulo, abathathu baphuma nazo abanye ababili bekhulumisa abasebenzi
    imali yethili iphelele, yimpahla esemashalofini ephuma ngaphansi kwamajakhethi
    amaphoyisa athi incane kakhulu le nto, kusasa abuye futhi azothatha enye
    bengilungisa ushintshi kwathi lapho ngiphenduka iphakethe likagwayi selingekho ekhawunteni namakhasimende engasekho
    bafika ngejubane badubule ikreyithi likabhiya baphume ngomnyango
    kusetshenziswa oplastiki bezinye izitolo ukufihla impahla yethu
    bazifaka ezingubeni zangaphansi ngisho sibabuka
    sinesitolo samathoyizi eGalleria, ngesonto elandulela uKhisimusi uma sigcwele izingane nabazali sithola kusihlwa amabhokisi angu-40 angenalutho okuphakathi kuphume nabathengi
    nginesuphamakethe encane oThongathi, njalo ngenyanga iphela abantu beza nezikhwama ezinkulu abasebenzi behluleke ukubabuka bonke, inyama nobisi lwezingane kudlule ethilini kungakhokhiwe
    izolo ngo-4 kungene indoda ende egqoke iyunifomu yokudiliva yabuza intengo yase ihlwitha amafoni amabili eshalofini yabaleka yadlula unogada
    ekhemisi lethu eSiphingo amakhasimende alinda neziguli, kuthi lapho umsizi elanda amaphilisi bafake amakha namafutha ezingane ezikhwameni zabo
    ngoMgqibelo kuhambe ugesi amakhamera acisha, abathengi abacishe babe ngu-20 esitolo sezingubo bavele baphuma nalokho abebekuphethe
    mina nomkami sinehardware abasebenzi bethembekile, kodwa abathengi bafaka amadrili nezingidi nekhopha emaphaketheni bakhokhe isipikili kuphela
    abathengi basebhekari yethu bathatha amakhekhe efrijini evulekile ukhashiya esafuna ushintshi, izingane ziqale bese kulandela abadala
    isitolo sezipho epaki yezilwane silahlekelwa ngamathoyizi njalo ngamaholide ngoba imindeni iphuma nawo sengathi isikhokhile
    // Mixed
    ama-customer bahide izinto under their jackets baphume
    i-shoplifting iningi kakhulu e-shop yami especially month end
    ba switch ama-price tags on the shoes bakhokhe kancane
    customers bafaka i-meat e-bag and walk out bengakhokhanga
    they come in njengama-customer then bantshontshe when I look away
    izingane zesikole steal sweets when it is busy
    die customers steek stock weg onder hulle jackets and walk out
    shoplifters vat elke weekend die deodorants and the coffee
    sy het die jeans in die fitting room aangetrek and just walked out
    abathengi badla ama-chips in the aisle abawakhokheli
    ubambe i-whisky bottle ran out without paying ubaleke
    ngi worried ngama-shoplifters when we open i-branch entsha
    ufake i-perfume in her bag waphuma like nothing happened
    ama-customer athatha ama-sweets off the counter uma ngilungisa i-change
    they come in a group, omunye asks for sizes abanye bayantshontsha
    sy vat die goed and walks past the till elke keer
    i-guard emnyango found six tins of fish esikhwameni sakhe
    klante scan een and pack drie by the self checkout
    month end is worse, abathengi bafihla i-meat under their jackets
    every month end abantu beza nezikhwama ezinkulu, staff cannot watch everyone bese inyama ne-formula kudlula at the tills bengakhokhile
    klante by our pharmacy wag saam met die patients and while we fetch the pills sit hulle perfume en razors in their bags
  `,
  'staff-theft': `
    my cashier is stealing
    the till is short every day
    my own staff take stock home in their bags
    cashier voids the sale after the customer leaves and pockets the cash
    I trust nobody in the kitchen anymore, the cooks carry meat out with the rubbish
    driver sells part of the load on the way
    the night guard himself opened the storeroom and let his friends take the tvs
    our cleaner took jewellery out of the bedroom
    the manager was helping himself to the takings for months
    its an inside job, only the workers knew where the keys were
    STAFF ARE ROBBING ME BLIND
    barman gives free drinks to his buddies and does not ring it up
    the petrol attendant keeps the cash and doesnt slip it
    packers hide phones in the boxes and collect them outside
    worker throws goods over the fence and picks them up after his shift
    the domestic worker is taking groceries, sugar and washing powder
    i think the girl at the till gives her friends stuff without scanning it
    I suspect my employees but can not prove it
    Workers at the factory stuff shoes in their overalls at knock off time
    tills dont balance wen she works
    afraid that the staff will steal when I am not there
    what if my employee takes cash when I go on leave
    the receptionist at the guest house books people in for cash and puts it in her pocket
    assistant at the creche was taking nappies and food home
    treasurer of our church took the collection money
    our security company's guard was caught carrying copper out
    foreman sells our cement and bricks to people in the area
    The tractor driver sells our diesel to his friends in the village
    the teller does fake refunds and pockets the money
    one of the ladies in the salon takes clients' money and uses my products at home
    nurse at the clinic steals medicine and sells it outside
    the storeman signs for more than he gives out and takes the rest
    nobody broke in, it is my own people who have the keys
    employee theft in the warehouse, picker and driver working together
    my brother in law who runs the shop takes money from the till
    stock is walking out the back door with the staff
    caught one of the waiters keeping the card tips and cash bills
    the farm workers load bags of fertiliser for themselves at night
    housekeeping took cash out of a guests drawer
    our delivery man tells us the customer got it but he keeps a box for himself
    someone from the day shift is nicking tools from the workshop, only staff have access
    she gives discount to family and pockets the difference
    caretaker of the complex sells the garden tools and paint
    they do not scan everything, the cashier and the shopper are friends
    R3000 missing out of the cash up and only two cashiers were on
    we fired a worker for stealing and now others are still doing it
    bookkeeper was paying herself from the business account
    We have a hardware store with eleven people and since the new storeman started the good drills leave with the rubbish at closing, and a neighbour saw one of our helpers fetch them from the bin later
    it is not shoplifters, the customers are fine, my own people behind the counter do it
    taxi owner here, my drivers do not hand in all the fares
    teacher who ran the school tuck shop kept the money for herself
    one of my own took it
    the girl I trusted with the keys was helping herself to the cash bag
    our guard opens the gate at night for the forklift driver and they carry stock to a waiting car
    cleaner at the dental practice takes gloves, masks and patients' change home in her bag
    the manager switched off the cameras every Thursday and on Thursdays the money was less
    my domestic worker has been taking the children's clothes and my wife's rings bit by bit
    the driver told us the phones were never loaded, later we found he kept them for himself
    the night shift baker sells bread out the back door and keeps it
    we changed the locks, the alarm code, the safe, and still it is somebody from inside with access
    waiter cancels the order after the customer paid and pockets it
    foreman is selling our diesel to taxis, his own helper told us
    storeman and the copper buyer are friends, our new pipe goes out as offcuts
    the caretaker rents the hall out and does not hand over what tenants pay
    pump attendant swaps his card machine for ours
    at month end our payroll lady pays two people who do not exist
    someone in dispatch puts extra boxes on the van for his cousin
    my partner in the salon takes cash from customers and never writes it in the book
    the volunteers count the collection and the collection is always less than what was given
    parcels clerk opens the boxes and removes the phones before she scans them out
    THEY EAT MY BUSINESS FROM INSIDE
    receptionist at the physio lets friends be treated and charges nothing, and cash from patients disappears at her desk
    our nanny was seen on the cam going thru my handbag
    We have a restaurant on Florida Road and since August the bar manager and two of the waiters have been pouring drinks that are never rung up and sharing the cash after closing
    two of the pickers at the warehouse in Cornubia had R60 000 of our cellphones in their lockers
    a man who worked for us eleven years carried brass out in his lunch tin
    found my own tools at cash converters, sold by my apprentice
    i want to watch the till without the cashiers knowing because they take from it
    the bus conductor keeps the fares and gives no tickets
    worried my new shop assistant may be on the take, things are missing only on her days
    the groundsman at school sells the paint and the mower petrol
    guards at our estate were in on it, they took the laptops from the office themselves
    the lab technician orders twice and keeps one
    the butcher boy wraps fillet as bones for his family
    no customer could reach it, only the four of us behind the counter, so one of my girls took the money
    security saw the housekeeper walking to the taxi with hotel sheets round her body under her coat
    I own three laundromats, in Glenwood, Umbilo and Congella, and at the one where my niece has the keys the card machine and the washing do not agree with the cash, about R900 a week goes in her pocket
    We are a body corporate in the Bluff and suspect that the caretaker and the night guard sell our tenants' parcels and the pool chemicals, as both were seen loading boxes into a private car at three in the morning
    Since March our bookkeeper, who has been with us for fourteen years, paid suppliers that turned out to be her husband's account, and at month end she always had a reason for the missing cash
    The cook of our old age home has been taking chicken, washing powder and the patients' pocket money home with her and the other staff are too scared of her to put it in writing
    I run six minibus taxis from Isipingo rank and two of the drivers hand in less on days when the cameras are covered with a cloth, they even sold the spare wheel and some diesel
    My own foreman at the plumbing works was stopped by police with twelve lengths of our new copper and a box of geyser valves in his boot, and he says all the men do it
    The three ladies who pack phones in our repair centre go home past the guard, who does not search them because one is his wife, and every Friday there are one or two phones less than were booked in
    When the power is cut our cashier rings nothing, writes it on slips and the slips are lost, funny enough only on her shift, and she bought a car last month
    // Afrikaans
    my kassier steel geld uit die kas
    die kas kort elke aand
    my eie werkers steel by my
    die werkers dra vleis in hulle sakke uit
    die sekuriteitswag het self die stoor oopgemaak
    sy kanselleer die verkoop en steek die geld in haar sak
    die drywer verkoop van die vrag langs die pad
    huishulp vat suiker, seep en juwele
    Ek vermoed die personeel maar kan niks bewys nie
    die bestuurder het maande lank van die kontant gevat
    dis n binnewerk, net die werknemers het sleutels
    die kroegman gee gratis drank vir sy pelle
    die petroljoggie hou die kontant en lui dit nie op nie
    werkers gooi goed oor die heining en tel dit na werk op
    bang die personeel steel as ek nie daar is nie
    sê nou my werker vat geld as ek met verlof gaan
    PERSONEEL STEEL MY ARM
    die plaaswerkers vat sakke kunsmis en verkoop dit
    die skoonmaker het geld uit die lessenaar gevat
    voorman verkoop ons sement en bakstene
    kassiere doen vals terugbetalings
    niemand het ingebreek nie, my eie mense met die sleutels vat dit
    die kerk se tesourier het van die kollekte gevat
    die stoorman teken vir meer as wat hy uitgee
    verpleegster by die kliniek vat medisyne huis toe
    die meisie by die till skandeer nie als vir haar vriende nie
    werknemers in die fabriek steek skoene in hulle oorpakke weg
    die boekhouer het haarself uit die besigheid betaal
    kelners hou die kontant van die rekeninge
    ontvangsdame by die hotel vat kontant vir kamers en skryf dit nie op nie
    Ons het n hardewarewinkel en sedert die nuwe stoorman begin het gaan die goeie bore saans saam met die vullis uit, en een van ons helpers kom haal dit later uit die drom
    nie die klante nie, my eie mense agter die toonbank steel
    die onderwyser wat die snoepie bestuur het die geld vir haarself gehou
    een van my eie mense het dit gevat
    die vrou by die kas gee vir haar vriende goed verniet
    ons wag maak snags die hek oop en dra self goed uit
    die bestuurder het donderdae die kameras afgesit en donderdae kort die kontant
    my huishulp vat bietjie vir bietjie die kinders se klere en my vrou se ringe
    die kelner kanselleer die rekening nadat die klant betaal het en hou die geld
    die voorman verkoop ons diesel aan taxi's, sy eie helper het hom verkla
    die nagskof se bakker verkoop brood by die agterdeur uit en steek dit in sy sak
    ontvangsdame by die fisio steek die pasiënte se kontant weg
    die personeel steel my arm
    hy werk al elf jaar hier en dra brons in sy kosblik uit
    die opsigter verhuur die saal en hou die geld
    daar word uit die kluis gevat en net drie van ons het sleutels
    die oppasser is op kamera gesien hoe sy in my handsak krap
    iemand in versending laai ekstra bokse vir sy neef
    my leerling het my gereedskap by die pandjieswinkel verkoop
    die salarisklerk betaal elke maandeinde twee mense wat nie bestaan nie
    ek wil die kas dophou sonder dat die kassiere weet want hulle vat daaruit
    Ons het n restaurant in Durban-Noord en sedert Augustus skink die kroegbestuurder drankies wat nooit opgelui word nie en na sluitingstyd deel hulle die geld
    skoolterreinwerker verkoop die verf en die grassnyer se petrol
    hulle't my goed in die werker se sluitkas gekry
    die pompjoggie het sy eie kaartmasjien gebruik
    geen klant kon daar bykom nie, dit was een van die meisies agter die toonbank
    die vrywilligers tel die kollekte en dit is altyd minder as wat ingekom het
    die pakkieklerk maak die bokse oop en haal die fone uit voor sy dit skandeer
    ek is bang my nuwe hulp vat, want dit kort net op haar dae
    my vennoot in die haarsalon vat die kontant en skryf niks in die boek nie
    die drywer sê dit was nooit gelaai nie maar die fone is by sy huis gekry
    slagter se hulp draai filet as bene toe vir sy familie
    die handlanger wat ons vertrou het, het elke dag n bietjie koper huis toe gevat
    Ek het drie wasserye en by die een waar my niggie die sleutels het stem die wasgoed nooit met die kontant ooreen nie, so R900 n week gaan in haar sak
    Ons is n beheerliggaam op die Bluff en vermoed die opsigter en die nagwag verkoop die huurders se pakkies, want albei is drie-uur die oggend gesien terwyl hulle bokse in n kar laai
    Sedert Maart het ons boekhoudster, wat al veertien jaar by ons is, verskaffers betaal wat toe haar man se rekening is, en elke maandeinde was daar n verskoning vir die kontant
    Die kok by ons ouetehuis vat hoender, waspoeier en selfs die pasiënte se sakgeld huis toe en die ander personeel is te bang om dit op skrif te sit
    Ek het ses taxi's by Isipingo en twee van die drywers gee minder in op dae dat die kameras met n lap toe is, hulle het ook al die spaarwiel en diesel verkoop
    My eie voorman by die loodgietery is deur die polisie gestop met twaalf lengtes van ons nuwe koper in sy kattebak en hy sê al die manne doen dit
    Die drie vroue wat fone by ons inpak loop verby n wag wat hulle nie deursoek nie omdat een sy vrou is, en vrydae kort daar altyd twee
    As die krag af is lui ons kassiere niks op nie, sy skryf dit op strokies en die strokies raak weg, en snaaks genoeg net op haar skof
    // isiZulu
    abasebenzi bami bayantshontsha
    ukhashiya untshontsha imali ethilini
    ithili ishoda zonke izinsuku
    umsebenzi ufihla inyama esikhwameni uma eshayisa
    unogada nguye ovulele amasela esitolo
    umshayeli uthengisa impahla endleleni
    umsebenzi wasendlini uthatha ushukela nensipho
    imanenja ibilokhu ithatha imali izinyanga
    ngisola abasebenzi kodwa anginabo ubufakazi
    yinto yangaphakathi ngoba yizisebenzi kuphela ezinezikhiye
    uyakhansela uma ikhasimende lihambile afake imali ephaketheni
    ukhashiya akaskeni konke uma kufika abangani bakhe
    abasebenzi baphonsa izinto ngaphezu kothango bazilande uma sebeshayisile
    ngesaba ukuthi abasebenzi bazongintshontshela uma ngingekho
    ABASEBENZI BAYANGIQEDA NGOKWEBA
    umsebenzi wasetaverni unikeza abangani utshwala mahhala
    bantshontsha izicathulo efektri bazifaka ku-ovarolo
    isisebenzi sami sithathe imali edraweni lehhovisi
    umgcini-sitolo usayinela okuningi kunalokho akukhiphayo
    unesi untshontsha imithi ekilinikhi athengise
    umphathi-zimali wesonto udle imali yomnikelo
    abasebenzi basepulazini bathengisa umanyolo wami
    ufolomane wesayithi uthengisa usimende wethu emalokishini
    akungenanga muntu, yibona abasebenzi abanokhiye abantshontshayo
    uma engena ngeshifti yakhe imali ihlala ishoda
    owasalon uthatha imali yamakhasimende angayibhali
    umsebenzi wegaraji lophethiloli ugcina ukheshi
    bayebisana abasebenzi abapakishayo nomshayeli
    umfowethu osebenza esitolo uyayiba imali
    bambambe umsebenzi ekhipha oplastiki bokudla ngomnyango wangemuva
    umsebenzi wami ubelokhu ebiza ama-refund amanga
    abagadi bakhipha ikhopha bona ngokwabo
    abasebenzi basekhishini baphuma nenyama yenkukhu beyifihle ngodoti
    umsebenzi ohlanza amagumbi uthathe amasongo esivakashi
    ngithole ukuthi isisebenzi sidayisa amathuluzi ami
    yimina oqashe isela, lintshontsha ethilini mihla yonke
    sinesitolo sehardware, selokhu kwaqala umgcini-sitolo omusha amadrili aphuma nodoti uma sivala bese elandwa omunye wabasebenzi ebusuku
    abashayeli bamatekisi ami abangiphi yonke imali abayenzile
    uthisha obephethe i-tuck shop yesikole uzigcinele imali
    kuthathe omunye wabasebenzi bami
    umsebenzi engimethembe ngezikhiye ubezithathela imali
    unogada wethu uvula isango ebusuku akhiphe impahla nabangani bakhe
    imenenja ibicisha amakhamera njalo ngoLwesine imali ishode
    umsizi wasendlini uthatha izingubo zezingane namacici omkami kancane kancane
    uweyitha ukhansela i-oda ikhasimende selikhokhile afake imali ephaketheni
    ufolomani uthengisela amatekisi udizili wethu
    umbhaki wasebusuku uthengisa isinkwa ngomnyango wangemuva
    ireceptionist ithatha ukheshi weziguli ayiwubhali
    sishintshe izikhiye nekhodi ye-alamu kodwa kusantshontsha umuntu wangaphakathi
    ngithole amathuluzi ami e-pawnshop ethengiswe yisisebenzi sami
    sengathi bahlangene bonke, ukhashiya, unogada nomshayeli, bayangeba
    umabhalane wamaholo ukhokhela abantu ababili abangekho
    bamthole enezingcingo zethu elokhini lakhe
    intombazane ephethe amaphasela ivula amabhokisi ithathe amafoni
    useneminyaka eyishumi esebenza lapha kanti uphuma nebrasi esikafuthinini
    ngifuna ukubuka ithili abasebenzi bengazi ngoba bayalithatha ukheshi
    abavolontiya babala umnikelo uphume umncane kunalokho obekunikelwe
    uthisha ukhokhise izingane imali yohambo wayidla
    inesi ibonwe iphuma namaphilisi nezingubo zokulala zesibhedlela
    akekho umthengi obengafinyelela lapho, yithi sobane ngemuva kwekhawunta
    sinerestaurant eFlorida Road, kusukela ngo-Agasti abasebenzi basebha bathela utshwala abangabubhali babelane imali uma sesivalile
    ngiyesaba ukuthi isisebenzi esisha siyathatha ngoba kushoda ngezinsuku zaso kuphela
    kade beqhuba lokhu, omunye apakishe omunye akhiphe ngesango
    umgcini wehholo uyaliqashisa imali ayifake ephaketheni
    ukondakta akakhiphi amathikithi imali igcina kuye
    bantshontshelwa ngabantu ababaholelayo
    umshayeli uthe azange kulayishwe kanti amafoni asemzini wakhe
    nginamalondolo amathathu, kuleyo lapho umshana wami ephethe izikhiye ukheshi awuhambisani nezingubo ezihlanziwe, cishe u-R900 ngesonto ungena ephaketheni lakhe
    siyibody corporate eBluff, sisola ukuthi umgcini-sakhiwo nonogada wasebusuku bathengisa amaphasela abaqashi ngoba babonwe belayisha amabhokisi emotweni ngo-3 ekuseni
    kusukela ngoMashi umabhuku wethu oseneminyaka engu-14 nathi ubekhokhela abahlinzeki okungama-akhawunti omyeni wakhe, njalo ngenyanga iphela abe nezaba
    umpheki wasekhaya labadala uhamba nenkukhu nensipho nemali yesikhwama yeziguli, abanye abasebenzi bayamesaba abafuni ukukubhala phansi
    nginamatekisi ayisithupha eSiphingo, abashayeli ababili bangenisa imali encane ngezinsuku amakhamera emboziwe, baze bathengisa nesondo lesipele nodizili
    ufolomani wami wokuxhuma amapayipi ubanjwe amaphoyisa enekhopha yethu entsha engu-12 ebhuthini, uthi wonke amadoda enza njalo
    omama abathathu abapakisha amafoni baphuma phambi kukanogada ongabaseshi ngoba omunye ngumkakhe, njalo ngoLwesihlanu kushoda ifoni eyodwa noma amabili
    uma kucishwe ugesi ukhashiya wethu akashayi lutho ethilini, ubhala ezigqebhezaneni zilahleke, kwenzeka kuphela ngeshifu yakhe
    // Mixed
    i-cashier yami iyantshontsha e-till, short every day
    staff bathatha i-stock home in their bags
    ngisola ama-staff but I cant prove it
    i-security guard nguye ovule i-storeroom, inside job
    my driver uthengisa i-load on the way
    i-cashier iyenza ama-void after the customer left
    die cashier void die sales and pockets the cash
    my workers steel elke dag, they throw the stuff oor die heining
    umsebenzi wami wasendlini is stealing groceries nama-earrings
    die till is elke aand short when she works
    abasebenzi e-warehouse bafaka ama-phone in the overalls
    ngi scared ukuthi abasebenzi will steal uma ngingekho
    i-manager yethu ibicisha ama-camera then ithathe i-cash
    my cleaner uthatha izinto zezingane bit by bit
    i-waiter ya cancel i-bill after customers pay bese ithatha imali
    die kassier and the guard werk saam, hulle dra stock out at night
    ama-staff anezikhiye bayangeba, no one broke in
    our foreman verkoop ons diesel to the taxis
    i-receptionist ipocketa i-cash yeziguli every month end
    i-bookkeeper yethu has been paying her husband's account, njalo nge-month end kuba khona isizathu why the cash is short
    die caretaker and the night guard verkoop the tenants' parcels, hulle is drie-uur in die oggend on camera gesien
  `,
  'stock-loss': `
    stock goes missing and we dont know how
    the count never matches the system
    every stock take we are short and nobody can explain it
    shrinkage is over 4 percent
    goods disappear from the warehouse
    we have no idea who is taking it but boxes vanish from the storeroom
    Things get missing at the creche, nobody knows where
    the numbers do not add up at month end
    short 40 bags of cement on the count, maybe sold, maybe stolen, who knows
    STOCK LOSSES EVERY MONTH AND NO ANSWERS
    bottles go missing from the tavern store but nothing is broken
    tools dissapear from the workshop, dont know if its staff or visitors
    we lose linen at the hotel all the time
    stok missing in my shop plz help
    inventory variance keeps growing
    meat is gone from the cold room and no door was forced
    school textbooks and tablets have gone missing, no sign of forced entry
    medicine unaccounted for at our clinic
    the books say 200 tyres, the floor says 180
    cigarettes keep vanishing off the count, could be customers could be staff
    afraid that stock will go missing when we move to the bigger store
    what if goods vanish and I can not say who had them
    something is leaking in the business, stock leaves and the money is not there
    our pallets are short when we count and there is no trace
    I cannot say who is doing it but my hair products are getting less without sales
    missing parts in the spares department again
    it just goes missing, a bit here a bit there
    wheelbarrows and spades went missing from the building site, nobody saw anything
    the bakery is losing flour and sugar and we cannot find the leak
    somehow whole boxes of airtime and phones are not there at count
    feed bags on the farm are fewer than they should be, no idea where they go
    the church's chairs are getting less every year
    laptops went missing from the office over the last months, not sure when or who
    no break in, no one caught, but the stock is not there
    high stock losses at our petrol station shop
    unexplained losses in the bottle store
    Our big problem is that items cannot be traced once they are in the building
    gas cylinders missing from the cage, lock is still on
    we are out by R18000 on stock and have to write it off
    dispatch says they sent it, stores says they never had it, and the stuff is gone
    cooldrinks missing from my tuck shop since last week i dont know what happened
    copper fittings dont tally with the bin cards
    Crates of beer unaccounted for after every weekend
    shoes in our store dont match on size and count, pairs are gone
    want to know where my stock goes
    how can I find out why we lose so much stock
    Our hotel has counted the towels, glasses and bottles for a year now and every quarter we are some thousands short without one break in, one arrest or one clue who takes it or how
    could be the drivers, could be the cleaners, could be customers, we honestly do not know, but the stock is short
    salon owner: relaxers and braids go missing and I have nobody to blame
    tractor spares in the farm store keep getting less, no lock was broken
    it was there on friday and on monday it was not and nobody can tell me why
    we count and count and it is always less than the paper says
    cameras show nothing, the alarm never went, the keys are all here and still boxes vanish
    guards search everybody at the gate and the stock still comes up short
    phones from the display cupboard are missing, could be customers could be staff
    the auditors came at month end and found we are R240 000 out
    after each power cut the system and the shelf disagree and I cannot say what went where
    the children's uniforms at our school shop get fewer and no one has bought them
    patients files say ten boxes dispensed, the shelf says fourteen are gone
    I do not want to blame my people without proof but something is walking
    copper elbows and taps on the books, not on the rack
    diesel dip and the diesel used do not agree but the tank is locked
    stock is going somewhere
    we had six laptops for the tenants' office and now we have four, nobody signed
    how can it be that every single count is under
    We distribute cleaning chemicals from Prospecton and for three quarters running the stock count has been between four and seven percent below the system although no door was forced and nobody was ever seen with anything
    the crates just get less
    parcels that were booked into the storeroom can not be found, who took them is a riddle
    our cash is right, it is the goods that do not tally
    a leak somewhere between receiving and the shelf
    insurance asks how it was stolen and we can not answer, it only is not there any more
    I suspect everyone and no one
    wedding hire firm, our chairs and cutlery come back counted right and a month later they are short
    we lose toner, paper and chairs from the office and have never found the hole
    frozen prawns from our freezer vanish, seal still on
    losses are up, sales are the same, someone or something eats the difference
    lost track of about forty pairs of spectacles frames
    our bar loses a case of gin a week in thin air
    in the pharmacy stockroom schedule 5 tablets cannot be accounted for
    linen goes to the laundry and back and in the end we are hundred sheets poorer with no idea where
    scared that the new store will also bleed stock like the old one, and we never found out how
    the sheet says twelve drills, I see nine, the police want to know when and I have no clue
    things disappear slowly
    my wife does the books and says we are buying more than we sell and the store is still empty
    the museum shop's stock goes down faster than it is sold
    We have a school outfitters in Windermere and although doors, alarm and cameras are all in order and the four of us have been together for years, each count shows another thirty or so blazers that were neither sold nor seen
    Between the arrival of the phones from Johannesburg and the count at month end some twenty units are no longer there, the guard searched staff and customers alike and there is nothing to point at anybody
    Our hospital store issues linen, gloves and drips for about four hundred patients and the quarterly check found R310 000 worth less on the shelves than on the cards without any sign of who or when
    I sell tyres in Jacobs, cash and books agree, nobody forced a lock, and nevertheless eleven tyres and a pile of batteries are not in the building where they should be
    We packed the decorations away in January, the keys hung in my wife's kitchen all year, and now three trunks and the copper lanterns are not to be found
    Could you advise us on tracking, for the tool crib at our shipyard signs out a hundred items a day and by the end of the month some fifteen have evaporated and each shift says the other had them
    The spares department at the bus depot writes off brake pads and injectors every quarter, no one was seen, police opened no case because we could not even say what day it was
    After the move from Springfield to Cornubia we are missing roughly nine pallets of tiles which the old guard says went out and the new guard says never came in
    // Afrikaans
    voorraad raak weg en niemand weet hoe nie
    die telling klop nooit nie
    ons kort elke maand voorraad
    goed verdwyn uit die pakhuis
    ons weet nie wie dit vat nie maar bokse verdwyn uit die stoor
    by elke voorraadopname is ons kort
    gereedskap raak weg in die werkswinkel, geen idee wie nie
    die syfers klop nie met wat op die rak is nie
    medisyne by die kliniek is nie verantwoord nie
    vleis weg uit die koelkamer, geen deur is geforseer nie
    VOORRAADVERLIESE ELKE MAAND
    ons verloor linne by die gastehuis sonder verduideliking
    die skool se tablette het weggeraak, geen teken van inbraak nie
    dit verdwyn net, bietjie hier en bietjie daar
    bang dat goed wegraak as ons na die groter plek trek
    sê nou voorraad verdwyn en ek weet nie wie dit gehad het nie
    die boeke sê 200 bande maar ek tel 180
    voersakke op die plaas word minder en niemand weet waarheen nie
    sigarette raak weg, kan kliënte wees, kan personeel wees
    kruiwaens en grawe het van die bouperseel af verdwyn
    verlies van voorraad by die drankwinkel, ons kry nie die lek nie
    haarprodukte in my salon raak min sonder dat dit verkoop word
    ons moes R18000 se voorraad afskryf
    die kerk se stoele word al minder
    geen inbraak nie, niemand gevang nie, maar die goed is net nie daar nie
    gasbottels is weg uit die hok en die slot is nog aan
    krimping is te hoog by ons
    onderdele kort elke keer as ons tel
    kratte bier raak soek na elke naweek
    ek wil weet waar my voorraad heen gaan
    Ons hotel tel al n jaar die handdoeke, glase en bottels en elke kwartaal kort ons duisende rande sonder een inbraak of een leidraad oor wie dit vat
    dalk die drywers, dalk die skoonmakers, dalk die klante, ons weet eerlik nie, maar dit kort
    trekkeronderdele in die plaasstoor word minder en geen slot is gebreek nie
    dit was daar en nou is dit nie, niemand kan sê hoekom nie
    ons tel en tel en dit bly minder as wat op papier staan
    die kameras wys niks, die alarm het nooit gegaan nie en tog is daar bokse weg
    die wagte deursoek almal by die hek en ons kort nog steeds
    die ouditeure het by die maandeinde gekry ons is R240 000 uit
    iets loop hier uit maar ek weet nie waar nie
    die sleutels is almal hier, die slot is heel, en die goed is skoonveld
    ek wil nie my personeel beskuldig sonder bewys nie, maar die rakke word leër
    daar verdwyn elke week n kas jenewer
    fone uit die vertoonkas het soek geraak
    ons het ses skootrekenaars gehad en nou vier, niemand het geteken nie
    die dieselstok en die boek stem nie ooreen nie maar die tenk is gesluit
    die kontant is reg, dis die goed wat nie klop nie
    linne gaan wassery toe en kom terug en op die ou end is ons honderd lakens armer
    die versekering vra hoe dit gesteel is en ons kan nie antwoord nie
    ons koop meer as wat ons verkoop en die stoor bly leeg, sê my vrou
    pakkies wat ingeboek is kan nie gevind word nie
    dis n raaisel waar dit alles heen gaan
    die skoolwinkel se hemde raak minder en geen kind het dit gekoop nie
    kopersokke en krane op die boek maar nie op die rak nie
    Ons versprei skoonmaakmiddels uit Prospecton en al drie kwartale is die telling vyf persent onder die stelsel, sonder dat n deur geforseer is of iemand met iets gesien is
    by elke telling kom ons te min uit
    skedule vyf pille in die stoor kan nie verantwoord word nie
    stadig maar seker raak alles weg
    dit kan die bure wees, dit kan die huurders wees, dit kan ons eie mense wees, ons weet net die goed is minder
    die getalle wil nie klop nie
    dit word op ons rekening afgeskryf as onbekend
    tien stoele minder as verlede jaar, en niemand het een gedra nie
    daar is n lek tussen ontvangs en die rak
    die polisie wil weet wanneer dit weggeraak het en ek het nie n idee nie
    Ons het n skoolklerewinkel in Windermere en alhoewel deure, alarm en kameras reg is en ons vier al jare saam werk, wys elke telling nog dertig baadjies wat nie verkoop en nie gesien is nie
    Tussen die aankoms van die fone uit Johannesburg en die telling met maandeinde is daar twintig nie meer daar nie, die wag het personeel en klante deursoek en niks wys na iemand nie
    Ons hospitaal se stoor reik linne en handskoene vir vierhonderd pasiënte uit en die kwartaal se nagaan wys R310 000 se goed minder op die rakke sonder n teken van wie of wanneer
    Ek verkoop bande in Jacobs, die kontant en boeke klop, niemand het n slot geforseer nie en nogtans is elf bande en n stapel batterye nie waar hulle moet wees nie
    Ons het die versierings in januarie gebêre, die sleutels het heeljaar by my vrou gehang en nou is drie trommels en die koperlanterns nêrens te vind nie
    Die gereedskapstoor by ons skeepswerf teken honderd items n dag uit en teen maandeinde is vyftien verdamp en elke skof sê die ander een het dit gehad
    Die busdepot se onderdele word elke kwartaal afgeskryf, niemand is gesien nie en die polisie wou nie n saak oopmaak nie omdat ons nie eers die dag kon noem nie
    // isiZulu
    istokwe siyalahleka asazi kanjani
    izinto ziyanyamalala estolo akekho owaziyo
    uma sibala istokwe asihambisani
    kuyalahleka impahla ewarehouse asazi ngubani
    njalo uma sibala siyashoda
    izimpahla ziyancipha kodwa azithengiswanga
    amathuluzi ayanyamalala eworkshop
    imithi ayiphelele ekilinikhi asazi ishonephi
    inyama iyanyamalala ekamelweni lokubandisa kungekho okuphukile
    ISTOKWE SIPHELA SINGATHENGISWANGA
    amathebhulethi esikole alahlekile akekho owabonile
    utshwala buyancipha etaverni angazi ngubani
    ugwayi uyashoda uma ngibala
    okubhaliwe akufani nokusemashalofini
    ngesaba ukuthi impahla izonyamalala uma sithuthela esitolo esikhulu
    kungenzekani uma izinto zinyamalala ngingazi ukuthi bezinobani
    izitulo zesonto ziyancipha
    amasaka okudla kwemfuyo epulazini ayancipha asazi aphi
    usimende uyashoda esayithini asazi noma uyebiwa noma cha
    amashidi nezingubo zokulala kuyalahleka ehhotela
    kuhlala kunezinto ezingekho mhla sibala
    amabhokisi ezicathulo ayanyamalala kancane kancane
    imikhiqizo yezinwele iyaphela ingathengwanga
    silahlekelwa yistokwe nyanga zonke kasitholi ukuthi siyaphi
    izigubhu zegesi aziphelele ekhejini kodwa ukhiye usekhona
    akugqekezwanga futhi akekho obanjiwe kodwa impahla ayikho
    izinto zilahlekile ehhovisi angazi nini
    amakreyithi kabhiya ashodile emva kwempelasonto
    angazi ukuthi yizisebenzi noma ngabathengi kodwa istokwe siyancipha
    kulahleke ama-laptop asazi ngubani owathathile
    izinto zengane zilahleka e-crèche akwaziwa ngubani
    ngifuna ukwazi ukuthi istokwe sami sishonaphi
    amathayi awaphelele uma sibala, izincwadi zithi ayi-200
    bekumele kube khona amabhokisi angamashumi amahlanu kodwa kunamashumi amane
    ushukela nofulawa kuyancipha ebhekari asazi kanjani
    impahla iyashabalala nje
    ihhotela lethu selibale amathawula nezingilazi unyaka wonke kodwa njalo kuyashoda akukho ukugqekeza futhi akukho esimsolayo
    mhlawumbe abashayeli mhlawumbe amakhasimende, asazi nje, kodwa impahla iyashoda
    izinwele zokwelukwa ziyalahleka esalon angazi ngubani ozithathayo
    bekukhona ngoLwesihlanu, ngoMsombuluko akusekho, akekho okwazi ukuthi kungani
    siyabala siphinde sibale kuhlale kukuncane kunokubhaliwe
    amakhamera awabonisi lutho ne-alamu ayikaze ikhale kodwa amabhokisi ayancipha
    onogada basesha bonke abantu esangweni kodwa impahla isashoda
    abacwaningi bamabhuku bathole ukuthi sishoda ngo-R240 000 ekupheleni kwenyanga
    kukhona okuphumayo lapha kodwa angazi kuphuma kuphi
    izikhiye zonke zikhona nengidi ayiphukile kodwa izinto azikho
    angifuni ukusola abasebenzi ngingenabo ubufakazi kodwa amashalofu ayaphela
    amafoni abekhabetheni awatholakali
    imali iyahambisana, yimpahla engahambisani
    sasinamalaptop ayisithupha manje mane, akekho osayinile
    udizili osetshenzisiwe nosele akulingani kodwa ithangi likhiyiwe
    amaphasela abhaliwe ukuthi angenile awatholakali esitolo
    izingubo zesikole ziyancipha kungathengwanga muntu
    kade sashoda kwaze kwaba yimanje asikayitholi imbangela
    umshwalense ubuza ukuthi kwebiwe kanjani, asazi, akusekho nje
    sengathi kunembobo phakathi kokwamukela neshalofu
    sithumela amashidi ewashini abuye, ekugcineni sishoda ngekhulu asazi aphelelaphi
    amaphilisi esitokweni sasekhemisi angalandeleki
    ibha yethu ishoda ngekesi likajini masonto onke emoyeni nje
    sisabalalisa imikhiqizo yokuhlanza eProspecton, amakota amathathu alandelanayo istokwe sihlala singaphansi kwesistimu kungaphulwanga mnyango futhi kungabonwanga muntu
    kuphela kancane kancane
    sisola wonke umuntu singasoli muntu
    amaphoyisa abuza ukuthi kulahleke nini, angikwazi ukusho
    izitulo esiziqashisayo zibuya ziphelele kodwa emva kwenyanga ziyashoda
    kungaba omakhelwane, kungaba abaqashi, kungaba abethu, into eyaziwayo ukuthi kuncane
    inani elisencwadini alifani nelisegumbini
    silahlekelwa yizinto ezincane zasehhovisi nsuku zonke asikawutholi umkhondo
    sinesitolo sezingubo zesikole eWindermere, iminyango ne-alamu namakhamera kulungile, kodwa ukubala ngakunye kukhombisa amabhlayza angu-30 angathengiswanga futhi angabonwanga
    phakathi kokufika kwamafoni avela eGoli nokubala kokuphela kwenyanga kusuke kungasekho angu-20, unogada useshe abasebenzi namakhasimende akukho okukhomba muntu
    isitolo sesibhedlela sikhipha amashidi namagilavu eziguli ezingu-400, ukuhlola kwekota kuthole kushoda izimpahla zika-R310 000 kungaziwa ngubani noma nini
    ngithengisa amathayi eJacobs, imali nezincwadi kuyahambisana, akukho ngidi ephuliwe kodwa amathayi angu-11 namabhethri awekho lapho okufanele abe khona
    sabeka imihlobiso ngoJanuwari izikhiye zahlala nomkami unyaka wonke, manje amabhokisi amathathu nezibani zekhopha akutholakali
    isitolo samathuluzi emkhunjini sikhipha okuyikhulu ngosuku, ngokuphela kwenyanga kube sekuphele okungu-15, ishifu ngayinye isola enye
    izipele zedepho yamabhasi zisulwa njalo ngekota, akekho obonakele, amaphoyisa awalivulanga icala ngoba asikwazanga ngisho ukusho usuku
    emva kokuthuthela eCornubia sishoda ngamaphalethi angu-9 amathayili, unogada wakudala uthi aphuma omusha uthi awazange angene
    // Mixed
    i-stock siya missing asazi how
    uma si count i-stock it never matches
    izinto ziya disappear e-warehouse nobody knows ngubani
    i-stock take iyashoda every month akekho owaziyo why
    ama-tools ayalahleka e-site, no idea who
    our shrinkage iphezulu kakhulu asazi kwenzenjani
    die stock klop nie with the system nie
    goods verdwyn uit die storeroom and nobody knows how
    ons is elke stock take short, geen idee who takes it
    i-meat iyanyamalala in the cold room kodwa akukho okuphukile
    missing stock again, angazi noma ama-staff noma ama-customers
    die count is out by 40 boxes en niemand kan explain
    i-stock ya disappear slowly asazi ukuthi siyaphi
    i-audit found we are short kodwa akukho break in
    the guards search everyone kodwa izinto zisashoda
    ons tel every week and it is always minder as die system
    ama-phone ashodile in the cupboard, could be anyone
    die goed is just not there, slot en sleutels is fine
    ama-cameras awaboni lutho but the boxes get less
    between the delivery and the month end count kusuke kungasekho ama-phone angu-20, guard searched everyone kodwa akukho okukhomba muntu
    ons telling wys every quarter dertig blazers minder, doors and alarm is fine and nobody is gesien nie
  `,
  'delivery-theft': `
    goods are stolen off our trucks on the road
    deliveries come short
    boxes go missing between the depot and the shop
    They jump on the back of the truck when it slows at the hill and throw the load off
    the receiving bay is where we lose the goods
    supplier delivers 48 cases and we sign for 50
    our truck was looted on the N3 after it broke down
    parcel never arrived, courier says delivered
    kids run behind the lorry and pull off crates of cooldrink
    the delivery van was emptied while the driver carried boxes into the spaza
    short deliveries every week from the bakery
    pallets dissapear at the loading dock
    TRUCK LOOTED AGAIN AT THE ROBOT IN ISIPINGO
    seal on the container was broken and 30 boxes of shoes gone when it got to us
    they cut the tarpaulin while the driver slept at the truck stop and offloaded tyres
    cement was offloaded at the wrong place and never reached site
    scared that they will strip our loads on the road to the farm
    what if goods are taken while the truck is standing at the gate
    bread crates get stolen in front of the shop before we open
    my online order was taken from the front door step
    beer taken off the delivery truck in the township while offloading at the tavern
    gas bottles stolen from the back of the bakkie while doing deliveries
    building material dropped at the site at 6am and gone by 7
    hospital order of medicine arrived with boxes missing from the middle of the pallet
    people climb on our sugar trucks at the stop street
    the load was tampered with in transit
    milk and bread left at the school gate by the supplier is stolen each morning
    driver stopped to ask the way and they helped themselves to the load
    stock vanishes between offloading and the storeroom door at receiving
    short picked or taken on the way, each delivery to our hotel misses something
    thy stole stuff frm our delivery truck in kwamashu
    timber taken off the truck on the way to the mill
    our couriers lose parcels out of the van at every complex
    container of electronics opened at the harbour, half of it gone
    nobody had a gun, they just opened the back doors at the traffic light and pulled boxes out
    crowd took all the chickens off the truck after it overturned
    the furniture truck gets picked clean at the taxi rank
    salon products ordered from joburg, the box came opened and half was missing
    delivery notes say full but we receive less
    items fall off the truck, if you know what I mean, between warehouse and customer
    diesel delivery was 400 litres short of what was invoiced
    they steal from the cargo while it waits at the weighbridge
    fruit gets taken off the trailers on the road to the market
    hampers for our church were stolen out of the delivery van
    goods left in the receiving area overnight are gone in the morning
    parcels disappear from the lobby of our flats after the courier drops them
    We supply bread and milk to forty spazas and schools and on the same three corners boys jump on the back of the truck, throw down crates and are away before the driver can even stop
    nobody took the truck itself, they only emptied what it was carrying
    the cement and doors were stolen off the lorry while it waited outside the site
    cooking oil tanker overturned and people came with buckets for the load
    the driver stopped at a robot and they took boxes off the back
    it left us full and got there half
    while the guard at the gate wrote down the number plate, boys lifted two crates off the van
    the cameras at the dock show a man walking off with a pallet jack and our goods on it during offloading
    children ran next to the lorry, pulled the strap loose and the parcels fell
    phones were taken from the middle of the shipment and the box taped closed again
    a power cut kept the gate motor from opening, the truck had to wait in the road and was emptied from behind
    copper rolls fell short by two when the lorry came from Joburg
    drop off at the tenants' front desk, nobody signed, gone
    the load was lighter at our weighbridge than at theirs
    somebody helped himself to the trailer while it stood at the border post
    at month end with all the hampers on the road they know what our vans carry
    police say it happened between Mooi River and Hammarsdale, the tarp was slit and the tyres thrown out
    customers phone that their order is half, the driver swears he loaded it all
    they unhooked the back doors at the speed bump and goods rained out
    oxygen cylinders for our patients were lifted from the courier's bakkie outside the clinic
    my wife ordered a pram, the courier left it at the neighbours, and it was gone
    We bring cooldrink and ice to shops in Inanda and Ntuzuma and every afternoon on the steep part near the bridge three or four youths climb up on the moving truck and throw cases down to their friends
    it was taken off the truck before it got here
    diesel drums on the flat bed, two missing on arrival
    water bottles taken out of the side racks of the truck in slow traffic
    our flower truck at the airport freight was opened and the boxes for export pulled out
    fish crates taken from the bakkie between the harbour and my restaurant
    they loot when a truck lies on its side, by the time police arrive the whole cargo is gone
    the mattresses were stolen off the roof of the delivery truck at the intermodal
    every delivery to our Umlazi branch is a few cases down
    bricks delivered, half of them carted off by neighbours before the builder came
    cash was not touched, they wanted the cartons at the back of the van
    wool bales short on the rail wagon
    they cut the bolt seal at the truck stop at Harrismith and put on a new one, we only found out when unloading
    i am scared to send stock with that route because it gets picked from the truck each time
    someone took the frozen chicken off the trolley while the staff were bringing in the rest
    container from Durban harbour came with stones in it instead of the sneakers
    my medicine parcel from the mail order pharmacy was signed for by some body I dont know
    tarps get cut, straps get cut, boxes get thrown, and the driver cannot stop
    On the 28th, the busiest month end of the year, our truck with school stationery stopped for the police roadblock at Mariannhill and when it moved on the back doors were open and sixty cartons had been pulled off
    My customers in Phoenix and Verulam complain that the cooking oil arrives four or five cases short, and the driver and his two helpers say that boys climb up at the traffic lights and hand the cases down
    We are a home nursing company and the wound dressings for eleven patients, left by the courier with the guard at the gate of our office park, were taken from his hut before our staff came to fetch them
    The diesel and the truck itself were not touched, but of the copper tube that left our supplier in Germiston eleven coils were no longer on the trailer when it was opened in Mobeni
    I order wedding cakes' sugar flowers and phones covers for my shop and twice this month the box was put down at the neighbours' door while I was with a client and by the time I ran out it was gone
    // Afrikaans
    goed word van ons vragmotors af gesteel op die pad
    aflewerings kom kort
    hulle spring agterop die lorrie as hy stadig ry teen die bult
    bokse raak weg tussen die depot en die winkel
    die vrag is geplunder op die N2 toe die trok gebreek het
    by die ontvangs verdwyn die goed
    verskaffer lewer minder af as wat ons teken
    die seël op die houer was gebreek en bokse was weg
    hulle het die seil gesny terwyl die drywer geslaap het en bande afgelaai
    pakkie is voor my deur gevat
    VRAG WEER GEPLUNDER
    broodkratte word voor die winkel gesteel voor ons oopmaak
    die afleweringswa is leeggemaak terwyl die drywer binne was
    bang hulle vat van die vrag op pad plaas toe
    sê nou hulle laai goed af terwyl die trok by die hek staan
    gasbottels van die bakkie af gesteel tydens aflewerings
    bier weg van die trok terwyl hulle by die taverne aflaai
    palette verdwyn by die laaiplek
    boumateriaal om ses afgelewer, sewe-uur is dit weg
    die kliniek se medisyne kom aan met bokse wat kort
    kinders hardloop agter die lorrie aan en trek koeldrankkratte af
    ons suikertrokke word by die stopstraat beklim
    hout van die trok af gevat op pad na die meul
    koeriers verloor pakkies by elke kompleks
    geen wapen nie, hulle het net die agterdeure by die verkeerslig oopgemaak en bokse uitgetrek
    die dieselaflewering was 400 liter kort
    vrag se goed word gesteel terwyl dit by die weegbrug wag
    toe die trok omslaan het die mense al die hoenders gevat
    die skool se melk word elke oggend by die hek gevat net na dit afgelaai is
    afleweringsnota sê vol maar ons kry minder
    Ons lewer brood en melk by veertig winkels en skole af en op dieselfde drie hoeke spring seuns agterop die lorrie, gooi kratte af en is weg voor die drywer kan stop
    hulle het nie die trok gevat nie, net die vrag wat daarop was
    deure en sement van die lorrie gesteel terwyl dit voor die perseel wag
    die drywer stop by die robot en hulle vat bokse agter af
    dit ry vol weg en kom half aan
    terwyl die wag by die hek die nommer skryf lig seuns twee kratte van die wa af
    die kameras by die laaiplek wys hoe n man met ons palet wegstap terwyl ons aflaai
    kinders het langs die lorrie gehardloop en die band losgetrek en die pakkies val
    fone is uit die middel van die besending gehaal en die boks weer toegeplak
    die krag was af, die hek wou nie oop nie, die trok staan in die pad en agter word hy leeggemaak
    my vrou het n stootwaentjie bestel en iemand het dit by die deur weggevat
    die vrag het by ons weegbrug minder geweeg as by hulle s'n
    twee rolle koper kort toe die lorrie van Johannesburg af kom
    daar word by elke aflewering in Umlazi van die trok gevat
    die suurstofsilinders vir ons pasiënte is van die koerier se bakkie afgelig
    klante bel dat hulle bestelling half is
    hulle maak die agterdeure by die spoedwal los en die goed val uit
    visbakke weg tussen die hawe en my restaurant
    die matrasse is van die dak van die aflewerwa af gesteel
    polisie sê dit was tussen Mooirivier en Hammarsdale, die seil is gesny
    elke maandeinde met die groot vragte gebeur dit weer
    bakstene afgelaai, die helfte deur die bure weggery voor die bouer kom
    die houer uit die hawe het klippe in gehad in plaas van tekkies
    Ons ry koeldrank en ys na winkels in Inanda en elke middag by die steil stuk klim drie of vier jongetjies op die trok terwyl hy ry en gooi kaste af vir hulle maats
    die seël by Harrismith geknip en n nuwe een aangesit, ons het dit eers met die aflaai gesien
    dieseldromme op die platbak, twee is weg met aankoms
    iemand het die bevrore hoender van die trollie af gevat terwyl ons die res indra
    my medisynepakkie is deur n vreemde geteken en weg
    die bale wol op die spoorwa is minder as wat gelaai is
    hulle vat dit net van die trok af voor dit hier kom
    ek is bang om op daardie roete te stuur want daar word altyd van die vrag gesteel
    waterbottels uit die trok se syrakke gehaal in die stadige verkeer
    die kontant is gelos, hulle wou die kartonne agter in die wa hê
    Op die 28ste het ons trok met skryfbehoeftes by die padblokkade by Mariannhill gestop en toe hy verder ry was die agterdeure oop en sestig kartonne van die vrag af gevat
    My klante in Phoenix en Verulam kla dat die olie vier of vyf kaste te min aankom en die drywer sê seuns klim by die verkeersligte agterop en gee die kaste af
    Ons is n tuisverplegingsmaatskappy en die verbande vir elf pasiënte wat die koerier by die wag by die hek gelos het, is uit sy hokkie gevat voor ons personeel dit kon haal
    Die diesel en die trok is nie aangeraak nie, maar van die koperbuis wat ons verskaffer in Germiston gelaai het was elf rolle nie meer op die sleepwa toe dit in Mobeni oopgemaak is nie
    Twee keer vandeesmaand is my winkel se bestelling by die bure se deur neergesit terwyl ek met n klant besig was, en teen die tyd dat ek uithardloop was die boks weg
    Ons vis- en garnaalvragte na Pietermaritzburg staan elke vrydag in die verkeer by Cato Ridge en dan trek mense die seile los en gryp kratte terwyl die drywer toeter
    Die kos vir die kinders by ons drie crèches word soggens deur die verskaffer by die hek neergesit, en op twee dae uit vyf is die melk en brood klaar gevat voor die kombuispersoneel kom
    // isiZulu
    kwebiwa impahla emalolini ethu emgwaqweni
    amadelivery afika eshoda
    bagibela iloli uma lihamba kancane egqumeni baphonse impahla phansi
    amabhokisi ayalahleka phakathi kwe-depot nesitolo
    iloli libe nenkinga emgwaqweni baliphanga
    bathulule impahla elolini lami ngesikhathi umshayeli elele
    kusikwe useyili welori kwathathwa amathayi
    kuthathwe amakreyithi esinkwa phambi kwesitolo singakavuli
    izingane zigijima emva kwelori zidonse izinamuneyidi
    bantshontshe impahla evenini umshayeli esahambisa amabhokisi esipaza
    isili yekhonteyina ibiphukile namabhokisi angekho
    iphasela lami lintshontshwe phambi komnyango
    umthengisi uletha okuncane kunalokho esikusayinile
    lapho kwamukelwa khona impahla kuyalahleka
    ngesaba ukuthi bazothatha impahla elorini endleleni eya epulazini
    kungenzekani uma beba elorini limile esangweni
    BAPHINDE BAPHANGA ILOLI EROBHOTHINI
    ubhiya wathathwa elorini kusethulwa etaverni
    amagesi antshontshwe emuva kwebhakkie sihambisa kumakhasimende
    izinto zokwakha zilethwe ekuseni ngo-7 zase zingasekho
    imithi yesibhedlela ifike kushoda amabhokisi
    iloli ligumbuqele abantu bathatha zonke izinkukhu
    abantu bagibela amaloli kashukela esitobhini
    ama-courier alahla amaphasela emaflethini
    bebengaphethe zibhamu, bavule iminyango yeloli erobhothini badonsa amabhokisi
    ubisi lwesikole luntshontshwa esangweni lusanda kufika
    kushoda idizili uma iloli selilethile
    ukhuni luthathwa elorini luya esayimili
    impahla ilala endaweni yokwamukela ekuseni ayikho
    kwebiwa emthwalweni iloli limile lilinde esikalini
    umthwalo wethu uyebiwa usendleleni
    bantshontsha elorini lethu elokishini njalo
    ukudla kwehhotela kufika kungaphelele njalo
    izithelo ziyathathwa emathileleni endleleni eya emakethe
    bathathe ifenisha elorini ngaserenki
    i-oda yami ivele ivuliwe kushoda isigamu
    sihambisa isinkwa nobisi ezitolo ezingamashumi amane, kodwa emakhoneni amathathu abafana bagxumela elolini baphonse amakreyithi baleqe
    abathathanga iloli uqobo, bathathe umthwalo ebeliwuthwele
    ngesikhathi umshayeli esayina amaphepha bathathe amabhokisi ngemuva kweloli
    umshayeli ume erobhothini bathatha amabhokisi ngemuva
    iloli lisuke ligcwele lafika liyisigamu
    ngesikhathi unogada esangweni ebhala inombolo yeloli abafana bathathe amakreyithi amabili
    amakhamera akhombisa umuntu ehamba nempahla yethu ngesikhathi sethula
    izingane zigijima eceleni kweloli zikhumule ibhande amaphasela awe
    amafoni akhishwe phakathi emthwalweni ibhokisi laphinde lavalwa nge-tape
    ugesi ubungekho isango alavuleka iloli lama emgwaqeni lathululwa ngemuva
    umkami u-ode i-pram yashiywa kamakhelwane yanyamalala
    umthwalo ubulula esikalini sethu kunakwesabo
    njalo uma sithumela eMlazi kufika kuncishiwe
    bavula iminyango yangemuva uma iloli lidlula isigqumane impahla ichithekele phansi
    amasilinda omoya weziguli athathwe ebhakkini ye-courier ngaphandle kwasekilinikhi
    amakhasimende ayafona athi i-oda yawo iyisigamu
    kade silinde impahla, yafika inezikhala phakathi
    omatilasi bebiwe phezulu eloli eliletha impahla eduze kwe-intermodal
    amaphoyisa athi kwenzeke phakathi kweMooi River neHammarsdale, useyili usikiwe
    izitini zethulwe, uhhafu wazo uthathwe ngomakhelwane umakhi engakafiki
    ikhonteyina elivela ethekwini lifike linamatshe esikhundleni sezicathulo
    ngenyanga iphela amaveni agcwele ama-hampa, bayazi, bayalinda, bathathe
    sithutha uphuzo neqhwa eNanda, njalo ntambama emqansweni abafana bagibela iloli lihamba baphonsele abangani babo amakesi
    imidramu kadizili emibili ibingasekho iloli selifikile
    iphasela lami lemithi lisayinwe ngumuntu engingamazi
    bathathe inkukhu efriziwe enqoleni abasebenzi besangenisa okunye
    umthwalo uyaphangwa njalo lapho iloli liwe khona
    bathathe emthwalweni ungakafiki kithi
    amabhodlela amanzi akhishwa ezinhlangothini zeloli kunesiminyaminya
    ngiyesaba ukuthumela ngalowo mgwaqo ngoba bahlala bethatha elolini
    imali bayiyekile, bebefuna amabhokisi ngemuva kweveni
    ngomhla ka-28 iloli lethu lezincwadi zesikole lime emgoqweni wamaphoyisa eMariannhill, kwathi selihamba kwatholakala iminyango yangemuva ivulekile kwehliswe amabhokisi angu-60
    amakhasimende ami ePhoenix naseVerulam akhala ngokuthi amafutha afika kushoda amakesi amane, umshayeli uthi abafana bagibela emarobhothini behlise
    siyinkampani yokunakekela iziguli emakhaya, amabhandishi eziguli ezingu-11 ashiywe ku-nogada esangweni athathwa abasebenzi bengakawalandi
    iloli nodizili azithintwanga, kodwa emapayipini ekhopha asuka eGermiston kushode amakhoyili angu-11 lapho ithrela livulwa eMobeni
    kabili kule nyanga i-oda yesitolo sami ibekwe emnyango kamakhelwane ngisenekhasimende, ngithi ngiyagijima ngiyoyilanda ngithole ibhokisi lihambile
    amaloli ethu enhlanzi aya eMgungundlovu ama njalo ngoLwesihlanu esiminyaminyeni eCato Ridge, abantu bakhulule oseyili bathathe amakreyithi umshayeli eshaya ihutha
    ukudla kwezingane emacrèche ethu amathathu kubekwa esangweni ekuseni, izinsuku ezimbili kwezinhlanu ubisi nesinkwa kusuke sekuthathiwe abasebenzi bengakafiki
    iloli lizokwethula esuphamakethe lime ehlangothini ugesi ucishile isango lingavuleki, ngaleyo mizuzu engu-15 amadoda amahlanu athulula ingxenye yomthwalo
    // Mixed
    ama-delivery afika short every week
    bantshontsha e-truck when it slows down at the hill
    i-load yethu bayithatha on the road to Empangeni
    ama-box ayalahleka at receiving before afike e-storeroom
    they looted i-truck yethu nge-N3
    i-parcel yami itshontshwe outside the door
    die truck is geplunder by the robots again
    deliveries kom elke week short, the driver says it was full
    hulle spring op die truck and throw the boxes down
    i-courier van ivuliwe while the driver was inside kwathathwa ama-box
    ngi worried nge-load uma i-truck imile at the truck stop overnight
    hulle't die container se seal gebreek and took half the stock
    i-truck isuke full yafika half
    abafana bagibela i-lorry e-moving then throw the cases down
    i-order yami half, the driver says he loaded everything
    die boxes is van die truck gevat while he waits by the gate
    i-seal cut at the truck stop, kwathathwa ama-tyre
    parcel left by die bure and toe is dit gone
    ama-phone akhishwe in the shipment bavala ibhokisi with tape
    i-supplier leaves the milk and bread at the gate yama-crèche ekuseni and two days out of five kusuke sekuthathiwe before the staff arrive
    ons truck stop by die roadblock in Mariannhill and when it moved on was die doors oop en sixty cartons weg
  `,
  'cable-theft': `
    copper cable stolen from the pump at the farm
    they dug up our electricity cable
    cable theft again, the whole street is dark
    someone stripped the wiring out of the new houses we are building
    the earth wires at the substation were cut and taken
    they cut the overhead lines and rolled them up
    thieves pulled the cable out of the trench before we could close it
    cable drums on our site, 200 metres cut off overnight
    our borehole cable was cut and pulled out
    CABLE STOLEN 4 TIMES SINCE JUNE
    they burn the plastic off the wire in the bush behind the school
    solar cables between the panels and the inverter were ripped out
    the cable from the meter box to the church was cut, now no power
    izinyoka stole the cable that feeds our factory
    the clinic has no lights because they took the cable from the pole
    telephone line copper stolen so the office has no landline
    somebody is cutting the wires of the street lights and taking them
    the lightning conductor copper tape was stripped off our building
    workers found the ducts empty, all the armoured cable gone
    they took the welding cables and the feed cable from the workshop
    scared they will cut our supply cable during load shedding
    what if they steal the cable while power is off
    pivot irrigation cables were stolen in the field
    they strip copper wire out of the vacant flats
    our fibre cable got cut because they thought it was copper
    train signalling cables stolen along the line next to our yard
    thieves dig holes along the road to get at the cables
    kabel thieves hit the sports field, floodlight cable gone
    the cable of the transformer on our farm was cut, oil everywhere
    they chopped the 3 phase cable to the cold rooms, all stock spoiled
    its not the house they broke into, they pulled the supply cable out from the pole to the house
    they did not touch the pipes, only the wire
    the extension leads and feeder cables at the taxi rank stalls were cut off
    earth straps on our cell tower are stolen over and over
    hotel lost power, the cable in the manhole was cut by thieves
    cops caught two guys with 30kg of burnt copper wire from our plant
    copper wires stolen out of the walls of the old hall
    they pull the wire through the manhole with a bakkie
    the complex gate has no power because the cable was stolen
    wires stolen from the chicken house fans
    stolen cable at the pump station means no water for the estate
    eskom says the cable was stolen and they wont replace it again
    cable thieves were in the yard with spades and a hacksaw
    took the coil of house wire and trailing cable lying on site
    all the jumper wires and busbars in the mini sub gone
    my neighbour and I have no lights since they cut our line at night
    The tavern, the creche and eleven houses on our side of the valley have been without lights for nine days because the line between the transformer and the last pole was cut down and rolled up in the night
    they left the gate motor alone but pulled out the feed wire to it and everything back to the board
    no one broke into the shop, they cut the supply cable outside and all my ice cream melted
    wire thieves at the graveyard and the community hall, no lights for the night vigil
    they came for the wire again last night and today nothing works
    somebody cut the cable and went off with it
    cameras and alarm are dead because the feed wire from the pole was cut and carried away
    guard ran after three men with a roll of cable on their shoulders
    the power cut is not load shedding this time, the line was stolen
    the gate motor stopped as the armoured cable to it was pulled out of the ground
    children at the creche are without warm food since the overhead line was cut down
    patients were moved because the cable that feeds the theatre was stolen
    the staff stood in the dark on month end, the cable from the mini sub was taken
    tenants in block C sit with no lights, the riser cable was stripped from the shaft
    they dig
    neighbours woke to sparks, that was them sawing the live wire
    police found the burnt insulation behind the stadium
    our sewage pump in Umbogintwini has been standing because 90 metres of three core were pulled out of the conduit at the weekend
    they took the aluminium conductor between nine poles
    wires gone, poles cut down too
    Metrorail stands still as the overhead copper wire at Dalbridge was stolen
    municipal electricians put new wire in on Tuesday, stolen by Thursday
    the cellphone tower's feeder is cut each month and the customers have no signal
    Dear sir, our church and the fourteen houses behind it have had no electricity for eleven days as the low tension cable under the pavement was dug up and removed at night by men with a bakkie
    phones and internet down, someone chopped the lines in the street for the copper
    they unrolled our welding lead from the wall and took it
    fridge full of vaccines lost after the underground cable got stolen
    tapped the joint open, cut both sides, took the piece between
    the golf estate's irrigation wires dug out along five holes
    they hang a chain on the line and pull it off with a taxi
    copper and cash was all they wanted, first the wire in the trench
    scared they come back for the other phase, two are gone already
    smoke behind the warehouse, they are burning our wire there
    man electrocuted while cutting our cable, the others still took it
    the quarry conveyor's trailing cable went missing in the night, sixty metres
    somebody stripped the DB board and pulled every wire out of the walls of the hall
    the robots at our corner are off, their cables were stolen
    the earthing of our transformer is taken so often that now everything in the shop blows
    no one took the diesel or the truck, only the jumper leads and the cable drum
    For the fourth time since load shedding began the copper cable between the kiosk and our retirement village in Yellowwood Park was dug up on a dark night and eighty old people have no lifts, stoves or oxygen machines
    I run a chicken hatchery near Camperdown and on Tuesday at two in the morning somebody cut the overhead supply line behind the gate, rolled up about three hundred metres and left us to throw away twelve thousand eggs
    The guard at the railway yard told police that five men with a ladder cut down the overhead wire, that they loaded it in a taxi and that he alone could not stop them, so no train has run since Monday
    Our customers and staff cannot reach us as the copper phone line down Alice Street is stolen as often as Telkom hangs it, the last time within one weekend
    We rent twelve garden cottages to students and tenants and someone pulled the armoured cable from the meter room to the back cottages out of its trench, so the gate motor, cameras and all the lights are dead
    My borehole at Inchanga supplies two schools and a clinic, and the cable down to the pump was drawn out and cut off last night, leaving children and patients without a drop
    The new phase of our housing estate was wired in October and before the keys could be handed over at month end the wires were ripped out of the walls of nineteen houses
    When the power came back after the cut our street stayed dark and the neighbours found the reason, a hole at the pole, the cable sawn off at both ends and the middle piece gone
    // Afrikaans
    kabels gesteel by die pomp op die plaas
    hulle het ons kragkabel uitgegrawe
    kabeldiefstal, die hele straat is donker
    die bedrading is uit die nuwe huise gestroop
    aarddrade by die substasie afgesny en weg
    hulle sny die oorhoofse lyne en rol dit op
    koperkabel uit die sloot getrek voor ons kon toegooi
    200 meter kabel van die tol afgesny op die bouperseel
    KABEL WEER GESTEEL
    boorgatkabel is afgesny en uitgetrek
    hulle brand die plastiek van die draad af agter die skool
    die sonpanele se kabels is uitgeruk
    die kerk het nie krag nie want die kabel van die meterkas is gevat
    koperdraad uit die mure van die leë woonstelle gehaal
    bang hulle steel die kabel tydens beurtkrag
    sê nou hulle sny die toevoerkabel as die krag af is
    spilpunt se kabels in die land gesteel
    die straatligte se drade word gesny
    telefoonlyn gesteel, kantoor sonder foon
    kabeldiewe het met grawe en n ystersaag in die werf gewerk
    die driefase kabel na die koelkamers is gekap en al die vleis het vrot
    die transformator se kabel op die plaas is geknip
    hulle het nie ingebreek nie, net die kabel van die paal na die huis gevat
    sweiskabels en toevoerkabel uit die werkswinkel weg
    vesel gesny want hulle het gedink dis koper
    die kliniek sit in die donker, die kabel is weer weg
    hulle trek die draad met n bakkie deur die mangat
    weerligafleier se koperstrook is van die gebou afgestroop
    eskom sê hulle gaan nie weer die gesteelde kabel vervang nie
    die skool se sportveldligte werk nie, kabel uitgegrawe
    Die taverne, die crèche en elf huise aan ons kant van die vallei sit al nege dae sonder ligte omdat die lyn tussen die transformator en die laaste paal afgesny en opgerol is
    hulle het die hekmotor gelos maar die kabel daarheen uitgetrek
    my winkel se toevoerkabel buite is afgesny en al die roomys het gesmelt
    hulle het vannag weer die draad kom haal en vandag werk niks
    iemand het die kabel gesny en daarmee weggeloop
    die kameras en alarm is dood want die toevoerdraad van die paal is afgesny en weg
    die wag het drie mans met n rol kabel op die skouer gejaag
    dis nie beurtkrag nie, die lyn is gesteel
    die hekmotor staan want die gepantserde kabel is uit die grond getrek
    die kinders by die crèche kry nie warm kos nie vandat die oorhoofse lyn afgesny is
    pasiënte moes geskuif word want die teater se kabel is gesteel
    die huurders in blok C sit sonder ligte, die kabel in die skag is gestroop
    hulle grawe dit uit en vat dit
    die bure het vonke gesien, dit was toe hulle die lewendige draad saag
    die polisie het gebrande isolasie agter die stadion gekry
    ons rioolpomp staan want negentig meter kabel is die naweek uit die pyp getrek
    draad tussen nege pale afgehaal
    die munisipaliteit sit dinsdag nuwe draad in en donderdag is dit gevat
    daar word elke maand aan die selfoontoring se kabel gesny
    die treine loop nie, die koperdraad bo die spoor is gesteel
    fone en internet is af want iemand het die lyne in die straat gekap
    yskas vol entstof verlore nadat die ondergrondse kabel gesteel is
    die robotte by ons hoek is af, hulle kabels is weg
    Geagte heer, ons kerk en veertien huise is al elf dae sonder krag omdat die kabel onder die sypaadjie snags deur mans met n bakkie uitgegrawe en verwyder is
    hulle haak n ketting aan die lyn en trek dit met n taxi af
    rook agter die pakhuis, daar brand hulle ons draad
    die gholflandgoed se besproeiingsdrade is langs vyf putjies uitgehaal
    een van hulle is geskok maar die ander het die kabel tog gevat
    die skakelbord is gestroop en elke draad uit die saal se mure getrek
    bang hulle kom terug vir die derde fase, twee is al weg
    ons transformator se aarding word so dikwels gevat dat alles in die winkel uitbrand
    die diesel en trok is gelos, net die kabel is afgerol
    die steengroef se sleepkabel het in die nag weggeraak, sestig meter
    Vir die vierde keer is die koperkabel tussen die kiosk en ons aftreeoord in Yellowwood Park op n donker nag uitgegrawe en tagtig ou mense sit sonder hysbakke, stowe en suurstofmasjiene
    Ek het n broeiery naby Camperdown en dinsdag om tweeuur het iemand die oorhoofse lyn agter die hek afgesny, driehonderd meter opgerol en ons moes twaalfduisend eiers weggooi
    Die wag by die spoorwerf het vir die polisie gesê vyf mans met n leer het die bodraad afgesny en in n taxi gelaai en hy kon hulle nie alleen keer nie
    Ons klante en personeel kan ons nie bereik nie want die koper telefoonlyn in die straat word gesteel so gou as wat Telkom dit ophang
    Ons verhuur twaalf kothuise en iemand het die gepantserde kabel uit die sloot getrek, so die hekmotor, kameras en al die huurders se ligte is dood
    My boorgat by Inchanga voorsien twee skole en n kliniek en die kabel na die pomp is gisteraand uitgetrek en afgesny, nou sit kinders en pasiënte sonder water
    Die nuwe fase van ons behuising is in oktober bedraad en voor die sleutels met maandeinde oorhandig kon word is die drade uit negentien huise se mure geruk
    Toe die krag na die onderbreking terugkom het ons straat donker gebly en die bure kry n gat by die paal, die kabel aan albei kante afgesaag en die middelstuk weg
    // isiZulu
    izintambo zikagesi zintshontshiwe
    bantshontshe ikhebula lephampu epulazini
    bamba ikhebula likagesi balikhipha phansi
    umgwaqo wonke umnyama ngenxa yokwebiwa kwamakhebula
    izinyoka zisike izintambo zikagesi
    basike ikhopha esubstation
    kukhishwe zonke izintambo ezindlini ezintsha esizakhayo
    bayisika intambo esigxotsheni bayigoqe
    bashisa amapulasitiki entambo ehlathini ngemuva kwesikole
    isonto alinagesi ngoba basike ikhebula
    IKHEBULA LINTSHONTSHWE FUTHI
    ikilinikhi isebumnyameni basike izintambo
    balokhu bentshontsha ikhopha emathaweni
    intambo yombhobho wamanzi isikiwe epulazini
    bakhiphe ikhebula emseleni singakawuvali
    kusikwe amakhebula emidrameni esayithini
    ngesaba ukuthi bazosika ikhebula uma kucishwe ugesi
    kungenzekani uma beba intambo kagesi ngesikhathi se-load shedding
    izintambo zamasola zikhishiwe
    amasela ambe imigodi eceleni komgwaqo efuna ikhopha
    bathathe izintambo zezibani zomgwaqo
    ugesi awukho kusukela basika intambo yethu ebusuku
    bebiwe izintambo zocingo lwehhovisi
    abagqekezanga endlini, badonse nje ikhebula elisuka esigxotsheni
    ikhebula lefektri lintshontshwe ngamaphara
    bakhumula izintambo ezindongeni zamaflethi angenamuntu
    ikhebula lamafriji lisikiwe yonke inyama yonakele
    bathole amasela eshisa ikhopha yethu
    sihlala sintshontshelwa izintambo
    intambo yomhlabathi enkulu isikiwe ku-transformer
    bayidonsa intambo ngebhakkie emgodini
    bantshontshe intambo yewelding eworkshop
    kwebiwe amakhebula ebaleni lezemidlalo lesikole
    u-Eskom uthi akasalifaki ikhebula ngoba liyantshontshwa
    bafika namafosholo bamba ikhebula ebusuku
    isango alivuleki ngoba kwebiwe ikhebula elilinika ugesi
    itavern ne-crèche nezindlu eziyishumi nanye azinagesi izinsuku eziyisishiyagalolunye ngoba intambo ephakathi kwe-transformer nesigxobo isikiwe yagoqwa ebusuku
    igate motor bayishiyile kodwa badonsa intambo kagesi eya kuyo
    abangenanga esitolo, basike ikhebula ngaphandle yonke ayisikhilimu yancibilika
    babuye bazothatha izintambo izolo ebusuku namuhla akusebenzi lutho
    kukhona osike ikhebula wahamba nalo
    amakhamera ne-alamu akusebenzi ngoba intambo evela esigxotsheni isikiwe yathathwa
    unogada uxoshe amadoda amathathu ebephethe umqulu wekhebula emahlombe
    akuyona i-load shedding, intambo yebiwe
    isango alivuleki ngogesi ngoba ikhebula lalo likhishwe phansi
    izingane ze-crèche azikutholi ukudla okushisayo selokhu kwasikwa intambo ephezulu
    iziguli zithuthiwe ngoba ikhebula letiyetha lebiwe
    abaqashi baku-block C bahlezi ebumnyameni, ikhebula lasemgodini wesakhiwo likhunyuliwe
    bayamba bayidonse bahambe nayo
    omakhelwane babone izinhlansi besaha intambo enogesi
    amaphoyisa athole ipulasitiki lentambo elishisiwe ngemuva kwenkundla
    iphampu yendle imile ngoba kudonswe amamitha angu-90 ekhebula epayipini
    umasipala ufake entsha ngoLwesibili ngoLwesine yayisisikiwe
    izitimela azihambi, intambo yekhopha engaphezulu kojantshi intshontshiwe
    amafoni ne-intanethi kucishile, basike imigqa emgwaqeni
    imigomo yonakele efrijini ngemva kokwebiwa kwekhebula elingaphansi komhlaba
    amarobhothi ekhoneni lethu acishile, amakhebula awo athathiwe
    njalo ngenyanga kusikwa ikhebula lombhoshongo wefoni
    bahlanganisa iketanga entanjeni bayidonse ngetekisi
    mnumzane, isonto lethu nezindlu ezingu-14 sekuphele izinsuku ezingu-11 kungekho gesi ngoba ikhebula elingaphansi kwendlela limbiwe ebusuku ngamadoda anebhakkie
    intuthu ngemuva kwesakhiwo, kade beshisa izintambo zethu khona
    bakhiphe zonke izintambo ezindongeni zeholo nasebhodini likagesi
    ngiyesaba ukuthi bazobuyela esisele, ezimbili sezihambile
    omunye ubanjwe ugesi esika kodwa abanye baliqhubile ikhebula
    yonke into eshopini iyasha ngoba intambo yomhlabathi ye-transformer ihlala ithathwa
    idizili neloli bakushiyile, bathathe isipolo sekhebula kuphela
    ikhebula lasenkwalini elingamamitha angu-60 linyamalele ebusuku
    okwesine selokhu kwaqala i-load shedding ikhebula lekhopha eliya ekhaya labadala eYellowwood Park limbiwe ebusuku, abantu abangu-80 abanazo izitofu nemishini yomoya
    nginehatchery eduze kwaseCamperdown, ngoLwesibili ngo-2 ekuseni kukhona osike ucingo olungaphezulu ngemuva kwesango wagoqa amamitha angu-300 salahla amaqanda ayizinkulungwane
    unogada wasezitimeleni utshele amaphoyisa ukuthi amadoda amahlanu asike intambo engaphezulu kojantshi ayilayisha etekisini, wayengeke abavimbe eyedwa
    amakhasimende nabasebenzi abasitholi ngoba intambo yocingo emgwaqeni yebiwa ngokushesha nje uma uTelkom eyibuyisile
    siqashise izindlwana ezingu-12, kukhona odonse ikhebula elinamandla emseleni manje isango namakhamera nezibani zabaqashi konke kufile
    umthombo wami eNchanga uphakela izikole ezimbili nekilinikhi, ikhebula eliya ephampini lidonsiwe lanqunywa izolo izingane neziguli azinamanzi
    izindlu ezintsha bezifakwe izintambo ngo-Okthoba, kwathi ngaphambi kokunikezwa kwezikhiye ngenyanga iphela zadonswa ezindongeni zezindlu ezingu-19
    ugesi ubuyile kodwa umgwaqo wethu wasala umnyama, omakhelwane bathola umgodi esigxotsheni ikhebula lisahwe nhlangothi zombili isiqephu esiphakathi singekho
    // Mixed
    ama-cable antshontshiwe the whole street ayinagesi
    bantshontshe i-copper cable at the pump station
    izinyoka cut the cable again, sihlezi ebumnyameni
    i-cable theft iningi la endaweni
    bamba phansi bakhipha i-armoured cable from the trench
    they stripped zonke izintambo in the new building
    die cable is weer uitgegrawe and nobody saw anything
    hulle steel die copper wire from the substation
    kabels gesteel by the clinic, no power for three days
    i-earth wire yethu isikiwe at the tower
    no lights since last night, basike intambo esigxotsheni
    they burn die koper agter the school
    it is not load shedding, i-cable yebiwe
    ba cut i-feed from the pole so ama-camera awasebenzi
    die kabel to the gate motor is pulled out of the ground
    abaqashi have no lights, bakhumule ikhebula in the shaft
    hulle dig die cable uit every time the council fixes it
    i-guard saw amadoda amathathu carrying a roll of wire
    they burn izintambo zethu behind the warehouse
    i-power came back after the cut kodwa umgwaqo wethu usemnyama, neighbours found ikhebula lisikiwe both ends and the middle piece gone
    die borehole se kabel is last night uitgetrek and now the school and clinic het nie water nie
  `,
  'fuel-theft': `
    diesel gets stolen from our trucks at night
    somebody is siphoning petrol from the cars in the parking
    they drained the tank of the tractor
    cars fill up and drive off without paying
    drive offs at our petrol station, almost every day
    the diesel bowser on site was emptied
    400 litres of diesel gone from the farm tank
    They put a pipe in the tank and suck it out
    generator at the clinic would not start because the diesel was stolen
    fuel theft on our TLB and excavator each weekend
    guy in a white polo filled R900 and sped away
    they drilled a hole in the fuel tank of my bakkie to get the petrol
    FUEL DRAINED AGAIN LAST NIGHT
    cut the fuel line and let it run into drums
    the padlock on the diesel tank was broken and they pumped it out
    we suspect the level drops more than the litres used, someone tapps it off
    parafin and diesel drained from the drums behind the school
    my bikes petrol is stolen by the kids in the flats
    the tower's backup genset lost its diesel to thieves
    thieves bring 20 litre cans and fill them from our lorries
    worried that they will siphon the taxi's while they stand at the rank
    what if the motorist drives off after filling up, the attendant must pay
    people pump petrol and go without paying when the queue is long
    number plates were fake, he filled up and vanished
    diesel for the boiler at the hotel taken from the outside tank
    siphoned fuel from the church bus
    they steel diesel frm my generater at the shop
    petrol taken out of the lawnmowers and brush cutters by the garden service yard
    the bus company loses 100 litres a night
    fuel caps broken off and tanks empty on three trucks
    they did not take the truck, only what was in the tank
    nothing was broken into, the hose was just put in the tank and the petrol was gone
    overnight at the truck stop they drained both tanks while the driver slept
    the irrigation pump ran dry, diesel was tapped off
    customer fills two cans and the car and runs
    someone has a key for our fuel pump and helps himself at night
    fuel stolen from boats at the club
    the quarry loses diesel out of the dumpers
    drain plugs of the tanks get opened and diesel runs into buckets
    we found a hosepipe and containers next to the crane, tank empty
    old man's tractor was milked of its diesel behind the shed
    refuelled and gone, no payment, third one this week
    salon's generator was sucked dry of petrol during the night
    my cars petrol is less every morning
    hole stabbed in the tank, half on the ground and half stolen
    they tap the fuel at the warehouse forklifts filling point
    We hire out excavators and since we started to park them on the road works near the township each machine is between eighty and a hundred and fifty litres short on Monday, with the caps twisted off
    all the cars in the church parking stood there untouched, but the petrol was sucked from four of them
    the hotel shuttle ran dry on the way to the airport because they emptied its tank in the night
    at the taxi rank boys with hosepipes milk the quantums while the drivers sleep
    the tank was full at night and dry in the morning
    they sucked it out with a pipe and left the pipe lying there
    the man filled up, said his phone has no cash on it and drove off
    cameras show two boys with drums at the side of our lorry, then the level drops
    guard himself fills his cans from the trucks he looks after
    power cut, generator starts, coughs and stops, because someone emptied it
    the alarm did not go off as they never came inside, they just drained the vehicles in the yard
    staff bus stands, it was bled of its diesel at the gate
    the children were picked up late because the school transport had been siphoned
    our customers at the pump speed off without paying more at month end than any time
    patients waited in the ambulance that ran out, its petrol was taken while it stood
    tenants complain that their cars are milked in the basement
    police stopped a bakkie with eight drums of our diesel
    my wife could not get to work, the petrol was gone from her car
    he paid with a phone that bounced and left with a full tank
    they knock a hole in the plastic tank and catch it in buckets
    it was pumped out
    We farm timber near Richmond and keep five thousand litres for the loaders, and since the padlock was sawn through on the 14th someone has drawn off about three hundred litres every second night
    the tug and two ski boats at the bayhead were robbed of fuel
    red lawnmower can, two jerry cans and the tank of my motorbike, all drained
    they loosen the return line and let it flow
    neighbours see a van come by with a hand pump, it stops at the graders
    the cell tower generator is drained before the batteries even run down
    somebody takes a few litres each night, just enough that you doubt yourself
    we think the night driver sells it out of the tank at the harbour queue
    paraffin drum behind the shop was emptied through the tap
    the compactor and the water cart were bone dry at start of shift
    big suv, no plates, pumped for R1400 and off he went with the nozzle still in
    how do i lock a tank that they keep breaking the cap of
    i fear for the harvest, three times now the combine has been emptied in the field
    the parcels were still on the van, only its diesel had been taken
    fire pump at the warehouse failed its test as the fuel in the day tank was stolen
    trackers tell us the truck stood still and lost 180 litres in nine minutes
    they steal my juice
    a chap with a hose in his mouth was caught at the caravan park
    We run eleven school buses from a yard in Chatsworth and on four mornings this term the children stood waiting since one or two of the buses had been drained of diesel by somebody who cut the tank straps
    On Friday, month end, with a long queue of customers, a silver Golf with covered plates took R1100 of unleaded, the driver held his phone as if to pay, and then he raced off over the pavement
    Our dialysis unit has a generator for power cuts and when it was needed for nine patients it died after four minutes because the diesel had been let out of the tank during the week
    The neighbours and the guard both saw a white van next to our bulldozers at Cornubia at night, and by the morning the fuel gauge of each machine stood on empty with the hoses still hanging
    I am a sugar farmer near Umzinto, the pump's copper and cable are still there, but out of the thousand litre tank which feeds it somebody has tapped the better part of the diesel twice in August
    My staff park their motorbikes behind the restaurant and every weekend someone pulls off the petrol pipes and empties them into cooldrink bottles, so the parcels and meals go out late
    The tenants of our flats in Umbilo have locking caps now since petrol was sucked from seven cars on one night when the power was off and the cameras saw nothing
    We hire out generators and light towers for weddings and twice the hall went dark because people behind the kitchen opened the drain and filled their drums with our diesel
    // Afrikaans
    diesel word snags uit ons trokke gesteel
    iemand suig petrol uit die motors
    hulle het die trekker se tenk leeggetap
    karre maak vol en ry weg sonder om te betaal
    400 liter diesel weg uit die plaastenk
    wegry-gevalle by die vulstasie elke week
    die kragopwekker by die kliniek se diesel is gesteel
    DIESEL WEER GETAP
    hulle het n gat in die tenk geboor en die petrol laat uitloop
    die slot van die dieseltenk is gebreek en dit is leeg gepomp
    n wit polo het R900 volgemaak en weggejaag
    bang hulle tap die bakkie se petrol af
    sê nou hy ry weg nadat hy volgemaak het, wie betaal dan
    diesel uit die graafmasjien op die bouperseel weg elke naweek
    hulle bring kanne en tap ons lorries
    brandstofdiefstal by die busmaatskappy
    die skoolbus se tenk was vanoggend leeg, pyp het nog gehang
    die besproeiingspomp het gaan staan, diesel is afgetap
    hulle het nie die trok gevat nie, net die diesel
    petrol uit die grassnyers by die skuur gevat
    die pyp is afgesny en die brandstof in dromme getap
    tenkdoppies afgebreek en drie trokke leeg
    iemand melk ons diesel elke nag
    my petrol is elke oggend minder, hulle suig dit met n pyp uit
    terwyl die drywer geslaap het is albei tenks leeggemaak
    die hotel se ketel se diesel is weg uit die buitetenk
    klient gooi petrol in en betaal nie
    kerk se bussie se petrol afgetap
    hy het vals nommerplate gehad, vol gemaak en verdwyn
    ons verloor diesel by die vurkhysers se vulpunt
    Ons verhuur graafmasjiene en vandat hulle by die padwerke staan is elke masjien maandae tagtig liter of meer kort en die doppe is afgedraai
    die karre is nie oopgebreek nie, net die petrol is uit die tenks gesuig
    die hotel se bussie het gaan staan want hulle het die tenk in die nag leeggemaak
    die tenk was gisteraand vol en vanoggend droog
    hulle suig dit met n pyp uit en los die pyp daar
    die man het ingegooi, gesê sy foon het nie geld op nie en weggejaag
    op die kameras sien jy twee seuns met kanne by die lorrie en dan val die vlak
    die wag maak sy eie kanne vol by die trokke wat hy moet oppas
    die krag gaan af, die opwekker vat en vrek, want iemand het hom leeggemaak
    die alarm het nie gegaan nie want hulle was net in die werf by die tenks
    die personeelbus staan, die diesel is by die hek afgetap
    kinders is laat gehaal want die skoolvervoer se petrol was uitgesuig
    klante by die pomp jaag elke maandeinde weg sonder om te betaal
    die ambulans het met n pasiënt gaan staan, die petrol is gevat terwyl hy gestaan het
    huurders kla hulle karre word in die kelder leeg gesuig
    polisie het n bakkie met agt dromme van ons diesel gestop
    my vrou kon nie werk toe nie, die petrol was uit haar kar
    die plastiektenk is met n skroewedraaier gesteek en dit het in emmers geloop
    dit word snags uitgepomp
    Ons boer met hout by Richmond en sedert die slot deurgesaag is word daar elke tweede nag so driehonderd liter uit die laaiers se tenk getap
    hulle maak die terugpyp los en laat dit loop
    bure sien n bus met n handpomp by die padskrapers stop
    die seltoring se opwekker word leeggemaak voor die batterye nog pap is
    n paar liter elke nag, net genoeg dat jy aan jouself twyfel
    die paraffiendrom agter die winkel is deur die kraan leeg gemaak
    groot kar sonder nommers, gooi vir R1400 in en weg is hy
    hoe sluit ek n tenk as hulle die dop elke keer afbreek
    die stroper is al drie keer op die land gemelk
    pakkies was nog in die wa, net die diesel is gevat
    die brandpomp se dagtenk se brandstof is gesteel en toe werk hy nie
    die opspoorder sê die trok het stil gestaan en 180 liter verloor
    n kêrel met n tuinslang in sy mond is by die woonwapark betrap
    bote by die klub se petrol is uitgehaal
    Ons bedryf elf skoolbusse uit n werf in Chatsworth en op vier oggende moes die kinders wag omdat iemand die tenkbande gesny en die diesel uit twee busse getap het
    Vrydag met maandeinde en n lang ry klante gooi n silwer Golf met toe nommerplate R1100 se petrol in, die drywer hou sy foon asof hy betaal en jaag toe oor die sypaadjie weg
    Ons nierkliniek het n opwekker vir kragonderbrekings en toe nege pasiënte dit nodig kry is dit na vier minute dood want die diesel is in die week uit die tenk gelaat
    Die bure en die wag het n wit bus langs ons stootskrapers by Cornubia gesien en die oggend staan elke masjien se meter op leeg met die pype wat nog hang
    Ek boer met suiker naby Umzinto, die pomp se koper en kabel is nog daar, maar uit die duisendlitertenk is die meeste diesel in augustus twee keer afgetap
    Die personeel se motorfietse staan agter die restaurant en elke naweek trek iemand die petrolpype af en maak dit in koeldrankbottels leeg
    Die huurders van ons woonstelle in Umbilo het nou slotdoppe want op een nag toe die krag af was is sewe karre se petrol uitgesuig en die kameras het niks gesien nie
    Ons verhuur opwekkers vir troues en twee keer was die saal donker omdat mense agter die kombuis die prop uitgedraai en hulle dromme met ons diesel volgemaak het
    // isiZulu
    bantshontsha idizili emalolini ebusuku
    bamunca uphethiloli ezimotweni
    kukhishwe idizili kugandaganda
    izimoto zithela uphethiloli zihambe zingakhokhanga
    idizili iphelile ethangini lasepulazini iyebiwa
    bafaka ipayipi ethangini badonse uphethiloli
    ijeneretha yasekilinikhi ayisebenzi idizili yebiwe
    uthele ngo-R900 wabaleka engakhokhanga
    bagobhoze ithangi lebhakkie yami ukuze bathole uphethiloli
    BAPHINDE BANTSHONTSHA IDIZILI
    baphule ukhiye wethangi ledizili bampompa yonke
    egaraji likaphethiloli abantu bayathela babaleke
    ngesaba ukuthi bazomunca uphethiloli wetekisi erenki
    kungenzekani uma imoto ithela bese ibaleka ngaphandle kokukhokha
    idizili yomshini wokumba iyantshontshwa esayithini njalo ngempelasonto
    bafika namagabha bakhiphe idizili emalolini
    ibhasi lesikole alinadizili ekuseni bayikhiphile
    abathathanga iloli, bathathe udizili kuphela
    uphethiloli wemoto yami uyancipha njalo ebusuku
    basike ipayipi likaphethiloli bawufaka emidrameni
    umshayeli ubelele ngenkathi bekhipha udizili emathangini
    bantshontshe uphethiloli emshinini wokusika utshani
    kunomuntu okhama idizili yethu ebusuku
    izivalo zamathangi ziphuliwe amaloli amathathu awanalutho
    iphampu yokuchelela ime ngoba udizili wayo webiwe
    sithole ipayipi nezigubhu eceleni kwekreni ithangi lingenalutho
    ugesi wejeneretha yesitolo uphelile ngoba bamunce uphethiloli
    inamba plate ibingeyamanga wagcwalisa wahamba
    bayakha amafutha emotweni yesonto
    bamba imbobo ethangini udizili waphuma wonke
    abashayeli bezimoto bayagcwalisa bese beshaya bachithe
    idizili yehhotela ekhishwe ethangini elingaphandle
    balokhu bekhipha uphethiloli ezithuthuthwini zasemaflethini
    uphethiloli untshontshwa ngamaphara ngezigubhu
    kwebiwe amalitha angu-400 kadizili
    ungithelise imoto nezigubhu ezimbili wabaleka nayo imali
    siqashisa ngemishini yokumba, selokhu yaqala ukulala emgwaqeni okwakhiwayo umshini ngamunye ushoda ngamalitha angu-80 kadizili njalo ngoMsombuluko
    izimoto aziphulwanga kodwa uphethiloli umuncwe kuzo ezine
    abafana bamunca uphethiloli kuma-quantum erenki abashayeli belele
    ithangi beligcwele ebusuku ekuseni lase lomile
    bayidonse ngepayipi balishiya lapho ipayipi
    uthele wathi ifoni yakhe ayinamali wabaleka
    amakhamera akhombisa abafana ababili benemidramu eceleni kweloli bese kwehla udizili
    unogada ugcwalisa ezakhe izigubhu emalolini awaqaphile
    ugesi uhambile ijeneretha yavuka yafa ngoba kukhona oyikhamile
    i-alamu ayikhalanga ngoba abangenanga ngaphakathi, bamunce izimoto egcekeni
    ibhasi yabasebenzi imile, kukhishwe udizili wayo ngasesangweni
    izingane zilandwe sekwedlule isikhathi ngoba isithuthi sesikole simuncwe uphethiloli
    amakhasimende asephampini abaleka engakhokhanga ikakhulu ngenyanga iphela
    i-ambulensi ime inesiguli, uphethiloli wayo ubuthathwe isapakile
    abaqashi bakhala ngokuthi izimoto zabo ziyakhanywa epaki engaphansi
    amaphoyisa abambe ibhakkie inemidramu eyisishiyagalombili kadizili wethu
    umkami akakwazanga ukuya emsebenzini, uphethiloli ubungasekho emotweni
    bahlabe ithangi likapulasitiki amafutha angena emabhakedeni
    kade beyimpompa ebusuku
    silima izingodo eRichmond, selokhu kwasahwa ukhiye ngomhla ka-14 kukhona odonsa amalitha angamakhulu amathathu njalo emva kosuku
    bakhulula ipayipi elibuyayo bayiyeke igobhoze
    omakhelwane babona iveni ine-hand pump ima emishinini yomgwaqo
    ijeneretha yombhoshongo iyomiswa kungakapheli namabhethri
    bathatha amalitha ambalwa ubusuku ngabunye
    umdramu kapharafini ngemuva kwesitolo uvulwe ngompompi waphela
    imoto enkulu engenazinombolo ithele ngo-R1400 yaduma yahamba
    izivalo ziphulwa njalo, ngilikhiye kanjani leli thangi
    umshini wokuvuna usukhanywe kathathu usensimini
    amaphasela abesekhona eveni, udizili kuphela owathathiwe
    iphampu yomlilo ayisebenzanga ngoba amafutha ayo antshontshiwe
    izikebhe zasekilabhini zimuncwe uphethiloli
    sinamabhasi esikole angu-11 eChatsworth, izingane zilinde ekuseni kane kule kota ngoba kukhona osike amabhande amathangi wakhipha udizili
    ngoLwesihlanu ngenyanga iphela amakhasimende emile ulayini, i-Golf enezinombolo ezimboziwe ithele ngo-R1100 umshayeli waphakamisa ifoni sengathi uyakhokha wabe esebaleka
    indawo yethu yedialysis inejeneretha, kwathi iziguli eziyisishiyagalolunye ziyidinga yacima ngemizuzu emine ngoba udizili wayo ukhishwe phakathi nesonto
    omakhelwane nonogada babone iveni emhlophe eceleni kogandaganda bethu eCornubia ebusuku, ekuseni wonke umshini ubungenalutho namapayipi esalenga
    ngilima umoba eMzinto, ikhopha nekhebula lephampu kusekhona, kodwa ethangini lamalitha ayinkulungwane kuphume udizili omningi kabili ngo-Agasti
    izithuthuthu zabasebenzi zima ngemuva kwerestaurant, njalo ngempelasonto kukhona okhumula amapayipi kaphethiloli awukhamele emabhodleleni
    abaqashi basemaflethini ethu eMbilo manje banezivalo ezikhiywayo ngoba ngobusuku obubodwa ugesi ungekho kwamuncwa uphethiloli ezimotweni eziyisikhombisa
    siqashisa amajeneretha emishadweni, kabili ihholo libe mnyama ngoba abantu ngemuva kwekhishi bavule isivalo bagcwalisa imidramu yabo ngodizili wethu
    // Mixed
    ba siphona i-petrol ezimotweni at night
    i-diesel yama-truck iyantshontshwa every weekend
    izimoto zi fill up and drive off bengakhokhi
    bafake ipayipi in the tank badonsa i-diesel
    drive off futhi namhlanje, u-R900 wonke
    ba drain i-tank ye-tractor silele
    die diesel in the trucks is every morning less
    hulle tap die petrol out of my bakkie
    karre fill up and ry weg sonder om te pay
    i-generator yase-clinic ayina-diesel, they stole it
    somebody suig die fuel uit my boat
    they broke i-lock ye-diesel tank ba pump out konke
    i-tank was full izolo namhlanje lomile
    bamunce i-petrol with a hose while ngilele
    i-driver ithele for R1400 yabaleka, he never paid
    die guard fill sy eie cans from our trucks
    i-generator ayivuki during load shedding, they took i-diesel
    hulle suck die petrol uit the tenants' cars in the basement
    i-bus yabasebenzi drained again at the gate
    abaqashi bethu have lock caps now ngoba one night when the power was off kwamuncwa i-petrol ezimotweni eziyisikhombisa and the cameras saw nothing
    die school buses staan every Monday sonder diesel, somebody cut the straps en tap dit in drums while the guard is at the other gate
  `,
  'metal-theft': `
    they stole the copper pipes of our geyser
    manhole covers in the street are taken for scrap
    all the brass taps at the school were broken off
    the steel gate was lifted off and carried away
    gutters and downpipes ripped off the church
    air con units on the roof stripped for the copper
    somebody stole the railings of our stairs
    The scrap guys take everything iron, even the drain grids
    water meters pulled out and the water runs down the road
    METAL THIEVES TOOK MY PALISADE FENCE
    they unscrew the taps in the clinic toilets and sell them
    burst water because they sawed off the copper pipe at the wall
    geyser copper stolen from the outside of the flats
    fire hose nozzles and brass couplings gone at the factory
    scaffolding pipes and clamps carried off from the building site
    the farm gates are lifted off their hinges and gone
    copper coils cut out of the fridges and chillers at the back
    aluminium window frames removed from the empty house
    they take the corrugated sheets off the roof of the old hall
    paras steal the steel drain covers in our complex
    irrigation pipes and sprinklers stolen out of the field for the aluminium
    scared they will strip the taps and pipes while the building is vacant
    what if they come back for the other aircons
    our braai and the iron burglar bars were taken by scrap collectors
    railway line pieces and sleepers bolts gone from the siding
    brass plaques and vases stolen from the graves
    borehole pump head and pipes gone
    they dismantled our carport, took all the steel
    vandals rip the pipes out of the ceiling and the flat floods
    steel offcuts stolen from our workshop yard
    bronze statue cut off at the ankles in front of the hotel
    they stole the sign poles and the crash barrier at the petrol station
    old engine blocks and catalytic convertors carried off from our scrap yard
    reinforcing steel pinched from the site, bars and mesh
    somebody took the brass door handles and padlocks at the salon
    cast iron manhole lid at the taxi rank gone, somebody fell in
    they ddnt break in the house jst took the taps and the pipes outside
    not the cable, they want the copper piping of the aircon
    people with trolleys take my scrap and the trailer springs from the yard
    fence poles and wire stolen along our farm boundary
    chrome fittings and basins stripped out of the public toilets
    shop trolleys get stolen and sold at the scrapyard
    sprinkler heads and hydrant valves stolen from the warehouse
    stairs nosing and balustrades gone overnight at the block
    sliding gate rail unbolted and taken, the gate itself still lies there
    the iron swings at the creche were sawn off
    The block of flats has been empty since the fire and every week a bit more of it goes, first the taps, then the geysers, then the window frames and now they are sawing out the stair railings
    the tavern's aluminium beer kegs and the steel burglar door were carried to the scrap dealer
    the cable they left, but the downpipes, the drain covers and the copper flashing are gone
    tractor plough and disc blades cut up and taken for scrap from the farm
    they took the taps
    the gate itself is gone, they lifted it off the rail and left the motor standing
    somebody sawed through the pipe and now we have no water
    our cameras are fine but the aluminium poles they stood on were cut off and carted away
    guard heard hammering, that was them breaking the brass valves off the hydrant
    during the power cut the aircons on the roof were torn apart for what is in them
    school children fell down the open hole because the iron cover is gone
    patients wash hands from a bucket, every tap in the ward was broken off
    tenants have no hot water as the geyser pipes were cut away
    a man with a trolley loads my iron gate in full daylight and says he bought it
    police visited the scrapyard and there were our water meters
    neighbours' roof sheets were lifted and sold
    copper, brass, lead, whatever shines they unscrew it
    they steal iron from the yard each month end when the scrap lorry comes
    staff arrived to a flood, the pipe in the ladies had been hacked off
    parking signs, bollards and the stainless handrail were ripped off outside our parcels depot
    My late husband's grave at Stellawood lost its bronze letters and chain, and the same week the gates of the cemetery were taken off and must have been sold by weight
    it was cut off and sold
    the pool ladder and the pump's brass fittings were removed
    someone unbolted our bleachers at the stadium, aluminium planks all gone
    they come in the rain and pull the downpipes
    temple in Mount Edgecombe, the brass lamps and the bell were carried off by whoonga boys
    sprinkler pipes under the ceiling of the empty mill were sawn out, whole floor under water
    somebody took the counterweights of the lift for scrap
    iron drain grids along our road vanish and cars fall in
    what if they come for the lead on the chapel roof next
    their trailer was full of our fence standards and barbed wire
    cash register they left, they carried the steel shelves and the sink away
    the fire brigade had no water as thieves had the couplings
    vineyard? no, we have hydroponics, and the steel legs of the tables are stolen for scrap
    we are a body corporate in Point and over three weekends the copper water pipes in the service ducts of floors two to six were cut out, so that 48 flats are without water
    children's jungle gym at the park was cut to pieces and taken on a cart
    someone steals the cast iron fireplaces and the stove out of my old house that I am restoring
    the steel dustbins and the wheels of the skips walk
    railings along the promenade go missing piece by piece
    At our primary school in Newlands East men with a trolley come at night, and so far they have broken off fifty four taps, the brass bell, the steel gate of the garden and the manhole lid where the children play
    The physiotherapy pool for our patients is closed as the stainless rails and the copper pipes of the heat pump were sawn off on Sunday, and the alarm never rang because it was all outside
    A week after the power cut in which the guard fell asleep the tenants on the top floor noticed that the aluminium gutters, the lightning strips and the sheets of the walkway roof had been carried away
    Police caught two men at the scrap dealer in Clairwood with our cemetery's bronze plaques, but four more stones have lost theirs since and the gates of the old Jewish part have been lifted out
    I rent a plot for container storage and someone with a gas cutter is taking the palisade fence panel by panel, selling it by the kilogram, so that the neighbours' goats walk in and out
    Our hotel's staff quarters were flooded when somebody hacked the copper geyser pipes off the wall for R60 worth of scrap, and the damage to the rooms is over R200 000
    From the bus shelters along the M4 the seats, poles and roofs vanish at every month end and the customers of our kiosk stand in the rain while the same trolleys go by loaded with steel
    The parcels, the cash and the phones in our depot interest nobody, what they want are the iron rollers of the conveyor standing outside and the drain grids of the wash bay
    // Afrikaans
    hulle het die geiser se koperpype gesteel
    mangatdeksels in die straat word vir skroot gevat
    al die krane by die skool is afgebreek en weg
    die staalhek is uitgelig en weggedra
    geute en afvoerpype van die kerk gesteel
    lugversorgers op die dak gestroop vir die koper
    watermeters uitgeruk en die water loop
    METAALDIEWE HET MY HEINING GEVAT
    koperpyp teen die muur afgesaag en nou spuit die water
    plaashekke word van die skarniere gelig en is weg
    reling van die trap gesteel
    steierpype weg van die bouperseel
    aluminiumrame uit die leë huis gehaal
    die sinkplate van die ou saal se dak afgehaal
    besproeiingspype in die land gesteel vir die aluminium
    bang hulle stroop die krane en pype as die gebou leeg staan
    sê nou hulle kom terug vir die ander lugverkoelers
    skrootversamelaars vat alles wat yster is
    bronsplate en vase van die grafte gesteel
    brandslang se koppelstukke by die fabriek weg
    staal en afval uit die werkswinkel se werf gevat
    motorhuisafdak afgebreek vir die staal
    hulle het nie ingebreek nie, net die krane en pype buite gevat
    nie die kabel nie, dis die koperpype wat hulle soek
    dreinroosters in die kompleks is weg
    heiningpale en draad op die plaasgrens gesteel
    stukke treinspoor by die sylyn afgesny en weg
    die kliniek se toilette is gestroop, geen krane oor nie
    wapeningstaal van die perseel gegaps
    die crèche se swaaie is afgesaag vir skrootyster
    Die woonstelle staan leeg sedert die brand en elke week verdwyn nog iets, eers die krane, toe die geisers, toe die vensterrame en nou saag hulle die trapreling uit
    die ploeg en skottels op die plaas opgesny en vir skroot gevat
    die kabel het hulle gelos maar die geute en dreindeksels is weg
    hulle het die krane gevat
    die hek self is weg, uit die spoor gelig, die motor staan nog daar
    iemand het die pyp deurgesaag en ons het nie water nie
    die kameras is reg maar die aluminiumpale is afgesny en weggery
    die wag het gekap gehoor, toe breek hulle die geelkoperkleppe van die brandkraan af
    terwyl die krag af was is die lugversorgers op die dak uitmekaar getrek vir die koper
    n kind het in die gat geval want die ysterdeksel is weg
    pasiënte was hande uit n emmer, elke kraan in die saal is afgebreek
    die huurders het nie warm water nie want die geiserpype is weggesny
    n man met n trollie laai helder oordag my ysterhek en sê hy het dit gekoop
    die polisie was by die skrootwerf en daar lê ons watermeters
    die bure se dakplate is opgelig en verkoop
    alles wat blink word afgeskroef
    elke maandeinde as die skrootlorrie kom raak daar yster uit die werf weg
    die personeel kom by n vloed aan, die pyp in die damestoilet is afgekap
    die swembadleer en die pomp se koperstukke is verwyder
    My oorlede man se graf by Stellawood se bronsletters en ketting is gesteel en dieselfde week is die begraafplaas se hekke afgehaal en seker volgens gewig verkoop
    dit is afgesny en verkoop
    hulle't die pawiljoen se aluminiumplanke losgeskroef
    hulle kom in die reën en trek die geute af
    die tempel se koperlampe en klok is weggedra
    sproeierpype onder die plafon is uitgesaag en die hele vloer staan onder water
    iemand vat die hysbak se teengewigte vir skroot
    sê nou hulle kom haal die lood op die kapel se dak
    hulle sleepwa was vol van ons ysterpale en doringdraad
    die kasregister het hulle gelos, die staalrakke en wasbak het hulle weggedra
    die speelpark se klimraam is in stukke gesny en op n kar gelaai
    die staalvullisblikke loop weg
    my ou huis se gietysterkaggel en stoof word uitgedra
    die waterpype in ons woonstelblok se skagte is uitgesny en agt en veertig eenhede is sonder water
    By ons laerskool in Newlands-Oos kom mans snags met n trollie en het tot nou toe vier en vyftig krane, die koperklok, die tuin se staalhek en die mangatdeksel waar kinders speel gevat
    Die oefenswembad vir pasiënte is toe omdat die vlekvrye relings en die hittepomp se koperpype sondag afgesaag is, en die alarm het nie gegaan nie want dit was alles buite
    n Week na die kragonderbreking waarin die wag geslaap het sien die huurders bo dat die aluminiumgeute en die sinkplate van die loopgang weggedra is
    Die polisie het twee mans by die skroothandelaar in Clairwood met ons begraafplaas se bronsplate gevang, maar sedertdien is nog vier grafte gestroop en die ou hekke uitgelig
    Ek huur n erf vir houers en iemand met n snybrander vat die palissadeheining paneel vir paneel en verkoop dit per kilogram, so die bure se bokke loop in en uit
    Ons hotel se personeelkwartiere het onder water gestaan toe iemand die koper geiserpype vir R60 se skroot van die muur afgekap het
    Van die bushaltes langs die M4 verdwyn die sitplekke, pale en dakke elke maandeinde en ons kiosk se klante staan in die reën terwyl trollies vol staal verbyry
    Die pakkies, kontant en fone in ons depot laat hulle staan, dis die ysterrollers van die vervoerband buite en die wasbaai se roosters wat hulle kom haal
    // isiZulu
    bantshontshe amapayipi ekhopha egiza
    kuntshontshwa izivalo zemigodi emgwaqeni
    ompompi besikole baphuliwe bahamba nabo
    isango lensimbi balithathile balithwala
    amagatha esonto akhunyuliwe
    bahlakaze i-air con ophahleni befuna ikhopha
    amamitha amanzi akhishiwe amanzi ayagobhoza
    abathengisa iskrebhu bathatha yonke insimbi
    AMASELA ENSIMBI ATHATHE UTHANGO LWAMI
    basahe ipayipi lekhopha amanzi aphuma yonke indawo
    amasango asepulazini akhishwa emahinjini anyamalale
    izinsimbi zezitebhisi zintshontshiwe
    amapayipi e-scaffolding antshontshiwe esayithini
    bakhumule amafreyimu ewindi endlini engenamuntu
    osinki bophahla lweholo elidala bathathiwe
    amapayipi okuchelela ensimini ebiwe
    ngesaba ukuthi bazokhumula ompompi namapayipi uma isakhiwo singenamuntu
    kungenzekani uma bebuya bezothatha amanye ama-air con
    amaphara athengisa insimbi yethu e-scrapyard
    bantshontsha amapuleti ebrasi emathuneni
    abangenanga endlini bathathe ompompi namapayipi angaphandle
    abafuni intambo, bafuna ipayipi lekhopha le-air con
    izivalo zemisele kule-complex zonke sezihambile
    izigxobo zothango nocingo zintshontshiwe epulazini
    kusikwe izingcezu zojantshi
    izindlu zangasese zasekilinikhi azisenabo ompompi
    bathathe izinsimbi zokwakha nemesh esayithini
    amaswingi e-crèche asahiwe bayowathengisa
    bahambe nezibambo zebrasi zeminyango esalon
    isivalo somgodi erenki sintshontshiwe kwawa umuntu
    amavalvu omlilo efektri akhunyulwe ebiwa
    bakhumule icarport yami yensimbi yonke
    kwebiwa amatroli esitolo athengiswe njengensimbi
    insimbi egcekeni le-workshop iyathathwa ebusuku
    balokhu bekhipha ompompi emakhaya
    bakhiphe amapayipi esilingini amanzi agcwala isakhiwo sonke
    amaflethi awanamuntu selokhu kwasha, njalo ngesonto bathatha okunye, baqale ngompompi, amagiza, amafreyimu, manje sebesaha izinsimbi zezitebhisi
    igeja likagandaganda lisikwe izingcezu lathathwa njengeskrebhu
    intambo bayishiyile kodwa bathathe amagatha nezivalo zemisele
    bathathe ompompi bahamba
    isango uqobo alisekho, balikhiphe kujantshi imoto yalo isamile
    kukhona osahe ipayipi manje asinamanzi
    amakhamera alungile kodwa izigxobo ze-aluminium ebemi kuzo zisikiwe zathathwa
    unogada uzwe kukhalwa ngesando, bebephula amavalvu ebrasi
    ugesi usacishile baqaqe ama-air con ophahleni befuna ikhopha
    ingane iwele emgodini ngoba isivalo sensimbi sithathiwe
    iziguli zigeza izandla ebhakedeni, bonke ompompi begumbi baphuliwe
    abaqashi abanawo amanzi ashisayo ngoba amapayipi egiza asikiwe
    indoda inenqola ilayisha isango lami lensimbi emini
    amaphoyisa athole amamitha ethu amanzi e-scrapyard
    osinki bakamakhelwane baphakanyisiwe bathengiswa
    noma yini ekhazimulayo bayayikhumula
    njalo ekupheleni kwenyanga uma kufika iloli leskrebhu kunyamalala insimbi egcekeni
    abasebenzi bafike kugcwele amanzi, ipayipi lasethoyilethi linqunyiwe
    kade bekhumula amapulangwe e-aluminium enkundleni
    ithuna lomyeni wami eStellawood liphucwe izinhlamvu zethusi neketanga, ngalo lelo sonto kwathathwa namasango emathuneni
    ithempeli lethu lithathelwe izibani zebrasi nensimbi ekhalayo
    amapayipi omlilo ngaphansi kophahla asahiwe lonke iphansi ligcwele amanzi
    bayisika insimbi bayithengise ngesisindo
    kungenzekani uma belanda umthofu ophahleni lwesonto
    ithrela yabo ibigcwele izigxobo zethu nocingo oluhlabayo
    imali bayishiyile, bathwale amashalofu ensimbi nosinki wokugeza
    izinsimbi zokudlala zezingane epaki zisikwe izicucu zahanjiswa ngenqola
    sengathi balinda imvula, yilapho bedonsa khona amagatha
    isitofu sensimbi esidala siyathathwa endlini engiyivuselelayo
    amapayipi amanzi emaflethini ase-Point anqunyiwe, izindlu ezingu-48 azinamanzi
    imigqomo yensimbi iyahamba ebusuku
    esikoleni sethu eNewlands East amadoda afika nenqola ebusuku, kuze kube manje aphule ompompi abangu-54, insimbi yebrasi, isango lensimbi lengadi nesivalo somgodi lapho kudlala khona izingane
    ichibi lokwelapha iziguli livaliwe ngoba izinsimbi namapayipi ekhopha e-heat pump kusahwe ngeSonto, i-alamu ayikhalanga ngoba konke bekungaphandle
    isonto emva kokucishwa kukagesi lapho unogada ayelele khona abaqashi babonile ukuthi amagatha e-aluminium nosinki bophahla kuthathiwe
    amaphoyisa abambe amadoda amabili endaweni yeskrebhu eClairwood enamapuleti ethusi asemathuneni ethu, kodwa selokhu kwathathwa amanye amane namasango amadala
    ngiqashe indawo yamakhonteyina, kukhona osika uthango lwensimbi ipaneli nepaneli aluthengise ngekhilo, manje izimbuzi zomakhelwane ziyangena ziphuma
    indawo yabasebenzi behhotela igcwele amanzi ngoba kukhona oqhephule amapayipi ekhopha egiza odongeni ukuze athole u-R60 weskrebhu
    ezindaweni zokulinda ibhasi ku-M4 izihlalo nezigxobo nophahla kuyanyamalala njalo ngenyanga iphela, amakhasimende ethu eme emvuleni izinqola zidlula zithwele insimbi
    amaphasela nemali namafoni edepho abakunaki, balanda amarola ensimbi angaphandle nezivalo zemisele endaweni yokugeza izimoto
    // Mixed
    bantshontshe ama-copper pipes e-geyser
    ama-manhole cover athathiwe they sell them e-scrapyard
    they broke off ompompi besikole and sold them
    i-aircon yethu stripped, bathathe i-copper
    i-gate yensimbi lifted off bahamba nayo
    ama-taps e-clinic gone, amanzi everywhere
    hulle't the geyser pipes afgesaag and now water everywhere
    die skrootmanne took my steel gate
    scrap guys steel die manhole covers in our road
    ama-gutter e-church bawakhumule last night
    i-scaffolding yebiwe on site over the weekend
    koperpype van die aircon cut off and gone
    bathathe wonke ama-tap e-ward, patients wash in a bucket
    i-gate yensimbi is gone but i-motor isekhona
    they sawed ipayipi lekhopha and water is running everywhere
    die aluminium poles is afgesaag and taken to the scrapyard
    ama-aircon abawahlakazile on the roof during the power cut
    hulle unscrew die brass valves and sell it
    i-drain cover yebiwe, a child fell in
    esikoleni sethu they come nge-trolley ebusuku, so far baphule ompompi abangu-54 and took the steel gate yengadi
    die hotel se staff rooms is flooded because somebody het die copper geyser pipes afgekap for R60 scrap
  `,
  'gate-motor-theft': `
    gate motor stolen
    they took the battery out of our gate motor
    second centurion motor stolen in two months
    my gate motor was ripped off its base last night
    somebody opened the cover and stole the gear and battery
    the d5 is gone again and the gate stands open
    thieves lift the gate off and pull out the motor
    Our complex lost its gate motor during load shedding
    gate motors are being stolen in our whole road
    they cut the bracket on the anti theft cage and took the motor anyway
    STOLE MY GATE MOTOR AGAIN
    the school gate doesnt open, motor was stolen on the weekend
    battery of gate keeps getting stolen
    want something against theft of the gate motor
    the sliding gate motor at the factory was unbolted in five minutes
    scared that they will steal the new gate motor like the old one
    what if they take the gate motor when the power is off
    clinic's gate motor removed in broad daylight
    gate motr stolen pls help quote
    they did not come into the house, only took the motor from the gate
    the motor of the boom at our office park was stolen
    gate left open every morning because the battery is stolen and it cannot run
    two boys on camera with a wheel spanner taking the gate motor
    insurance wants an alarm on the gate motor since the last one was pinched
    swing gate arms and motor gone at the guest house
    church gate motor got stolen on sunday during the service
    the nylon gears and the circuit board were taken out of the motor
    they broke the plastic housing to get to the battery of the gate
    petrol station's delivery gate, motor gone
    farm gate motor and its solar panel were stolen
    the padlock on the motor cage was cut
    our garage door motor and battery stolen
    four neighbours lost gate motors in one night
    they come with a bakkie and load gate motors
    it is not the gate they want it is the motor
    installed a new gate motor on friday, on monday stolen
    warehouse yard is open since the gate motor disappeared
    i need a cage and siren for my gate motor because they keep taking it
    flats in umbilo, gate motor stolen third time
    tavern gate motor taken while we were closed
    somebody pinched the centurion off my driveway gate
    salon parking gate wont close, some one stole the motor and gear
    ET motor and battery taken, the rack is still there
    the thieves pushed the gate off the track to get at the motor
    building site's gate motor walked in the night
    estate gate motor stolen, guard was asleep
    We are a complex of twenty four units in Westville and since the start of load shedding the motor of the main gate has been stolen three times, always between two and four when the power is off
    it is not cable theft, the cable is still there hanging out, only the motor is missing
    they did not want the cars, they opened the motor box and took the battery and gears
    hotel service gate stands open because its motor was unbolted
    the motor on our gate is gone
    it was unscrewed and taken, two bolts left
    cameras looked straight at them while they took the gate's motor and they waved
    the alarm of the house did not go, why should it, they only wanted the motor at the entrance
    our guard sat in his hut and a metre away somebody loosened the gate motor
    the power cut lets them work in peace, next morning no motor
    my wife had to push the gate by hand as the opener had been stolen
    children can run into the road as the gate hangs open since they took its motor
    staff came at six and the gate would not move, the cover lay in the grass and the insides were taken
    patients could not get in with the ambulance, the motor at the entrance had been ripped out
    tenants want to know who pays for the gate motor this time
    the neighbours had theirs pinched on Monday, we on Tuesday
    police say gate motors are a syndicate
    parcels are left in the road because nobody can open, the motor is missing
    copper they left, diesel they left, they unbolted the gate opener
    Gone again, the D3
    battery out, gears out, shell left
    they use a long spanner through the slot of the cage and have the motor off in no time
    month end is when gate motors go in our area
    Good morning, we are an old age home in Pinetown and for the second time since Easter thieves have lifted the steel cover, unbolted the sliding gate motor and left with it, so that our gate stands chained with a padlock
    somebody took only the board from the gate's motor and it is R3000
    at the mosque the motor of the east gate was carried off while we prayed
    I welded a box round it and they still got the gate motor out
    a dog unit yard without gate motor, can you believe it
    they drove up as technicians with overalls, took the motor off and said it goes for repair
    stolen gate motor, urgent, yard is open
    our storage park's gate had a big industrial motor, it vanished between the guard's rounds
    afraid for the new one, how do I chain a gate motor down
    the gate opener was nicked from the surgery's driveway
    two motors, in and out gate, both lost on one evening at the school
    it is always the motor, never the gate
    they kicked the plastic hood to bits and tore out the gate's battery, third time
    the estate's exit gate is on manual for the motor was stolen at 3 am
    took my garage opener too, reached it through the broken window panel
    they want gate motors because they sell them down the road for R800
    Our primary school in Bellair has had the motor of its staff gate stolen on three Sundays, and each Monday parents and children squeeze past a gate that has to be dragged open by two teachers
    I live in a cul de sac in Glen Hills with eight neighbours, and during the two hour power cut on Wednesday somebody walked from driveway to driveway and removed the gate motors of five of us
    The surgery's patients could not be dropped at the door yesterday as thieves had undone the four bolts, cut the wires and walked off with the sliding gate's motor and its battery while our guard was making tea
    The body corporate paid R9 000 for a new Centurion at month end and eleven days later the cage was levered open and the motor taken, the tenants now want cameras pointing at that gate
    We supply ice to customers day and night, so the factory gate must open a hundred times, and since its motor was stolen my wife and the staff pull it by hand with trucks standing in Sydney Road
    The alarm beam on my wall worked and they did not come in at all, they knelt outside, put an arm under the gate, loosened the motor and dragged it out through the gap
    A man in a reflective vest told the guard he came to service the gate motor, unscrewed it, put it in a trolley beside parcels and walked away towards the taxi rank
    Police at Mayville say ours is the ninth gate motor this week, sold for its copper and battery or fitted at somebody else's house for cash
    // Afrikaans
    hekmotor gesteel vannag
    hulle het die battery uit die hekmotor gevat
    tweede centurion wat ons verloor
    die motor van ons hek is vannag afgeruk
    iemand het die deksel oopgemaak en die rat en battery gesteel
    hek staan oop want die motor is weg
    kompleks se hekmotor tydens beurtkrag gesteel
    HEKMOTOR WEER WEG
    die skool se hek werk nie, motor die naweek gesteel
    die hok om die motor is oopgesny en die motor gevat
    bang hulle steel die nuwe hekmotor ook
    sê nou hulle vat die motor van die hek as die krag af is
    hulle lig die hek af en trek die motor uit
    in ons straat is vier hekmotors in een nag gesteel
    nie die hek nie, net die motor en battery
    die fabriek se skuifhek se motor is in vyf minute afgeskroef
    battery van die hek word elke keer gesteel
    plaashek se motor en sonpaneel weg
    swaaihek se arms en motor by die gastehuis gesteel
    kerk se hekmotor gevat terwyl ons binne sit
    hulle was nie in die huis nie, net by die hekmotor
    motorhuisdeur se motor gesteel
    vrydag nuwe hekmotor, maandag weg
    die kliniek se hekmotor helder oordag verwyder
    ek soek n hok en alarm vir my hekmotor want hulle steel dit
    die stroombaan en ratte uit die hek se motor gehaal
    die valhek se motor by die kantoorpark is gesteel
    werf staan oop vandat die hekmotor verdwyn het
    slot van die motorhok geknip en motor weg
    twee mannetjies op die kamera vat die hekmotor met n sleutel af
    Ons is n kompleks van vier en twintig eenhede en sedert beurtkrag is die motor van die hoofhek drie keer gesteel, altyd as die krag af is
    die kabel hang nog daar, net die hek se motor is weg
    die taverne en die salon langsaan se hekmotors is in dieselfde nag gevat
    ons hek se motor is weg
    dit is afgeskroef en gevat, net twee boute is oor
    die kameras het reguit na hulle gekyk terwyl hulle die hek se motor vat
    die huis se alarm het nie gegaan nie, hulle wou net die motor by die ingang hê
    ons wag sit in sy hokkie en n meter daarvandaan draai iemand die hekmotor los
    die kragonderbreking laat hulle rustig werk, volgende oggend is daar geen motor nie
    my vrou moes die hek met die hand stoot want die oopmaker is gesteel
    die kinders kan in die pad hardloop want die hek staan oop vandat hulle die motor gevat het
    die personeel kom sesuur en die hek wil nie, die deksel lê in die gras en die binnegoed is uit
    die ambulans kon nie inkom nie, die motor by die ingang is uitgeruk
    huurders wil weet wie hierdie keer vir die hekmotor betaal
    die bure s'n is maandag gegaps, ons s'n dinsdag
    polisie sê dis n sindikaat wat hekmotors vat
    die koper en diesel is gelos, die hek se oopmaker is losgedraai
    die D3 is alweer weg
    battery uit, ratte uit, dop gelos
    daar word elke maandeinde in ons buurt hekmotors gesteel
    Goeiemôre, ons is n ouetehuis in Pinetown en vir die tweede keer sedert Paasfees het diewe die staaldeksel gelig, die skuifhek se motor losgedraai en daarmee weggeloop
    net die stroombaanbord van die hek se motor is gevat
    by die moskee is die oosterhek se motor weggedra terwyl ons bid
    ek het n kas daarom gesweis en hulle't die motor nog uitgekry
    hulle kom met oorpakke aan soos tegnici, haal die hek se motor af en sê dit gaan herstel toe
    die stoorpark se groot motor by die hek het tussen die wag se rondtes verdwyn
    hoe maak ek n hekmotor vas, ek is bang vir die nuwe een
    twee motors, inhek en uithek, albei in een aand by die skool gesteel
    altyd die motor, nooit die hek nie
    die plastiekkap is stukkend geskop en die hek se battery uitgeruk
    die landgoed se uithek werk met die hand want die motor is drie-uur gesteel
    die garage se oopmaker is ook gevat deur die gebreekte paneel
    hulle verkoop die hekmotors vir R800 hier onder in die straat
    Ons laerskool in Bellair se personeelhek se motor is op drie sondae gesteel en elke maandag druk ouers en kinders by n hek verby wat twee onderwysers moet oopsleep
    Ek woon in n doodloopstraat in Glen Hills met agt bure en tydens die twee uur se kragonderbreking woensdag het iemand van oprit tot oprit geloop en vyf se hekmotors afgehaal
    Die spreekkamers se pasiënte kon gister nie by die deur afgelaai word nie want diewe het die vier boute losgedraai en met die skuifhek se motor en battery geloop terwyl die wag tee maak
    Die beheerliggaam het met maandeinde R9 000 vir n nuwe Centurion betaal en elf dae later is die hok oopgebreek en die motor gevat, nou wil die huurders kameras op daardie hek hê
    Ons lewer dag en nag ys aan klante en vandat die fabriekshek se motor gesteel is trek my vrou en die personeel die hek met die hand terwyl trokke in Sydneyweg wag
    Die alarm op my muur het gewerk en hulle het glad nie ingekom nie, hulle kniel buite, steek n arm onder die hek deur, draai die motor los en sleep dit uit
    n Man met n weerkaatsbaadjie sê vir die wag hy kom diens die hekmotor, skroef dit af, sit dit op n trollie tussen pakkies en loop taxistaanplek toe
    Die polisie sê ons s'n is die negende hekmotor die week, hulle verkoop dit vir die koper en battery of sit dit vir kontant by iemand anders in
    // isiZulu
    imoto yesango intshontshiwe
    bathathe ibhethri yegate motor
    injini yesango yebiwe futhi
    bakhumule imoto yesango izolo ebusuku
    isango lihlala livulekile ngoba imoto yalo yebiwe
    kuntshontshwe amagiya nebhethri emotweni yesango
    amagate motor ayantshontshwa kuwo wonke umgwaqo wethu
    bavule isivalo segate motor bathatha ibhethri
    IGATE MOTOR YEBIWE FUTHI
    isango lesikole alivuleki, injini yalo intshontshwe ngempelasonto
    basike ikheji lemoto yesango bayithatha
    ngesaba ukuthi bazothatha igate motor entsha
    kungenzekani uma beba imoto yesango ugesi ungekho
    baphakamise isango badonsa imoto yalo
    abangenanga endlini bathathe i-motor yesango kuphela
    ibhethri yesango ilokhu intshontshwa
    imoto yesango lesonto bayithathe sisenkonzweni
    abafana ababili bakhumule injini yesango kukhamera
    imoto yesango lefektri ikhunyulwe emizuzwini emihlanu
    omakhelwane abane balahlekelwe amagate motor ngobusuku obubodwa
    isango lasepulazini alisenayo imoto nesolar yayo
    injini yomnyango wegaraji intshontshiwe
    bafake entsha ngoLwesihlanu ngoMsombuluko yase yebiwe
    ikilinikhi ishiywe nesango elivulekile kwebiwa injini
    abafuni isango bafuna imoto yalo
    amaphara athatha amabhethri amasango
    bayithwele imoto yesango balishiya livulekile igceke
    imoto yesango lamaflethi yebiwe okwesithathu
    ngifuna ikheji ngoba balokhu bentshontsha igate motor
    unogada ubelele kwebiwa imoto yesango
    basika ukhiye wekheji yegate motor
    isango letavern alivali imoto yalo ithathiwe
    bakhiphe ibhodi namagiya emotweni yesango
    bahamba bentshontsha ama-centurion emakhaya
    imotor yeboom yasehhovisi yebiwe
    bathathe igate motor esayithini ebusuku
    siyi-complex enezindlu ezingu-24, selokhu kwaqala i-load shedding imoto yesango elikhulu isintshontshwe kathathu, njalo uma ugesi ungekho
    intambo isalenga lapho, imoto yesango kuphela engekho
    abayifunanga imoto epakiwe, bafune ibhethri yesango
    imoto yesango lethu ayisekho
    bayikhulule bayithatha kwasala amabhawodi amabili
    amakhamera abebabuka bekhumula imoto yesango bavele bavayizisa
    i-alamu yendlini ayikhalanga ngoba bebefuna imoto yesango kuphela
    unogada uhleli endlwaneni yakhe kanti eduze kwakhe kukhunyulwa imoto yesango
    ugesi ungekho basebenza kahle, ekuseni imoto yesango ayikho
    umkami ubesunduza isango ngesandla ngoba umshini walo ubuntshontshiwe
    izingane zingaphumela emgwaqeni ngoba isango livuliwe selokhu bathatha imoto yalo
    abasebenzi bafike ngo-6 isango lingavuleki, isivalo semoto siphansi otshanini ingaphakathi lithathiwe
    i-ambulensi ayikwazanga ukungena, imoto yasesangweni ikhishwe yathathwa
    abaqashi babuza ukuthi ubani ozokhokhela imoto yesango manje
    eyomakhelwane bayithathe ngoMsombuluko eyethu ngoLwesibili
    amaphoyisa athi amagate motor athathwa yiqembu
    amaphasela ashiywa emgwaqeni ngoba isango alivuleki, imoto yalo yebiwe
    ikhopha nedizili bakushiyile, baqaqe umshini ovula isango
    i-D3 ihambile futhi
    ibhethri liphumile, amagiya aphumile, kusele igobolondo legate motor
    njalo ngenyanga iphela kuhamba amagate motor endaweni yethu
    sawubona, siyikhaya labantu abadala ePinetown, okwesibili kusukela ngePhasika amasela aphakamise isivalo sensimbi aqaqa imoto yesango eshelelayo ahamba nayo
    bathathe ibhodi lemoto yesango kuphela
    imoto yesango lasemosque ithathwe sithandaza
    ngiyibeke ebhokisini lensimbi imoto yesango kodwa bayikhiphile
    bafike begqoke ama-overall njengezingcweti bathi imoto yesango iyolungiswa
    kade beyithatha imoto yesango, lena eyesine
    ngiyibophe kanjani imoto yesango, ngiyesaba ngoba yintsha
    amabili amasango esikole, zombili izimoto zawo zihambe ngobusuku obubodwa
    bakhahlele isembozo sikapulasitiki badonsa ibhethri lesango
    isango lokuphuma livulwa ngesandla ngoba injini yalo yebiwe ngo-3 ekuseni
    isikole sethu eBellair sithathelwe imoto yesango labasebenzi ngamaSonto amathathu, njalo ngoMsombuluko abazali nezingane bacindezelana esangweni elidonswa ngothisha ababili
    ngihlala emgwaqeni ovalekile eGlen Hills nomakhelwane abayisishiyagalombili, ngoLwesithathu ugesi ungekho amahora amabili kukhona ohambe umuzi nomuzi wakhumula amagate motor abahlanu bethu
    iziguli azikwazanga ukwehliselwa emnyango izolo ngoba amasela aqaqe amabhawodi amane ahamba nemoto yesango nebhethri yalo unogada esenza itiye
    ibody corporate ikhokhe u-R9 000 ngenyanga iphela ngeCenturion entsha, emva kwezinsuku ezingu-11 ikheji lavulwa ngenkani yathathwa imoto yesango, abaqashi bafuna amakhamera
    sithengisa iqhwa imini nobusuku, selokhu imoto yesango lefektri yebiwa umkami nabasebenzi balidonsa ngezandla amaloli emile emgwaqeni
    i-alamu yodonga ibisebenza futhi abazange bangene, baguqe ngaphandle bafaka ingalo ngaphansi kwesango bakhulula imoto yalo bayidonsa
    indoda egqoke ivesti ekhazimulayo itshele unogada ukuthi izolungisa imoto yesango, yayikhumula yayifaka enqoleni phakathi kwamaphasela yaqonda erenki
    amaphoyisa aseMayville athi eyethu yigate motor yesishiyagalolunye kuleli sonto, bayithengisela ikhopha nebhethri noma bayifake komunye umuzi ngemali
    // Mixed
    i-gate motor yami intshontshiwe last night
    bathathe i-battery ye-gate motor again
    i-motor yesango gone, i-gate ihlala open
    they stole i-gate motor during load shedding
    i-centurion yethu stolen okwesibili
    ama-gate motor antshontshwa in our road every week
    die gate motor is weer gesteel
    hulle vat die battery out of the gate motor
    gate motor weg, die hek staan just open
    isango lesikole alivuleki, the motor was stolen
    basike i-cage ye-gate motor bayithatha anyway
    my hek se motor got stolen over the weekend
    i-motor ye-gate ayisekho, just two bolts left
    i-guard ihleli right there while they unscrew i-gate motor
    during i-power cut bathatha i-gate motor, ekuseni isango livulekile
    my wife stoot die gate by hand, die motor is stolen
    die battery en board of the gate motor is weer gevat
    abaqashi babuza who pays for i-gate motor this time
    they came like technicians bakhumula i-motor yesango bahamba
    i-body corporate paid R9 000 for a new Centurion at month end and eleven days later i-cage ivuliwe imoto yesango ithathiwe
    n man in a vest told the guard hy kom service the gate motor, toe skroef hy dit af and walked off with it
  `,
  'vehicle-theft': `
    two bakkies were driven off our lot at night after they took the keys from the office
    they broke the showroom window, found the key box and drove three cars over the kerb
    my bakkie was stolen from in front of the house
    the car was parked at church and when we came out it was gone
    our delivery truck was stolen out of the yard
    tractor stolen from the farm shed
    they hotwired the hilux and drove away with it
    my sons motorbike is gone from the flat parking
    two trailers stolen from the building site
    taxi stolen at the rank while the driver was eating
    CAR STOLEN PLEASE HELP
    They pushed my polo out of the driveway at night and took it
    quantum stolen while parked overnight at home
    my hilux gd6 got stolen within minutes at the mall
    trailer with the jetski was unhooked and towed away
    somebody stole the school bus from the school yard
    digger loader stolen off site with a lowbed
    quad bikes taken from the farm garage
    thieves use a machine to copy the key and then the car is gone
    guests car stolen in the hotel parking
    customer vehicles get stolen from our workshop yard
    nobody was in the car, they just opened it and started it and left
    scared that they come for my fortuner because they took two in our street
    what if they steal the car from the open parking of the complex
    vhicle stolen last nite frm outside
    came out of the gym, no car
    ambulance was taken from the clinic parking at night
    forklift and flatbed stolen from the warehouse over the weekend
    my gogo's old corolla was stolen outside the tavern
    scooters for deliveries stolen in front of the restaurant
    our rental car was stolen at the guest house
    staff member's car stolen in the staff parking of the hospital
    used a tow truck to load my car, neighbours thought it was a breakdown
    five cars stolen from our street this year
    the tracker was ripped out and the truck was gone with its trailer
    horse trailer stolen at the show
    car dealership had two cars driven off the floor at night
    they drove through the gate with our own bakkie
    no hijack, it stood empty in the road and in the morning it was not there
    caravan stolen from storage
    I am afraid to park at the salon since two clients had their cars stolen
    the compressor trailer was hooked up and stolen by a white bakkie
    stolen motorcycle, had it chained, chain cut
    parked my taxi at the petrol station to sleep at home and it was gone at 4am
    grain truck stolen from the depot, found stripped in umlazi
    golf cart and tractor gone from the estate's shed
    they stole the car not the things in it, the whole car is gone
    vehicles get stolen from our customers during night shift at the factory
    I work night shift at the hospital, parked my little Kia in the staff parking at seven in the evening and when I came out in the morning there was only a wet spot where it had stood
    nobody broke into the house, they just took the bakkie that stood in the carport
    they did not smash the window for the bag, they took the whole car with the bag in it
    no gun and nobody inside, the truck was parked at the depot and it is gone
    I walked out and my car was not there
    the car is gone, keys still in my hand
    they took it from the driveway while we watched tv
    cameras show a man opening the bakkie with a gadget and driving it out of the gate in forty seconds
    the alarm of the car chirped, by the time I looked it was round the corner
    our guard opened the gate for them since he thought it was the owner driving
    power cut, dark parking, two cars missing in the morning
    my wife parked at the crèche to fetch the children and came back to an empty space
    staff have had three cars taken from the parking behind the call centre
    customers leave their cars with us for a wash and one was driven off
    a patient came out of dialysis and her car had been stolen
    tenant's Polo vanished from bay 14
    courier scooter with the parcels still in the box was ridden away
    the tipper with our copper scrap on it was driven off from the weighbridge
    they took the tanker, diesel and all, from where it stood at night
    he left the keys with the car guard and the car guard's friend drove away with it
    month end shopping at Bridge City, came out, no taxi, no car, nothing
    police found the Corsa in Lamontville without engine
    neighbours' Navara went on Friday, mine on Sunday, same trick
    someone pushed the motorbike up a plank into a van
    Stolen: white Isuzu, parked, locked
    I am a driving instructor in Queensburgh and on Thursday while I was having the licence papers stamped inside the test station somebody unlocked my little Atos and drove it away
    the learner bus of our church is missing from the hall
    they came for the TLB with the right key
    our hearse was stolen from the funeral parlour, luckily empty
    the boat and its trailer have been taken from the yard at Bayhead
    two of the estate's golf carts went missing and were seen in Cato Manor
    a rental scooter fleet, we lose one each week
    they towed it, as simple as that
    the ice cream bike and its cooler stolen from the promenade store
    scared to buy the new double cab, they take them here within a month
    parked, slept, woke, and the horse of the truck was gone with only the trailer left
    a man came for a test drive, went round the block and never returned with the car
    it was only standing there for five minutes
    bicycle shop van and everything in it got driven off from the loading zone, nobody was in it
    My husband delivers bread for his own account and on Saturday, while he was inside a spaza in Ntuzuma getting the cash, his Kia bakkie that stood locked outside was opened and driven off with forty crates on it
    The guard at the hospital in Addington says a woman with a nurse's jacket walked to my Picanto, opened it without a key and drove out of the gate with a wave, and I stood there with my patients' files
    We are a small driving and courier company with four scooters, three of which have been stolen since June from in front of customers' houses while the rider was handing over the parcels
    During the power cut, when the cameras and the gate motor of our complex were off, two Toyotas belonging to tenants were pushed down the drive, started in the road and never seen again
    Our farm's second tractor, with full diesel tank and the fertiliser spreader, was taken from the lands at Eston between Friday afternoon and Saturday morning and the tracks lead to the R603
    I bought my first car at month end, insured it on Monday, and on Tuesday evening when I came down with the children to go to church there was just an oil spot on the street
    The neighbours' camera shows a flatbed truck backing up to my late father's Cressida, two men in overalls winching it up and the whole thing being gone in under five minutes
    A customer left his Ranger with us for a windscreen and somebody lifted the keys off the board, walked through the workshop like staff and took it out into Umgeni Road
    // Afrikaans
    my bakkie is voor die huis gesteel
    die kar was by die kerk geparkeer en toe ons uitkom is dit weg
    trekker uit die skuur gesteel
    ons lorrie is uit die werf gevat
    hulle het die hilux kortgesluit en weggery
    motorfiets by die woonstel gesteel
    sleepwa van die bouperseel af weg
    KAR GESTEEL HELP ASB
    hulle stoot die motor uit die oprit en vat hom
    die taxi is by die staanplek gesteel terwyl die bestuurder eet
    gas se motor by die hotel gesteel
    vierwielmotors uit die plaas se garage gevat
    skool se bussie uit die skoolterrein gesteel
    bang hulle kom vat my fortuner
    sê nou hulle steel die kar uit die oop parkering
    kliënte se voertuie word uit ons werkswinkel gesteel
    hulle kopieer die sleutel met n masjien en dan is die motor weg
    vyf karre in ons straat gesteel vanjaar
    niemand was in die kar nie, hulle't dit net aan die gang gekry en gery
    vurkhyser en platbak oor die naweek uit die pakhuis gesteel
    karavaan uit die stoorplek gesteel
    graaflaaier met n laebed van die terrein af weg
    met n insleepvoertuig gelaai, bure dink toe dis n teëspoed
    voertuigdiefstal by die kliniek se parkering
    perdesleepwa by die skou gesteel
    hulle het die hele kar gevat, nie net die goed binne nie
    kettings geknip en die motorfiets gevat
    die opsporingstoestel uitgeruk en trok met sleepwa weg
    my ma se corolla buite die taverne gesteel
    ek kom uit die gym en my motor is nie daar nie
    Ek werk nagskof by die hospitaal, ek het my Kia sewe-uur die aand in die personeelparkering gelos en toe ek die oggend uitkom was dit net nie meer daar nie
    niemand het by die huis ingebreek nie, hulle het net die bakkie onder die afdak gevat
    geen wapen nie en niemand in nie, die trok het by die depot gestaan en is weg
    ek loop uit en my kar is nie daar nie
    die motor is weg en die sleutel is nog in my hand
    hulle het dit uit die oprit gevat terwyl ons tv kyk
    op die kameras maak n man die bakkie met n apparaatjie oop en ry by die hek uit
    die kar se alarm het net gepiep en toe is hy om die hoek
    die wag het vir hulle die hek oopgemaak want hy dink toe dis die eienaar
    krag af, donker parkering, en die oggend is twee karre weg
    my vrou stop by die crèche om die kinders te haal en kom terug by n leë plek
    drie van die personeel se motors is agter die oproepsentrum gesteel
    n klant los sy kar vir was en iemand ry daarmee weg
    n pasiënt kom van dialise en haar kar is gesteel
    die huurder se polo het uit vak 14 verdwyn
    die koerier se bromponie met die pakkies nog in die kis is weggery
    die wipbak met ons koper is van die weegbrug af weggevat
    hulle't die tenkwa met diesel en al gevat waar hy gestaan het
    hy het sy sleutels vir die karwag gelos en die karwag se maat is weg daarmee
    die polisie het die corsa in Lamontville sonder enjin gekry
    die bure se navara is vrydag weg en myne sondag
    iemand stoot die motorfiets op n plank in n bus in
    wit Isuzu gesteel, was gesluit
    Ek is n rybewysinstrukteur in Queensburgh en donderdag terwyl ek binne by die toetssentrum was het iemand my Atos oopgesluit en weggery
    daar word elke maandeinde voertuie by die winkelsentrum gesteel
    die lykswa is by die begrafnisonderneming gesteel, gelukkig leeg
    die boot met sy waentjie is uit die werf gevat
    twee gholfkarre van die landgoed is weg
    hulle sleep hom net weg
    ek is bang om die nuwe dubbelkajuit te koop, hulle vat hulle hier binne n maand
    geparkeer, geslaap, wakker geword en die voorhaker is weg
    n man kom vir n toetsrit, ry om die blok en kom nooit terug met die kar nie
    hy't net vyf minute daar gestaan
    My man lewer brood af en saterdag terwyl hy binne die spaza in Ntuzuma die kontant kry is sy Kia-bakkie wat gesluit buite staan oopgemaak en met veertig kratte op weggery
    Die wag by Addington-hospitaal sê n vrou met n verpleegster se baadjie stap na my Picanto, maak hom sonder sleutel oop en ry by die hek uit terwyl sy waai
    Ons is n klein koerier met vier bromponies en drie is sedert junie voor klante se huise gesteel terwyl die ryer die pakkies oorgee
    Toe die krag af was en die kameras en hekmotor van ons kompleks dood was is twee Toyotas van huurders in die oprit af gestoot, in die pad gevat en nooit weer gesien nie
    Ons plaas se tweede trekker met vol dieseltenk en die kunsmisstrooier is tussen vrydagmiddag en saterdagoggend van die lande by Eston gevat en die spore loop na die R603
    Ek het met maandeinde my eerste kar gekoop en dinsdagaand toe ek met die kinders afkom om kerk toe te gaan was daar net n oliekol in die straat
    Die bure se kamera wys n platbaktrok trek agter my oorlede pa se Cressida in, twee mans in oorpakke wen dit op en binne vyf minute is die hele kar weg
    n Klant los sy Ranger by ons vir n voorruit en iemand lig die sleutels van die bord af, loop soos personeel deur die werkswinkel en ry daarmee Umgeniweg in
    // isiZulu
    imoto yami yebiwe phambi kwekhaya
    bantshontshe ibhakkie yami ebusuku
    imoto ibipakwe esontweni saphuma ingekho
    ugandaganda wasepulazini webiwe
    iloli lethu lebiwe egcekeni
    bayidonse imoto egcekeni bayihamba
    isithuthuthu sebiwe emaflethini
    amathileli amabili ebiwe esayithini
    itekisi yebiwe erenki umshayeli esadla
    IMOTO INTSHONTSHIWE NGICELA USIZO
    imoto yesivakashi yebiwe ehhotela
    ibhasi lesikole lebiwe egcekeni lesikole
    izimoto zamakhasimende ziyebiwa eworkshop yethu
    bayivule imoto ingenamuntu bayidumisa bahamba nayo
    ngesaba ukuthi bazothatha i-fortuner yami
    kungenzekani uma beba imoto ipakiwe ngaphandle
    izimoto ezinhlanu zebiwe emgwaqeni wethu
    bathathe yonke imoto hhayi izinto ezingaphakathi kuphela
    bayilayishe imoto yami nge-tow truck
    kuntshontshwe i-quantum ipakwe ekhaya
    i-ambulensi yebiwe ekilinikhi ebusuku
    basike iketanga lesithuthuthu basithatha
    imoto ayibanjwanga inkunzi, ibimile ingenamuntu sabona ekuseni ingekho
    ikharavani yethu yebiwe
    ngiphume e-gym ngathola imoto ingekho
    iloli nethileli layo kwebiwe e-depot
    imoto yogogo yebiwe ngaphandle kwetavern
    iforklift yebiwe ewarehouse ngempelasonto
    bakopisha ukhiye ngomshini bantshontshe imoto
    izithuthuthu zokuthutha ukudla zebiwe phambi kwerestaurant
    imoto yami yebiwe ngaphandle kwesalon ngisenza izinwele
    balokhu bentshontsha izimoto lapha
    abantshontshi bezimoto badle i-polo yami
    ugandaganda bamhambise ebusuku saze savuka engasekho
    imoto yesisebenzi yebiwe epaki yesibhedlela
    bathathe ithileli bayihuqa ngebhakkie emhlophe
    ngingunesi, ngisebenza ebusuku, ngipake imoto yami epaki yabasebenzi ngo-7 ntambama, ngathi ngiphuma ekuseni ngathola ingasekho
    abangenanga endlini, bathathe ibhakkie ebimi egcekeni
    ingekho isibhamu nomuntu ngaphakathi, iloli belipakiwe e-depot selihambile
    ngiphume ngathola imoto yami ingekho
    imoto ihambile ukhiye usesandleni sami
    bayithathe emnyango sisabuka i-tv
    amakhamera akhombisa indoda ivula ibhakkie ngomshinyana iphuma ngesango
    i-alamu yemoto ikhale kanye, ngithi ngiyabheka isijike ekhoneni
    unogada ubavulele isango ecabanga ukuthi ngumnikazi oshayelayo
    ugesi ungekho kumnyama epaki, ekuseni izimoto ezimbili azikho
    umkami ume e-crèche elanda izingane wabuya imoto isithathiwe
    izimoto ezintathu zabasebenzi zihambile ngemuva kwesikhungo sezingcingo
    ikhasimende lishiye imoto izogezwa kwafika omunye wayihamba
    isiguli siphume kwi-dialysis sathola imoto yaso yebiwe
    i-polo yomqashi inyamalele ku-bay 14
    isithuthuthu se-courier sithathwe namaphasela asesebhokisini
    ithipha ethwele ikhopha yethu ihanjisiwe esikalini
    bathathe ithanka nodizili walo belimi ebusuku
    ushiye izikhiye kunogada wezimoto, umngani wakhe wayihamba imoto
    amaphoyisa ayithole eLamontville ingasenayo injini
    eyomakhelwane ihambe ngoLwesihlanu eyami ngeSonto
    sengathi bayidonse ngoba akukho ngilazi phansi
    isithuthuthu basikhweze ngepulangwe eveni bahamba naso
    ngifundisa ukushayela eQueensburgh, ngoLwesine ngisagxivizelwa amaphepha ngaphakathi kukhona ovule i-Atos yami wayihamba
    njalo ekupheleni kwenyanga kuyebiwa izimoto emall
    imoto yomngcwabo yebiwe ingenalutho
    isikebhe nenqola yaso kuthathiwe egcekeni
    ngiyesaba ukuthenga ibhakkie entsha ngoba lapha bazithatha ingakaqedi nanyanga
    ngipake, ngalala, ngavuka ihloko yeloli ingasekho kusele ithrela
    indoda ithe iyayivivinya imoto yajika ebhlokhini ayabuya
    ibimi imizuzu emihlanu nje
    umyeni wami uletha isinkwa, ngoMgqibelo esalanda imali esipaza eNtuzuma ibhakkie yakhe ebikhiyiwe ngaphandle ivuliwe yahanjiswa inamakreyithi angu-40
    unogada wasesibhedlela e-Addington uthi owesifazane ogqoke ibhantshi lenesi uhambe waya kwi-Picanto yami wayivula ngaphandle kokhiye waphuma ngesango evayiza
    siyi-courier encane enezithuthuthu ezine, ezintathu zazo zebiwe kusukela ngoJuni phambi kwemizi yamakhasimende umgibeli esanikezela amaphasela
    ugesi ungekho namakhamera nesango le-complex kungasebenzi, ama-Toyota amabili abaqashi asunduzwe ehla ngomgwaqo adunyiswa ahamba unomphelo
    ugandaganda wesibili wepulazi enethangi eligcwele udizili uthathwe emasimini e-Eston phakathi kukaLwesihlanu ntambama noMgqibelo ekuseni imikhondo iya ku-R603
    ngithenge imoto yami yokuqala ngenyanga iphela, ngoLwesibili kusihlwa sehla nezingane siya esontweni sathola ibala lika-oyela kuphela emgwaqeni
    ikhamera yomakhelwane ikhombisa iloli elinebhodi lihlehlela kwi-Cressida kababa ongasekho, amadoda amabili ayikhuphula ngewinshi yahamba ngemizuzu emihlanu
    ikhasimende lishiye i-Ranger yalo kithi izofakwa iwindi, kukhona othathe izikhiye ebhodini wahamba njengesisebenzi wayikhipha emgwaqeni
    // Mixed
    i-car yami stolen outside e-church
    bantshontshe i-bakkie yami last night ipakiwe
    i-polo yami gone, ibipakwe in the driveway
    i-taxi yebiwe at the rank umshayeli esadla
    they stole i-tractor yami epulazini
    imoto yebiwe e-parking ye-mall within minutes
    my bakkie is gesteel from the yard
    die hilux is weg, it was parked voor die huis
    they hotwired die kar and ry toe weg
    izimoto ziyantshontshwa in our complex parking
    i-trailer yami unhooked bahamba nayo
    motorbike gesteel by the flats, chain cut
    ngiphume e-work i-car ingekho, keys still in my hand
    i-guard ibavulele i-gate thinking it was the owner, imoto ihambile
    die bakkie is in forty seconds weg, dit is op die cameras
    i-motorbike yethu yebiwe from the basement of the flats
    my wife se kar is gevat outside the crèche
    bayi-towe i-car yami from the street
    during i-power cut kwahamba izimoto ezimbili in our parking
    ngithenge i-car yami yokuqala at month end and on Tuesday sehla nezingane siya e-church just to find ibala lika-oil emgwaqeni
    die neighbours se camera shows how twee mans in overalls winch my pa se Cressida up en within five minutes is die kar weg
  `,
  'theft-from-vehicle': `
    car window smashed and laptop stolen
    smash and grab at the robot
    they jammed my remote and took everything out of the car
    the car was locked I thought but the jammer kept it open, my bag was gone
    wheels stolen off my car
    battery of the bakkie stolen in front of the house
    tools taken out of the canopy of my bakkie
    handbag grabbed through the car window while waiting at the traffic light
    they broke the quarter glass and took the radio
    SPARE WHEEL STOLEN AGAIN
    Client's car was broken into while she had her hair done at our salon
    gym bags stolen out of cars in the church parking
    airbags, headlights and a catalytic converter cut from parked cars
    truck batteries get stolen in the yard
    they took the mirrors and badges off my car
    somebody opened the boot at the petrol station and took my shopping
    remote jamming at the mall, lost two phones and a tablet
    visitors cars are broken into outside the clinic
    teachers' cars broken into on the school grounds
    my side window was smashed at the beach, wallet gone
    phone snatched from my hand in traffic while I sat in the car
    scared of smash and grabs on the way from the airport
    what if they break into the customers cars in our parking
    they steal the computer box of the truck
    car brkn into outside my flat, gps and jacket gone
    guests leave bags in cars and they get stolen at night
    the car is still here but standing on bricks
    nothing of the house was touched only the car's window was broken and my tools gone
    contractors' bakkies at the building site get opened and drills stolen
    bakkie tailgate stolen
    spark plug porcelain thrown at the window and my handbag taken
    my laptop bag was lifted from the back seat while I paid for parking
    kids steal things from the taxis while they wait at the rank
    tractor's battery and gps screen stolen from the cab
    wiper blades, hub caps and number plates disappear in the complex
    left the car for two minutes at the creche to drop my child, came back to broken glass and no bag
    left the window a bit open, they fished out my jacket with the money
    the caravan and trailer had their spare wheels cut off
    forgot the rifle case under the seat, window broken, all gone
    office workers' cars get jammed in the parking, three laptops this month
    they popped the lock with a screwdriver and emptied the cubby hole
    car broken into at the farm stall along the N2
    nightclub parking, windows get smashed for phones
    they didnt take the car only what was inside
    catering boxes stolen from our van parked outside the hall, window forced
    rims gone on two cars in our showroom yard
    I sell samples, last Tuesday I had lunch at a coffee shop in Durban North, pressed the remote as always, and when I came back everything was out of the boot without a scratch
    no break in at the shop, it was the customers' cars outside that were opened
    the fuel was still in the tank, but the battery and both front wheels were gone
    they stole the copper fittings and grinder out of the plumber's parked bakkie
    they reached into my car and took the bag
    something out of the car again, this time the jack and the sound
    window in pieces, phone gone, traffic standing still
    cameras in the parking saw a man pull each handle until one was open, then he took the laptop
    the car's alarm screamed and he still emptied the cubby
    car guard says he saw nothing, my boot was cleaned
    my wife waited at the gate for the motor to open and a boy yanked the handbag off the seat
    power cut, robots out, cars creep, and hands come through the windows
    children's school bags and tablets were taken out of our car at the beach
    staff find their cars scratched open around the door lock, radios out
    customers refuse to park here since four had things stolen out of their cars
    doctor's bag and patients' notes taken from the car in the hospital parkade
    tenants' cars have been relieved of their wheels, bricks left
    parcels were lifted out of the boot while the courier was at the door and his keys were in the lock
    copper radiators and batteries are removed from the broken cars at my workshop
    the truck kept its diesel and its load but they took the two batteries and the tarpaulin
    cash for wages was under the seat, they jammed the lock and had it before I got to the shop
    at month end they wait at the bank parking and break the windows of those who leave a bag
    police roadblock up ahead and right in front of it a smash and grab
    neighbours on both sides had canopies opened
    He took my phone off the dashboard and ran between the lanes
    they unscrewed the canopy itself
    I am a midwife, went in to a lady in Wentworth for half an hour and when I returned to the car the little back window was broken and my whole birthing kit and stethoscope had been taken
    tow bar, bull bar and roof rack gone, car still there
    hub caps, aerial, badge
    they push a ball against the lock and it pops, then they help themselves
    left my hearing aids in the console and they stole them with the console
    surfers at Dairy beach have cars opened each Saturday while in the water
    headlights cut out of the Polo, second set this year
    they crawl under at night and saw the cat off the exhaust
    somebody fished my wallet through the gap of the window
    scared to stop at the Umgeni off ramp as they break windows for handbags there
    the taxi association's quantums lost their radios at the wash bay
    they left the car, they left the tools, they only took the airbags and the steering wheel
    broke into eight cars outside the temple during the festival, mostly bags under seats
    I fetch the children from school in Morningside and while we waited behind two cars at the robot a boy broke the left window with something small, took my phone and handbag off the seat and ran down the bank
    The patients who come to our oncology rooms must park in the street, and in the last month eleven of their cars were opened, bags, walking sticks and even medicines being taken out while they were under the drip
    My wife's car stood inside the gate with the alarm light blinking and still both headlights, the battery and the steering wheel had been removed from it by the time the neighbours' dogs woke us
    We are electricians, the van was parked outside our customer in Reservoir Hills with copper, testers and two drills in it, and after a ten minute quote the side door was open and the shelves empty
    On the last Friday of the month I drew wages for the staff, put the cash in the boot, pressed the button twice, and after buying bread I found the boot unlocked and the envelope gone without a mark
    Tenants of our block wake up to cars on bricks, three sets of wheels in August alone, and the guard says he was on the other side with the torch as the power was off
    The taxi marshal's friend pulled the speakers, the spare wheel and the jack out of my Quantum while I was in the office paying the levy and customers were already sitting inside
    Visitors to the botanic gardens lock everything, walk off, and when they return somebody has jammed the doors and their cameras, phones and passports have been lifted out
    // Afrikaans
    motor se venster gebreek en skootrekenaar weg
    by die verkeerslig het hulle die ruit stukkend geslaan en my handsak gegryp
    hulle het my afstandbeheer geblok en die kar leeggemaak
    ek het gedink die kar is gesluit maar hulle het dit gejam
    wiele van my kar gesteel
    bakkie se battery weg
    gereedskap uit die bakkie se kap gesteel
    karre by die kerk word oopgebreek
    radio uit die kar gesteel
    SPAARWIEL WEER GESTEEL
    kliënt se motor by my salon oopgebreek en haar sak gevat
    trokbatterye word uit die werf gevat
    onderwysers se motors by die skool word oopgebreek
    my kattebak by die vulstasie oopgemaak en inkopies gevat
    bang vir grypdiewe by die robots
    sê nou hulle breek in ons kliënte se karre in
    die kar staan op bakstene, wiele is weg
    niks in die huis gevat nie, net die kar se ruit gebreek en goed uit
    syruit by die strand stukkend, beursie weg
    die trekker se gps en battery uit die kajuit gevat
    lampe en spieëls van my kar afgehaal
    foon uit my hand gegryp terwyl ek in die kar sit in die verkeer
    bakkie se agterklap gesteel
    by die crèche net twee minute weg, toe is die glas stukkend en die sak weg
    besoekers se karre by die kliniek word oopgebreek
    bouers se bakkies word oopgemaak en bore gesteel
    hulle jam die remotes by die winkelsentrum
    hulle het nie die kar gevat nie, net wat binne was
    gaste se bagasie uit die motors voor die gastehuis gevat
    wieldoppe en nommerplate verdwyn in die kompleks
    Ek verkoop monsters, verlede dinsdag eet ek middagete, druk die remote soos altyd, en toe ek terugkom is alles uit die kattebak sonder n merk
    nie by die winkel ingebreek nie, dis die klante se karre buite
    die petrol was nog in maar die battery en twee wiele was weg
    hulle steek net hulle hand in my kar en vat die sak
    weer iets uit die kar, die keer die domkrag en die klank
    ruit aan stukke, foon weg, die verkeer staan stil
    kameras in die parkering wys hoe hy elke deurhandvatsel trek tot een oop is en dan die skootrekenaar vat
    die kar se alarm skree maar hy krap nog die paneelkissie leeg
    die karwag sê hy het niks gesien nie maar my kattebak is leeg
    my vrou wag by die hek en n seun ruk die handsak van die sitplek af
    krag af, robots dood, en hande kom deur die kar se vensters
    die kinders se skooltasse en tablette is by die strand uit ons kar gehaal
    die personeel se karre word by die deurslot oopgekrap en die radio's uitgehaal
    klante wil nie meer hier parkeer nie vandat vier se goed uit die karre gesteel is
    die dokter se tas en pasiënte se notas uit die motor in die hospitaal se parkade gevat
    huurders se karre is van hulle wiele verlos, daar lê net stene
    pakkies is uit die kattebak gelig terwyl die koerier by die deur staan
    koper verkoelers en batterye word uit die stukkende karre by my werkswinkel gehaal
    die trok het sy diesel en vrag behou maar die twee batterye en die seil is weg
    die lone se kontant was onder die sitplek, hulle't die remote geblok en dit gevat
    elke maandeinde word by die bank se parkering ruite gebreek vir sakke
    die bure weerskante se bakkies se kappies is oopgemaak
    hy gryp my foon van die paneelbord en hardloop tussen die bane deur
    hulle het die kappie self afgeskroef
    Ek is n vroedvrou, was n halfuur by n vrou in Wentworth in en toe ek terugkom is die klein agterruit stukkend en my hele kraamtas en stetoskoop is gevat
    sleepstang en dakrak weg, die kar staan nog
    hulle druk n bal teen die slot en dan spring hy oop en dan help hulle hulself
    branders ry ons en intussen maak hulle by die strand ons motors oop
    hoofligte is uit die polo gesny
    hulle kruip snags onder in en saag die uitlaat se katalisator af
    my beursie is deur die skrefie van die kar se venster gehengel
    agt karre is tydens die fees buite die tempel oopgebreek
    die stuurwiel en lugsakke is uitgehaal, al die res is gelos
    Ek haal die kinders van die skool in Morningside en terwyl ons by die robot agter twee karre wag breek n seun die linkerruit, gryp my foon en handsak van die sitplek en hardloop teen die wal af
    Die pasiënte van ons kankereenheid moet in die straat parkeer en die laaste maand is elf se karre oopgemaak en sakke, kieries en selfs medisyne uitgehaal terwyl hulle aan die drup is
    My vrou se kar het binne die hek gestaan met die alarmliggie wat flikker en nog is albei hoofligte, die battery en die stuurwiel uit hom gehaal
    Ons is elektrisiëns, die bus was voor n klant in Reservoir Hills met koper, meters en twee bore in, en na n kwotasie van tien minute was die sydeur oop en die rakke leeg
    Op die laaste vrydag van die maand trek ek die personeel se lone, sit die kontant in die kattebak, druk die knoppie twee keer en toe ek met die brood terugkom is die koevert weg
    Huurders in ons blok word wakker met karre op stene, drie stelle wiele in augustus, en die wag sê hy was met die flits aan die ander kant want die krag was af
    Terwyl ek in die kantoor die heffing betaal en klante al in my Quantum sit het iemand die luidsprekers, spaarwiel en domkrag agter uitgehaal
    Besoekers aan die botaniese tuin sluit alles, loop weg en as hulle terugkom het iemand die deure se sein geblok en hulle kameras, fone en paspoorte uit die motor gehaal
    // isiZulu
    baphule ifasitela lemoto bathatha ilaptop
    i-smash and grab erobhothini bathatha isikhwama
    baphazamise iremothi imoto ayikhiyekanga bathatha konke
    amasondo emoto yami ebiwe
    ibhethri yebhakkie intshontshiwe
    amathuluzi ami ebiwe ebhakkini
    bahlwithe isikhwama ngewindi ngimile erobhothini
    irediyo yemoto yebiwe
    IWINDI LEMOTO LIPHIHLIZWE FUTHI
    imoto yekhasimende igqekezwe ngaphandle kwesalon lisenza izinwele
    izimoto zamakholwa ziyagqekezwa ngaphandle kwesonto
    amabhethri amaloli ebiwa egcekeni
    imoto imi ngezitini amasondo awekho
    ngesaba i-smash and grab uma ngiphuma e-airport
    kungenzekani uma begqekeza izimoto zamakhasimende ethu epaki
    izimoto zothisha ziyavulwa esikoleni
    ifoni bayihlwithe esandleni ngihleli emotweni
    abathathanga imoto, bathathe okungaphakathi
    bavule ibhuthi egaraji likaphethiloli bathatha igrosa
    iwindi laseceleni liphihlizwe olwandle kwahamba iwalethi
    izimoto zabavakashi zigqekezwa ekilinikhi
    bakhumule isondo lesipele ngaphansi kwethrela
    i-jammer isebenze emall ngalahlekelwa amafoni
    bathathe ibhethri ne-gps kugandaganda
    izibani nezibuko zemoto yami zikhunyuliwe
    ngishiye imoto imizuzu emibili e-crèche ngathola iwindi liphukile isikhwama singekho
    ngibeke isikhwama esihlalweni esingemuva basithatha
    ama-number plate antshontshwa emaflethini
    imithwalo yabavakashi yebiwa ezimotweni phambi kwehhotela
    bangayithinti indlu, baphule imoto kuphela bathatha amathuluzi
    balokhu begqekeza izimoto ezipakiwe
    amabhakkie esayithi ayavulwa kwebiwe amadrili
    bakhiphe ibhokisi lekhompyutha elolini
    abafana baphule iwindi lemoto babaleka nefoni
    bavule imoto ngesikuludrayiva bathatha ijakhethi
    kwebiwe isondo elisipele ebhakkini
    ngidayisa ama-sample, ngoLwesibili ngipake ngayodla, ngicindezele iremothi njengenjwayelo, ngibuya konke sekuphumile ebhuthini kungekho okuphukile
    abagqekezanga esitolo, izimoto zamakhasimende ngaphandle eziphuliwe
    uphethiloli ubusekhona kodwa ibhethri namasondo bekungasekho
    bafake isandla emotweni yami bathatha isikhwama
    baphinde bathatha okuthile emotweni, manje ujeke ne-sound
    iwindi liyizicucu ifoni ihambile izimoto zimi erobhothini
    amakhamera epaki abone indoda izama zonke izibambo zezimoto yathola evulekile yathatha ilaptop
    i-alamu yemoto ibikhala kodwa wathulula ikhabethe laphambili
    unogada wezimoto uthi akabonanga lutho kanti ibhuthi yami ithululiwe
    umkami ubelinde isango livuleke, umfana wahlutha isikhwama esihlalweni semoto
    ugesi ungekho amarobhothi afile, izandla zingena ngamawindi ezimoto
    izikhwama zezingane zesikole zithathwe emotweni olwandle
    izimoto zabasebenzi ziklwejwe engidini kwakhishwa amarediyo
    amakhasimende awasapaki lapha selokhu kwathathwa izinto ezimotweni ezine
    isikhwama sikadokotela namaphepha eziguli kuthathwe emotweni epaki yesibhedlela
    izimoto zabaqashi ziphucwe amasondo kwashiywa izitini
    amaphasela akhishwe ebhuthini umlethi esemnyango
    amarediyetha namabhethri ayathathwa ezimotweni ezifile eworkshop yami
    iloli lisale nodizili nomthwalo kodwa amabhethri amabili noseyili kwahamba
    imali yamaholo ibingaphansi kwesihlalo, bavimbe iremothi bayithatha
    njalo ngenyanga iphela bayalinda epaki yasebhange baphule amawindi abashiye izikhwama
    uhlwithe ifoni phambi kwesiteringi wabaleka phakathi kwezimoto
    amakhanophi amabhakkie omakhelwane avuliwe
    ngingumbelethisi, ngingene imizuzu engu-30 kumama eWentworth, ngabuya iwindi elincane langemuva liphukile nezinto zami zokubelethisa zithathiwe
    ithobha nerekhi yophahla kuhambile, imoto isekhona
    sengathi basebenzisa ibhola engidini livele livuleke iphendlwe imoto
    izibani ze-polo zisikiwe futhi
    bakhasa ngaphansi kwemoto ebusuku basahe i-exhaust
    badobe ngocingo ngesikhala sewindi lemoto bakhipha iwalethi
    kuvulwe izimoto eziyisishiyagalombili ngaphandle kwethempeli kunomkhosi
    bathathe isiteringi nama-airbag kuphela, imoto isele
    ngilanda izingane esikoleni eMorningside, silinde erobhothini ngemuva kwezimoto ezimbili umfana waphula iwindi langakwesokunxele wathatha ifoni nesikhwama esihlalweni wabaleka
    iziguli zethu zomdlavuza zipaka emgwaqeni, ngenyanga edlule izimoto zazo ezingu-11 zivuliwe kwakhishwa izikhwama nezinduku nemithi zisafakwe i-drip
    imoto yomkami ibime ngaphakathi kwesango isibani se-alamu sicwayiza kodwa izibani zombili nebhethri nesiteringi kukhishiwe kuyo
    singama-electrician, iveni ibimi ngaphandle kwekhasimende eReservoir Hills inekhopha namadrili amabili, emva kwemizuzu engu-10 umnyango oseceleni wawuvulekile amashalofu engenalutho
    ngoLwesihlanu wokugcina wenyanga ngikhiphe imali yabasebenzi ngayifaka ebhuthini ngacindezela inkinobho kabili, ngithe ngibuya nesinkwa ibhuthi yayivuliwe imvilophu ingekho
    abaqashi bavuka izimoto zimi ngezitini, amasethi amathathu amasondo ngo-Agasti, unogada uthi ubengale kwesakhiwo nethoshi ngoba ugesi ubungekho
    ngisakhokha ehhovisi lamatekisi abagibeli sebehlezi ku-Quantum kukhona okhiphe izipikha nesondo lesipele nojeke ngemuva
    izivakashi zasengadini yezitshalo zikhiya konke zihambe, zibuye kukhona ovimbe isignali yeminyango wakhipha amakhamera namafoni namaphasipoti ezimotweni
    // Mixed
    baphule i-window ye-car bathatha i-laptop
    smash n grab e-robot, isikhwama sihambile
    ba jamme i-remote yami e-mall bathatha everything
    amasondo e-car yami gone, imi ngezitini
    i-battery ye-bakkie stolen again ebusuku
    ama-customer apaka imoto then they break the windows bathathe ama-bags
    die kar window is stukkend and my laptop weg
    they jammed my remote en alles is uit die kar
    wheels gesteel off my car by the flats
    i-canopy ye-bakkie ivuliwe, tools gone
    phone ihlwithwe through the window in traffic
    cars outside die church gets oopgebreek every sunday
    bafake i-hand through the window bathatha i-bag yami
    i-car isekhona kodwa ama-wheel ahambile, standing on bricks
    they jammed i-remote, i-cash yama-wages ihambile under the seat
    die kids se schoolbags is uit die car gevat by the beach
    abasebenzi find their cars open, ama-radio akhishiwe
    hulle saag die exhaust af under my parked car
    i-phone yami bayihlwithe e-dashboard in the traffic
    ngikhiphe ama-wages, put the cash in the boot and pressed i-remote kabili, ngathi ngibuya with the bread i-envelope ingekho
    die patients park in the street en terwyl hulle by ons is word the cars oopgemaak and bags uitgehaal
  `,
  'stock-theft-animals': `
    cattle stolen from the kraal
    12 goats are gone since last night
    they slaughtered a cow in the field and took only the meat
    sheep stolen near the fence, we found the skins
    chickens get stolen from the run every night
    somebody cut the fence and drove the cattle out
    stock theft on our farm again
    pigs were stolen from the sty
    found the head and the hide of my heifer, the rest was carried off
    CATTLE THEFT NOW THIRD TIME
    Two of my bulls were loaded on a truck at night
    they took the layers and the day old chicks
    the neighbours cow was killed for meat next to the river
    my gogo's goats were stolen while the boy was herding
    ear tags cut off and the animals driven away
    calves disappear from the camp
    scared they will come for our cattle when nobody sleeps at the farm
    what if they steal the goats before the ceremony
    stock theft unit says they cant find our cows
    hunters with dogs come and take sheep
    rooster and hens stolen from the yard
    the school's agriculture project had its chickens stolen
    lambs taken out of the shed with the door lifted off
    horses stolen from the stables
    They cut the legs off a cow alive for the meat
    ducks, geese and turkeys gone
    my prize ram was stolen from the feedlot
    feedlot lost 8 weaners at the weekend
    the herd count is short two cows every month, tracks lead to the fence
    bakkie with sheep seen driving out at 3am
    someone has butchered a sheep in our field
    broilers stolen before we could deliver, 300 birds
    they open the kraal gate and lead the oxen off
    broke the lock on the chicken house and took 60 hens
    my dogs were poisoned and the goats taken
    koi fish and rabbits stolen from the petting farm of the hotel
    the cattle did not wander off, they were driven off
    dairy cows were taken from the camp near the tar road
    beehives and honey stolen from the farm
    lobola cows taken before the wedding
    bottle store owner keeps pigs behind, 3 were stolen
    the church's donated sheep were stolen before the feast
    their trap wires catch our sheep at night and they take the carcasses
    meat thieves come with axes and leave only the intestines
    my cattle r stolen pls i need cameras at kraal
    ostriches and a goat taken from the lodge
    My father is old and keeps forty head near Ixopo, and since the herd boy left for town every full moon one or two are led through the cut wire to the tar road where a truck must be waiting
    they broke nothing at the house, they went straight to the kraal
    the tractor and the diesel were left alone, only the sheep were taken
    the creche keeps hens for eggs and last night all the hens were carried off
    six of them were gone when we opened the kraal
    they took the goats and left
    somebody led my cow away on a rope
    cameras on the dip tank show people chasing the weaners to a truck
    no alarm on a kraal, they just lift the poles and walk the animals out
    our guard was drunk and the oxen went past him
    on the night of the power cut the electric fence was dead and the ewes were driven off
    my wife went to milk and there was no cow
    the children herd them after school, men came and took four in front of them
    staff compound says a bakkie came twice, now I am nine sheep short
    customers had ordered the goats for Eid and they were stolen the night before
    the tenants on the plot next door lost pigs, we lost turkeys
    copper pipe and diesel stood right there but it was the calves they were after
    month end and funerals, that is when our cattle get taken and slaughtered
    police stock unit found the hides with my brand
    the neighbours' bull and mine were loaded together
    phones rang all night in the valley, cattle seen on the tar, they were ours
    someone opened the broiler house and filled crates with my chickens
    they cut the throat, take the back legs and leave the rest to the dogs
    GOATS GONE
    I keep twenty indigenous goats behind my house in Molweni for ceremonies, and on Wednesday night the gate was untied and fourteen were taken, the kids left crying
    the school's agricultural department had its rabbits and layers stolen over the holiday
    our riding school in Shongweni had two ponies taken out of the paddock
    fish were netted out of our tilapia dam at night
    parrots and lovebirds stolen out of my aviary
    the butcher in town was offered my own sheep
    the tracks of eleven head go to the river and stop
    they drugged the mastiffs and walked out with the breeding sow
    puppies worth R8000 each stolen from the kennel
    what can I hang on the cattle so I know when they are moved at night, we lose them
    scared for the Nguni heifers since strange men asked the herder how many we have
    ear tags lying in the grass, animals nowhere
    a trained racing pigeon loft emptied in Bluff
    the keys of the stable hung on the nail and so they simply took the mare
    fifty crates of day old chicks vanished before they could be placed
    On the Sunday of the power cut, with the electric fence dead and the herd boy at church, nine Nguni cows with their calves were driven through the plantation to the Eston road and have not been seen since
    My grandmother in Ndwedwe keeps her few goats for umsebenzi, and while the children were asleep and the neighbours' dogs barked somebody untied the gate, tied up the mouths and took all seven
    We supply live chickens to customers at the Isipingo market on month end, and in the night before, three men pulled a plank from the house and carried off about two hundred and forty birds in diesel drums
    The police at Impendle have now opened the sixth docket, each time it is the same, fence cut near the neighbours, hoof prints to the tar, tyre marks of a small truck and ten or twelve sheep fewer
    Our staff found the dairy heifer by the river this morning with only the head, hide and stomach left, they had slaughtered her there and gone off with the meat in bags, it is the third
    I farm pigs on a plot behind Cliffdale with a guard and an alarm on the feed store, but they take the pigs themselves, two fat ones on a Thursday night, the squeal stopped by a knife
    The hospice farm had forty ewes to pay for its patients' care, and someone walked off with the lot while the tractor, diesel and copper pipes beside the kraal were not even looked at
    Two phones were ringing about a bakkie full of goats at the weighbridge, I counted at first light and it was my goats, twenty two gone and the ear tags lying at the gate
    // Afrikaans
    beeste uit die kraal gesteel
    twaalf bokke is weg vandat gisteraand
    hulle slag die skaap in die veld en vat net die vleis
    die veediewe was weer hier
    die heining is geknip en die beeste uitgejaag
    hoenders word elke nag uit die hok gesteel
    varke uit die hok gevat
    ons het net die kop en die vel van die vers gekry
    VEEDIEFSTAL VIR DIE DERDE KEER
    twee bulle is snags op n trok gelaai
    kalwers verdwyn uit die kamp
    oormerke afgesny en die diere weggejaag
    bang hulle kom vir die beeste as ek nie op die plaas slaap nie
    sê nou hulle steel ons skape voor die veiling
    perde uit die stalle gesteel
    hulle het n koei afgeslag langs die rivier
    lammers uit die skuur gehaal
    jagters met honde vat die skape
    die skool se hoenders is gesteel
    melkkoeie naby die teerpad uit die kamp gevat
    300 braaihoenders weg voor ons kon aflewer
    byekorwe en heuning gesteel
    my beste ram uit die voerkraal gesteel
    hulle maak die kraalhek oop en lei die osse weg
    honde vergiftig en bokke gevat
    die diere het nie weggeloop nie, hulle is weggejaag
    eende en ganse weg
    slot van die hoenderhok gebreek en sestig henne weg
    elke maand kort ons twee koeie, die spore loop na die draad
    bakkie vol skape drie-uur soggens by die hek gesien
    My pa is oud en het veertig beeste, en sedert die wagter weg is word daar elke volmaan een of twee deur die draad na die teerpad gelei waar n trok seker wag
    hulle het niks by die huis gebreek nie, hulle is reguit kraal toe
    die trekker en diesel is gelos, net die skape is gevat
    ses van hulle was weg toe ons die kraal oopmaak
    hulle vat die bokke en loop
    iemand het my koei aan n tou weggelei
    op die kameras by die diptenk jaag mense die speenkalwers na n trok
    n kraal het nie n alarm nie, hulle lig net die pale en loop met die diere uit
    ons wag was dronk en die osse is by hom verby
    die nag toe die krag af was was die draad dood en die ooie is weggedryf
    my vrou gaan melk en daar is nie n koei nie
    die kinders pas hulle na skool op, mans het gekom en vier voor hulle gevat
    die bakkie was twee keer daar, nou is ek nege skape kort
    klante het die bokke vir Eid bestel en die nag tevore is hulle gesteel
    die bure se varke is weg en ons kalkoene
    koperpyp en diesel het reg daar gestaan, maar hulle wou die kalwers hê
    elke maandeinde word daar van ons beeste gevat en geslag
    die polisie se veediefstaleenheid het velle met my brandmerk gekry
    die bure se bul en myne is saam gelaai
    iemand het die hoenderhuis oopgemaak en kratte vol van my hoenders gelaai
    hulle sny keel af, vat die agterbene en los die res vir die honde
    BOKKE WEG
    die skool se hase en lêhenne is in die vakansie gesteel
    Ek hou twintig inheemse bokke agter my huis in Molweni en woensdagnag is die hek losgemaak en veertien is gevat, die lammertjies het agtergebly
    ons ryskool in Shongweni se twee ponies is uit die kamp gehaal
    vis is snags met n net uit ons dam gehaal
    papegaaie uit my voëlhok gesteel
    die slagter op die dorp is my eie skape aangebied
    die spoor van elf beeste loop tot by die rivier en dan niks
    die honde is bedwelm en die teelsog is weg
    klein hondjies van R8000 stuk uit die hok gegaps
    vreemde mans het die beeswagter gevra hoeveel ons het, nou is ek bang hulle kom vat die verse
    oorplaatjies lê in die gras maar die diere is skoonveld
    Die sondag toe die krag af was, die draad dood en die wagter by die kerk, is nege Nguni-koeie met hulle kalwers deur die plantasie na die Estonpad gejaag en nooit weer gesien nie
    My ouma in Ndwedwe hou n paar bokke en terwyl die kinders slaap en die bure se honde blaf het iemand die hek losgemaak, hulle bekke vasgebind en al sewe gevat
    Ons verkoop lewende hoenders met maandeinde by die mark en die nag vantevore het drie mans n plank uit die hok getrek en so tweehonderd en veertig in dieseldromme weggedra
    Die polisie by Impendle het nou die sesde saak oop, elke keer is die draad geknip, loop die spore na die teerpad en is daar tien of twaalf skape minder
    Ons personeel kry die melkvers vanoggend by die rivier met net kop, vel en pens oor, hulle het haar daar geslag en met die vleis in sakke geloop, dis die derde een
    Ek boer met varke agter Cliffdale met n wag en n alarm op die voerstoor, maar hulle vat die varke self, twee vetes op n donderdagnag
    Die hospies se plaas het veertig ooie gehad en iemand het met almal geloop terwyl na die trekker, diesel en koperpype langs die kraal nie eers gekyk is nie
    Twee mense bel oor n bakkie vol bokke by die weegbrug, ek tel met eerste lig en dit was myne, twee en twintig weg en die oorplaatjies by die hek
    // isiZulu
    izinkomo zethu zintshontshiwe esibayeni
    izimbuzi eziyishumi azisekho kusukela izolo ebusuku
    bahlabe inkomo enkangala bathatha inyama yodwa
    izimvu zebiwe sathola izikhumba
    izinkukhu ziyebiwa njalo ebusuku
    basike uthango baqhuba izinkomo
    izingulube zintshontshiwe esibayeni sazo
    sithole ikhanda nesikhumba sesithole okunye kuthathiwe
    UKWEBIWA KWEZINKOMO KUYASIQEDA
    izinkunzi ezimbili zilayishwe elolini ebusuku
    amankonyane ayanyamalala ekampini
    izimbuzi zikagogo zintshontshwe umfana esalusile
    ngesaba ukuthi bazothatha izinkomo uma ngingekho epulazini
    kungenzekani uma beba izimbuzi phambi komsebenzi
    amasela emfuyo abuyile
    abazingeli nezinja bathatha izimvu
    izinkukhu zesikole zintshontshiwe
    bavule isango lesibaya baqhuba izinkabi
    bahlabe inkomo yomakhelwane ngasemfuleni
    amawundlu ebiwe eshedini
    amahhashi ebiwe esitebeleni
    baphule ukhiye wendlu yezinkukhu bathatha izikhukhukazi ezingamashumi ayisithupha
    izinja zifakwe ushevu kwathathwa izimbuzi
    izinkomo azilahlekanga, ziqhutshiwe
    balokhu bentshontsha imfuyo endaweni yethu
    izinkomo zelobolo zebiwe kungakafiki umshado
    inqama yami enhle yebiwe
    izinkomo zobisi zebiwe ngasemgwaqweni
    amadada nezinkukhu akusekho
    babulala izinkomo zethu bathathe inyama bashiye amathumbu
    izidleke zezinyosi zebiwe kanye noju
    izinkukhu zenyama ezingamakhulu amathathu zintshontshwe singakadilivi
    ibhakkie igcwele izimvu ibonwe ngo-3 ekuseni
    abelusi bathole izinkomo zingekho nothango lusikiwe
    bathathe izimvu zesonto phambi kwedili
    inkomo isikwe imilenze iphila bathatha inyama
    ubaba usekhulile unezinkomo ezingamashumi amane, selokhu kwahamba umalusi njalo uma inyanga igcwele kuphuma eyodwa noma ezimbili ngothango olusikiwe ziye emgwaqeni
    abaphulanga lutho endlini, baqonde esibayeni ngqo
    ugandaganda nedizili kushiywe kunjalo, kuthathwe izimvu kuphela
    eziyisithupha azikho ngenkathi sivula isibaya
    bathathe izimbuzi bahamba
    kukhona odonse inkomo yami ngentambo
    amakhamera edibhini akhombisa abantu bexosha amankonyana belayisha elolini
    isibaya asinayo i-alamu, baphakamisa izigxobo baphume nemfuyo
    unogada ubedakiwe izinkabi zadlula kuye
    ngobusuku bokucishwa kukagesi uthango belufile izimvu eziyizinsikazi zaqhutshwa
    umkami uye ukuyosenga wathola inkomo ingekho
    izingane bezelusile kwafika amadoda athatha ezine phambi kwazo
    ibhakkie ifike kabili manje ngishoda ngezimvu eziyisishiyagalolunye
    amakhasimende ode izimbuzi ze-Eid kwathi ngobusuku bangayizolo zebiwa
    izingulube zabaqashi abaseceleni zihambile namakalikuni ethu
    ikhopha nedizili bekulapho kodwa bebefuna amankonyane
    njalo ngenyanga iphela nangemingcwabo izinkomo zethu ziyathathwa zihlatshwe
    amaphoyisa emfuyo athole izikhumba ezinophawu lwami
    inkunzi yomakhelwane neyami zilayishwe ndawonye
    kade sizithola izimpondo kuphela ehlathini
    kukhona ovule indlu yezinkukhu wagcwalisa amakreyithi ngezami
    bayayisika umphimbo bathathe imilenze yangemuva okunye bakushiyele izinja
    IZIMBUZI AZISEKHO
    nginezimbuzi ezingamashumi amabili ngemuva kwendlu eMolweni, ngoLwesithathu ebusuku isango lisonjululwe kwathathwa eziyishumi nane kwasala amazinyane ekhala
    onogwaja nezikhukhukazi zesikole zebiwe ngeholide
    amaponi amabili esikole sokugibela eShongweni akhishiwe enkambeni
    izinhlanzi zikhishwe edamini ngenethi ebusuku
    amadoda engingawazi abuze umalusi ukuthi zingaki, manje ngesaba ukuthi azozithatha
    sengathi bazi usuku esingalali ngalo ekhaya, yilapho ziphuma khona izinkomo
    imikhondo yeziyishumi nanye iya emfuleni igcine lapho
    imidlwane yami ebizayo yebiwe ekheneleni
    ngeSonto ugesi ungekho, uthango lufile nomalusi esesontweni, izinkomo zamaNguni eziyisishiyagalolunye namankonyane azo ziqhutshwe ngehlathi zaya emgwaqeni azikaze zibonwe
    ugogo eNdwedwe ugcina izimbuzi zakhe zomsebenzi, izingane zilele nezinja zomakhelwane zikhonkotha kukhona osonjulule isango wazibopha imilomo wazithatha zonke eziyisikhombisa
    sithengisa izinkukhu eziphilayo emakethe ngenyanga iphela, ngobusuku obandulelayo amadoda amathathu akhiphe ipulangwe endlini yazo athwala ezingu-240 ngemidramu
    amaphoyisa aseMpendle asevule icala lesithupha, njalo uthango lusikiwe, izinselo ziya emgwaqeni, kushoda izimvu eziyishumi noma eziyishumi nambili
    abasebenzi bathole isithokazi sobisi ngasemfuleni namhlanje kusele ikhanda nesikhumba kuphela, basihlabe lapho bahamba nenyama ngamasaka, sekungesesithathu
    ngifuye izingulube ngemuva kweCliffdale nginonogada ne-alamu esitolo sokudla, kodwa bathatha zona izingulube, ezimbili ezikhuluphele ngoLwesine ebusuku
    ipulazi lasehospisi belinezimvu ezingu-40 zokusiza iziguli, kukhona ohambe nazo zonke ugandaganda nodizili nekhopha eceleni kwesibaya kungathintwanga
    ngishayelwe ucingo ngebhakkie egcwele izimbuzi esikalini, ngabala kusa ngathola ukuthi ngezami, ezingu-22 azikho namathegi ezindlebe asesangweni
    // Mixed
    izinkomo zethu stolen from the kraal last night
    bantshontshe ama-goat ami amabili
    they slaughtered inkomo in the field bathatha inyama
    izinkukhu ziyebiwa every night from the run
    die beeste is gesteel and driven out through the cut fence
    skape gesteel near the tar road again
    basike i-fence baqhuba i-cattle
    i-stock theft iyanda epulazini lethu, last night six cows
    hoenders weg again, they broke the lock
    ama-pigs antshontshiwe behind the shop
    sê nou they come for our bokke
    they killed i-cow and left just the head nesikhumba
    izimbuzi gone, they untied i-gate yesibaya
    i-fence ibifile during i-power cut baqhuba izimvu
    die beeste is by the dip gelaai on a truck
    umkami went to milk akukho nkomo
    hulle steel die goats before Eid, customers already paid
    i-guard ibidakiwe and the oxen walked past, kwahamba eziyisithupha
    chickens gevat from the school, fifty of them
    i-electric fence ibifile during i-power cut, the herd boy was at church baqhuba izinkomo eziyisishiyagalolunye to the tar road
    ons verkoop live chickens at month end en die nag voor dit het drie men pulled a plank and dra 240 of them weg
  `,
  'crop-theft': `
    they steal sugar cane from my fields at night
    macadamia nuts stolen off the trees
    avocados are stripped before we pick
    people cut the bananas and sell them on the road
    cabbages and spinach vanish from the vegetable garden
    timber cut and taken from our plantation
    nut thieves come with bags under the fence
    the school garden was harvested by thieves
    seedlings and plants stolen from our nursery
    THEY STOLE THE WHOLE FIELD OF POTATOES
    trees cut down for firewood on our land
    bags of macadamias carried out of the orchard on the weekend
    somebody is picking our lemons and litchis at night
    maize cobs taken before harvest
    tunnel tomatoes and peppers stolen
    truck loads of cane gone from the loading zone
    scared they will strip the avo trees before the pickers come
    what if they steal the mealies like last year
    the church's food garden gets robbed of its spinach
    my pumpkins r stolen every season
    beans and butternut taken straight from the field
    gum poles stolen out of the forest, stumps everywhere
    pineapples stolen near the road
    they drive into the orchard with a bakkie and load avos
    potted palms and cycads dug out of the garden of the hotel
    cycads stolen from the estate
    fruit pickers from outside climb the fence and pick at night
    clinic's vegetable patch emptied
    roses and flowers cut from the nursery tunnels
    we lose tons of nuts to theft
    strangers come and cut our licensed hemp at night
    they dont break into the house they go for the trees
    the lawn and instant turf was lifted and stolen
    sweet potatoes dug up by thieves
    coffee and tea bushes picked by thieves
    cane cutters from next door load our cane
    nursery lost 200 trees in bags
    firewood thieves with chainsaws in our bluegums
    crop gets stolen in the week before picking
    chillies and herbs disappear from the hothouse
    they burnt a piece of the cane to steal in the smoke
    mango trees stripped behind the creche
    watermelons stolen out of the field by the truck load
    two bags of nuts per man per night and there are twenty men
    the guard sees torches between the mac trees and when he gets there they are gone with the nuts
    pecan nuts stolen from under the trees
    We have ninety hectares of macadamias near Eshowe and between March and June men come in over the river with sacks and head torches, and by our own count about six tonnes went that way last season
    they left the irrigation pipes and the pump cable, all they wanted was the avos
    not the cattle this time, they took the pumpkins and mealies
    the hotel's herb and lettuce beds are picked clean before the cook gets there
    they pick it before we can
    the trees were bare this morning
    somebody cut the cabbages and went
    cameras on the orchard road show eleven people with bags of our nuts on their heads
    an alarm on a fence of four kilometres, how, and meanwhile they carry the avos out
    the guard and his dog chase them from one block and they strip the next
    on the evenings of the power cut the borders are dark and the mangoes walk
    children from the settlement come for the guavas and that I can live with, but now bakkies come
    my wife's dahlias and proteas for the market were cut and gone at dawn
    staff pick for us by day and for themselves by night
    customers come to pick your own strawberries and find the rows already emptied
    tenants of the cottage saw men digging up my ginger
    they left the copper of the pump and the diesel, they wanted the maize
    month end the market in Warwick is full of my spinach, I know the bunching
    police stopped a taxi with forty bags of macadamias, wet in husk, ours
    the neighbours lost their sweetcorn on Friday and we the butternuts
    patients' garden at the hospice, all beetroot pulled out
    parcels of cut flowers lay packed for export in the tunnel and someone took the lot plus what was growing
    the keys of the packhouse were safe, the fruit was taken from the tree
    phones light up in the plantation at night, in the morning there are stumps
    Gone, all the chillies
    We grow organic vegetables on two hectares in Hammarsdale for restaurants, and since January each planting of baby carrots and herbs has been lifted by strangers in the two nights before the delivery day
    pawpaws were knocked down with sticks and carted off
    somebody digs out the aloes and clivias in the reserve we look after
    christmas trees cut from my plot
    cane tops loaded on a wagon for feed without asking, whole rows of seed cane
    they came with a petrol saw, felled nine wattles and slid them down the hill
    I fear for the litchis in December, every year half goes at night
    instant lawn farm, rolled up forty square metres by moonlight
    the amadumbe were dug up
    seed potatoes taken out of the ridges a week after planting
    bonsai and orchids were stolen from my shade house
    we press our own oil and someone harvested the olives, every one
    hungry people I would feed, these load by the ton
    thatching grass cut and bundled on our farm was carried away, and the standing grass cut too
    Our macadamia block nearest to the N2 was stripped in two nights of power cut when neither cameras nor lights worked, the guard counted nineteen people with head lamps and went back for his own safety
    I grow spinach, cabbage and green pepper on church ground in Inanda to feed forty children and some patients of the clinic, and for the third month end in a row strangers have cut the lot before dawn
    The forestry company next to the neighbours pays guards, we small growers have none, and so the pulp truck without number plates comes to our compartments, fells, loads and is gone by four in the morning
    On our strawberry farm in Assagay customers pick for themselves by day, which is fine, but since September someone empties the ripe rows on Friday nights and sells them in our own punnets at the robots
    Police say it is only fruit, to us it is the year's income, eight tons of avocados were pulled off with hooks over the gate side, the staff and pickers found leaves and broken branches
    My wife's nursery in Hillcrest lost a hundred and sixty cycads and tree ferns, dug up from the beds and pots with care and carried out through a hole under the fence, alarm and diesel store untouched
    Tenants on the next smallholding, or people they bring, lift my sweet potatoes and amadumbe row after row, cover the ground again nicely so that I only notice when I harvest
    They burned the break on the sugar side at Tongaat, and while staff fought the smoke, two unknown lorries were loaded with our cane and sent to the mill on somebody else's number
    // Afrikaans
    hulle steel suikerriet uit my lande snags
    makadamias word van die bome gesteel
    avokado's is gestroop voor ons kon pluk
    mense kap die piesangs af en verkoop dit langs die pad
    kool en spinasie verdwyn uit die groentetuin
    hout gekap en gesteel uit die plantasie
    die skool se groentetuin is leeg gesteel
    saailinge uit die kwekery weg
    HELE LAND AARTAPPELS GESTEEL
    bome afgekap vir brandhout op ons grond
    sakke neute uit die boord gedra
    iemand pluk ons suurlemoene en lietsjies in die nag
    mielies van die land gesteel voor ons oes
    tamaties en soetrissies uit die tonnels gesteel
    bang hulle stroop die avobome voor die plukkers kom
    sê nou hulle steel die mielies soos verlede jaar
    bloekompale uit die bos gesteel, net stompe oor
    hulle ry met n bakkie in die boord in en laai avo's
    broodbome uit die landgoed se tuin gegrawe
    pynappels langs die pad gesteel
    kerk se voedseltuin word leeg gepluk
    waatlemoene met n trok van die land gelaai
    kitsgras is opgerol en gesteel
    patats uitgegrawe deur diewe
    blomme uit die kwekery afgesny
    hulle breek nie in die huis in nie, hulle soek die neute aan die bome
    oesdiefstal net voor pluktyd
    vreemdelinge klim oor die draad en pluk snags
    brandhoutdiewe met kettingsae in die bloekoms
    pampoene en botterskorsies weg uit die land
    Ons het negentig hektaar makadamias en tussen maart en junie kom mans met sakke en kopligte oor die rivier, verlede seisoen is so ses ton weg
    die pype en pomp het hulle gelos, hulle wou net die avo's hê
    nie die beeste hierdie keer nie, die pampoene en mielies
    hulle pluk dit voor ons kan
    die bome was vanoggend kaal
    iemand het die koolkoppe afgesny en geloop
    die kameras op die boordpad wys elf mense met sakke van ons neute op hulle koppe
    n alarm op vier kilometer draad, hoe, en intussen dra hulle die avo's uit
    die wag en sy hond jaag hulle uit een blok en dan stroop hulle die volgende
    die aande as die krag af is loop die mango's
    kinders kom vir koejawels en dit gee ek nie om nie, maar nou kom daar bakkies
    my vrou se blomme vir die mark is met dagbreek afgesny en weg
    die werkers pluk bedags vir ons en snags vir hulself
    klante kom self aarbeie pluk en die rye is klaar leeg
    die huurders in die kothuis het mans gesien wat my gemmer uitgrawe
    die pomp se koper en die diesel is gelos, hulle soek die mielies
    elke maandeinde is die mark vol van my spinasie
    die polisie het n taxi met veertig sakke makadamias gestop, ons s'n
    die bure se suikermielies is vrydag gevat en ons botterskorsies sondag
    al die beet is uit die hospies se tuin getrek
    die sleutels van die pakhuis was veilig, die vrugte is van die boom gevat
    daar skyn fone in die plantasie en in die oggend is daar net stompe
    al die brandrissies is weg
    Ons kweek groente op twee hektaar in Hammarsdale vir restaurante en sedert januarie word elke aanplanting babawortels en kruie deur vreemdelinge uitgehaal in die twee nagte voor aflewerdag
    papajas is met stokke afgeslaan en weggekarwei
    iemand grawe die aalwyne en clivias in die reservaat uit
    hulle't nege wattels met n saag platgetrek en teen die bult af gesleep
    ek is bang vir die lietsjies in desember, die helfte gaan snags
    veertig vierkante meter gras is by maanlig opgerol
    die moere is n week na plant weer uit die grond gehaal
    orgideë uit my skadunethuis gesteel
    dekgras op ons plaas word gesny en weggedra
    hulle oes en ons het geplant
    Ons makadamiablok naaste aan die N2 is in twee nagte van kragonderbreking gestroop toe kameras en ligte nie werk nie, die wag het negentien mense met kopligte getel en omgedraai
    Ek kweek spinasie, kool en soetrissie op kerkgrond in Inanda vir veertig kinders en kliniekpasiënte en vir die derde maandeinde na mekaar het vreemdes alles voor dagbreek afgesny
    Die bosboumaatskappy langs die bure het wagte, ons klein kwekers nie, en so kom die lorrie sonder nommerplate na ons plantasie, kap af, laai en is vieruur weg
    Op ons aarbeiplaas in Assagay pluk klante bedags self, maar sedert september maak iemand die ryp rye vrydagnagte leeg en verkoop dit in ons eie bakkies by die robots
    Die polisie sê dis net vrugte, vir ons is dit die jaar se inkomste, agt ton avo's is met hake afgetrek en die personeel kry net blare en gebreekte takke
    My vrou se kwekery in Hillcrest het honderd en sestig broodbome en boomvarings verloor, netjies uit die beddings gegrawe en onder die draad deur gedra, die dieselstoor en alarm onaangeraak
    Die huurders op die volgende kleinhoewe haal my patats en amadumbes ry vir ry uit en maak die grond weer toe sodat ek dit eers sien as ek oes
    Hulle steek die brandpad by Tongaat aan die brand en terwyl die personeel blus word twee vreemde lorries met ons riet gelaai en op iemand anders se nommer meul toe gestuur
    // isiZulu
    bantshontsha umoba emasimini ebusuku
    ama-macadamia antshontshwa ezihlahleni
    ukotapheya upheliswa singakavuni
    basika ubhanana bawuthengise emgwaqeni
    iklabishi nesipinashi kunyamalala engadini
    izihlahla zehlathi ziyagawulwa zithathwe
    ingadi yesikole ivunwe amasela
    izithombo zebiwe enasari
    AMAZAMBANE WONKE ANTSHONTSHIWE ENSIMINI
    bagawula izihlahla zethu bazenze izinkuni
    amasaka amantongomane e-macadamia akhishwe ensimini
    kukhona okha amalamula nama-litchi ebusuku
    ummbila uyantshontshwa singakawuvuni
    utamatisi uyebiwa ematenteni
    ngesaba ukuthi bazoqeda ukotapheya abavuni bengakafiki
    kungenzekani uma beba ummbila njengonyaka odlule
    ingadi yesonto iphangwa isipinashi
    izigxobo zogamthilini zebiwe ehlathini
    bangena nge-bakkie engadini yezithelo balayishe amakotapheya
    izitshalo ezibizayo zimbiwe engadini yehhotela
    uphayinaphu uyebiwa eduze komgwaqo
    amakhabe ebiwe ensimini ngeloli
    ubhatata umbiwe amasela
    izimbali ezisenasari zisikiwe
    abagqekezi endlini, bafuna amantongomane asezihlahleni
    isivuno siyebiwa ngaphambi nje kokuvuna
    abantu bagxuma uthango baka izithelo ebusuku
    basika izinkuni nge-chainsaw ehlathini lethu bahambe nazo
    amathanga nobhontshisi kuthathiwe ensimini
    umoba wethu ulayishwa emalolini esingawazi
    wonke umango ukhiwe amasela ngemuva kwe-crèche
    utshani obutshaliwe bugoqiwe bantshontshwa
    balokhu bentshontsha isivuno sethu
    bathwala amasaka amabili ngobusuku umuntu emunye
    bashise ingxenye yomoba ukuze bantshontshe entuthwini
    onogada babone amathoshi ezihlahleni kodwa sebehambile
    sinamahektare angu-90 ama-macadamia, phakathi kukaMashi noJuni amadoda awela umfula ephethe amasaka namathoshi, ngesizini edlule kwahamba cishe amathani ayisithupha
    amapayipi nephampu bakushiyile, bebefuna ukotapheya kuphela
    akuzona izinkomo kulokhu, bathathe amathanga nommbila
    bavuna singakavuni thina
    izihlahla bezingasenalutho ekuseni
    kukhona osike amaklabishi wahamba
    amakhamera omgwaqo wensimu akhombisa abantu abangu-11 bethwele amasaka amantongomane ethu
    uthango lungamakhilomitha amane, i-alamu izosizani, bona baphuma nokotapheya
    unogada nenja yakhe bayabaxosha kwenye ingxenye baye bayokukha kwenye
    uma kucishwe ugesi kumnyama emngceleni, omango bayahamba
    izingane zikha amagwava lokho akunankinga, kodwa manje sekuza amabhakkie
    izimbali zomkami zemakethe zisikwe entatha zathathwa
    abasebenzi basivunela emini bazivunele bona ebusuku
    amakhasimende afikile ezozikhela ama-strawberry athola imigqa isiphelile
    abaqashi babone amadoda emba ujinja wami
    ikhopha yephampu nedizili bakushiyile, bebefuna ummbila
    njalo ngenyanga iphela imakethe yaseWarwick igcwala isipinashi sami
    amaphoyisa amise itekisi inamasaka angu-40 ama-macadamia ethu
    owomakhelwane ummbila uhambe ngoLwesihlanu amathanga ethu ngeSonto
    wonke ubhithrudi udonsiwe engadini yasehospisi
    kukhanya amafoni ehlathini ebusuku ekuseni kusale iziphunzi
    upelepele wonke awusekho
    silima imifino emahektareni amabili eHammarsdale sithengisele amarestaurant, kusukela ngoJanuwari njalo sekusele izinsuku ezimbili silethe, izaqathe namakhambi kusiphulwa abantu esingabazi
    opopo bashaywe ngezinduku bathuthwa
    amadumbe embiwe athathwa
    kade belayisha umoba wembewu imigqa yonke
    bagawule imithi eyisishiyagalolunye bayehlisa ngentaba
    ngesabela ama-litchi ngoDisemba ngoba uhhafu wawo uhamba ebusuku
    utshani bokufulela busikwe epulazini lethu bahanjiswa
    sengathi bayazi ukuthi sivuna nini, bafika ngobusuku obandulela lolo suku bakhe konke
    bona bayavuna, thina satshala
    insimu yethu yama-macadamia eseduze ne-N2 ikhiwe ngobusuku obubili ugesi ungekho amakhamera engasebenzi, unogada ubale abantu abangu-19 abanamathoshi ekhanda wabuyela emuva
    ngitshala isipinashi neklabishi emhlabathini wesonto eNanda ukuze kudle izingane ezingu-40 neziguli zasekilinikhi, inyanga yesithathu ilandelana abantu abangaziwa basika konke kungakasi
    inkampani yamahlathi eceleni komakhelwane inonogada thina asinabo, ngakho iloli elingenazinombolo liyeza ezihlahleni zethu ligawule lilayishe lihambe ngo-4 ekuseni
    epulazini lethu lama-strawberry e-Assagay amakhasimende azikhela emini, kodwa kusukela ngoSepthemba kukhona oqeda imigqa evuthiwe ngoLwesihlanu ebusuku ayithengise emarobhothini
    amaphoyisa athi yizithelo nje, kithi yimali yonyaka, amathani ayisishiyagalombili kakotapheya adonswe ngezingwegwe abasebenzi bathola amahlamvu namagatsha aphukile
    inasari yomkami eHillcrest ilahlekelwe yizitshalo ezingu-160 ezimbiwe kahle zakhishwa ngembobo ngaphansi kothango, i-alamu nesitolo sikadizili akuthintwanga
    abaqashi bepulazana elilandelayo bamba ubhatata namadumbe ami umugqa nomugqa bawumboze umhlabathi ngize ngibone sengivuna
    bathungele umlilo ngasemobeni oThongathi, abasebenzi basacima kwalayishwa amaloli amabili angaziwa ngomoba wethu wayiswa emshinini ngenombolo yomunye umuntu
    // Mixed
    bantshontsha i-sugar cane emasimini ebusuku
    ama-avocado stripped before sivune
    ama-macadamia thieves come nge-bag under the fence
    they cut i-banana bayithengisa emgwaqeni
    die cane word snags gesteel from the fields
    i-timber yethu chopped and taken ehlathini
    avo's gesteel before ons kon pick
    ummbila stolen before harvest futhi
    i-nursery yethu lost ama-plant amaningi last night
    izithelo zethu zi picked ebusuku by thieves
    the school garden is leeggesteel
    hulle laai our cane on a truck by night
    izihlahla were bare this morning, bathathe wonke ama-avo
    ama-nuts ethu aphuma nge-taxi, police found forty bags
    die spinach is snags gepluk and sold by the market
    abasebenzi pick for themselves ebusuku
    hulle dig die amadumbe uit before we can harvest
    during i-power cut kuhamba omango in the dark
    somebody usike amaklabishi and left only the leaves
    ama-macadamia ethu akhiwe in two nights of power cut, the guard counted abantu abangu-19 with head lamps and went back
    die police sê it is only fruit but eight ton avo's is met hake afgetrek and the staff kry net leaves
  `,
};
