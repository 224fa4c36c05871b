/**
 * How people tell of theft without force, of getting past a gate, of lies and of what fails: one
 * telling a line: English, then Afrikaans, isiZulu and mixtures.
 */
export const otherExamples = {
  'equipment-theft': `
    kuntshontshwe amathuluzi eworkshop yethu
    amathuluzi egalaji lokulungisa izimoto antshontshiwe
    bathathe i-jack nama-spanner lapho silungisa khona izimoto
    ngena eworkshop ebusuku imishini ayisekho
    eworkshop kulahleka ama-grinder nama-drill njalo
    two of our laptops are gone from the office since the weekend
    the projector in the church hall has vanished and every door was still locked
    our grinders and drills keep disappearing from the site, week after week
    solar panels were taken off the roof of the clinic last night
    Somebody unscrewed four panels from the carport and carried them off.
    the mixing desk and both speakers are missing after sunday service
    TOOLS GONE AGAIN!!!
    the brushcutter and the chainsaw walked off the farm
    our welding machine is nowhere to be found
    3 tablets from the grade r class not there anymore
    the generator we hire out grew legs on friday
    they lifted the compressor over the fence and it was never seen again
    a mechanic here says his own toolbox and our jack were stolen from the workshop
    the school lost eleven ipads in one term and nobody saw a thing
    petrol pump of the spaza's generator and the generator itself taken
    I am worried about my salon equipment, hairdryers and clippers go missing one by one
    what if they take our new laptops, there are thirty in the lab
    the tavern's jukebox and sound system stolen during the night
    every morning another scaffold clamp and another ladder is short
    someone helped himself to the office printer
    an oxygen concentrator and a bp machine have disappeared from the ward
    we buy tools every month because they get nicked on site
    the borehole pump is gone, they pulled it right out
    scared that somebody will take the inverter and batteries at the creche
    three computers short at stocktake of assets, serial numbers all missing
    our lawnmower was pinched from behind the hall
    guest house tvs disappear from the rooms when people check out
    the espresso machine of the coffee shop was wheeled away in broad daylight
    Forks, pallet jack and a floor scrubber have left the warehouse without paperwork
    our laser level worth 12 thousand stolen off the building site while the men were at lunch
    hlp pls some1 stole r drone & camera from the estate agents office
    no break in, no damage, just my screens and cpu not on the desk when we came back from holiday
    the taxi rank office had its two radios and the loudhailer taken
    the keyboard and the drum kit of the band got stolen from the youth room
    trailer with the tile cutters on it, gone from the yard
    ladders tied to the roof of the bakkie have been stolen while it stood at the hotel
    pos tablet from the restaurant disappeared on saturday
    we had a deep fryer stolen out of the canteen, how do you even carry that
    I think the tools leave with the contractors, two angle grinders and a rotary hammer this month
    concrete vibrator stolen, poker stolen, now the wacker too
    not the stock, it is our own equipment that goes, scanners and scales
    the microscope cupboard was open and five microscopes were not in it
    Pool pump and chlorinator of the complex removed by unknown persons
    the water pump at the petrol station's car wash stolen third time
    computers from the library stolen over the december closing
    someone made off with the wheelchair and the hoist from our old age home
    our outboard motor was unbolted from the ski boat in the yard, two neighbours saw a van but the cameras face the slipway
    the sewing machines, four of them, were gone when the staff came in on monday
    somebody took the forklift battery
    it was there at month end and now it is gone, a R40 000 diagnostic scanner of the tyre shop
    At our funeral parlour the lowering device and the tent poles have been taken from the garage although the gate was locked and the guard swears nobody drove out.
    they took the gate motor of our own yard to use somewhere else, and the ladder with it
    the optometrist's lens meter was lifted out of its case while patients sat in the next room
    diesel pump stolen off the tractor in the banana fields, the diesel they left
    one by one our walkie talkies have gone, guard says he handed his in
    we are a call centre in umhlanga and every month headsets, monitors and docking stations leave the floor, security at the gate searches nobody's bag and management wants it to stop
    someone nicked the compressor out of the ice factory during a power cut
    the police opened a case for our stolen theodolite
    cameras themselves were stolen off the wall, the recorder too
    pressure cleaner gone from the car wash. keys to the cage were on the hook
    they came in the lunch hour and carried out the photocopier of the driving school as if it was theirs
    children's computers at the orphanage were taken, all that the sponsor gave
    My wife's industrial overlocker was pinched from the tailor shop in Isipingo where the tenants upstairs share the back stairs.
    a contractor loaded our scaffolding with his own and drove off
    the temple's sound desk and microphones vanished between diwali and the new year
    I need help because tools to the value of R90 000 have been leaving the boat yard at bayhead, the workers blame the guards and the guards blame the workers
    chicken farm: incubator and two heaters gone
    the recording studio had mics, preamps and an interface taken and there is no broken lock anywhere
    irrigation pipes and sprinklers get picked up from the cane at night
    somebody stole the hospice's syringe drivers and a suction machine
    the pallet trucks at the cold store get borrowed and never come back
    at the print works in Mobeni they stripped the guillotine of its motor and took the plates
    how can a bar fridge simply disappear from a locked staff room
    our drone for roof inspections was in the bakkie, now it isn't
    stolen from the golf club: leaf blower, two chainsaws and the turf cutter, all in one weekend
    radio station's outside broadcast kit has been taken, we only noticed when we packed for the next gig
    worried that the new cnc tooling will be carried out by night shift, it fits in a lunch bag
    scared the genset goes next, the one next door went at month end with diesel and all
    the quarry's two way radios, batteries and a survey gps were taken from the container office while the guard was at the gate signing in trucks
    they just took the speed point and the ipad and walked out past the customers
    laundromat, somebody made off with a dryer on a trolley
    We are a civil contractor working on the new bridge at Umgeni Road and in the past six weeks three breakers, a plate compactor and the survey level have been removed from the lock up container, keys are with the foreman only.
    Last Thursday two men in overalls came into our bridal studio while I was fitting a customer, went to the back room and carried out both steamers and the embroidery machine, and my staff thought they were from the repair shop.
    At the rugby club the urns, the gas braais and the big screen belong to all members and one after the other has gone home with somebody, nobody at the gate asks what leaves in a boot.
    The sound and lighting hire company I work for sends out gear to weddings and at month end we always find that cables, moving heads and radio mics have stayed behind or were taken by people who packed up with us.
    I run a bakery in Phoenix and on the night of the power cut someone lifted the dough mixer out through the back door, which weighs ninety kilograms, so it must have been neighbours with a trolley.
    As principal I must report that of the forty tablets the department gave our children only nineteen are left, the cupboard was never forced and four people have keys to it.
    Our dairy near Cato Ridge has had the milk pump and two motors of the parlour unbolted and taken during the day when the workers were in the lands and my wife was in town.
    In the physio rooms of our practice an ultrasound unit stood on a trolley next to the window, patients were in and out all morning, and at one o'clock it was simply not there.
    // Afrikaans
    ons skootrekenaars is weg uit die kantoor
    die projektor in die saal is gesteel en niemand weet wanneer nie
    gereedskap verdwyn elke week van die bouperseel af
    iemand het die sonpanele van die skuur se dak afgehaal en gevat
    die klankstelsel van die kerk is skoonveld
    hulle't my sweismasjien gevat terwyl ons by die huis was
    twee kettingsae en die bossiesnyer is van die plaas af weg
    die kompressor by die werkswinkel het voete gekry
    DIE GENERATOR IS WEG!!
    ek is bang hulle vat die nuwe rekenaars by die skool
    al die tablette van die graad r klas is weg na die vakansie
    ons mis 'n kragopwekker en drie bore
    wat as iemand die panele op die kliniek se dak kom steel
    die pomp by die boorgat is uitgehaal en gesteel
    die grassnyer het agter die saal verdwyn
    die salon se haardroërs raak een vir een weg
    laptop gesteel by ontvangs
    hulle steel ons lere van die bakkie af
    die bloeddrukmasjien in die saal is nie meer daar nie
    geen tekens van inbraak nie maar die kluskas met gereedskap is leeg
    kontrakteurs loop met ons slypers weg, laas maand was dit twee
    die tv's uit die gastehuis se kamers word gevat
    iemand het die palletwaentjie uit die pakhuis gevat
    die restaurant se koffiemasjien is gesteel op 'n sondag
    die drukker op kantoor is gesteel, slot was nog toe
    ons skole verloor te veel toerusting, skerms en luidsprekers veral
    mikrofone en versterker weg na die konsert
    swembadpomp van die kompleks is gesteel
    die sleepwa met al die teëlsnyers daarop is weg uit die werf
    klomp spanners en 'n domkrag makeer by die garage
    die buiteboordmotor is van die ski-boot afgehaal en gevat
    iemand vat ons naaimasjiene, daar was ses en nou is daar vier
    ons twee vurkhyserbatterye is gesteel terwyl die wag by die hek gesit het
    die motorwerktuigkundige se toetsmasjien is skielik weg en niemand by die werkswinkel wil iets weet nie
    by die begrafnisonderneming het hulle die tent en die laatsakraam gevat
    kameras self is van die muur afgehaal, die opnemer ook
    ons is 'n oproepsentrum in Umhlanga en elke maand verdwyn skerms, kopstukke en tablette van die vloer af sonder dat sekuriteit by die hek iets vra
    hulle het dit net gevat
    die hogedrukspuit van die karwas word vermis
    die kinders by die weeshuis se rekenaars is gevat
    besproeiingspype word snags uit die lande gedra
    kragprop en kabels los, maar die kragopwekker het hulle gelaai en gery
    waterpas, laser en driepoot uit die bakkie gehaal terwyl ek die kliënt se sleutels gaan teken het
    die tempel se klanktafel is vermis sedert Diwali
    'n kontrakteur het ons steierwerk saam met syne opgelaai
    ons mis al weer 'n boor
    die polisie het 'n saaknommer gegee vir die gesteelde blaser en kettingsaag van die gholfklub, maar niemand het kom kyk nie
    toerusting loop by hierdie huurders uit soos water
    die drukkery in Mobeni se snymasjien se motor is uitgebou en weggevoer
    vrees vir die nuwe freesmasjien se gereedskap, dit pas in 'n kosblik
    die hospies se pompies is weg, pasiënte wag nou vir ander
    wasgoedbesigheid: iemand het 'n tuimeldroër op 'n trollie uitgestoot
    ons radio's word van die wagte se kamer af gesteel
    hoendertelers hier, twee verwarmers en die broeimasjien is gevat
    die steengroef se gps en radio's is uit die houer geneem op 'n Woensdagmiddag terwyl almal by die skietwerk was
    hulle vat nou selfs die kruiwaens
    die foto-ateljee se lense en ligte is gesteel, die alarm was af vir die personeel wat laat werk
    skoon weg, die hyskraan se haak en ketting
    my vrou se oorsluitmasjien is uit die naaldwerkwinkel gevat
    wat maak ek as die diesel bly en die pomp gaan
    Ons is siviele kontrakteurs op die brug in Umgeniweg en in die laaste ses weke is drie brekers, 'n stamper en die landmeterstoestel uit die houer verwyder waarvan net die voorman die sleutels het.
    Donderdag het twee mans in oorpakke by my bruidsateljee ingestap terwyl ek 'n kliënt aanpas, hulle is agtertoe en het die stomers en die borduurmasjien uitgedra asof hulle van die herstelwinkel is.
    As hoof moet ek aanmeld dat daar van die veertig tablette wat die departement vir ons kinders gegee het nog net negentien oor is, en die kas is nooit oopgebreek nie.
    Ons melkery naby Catorif se melkpomp en twee motors is helder oordag losgeskroef en weggevat toe die werkers in die lande was en my vrou dorp toe is.
    In die fisioterapeut se kamers het 'n klankgolfmasjien by die venster gestaan, pasiënte het heeloggend in en uit geloop, en toe ons eenuur kyk was dit nie meer daar nie.
    // isiZulu
    kuntshontshwe ama-laptop ehhovisi
    iprojector yasesontweni ayisekho
    amathuluzi ayanyamalala esayithini njalo ngesonto
    bantshontshe amasolar panel ophahleni lwasemtholampilo
    umshini wokushisela insimbi ulahlekile
    kwebiwe isound system yasethaveni
    igenerator yami bayithathile
    ama-tablet ezingane zasecreche awasekho
    balokhu bentshontsha amathuluzi ethu ewekshop
    ngiyesaba ukuthi bazothatha amakhompyutha amasha esikole
    amaphara athathe umshini wokugunda utshani ngemuva kwehholo
    ipompo yamanzi epulazini yebiwe
    kulahleke ama-drill amabili ne-grinder
    izipikha zesonto zintshontshiwe ngeviki eledlule
    othile uhambe nekhompyutha yasehhovisi
    i-inverter namabhethri akusekho lapha egumbini
    kungathiwani uma bentshontsha imishini yasesalon
    iladi ebiboshelwe phezu kwebakkie yebiwe
    bathathe umshini wekhofi erestaurant
    AMATHULUZI ETHU APHELILE BAYAWEBA
    abasebenzi bakakontraka bahamba nama-grinder ethu
    umshini we-BP ewadini awutholakali
    akugqekezwanga kodwa ama-laptop amathathu akekho
    kukhona ontshontsha izinto zokusebenza efemini
    ama-TV asemakamelweni egesti ayantshontshwa
    bayantshontsha amascaffold esayithini ebusuku
    i-compressor yegalaji ayibonakali kusukela ngoMsombuluko
    kwantshontshwa amakhompyutha angu-15 elab yesikole
    izigebengu zithathe i-chainsaw nebrushcutter efama
    isigubhu nekhibhodi yebhendi kwebiwe egumbini lentsha
    sithenga amathuluzi njalo ngoba ayebiwa
    ngikhathazekile ngamasolar panels, omakhelwane sebebiwe awabo
    umshini wokuphrinta untshontshiwe ereception
    ipompo yepool yekomplex isusiwe yantshontshwa
    izikali ne-scanner zasewarehouse sezilahlekile
    bathathe injini yesikebhe egcekeni babe sebehamba
    imishini yokuthunga emine ayisekho, sayibona ngoMsombuluko ekuseni
    ithuluzi lokuhlola izimoto lasevilini litholakale lingasekho, amakhamera abheke ngaphandle
    ibhethri le-forklift likhishiwe lathathwa unogada elele
    itende nemishini yokwehlisa ibhokisi kwebiwe kwamngcwabi
    lithathiwe igede motor ngokwalo kanye neladi
    bangenile bakhiphe umshini wokukopisha kwangathi owabo
    amakhamera uqobo asusiwe odongeni athathwa ne-recorder
    icall centre yethu eMhlanga ilahlekelwa ama-monitor nama-headset njalo ngenyanga, esangweni akekho ohlola izikhwama zabasebenzi
    amakhompyutha ezingane ekhaya lezintandane antshontshiwe
    kade sinomshini wokuwasha izimoto, manje awukho
    bawuthatha umshini bahamba
    amapayipi okuchelela ayabiwa emobeni ebusuku
    bafika ngemoto balayisha i-scaffolding yethu neyabo
    umshini wokuhlola amehlo uthathwe iziguli zihlezi kwelinye igumbi
    amawokhi-thokhi onogada ayancipha, elinye libiwe futhi
    ethempelini kulahleke imishini yomsindo ngemuva kweDiwali
    idizili bayishiyile kodwa iphampu yayo bayithwele
    sengathi bazophinda, igenerator yamakhelwane ihambe nodizili wayo ekupheleni kwenyanga
    efama yezinkukhu kubiwe ama-heater amabili ne-incubator
    umshini wokomisa izingubo ukhishwe ngetroli elondolo
    i-drone yethu ibisebhakini, othile uyithathile
    enkwalini balahlekelwe ama-gps namarediyo ayesekhontheyineni ngesikhathi unogada esayinisa amaloli
    ilens namalambu esithombe antshontshwe estudiyo
    amaphoyisa asinike inombolo yecala ngomshini wokusika utshani owebiwe eklabhini yegalofu kodwa akekho ozobheka
    sekwebiwa namabhala
    bayayithatha njalo imishini yethu uma kucime ugesi
    umshini womkami wokuthunga untshontshiwe esitolo sakhe
    Singosonkontileka ebhulohweni lase-Umgeni Road, emavikini ayisithupha adlule kuphume ama-breaker amathathu, icompactor nomshini wokukala ekhontheyineni elinokhiye oyedwa ophethwe yinduna.
    NgoLwesine kungene amadoda amabili egqoke ama-overall esitolo sami sezingubo zomshado ngisalinganisela ikhasimende, aya ngemuva aphuma nomshini wokufekethisa kwangathi avela kwabalungisayo.
    NjengoThishanhloko ngibika ukuthi kumatablet angu-40 izingane ezaphiwa wona uhulumeni sekusele angu-19 kuphela, ikhabethe alikaze liphulwe futhi abane banokhiye.
    Efama yethu yobisi eduze kwaseCato Ridge kuqaqwe ipompo namamotor amabili emini abasebenzi besemasimini nomkami esedolobheni, bakuthatha bahamba nakho.
    Egumbini le-physio bekukhona umshini we-ultrasound eduze kwefasitela, iziguli bezingena ziphuma ekuseni konke, kuthe uma kushaya ihora lokuqala sabona ukuthi awusekho.
    // Mixed
    bantshontshe ama-tools ethu kwi-site again this week
    ama-laptops are gone ehhovisi, akekho owaziyo
    our projector yebiwe esontweni ngeSunday
    someone uthathe i-generator behind the shop
    die laptops is gone from the office and nobody saw anything
    hulle vat ons tools off the site elke naweek
    iwelding machine yami stolen, i-lock was still on
    solar panels van die skool se dak gevat last night
    kulahleka ama-tablets one by one esikoleni
    my compressor is weg, someone took it uit die werkswinkel
    the mixer ne-speakers zasechurch azisekho
    ons pallet jack het disappeared from the warehouse
    i-outboard motor yethu is gone, amakhamera showed nothing
    hulle vat ons sewing machines one by one, staff sê niks
    forklift battery ithathiwe during the power cut
    my drills is net weg, abafana ask each other
    ilaptops zase-call centre walk out past the gate
    somebody ukhiphe i-photocopier ngetroli
    die kinders se tablets at the home is gesteel
  `,
  'personal-theft': `
    my phone was taken from my bag in the changing room
    patients say their wallets vanish while they sleep in the ward
    students' laptops and phones get stolen in the residence, often by people on the same floor
    jewellery of my mother went missing after the new domestic started
    a guest's watch disappeared from the pool chairs
    Staff lockers are being emptied while people work
    somebody went through the handbags in the staff room
    my ring is gone and only the cleaner was in the bedroom
    phone left charging in church, five minutes later gone
    kids at the creche come home without their jackets
    MY PURSE STOLEN AT WORK
    cell phones stolen from gym lockers, locks not broken just opened
    teachers complain that money goes from their bags during break
    she put her bag under the table at the restaurant and it was lifted, she noticed nothing
    the visitors steal airtime phones off the beds in the clinic
    nanny took perfume, clothes and a gold chain
    worried about members' belongings while they swim
    my tenants say their things go missing from the shared kitchen and rooms
    a resident of the old age home lost her wedding ring, we suspect a caregiver
    pickpockets in the tavern, phones go every friday
    the guys on site leave their phones with the clothes and someone steals them
    customers' handbags disappear from the salon basins
    i hope u can help sum1 in my digs is stealing my stuff
    no gun, they just grabbed it while she looked away
    learner had his school bag and calculator stolen during sport
    scared that the helper is taking my earrings, every month one pair less
    what if guests' passports get stolen out of the dorm
    bicycle and phone of a factory worker taken from the cloakroom
    wallet gone from the jacket behind the office door
    earphones, chargers, sneakers, all gone from res room while i was in class
    someone steals lunch boxes and phones in the warehouse tea room
    my grandmother's pension money was taken out of her drawer by the carer
    a patient's cellphone stolen off the x-ray bench
    while we were at the beach our bags got taken from the towel
    the petrol attendants say their wallets get stolen from the back room
    lost three cellphones at the taxi rank this year, always out of my pocket
    at the funeral in the hall two ladies had their bags stolen
    I suspect my gardener, my sunglasses and my husband's wristwatch are gone
    things go missing out of hotel rooms and guests blame housekeeping
    the volleyball girls had everything stolen from the change room, phones, id cards and cash
    somebody swiped a customer's phone off the counter
    a nurse's handbag went missing from the duty room on night shift
    church members' purses stolen in the middle of the prayer
    My son's cell was taken out of his desk at school.
    they took cash out of my drawer and my spectacles, I think it's a housemate
    the baby bag with my tablet in it disappeared from the waiting room of the doctor
    my gold bangles were in the drawer on friday and on sunday they were gone, only the two carers had been in
    somebody put a hand in my pocket on the bus and my phone was out
    a mourner's handbag was taken from the chapel while we carried the coffin
    the cashier had left her cell next to the till, it was gone
    at the call centre people's lunch, chargers and even shoes get taken out from under the desks and nobody owns up
    bather's clothes and keys were stolen off the sand
    I am a matron in a student house at DUT and twice this month the girls woke up to find their phones and cash taken by someone who sleeps on the same passage.
    we have cameras in the corridor but not in the rooms, and guests' watches are walking
    the new nanny pockets my children's savings
    surfers' car keys get found on the tyre, and the wallet with it
    the fishermen leave their rucksacks by the gate and come back to nothing
    tenant in flat 4 took my gran's chain when he came to borrow sugar
    wedding guests had their purses lifted from the tables while everyone danced
    a visitor to the ward stole a patient's slippers, phone and R300
    it was just there and the next moment it was not, my tablet in the library
    staff at the mill in merebank want lockers that lock, their takkies, overalls and wages keep vanishing
    my wife's ring was taken from the soap dish at the gym
    pick pocketed at warwick market, cash and id
    the masseuse says money was removed from her coat
    a learner stole the teacher's phone from the desk during break and the guard found nothing on him at the gate
    people who sleep in the shelter wake up without their shoes
    somebody helped themselves to my son's soccer boots and calculator
    month end wages of three packers were taken from their bags in the change room, police say no evidence
    I'd taken my earrings off to wash hair, turned round, gone
    Our frail residents can't say who it was, but rings, pension money, radios and even blankets have left their rooms since the agency sent new people in may.
    airpods gone from the desk
    the deckhands' cash disappears out of the cabin
    scared to leave my handbag in the staff kitchen
    do customers' jackets still get nicked in your restaurant? in ours every saturday
    no alarm helps when the one who takes your purse works beside you
    four phones were pinched at the taxi rank's toilet queue this week
    my helper took R200 out of my wallet again and says it was the kids
    people praying at the mosque come out and their shoes and phones are missing
    the golfers' bags were emptied in the locker room, watches and keys
    who took my bag, it hung on the chair
    I manage a small hospital in Isipingo and relatives complain week after week that a wallet, a chain or a cell phone of a patient was taken from the locker beside the bed while he was in theatre or asleep.
    On Saturday the whole under fifteen team played, their bags stood in the change room at the sports club, and after the match phones, watches and the coach's car keys were no longer in them.
    My mother lives in a cottage on our property in Westville and since the new carer started in August her pearl earrings, two hundred rand notes and her good scissors have gone one after another.
    We have 300 staff at the shoe factory, and every month end somebody goes through the coats in the cloakroom and takes the pay packets, so now people stitch money into their shoes.
    Two of the tenants in our student commune in Glenwood say that their laptops and sneakers were taken out of their own rooms by a housemate who has since moved out.
    While our customers are having their nails done their handbags hang on the backs of the chairs, and last week a young woman who asked about prices walked out with one of them.
    At the beachfront hotel a couple came back from dinner to find the room tidy, the bed turned down and her diamond ring, his watch and their foreign cash missing from the drawer.
    A teacher had her phone in her desk, went to the door to talk to a parent, and when she sat down again one of forty children had it, no cameras in the class of course.
    // Afrikaans
    my foon is uit my handsak gevat in die kleedkamer
    pasiënte se beursies verdwyn snags in die saal
    die huishulp het my ma se ringe gesteel
    studente se fone word in die koshuis gesteel
    my beursie is weg by die werk
    onderwysers se handsakke word tydens pouse deurgesoek en geld is weg
    'n gas se horlosie is by die swembad gevat
    iemand steel uit die personeel se sluitkaste
    my selfoon was op die toonbank en toe is hy weg
    JUWELE WEG en net die skoonmaker was in die kamer
    ek dink die oppasser vat my oorbelle
    dames se handsakke word in die salon gesteel terwyl hulle hare gewas word
    kinders se baadjies en fone verdwyn by die skool
    bang dat die nuwe bediende iets vat
    'n ou tannie by die ouetehuis se trouring is weg
    sakkerollers by die kroeg, fone verdwyn elke vrydag
    die manne op die bouperseel se fone word uit hul klere gesteel
    hulle't ons sakke op die strand gevat terwyl ons swem
    my kind se skootsak en sakrekenaar is gesteel by die sportveld
    geen geweld nie, hulle gryp net die foon as jy wegkyk
    wat as gaste se paspoorte uit die kamers gesteel word
    die tuinman het my man se horlosie gevat dink ek
    fabriekwerkers se beursies word uit die kleedkamer gesteel
    in die kerk is twee handsakke gesteel tydens die diens
    my loopskoene en oorfone is uit my kamer weg
    verpleegster se handsak gesteel uit die diensvertrek
    kontant uit my laai gevat, net huismense was daar
    die petroljoggies se goed raak weg uit die agterkamer
    iemand by ons kommune steel my goed
    klient se foon is van die tafel in die restaurant afgevat
    my goue armband was vrydag in die laai en sondag was dit weg
    iemand het in die bus sy hand in my sak gesteek en my foon gevat
    'n roubeklaer se handsak is uit die kapel geneem terwyl ons die kis dra
    die kassier se selfoon het langs die till gelê en toe's dit weg
    hulle't my skoene gesteel terwyl ek bid
    surfers se sleutels en beursies word van die strand af gevat
    ek is matrone by 'n koshuis en die meisies se fone en kontant word snags uit hulle kamers gevat deur iemand op dieselfde gang
    kameras is net in die gang, die gaste se horlosies loop uit die kamers
    die kinderoppasser vat uit my kinders se spaarbussies
    by die troue is drie beursies van die tafels gevat terwyl almal dans
    'n besoeker het 'n pasiënt se pantoffels en geld gesteel
    my vrou se ring is by die gim uit die wasbak geneem
    my sak is gerol by die mark
    die werkers by die papiermeule se skoene, oorpakke en lone verdwyn uit die kleedkamer
    'n leerder het die juffrou se foon van haar tafel gesteel
    mense wat by die skuiling slaap, word wakker sonder skoene
    maandeinde se loon is uit drie pakkers se sakke gehaal, die polisie sê daar is geen bewyse nie
    die oumense kan nie sê wie dit was nie, maar ringe, radio's en pensioengeld gaan uit hul kamers sedert die nuwe mense van die agentskap af hier is
    oorfone skoonveld
    iemand steel my middagete en my laaier
    my handsak het aan die stoel gehang, iemand het dit gevat
    huishulp neem geld uit my beursie
    by die gholfklub is die spelers se sluitkaste leeggemaak
    gister weer, 'n kliënt se baadjie en sleutels
    die wag se eie foon is uit sy hokkie gesteel
    ek los niks meer in die personeelkombuis nie, alles word gevat
    hy't net gebuk om sy dogter se skoen vas te maak en toe is die kamerasak weg
    die huurder in nommer 4 het my ouma se ketting gevat toe hy kom suiker leen
    matrose se kontant verdwyn uit die kajuit
    bang my ma se trouring is volgende
    Ek bestuur 'n klein hospitaal en week na week kla familie dat 'n beursie, ketting of selfoon uit die kassie langs die bed gevat is terwyl die pasiënt in teater was of geslaap het.
    Saterdag het die onder vyftiens gespeel, hulle sakke het in die kleedkamer by die sportklub gestaan en na die wedstryd was die fone, horlosies en die afrigter se sleutels daaruit.
    My ma woon in 'n huisie op ons erf en sedert die nuwe oppasser in Augustus begin het, het haar pêreloorbelle, geld en selfs haar goeie skêr een vir een verdwyn.
    By die skoenfabriek gaan iemand elke maandeinde deur die personeel se jasse in die kleedkamer en vat die loonkoevertjies, mense werk nou hulle geld in hul skoene vas.
    Terwyl kliënte se naels gedoen word hang hulle handsakke aan die stoele, en verlede week het 'n meisie wat net na pryse kom vra het met een daarvan uitgestap.
    // isiZulu
    ifoni yami yebiwe esikhwameni egumbini lokushintsha
    iziguli zithi izikhwama zazo zemali ziyanyamalala ewadini
    umsizi wasekhaya untshontshe amacici ami
    abafundi bayebelana amafoni eres
    kulahleke iwashi lesivakashi ngasepool
    othile uvula ama-locker abasebenzi athathe izinto
    bantshontshela othisha imali ezikhwameni ngebreak
    indandatho kamama ayisekho kusukela kwafika osizayo omusha
    ICELL YAMI INTSHONTSHIWE EMSEBENZINI
    amawalethi abasebenzi bakwagalaji ayantshontshwa egumbini elingemuva
    bakhuthuza abantu ethaveni ngoLwesihlanu
    ungikhuthuzile erenki, ifoni iphumile ephaketheni
    ikhasimende lasalon lilahlekelwe isikhwama
    ngisola umuntu osebenza endlini, kulahleka izimpahla nemakha
    izingane zifika ekhaya zingenawo amajakhethi asecreche
    ngiyesaba ukuthi ukhona ozothatha izinto zami lapha ekhomuneni
    omama abebesesontweni bebiwe izikhwama besathandaza
    umakhulu webiwe imali yempesheni ekhabetheni ngumnakekeli
    abafana basesayithini bebelwa amafoni ezingutsheni zabo
    sibhukuda ulwandle, sabuya izikhwama zingasekho
    isikhwama sikanesi silahlekile edutyroom ebusuku
    iphasiphothi nemali yesivakashi kuthathwe ekamelweni
    bathatha amateki nezintshaja egumbini lami ngiseklasini
    ifoni yayisekhawuntarini ngaphenduka ayisekho
    umfundi webiwe isikhwama sesikole nge-sports day
    isigebengu asikho, kodwa abahlala nami bayangebela
    kungenzeka bantshontshele amalungu ejimini, ama-locker awaphephile
    kukhona owebela iziguli amafoni emibhedeni
    umgadi wengadi uthathe iwashi lomyeni wami
    akukho mpi, bamane badonsa isikhwama engabhekile
    balokhu bentshontsha amafoni abafundi eklasini
    umngcwabo ehholo kwebiwa izikhwama ezimbili
    omunye uxoxe nekhasimende, omunye wathatha iselula yalo etafuleni
    ubucwebe bami bulahleke ngesikhathi kuhlanzwa indlu
    abasebenzi basefemini bayakhala ngezinto zabo ezinyamalalayo ecloakroom
    isigqizo sami segolide besisedrowini, ngabheka ngeSonto singasekho
    ufake isandla ephaketheni lami ebhasini wathatha ifoni
    ngisadansa emshadweni bathatha isikhwama etafuleni
    omunye webe isikhwama somuntu owayezongcwaba echapel
    ifoni kakhashiya ibisecaleni kwetili yahamba
    izicathulo zami zithathwe ngisakhuleka emosque
    sibhukude olwandle sathola okhiye nezingubo zingasekho
    ngingumatron eDUT res, amantombazane avuka ekuseni amafoni nemali kuthathiwe ngumuntu olala kulo leli phasishi
    amakhamera asephasishi kuphela, amawashi ezivakashi aphuma emagumbini
    umzanyana uthatha imali yezingane zami ebhange elincane
    isivakashi sasesibhedlela sebele isiguli ifoni no-R300
    indandatho yomkami ithathwe ejimini kusinki
    bangikhuthuzile eWarwick bathatha i-ID nemali
    izicathulo namaholo abasebenzi basefemini yamaphepha kuyantshontshwa ekamelweni lokushintsha
    umfundi webele uthisha ifoni edeskini, unogada wamsesha esangweni akatholanga lutho
    abalala eshelter bavuka bengenazo izicathulo
    kuphele inyanga baholile, kusenjalo kwathathwa imali yabathathu ezikhwameni, amaphoyisa athi abukho ubufakazi
    abadala abakwazi ukusho ukuthi ngubani, kodwa izindandatho, imali yempesheni namarediyo kuyaphuma emakamelweni selokhu kwafika abanakekeli abasha
    sasibekwe esihlalweni isikhwama sami, sathathwa
    othile udla ukudla kwami abuye athathe neshaja
    umsizi uthathe u-R200 ewalethi yami futhi wathi yizingane
    umqashi wefulethi lesine uthathe iketango likagogo
    ifoni kanogada yebiwe endlini yakhe
    bengikhiphe amacici ngigeza ikhanda, ngaphenduka engasekho
    bayebelana bodwa abasebenzi, namuhla i-earphone kusasa ijezi
    imali yabasemkhunjini inyamalala ekamelweni
    kade ngithi kungilahlekele kanti kukhona ongebelayo
    amabhuzu ebhola endodana yami athathiwe namakhalkhuletha
    Ngiphethe isibhedlela esincane e-Isipingo, njalo ngeviki imindeni ikhala ngokuthi iwalethi, iketango noma ifoni yesiguli ithathiwe ekhabethenini eliseceleni kombhede isiguli silele noma sisetheatre.
    NgoMgqibelo abafana bebedlala, izikhwama zabo bezisegumbini lokushintsha eklabhini, kuthe uma kuphela umdlalo amafoni, amawashi nokhiye bemoto bomqeqeshi base bengasekho.
    Umama uhlala endlini encane egcekeni lethu, kusukela kwaqala umnakekeli omusha ngo-Agasti amacici akhe, imali nesikelo kuhamba ngakunye ngakunye.
    Efemini yezicathulo ukuphela kwenyanga njalo kunomuntu ophenya amajazi abasebenzi ecloakroom athathe imvilophu yeholo, abantu sebethungela imali ezicathulweni.
    Amakhasimende esenziwa izinzipho izikhwama zilenga ezihlalweni, ngesonto eledlule intombazane ebibuza amanani iphume nesinye sazo akekho owayibona.
    // Mixed
    ifoni yami was taken kwi-changing room egym
    my domestic untshontshe i-jewellery yami
    students bayebelana ama-phones eres every week
    someone het my purse gevat uit my locker
    patients' phones ziyalahleka ewadini at night
    iwallet yami gone esikhwameni e-office
    die cleaner steal ons guests se goed out of the rooms
    yoh ama-earrings ami missing since osizayo started
    handbags gesteel during church, niemand het iets gesien nie
    bakhuthuza ama-customers in the tavern ngoFriday
    my foon is weg from the staff room
    teachers' bags zivulwa ngebreak and money is gone
    my bangles zithathwe by the carer I think
    someone ungikhuthuze on the bus, ifoni yahamba
    hulle steel die patients se goed at visiting hour
    wedding guests balahlekelwe ama-purses etafuleni
    my skoene is gevat outside the mosque
    imali yami yase-month end gone from my bag in the change room
    iring yomkami taken at the gym, amakhamera awekho there
  `,
  'medicine-theft': `
    medicine is disappearing from our dispensary
    the schedule 5 cupboard is short every month
    someone takes codeine syrup from the pharmacy shelves
    our clinic's arvs were stolen, they sell them for whoonga
    A nurse has been taking morphine ampoules from the ward.
    pills missing from the drug trolley again
    staff are stealing cough mixture and painkillers out the back
    the vet's ketamine is gone
    we lost a whole box of tramadol between delivery and the shelf
    tablets of our residents at the old age home get swapped or taken
    BOXES OF MEDS GONE
    scared somebody will take the insulin out of the fridge
    the old lady's pain patches were taken from her room by a carer
    stilpane, benylin, everything with codeine walks out of my chemist
    what if the night staff help themselves to the schedule drugs
    count does not tally, forty diazepam tablets short on sunday
    the farm's animal medicine and vaccines vanished out of the cold room
    hiv medication stolen from patients at the taxi rank
    Somebody is taking the antibiotics out of the storeroom at the mission hospital
    the ambulance bag was emptied of its drugs while it stood outside
    drug register shows doses signed for that no patient got
    school nurse says ritalin of the learners went missing from her drawer
    amaphara come for the arv parcels at the clinic gate
    dagga no, it's the sleeping tablets that go from the hotel first aid room
    locum pharmacist filled his own pocket with adcodol
    every stocktake the pethidine is short
    medicine parcels ready for chronic patients were taken from the collection room
    they didn't touch the till, they only wanted the syrup with codeine
    sum1 stealing meds at frail care
    worried about theft of scripts medication by our own dispensers
    the warehouse of our wholesaler loses cartons of painkillers
    vaccines stolen at the depot, cold boxes and all
    antiretrovirals leaving through the staff entrance in handbags
    the dentist's anaesthetic cartridges disappear
    steroids and viagra go from the shelf behind the counter
    my mother's tablets get stolen by the helper
    the cleaner was caught with blister packs of clonazepam in her bag
    tb tablets stolen from the mobile clinic
    medicine cupboard at the creche found empty, panado and all
    we suspect the porters, boxes of drips and drugs go from the theatre store
    someone took the medication fridge's contents over the weekend, no sign of a break in
    the workshop first aid box had its strong pain pills taken out
    expired drugs waiting for destruction were stolen and sold
    patients queue and grab bottles from the dispensing hatch
    scheduled substances unaccounted for at our day hospital
    pharmacy assistant slips xanax to her boyfriend
    the xanax is counted in the morning and by evening ten are gone
    somebody at our wholesaler in riverhorse valley is opening cartons of codeine and filling them with panado
    the hospice lost fentanyl patches, we keep the keys with two sisters only
    Our day clinic in Chatsworth found that vials of pethidine had been swapped for water, and the only people with keys to that cupboard are three staff members who have been here for years.
    cough syrup goes out with the rubbish, the cameras saw a bag but not in it
    a guard was selling our arvs at the gate to boys who smoke them
    the fridge with vaccines was emptied in the power cut
    they took pills, just pills
    patients complain that blister packs come with holes, the assistant takes some out of each
    the racing stables' vet box, with clenbuterol and painkillers, has been raided
    my children's adhd tablets are being stolen at school
    we notice at month end only that the ritalin and the morphine do not tally with the scripts
    the sister on nights injects the patients with less and takes the rest home
    someone climbed through the hatch for the lean ingredients, benylin and broncleer, cash untouched
    insulin pens were swiped from the residence fridge, students share it
    the porter walked out with two boxes of tramadol under his jersey and the alarm at the door never made a sound
    emergency trolley had no adrenaline left, it was stolen
    The parcels of chronic medicine which the courier brings to our spaza pick up point are opened and the antiretrovirals taken out.
    a tenant takes my father's heart tablets and sells them
    pharmacy rep's samples were lifted from her boot
    drug addicts grab sleeping tablets over the counter and run
    stock sheets say 400, shelf says 250, it's always schedule five and six
    the ship's medical chest in the harbour was robbed of its morphine
    I fear for the methadone we keep for patients
    someone has a copy of the keys for the dispensary and helps himself on sundays
    the old people's sleeping pills get swopped for vitamins and my wife saw the carer do it
    police found our hospital's medicine at a house in wentworth
    animal clinic, euthanase bottle is missing!!
    vaccine for 2000 chickens disappeared from the cooler
    the cleaner drinks the cough mixture, honestly
    neighbours buy antibiotics on the street that carry our pharmacy's label, so it leaves through the back
    we had to report the loss of 60 ampoules to the council because a nurse had been booking out doses for patients who were discharged already
    at the frail care the trolley is left in the passage and visitors take tablets
    botox and fillers were stolen from the aesthetic doctor
    they only ever take the painkillers at our dental hospital
    As responsible pharmacist of a group of three chemists in Chatsworth I see from the register that codeine and alprazolam leave branch two without scripts on the evenings when the same two staff members work.
    Our old age home buys medicine for 88 residents and the sister in charge tells me that painkillers, sleeping tablets and diapers are carried out by night staff at the end of the shift in lunch boxes.
    On two Fridays in a row a man came to the clinic's dispensing window, waited until the nurse turned to the computer, reached in and took the box of antiretrovirals that stood ready for other patients.
    I am a vet in Kloof and somebody who has keys to the practice helps himself to ketamine and pentobarbital over weekends, the alarm is switched off and on again with a code that eight people know.
    The ambulance base in Pinetown reports that morphine ampoules in three response bags had been replaced with saline, which crews only noticed when patients' pain did not get better.
    A courier driver who delivers for the hospital pharmacy was stopped by the police in Umlazi with parcels of tb and hiv tablets that should have been handed to people in our clinics.
    We found at month end that about a third of the insulin in the depot's cold room could not be accounted for, the cameras look at the dock and not at the shelves.
    My husband is on strong patches for cancer and whenever the hired help has been in the house there are two or three fewer in the pack than we counted.
    // Afrikaans
    medisyne verdwyn uit ons apteek
    die skedule 5 kas kom elke maand kort
    iemand steel die hoesstroop met kodeïen
    'n verpleegster het morfien uit die saal gevat
    pille is weg van die medisynetrollie af
    die kliniek se arv's is gesteel
    die veearts se ketamien is weg
    tablette van die bejaardes word gevat by die ouetehuis
    ons entstowwe op die plaas is uit die yskas gesteel
    MEDISYNE WEG uit die stoor
    ek is bang die personeel vat die insulien
    die register klop nie, veertig pille kort
    personeel dra pynpille in hul handsakke uit
    wat as iemand die slaappille uit die noodhulpkamer vat
    'n doos tramadol het tussen aflewering en rak verdwyn
    kroniese pasiënte se pakkies is uit die kamer gesteel
    die ambulanssak is leeggemaak
    skoolverpleegster se ritalin is weg uit haar laai
    die skoonmaker is met pille gevang
    hulle los die geld en vat net die kodeïen
    my ma se pleisters teen pyn word deur die oppasser gesteel
    antibiotika raak weg by die hospitaal se stoor
    die tandarts se verdowingsmiddel verdwyn
    personeel teken vir dosisse wat geen pasiënt gekry het nie
    pakhuis verloor kartonne pynstillers
    steroïede word agter die toonbank uitgesteel
    die huishulp drink en vat my ouma se pille
    dwelmkas se telling is verkeerd elke sondag
    iemand by die sorgsentrum steel die voorskrifpille
    tb pille van die mobiele kliniek is gesteel
    soggens tel ons die xanax en teen die aand is tien weg
    iemand by die groothandelaar maak die kartonne kodeïen oop en vul dit met panado
    die hospies se fentaniel pleisters word gevat, net twee susters het sleutels
    by ons dagkliniek is pethidien met water vervang en net drie van die personeel het toegang tot daardie kas
    hoesmengsel gaan saam met die vullis uit
    die wag by die hek het ons arv's verkoop
    hulle het net pille gevat, die kontant lê nog daar
    die yskas met entstof is leeggemaak toe die krag af was
    pasiënte kry pakkies met gate, die assistent haal van die pille uit
    die perdestalle se veeartskas is geplunder
    my kinders se konsentrasiepille word by die skool gesteel
    ons sien eers aan die einde van die maand dat die morfien nie met die voorskrifte klop nie
    die nagsuster spuit minder in en vat die res huis toe
    noodtrollie se adrenalien is weg
    die pakkies met chroniese medisyne word by die winkel oopgemaak en die pille uitgehaal
    huurder vat my pa se hartpille
    portier het met twee dose tramadol onder sy trui uitgestap
    iemand het 'n afgemaakte sleutel van die apteekstoor en kom sondae
    verslaafdes gryp slaaptablette oor die toonbank
    ons moes sestig ampules as gesteel aanmeld omdat 'n verpleegster dosisse vir ontslaande pasiënte uitgeboek het
    die skip se medisynekis is van sy morfien beroof
    entstof vir tweeduisend hoenders het uit die koeler verdwyn
    oumense se slaappille word met vitamiene omgeruil
    die skoonmaker drink die hoesstroop op
    bure koop op straat antibiotika met ons etiket op
    insulien uit die studente se yskas gesteel
    botoks by die dokter gevat
    tandhospitaal: dis altyd die pynstillers wat loop
    voorbeelde is uit die verteenwoordiger se kattebak gehaal, medisyne van duisende rande
    bang vir die metadoon wat ons hou
    As verantwoordelike apteker van drie apteke sien ek in die register dat kodeïen en alprazolam by tak twee sonder voorskrifte uitgaan op die aande as dieselfde twee personeellede werk.
    Ons ouetehuis koop medisyne vir agt en tagtig inwoners en die suster sê pynstillers en slaaptablette word deur die nagpersoneel in kosblikke uitgedra as hulle van skof gaan.
    Twee vrydae na mekaar het 'n man by die kliniek se venster gewag tot die verpleegster wegdraai, toe ingesteek en die dosie arv's gegryp wat vir ander pasiënte reggestaan het.
    Ek is 'n veearts en iemand met sleutels van die praktyk haal naweke ketamien uit die kluis, die alarm word af en weer aangeskakel met 'n kode wat agt mense ken.
    My man is op sterk pleisters vir kanker en elke keer as die huishulp hier was, is daar twee of drie minder in die pakkie as wat ons getel het.
    // isiZulu
    imithi iyanyamalala ekhemisi lethu
    kwebiwe ama-ARV emtholampilo
    unesi untshontsha umuthi wezinhlungu ewadini
    amaphilisi alahlekile etrolini
    bantshontsha umuthi wokukhwehlela one-codeine
    abasebenzi bayeba imithi bayifake ezikhwameni
    umuthi weziguli ezindala uyathathwa ekhaya labadala
    kushoda ama-morphine njalo uma sibala
    amaphara athatha ama-arv eziguli esangweni
    IMITHI YEBIWE ESTORENI
    ngiyesaba ukuthi bazothatha i-insulin efrijini
    imijovo yezinkomo epulazini yebiwe
    iphasela lemithi yabagula njalo lintshontshiwe
    umhlanzi ubanjwe namaphilisi esikhwameni
    ekhemisi bathathe kuphela amaphilisi okulala
    kungenzeka abasebenzi basebusuku bazisize ngemithi ekhabetheni
    ibhokisi lamaphilisi ezinhlungu alifikanga eshalofini
    kwebiwe amaphilisi esifo sofuba kwimobile clinic
    umuthi kagogo untshontshwa yilona omnakekelayo
    irejista yemithi ayihambisani nalokho okukhona
    othile uthatha ama-antibiotic egunjini lokugcina esibhedlela
    bayeba imithi bayoyidayisa elokishini benze iwunga
    ikhabethe lemithi lasesikoleni litholakale lingenalutho
    i-ketamine kadokotela wezilwane ayisekho
    imigomo yezingane ebandayo yantshontshwa edepo
    imali abayithintanga bafuna imithi qha
    amaphilisi kadokotela wamazinyo nemijovo kuyalahleka
    oweba imithi usebenza lapha ngaphakathi, siyamsola
    isikhwama sasemambulensini sikhishwe yonke imithi
    umsizi wasekhemisi unika umngani wakhe ama-xanax
    kulahleka ama-drip nemithi etheatre
    balokhu bentshontsha umuthi ephamasi njalo ngenyanga
    iziguli zihlwithe amabhodlela omuthi efasiteleni
    umuthi wami we-HIV bangithathele wona erenki
    kwelulwe izandla eshalofini, i-benylin yonke yaphela yebiwe
    ekuseni sibala ama-xanax, ntambama alishumi awasekho
    othile kwa-wholesaler uvula amakhatoni e-codeine afake amapanado
    ihospice ilahlekelwe yi-fentanyl, okhiye baphethwe onesi ababili kuphela
    eklinikhi yethu yaseChatsworth bashintshe i-pethidine ngamanzi, futhi abasebenzi abathathu kuphela abanokhiye balelo khabethe
    umuthi wokukhwehlela uphuma nodoti, amakhamera abone isikhwama nje
    unogada ubethengisa ama-arv ethu esangweni
    bathathe amaphilisi kuphela imali bayishiya
    ifriji yomgomo yakhishwa konke kucime ugesi
    iziguli zithola amaphakethe anezimbobo, umsizi ukhipha amanye amaphilisi
    ibhokisi likadokotela wamahhashi livuliwe kwathathwa imijovo
    amaphilisi ezingane zami ayantshontshwa esikoleni
    siyibona ekupheleni kwenyanga ukuthi i-morphine ayihambisani namascript
    unesi wasebusuku ujova iziguli kancane okunye akuyise kubo
    i-adrenaline yetroli ephuthumayo yebiwe
    amaphasela emithi yamahlalakhona ayavulwa espaza kukhishwe ama-arv
    umqashi uthatha amaphilisi enhliziyo kababa ayowathengisa
    uphume namabhokisi amabili e-tramadol ngaphansi kwejezi, i-alamu yasemnyango ayikhalanga
    kukhona onokhiye wesibili we-dispensary ozisizayo ngamaSonto
    abadla izidakamizwa bahlwitha amaphilisi okulala ekhawuntarini babaleke
    sibikile ngama-ampoule angu-60 abiwe ngoba unesi wayekhiphela iziguli esezaphuma imithi
    umuthi wasemkhunjini wobuhlungu uthathiwe
    umgomo wezinkukhu ezingu-2000 unyamalale
    amaphilisi abagogo ashintshwa ngamavithamini, umkami umbonile umnakekeli
    umhlanzi uphuza umuthi wokukhwehlela
    omakhelwane bathenga emgwaqweni imithi enegama lekhemisi lethu
    i-insulin yabafundi ithathwe efrijini yaseres
    kwadokotela wobuhle kubiwe ama-botox
    amaphoyisa athole imithi yesibhedlela sethu endlini eWentworth
    Ngingusokhemisi wamakhemisi amathathu eChatsworth, irejista ikhombisa ukuthi i-codeine ne-alprazolam kuphuma kungekho ma-script ngezintambama lapho kusebenza khona laba ababili.
    Ikhaya labadala lithengela abantu abangu-88 imithi, unesi omkhulu uthi amaphilisi obuhlungu nawokulala aphuma nabasebenzi basebusuku ezitsheni zokudla uma bephuma eshifini.
    NgoLwesihlanu kabili kulandelana indoda ilinde efasiteleni lomtholampilo unesi waze waphenduka, yabe isifaka isandla yathatha ibhokisi lama-arv ebelibekelwe ezinye iziguli.
    Ngingudokotela wezilwane eKloof, umuntu onokhiye uzisiza nge-ketamine ngezimpelasonto, i-alamu icishwa iphinde ivulwe ngekhodi eyaziwa ngabantu abayisishiyagalombili.
    Umyeni wami usebenzisa amapleyista omdlavuza, njalo uma umsizi ebekhona endlini sithola kunamabili noma amathathu ashodayo kulawo ebesiwabalile.
    // Mixed
    imithi iyalahleka from the dispensary every month
    ama-ARVs stolen emtholampilo, badayisa i-whoonga
    one of the nurses uthatha i-morphine
    medisyne gaan missing from the ward trolley
    pills are weg uit die schedule cupboard
    staff bayeba i-cough syrup ekhemisi
    the count ayihambi kahle, kushoda ama-tablets
    ons insulin word gesteel out of the fridge
    abanakekeli batshontsha amaphilisi abagogo at the home
    vaccines gesteel by the clinic's cold room
    amaphilisi wami okulala taken by the helper
    chronic meds parcels zebiwe egumbini before patients came
    ama-codeine cartons avulwa at the wholesaler, bafake panado
    die nagsuster uthatha i-morphine home
    pethidine swapped ngamanzi, only three staff have keys
    arvs zithengiswa by the guard esangweni
    hulle vat net pille, imali bayayishiya
    my ma se heart tablets zithathwa umqashi
    vaccines zebiwe efrijini while the power was off
  `,
  'package-theft': `
    parcels vanish from our reception before people can collect them
    the courier left my takealot box at the door and it was gone when I got home
    packages disappear from the mailroom of the office block
    DELIVERIES STOLEN FROM MY DOORSTEP
    our complex's parcel cage is emptied by whoever feels like it
    Somebody collects other people's parcels at the front desk.
    online orders for the tenants never reach them, they leave it with security and it's gone
    the box with our new scanner was signed for and has not been seen since
    checkers sixty60 bags left at the gate are taken by passersby
    my parcel was swiped off the stoep
    post for the school goes missing between gate and office
    what if the package gets taken while I am at work
    we get shipments at the loading bay and one carton is always lifted before it gets booked in
    student residence: deliveries are grabbed from the rack in the foyer
    the driver takes a photo of the parcel at the door, ten minutes later someone walks off with it
    scared to order online now, 3 of my packages got pinched
    a courier bag with medicine for a patient was taken from the clinic's counter
    wine orders dropped at the guest house entrance get nicked
    our mailbox gets opened and the bank cards taken out
    christmas parcels stolen from under the stairs of the flats
    someone picked up a delivery meant for the workshop by saying he works here
    letters and parcels keep walking
    amazon box gone again
    the parts we ordered came by courier, were put at the factory gatehouse and vanished
    a neighbour on camera takes my deliveries off the mat
    uniform parcels for the creche were lifted from the veranda
    who steals a parcel of baby nappies from a doorstep?!
    guests' deliveries at the hotel concierge disappear without a signature
    pargo pickup parcels in our spaza get short, people take the wrong ones on purpose
    registered post taken out of the pigeonholes
    deliverys r left outside the shop b4 we open and gone by 7
    The farm stall takes in parcels for neighbours and two have been stolen.
    courier says delivered, guard says delivered, box is nowhere
    somebody cut open the boxes in the parcel room and took what was in them
    I worry about my packages standing in the lobby all day
    our salon products are delivered on mondays when we are closed and get taken from the step
    the church office receives donated parcels and some were carried off
    a man on a bicycle follows the courier van and picks up what it leaves
    laptops sent to staff were stolen out of the mail room, still in their boxes
    parcel lockers were forced and the packages taken out
    flowers and gifts delivered to the ward get stolen off the nurses' desk
    delivery of tiles put down at the building site entrance, stolen within the hour
    people come into the lobby and leave with our residents' boxes
    our returns waiting for the courier have been taken from reception twice
    not my house, only the packages on the porch get stolen
    the courier put two boxes at the gate of our yard in Pinetown and by the time the guard had looked up they were gone
    my takealot came and went
    boxes meant for the third floor are picked up by someone on the first
    Our optician gets frames by courier every morning and this month three small boxes that were signed for at the centre's front desk never came up to us.
    the cameras see a hand and a sleeve taking a carton from the parcel shelf
    a parcel with my children's school shoes was lifted off the wall where the driver left it
    who took my delivery, the guard says a lady in a red car said it was hers
    packages for the crew of the ship are stolen between the harbour gate and the office
    neighbours' kids grab whatever lies on the mat
    month end is when the orders come and that's when the boxes disappear
    somebody at the call centre takes home the staff's online orders from the mailroom
    our tailor shop sends out dresses by pudo and two were removed from the locker before the customers got them
    post is taken out of our box, bank statements and cards, I have told the police
    delivery man left it next to the alarm sticker, somebody climbed in over the wall just for that
    The trustees want something done, since parcels for 140 units are put in an open room next to the lift and each week a few tenants stand there with an empty hand and a photo from the driver.
    they follow the van and pick up
    our vet's cooler box of vaccines was delivered after hours to the step, gone by seven
    cell phones ordered for staff were taken from the parcel cage by a contractor
    my wife's birthday present from amazon was opened and the box left empty
    books for the school library came on friday and somebody had helped himself by monday
    customers come for click and collect and their parcel was already collected by a stranger
    the dental lab's courier pouch was snatched from the hook behind the door
    a package handed to the wrong man at the golf estate's guardhouse
    sixty60 left it, a passer by ate it
    returns bin outside our clothing shop robbed of its parcels
    tracking says delivered. where? nobody signed, nothing on the camera
    worried that the mail at our guest house entrance gets lifted, it lies there all day
    the church got a carton of bibles, somebody walked off with it
    wine for the wedding venue was offloaded at the wrong gate and vanished
    I order diesel filters by courier to the farm and the pack is nicked from the box at the road
    in our res the parcels are piled under the stairs and first come first served, you know
    if I'm on shift my deliveries sit outside the flat and they get pinched
    pharmacy direct sends patients' monthly packs here and several were stolen from reception
    the security hut was full of parcels during the power cut and in the morning seven were missing
    ten minutes, that is all it lay there
    I live on the sixth floor in Morningside and have lost four orders this year because the driver leaves them with whoever opens downstairs and by the time I come from work the box has been carried off by someone.
    Our medical practice receives blood test kits and gloves by courier before the staff arrive, they are put down at the gate, and on three mornings this month people waiting for the taxi have taken them.
    Because the guards at our business park sign for everything and stack it in an open hut, customers' parcels worth several thousand rand have been taken away by persons who simply pointed at a box.
    The driver of the online shop rang at the wrong house, the neighbour accepted my new phone, denies it, and now says the police may come and look for the parcel if they like.
    We are a small publisher in Berea and books we post to schools are lifted from the mail bags which stand in the passage from noon until the van comes at four.
    At the residence of the college every student has parcels sent, there is one shelf at the porter's window, and at month end when the shelf is full about one in ten gets stolen.
    My wife bakes and sends boxes of biscuits with the bus, but of the last six only two got to the customers, the rest were collected at the depot by somebody without any papers.
    On the estate's own camera you see a delivery scooter stop, a bag put on the wall and not two minutes later a jogger who looks left and right and runs off with it.
    // Afrikaans
    pakkies verdwyn by ontvangs
    die koerier los dit by die voordeur en dan is dit weg
    my takealot pakkie is van die stoep af gesteel
    iemand vat ander mense se pakkies uit die posvertrek
    PAKKIE WEER GESTEEL
    pos en pakkies van die kompleks raak weg by die hek
    die aflewering is geteken maar niemand het die boks nie
    bang my bestelling word gevat terwyl ek werk
    studente se aflewerings word uit die voorportaal gegryp
    ons aflewerings staan buite die winkel voor ons oopmaak en dan is dit skoonveld
    'n man op 'n fiets ry agter die koerier aan en vat die bokse
    bankkaarte word uit ons posbus gesteel
    'n pakkie met medisyne is van die kliniek se toonbank gevat
    hulle't die dose in die pakkieskamer oopgesny en leeggemaak
    buurvrou vat my pakkies van die mat af
    onderdele vir die werkswinkel is by die hekhuis afgelaai en weg
    wat as iemand my pakkie by die wag gaan haal en sê dis syne
    gaste se pakkies raak weg by die hotel
    iemand het 'n boks uniforms van die crèche se stoep gesteel
    wyn wat by die gastehuis se deur gelos word, word gesteel
    geregistreerde pos uit die vakkies gevat
    kersgeskenke in die portaal van die woonstelle gesteel
    die koerier het 'n foto van die boks maar toe ek kom was daar niks
    aflewering vir die kerkkantoor is weggedra
    boks verdwyn altyd voor dit ingeboek word by die laaibaai
    skootrekenaars vir personeel is uit die posvertrek gesteel, nog toegeplak
    dis nie inbraak nie, net die pakkies voor die deur word gevat
    mense stap in die voorportaal in en loop met ons bokse uit
    blomme en geskenke vir pasiënte word van die toonbank gesteel
    teëls by die bouperseel se hek afgelaai, binne 'n uur gesteel
    die koerier los twee bokse by die hek en toe die wag weer kyk is dit weg
    my bestelling is afgelewer en weggedra
    bokse vir die derde vloer word deur iemand op die eerste gevat
    ons is 'n oogkundige en drie bokse rame waarvoor by die sentrum se toonbank geteken is, het nooit by ons uitgekom nie
    op die kamera sien jy net 'n hand wat die karton van die rak af haal
    die kinders se skoolskoene is van die muur af gevat waar die drywer dit gelos het
    'n vrou in 'n rooi motor het gesê dis hare en die wag gee dit vir haar
    pakkette vir die skip se bemanning word tussen die hawehek en die kantoor gesteel
    bure se seuns vat wat op die mat lê
    elke maandeinde as die bestellings kom, is daar een of twee wat verdwyn
    iemand by die oproepsentrum neem die personeel se aanlyn goed huis toe
    my pos word uit die bus gehaal, state en kaarte, ek het die polisie laat weet
    die trustees is moeg: pakkies vir honderd en veertig eenhede lê in 'n oop kamer by die hysbak en elke week staan huurders daar met leë hande
    hulle ry agter die koerier se bussie aan
    koelboks met entstof is na ure op die trap gesit, sewe-uur was dit nie meer daar nie
    my vrou se geskenk se boks is oopgemaak en leeg teruggesit
    boeke vir die skoolbiblioteek is uit die portaal gesteel
    die kliënt kom haal haar pakkie en toe het 'n vreemde dit al gekry
    koeriersak agter die deur afgehaak en weg
    die wag gee dit vir die verkeerde man
    filters wat na die plaas kom word uit die kissie langs die pad gevat
    by die koshuis lê alles onder die trap en wie eerste kom, vat
    ek is op skof, my goed lê buite en word gesteel
    pasiënte se maandpakkies van die posapteek is by ontvangs gevat
    in die wagkamertjie was sewentien pakkies, ná die kragonderbreking tien
    dit het net tien minute daar gelê
    kos wat aan die deur gelos is, is deur 'n verbyganger geëet
    wyn vir die troue is by die verkeerde hek afgelaai en daarna nooit weer gesien nie
    bang vir my nuwe foon wat môre kom, die laaste een is van die stoep gevat
    die terugstuurbokse buite die klerewinkel word geplunder
    Ek woon op die sesde vloer in Morningside en het vanjaar vier bestellings verloor, want die drywer gee dit vir wie ook al onder oopmaak en teen die tyd dat ek van die werk af kom is die boks weggedra.
    Ons mediese praktyk kry bloedtoetsstelle per koerier voor die personeel inkom, dit word by die hek neergesit en drie keer hierdie maand het mense wat vir die taxi wag dit gevat.
    Die wagte by ons sakepark teken vir alles en pak dit in 'n oop hokkie, so pakkies van duisende rande is saamgeneem deur mense wat net na 'n boks gewys het.
    Die aanlyn winkel se drywer het by die verkeerde huis geklop, die buurvrou het my nuwe foon aanvaar en nou sê sy daar was nooit 'n pakkie nie.
    Op die landgoed se kamera sien jy hoe die bromponie die sak op die muur sit en twee minute later kyk 'n drawwer links en regs en hardloop daarmee weg.
    // isiZulu
    amaphasela ayanyamalala ereception
    iphasela lami libekwe emnyango labe selintshontshwa
    amapakethe ayebiwa egumbini leposi
    ikhuriya ishiye ibhokisi esangweni, ngabuya lingasekho
    IPHASELA LAMI LEBIWE FUTHI
    othile uthatha amaphasela abanye abantu edeskini
    izinto esizi-oda ku-inthanethi zintshontshwa phambi komnyango
    amakhadi asebhange ebiwa ebhokisini leposi
    ngesaba ukuthi iphasela lizothathwa ngisemsebenzini
    umakhelwane uthatha amaphasela ami kuvhulandi
    ibhokisi belisayiniwe kodwa akekho onalo
    abafundi bathathelwa amaphasela abo esangweni lasehostela
    umuntu ohamba ngebhayisikili ulandela iloli lekhuriya athathe elikushiyayo
    impahla yethu ifika singakavuli esitolo bese iyathathwa
    iphasela lemithi lithathwe ekhawuntarini yomtholampilo
    bavule amabhokisi egumbini lamaphasela bathatha okungaphakathi
    kungathiwani uma umuntu ezolanda iphasela athi elakhe
    amaphasela abaqashi bamafulethi ayashabalala
    izivakashi zehhotela azizitholi izinto ezizi-odile, zebiwe kwareception
    kuthathwe iphasela lemifaniswano ecreche
    izipho zikaKhisimusi zantshontshwa phansi kwezitebhisi
    izincwadi neposi lesikole kulahleka phakathi kwesango nehhovisi
    abantu bangena elobby baphume namabhokisi ethu
    ama-spare parts ewekshop alethwa kwagadi anyamalala
    umuntu wathi usebenza lapha walanda idelivery okungeyona eyakhe
    ngi-ode kathathu, kathathu bayintshontsha emnyango
    ilokha yamaphasela ivuliwe kwathathwa konke
    iphasela likhona esithombeni sekhuriya kodwa laduka, lebiwe
    amathayili abekwe esangweni lesayithi athathwa kungakapheli nehora
    ama-laptop athunyelelwe abasebenzi ebiwa eseboshiwe emabhokisini
    endlini abangeni, bantshontsha kuphela amapakethe asestupini
    izimbali nezipho zeziguli ziyantshontshwa edeskini
    ihhovisi lesonto lithola amaphasela omnikelo, amanye athathiwe
    ukudla engikuthumele isixty60 kuthathwe ngabadlulayo esangweni
    izimpahla zesalon zashiywa phandle ngoMsombuluko zantshontshwa
    ikhuriya ibeke amabhokisi amabili esangweni, unogada ephakamisa amehlo asehambile
    i-oda yami ifikile yathathwa
    amabhokisi esitezi sesithathu athathwa ngumuntu wesokuqala
    sithengisa izibuko, ama-frames afika ngekhuriya asayinwe phansi, amabhokisi amathathu awafikanga kithi kule nyanga
    ekhamereni ubona isandla nje sithatha ibhokisi eshalofini
    izicathulo zezingane zesikole zithathwe odongeni lapho umshayeli ezibeke khona
    owesifazane ngemoto ebomvu wathi elakhe, unogada wamnika
    amaphasela abasebenzi basemkhunjini antshontshwa phakathi kwesango letheku nehhovisi
    izingane zamakhelwane zithatha noma yini esemathini
    njalo ekupheleni kwenyanga uma kufika ama-oda kunyamalala elilodwa noma amabili
    kukhona owasecall centre oya nezinto zabasebenzi ezi-odiwe ekhaya
    iposi lami liyakhishwa ebhokisini, ngibikile emaphoyiseni
    amaphasela emizi engu-140 ahlala egumbini elivulekile ngase-lift, njalo ngeviki abaqashi bame lapho bengenalutho bephethe isithombe somshayeli
    balandela iveni bacoshe
    icooler box yomgomo ibekwe esitebhisini ebusuku, ngo-7 ibingasekho
    isipho somkami sivuliwe kwasala ibhokisi lingenalutho
    izincwadi zomtapo wesikole zithathwe efoyeni
    ikhasimende liza lizolanda iphasela kanti selilandwe ngomunye esingamazi
    isikhwama sekhuriya besilenga emnyango, bahlwithe basibalekela
    unogada unikeze umuntu okungeyena
    ama-filter eza epulazini akhishwa ebhokisini eliseceleni komgwaqo
    eres alala ngaphansi kwezitebhisi, ofika kuqala uyazithathela
    ngisemsebenzini, kubekwa phandle kufulethi kubiwe
    amaphakethe eziguli ngenyanga athathwe ereception
    endlini kanogada bekunamaphasela angu-17, kuthe kubuya ugesi kwasala ayi-10
    bekulele imizuzu eyishumi nje
    ngesaba ngefoni entsha ezofika kusasa, eyokugcina yathathwa kuvhulandi
    ibhokisi lamabhayibheli esonto lithwalwe ngothile
    Ngihlala esitezi sesithupha eMorningside, kulo nyaka sengilahlekelwe ama-oda amane ngoba umshayeli uwashiya nanoma ubani ovula phansi, uma ngibuya emsebenzini ibhokisi selithathiwe.
    Umtholampilo wethu uthola amakhithi okuhlola igazi ngekhuriya abasebenzi bengakafiki, abekwa esangweni, kathathu kule nyanga athathwe ngabalinde itekisi.
    Onogada basebusiness park basayinela konke bakubeke endlwaneni evulekile, amaphasela abiza izinkulungwane athathwe ngabantu abakhombe nje ibhokisi.
    Umshayeli ungqongqoze endlini okungeyona, umakhelwane wamukela ifoni yami entsha manje uyaphika uthi alikho iphasela alibonile.
    Ekhamereni ye-estate ubona isithuthuthu simisa, isikhwama sibekwa odongeni, kungaphelanga mizuzu emibili kube khona ogijimayo obheka nhlangothi zombili abaleke naso.
    // Mixed
    amaphasela disappear ereception every week
    iparcel yami left at the door yase intshontshwa
    die courier drop dit by die gate and then it's gone
    someone vat ons deliveries from the lobby
    i-takealot box yami stolen emnyango
    packages zebiwa emailroom, nobody signs
    my pakkie was gevat off the stoep
    abantu collect ama-parcels okungewona awabo at the desk
    postbox vulwa and bank cards taken
    ama-deliveries ashiywa outside the shop bese ayantshontshwa
    students' parcels thathwa at the res gate
    the koerier says delivered maar die boks is weg
    ikhuriya left two boxes esangweni, unogada never saw who took them
    my oda arrived and yathathwa
    hulle vat die boxes for third floor from the desk
    a lady in a red car wathi elakhe and the guard gave it
    parcels zabaqashi lie by the lift en elke week is een weg
    kids' shoes zithathwe on the wall where the driver left them
    die pos word uit my box gehaal, bank cards and all
  `,
  tailgating: `
    a man followed a colleague in through the lobby
    somebody in a suit followed staff into the building and took laptops
    a stranger followed one of us in through the glass door
    she was followed into the office by someone without a card
    they follow people in through reception and nobody asks
    a woman followed the courier in and walked through the whole floor
    'n man het agter 'n kollega by die voorportaal ingestap
    iemand volg die personeel deur die glasdeur na binne
    umuntu walandela isisebenzi wangena naye emnyango
    people walk in behind staff when the door opens with the card
    cars slip through the gate behind a resident before it shuts
    Workers lend each other their tags so anyone gets in.
    the door is held open for strangers out of politeness
    a man in a telkom overall said he came to fix the line and was let in, telkom never sent him
    learners give the gate code to their friends
    TAILGATING at our boom gate every day
    students let in anyone who knocks at the residence door
    someone pretended to be from the water meter department and strolled through the complex
    two people pass on one swipe at the turnstile
    the back door of the office is propped open with a fire extinguisher for smokers
    former employees still use their access cards
    he followed the nurse into the maternity ward, nobody stopped him
    scared that strangers come in with the cleaners, she keeps the gate open for them
    the whole street knows the keypad code of our flats
    what if somebody just walks in with the crowd in the morning
    a taxi drove in on the tail of the delivery truck
    staff buddy in for one another, one tag four people
    guy with a ladder and a reflector vest gets waved in anywhere in our factory
    parents hold the creche gate for people they don't know
    anybody slips in through the pedestrian gate when someone goes out
    a fake aircon technician got as far as our server room
    gate remote's been shared with ubers, boyfriends and delivery guys
    the lift takes strangers up to the hotel floors behind guests
    they sneak into the gym without paying behind members
    Homeless people come into the lobby behind tenants and sleep on the stairs.
    our boom stays up in peak hour and unknown cars ride through
    "I forgot my tag" and the girl at the front opens for him, he doesn't work here
    persons not on the list enter the building site through the truck gate when it opens
    somebody jumps the turnstile at the warehouse
    a lady claiming to be a home affairs inspector walked through the school, there was no such inspector
    pin code for the pharmacy staff door is known by everyone incl the drivers
    folks hop in behind the petrol station cashier when she goes to the back office
    pretended to be an electrician to get into the estate
    tag sharing is our problem
    intruder did not break in, he came through the door behind a colleague
    visitors of the tavern upstairs come in behind us into the flats
    access cards get passed back through the gate to the next person
    the church side door closes slowly and people creep in after choir members
    kids from outside get in2 the school grounds wen the gate opens for cars
    our staff entrance doesn't close by itself so anyone can come off the street into the kitchen
    2 cars on one remote press, always
    i worry about the fake dstv installers walking round in our complex
    somebody used a lost card for three weeks before we knew
    ghost workers clock with borrowed tags at the farm packhouse
    the tag opens the turnstile once and two go through chest to chest
    three men came in on the heels of our receptionist this morning and stood in the office before she noticed
    the car behind me never has a remote, it just follows my bumper
    a lady held the door for a man with a box, he had no business here
    At our estate in Umhlanga Ridge unknown vehicles drive in behind residents every evening while the guard is busy signing in deliveries, and the cameras only record a line of cars.
    contractors pass their card over the wall to their helpers
    the children know the code of the kiddies' gate and give it to anyone
    staff wedge the fire door open for a smoke, people from the taxi rank walk up the stairs
    he said he was from the alarm company, the guard let him in, they have never heard of him
    nobody climbed in, he walked in with the others at shift change
    the tenant's boyfriend has a cloned disc
    our mosque's classroom door is held for whoever comes
    at the harbour depot a stranger slipped by on foot while the boom was up for a container truck
    somebody wore our uniform and went past the police at the court like that
    ghosts on the timesheet: one man swipes six cards at month end
    a guest lets in a whole party through the pool gate of the hotel
    delivery guys press all the buttons and some neighbour opens
    copper thieves or not, people come through behind the trucks at the smelter and nobody checks
    the casino's staff corridor, two on one card, all day long
    Since the gate motor closes so slowly, anybody who waits round the corner can get in after me, last week a man stood in my driveway next to my wife and kids.
    i dont know who has remotes anymore, there must be 300 out
    customers go through the staff only door behind the girls
    she used her dead mother's access card for months
    people come in with the cleaners at night at the call centre
    he pretended to visit a patient and followed a doctor through the locked door to the icu
    fake water meter reader in the complex on tuesday, no id, was waved through
    the mall's service passage: you just grab the door before it clicks
    keys to the pedestrian gate were copied by a former caretaker and he still lets himself in
    pupils come back from the shop through the teachers' gate on one tag
    power cut, maglock off, so they strolled in behind the staff
    somebody slid under the roller door while it came down
    worried sick about strangers who drive in with the school bus
    anyone can follow a member into the yacht club
    "hold it for me please" and there he is in the lab
    an uber waits till someone opens and then he is inside our block
    In our block on the Esplanade there are 200 flats and one door, and whenever a resident opens it with the disc two or three people who stand on the pavement come in along with her and go up the stairs.
    Security at the pharmaceutical warehouse showed us on the cameras how a man in a white coat waited beside the staff entrance at half past six and entered behind the day shift without a card of his own.
    The boom at the harbour yard lifts for a truck, it takes eleven seconds to come down, and in that time pedestrians and small cars pass without the guard having seen a permit.
    Our school's teachers open the small gate with a tag, but mothers, uncles and sellers of chips walk through with them, because it seems rude to close a gate in someone's face.
    A person who called himself a fibre technician spent an hour in the ceiling of the law firm last Tuesday, the receptionist let him pass since he knew the name of our manager, and no fibre company had sent him.
    I caught two of my packers giving their tags to casual workers at month end so that these could get in on the night shift, and I no longer know whose card is whose.
    The tenants keep a stone between the door and its frame so that their visitors needn't ring, therefore the access system we paid for lets in the whole of Point Road.
    An elderly patient told us that the man who had stood at her bed had come in when a nurse opened the ward with her code and politely held the door for him.
    // Afrikaans
    mense loop agter personeel in as die deur oopgaan
    karre glip agter inwoners deur die hek
    werkers leen hul toegangskaarte vir mekaar
    'n man wat sê hy's van eskom is ingelaat, eskom weet niks van hom nie
    almal in die straat ken die kode van ons woonstelle
    die agterdeur word oopgehou met 'n baksteen vir die rokers
    studente maak oop vir enigeen wat klop by die koshuis
    TWEE MENSE OP EEN TAG
    oudwerknemers se kaarte werk nog en hulle kom in
    hy het net agter die verpleegster ingestap by die saal
    ouers hou die hek oop vir vreemdelinge by die kleuterskool
    bang dat iemand saam met die skoonmakers inglip
    'n vals tegnikus het tot by ons bediener gekom
    die valhek staan oop in spitstyd en vreemde karre ry deur
    iemand met 'n leer en 'n geel baadjie word oral deurgewaai
    die afstandbeheer van die hek word vir almal gegee
    twee karre ry op een druk deur
    wat as 'n vreemdeling net saam met die klomp instap soggens
    hulle spring oor die draaihek by die fabriek
    mense sonder tag word ingelaat want hulle lyk bekend
    kinders van buite kom die skoolterrein binne as die hek vir karre oopgaan
    daklose mense kom agter huurders die portaal in
    hy het hom as loodgieter voorgedoen om die landgoed binne te kom
    die kode van die apteek se personeeldeur weet al die drywers
    'n gesteelde kaart is drie weke lank gebruik om in te kom
    by die gim kom mense agter lede in sonder om te betaal
    die personeelingang maak nie self toe nie, enigiemand stap in van die straat
    vrou het gesê sy's 'n inspekteur en deur die skool geloop, dit was 'n leuen
    niks is oopgebreek nie, hy het agter 'n kollega ingekom
    vragmotor ry in en 'n taxi hang agteraan
    die tag maak een keer oop en twee stap deur
    drie mans het vanoggend op ons ontvangsdame se hakke ingekom en in die kantoor gestaan
    die kar agter my het nooit 'n remote nie, hy volg net my buffer
    'n tannie hou die deur oop vir 'n man met 'n boks wat niks hier verloor het nie
    in ons landgoed ry vreemde voertuie elke aand agter inwoners in terwyl die wag besig is om aflewerings in te teken
    kontrakteurs gee hul kaart oor die muur vir die helpers aan
    die kinders gee die kode van die hekkie vir enigiemand
    personeel sit 'n wig in die branddeur en dan stap mense van die taxistaanplek teen die trappe op
    hy't gesê hy's van die alarmmaatskappy en die wag maak oop, hulle ken hom nie
    niemand het ingeklim nie, hy het met die skofwisseling saamgeloop
    huurder se kêrel het 'n nagemaakte skyfie
    by die hawe glip 'n vreemde te voet verby as die valboom op is
    een man trek ses kaarte deur vir sy maats
    afleweringsmanne druk al die knoppies en een of ander buurman maak oop
    die hek se motor maak so stadig toe dat enigiemand om die hoek ná my kan inkom, verlede week staan 'n man in my oprit by my vrou en kinders
    ek weet nie meer wie almal afstandbeheerders het nie
    kliënte gaan agter die meisies aan by die personeeldeur in
    sy het maande lank haar oorlede ma se kaart gebruik
    hy't gemaak of hy 'n pasiënt besoek en saam met die dokter deur die geslote deur gegaan
    vals meterleser is deurgewaai
    die opsigter van destyds het die voetgangerhek se sleutels laat namaak en sluit homself nog oop
    leerlinge kom op een tag by die onderwysershek terug
    tydens die kragonderbreking het hulle agter personeel ingeslenter
    hy rol onder die roldeur deur terwyl dit sak
    bekommerd oor wie alles saam met die skoolbus inry
    almal kom op een vingerafdruk in
    iemand met ons uniform aan het verby die wagte gestap
    by die seiljagklub volg jy net 'n lid in
    'n taxi wag tot daar oopgemaak word en dan is hy binne
    ons deur staan vir elkeen oop wat "hou vas" roep
    In ons blok by die Esplanade is tweehonderd woonstelle en een deur, en as 'n inwoner dit met die skyfie oopmaak kom twee of drie mense van die sypaadjie af saam met haar in en gaan op.
    Op die kameras van die medisynepakhuis kan jy sien hoe 'n man in 'n wit jas halfsewe by die personeelingang wag en sonder sy eie kaart agter die dagskof inloop.
    Die valboom by die hawewerf lig vir 'n vragmotor en vat elf sekondes om te sak, en in daardie tyd kom voetgangers en karretjies verby wat die wag nooit gesien het nie.
    Iemand wat gesê het hy's 'n veseltegnikus was dinsdag 'n uur lank in die prokureurs se plafon, ontvangs het hom ingelaat omdat hy ons bestuurder se naam ken en geen maatskappy het hom gestuur nie.
    Huurders hou 'n klip tussen die deur en die raam sodat hul besoekers nie hoef te lui nie, en so kom die hele straat by ons in.
    // isiZulu
    abantu bangena ngemuva kwabasebenzi uma umnyango uvuleka
    izimoto zishushuluza esangweni ngemuva komhlali
    abasebenzi bebolekana ama-tag
    indoda yathi ivela kwaTelkom yangeniswa, kanti amanga
    wonke umuntu uyayazi ikhodi yasesangweni
    abafundi bavulela noma ubani ongqongqozayo eres
    UMUNTU WANGENA NGEMUVA KWAMI, BENGIMAZI
    umnyango ongemuva uvulwe ngetshe abantu bazingenele
    abake basebenza lapha basangena ngamakhadi abo
    walandela unesi wangena ewadini, akekho owambuza
    abazali bavulela abantu abangabazi esangweni lasecreche
    ngiyesaba ukuthi kungangena umuntu kanye nabahlanzi
    umlungisi mbumbulu ufike wayofika egumbini lama-server
    i-boom ihlala ivuliwe ekuseni, izimoto esingazazi ziyangena
    irimothi yegede isinikezwe wonke umuntu
    bayeqa i-turnstile efemini
    abantu ababili bangena ngetag eyodwa
    uzenze umuntu wamanzi wangena ekomplekini
    uma kuphuma umuntu ngesango elincane kungena abanye bangaphandle
    kungathiwani uma umuntu engena nje nesixuku ekuseni
    amaphara angena elobby ngemuva kwabaqashi alale ezitebhisini
    ikhadi elilahlekile lisetshenziswe amasonto amathathu kungenwa ngalo
    ithekisi yangena ngemuva kweloli lempahla
    ezikoleni izingane zangaphandle zingena uma kuvulelwa imoto
    wathi ukhohlwe itag yakhe wavulelwa, kanti akasebenzi lapha
    ejimini bangena ngemuva kwamalungu bengakhokhile
    ikhodi yomnyango wabasebenzi basekhemisi isiyaziwa nangabashayeli
    abantu bamane bangene emnyango wabasebenzi bevela emgwaqweni
    akuphulwanga lutho, ungene ngokulandela uzakwethu
    owesifazane wathi ungumhloli wahamba isikole sonke, wayeqamba amanga
    abantu abangekho ohlwini bangena esayithini uma kuvulelwa amaloli
    umnyango wesonto uvaleka kancane bese abantu beyanyonyoba
    bafaka imoto ezimbili ngokucindezela irimothi kanye
    abezivakashi zasethaveni bangena emafulethini ngathi
    ukwebolekana amakhadi okungena kuyinkinga enkulu lapha
    itag ivula kanye kodwa kudlula ababili benamathelene
    amadoda amathathu angene emva kwe-receptionist namhlanje azithela ehhovisi
    imoto engilandelayo ayinayo irimothi, ingena ngami
    umama ubambele indoda enebhokisi umnyango, kanti ayinamsebenzi lapha
    e-estate yethu izimoto ezingaziwa zingena emva kwabahlali ntambama unogada esasayinisa amakhuriya, amakhamera abona umugqa wezimoto nje
    osonkontileka bedlulisela ikhadi ngaphezu kodonga kwabanye
    izingane zinika noma ubani ikhodi yesango elincane
    abasebenzi bavula umnyango womlilo bayobhema, abantu base-rank bakhuphuke ngezitebhisi
    uthe uvela enkampanini ye-alamu, unogada wamvulela, bathi abamazi
    akekho ogibele udonga, ungene nabanye kushintshwa ishifu
    isoka lomqashi linediski ekopishiwe
    etheku umuntu ongaziwa udlule ngezinyawo i-boom iphezulu
    umuntu oyedwa ushaya amakhadi ayisithupha
    abaletha ukudla bacindezela zonke izinkinobho kube khona umakhelwane ovulayo
    igede ivaleka kancane, noma ngubani omi ekhoneni angena ngemva kwami, ngesonto eledlule bekumi indoda eyadini nomkami nezingane
    angisazi ukuthi obani abanamarimothi
    amakhasimende alandela amantombazane ngomnyango wabasebenzi
    usebenzise ikhadi likamama wakhe ongasekho izinyanga
    wenze sengathi uvakashele isiguli walandela udokotela emnyango okhiyiwe
    ofunda imitha mbumbulu uvulelwe nje
    obekade engumgcini ukopishe ukhiye wesango usazingenela
    abafundi babuya esitolo ngesango lothisha bonke ngetag eyodwa
    kucime ugesi kwavuleka umaglock bangena nabasebenzi
    ugingqike ngaphansi kwe-roller door ivala
    ngikhathazeke ngabangena nebhasi yesikole
    bonke bangena ngesigxivizo somunwe owodwa
    othile ugqoke iyunifomu yethu wadlula konogada
    batshela unogada ukuthi bangabasebenzi bangena phakathi
    Esakhiweni sethu e-Esplanade kunamafulethi angu-200 nomnyango owodwa, uma umhlali ewuvula ngediski kungena naye ababili noma abathathu abame ephavmentini bakhuphuke ngezitebhisi.
    Amakhamera asewarehouse yemithi abonise indoda egqoke ijazi elimhlophe ilinda ngasemnyango wabasebenzi ngo-half past six yangena ngemuva kweshifu yasemini ingenalo ikhadi.
    Iboom yasetheku iphakamela iloli ithathe imizuzwana eyishumi nanye ukwehla, ngaleso sikhathi abahamba ngezinyawo nezimoto ezincane badlula unogada engababonanga.
    Umuntu obezibiza ngochwepheshe wefibre uhlale ihora ophahleni lwabameli ngoLwesibili, owereception umvulele ngoba elazi igama lomphathi, kanti akathunywanga muntu.
    Abaqashi babeka itshe emnyango ukuze abavakashi babo bangakhali insimbi, manje umgwaqo wonke ungena ngathanda.
    // Mixed
    abantu bangena behind staff uma i-door ivuleka
    people sharing ama-tags, anybody angangena
    cars glip in behind residents at the boom
    indoda in a telkom uniform yangeniswa, fake
    the kode of our hek is known by almal
    abafundi let in noma ubani at res
    ex staff cards still work, basangena
    iboom ihlala i-open and unknown cars bayangena
    hy loop net agter die nurse in the ward, no one asks
    propped open with ibhlokisi, umnyango wasemuva
    two cars op een remote press every time
    somebody pretended ukuthi u-plumber to get into the estate
    itag opens once kodwa kudlula two people
    amadoda followed the receptionist into the office
    die car agter my just follows, angazi who he is
    he said he is from i-alarm company, unogada let him in
    ukhiye wesango copied by the old caretaker, usazingenela
    kids gee die gate code to everybody
    umnyango uhlala wedged open for smokers
  `,
  'visitor-control': `
    members lend out their cards to friends
    people use each other's access cards
    one card opens for the whole family and their friends
    lede leen hul kaarte aan vriende
    amalungu abolekana amakhadi okungena
    visitors walk in and nobody asks them who they are here for
    we never know who is inside the building
    the sign in book is useless, people write mickey mouse
    guards let everyone in without checking
    Delivery men come in and we cannot tell a real one from a fake one.
    contractors on site are not recorded, in an emergency we couldn't say who's there
    the book at the gate, half the numbers are wrong
    VISITORS DON'T SIGN OUT EVER
    anyone can wander from reception into the wards
    parents come straight to the classroom, no one at the office knows
    no idea how many people are on our premises at any time
    fake couriers came to the door asking to come in
    the security at the complex just writes any name and opens
    strangers roam through our factory floor saying they're looking for work
    hawkers and salespeople come up to the offices unannounced
    how do we know who visits the guests in their rooms
    the guard doesn't phone the flat before letting people through
    customers end up in our storeroom because nobody guides them
    worried about not knowing which contractor is where on the plant
    what if a stranger walks into the creche, the front door is not watched
    visitors to patients come and go all night
    people from the taxi rank use our church toilets and walk all over
    we can't check ids at the gate, it takes too long so they don't
    our visitors' register gets stolen with all the phone numbers in it, and it tells us nothing
    who came in on tuesday? nobody can tell me
    sum ppl come in 2 the estate sayin they visit unit 5, unit 5 is empty
    The school has four entrances and visitors are recorded at one.
    job seekers walk through the workshop between the machines
    guests bring friends up to the hotel rooms without registering
    at the student flats there are overnight visitors nobody has on a list
    workers' friends hang round on the building site
    I want to know who enters and leaves the warehouse, right now anybody does
    drivers waiting for loads stroll around the yard unaccompanied
    men delivering gas came without an order, we sent them off, how do we verify
    the receptionist is alone and can't keep track of who passes
    patients' families walk into the dispensary area
    no visitor badges so nobody knows who belongs here
    a man sat in our waiting room the whole day and no one knew why
    ex husband could walk into the office because reception asks nothing
    Suppliers arrive at the restaurant kitchen and go where they like.
    we need a list of who is in the building for the fire marshal, the paper one is never right
    the guard sleeps and the visitors let themselves in
    on the farm people come in at the gate to buy milk and no one keeps count
    estate agents with buyers wander through our complex unannounced
    not trespassers, invited visitors, but no control once they are in
    people arrive, nod at the guard and go where they please
    the register says three visitors, the cameras count thirty
    we can't tell you who was in the plant when the alarm rang
    Our hospice wants to know who sits with the patients, because at present family, salesmen and complete strangers enter by three doors and reception only sees one.
    no one takes down the names of the contractors at the paper mill
    a woman came to fetch a child from aftercare and no one asked for her id
    the guard writes "visitor" and a time, no plate no phone number
    he was inside for two hours before someone asked what he wanted
    anyone may come up in the lift, we don't know whom they see
    customers bring their kids and neighbours into the workshop while motors are being stripped
    visitors at the flats get the gate opened over the phone without tenants knowing who it is
    truck drivers and their mates come onto the depot unrecorded with month end loads
    reps breeze past the front office of our school straight to the staff room
    we have no record of callers at the mosque office
    ladies selling phones and perfume go desk to desk in the call centre
    The body corporate asked the guards for a list of who had come in on the night of the party and what we got was a page of scribbles without unit numbers or times.
    inspectors, electricians, priests, all of them say a name and go through
    we want to make sure patients have only two people at the bed
    strangers have been found having tea in our staff canteen
    when police asked for the visitors of that day the book had been taken home
    nobody escorts them
    there were men in the boiler room who said they were from the gas company, how must we check such things
    the bowling club hires out the hall and from then we don't know who is on the grounds
    at the dairy, buyers walk in between the cows and the diesel tank
    my wife is alone at the front and must deal with every caller who comes in off the road
    visitors' cars stand in the tenants' bays for days and security has no note of them
    in the harbour all must be logged by law and our paper book is not up to it
    parents, uncles, drivers: who may fetch which child?
    we should have known who was on site when the crane fell, we did not
    the receptionist buzzes the door without looking up
    job hunters fill the passage each monday
    clients come early and drift through the law firm's file rooms
    please help, i never know hu is in my guesthouse
    nobody hands out badges and nobody takes them back
    what happens if someone dangerous signs in as john smith, no one would notice
    The chrome plating works in Jacobs has tanks of acid, and still any salesman, son of a worker or customer may stroll through the gate, past the guard and up to the baths without anyone noting that he is there.
    At our old age home families visit whenever they like and give another name each time, so when a resident's things or a resident herself can't be found we have no way of telling who was with her.
    The fire department wanted a list of everyone in the mall's offices after the alarm of last Wednesday, and the paper book at the front showed visitors who had left in March and none of the people who stood outside.
    Our guard notes number plates by hand in the rain, the ink runs, and by the time the trustees want to know who visited number 17 on Friday nobody can read a line.
    Delivery people come to the clinic with parcels, gas and linen all day long, each one is pointed to the back, and none of my staff could swear that the man in the passage is a delivery man.
    Parents at the creche send cousins, neighbours or a taxi driver to fetch the children and we have no photo and no list against which the lady at the door may check them.
    The studio hires out rooms by the hour, so dancers, bands and their friends go up and down and our receptionist can't say at closing time whether the building is empty.
    Please advise on a system where contractors hand in their id, get a card that works for the day only and are seen off again, at present they vanish into the plant on arrival.
    // Afrikaans
    besoekers loop in en niemand vra wie hulle is nie
    ons weet nooit wie is binne die gebou nie
    die besoekersboek is nutteloos, mense skryf enige naam
    die wag laat almal in sonder om te kyk
    vals afleweringsmanne kom by die deur
    kontrakteurs word nie aangeteken nie
    besoekers teken nooit uit nie
    NIEMAND KONTROLEER WIE INKOM NIE
    ouers loop reguit na die klaskamer toe
    vreemdelinge dwaal deur die fabriek en sê hulle soek werk
    hoe weet ons of die koerier regtig 'n koerier is
    gaste bring vriende kamer toe sonder om te registreer
    mense stap van ontvangs af sommer die sale in
    die hekboek se nommers is helfte verkeerd
    bekommerd dat 'n vreemde by die crèche instap, niemand hou die deur dop nie
    in 'n noodgeval kan ek nie sê hoeveel mense hier is nie
    drywers wat wag stap alleen in die werf rond
    die wag bel nie die woonstel voor hy oopmaak nie
    verkoopsmense kom onaangekondig op na die kantore
    wat as een van die besoekers nie is wie hy sê hy is nie
    op die plaas kom mense by die hek in om melk te koop, niemand hou telling nie
    pasiënte se familie loop tot in die apteek
    geen besoekerkaartjies nie so niemand weet wie hoort hier
    oornagbesoekers by die studentewoonstelle is op geen lys
    die ontvangsdame is alleen en kan nie byhou wie verbykom nie
    'n man het heeldag in die wagkamer gesit en niemand weet hoekom
    wie was dinsdag hier? niemand kan my sê nie
    die skool het vier ingange en net by een word geteken
    leweransiers loop in die restaurant se kombuis rond
    hulle is genooi, maar as hulle eers binne is weet ons nie waar hulle gaan nie
    mense groet die wag en gaan waar hulle wil
    die register sê drie besoekers, die kameras tel dertig
    ons kan nie sê wie in die aanleg was toe die alarm lui nie
    ons hospies wil weet wie by die pasiënte sit, want familie, smouse en wildvreemdes kom by drie deure in en ontvangs sien net een
    niemand skryf die kontrakteurs se name neer nie
    'n vrou kom haal 'n kind by nasorg en niemand vra vir 'n id nie
    die wag skryf net besoeker en 'n tyd
    hy was twee ure binne voor iemand gevra het wat hy soek
    enigeen kom met die hysbak op en ons weet nie na wie toe nie
    kliënte bring hul kinders in tot tussen die enjins
    die hek word per foon vir besoekers oopgemaak sonder dat die huurder weet wie dit is
    vragmotordrywers en hul maats kom ongeskrewe op die depot
    verteenwoordigers stap verby die kantoor reguit personeelkamer toe
    dames wat parfuum verkoop gaan van lessenaar tot lessenaar
    die regspersoon het die wagte gevra wie die aand van die partytjie ingekom het en al wat ons kry is 'n bladsy krabbels sonder eenheidsnommers
    inspekteurs en elektrisiëns noem 'n naam en stap deur
    ons wil net twee mense by 'n bed hê
    vreemde mense drink tee in ons kantien
    toe die polisie die besoekersboek wil sien, was dit by iemand se huis
    niemand loop saam met hulle nie
    daar was mans in die ketelkamer wat sê hulle's van die gasmaatskappy, hoe toets ons dit
    kopers by die melkery loop tussen die koeie en die dieseltenk rond
    my vrou is alleen voor en moet elkeen hanteer wat van die pad af inkom
    besoekers se motors staan dae lank in huurders se plekke en sekuriteit het niks aangeteken nie
    in die hawe moet almal by wet aangeteken word en ons papierboek is nie goed genoeg nie
    wie mag watter kind kom haal, dit weet niemand
    die ontvangsdame druk die knoppie sonder om op te kyk
    elke Maandag staan die gang vol werksoekers
    ek weet nooit wie in my gastehuis is nie
    hulle kry geen kaartjie as hulle kom nie en gee ook niks terug nie
    Die chroomwerke in Jacobs het bakke vol suur, en tog stap enige verkoopsman, werker se seun of kliënt verby die wag tot by die baddens sonder dat iemand neerskryf dat hy daar is.
    By ons ouetehuis besoek families net wanneer hulle wil en gee elke keer 'n ander naam, so ons kan nooit sê wie by 'n inwoner was nie.
    Die brandweer wou na die alarm van verlede woensdag 'n lys hê van almal in die kantore, en die boek het besoekers gewys wat in maart al weg is en nie een van die mense wat buite staan nie.
    Ons wag skryf nommerplate in die reën met die hand en as die trustees wil weet wie vrydag by nommer sewentien was, kan niemand 'n woord lees nie.
    Ouers by die kleuterskool stuur neefs, bure of 'n taxidrywer om die kinders te haal en ons het geen foto of lys waarteen die juffrou by die deur kan kyk nie.
    // isiZulu
    izivakashi zingena kungabuzwa muntu ukuthi zilandeni
    asazi ukuthi ubani ongaphakathi esakhiweni
    incwadi yokusayina ayisizi, babhala noma yiliphi igama
    onogada bavulela wonke umuntu bengahlolanga
    abalethi bempahla bamanga beza emnyango
    osonkontileka ababhalwa phansi uma bengena
    izivakashi azisayini uma ziphuma
    AKEKHO OBHEKA UKUTHI UBANI ONGENAYO
    abazali bazihambela baye eklasini ihhovisi lingazi
    abantu bazulazula efemini bethi bafuna umsebenzi
    sazi kanjani ukuthi ikhuriya ngempela
    izivakashi zehhotela zingenisa abangani emakamelweni kungabhaliswanga
    noma ubani usuka kureception aye ewadini
    izinombolo ezisencwadini yesango azilungile
    ngikhathazekile ukuthi kungangena umuntu esingamazi ecreche, umnyango awugadiwe
    uma kunomlilo asikwazi ukusho ukuthi bangaki abantu abalapha
    abashayeli abalinde ukulayisha bazihambela egcekeni
    unogada akalushayeli ucingo lwefulethi ngaphambi kokuvula
    abathengisi benyuka baye emahhovisi bengamenyiwe
    kungathiwani uma isivakashi kungeyena lo athi unguye
    epulazini abantu bangena bezothenga ubisi akekho obabalayo
    imindeni yeziguli ingena nasendaweni yemithi
    azikho izitikha zezivakashi ngakho asazi ukuthi ubani owalapha
    izivakashi zilala eres zingekho ohlwini
    owereception uyedwa akakwazi ukubona bonke abadlulayo
    indoda yahlala usuku lonke egumbini lokulinda akekho owayazi
    ubani owayelapha ngoLwesibili? akekho ongangitshela
    isikole sinamasango amane kodwa kusayinwa kwelilodwa
    abantu base-rank bangena esontweni bazihambele yonke indawo
    amakhasimende azithola esestoreroom ngoba akekho owalathisayo
    abangani babasebenzi bahlala esayithini kungaziwa
    ngifuna ukwazi ukuthi ubani ongenayo nophumayo ewarehouse, okwamanje noma ubani
    abalethi begesi bafike singa-odanga, sazi kanjani ukuthi baqinisile
    unogada ulala bese izivakashi zizivulela
    bamenyiwe kodwa uma sebengaphakathi asazi ukuthi baya kuphi
    abantu babingelela unogada bese beya lapho bethanda khona
    irejista ithi izivakashi ezintathu, amakhamera abala amashumi amathathu
    asikwazi ukusho ukuthi obani ababesefemini mhla kukhala i-alamu
    ihospice yethu ifuna ukwazi ukuthi ubani ohlezi neziguli, imindeni nabathengisi nabantu esingabazi bangena ngeminyango emithathu kodwa ireception ibona owodwa
    akekho obhala amagama osonkontileka
    owesifazane uzolanda ingane ku-aftercare akekho obuze i-ID
    unogada ubhala ukuthi isivakashi nesikhathi kuphela
    ubephakathi amahora amabili ngaphambi kokuba abuzwe ukuthi ufunani
    noma ngubani ukhuphuka ngelift, asazi ukuthi uya kubani
    amakhasimende angena nezingane phakathi kwamamotor aqaqiwe
    isango livulwa ngocingo umqashi engazi ukuthi ngubani
    abashayeli bamaloli nabangani babo bangena edepho bengabhaliwe
    abathengisi bedlula ehhovisi lesikole baqonde egumbini lothisha
    omama abadayisa amakha bahamba ideski nedeski
    sicele uhla lwabangene ngobusuku bephathi konogada, sathola ikhasi elibhalwe noma kanjani elingenazinombolo zemizi
    abahloli nogesi basho igama nje badlule
    sifuna kube nabantu ababili kuphela embhedeni wesiguli
    abantu esingabazi batholakale bephuza itiye ekhenthini yabasebenzi
    amaphoyisa efuna incwadi yezivakashi ibisekhaya lothile
    akekho ohamba nabo
    kade kunamadoda egumbini likabhoyila athi avela enkampanini kagesi, sihlola kanjani
    abazothenga ubisi bazihambela phakathi kwezinkomo nethangi likadizili
    umkami uyedwa phambili ubhekana nabo bonke abangenayo
    izimoto zezivakashi zihlala izinsuku ezindaweni zabaqashi onogada bengabhalanga lutho
    etheku umthetho uthi kumele kubhalwe wonke umuntu, incwadi yephepha ayanele
    ubani ovunyelwe ukulanda iyiphi ingane, akekho owaziyo
    owereception ucindezela inkinobho engabhekanga
    njalo ngoMsombuluko iphasishi ligcwala abafuna umsebenzi
    Imboni yechrome eJacobs inamathangi e-asidi kodwa noma yimuphi umthengisi, indodana yomsebenzi noma ikhasimende udlula kunogada aye khona phakathi kungabhalwanga ukuthi ukhona.
    Ekhaya labadala imindeni ivakasha noma nini inike igama elehlukile njalo, ngakho asikwazi ukusho ukuthi ubani obenogogo uma kukhona okudukile.
    Abacimi mlilo bafune uhla lwabo bonke abasemahhovisi ngemuva kwe-alamu yangoLwesithathu, incwadi yakhombisa izivakashi ezahamba ngoMashi kwangabi namuntu wabebemi phandle.
    Unogada wethu ubhala izinombolo zezimoto ngesandla emvuleni, uma omatrasti sebefuna ukwazi ukuthi ubani owavakashela u-17 ngoLwesihlanu akekho okwazi ukufunda.
    Abazali bathumela abazala, omakhelwane noma umshayeli wetekisi ukulanda izingane ecreche, asinaso isithombe noma uhla uthisha osemnyango angahlola ngalo.
    // Mixed
    izivakashi zingena nje, nobody checks ama-id
    we never know ubani ongaphakathi
    sign in book iyi-useless, babhala amanga
    die guards laat almal in without checking
    visitors teken nooit uit nie so we dont know who is inside
    abantu wander around ifemu bethi they look for work
    ama-delivery guys a-fake beza esangweni
    parents zihambela straight to the class
    kontrakteurs is not recorded on site
    unogada opens for everyone engabuzi
    no visitor badge so asazi who belongs here
    guests bring abangani into the rooms kungabhaliwe
    abantu greet the guard bese beya anywhere
    register says three visitors, amakhamera abala thirty
    die guard skryf net visitor and a time
    owesifazane came to fetch a child, akekho asked for ID
    contractors abangena unrecorded at the mill
    asazi who was inside mhla kukhala i-alarm
    my guesthouse, ek weet nooit who is sleeping there
  `,
  'data-theft': `
    our client files were copied by somebody who left
    a hard drive with all the patient records is missing from the practice
    we got hacked last month
    all the files are encrypted and they want bitcoin
    RANSOMWARE on the server
    somebody reads our e-mails
    the ex bookkeeper still logs in to our system
    passwords are on a sticky note and got used by the temp
    He downloaded the customer list before he resigned and took it to the competition.
    employee information was sold to a loan shark
    the learners got into the school's marks system and changed results
    scared that our client data leaks out
    what if somebody walks off with the backup drive
    confidential contracts photographed on the desk of the estate agent
    usb sticks get plugged into the office pcs and the designs disappear to china
    my whatsapp got hacked and now they have my contacts
    someone went through the filing cabinet and personnel files are gone
    popia complaint, guest id copies ended up on the internet
    recipes of our bakery were stolen by an employee and given to another shop
    hacked email account of the church treasurer
    the wifi of the hotel was used to get into our booking computer
    a virus locked the clinic's computer, they ask money to open it
    staff take pictures of patients' files
    our tender prices are known to the opposition before we hand in, somebody leaks
    the waste paper with bank details of members gets taken out of the bins
    they stole the data not the laptop
    supplier price list, gone with the rep to the competitor
    unauthorised log in at two in the morning from a country I never heard of
    our facebook page got taken over by hackers
    pos system at the tavern hacked and all sales wiped
    somebody cloned the drive of the engineer's pc over the weekend
    exam papers were leaked out of the principal's office
    i think someone is spying on my computer sum files r being opened at nite
    the cleaner was seen at the open screen copying things to a stick
    Legal files disappeared from the attorney's archive.
    server room is unlocked and we fear someone will tap our network
    phishing mail got the password of our hr lady and now the salaries list is out
    factory drawings and moulds specs leaked
    farm's irrigation computer was broken into over the internet
    cctv login was shared and strangers look at our cameras
    hacker deleted our backups
    our workshop's database with vehicle owners' addresses was stolen
    a disgruntled admin locked us out of our own accounts
    data breach at the gym, members' debit order details got out
    doctors notes read by people who should not
    they copied everything on to a stick and it was gone, our whole customer base
    somebody phoned staff, got the password and read the mail of our director
    our freight forwarder's booking system is locked with a message to pay, containers stand at the gate and nobody can release them
    The former branch manager of our travel agency took the database of clients along when he left at month end and has been phoning each of them from his new firm.
    a child of a tenant got into our wifi and looked through the shared folders
    patient files at the optometrist were read by the cleaner, she told the neighbours who is ill
    police dockets were photographed at the law firm
    the logins of our cameras are on some russian website
    hr's laptop was left open and someone mailed himself all the salaries
    we're a sugar mill, malware stopped the control room computers and erased the logs
    they did not take cash or keys, they took a folder with the tenders
    the school's d6 account was broken into and rude messages sent to parents
    someone sells our drivers' licences copies, customers of the car rental get calls from crooks
    our designs for the new range turned up at a factory in isipingo before we had launched
    i got hacked!! my instagram, my mail, everything
    the guard's tablet with visitors' id numbers was synced to someone else's cloud
    We suspect that a person in accounts forwards quotes to a competitor, because three times in a row they came in R500 below our price at the port.
    the receptionist's screen shows diagnoses to the whole waiting room and somebody filmed it
    backup tapes vanished from the bank of filing cabinets during the office move
    a technician who repaired our pcs cloned the drive with my wife's private pictures
    attackers got into the hotel's guest list with passports and card numbers
    during the power cut someone plugged a little box into our network switch
    the union got hold of confidential staff files, somebody leaked them
    our mosque's donor list was lifted from the cloud drive
    I'm scared a sacked it man still has the keys to our servers and wipes them
    what if ransomware hits the call centre, we hold data of 90 000 people
    cellphone with all my clients' numbers got mirrored, they read my messages
    a journalist has our board minutes, who gave them out
    shredding company lost a bag with patients' papers
    they changed our passwords and now ask R15000 to give the page back
    someone has been opening envelopes in the archive and copying deeds
    our recipes, suppliers and margins walked to the opposition with the chef
    student records at the college got altered from inside
    email of the bookkeeper is watched, rules forward everything to a gmail
    information officer here: on 12 may personal data of 400 members was taken by persons unknown
    Our estate agency's whole mailbox was read for weeks by someone who then wrote to a buyer in our name, and the attorney says that apart from the money he lost we must report what personal data was seen.
    The school secretary opened a message that looked as if it came from the department, and by noon the names, addresses and medical notes of 700 children had been drawn from our server.
    When the payroll clerk left at month end she took a memory stick with the salaries, id numbers and bank accounts of all the staff, and a week later people here got calls about loans they had never asked for.
    A competitor of our paint factory in Prospecton advertises a colour range with our formulas, and the only place they were kept was the laboratory computer which two chemists and the cleaner could reach.
    The cameras in our guest house could be watched by anybody because the installer never changed the password, and we learned of it when a guest found herself on a website.
    I'm the treasurer of a burial society and my phone was cloned or something, since strangers know what members wrote to me and have our list with all the phone numbers.
    On Sunday night every file at the freight company turned into gibberish with a note asking for two bitcoins, the backups had been wiped, and trucks have stood at the gate since then without papers.
    A doctor in our group downloaded eight years of patients' records before he opened his own rooms down the road, and now they all receive letters from him.
    // Afrikaans
    ons kliënte se lêers is deur 'n oudwerknemer gekopieer
    die hardeskyf met pasiënte se rekords is weg
    ons is verlede week gekraak, alles is versleuteld en hulle soek bitcoin
    iemand lees ons e-posse
    die vorige boekhouer kan nog inteken en doen dit ook
    wagwoorde is gesteel
    RANSOMWARE op ons rekenaars
    hy het die kliëntelys afgelaai voor hy bedank het
    personeel neem foto's van pasiënte se lêers
    leerders het in die skool se puntestelsel ingebreek en punte verander
    bang dat ons data uitlek
    eksamenvraestelle het uitgelek uit die hoof se kantoor
    iemand het ons facebook blad oorgeneem
    my whatsapp is gehack
    kontrakte op die lessenaar is afgeneem met 'n foon
    ons tenderpryse is altyd bekend by die opposisie
    'n virus het die praktyk se rekenaar gesluit en hulle vra geld
    wat as iemand met die rugsteunskyf wegloop
    gaste se id afskrifte is op die internet
    iemand was in die liasseerkabinet, lêers is weg
    die bakkery se resepte is deur 'n werker weggegee aan 'n ander winkel
    die kuberkrakers het ons rugsteun uitgevee
    ontevrede admin het ons uit ons eie rekeninge gesluit
    papiere met lede se bankbesonderhede word uit die asblikke gehaal
    ons kassies se stelsel by die kroeg is gehack
    tekeninge van die fabriek het by 'n mededinger uitgekom
    onbekende inteken om twee in die nag
    die skootrekenaar staan nog hier, dis die inligting daarop wat gesteel is
    vreemdelinge kyk na ons kameras want die wagwoord het uitgelek
    die besproeiing se rekenaar op die plaas is oor die internet gekraak
    hulle het alles op 'n stokkie gekopieer en toe is ons kliëntebasis daarmee heen
    iemand het personeel gebel, die wagwoord gekry en die direkteur se pos gelees
    ons vragagent se stelsel is gesluit met 'n boodskap dat ons moet betaal en die houers staan by die hek
    die vorige takbestuurder het ons reisagentskap se kliënte se besonderhede saamgevat toe hy aan die einde van die maand weg is en bel hulle nou een vir een
    'n huurder se kind was op ons wifi en het deur die lêers gekyk
    pasiënte se lêers word deur die skoonmaker gelees en sy vertel dit vir die bure
    inligting lek uit by ons
    die kameras se wagwoorde is op 'n russiese webblad
    iemand het al die salarisse vir homself ge-epos
    die suikermeule se beheerkamer se rekenaars is deur wanware platgetrek
    hulle het nie kontant of sleutels gevat nie, maar die lêer met tenders
    vuil boodskappe is vanaf die skool se rekening aan ouers gestuur, iemand het ingebreek op die stelsel
    ons huurmotors se kliënte kry oproepe van skelms, want iemand verkoop afskrifte van hul lisensies
    ons ontwerpe vir die nuwe reeks was by 'n fabriek in Isipingo voor ons dit begin verkoop het
    ek is gekraak, my epos, alles
    iemand in rekeninge stuur ons kwotasies aan, die opposisie kom elke keer net onder ons prys in
    rugsteunbande is met die trek tussen kantore weggeraak
    die tegnikus wat die rekenaar reggemaak het, het my vrou se privaat foto's gevat
    gaste se paspoortnommers en kaartnommers is by die hotel uitgesleep
    terwyl die krag af was het iemand 'n kassie aan ons netwerk gekoppel
    vertroulike personeellêers het by die vakbond beland
    'n afgedankte rekenaarman het nog toegang en vee dinge uit
    wat as ons data van negentigduisend mense gegyseling word
    my kliënte se nommers is van my foon af gespieël, hulle lees wat ek skryf
    papiere van pasiënte is by die snippermaatskappy weg
    hulle verander ons wagwoord en vra vyftienduisend om die blad terug te gee
    die sjef het met ons resepte en verskaffers na die ander plek toe geloop
    studente se punte is van binne af verander
    iemand luister ons vergaderings af
    die argief se aktes word oopgemaak en afgeneem
    Ons eiendomsagentskap se posbus is weke lank deur iemand gelees wat toe in ons naam aan 'n koper geskryf het, en die prokureur sê ons moet aanmeld watter persoonlike inligting gesien is.
    Die skool se sekretaresse het 'n boodskap oopgemaak wat lyk of dit van die departement af kom, en teen twaalfuur is die name, adresse en mediese notas van sewehonderd kinders van ons bediener afgetrek.
    Toe die salarisklerk aan die einde van die maand weg is, het sy al die personeel se lone, id nommers en bankrekeninge op 'n geheuestokkie saamgevat.
    Sondagnag het elke lêer by die vragmaatskappy in onsin verander met 'n brief wat twee bitcoins vra, die rugsteun is uitgevee en die vragmotors staan sonder papiere by die hek.
    'n Dokter in ons groep het agt jaar se pasiënte se rekords afgelaai voor hy sy eie kamers oopgemaak het, en nou kry hulle almal briewe van hom.
    // isiZulu
    amafayela amakhasimende akopishwe ngumuntu owashiya umsebenzi
    i-hard drive enemininingwane yeziguli ayisekho
    si-hackiwe ngenyanga edlule
    amafayela wonke akhiyiwe bafuna i-bitcoin
    kukhona ofunda ama-email ethu
    amaphasiwedi ethu antshontshiwe
    owayengumabhuku usangena kusistimu yethu
    I-RANSOMWARE ISIVALELE NGAPHANDLE
    uthathe uhla lwamakhasimende wayolunika ozakwethu esiqhudelana nabo
    abafundi bangene kusistimu yamamaki bawashintsha
    ngiyesaba ukuthi imininingwane yamakhasimende izoputshuka
    iphepha lokuhlolwa liphumile ehhovisi likathishanhloko liputshuka
    i-facebook yethu ithathwe ngama-hacker
    iwhatsapp yami ihackiwe
    abasebenzi bathatha izithombe zamafayela eziguli
    kungathiwani uma umuntu ehamba ne-backup
    igciwane livale ikhompyutha yomtholampilo bafuna imali
    imininingwane yabasebenzi ithengiselwe abantu
    umuntu ufake iUSB wakopisha imisebenzi yethu
    amafayela abameli anyamalele ekhabetheni
    ama-id ezivakashi asabalele ku-inthanethi
    izimfihlo zebhizinisi lethu zaziwa yizimbangi, kukhona oputshuzayo
    iresiphi yasebhekhari intshontshwe ngumsebenzi
    bangene nge-inthanethi kukhompyutha yasepulazini
    kunomuntu olog inayo ebusuku esingamazi
    amaphepha anemininingwane yebhange athathwa emgqonyeni
    abantu esingabazi babuka amakhamera ethu ngoba iphasiwedi yaphuma
    i-laptop ikhona, yimininingwane ekuyona eyebiwe
    ama-backup ethu asuliwe ngama-hacker
    isistimu yasethaveni ihackiwe kwacishwa konke okuthengisiwe
    amanani ethenda yethu aputshuka njalo
    umhlanzi ubonwe ekopisha izinto kukhompyutha evulekile
    bathole iphasiwedi yakwaHR nge-email yamanga manje amaholo ayaziwa
    umuntu ubengene emafayeleni abasebenzi ehhovisi
    imininingwane yamalungu asejimini iphumele ngaphandle
    bakopishe konke nge-stick kwahamba lonke uhla lwamakhasimende
    umuntu ushayele abasebenzi wathola iphasiwedi wafunda ama-email omqondisi
    isistimu yokubhukha amakhontheyina ikhiyiwe, bathi asikhokhe, amaloli ame esangweni
    obekade engumphathi wegatsha uhambe nemininingwane yamakhasimende ethu manje usewashayela ngamunye enkampanini yakhe entsha
    ingane yomqashi ingene ku-wifi yethu yabuka amafolda
    umhlanzi ufunda amafayela eziguli atshele omakhelwane ukuthi ubani ogulayo
    izimfihlo zethu ziyaphuma
    amaphasiwedi amakhamera ethu asewebhusayithini yaseRussia
    othile uzithumelele amaholo abo bonke nge-email
    efemini kashukela amakhompyutha acishwe yi-malware kwasuleka konke
    abathathanga mali nokhiye, bathathe ifayela lamathenda
    i-akhawunti yesikole ingenwe kwathunyelwa inhlamba kubazali
    kukhona othengisa amakhophi ama-license amakhasimende, manje bashayelwa amaqola
    imidwebo yethu emisha ivele kwenye ifemu e-Isipingo singakayikhiphi
    ngihackiwe, i-email ne-instagram, konke
    emahhovisi kukhona odlulisela amanani ethu kwabancintisana nathi, kathathu belokhu besishaya ngo-R500
    ama-backup alahleke siguduka siya kwelinye ihhovisi
    uchwepheshe olungise ikhompyutha uthathe izithombe zomkami
    bangene ohlwini lwezivakashi zehhotela bathatha ama-passport number namakhadi
    kucime ugesi othile waxhuma ibhokisi elincane kunethiwekhi yethu
    amafayela abasebenzi ayimfihlo afike kwinyunyana, othile uwakhiphile
    umuntu waseIT esamxosha usenawo amandla okungena asule konke
    ifoni yami ibukwa ngomunye umuntu, ufunda yonke imiyalezo
    amaphepha eziguli alahlekele inkampani ewadabulayo
    bashintshe iphasiwedi yethu bafuna u-R15000 ukuze basibuyisele ikhasi
    umpheki uhambe namaresiphi nezinombolo zabaphakeli waya kwabanye
    amamaki abafundi ashintshwe ngumuntu wangaphakathi ekolishi
    ngesaba ukuthi imininingwane yabantu abangu-90 000 ingathathwa
    Ama-email e-estate agency yethu afundwe ngumuntu amaviki amaningi wase ebhalela umthengi ngegama lethu, ummeli uthi kumele sibike ukuthi yimiphi imininingwane yabantu ebonakele.
    Unobhala wesikole uvule umyalezo obukeka njengovela emnyangweni, kwathi emini amagama, amakheli nezifo zezingane ezingu-700 base kukhishiwe kwi-server yethu.
    Umabhalane wamaholo ehamba ekupheleni kwenyanga uthathe istick esinamaholo, ama-ID nama-akhawunti abo bonke abasebenzi, manje bashayelwa ngezikweletu abangazicelanga.
    NgeSonto ebusuku wonke amafayela enkampani yamaloli aphenduke into engafundeki, kwasala incwadi efuna ama-bitcoin amabili, nama-backup asuliwe, amaloli ame esangweni.
    Udokotela obenathi ukopishe amarekhodi eziguli eminyaka eyisishiyagalombili ngaphambi kokuvula amagumbi akhe, manje zonke zithola izincwadi ezivela kuye.
    // Mixed
    sihackiwe, all the files are locked
    somebody ufunda ama-emails ethu
    die ex bookkeeper still logs in to ons system
    client list yebiwe by a rep who left
    ransomware on ons server, hulle soek bitcoin
    ama-password ethu known by everyone and someone uwasebenzisile
    hard drive with patient files is weg
    ngisaba i-data yama-clients izo-leaka
    our facebook page yathathwa ama-hackers
    exam papers putshukile from the principal's office
    iemand het die kliënte se data op a usb copied
    abafundi ba-hacker i-marks system
    bakopishe the whole client list nge-USB
    isystem yethu is locked, bafuna imali to open it
    die ex manager phone al ons clients, uhambe ne-database
    ama-patient files afundwa by the cleaner
    ons quotes lek uit, omunye in accounts sends them
    passwords zama-cameras zisku-internet
    umuntu we-IT owaxoshwa still gets in and deletes things
  `,
  fraud: `
    customers show fake eft proof of payment and drive off with the goods
    an e-mail told us the supplier's bank details had changed and we paid the wrong account
    someone used stolen cards at the till
    fake R200 notes are passed at the tavern
    i was scammed out of 80 thousand
    SCAMMERS USE OUR COMPANY'S NAME
    a man phoned pretending to be the bank and got the otp from my cashier
    The proof of payment was photoshopped, the money never came in.
    they order a truckload in the name of a school and the school knows nothing
    chargebacks on guesthouse bookings made with stolen cards
    counterfeit money found in the church collection
    people rent our flat out on facebook to others and take deposits, it's not theirs
    invoices get intercepted and the account number changed
    card skimmer found on the petrol station's speed point
    someone swaps the customer's card at the atm
    instant send money reversed after the goods left the warehouse
    customers claim change of a two hundred when they gave a fifty
    fraudsters collected building material with a false order number
    scared of fake payments, we do not know how to check them
    what if the buyer's bank sms isn't real
    the previous secretary made out salaries to ghost workers
    an agent sold our plot with forged papers
    forged doctor's scripts come in at our chemist
    they hire tools with a false id and never return them
    the bookkeeper has been paying herself through fake suppliers
    sim swap and then my business account was emptied
    bogus sassa agents trick the old people at the clinic
    gift card scam, the boss "whatsapped" the receptionist to buy vouchers
    Somebody opened an account in my company's name.
    pretended to be a parent and got refunds of school fees
    2 guys come in the shop 1 distracts with changing money and the other shortpays, trick with notes
    cheque bounced, goods gone
    our farm paid a deposit for a tractor that does not exist
    he told my granny he's from city power and she must pay a fine in cash
    fake job adverts use the factory's name and ask money from job seekers
    the medical aid was billed for patients who never came
    lottery scammers con the residents of the old age home
    at the salon clients pay with a screenshot that is a month old
    dodgy qr code stuck over ours at the parking
    tickets for our event were forged
    insurance claim made up by a driver, the accident never happened
    no robbery, they paid, but the notes were false
    the hotel got conned by a guest who paid with a dud transfer
    fuel cards cloned and used at night
    false proof of pymnt again!!
    he paid by eft, showed the slip, we loaded the copper pipe and the money never reflected
    somebody rang the till girl, said he was head office and talked her out of the code
    they ordered diesel in the name of the municipality
    Our funeral parlour was tricked by a family that brought a policy of another person, we did the burial, and when we claimed the insurer told us that the dead man had been paid out twice before.
    month end salaries went to a bank account nobody here owns, hr had got a mail
    a tenant's deposit was collected by a crook who had keys and posed as the agent
    the customer left with the tyres and then reversed the card payment
    a guard was paid to sign for loads that never arrived at the gate
    bought a generator on facebook, paid, no generator
    they come with a bundle of notes, half of it paper
    two ladies sold the old tenants here fake funeral cover
    he let my wife hold a parcel of "gold", took R4000 and left
    the supplier's mail was hacked and a false invoice sent, we lost R312 000
    buyers of our boat sent a courier and a forged bank letter
    our cashier was fooled with the trick of changing big notes back and forth
    people claim to collect for the children's home with our letterhead
    the police say commercial crime will look at it: 14 deposits, one con artist, no flats
    SCAMMED BY A CUSTOMER WITH A FAKE DRAFT
    someone is letting out my holiday flat on booking sites
    a driver sells the loads' fuel and hands in padded slips
    at the pharmacy a script pad was stolen and now forged scripts for codeine turn up
    staff member invents refunds and puts the cash in her account
    He pretended to be from the alarm company, made the old couple sign for a debit order and took a cash deposit for cameras that never came.
    a woman swindled the church out of the roof fund
    false number plates made from our car, I get the fines
    medical claims for patients that don't exist, billed by a clerk in our practice
    crypto man promised 20 percent and has my pension
    he swiped, the machine said approved, only it was a fake machine
    bogus recruiter took r500 from each job seeker at our factory gate
    worried that the eft we got is bogus, do you have a way to check
    we get orders from "universities" with a gmail address and they want 30 days
    a jeweller down the road got stuck with fake stones, now we're afraid too
    got conned
    the fuel station's slips get duplicated and customers are charged double by one attendant
    how can a man register a business loan with my id
    A gentleman in a suit ordered sixty school desks from our furniture factory on behalf of the department, sent a purchase order with a stamp, a truck fetched them, and the department says it has never heard of him.
    Our bookkeeper of eleven years made a second set of suppliers with her husband's account number and paid them every month end out of the petty cash and the copper account, which the auditors only saw now.
    Someone phoned the old people in our frail care one by one, told them that he was from the police and that their bank cards had to be exchanged, and a boy on a motorbike came to fetch cards and pins.
    The new tenant paid the deposit with a banking message that looked real to my wife, she handed him the keys and the gate remote, and the amount has not arrived in five weeks.
    Customers bring back goods with slips printed at home and get cash from the weekend staff, at stock take we had forty refunds for things that were never sold.
    A firm that called itself a security company took advance payment for cameras, alarm and gate motor from eleven households in our road in Yellowwood Park and its phone is off.
    At the filling station an attendant ran the clients' cards a second time on a machine of his own, and we heard of it when the bank's investigators arrived with the police.
    We export spices and a hacker or whoever sent our buyer in Dubai an invoice just like ours with other bank details, so the buyer has paid and we have not been paid.
    // Afrikaans
    kliënte wys vals betaalbewyse en ry met die goed weg
    'n e-pos het gesê die verskaffer se bankbesonderhede het verander en toe betaal ons verkeerd
    vals note by die kroeg
    hulle gebruik gesteelde kaarte by die till
    ek is verneuk met 80 duisend rand
    iemand doen hom voor as die bank en kry die otp
    BEDROG met betalings
    vals tweehonderd rand note in die kollekte
    bestellings in die skool se naam, die skool weet niks
    betaling is omgekeer nadat die vrag weg was
    swendelaars gebruik ons maatskappy se naam
    die kassiere is met kleingeld gekul
    bang vir vals eft's, ons weet nie hoe om te kyk nie
    die boekhouer het haarself deur vals verskaffers betaal
    vervalste voorskrifte kom by die apteek in
    hulle huur gereedskap met 'n vals id en bring dit nooit terug nie
    simruiling en toe is my rekening leeg
    wat as die bank se sms nie eg is nie
    kaartleser van die vulstasie is met 'n skimmer toegerus gewees
    iemand verhuur my woonstel op facebook en vat deposito's
    ons het 'n deposito betaal vir 'n trekker wat nie bestaan nie
    bejaardes by die tehuis word deur lotto swendelaars gevang
    spookwerkers op die salarislys
    klant by die salon wys 'n ou skermskoot van betaling
    brandstofkaarte is gekloon
    besprekings by die gastehuis met gesteelde kaarte, toe trek die bank die geld terug
    vals werksadvertensies in die fabriek se naam vra geld
    hulle het betaal, maar die geld was vals
    my ouma is geld afgerokkel deur iemand wat sê hy's van die munisipaliteit
    geteken met 'n valse bestelnommer en die boumateriaal gaan haal
    hy wys die strokie, ons laai die koperpyp en die geld kom nooit
    iemand bel die tillmeisie, sê hy's hoofkantoor en praat die kode uit haar uit
    diesel is in die munisipaliteit se naam bestel en nooit betaal nie
    'n gesin het ons begrafnisonderneming met 'n ander mens se polis gefop, ons het begrawe en die versekeraar sê die man is al twee keer uitbetaal
    maandeindsalarisse is na 'n vreemde rekening toe omdat menslikehulpbronne 'n vals epos geglo het
    'n skelm met sleutels het hom as die agent voorgedoen en die huurder se deposito gevat
    kliënt ry met die bande weg en keer dan die kaartbetaling om
    die wag is omgekoop om te teken vir vragte wat nooit deur die hek gekom het nie
    ek het 'n kragopwekker op facebook gekoop en betaal, niks gekry nie
    'n bondel note, die helfte is papier
    twee dames verkoop vals begrafnispolisse aan die oumense
    hulle't my vrou met 'n pakkie goud om die bos gelei
    die verskaffer se epos is gekaap en ons betaal drie honderd duisend op 'n nagemaakte faktuur
    mense samel in vir die kinderhuis met ons briefhoof
    die polisie sê dis kommersiële misdaad: veertien deposito's, een bedrieër, geen woonstelle nie
    IEMAND HET ONS INGELOOP
    my vakansiewoonstel word op webwerwe deur 'n ander verhuur
    drywer dien opgemaakte strokies in en verkoop die brandstof
    'n gesteelde voorskrifboek en nou kom daar vals kodeïen voorskrifte
    'n kassier maak terugbetalings op wat nie bestaan nie
    hy was kamstig van die alarmmaatskappy, die ou egpaar teken 'n debietorder en betaal vir kameras wat nooit gekom het nie
    kerk se dakfonds is deur 'n vrou weggeswendel
    ek kry boetes want iemand ry met valse nommerplate soos myne
    'n klerk eis van die medies vir pasiënte wat nie bestaan nie
    hulle belowe twintig persent en vat my pensioen
    die kaartmasjien sê goedgekeur, maar dit was 'n nagemaakte masjien
    werwers wat nie bestaan nie vat vyfhonderd rand van werksoekers by die fabriek
    gekul
    'n lening is op my id uitgeneem
    universiteite wat met gmail bestel en nooit betaal
    'n Man in 'n pak klere het namens die departement sestig skoolbanke by ons meubelfabriek bestel, 'n bestelling met 'n stempel gestuur, 'n vragmotor het dit kom haal en die departement ken hom nie.
    Ons boekhouer van elf jaar het verskaffers uitgedink met haar man se rekeningnommer en hulle elke maandeinde betaal, en die ouditeurs het dit nou eers gesien.
    Iemand bel die oumense in ons sorgeenheid een vir een, sê hy's van die polisie en dat hul bankkaarte geruil moet word, en 'n seun op 'n motorfiets kom haal die kaarte en die pinne.
    Die nuwe huurder het die deposito betaal met 'n bankboodskap wat vir my vrou eg gelyk het, sy gee hom die sleutels en die hekremote en na vyf weke is daar nog geen geld nie.
    'n Firma wat kastig 'n sekuriteitsmaatskappy is het by elf huise in ons straat vooruit geld gevat vir kameras en alarms en nou is hulle foon af.
    // isiZulu
    amakhasimende akhombisa ama-proof of payment angewona bahambe nempahla
    i-email yathi inombolo yebhange ishintshile sakhokhela amaskelemu
    bakhokha ngemali mbumbulu ethaveni
    basebenzisa amakhadi ebiwe etilini
    ngikhwabaniselwe ngemali eyizinkulungwane ezingu-80
    othile wazenza ibhange wathola i-otp kumasheya
    AMASKEMU ASEBENZISA IGAMA LENKAMPANI YETHU
    kutholakale imali engelona iqiniso emnikelweni wesonto
    ba-ode ngegama lesikole kanti isikole asazi lutho
    imali ibuyiselwe emuva impahla isihambile
    bamkhohlisile ukhashiya ngoshintshi
    ngisaba ama-eft amanga, asazi ukuthi siwabona kanjani
    umabhuku ubezikhokhela ngabaphakeli abangekho
    izincwadi zikadokotela zomgunyathi zifika ekhemisi
    baqasha amathuluzi nge-id yamanga bangawabuyisi
    bashintshe isimkhadi yami ibhange laphela
    kungathiwani uma i-sms yebhange kungeyona ngempela
    kutholakale umshini okopisha amakhadi kwagalaji
    umuntu uqashisa ifulethi lami ku-facebook athathe amadiphozithi
    sikhokhe idiphozithi yeteletele elingekho
    abadala ekhaya labo bakhohliswa ngabelotto
    kunabasebenzi abangekho abakhokhelwayo
    ikhasimende lasesalon likhombisa isithombe esidala sokukhokha
    amakhadi kaphethiloli akopishiwe
    kubhukhwe igesti ngamakhadi antshontshiwe
    izikhangiso zomsebenzi zamanga zisebenzisa igama lefemu zifuna imali
    akuphangwanga, bakhokhile kodwa ngemali engamanga
    ugogo wabiwa imali ngumuntu othe uvela kumasipala, wamkhohlisa
    balande impahla yokwakha ngenombolo ye-oda engelona iqiniso
    ngishaywe yiskemu ku-marketplace
    kunabantu abazenza i-sassa bakhwabanisa izimpesheni
    bashintsha ikhadi lekhasimende e-atm
    inkokhelo yeza ngeskrini nje imali ayikaze ingene
    abaqambimanga bathi bangabazali bathola imali yezikole ibuyiswe
    ukukhwabanisa ngama-invoice, bashintsha i-account number
    ukhombise isiliphu salayisha amapayipi ekhopha, imali ayikaze ingene
    othile ushayele intombazane yasetilini wathi uyi-head office wathola ikhodi
    ba-ode udizili ngegama likamasipala abakhokhanga
    umndeni wasikhohlisa ngepholisi yomunye umuntu, sangcwaba, umshwalense wathi lowo mufi usekhokhelwe kabili
    amaholo asekupheleni kwenyanga aye kwi-akhawunti engaziwa ngenxa ye-email yamanga
    iqola elinokhiye lizenze u-agent lathatha idiphozithi yomqashi
    ikhasimende lihambe namathayi labuyisa imali ekhadini
    unogada ukhokhelwe ukuze asayinele izimpahla ezingakaze zingene esangweni
    ngathenga igenerator kufacebook ngakhokha akukho okufikile
    inqwaba yemali ingxenye yayo kuyiphepha nje
    omama ababili bathengise umngcwabo wamanga kubantu abadala
    bamdlalele umkami ngephasela lesigolide bathatha u-R4000
    i-email yomphakeli ihackiwe kwathunyelwa i-invoice engelona iqiniso sakhokha u-R312 000
    abantu baqoqa imali yekhaya lezingane ngephepha lethu
    amaphoyisa athi amadiphozithi ayishumi nane, iqola elilodwa, awekho amafulethi
    BANGIDLILE IMALI YAMI
    ifulethi lami leholide liqashiswa ngomunye ku-inthanethi
    umshayeli uletha iziliphu ezingamanga uthengisa uphethiloli
    incwadi kadokotela yantshontshwa manje kufika ama-script omgunyathi e-codeine
    ukhashiya wenza ama-refund angekho afake imali ku-akhawunti yakhe
    wathi uvela enkampanini ye-alamu, asebekhulile basayina idebit order, amakhamera akakaze afike
    imali yophahla lwesonto idliwe ngowesifazane othembisa umakhi
    ngithola amahlawulo ezinombolo zemoto ezifana nezami
    umabhalane ufuna imali kumedical aid ngeziguli ezingekho
    bathembisa inzalo bahamba nempesheni yami
    umshini wekhadi uthe approved kanti umbumbulu
    abazenza abaqashi bathatha u-R500 kumuntu ngamunye ofuna umsebenzi esangweni lefemu
    kuthathwe isikweletu nge-ID yami
    Umnumzane ogqoke isudi u-ode amadeski angu-60 efemini yethu yefenisha egameni lomnyango wezemfundo, wathumela i-oda enesitembu, iloli lawalanda, umnyango uthi awumazi.
    Umabhuku wethu weminyaka engu-11 wenze abaphakeli abangekho ngenombolo ye-akhawunti yomyeni wakhe wayebakhokhela njalo ekupheleni kwenyanga, abahloli babone manje.
    Kukhona oshayela abadala ekhaya lethu ngamunye athi uvela emaphoyiseni, amakhadi abo asebhange kumele ashintshwe, bese kufika umfana ngesithuthuthu athathe amakhadi nama-pin.
    Umqashi omusha ukhokhe idiphozithi nge-sms yebhange ebukeka iyiqiniso, umkami wamnika okhiye nerimothi yesango, sekuphele amaviki amahlanu imali ingekho.
    Inkampani ethi eyezokuphepha ithathe imali kusengaphambili emizini engu-11 emgwaqweni wethu yamakhamera nama-alamu, manje ifoni yayo ivaliwe.
    // Mixed
    ama-customers bakhombisa fake proof of payment
    bakhokha nge-fake notes at the tavern
    ek is scammed met a fake eft
    the email said the bank account ishintshile, sakhokha wrong
    ngishaywe i-scam, R30 000 gone
    kliënte show 'n vals pop and take the stock
    i-sim swap and then i-account yami empty
    cashier wakhohliswa with changing money
    stolen cards bazisebenzisa kwi-speedpoint
    die bookkeeper paid herself with fake invoices
    forged scripts zifika ekhemisi every friday
    somebody uses igama lethu to get deposits from people
    ukhombise i-slip, we loaded, imali never came
    hulle bel die till girl and get i-code
    order ngegama le-municipality, never paid
    ngathenga i-generator on facebook, scammed
    die wag is paid to sign for loads ezingafikanga
    fake agent took i-deposit yabaqashi and ran
    salaries went to a strange account, i-email ibiyi-fake
  `,
  jamming: `
    they block the car remotes in our parking lot so the doors stay unlocked
    remote jamming at the mall parking
    our alarm's signal was jammed, the control room got nothing
    the gate remote was cloned and someone opens the gate at night
    JAMMERS AGAIN YESTERDAY!
    guys stand by the entrance with a gate remote in the hand and customers' cars don't lock
    my staff press lock, the lights don't flash, later everything in the boot is gone
    alarm radio silent during the night, armed response says the frequency was blocked
    Scared that our wireless sensors can be jammed.
    someone copied our remote control and the garage opens by itself
    customers at the restaurant find their cars open although they pressed the button
    they carry a device that stops the panic button from working
    the tracker of the truck was jammed on the n3
    gsm signal dies every time before something happens on the farm
    what if they jam the alarm, does it have a second way to report
    church goers' vehicles don't lock on sundays, we think jamming
    our boom remote is for sale on the street, they clone them
    suspicious men with remotes between the school parents' cars at pick up
    wifi cameras drop off when those guys come, deauth or a jammer
    the keyless bmw was opened with a relay box outside the hotel
    the car did not lock coz of jamming & they took my bag from the seat
    code grabbing at our complex gate
    our security company said the transmitter was blocked by a jammer
    jaming devices at petrol station
    all remotes in the street stopped working for an hour, the guards found a jammer in the hedge
    delivery van opened at the clinic without a scratch, remote must have been blocked
    they've got a thing that opens any gate motor
    thieves with signal blockers hit the gym's parking
    radio link from the warehouse to the response company drops at strange times
    worried someone recorded the code of my garage door
    the alarm has only a sim card, a jammer would kill it
    factory staff parking: central locking fails when that white polo is there
    blocked signals at the taxi rank, no car there locks
    our wireless beams were useless as a jammer was used
    the workshop's customers complain that remotes don't work next to our entrance
    a neighbour's gate was opened with a copied remote and ours is the same make
    I pressed lock and someone pressed at the same time
    they disturb the frequency of the remotes, 433 or so
    someone is interfering with our alarm signals
    salon clients' cars are left open by remote blockers every pension day
    control room lost contact with the shop panel, they say somebody jammed it on purpose
    the building site's gsm alarm could not call out, there was no network just then, only in our yard
    gate opens on its own at 3 am, the motor man says the remote was duplicated
    no windows broken, the car was simply open because of a jammer
    buyers at the auction have had their bakkies jammed open
    I press the button on my keys and the doors stay open, they hold down a remote behind me
    our control room at the container depot goes deaf each night for six minutes, no signal from alarm, beams or panic
    somebody opened the gate with a clone, motor worked as if it was me
    The shoppers at our centre in Chatsworth keep on telling us that they locked, walked in, and when they came back with the children the car stood open without a mark on it.
    a small black box with an antenna was found in the flower bed by the guard
    the police say there are jammers in use around the stadium on match days
    cameras on wifi freeze, alarm on gsm goes quiet, then all is well again, that's not a power cut
    two fellows in the hospital parking press away on gate remotes while visitors walk off
    relay gang got the fortuner's door open with the key lying in my hallway
    the estate's beam transmitters are being drowned out by another transmitter
    tracker firm says the diesel tanker's unit was jammed between mooi river and hidden valley
    someone recorded my remote and replays it, the motor runs at 2 am
    my wife heard no beep when she locked, there was interference
    wedding guests at the venue could not lock, all cars on that side
    it would not lock
    the response company gets "loss of rf" from us every friday at closing
    they use a blocker so that the guard's radio only hisses
    what good is a panic button if a jammer takes it out, staff ask me
    customers of the casino lose laptops from cars that were never locked due to a scrambling gadget
    tenants' remotes get copied by the fellow who changes batteries at the corner
    signal blocked again, fourth time since month end, and each time by people in a silver golf
    does your wireless alarm notice when it is being jammed?
    neighbours hear static on their radios when the white van stands there
    At the golf club a caddie was caught with a remote taped down in his bag, that explains why members' cars would not respond all summer.
    the trailer's gps and the driver's cell phone lost contact at the same minute
    school run moms: hold your door handle, they jam at our gate
    keyfob killer in the mr price parking
    worried about copied gate remotes, we gave the complex new ones and within a week one was cloned
    our parcels van got opened by interference at a robot stop in umbilo
    i think they block the signal coz the app says offline just b4 they come
    garage door code grabbed out of the air
    all alarms in the street drop off the air together, it's someone with equipment
    the mosque's parking at jummah: locks don't take
    a driver saw a man point something at his truck and the doors unlocked
    frequency jamming at the airport freight yard
    Three members of our surf club lost boards and bags last month out of cars that they are certain they locked, and the lifeguard has seen a fellow sitting on the wall with a remote in his hand whenever it happens.
    The monitoring station wrote to us that on the nights of the 3rd, 9th and 17th the radio of our warehouse in Riverhorse Valley sent no test signal for half an hour and that they measured a strong carrier on its channel.
    Somebody opens our complex gate between two and three in the morning with a remote that is not on our list, the motor's log shows the number of tenant 12, and tenant 12 sleeps with her remote in a drawer.
    The staff at the bottle store pressed the panic button twice during a training exercise while the technician held a small transmitter next to it, and not one of the signals got through, so a criminal could do that too.
    Outside our clinic in Phoenix patients park along the fence, press the key and hurry in, and when the guard tries the handles afterwards every fourth car is open because of interference.
    Our diesel bowser was followed from Island View, near the toll plaza the tracking company lost it completely, and the driver said that his cell and the radio in the cab died at the same second.
    My neighbour's technician read my garage remote with a gadget from the internet in three seconds and the door went up, so I want to know whether there are remotes which can't be copied like this.
    At the temple festival the police arrested two with a jammer in a lunch box, but before that some forty families had walked away from cars that only seemed to be locked.
    // Afrikaans
    hulle blokkeer die karre se afstandbeheerders in ons parkering
    die alarm se sein is geblok, die beheerkamer het niks gekry nie
    die hek se afstandbeheer is gekloon
    karre sluit nie by die kerk nie, iemand gebruik 'n jammer
    JAMMERS by die winkelsentrum
    ouens staan met 'n hekremote en dan sluit jou kar nie
    bang dat ons draadlose sensors geblokkeer kan word
    iemand het ons remote gekopieer en die motorhuis gaan vanself oop
    die vragmotor se opspoorder is geblok
    die hek gaan drie-uur in die nag oop, die remote is nagemaak
    selfoonsein op die plaas verdwyn net voor iets gebeur
    wat as hulle die alarm jam
    panieknoppie werk nie as hulle daardie toestel het
    kliënte by die restaurant se karre bly oop al druk hulle sluit
    hulle't 'n ding wat enige hekmotor oopmaak
    radioverbinding na die reaksiemaatskappy val weg, hulle sê dis 'n stoorsender
    die sein van die pakhuis se alarm word snags met opset versteur
    verdagte mans met remotes tussen die ouers se karre by die skool
    die kar is oopgemaak sonder 'n krapmerk, remote geblok
    draadlose kameras val af as daai ouens kom
    ons alarm het net 'n simkaart en 'n jammer sal dit doodmaak
    my kar is met 'n relay toestel oopgemaak voor die hotel
    kode van die motorhuisdeur is opgeneem dink ek
    gejam by die petrolstasie
    almal se afstandbeheerders hou op werk as die wit polo daar staan
    iemand steur ons alarm se frekwensie
    die wagte het 'n seinblokkeerder in die heining gekry
    ons straat se hekke is almal met een gekopieerde remote oopgemaak
    personeel by die fabriek se karre sluit nie, iemand jam hulle
    niks gebreek nie, die kar het net nooit gesluit nie want die sein is geblok
    ek druk die knoppie en die deure bly oop, hulle hou agter my 'n remote in
    ons beheerkamer is elke nag ses minute doof, geen sein van alarm of strale nie
    iemand het die hek met 'n nagemaakte remote oopgemaak, die motor loop asof dit ek is
    die mense wat by ons sentrum inkoop sê hulle het gesluit, en as hulle met die kinders terugkom staan die kar oop sonder 'n merk
    'n swart kassie met 'n antenna is deur die wag in die blomme gekry
    die polisie sê daar word op wedstryddae by die stadion gejam
    kameras op wifi vries, alarm op gsm word stil en dan is alles weer reg, dis nie die krag nie
    twee kêrels in die hospitaal se parkering druk op hekremotes terwyl besoekers wegstap
    die fortuner is met 'n relais oopgemaak met die sleutel nog in my gang
    strale se sender word doodgedruk deur 'n ander sender
    die dieseltenkwa se opsporing is op die N3 geblokkeer
    iemand het my remote opgeneem en speel dit terug, die hek loop twee-uur in die nag
    my vrou hoor nie die piep toe sy sluit nie, dit is gesteur
    troue se gaste kon glad nie hulle motors sluit nie
    hy wou nie sluit nie
    reaksie kry elke vrydag teen toemaaktyd 'n verlore sein van ons
    die wag se radio sis net, hulle gebruik 'n blokkeerder
    personeel vra wat help 'n paniekknop as 'n stoorder dit uitvat
    huurders se remotes word gekopieer deur die ou wat batterye omruil
    die sein is alweer geblok, elke keer as 'n silwer golf daar staan
    by die gholfklub is 'n joggie gevang met 'n remote wat in sy sak vasgeplak is, nou weet ons hoekom lede se motors die hele somer nie wou reageer nie
    julle moet by die skool se hek jul deur voel, daar word gejam
    die sleepwa se gps en die drywer se selfoon gaan op dieselfde oomblik stil
    kode uit die lug gegryp en die garage oopgemaak
    alle alarms in die straat val saam weg, iemand het toerusting
    by die moskee neem die slotte nie
    draadlose alarm, kan dit sien as iemand hom jam
    'n man wys iets na die vragmotor en die deure klap oop
    gejam, sê die versekering
    bang vir nagemaakte hekremotes, ons het skaars nuwes of een is al gekloon
    Drie lede van ons branderplankklub het planke en sakke verloor uit karre wat hulle seker is hulle gesluit het, en die lewensredder sien elke keer 'n kêrel met 'n remote op die muur sit.
    Die moniteringstasie skryf dat ons pakhuis se radio op drie nagte 'n halfuur lank geen toetssein gestuur het nie en dat daar 'n sterk draer op die kanaal gemeet is.
    Iemand maak ons kompleks se hek tussen twee en drie in die oggend oop met 'n remote wat nie op die lys is nie, die motor se log wys huurder twaalf se nommer en sy slaap met hare in die laai.
    Buite ons kliniek in Phoenix parkeer pasiënte langs die heining, druk die sleutel en gaan in, en as die wag die handvatsels toets is elke vierde kar oop van die steuring.
    Ons dieselwa is van Island View af gevolg, by die tolhek het die opsporingsmaatskappy hom verloor en die drywer sê sy foon en die radio het op dieselfde sekonde doodgegaan.
    // isiZulu
    bavimba amarimothi ezimoto epakini ngakho azikhiyi
    isiginali ye-alamu ijanyiwe, icontrol room ayitholanga lutho
    irimothi yesango ikopishiwe
    izimoto azikhiyeki esontweni, kukhona onejammer
    AMAJAMMER EPAKINI YETHU
    abafana bame ngerimothi, uma ucindezela imoto ayikhiyi
    ngiyesaba ukuthi ama-sensor ethu angenantambo angavinjwa
    othile ukopishe irimothi, igalaji liyazivulekela
    itracker yeloli ijanyiwe emgwaqweni
    isango livuleka ngo-3 ebusuku, irimothi yethu yenziwe enye
    inethiwekhi iyanyamalala epulazini njalo ngaphambi kokuba kwenzeke okuthile
    kungathiwani uma bejama i-alamu
    inkinobho yosizo ayisebenzi uma benalolo cingo oluvimbayo
    amakhasimende asendaweni yokudlela athola izimoto zivuliwe noma bezikhiyile
    banento evula noma iliphi igede
    abezokuphendula bathi i-frequency ibivinjiwe
    kwalahleka ukuxhumana ne-alarm yasewarehouse, bathi bekunejammer
    amadoda asolisayo anamarimothi ezimotweni zabazali esikoleni
    imoto ivulwe kungekho nomyocu, irimothi ibivinjiwe
    amakhamera e-wifi acima uma befika labobafana
    i-alamu yethu inesimkhadi kuphela, ijammer ingayibulala
    bayijamile imoto yami kwagalaji
    amarimothi omgwaqo wonke ayeka ukusebenza ihora
    kukhona ophazamisa amasiginali e-alamu yethu
    onogada bathole ijammer ocingweni
    amasango akithi avulwa ngerimothi eyodwa ekopishiwe
    izimoto zabasebenzi basefemini azikhiyi, kukhona ozijamayo
    ngacindezela ukukhiya naye wacindezela ngesikhathi esifanayo, yasala ivulekile
    imoto engenakhiye ivulwe nge-relay phambi kwehhotela
    iloli lokuletha livulwe emtholampilo ngokuvinjwa kwerimothi
    ikhodi yegalaji lami irekhodiwe ngicabanga kanjalo
    akuphukanga fasitela, imoto ibingakhiyekile ngenxa yejammer
    erenki akukho moto ekhiyekayo, bavimba amarimothi
    amakhasimende asesalon alalelwa ngamajammer ngosuku lwempesheni
    balokhu bejama izimoto zamakhasimende ethu
    ngicindezela okhiye kodwa iminyango ayivaleki, bacindezele irimothi ngemuva kwami
    icontrol room yedepho yethu ayizwa lutho imizuzu eyisithupha njalo ebusuku
    othile uvule igede ngerimothi ekopishiwe, imotor yahamba kwangathi yimina
    abathengi basesentha yethu eChatsworth bathi bakhiyile, uma bebuya nezingane imoto isivuliwe ingenamyocu
    unogada uthole ibhokisi elimnyama elinothi ezimbalini
    amaphoyisa athi kunamajammer ngezinsuku zebhola estadiyamu
    amakhamera e-wifi ayema, i-alamu ithule, bese kulunga konke, akuwona ugesi
    abafana ababili epakini yesibhedlela bacindezela amarimothi egede uma izivakashi zihamba
    ifortuner ivulwe nge-relay ukhiye usendlini
    ama-transmitter ama-beam ethu abulawa ngenye isiginali
    itracker yethangi likadizili ivinjwe ku-N3
    irekhodiwe irimothi yami manje isango liyazivulekela ngo-2
    umkami akalizwanga ibheep ekhiya, kunokuphazamiseka
    izivakashi zomshado azikwazanga ukukhiya izimoto
    ayivumanga ukukhiya
    abezokuphendula balahlekelwa yisiginali yethu njalo ngoLwesihlanu uma sivala
    irediyo kanogada iyashinyela nje, basebenzisa into evimbayo
    abasebenzi bayabuza ukuthi inkinobho isizani uma ijammer iyibulala
    umuntu oshintsha amabhethri ukopisha amarimothi abaqashi
    isiginali ivinjiwe futhi, njalo uma kumi igolf esiliva
    ekilabhini yegalofu kubanjwe owetha izinti enerimothi eboshwe esikhwameni, manje siyazi ukuthi kungani izimoto zamalungu bezingakhiyi
    bambani isibambo somnyango esangweni lesikole, bayajama
    i-gps yetrela nefoni yomshayeli kuthule kanye kanye
    wonke ama-alamu omgwaqo anyamalala kanyekanye, kunomuntu onomshini
    emosque ngoLwesihlanu izimoto azikhiyeki
    ukhombe iloli ngento ethile iminyango yavuleka
    sengathi bayazivimba iziginali ngoba iapp ithi offline bengakafiki
    sisanda kuthola amarimothi amasha kodwa elinye selikopishiwe
    Amalungu amathathu eklabhu yethu yama-surf alahlekelwe amabhodi nezikhwama ezimotweni aqinisekile ukuthi azikhiyile, umqaphi wolwandle ubona njalo umfana ohlezi odongeni ephethe irimothi.
    Abe-monitoring basibhalele bathi irediyo yewarehouse yethu ayizange ithumele siginali isigamu sehora ngobusuku obuthathu, futhi bathole enye isiginali enamandla kuleyo shaneli.
    Othile uvula isango lekomplekisi phakathi kwehora lesibili nelesithathu ekuseni ngerimothi engekho ohlwini, imotor ikhombisa inombolo yomqashi 12 kanti yena irimothi yakhe isedrowini.
    Ngaphandle komtholampilo wethu ePhoenix iziguli zipaka ngasocingweni, zicindezele ukhiye zingene, uma unogada ehlola izibambo imoto yesine ngayinye ivulekile ngenxa yokuphazamisa.
    Iloli lethu likadizili lilandelwe kusuka e-Island View, eduze kwetholo itracker yalahleka, umshayeli uthi ifoni nerediyo kufe ngesikhathi esisodwa.
    // Mixed
    bajama ama-remotes epakini yethu
    the alarm signal was jammed, icontrol room didn't get anything
    irimote yegate icloniwe, it opens at night
    karre sluit nie because of jammers by the mall
    customers bacindezela lock but imoto ihlala open
    our gate's remote is gekopieer by someone
    isignal ye-alarm ivinjiwe during the night
    my kar is gejam at the petrol station
    ngiyesaba they can jam ama-wireless sensors
    tracker yetruck was jammed emgwaqweni
    guys with remotes bame by the school gate
    die panic button werk nie, they had a blocker
    ngicindezela lock, imoto ihlala open because of a jammer
    die gate is oopgemaak met a copied remote, unogada saw nothing
    icontrol room gets no signal, bathi ijanyiwe
    kids and wife came back, imoto open no scratch, remote ibivinjiwe
    hulle jam die cars by the hospital parking
    irediyo kanogada just hisses, they have a blocker
    wifi cameras ziyema just before they come, not load shedding
  `,
  'false-alarms': `
    the alarm goes off for nothing every night
    moths in front of the sensor trigger it
    our dogs set off the beams and then the response comes
    wind blows the banner and the alarm screams
    Alarm keeps going off, neighbours are fed up.
    FALSE ALARMS ALL NIGHT
    the armed response charges us for callouts that were nothing
    every time it rains the outside beams trip
    geckos walk over the passives
    the siren howls at 2 in the morning and there's nobody
    cats in the warehouse trip the detector
    the electric fence alarm rings from wet grass
    spiders on the cameras send us a hundred notifications
    we switched the alarm off because it cried wolf too often
    my phone gets motion alerts for each passing car
    curtains move when the aircon is on and the alarm sounds
    the church alarm goes off during thunderstorms
    staff don't react to it any more since it's always false
    balloons after the school party set it off
    what if it goes off for no reason again and nobody comes when it's real
    rats in the ceiling of the restaurant trigger the alarm
    the glass break detector reacts to the bottles at the tavern
    panic button goes by itself
    trucks driving past the factory make the vibration sensor ring
    I am scared to arm it, it wakes the whole street for no reason
    birds fly into the hangar and cause alarms
    fence goes off because of branches
    faulty sensor in the pharmacy storeroom keeps activating
    the door contact is loose and reports open all the time
    alarm activates by itself at lunch
    smoke detectors in the hotel go off from steam
    monkeys set off the fence every morning!!
    opens by cleaning staff who don't know the code, so security rushes out for nothing
    response co phones me at nite 4 nothing
    the beams by the farm dam trip on every duck
    three calls this week, each time just the wind
    heat on the tin roof of the workshop sets the pirs off
    The alarm at the clinic rings with each power surge.
    leaves blowing over the yard and the camera keeps alerting
    tenant's child presses the panic
    wind shakes the roller door of the salon and the alarm thinks it's opened
    not a break in, just the cat again
    we got fined by the municipality for our alarm sounding
    building site beams go off from the plastic sheeting
    too many nuisance alarms at the complex, guards ignore them
    it rings, we drive there, nothing, we drive home
    the guard resets the panel six times a shift and nobody was ever found
    a gecko, again
    Since your competitor put in new sensors at our nursery in Hillcrest the alarm has gone off forty times, and each time the reaction officer finds only plants that move in the draught.
    control room phoned my wife at one, at two and at half past three for no reason
    alarm shouts whenever the gate motor starts
    during the power cut the battery gets low and the siren wails, nobody there
    tenants are fed up with the howling and threaten to move
    the school's bell interferes and the burglar alarm goes mad, children cover their ears
    the police won't come out any more as we called them so often for nothing
    cats come in by the vent of the fish shop
    cameras ping my phone 200 times a night because of the bushes
    staff forget to disarm and then the siren goes while they unpack the cash
    it went off by itself
    customers run out of the shop when the siren starts, it is a broken contact on door three
    our clinic's panic button is where patients lean on it
    every time a truck with diesel passes the depot the seismic sensor trips
    fined for the racket of our siren
    someone ought to look at the detector in the bottle store, it sees ghosts
    The body corporate has had eleven invoices from the armed response for call outs at month end and not one of them was for a person, only for crows on the fence.
    sunlight through the skylight of the gym triggers it at three each afternoon
    an umbrella blew over at the wedding venue and armed men stood there
    we don't arm it any longer, honestly, it cries wolf
    neighbours banged on my door about my alarm, I was asleep and nobody had come in
    a helium balloon in the bank, of all things
    spider web on the beam, third night
    motion lights and alarm come on for hadedas
    faulty smoke head in the hotel kitchen evacuates the guests over toast
    the vervets swing on the electric fence and the energiser screams till someone goes
    worried that one day it is real and no one moves, as it has been for nothing all year
    alarm trips from the ice machine's vibration at the cold store
    keypad beeps and says zone 5, zone 5 is a wall
    bats in the church roof
    wrong alerts from the parcel room camera whenever the aircon blows a box label
    we've had the technician out four times and it still activates on its own
    Every single night since the rains began the siren of our primary school has howled at least once, the caretaker walks round with the guard and a torch, they find all doors shut and nobody, and the neighbours ring the principal.
    The armed response company has sent us a bill of R4 300 for callouts at month end, and according to their own reports they found on each visit only an open window blind, a mouse or nothing whatsoever.
    The beams that we put along the cane field warn us of every duiker and every dog, my wife no longer gets up for them, and the day that it's people we will turn over and sleep.
    At the cold store in Maydon Wharf the door contacts are iced up in the morning and tell the control room that eleven doors are open while the staff stand in front of eleven closed doors.
    Whenever the power comes back after load shedding the panel in our pharmacy thinks that all zones were violated, the siren starts among the patients and the police reservist next door has given up on us.
    The tenants' council asks that the alarm of the shop on the ground floor be switched off because it goes off for passing buses, and children in the flats wake up three times a night.
    In our motor spares shop the infrared detector was fixed above the extractor fan by the last installer, so as soon as the fan cools down it reports an intruder and I drive in from Queensburgh for nothing.
    The guests of our lodge were all sent out onto the lawn at four in the morning by a smoke detector which had an insect in it, and this is the second weekend.
    // Afrikaans
    die alarm gaan elke nag vir niks af
    motte voor die sensor sit dit af
    ons honde laat die strale afgaan
    as die wind waai skree die alarm
    VALS ALARMS die hele tyd
    die reaksie kom uit en daar is niks
    elke keer as dit reën gaan die buitestrale af
    geitjies loop oor die passiewe
    die sirene loei twee-uur in die nag en daar is niemand
    katte in die pakhuis aktiveer die alarm
    die elektriese heining se alarm lui van nat gras
    ons skakel die alarm af want hy lieg te veel
    spinnekoppe op die kamera stuur vir my honderd boodskappe
    ballonne na die skoolpartytjie het hom laat afgaan
    niemand steur hulle meer daaraan nie want dis altyd vals
    rotte in die plafon van die restaurant
    takke teen die heining maak dat dit heeltyd lui
    voëls in die skuur laat die alarm skree
    die panieknoppie gaan vanself af
    bang om die alarm te stel, dit maak die hele straat wakker sonder rede
    die deurkontak is los en meld heeltyd oop
    ape sit elke oggend die heining af
    ons word beboet vir al die vals uitroepe
    hitte op die sinkdak van die werkswinkel laat die sensors afgaan
    kliniek se alarm gaan af as die krag terugkom
    die roldeur rammel in die wind en dan dink die alarm hy's oop
    wat as hy weer vir niks skree en niemand kom as dit eg is nie
    dis nie inbrekers nie, net die kat
    die skoonmaker ken nie die kode nie en dan jaag sekuriteit verniet uit
    gordyne beweeg van die lugversorger en die alarm lui
    dit lui, ons ry soontoe, niks, ons ry huis toe
    die wag stel die paneel ses keer per skof terug en daar was nog nooit iemand
    al weer 'n geitjie
    sedert die nuwe sensors by ons kwekery ingesit is, het die alarm veertig keer afgegaan en elke keer kry die reaksieman net plante wat in die trek beweeg
    die beheerkamer bel my vrou een-uur, twee-uur en halfvier verniet
    alarm skree sodra die hek se motor begin
    as die krag af is raak die battery laag en dan loei hy, daar is niemand nie
    huurders is moeg vir die geloei en wil trek
    die polisie kom nie meer uit nie want ons het hulle te veel verniet gebel
    katte kom by die viswinkel se lugrooster in en aktiveer alles
    kameras stuur tweehonderd kennisgewings per nag oor die bosse
    personeel vergeet om af te skakel en dan skree dit terwyl hulle die kontant uitpak
    hy het vanself afgegaan
    kliënte hardloop uit die winkel as die sirene begin, dis net 'n stukkende kontak
    pasiënte leun teen die panieknop
    elke keer as 'n vragmotor verbyry tril die sensor
    beboet vir die lawaai
    elf rekeninge van die gewapende reaksie en nie een was vir 'n mens nie, net vir kraaie op die draad
    die son deur die dakvenster stel die gim se alarm elke middag drie-uur af
    'n sambreel het omgewaai by die troue en toe staan daar mans met gewere
    ons stel dit nie meer nie, dit lieg
    bure klop oor my alarm, ek het geslaap en niemand was in nie
    spinnerak voor die straal, derde nag na mekaar
    alarm en ligte gaan vir hadidas aan
    rookmelder in die hotel se kombuis jaag gaste uit oor roosterbrood
    die apies swaai aan die heining en dit skree tot iemand gaan
    bekommerd dat dit eendag eg is en niemand roer nie
    sone 5 gaan af en sone 5 is 'n muur
    vlermuise in die kerkdak
    die tegnikus was al vier keer hier en hy gaan nog steeds sonder rede af
    Elke nag sedert die reën begin het, loei die sirene van ons laerskool minstens een keer, die opsigter loop met die wag en 'n flits rond, hulle kry alle deure toe en niemand nie, en die bure bel die hoof.
    Die gewapende reaksie stuur aan die einde van die maand 'n rekening vir uitroepe en volgens hul eie verslae was dit elke keer net 'n blinding, 'n muis of hoegenaamd niks.
    Die strale langs die suikerriet waarsku ons teen elke duiker en hond, my vrou staan nie meer daarvoor op nie, en die dag as dit mense is slaap ons verder.
    Elke keer as die krag na beurtkrag terugkom dink die paneel in ons apteek al die sones is oortree en die sirene begin tussen die pasiënte.
    In ons onderdelewinkel is die verklikker bo die waaier vasgemaak, so sodra die waaier afkoel meld hy 'n indringer en ek ry van Queensburgh af verniet in.
    // isiZulu
    i-alamu ikhala ngeze njalo ebusuku
    izimvemvane ziyayikhalisa i-alamu
    izinja zethu zikhalisa ama-beam
    umoya uma uvunguza i-alamu iyakhala
    I-ALAMU IKHALA NGEZE
    abezokuphendula beza bathole akukho lutho
    njalo uma lina ama-beam aphandle ayakhala
    izibankwa zidlula phambi kwe-sensor
    isayirini iqhuma ngo-2 ebusuku akekho umuntu
    amakati asewarehouse akhalisa i-alamu
    ucingo lukagesi luyakhala ngenxa yotshani obumanzi
    sesiyayicima i-alamu ngoba ikhala kaningi kungekho lutho
    izicabucabu ekhamereni zenza ifoni yami ikhale njalo
    akekho osayinaka ngoba ihlale ikhala amanga
    amagundane asophahleni lwerestaurant ayayikhalisa
    amagatsha athinta ucingo bese luyakhala
    izinyoni egcekeni lefama zikhalisa i-alamu
    inkinobho yephanikhi izikhalela yodwa
    ngisaba ukuyifaka i-alamu ivusa umgwaqo wonke ngeze
    izinkawu zikhalisa ucingo njalo ekuseni
    sikhokhiswa ngama-callout angenamsebenzi
    ukushisa kukathayela wasewekshop kukhalisa ama-sensor
    i-alamu yomtholampilo ikhala uma ugesi ubuya
    iroller door isakazwa umoya i-alamu icabange ukuthi ivuliwe
    kungathiwani uma ikhala ngeze futhi kungabe kusafika muntu mhla kuyiqiniso
    akuzona izigebengu, yikati nje
    abahlanzi abayazi ikhodi bese kugijima osekhuriti ngeze
    amabhaluni asephathini yesikole ayikhalisile
    amakhethini anyakaziswa i-aircon bese kukhala i-alamu
    omakhelwane sebekhathele umsindo we-alamu yethu ekhala ize
    amaloli adlulayo efemini akhalisa i-sensor
    i-sensor yase-storeroom iphukile ikhala njalo
    i-alamu yesonto ikhala uma liduma
    umoya uphephula amahlamvu ikhamera ihlale ithumela imiyalezo
    ugesi ungena uphuma bese i-alamu iyazikhalela
    iyakhala, siye khona, lutho, sibuyele ekhaya
    unogada uyicisha izikhathi eziyisithupha ngeshifu, akakaze atholakale umuntu
    isibankwa futhi
    selokhu kwafakwa ama-sensor amasha enesari yethu i-alamu isikhale izikhathi ezingamashumi amane, njalo uthola izitshalo ezinyakazayo kuphela
    icontrol room ishayela umkami ngo-1, ngo-2 nango-half past 3 kungekho sizathu
    i-alamu iyamemeza uma kuqala imotor yesango
    uma kucime ugesi ibhethri liyaphela isayirini iqhume, akekho muntu
    abaqashi sebediniwe umsindo bafuna ukuthutha
    amaphoyisa awasezi ngoba siwabize kaningi kungenalutho
    amakati angena ngomoya wesitolo sezinhlanzi akhalise yonke into
    amakhamera athumela imiyalezo engu-200 ngobusuku ngenxa yezihlahla
    abasebenzi bayakhohlwa ukuyicisha bese iqhuma bekhipha imali
    izikhalele yona
    amakhasimende aphuma egijima uma kuqala isayirini, kanti umnyango wesithathu uphukile nje
    iziguli zincika enkinobheni yosizo
    njalo uma kudlula iloli i-sensor iyadlidliza ikhale
    sihlawuliswe ngenxa yomsindo
    ama-invoice ayishumi nanye e-armed response, kungekho noyedwa umuntu, amagwababa nje ocingweni
    ilanga lingena ngophahla likhalise i-alamu yejimu njalo ngo-3 ntambama
    isambulela siwiswe umoya emshadweni kwafika amadoda anezibhamu
    asisayifaki, inamanga
    omakhelwane bangqongqoza ngenxa ye-alamu yami, bengilele akekho ongenile
    ulwembu phambi kwe-beam, ubusuku besithathu
    izibani ne-alamu kuvuka amahhadida
    i-smoke detector yasekhishini lehhotela ikhipha izivakashi ngesinkwa esishile
    ngikhathazekile ukuthi mhla kuyiqiniso akekho oyonyakaza
    kuthiwa izone 5, kanti izone 5 udonga
    uchwepheshe uze kane isalokhu izikhalela
    Ubusuku nobusuku kusukela kwaqala izimvula isayirini yesikole sethu ikhala okungenani kanye, umgcini uhamba nonogada nethoshi bathole iminyango yonke ivaliwe kungekho muntu, omakhelwane bashayele uthishanhloko.
    Inkampani yezokuphendula isithumele i-akhawunti ka-R4 300 ekupheleni kwenyanga, kanti imibiko yabo ithi njalo bathole ikhethini, igundane noma kungekho lutho nhlobo.
    Ama-beam eduze komoba asixwayisa ngayo yonke impunzi nenja, umkami akasavuki, mhla kungabantu siyobe silele.
    Njalo uma ugesi ubuya emva kwe-loadshedding iphanela yasekhemisi icabanga ukuthi wonke amazone avuliwe, isayirini iqale phakathi kweziguli.
    Esitolo sethu sama-spares i-sensor yafakwa ngaphezu kwefeni, uma ifeni iphola ibika isigebengu, bese ngishayela ngivela eQueensburgh ngeze.
    // Mixed
    i-alarm ikhala for nothing every night
    ama-beams akhala because of the dogs
    die alarm gaan off vir niks
    wind uma ivunguza the alarm goes off
    izimoth setting off the sensor ebusuku
    response comes out en daar is niks
    electric fence ikhala from wet grass
    ons alarm goes off elke keer as it rains
    false alarms ziningi so nobody reacts anymore
    amakati trip i-sensor ewarehouse
    ifoni yami gets alerts about nothing all night, ama-spider ekhamereni
    the panic goes off vanself
    iyakhala, we go there, lutho
    unogada resets it all night, akekho muntu
    die alarm skree uma i-gate motor iqala
    control room phones umkami at two for nothing
    amaphoyisa don't come anymore because sabiza them for nothing
    ama-tenants are tired of the siren, dis net katte
    spider web phambi kwe-beam, derde nag
  `,
  'poor-footage': `
    the cameras show nothing but shadows at night
    faces on the footage are blurred, police could not use it
    the recorder had already overwritten the day we needed
    number plates can't be read on our camera
    We have eight cameras and not one shows who did it.
    FOOTAGE IS USELESS
    recording was gone when we looked for it
    you see a person but you can't see who
    cameras point at the ceiling since the painters came
    the lens is full of cobwebs and the picture is white
    when the detective asked for video the machine had stopped recording in may
    the glare of the sun kills the picture at the entrance
    the camera over the till only films the tops of heads
    infrared reflects off the wall and everything is white
    picture freezes and jumps
    after the incident there was no footage since the dvr disk was full
    grainy image, could be anyone
    the shop's cctv is black and white and old, you can't recognise a soul
    scared that if something happens our recordings won't help, they're too dark
    what if the camera doesn't catch the face
    it all happened in a blind spot between two cameras
    time on the recorder is wrong by four hours so court threw it out
    school cameras only keep three days
    the farm gate camera is too far away, a car is a dot
    half of our cameras show no signal
    cam is so bad u cant c if its a man or a woman
    the tavern's lights flicker and the recording is a mess
    our hotel's footage of the passage came out blurry
    motion recording misses the first seconds, he's already out of frame
    rain drops on the dome, everything fuzzy
    nobody knows the password of the recorder so we can't look back
    the warehouse cameras are so high you only see caps
    we could not identify the person on the video from the parking
    the church camera lost its focus
    fish eye distorts everything, useless for id
    wanted to see who damaged the car and the camera was facing the wall
    the clinic has cameras but playback doesn't work
    they wore hoodies and our camera is above them, no faces
    dome yellowed by the sun so it's like looking through tea
    zoom in and it's just blocks
    wifi cam drops out exactly when you need it
    recordings on the building site last till the sd card is full, nothing since march
    footage from the petrol forecourt washed out by headlights
    the camera at the creche gate shows a white patch instead of the face
    I paid for hd and I get a soup
    there is a picture and it is worth nothing
    we saw that a man hit the cashier, but the picture does not show which man
    police asked for the tape, the box had recorded only until the power cut
    Four of the five cameras at our car rental office at the airport look straight into the sun after three o'clock, so the parcel that was taken then shows up as a white cloud.
    the gate camera reads no plates, just glare
    nothing on it
    our guard says he saw him, the cameras say a shadow passed
    the children's playground camera is covered by a branch
    everything the dome sees at the fuel pumps looks like it is under water
    tenants want to see who scratched the cars and all we can give is a blur
    faces too small, hats too big
    we had to tell the court that the hour in question was not kept, the disk wraps after two days
    the image from the diesel tank has been purple for months
    staff steal under the lens as they know it has been dead since winter
    bad quality at night, copper thieves could be my uncle for all I can see
    When the insurance company asked for the film of the fire in the spice warehouse we found that the recorder had been off, the clock said 2009 and the password was known to nobody.
    camera behind the tills shakes with the aircon
    who took the keys? three cameras and none pointed at the hook
    cheap wifi cams, they drop the stream when someone walks by
    customers' faces are cut off at the top
    the video stutters, you see him at the door and next he is gone
    the clinic's cameras record sound, not patients, the lens is painted over
    black screens on channels 2, 5, 7 at the hotel
    i want 2 know who it was but the playbck is all squares
    only the back of his head, each time
    month end queue: cam so wide that each person is ten pixels
    neighbour's light blinds our driveway camera, no use for id
    they looked for the footage and someone had deleted it by mistake
    lens fogs over in the cold store
    the alarm went, we opened the app, screen grey
    the temple's cameras go to sleep when there is no motion and miss the moment
    no camera covers the spot where it was done
    recording jumps from 02:10 to 02:40, precisely the half hour
    afraid that our old analogue stuff will let us down on the day
    colours are wrong, a red jacket is brown, so the description we gave the police was wrong
    When two parcels and a laptop were taken from our reception in Westway the trustees and the police sat with me in front of the screen for three hours, and all that we could agree on was that the person wore trousers.
    The owner of the takeaway next door paid a lot for cameras with colour at night, and yet when the customer was knocked down in the parking nobody could make out the number plate or even the make of the car.
    Our recorder was set by the previous company to write over itself after 36 hours, so that whatever happens on a Friday evening is gone before the staff return on Monday morning.
    We manage a taxi rank with fourteen cameras on poles, half of them swing in the wind, two look at a billboard, and the one above the cash office has had a wasp nest over its lens since Easter.
    In the case against the guard the magistrate said that he couldn't be certain from such a blurred film who opened the gate, and therefore the man walked free and our diesel was not recovered.
    As the lights in the children's ward are turned off at eight, the picture turns to grey snow, and we could not say who stood at the bed or when he came.
    The jeweller's camera stands so far from the counter that hands and keys can't be distinguished, and its sound, which might have helped, was never connected.
    Somebody reversed into the boom of our business park, drove off, and the clip which the control room sent shows twenty seconds before and twenty seconds after but not the moment itself.
    // Afrikaans
    die kameras wys snags niks
    gesigte is wasig op die video
    die opnemer het klaar oorgeskryf
    nommerplate kan jy nie lees nie
    ons het agt kameras en nie een wys wie dit was nie
    BEELDE IS NUTTELOOS
    jy sien iemand maar nie wie nie
    die kamera bo die till wys net die bokant van koppe
    toe die polisie die video wou hê was daar niks opgeneem nie
    spinnerakke voor die lens en alles is wit
    die son skyn in die kamera by die ingang en jy sien niks
    dit het in die blinde kol gebeur
    prentjie vries en spring
    bang dat die opnames nie sal help as iets gebeur nie
    te donker, kan enigiemand wees
    die skool se kameras hou net drie dae
    niemand weet die wagwoord van die opnemer nie
    die hardeskyf was vol en daar's geen opname nie
    die plaashek se kamera is te ver, 'n kar is 'n kolletjie
    helfte van die kameras wys geen sein
    as jy inzoem is dit net blokkies
    die pakhuis se kameras sit so hoog jy sien net pette
    die tyd op die opnemer is verkeerd so die hof wou dit nie hê nie
    kopligte bleik die beeld uit by die petrolpompe
    wat as die kamera nie die gesig vang nie
    kamera kyk na die muur sedert die verwers hier was
    die beeld by die gastehuis is oud en swart en wit, mens ken niemand uit nie
    reëndruppels op die koepel en alles is dof
    die kamera neem eers op as hy al verby is
    kliniek het kameras maar jy kan nie terugspeel nie
    daar is 'n prent en dit is niks werd nie
    ons sien dat 'n man die kassier slaan, maar nie watter man nie
    die polisie vra die band en die kassie het net tot by die kragonderbreking opgeneem
    vier van die vyf kameras by ons motorhuurkantoor kyk na drie-uur reg in die son en die pakkie wat toe gevat is, is net 'n wit wolk
    hekkamera wys geen plate nie, net glans
    niks daarop nie
    die wag sê hy het hom gesien, op die skerm gaan net 'n skaduwee verby
    'n tak hang voor die kinders se speelplek se kamera
    dit lyk of alles by die petrolpompe onder water is
    huurders wil sien wie die karre gekrap het en ons het net 'n vlek
    gesigte te klein, pette te groot
    ons moes in die hof sê daardie uur is nie gehou nie, die skyf hou twee dae
    die beeld by die dieseltenk is maande al pers
    die personeel weet die kamera is dood en steel onder hom
    snags so korrelig dat die koperdiewe my oom kan wees
    toe die versekering die film van die brand wou hê, was die opnemer af, die horlosie op 2009 en die wagwoord weg
    drie kameras en nie een op die sleutelhaak gerig nie
    goedkoop wifi kameras verloor die stroom as iemand verbyloop
    die kliënte se koppe is afgesny
    die video hakkel
    die lens is oorgeverf, kliniek het net klank
    kanale 2, 5 en 7 is swart
    ek wil weet wie dit was maar die terugspeel is net blokkies
    elke keer net die agterkop
    buurman se lig verblind die oprit se kamera
    iemand het die opname per ongeluk uitgevee
    lens slaan toe in die koelkamer
    die plek waar dit gebeur het, sien geen kamera nie
    opname spring van tien oor twee na twintig voor drie, presies daardie halfuur
    kleure is verkeerd, 'n rooi baadjie lyk bruin en ons het die verkeerde beskrywing vir die polisie gegee
    Toe daar twee pakkies en 'n skootrekenaar by ontvangs gevat is, het die polisie en ek drie ure voor die skerm gesit, en al waaroor ons kon saamstem was dat die persoon 'n broek aangehad het.
    Die vorige maatskappy het ons opnemer so gestel dat hy na ses en dertig uur oor homself skryf, en wat vrydagaand gebeur is weg voor die personeel maandag inkom.
    Ons bestuur 'n taxistaanplek met veertien kameras op pale, die helfte swaai in die wind, twee kyk na 'n reklamebord en die een bo die kontantkantoor het 'n wespenes voor die lens.
    In die saak teen die wag het die landdros gesê hy kan uit so 'n dowwe film nie seker wees wie die hek oopgemaak het nie, en toe loop die man vry.
    Die juwelier se kamera staan so ver van die toonbank dat jy nie hande van sleutels kan onderskei nie en die klank is nooit gekoppel nie.
    // isiZulu
    amakhamera awakhombisi lutho ebusuku
    ubuso abubonakali kwividiyo bufiphele
    irekhoda isisulile phezu kwalokho ebesikudinga
    izinombolo zemoto azifundeki ekhamereni
    sinamakhamera ayisishiyagalombili kodwa alikho elikhombisa owenzile
    IVIDIYO AYISIZI NGALUTHO
    ubona umuntu kodwa awazi ukuthi ubani
    ikhamera engaphezu kwetili ibona amakhanda kuphela
    amaphoyisa afuna ividiyo sathola kungarekhodiwe lutho
    ulwembu luphambi kwekhamera kumhlophe konke
    ilanga likhanyisa ikhamera emnyango akubonakali lutho
    kwenzeke lapho ikhamera ingaboni khona
    isithombe siyama sigxume
    ngisaba ukuthi uma kwenzeka okuthile amavidiyo ngeke asize, kumnyama
    kumnyama kungaba noma ubani
    amakhamera esikole agcina izinsuku ezintathu kuphela
    akekho owazi iphasiwedi yerekhoda ngakho asikwazi ukubuka
    i-hard drive ibigcwele akukho okurekhodiwe
    ikhamera yasesangweni lepulazi ikude, imoto incane njengechashazi
    ingxenye yamakhamera ayinasiginali
    uma usondeza kuba amabhlokhi nje
    amakhamera asewarehouse aphezulu kakhulu kubonakala izigqoko kuphela
    isikhathi kurekhoda asilungile, inkantolo ayiwamukelanga amavidiyo
    izibani zezimoto ziyasithatha isithombe kwagalaji
    kungathiwani uma ikhamera ingabubambi ubuso
    ikhamera ibheke odongeni kusukela kufike abapendi
    ikhamera yesalon indala ayicaci
    iconsi lemvula ekhamereni konke kufiphele
    ikhamera iqala ukurekhoda umuntu esedlulile
    umtholampilo unamakhamera kodwa awukwazi ukubuyela emuva ubuke
    sihlolile ividiyo kodwa ubuso bufihlwe yihudi, ikhamera iphezulu kakhulu
    sifuna ukubona owashaya imoto kodwa ikhamera ibingabhekile khona
    ikhamera yethaveni icishe yangabona lutho ngenxa yezibani ezibhanyazayo
    amakhamera ethu amabi, umuntu akabonakali noma engowesilisa noma owesifazane
    lapho sidinga ividiyo i-wifi camera isuke ingekho ku-inthanethi
    isithombe sikhona kodwa asinamsebenzi
    sibona indoda ishaya ukhashiya kodwa asiboni ukuthi iyiphi indoda
    amaphoyisa acele ividiyo, umshini urekhode kwaze kwacima ugesi kuphela
    amakhamera amane kwamahlanu ehhovisi lezimoto eziqashisayo abheke ilanga ntambama, iphasela elithathiwe libukeka njengefu elimhlophe
    ikhamera yasesangweni ayifundi zinombolo, kukhazimula nje
    akukho lutho kuyo
    unogada uthi umbonile, ekhamereni kudlule isithunzi
    igatsha livale ikhamera yenkundla yezingane
    konke kubukeka kungaphansi kwamanzi emaphampini kaphethiloli
    abaqashi bafuna ukubona ukuthi ubani oklwebhe izimoto, sinechashaza nje
    ubuso buncane izigqoko zinkulu
    sitshele inkantolo ukuthi lelo hora aligcinwanga, idisk igcina izinsuku ezimbili
    isithombe sasethangini likadizili sinsomi izinyanga manje
    abasebenzi bayeba phansi kwekhamera ngoba bayazi ifile
    ebusuku ngeke umbone umuntu, amasela ekhopha angaba umalume
    umshwalense ufune ividiyo yomlilo, sathola irekhoda icishiwe, iwashi lithi 2009, nephasiwedi ingaziwa
    amakhamera amathathu kodwa alikho elibheke lapho kulenga khona okhiye
    amakhamera ashibhile e-wifi ayanqamuka uma kudlula umuntu
    amakhanda amakhasimende anqunyiwe esithombeni
    ividiyo iyangingiza, usemnyango bese engasekho
    ilensi ipendiwe emtholampilo, kuzwakala umsindo nje
    amashaneli 2, 5 no-7 amnyama
    kuvele ingemuva lekhanda kuphela njalo
    isibani sikamakhelwane siyayiphuphuthekisa ikhamera
    kukhona osule ividiyo ngephutha
    ilensi iyafiphala egumbini elibandayo
    lapho kwenzeke khona ayikho ikhamera ebonayo
    irekhodi igxuma isuka ku 02:10 iye ku 02:40, yilo kanye lelo hafu lehora
    Kuthe kuthathwe amaphasela amabili nelaptop kureception, amaphoyisa nami sahlala amahora amathathu sibuka iskrini, into esavumelana ngayo ukuthi umuntu wayegqoke ibhulukwe.
    Inkampani eyayikhona yahlela irekhoda ukuthi izibhale phezu kwayo emva kwamahora angu-36, okwenzeke ngoLwesihlanu ntambama sekusulekile abasebenzi bebuya ngoMsombuluko.
    Sinakekela irenki yamatekisi enamakhamera angu-14, ingxenye ijikijiswa umoya, amabili abheke isikhangiso, elingaphezu kwehhovisi lemali linesidleke somuvi phambi kwelensi.
    Ecaleni likanogada imantshi ithe ayiqiniseki ukuthi ubani owavula isango ngoba ividiyo ifiphele, indoda yakhululwa nodizili wethu awutholakalanga.
    Ikhamera yomthengisi wobucwebe ikude nekhawunta, awukwazi ukuhlukanisa izandla nokhiye, futhi umsindo wayo awukaze uxhunywe.
    // Mixed
    amakhamera show nothing ebusuku
    ubuso obubonakalayo abukho, the footage is blurry
    die recorder het al oorgeskryf when we looked
    number plates azifundeki at all
    we have cameras maar jy kan niemand herken nie
    ividiyo ayisizi, too dark
    the camera ibona ama-heads only
    footage yasulwa before the police came
    sd card igcwele so nothing recorded
    dit was in a blind spot, geen kamera saw it
    i-picture freezes njalo
    zoom in en dis net blocks
    isithombe sikhona but it's worth nothing
    sibona a man hit ukhashiya maar wie, we can't say
    police asked for ividiyo, recorder ibicishiwe
    die gate camera wys net glare, no plates
    abasebenzi know the camera is dead
    only the back of the head njalo
    igatsha is in front of the kids' playground camera
  `,
  'power-failure': `
    when load shedding hits, the alarm dies
    cameras go off as soon as the power is out
    the gate won't open in load shedding and we have to push it
    electric fence is dead for the whole of stage 4
    No power, no cameras, no internet, no nothing.
    LOADSHEDDING KILLS OUR ALARM
    battery of the alarm lasts twenty minutes
    during power cuts the warehouse is pitch dark and unprotected
    the eskom cut leaves our clinic's doors unlocked, maglocks fall off
    every outage the recorder switches itself off and has to be started by hand
    a burnt cable in the street left us 4 days without lights or alarm
    scared when the lights go out, the beams don't work then
    what if the power trips at night, the fence has no backup
    power failures make the booms at the complex stay up
    the router goes down so the panic app doesn't work
    lights out and the shop is in the dark with customers inside
    generator takes five minutes to start and in the meantime nothing records
    the substation blew and the whole street was without electricity for a week
    gate motor battery flat, the gate stands open when eskom is off
    the factory trips at each storm and all security systems with it
    our tavern has no light at the back when the power goes
    prepaid units ran out over the weekend and the alarm went flat
    the inverter only runs the tills, not the cameras
    after load shedding the alarm panel shows faults
    Old age home: intercom and gate are dead without electricity.
    church in the dark each wednesday evening because of stage 6, nothing armed
    ups batteries are worn, they hold for two min
    the farm's fence energiser goes off with the power and stays off
    no lite no cameras when eskom does its thing
    when the municipality cuts the current the siren starts and later everything's dead
    the hotel's card locks fail in blackouts
    we had a surge and now the dvr is burnt
    power dips reboot the cameras every hour
    roller shutters can't go down without power, so we stand guard with torches
    response company loses our signal whenever there is load shedding
    the school's alarm was off for a month since the power was disconnected
    building site has no mains so the cameras stop at night
    network tower goes down with load shedding and the alarm cannot report
    afraid of the hours without power in the petrol station
    blackout = open house
    street lights off during cuts and our parking has no lighting
    salon alarm beeps all night after a power cut, low battery
    electricity off twice a day and the access control forgets everything
    nothing stolen but each power failure leaves us blind for four hours
    pharmacy fridge and alarm both on the same circuit that trips
    the lights went out and with them everything that protects us
    once eskom is off, the guard sits in the dark with a torch and the gate has to be lifted by hand
    no electricity no alarm
    At our chicken farm near Camperdown the feed line, the fans and the fence go down together in each outage, and the diesel generator only carries the fans, so for hours nothing guards us.
    cameras dead from six to ten every evening, that's our busiest time with customers and cash
    cable theft in the street left us without current and the alarm died on the second day
    the clinic's doors spring open in a blackout and patients' files stand open to anyone
    panel reads "ac fail" and 20 minutes later nothing
    during stage 6 the school's children wait at a gate which nobody can open
    the power tripped, the siren gave one last chirp
    my wife and kids sit in the pitch dark and nothing detects a thing, the panel has no juice
    inverter failed at month end
    tenants of our block climb 14 floors and the intercom is off when the power is down
    a transformer blew up in phoenix and the shop stood without lights or recorder for nine days
    gate motor stuck halfway in the outage
    the police station's own line was down with the tower, we could not phone, there was no power anywhere
    the call centre goes over to battery, the cameras do not
    every time the current comes back the dvr stays frozen till staff restart it
    The mosque, the madrassa and the shops below share a meter, and whenever it trips at night the whole building including beams, floodlights and router is off until the caretaker comes.
    our ice melts and our alarm sleeps
    floodlights off, fence off, phones flat
    electricity was cut by the council over a billing dispute, since then no security system works
    load reduction in the township, tavern has no cctv from five
    two hours dark, two hours light, batteries never fill and the alarm gives up
    petrol station: when power drops the pumps stop, customers fight and cameras see none of it
    spike burnt the keypad
    ups at the law firm beeps and dies
    the parcels depot can't scan, the boom can't close, the lights can't burn
    what will hold our electric locks when the grid is down for a day
    generator was out of diesel just when the power went
    storm, tree on the line, no power in kloof for 3 days and no fence
    afraid of a grid collapse, our system runs dry in an hour
    the neighbours' solar keeps their lights on, we are the only dark house
    nothing was taken in the outage but nothing was watched either
    hospice oxygen and nurse call failed with the mains
    In our township the electricity is cut from five to seven in the morning and from five to nine in the evening, which are exactly the hours when customers bring cash, and the alarm, the lights and the till camera are all off.
    The batteries of the gate motor, the energiser and the alarm are four years old, they were never meant for eight hours a week without power, and now the whole security of our complex lasts about as long as a cup of tea.
    A fault in the mini substation has left sixty tenants in Overport without current since Friday, and the guard walks the parking with his own phone as a lamp as nothing else gives light.
    During every outage the fibre box of the neighbourhood goes down before our own supply does, so that the control room sees nothing of the clinic even though we bought a big inverter for the cameras.
    When lightning struck on Sunday the surge went through the intercom, the recorder and the electric fence of the estate, and ever since then we have had no system at all and staff with whistles.
    The doors of the children's ward are held by magnets that let go when mains power fails, the generator needs forty seconds, and in these forty seconds every door of the hospital stands open.
    Our cash and carry trips its main breaker at month end when all the fridges and ovens are on, and with it go the beams, the siren and the phones until an electrician has been.
    Diesel for the generator costs us R9 000 a week in stage 6, so from midnight we turn it off, and then the sugar mill's fence and floodlights stay dead till dawn.
    // Afrikaans
    as daar beurtkrag is, is die alarm dood
    kameras gaan af sodra die krag weg is
    die hek maak nie oop met beurtkrag nie
    die elektriese heining is af die hele fase 4
    BEURTKRAG maak ons alarm dood
    alarm se battery hou twintig minute
    geen krag, geen kameras, geen internet
    magneetslotte val oop as eskom afskakel
    kabel in die straat het gebrand en ons is vier dae sonder krag en alarm
    bang as die ligte afgaan, dan werk die strale nie
    wat as die krag snags uitskop, die heining het geen rugsteun
    die opnemer skakel self af by elke kragonderbreking
    hekmotor se battery is pap en die hek staan oop as die krag af is
    die pakhuis is pikdonker sonder krag
    die kragopwekker vat vyf minute om te begin en intussen word niks opgeneem nie
    die fabriek skop uit by elke storm
    voorafbetaalde krag was op en toe is die alarm pap
    omskakelaar dra net die kasregisters, nie die kameras nie
    die valhek bly op as die krag weg is
    ons kerk sit in die donker elke woensdagaand, niks werk nie
    reaksiemaatskappy verloor ons sein met beurtkrag
    die plaas se energiser gaan saam met die krag af
    kragstuwing het die opnemer gebrand
    hotel se kaartslotte werk nie as die krag uit is nie
    selfoontoring gaan af met beurtkrag en die alarm kan nie meld nie
    die ouetehuis se hek en interkom is dood sonder elektrisiteit
    die skool se krag is afgesny so die alarm was 'n maand af
    straatligte af en die parkering is donker tydens kragonderbrekings
    toegangsbeheer vergeet alles as die krag dip
    niks gesteel nie maar ons is vier uur lank blind as eskom afskakel
    die ligte gaan uit en alles wat ons beskerm saam met hulle
    as eskom af is sit die wag met 'n flits in die donker en die hek moet met die hand gelig word
    geen elektrisiteit, geen alarm
    op ons hoenderplaas gaan die voerlyn, waaiers en heining saam af en die dieselgenerator dra net die waaiers, so vir ure is daar niks
    kameras dood van ses tot tien elke aand, juis as die kliënte en die kontant daar is
    kabeldiefstal in die straat en ons alarm was die tweede dag dood sonder stroom
    kliniek se deure spring oop in 'n verduistering
    paneel sê hoofkrag weg en twintig minute later niks
    kinders wag by 'n skoolhek wat niemand kan oopmaak tydens fase 6 nie
    die krag het uitgeklap, die sirene gee nog een piep
    my vrou en kinders sit in die pikdonker en die paneel het nie krag nie
    omsetter het aan die einde van die maand opgepak
    huurders klim veertien vloere en die interkom is dood sonder krag
    transformator in Phoenix het ontplof, nege dae sonder ligte en opnemer
    hekmotor vas halfpad toe die krag gaan
    oproepsentrum loop op battery maar die kameras nie
    elke keer as die stroom terugkom bly die opnemer vasgehaak
    die hele gebou se meter skop snags uit en dan is strale, spreiligte en router af tot die opsigter kom
    ons ys smelt en ons alarm slaap
    spreiligte af, heining af, fone pap
    munisipaliteit het die krag oor 'n rekening afgesny, van toe af werk niks se sekuriteit nie
    twee uur lig, twee uur donker, batterye raak nooit vol nie
    by die vulstasie staan die pompe, kliënte baklei en die kameras sien niks sonder krag
    'n stuwing het die sleutelbord gebrand
    noodkrag by die prokureurs piep en vrek
    die kragopwekker was sonder diesel net toe dit donker word
    storm, boom op die lyn, drie dae geen krag in Kloof en geen heining
    bang dat die netwerk heeltemal platval, ons stelsel hou 'n uur
    niks is gevat in die kragonderbreking nie, maar niks is dopgehou nie
    bure se sonkrag hou hul ligte aan, ons is die enigste donker huis
    In ons buurt gaan die krag van vyf tot nege saans af, juis die ure wanneer kliënte kontant bring, en dan is die alarm, die ligte en die kamera by die till alles dood.
    Die batterye van die hekmotor, energiser en alarm is vier jaar oud en was nooit bedoel vir soveel ure sonder krag nie, ons sekuriteit hou nou so lank soos 'n koppie tee.
    'n Fout in die substasie het sestig huurders in Overport van vrydag af sonder stroom gelos en die wag loop met sy eie foon as lamp in die parkering rond.
    Met elke onderbreking gaan die buurt se vesel af voor ons eie krag, en dan sien die beheerkamer niks van die kliniek nie al het ons 'n groot omskakelaar vir die kameras gekoop.
    Diesel vir die kragopwekker kos ons negeduisend rand 'n week in fase 6, so van middernag af sit ons dit af en dan is die suikermeule se heining en spreiligte dood tot dagbreek.
    // isiZulu
    uma kuhamba ugesi i-alamu iyafa
    amakhamera ayacima uma kune-loadshedding
    isango alivuli uma ugesi ungekho
    ucingo lukagesi luyacima ngesikhathi se-load shedding
    UGESI UYAHAMBA NAMAKHAMERA AYACIMA
    ibhethri le-alamu lihlala imizuzu engamashumi amabili
    akukho gesi akukho khamera akukho inthanethi
    iminyango ezivalekayo iyazivulekela uma u-eskom ecisha
    ikhebula lomgwaqo lishile sahlala izinsuku ezine singenagesi ne-alamu
    ngiyesaba uma kucima ugesi, ama-beam awasebenzi
    kungathiwani uma kucima ugesi ebusuku, ucingo alunayo ibackup
    irekhoda izicima njalo uma ugesi uhamba
    ibhethri legede liphelile, isango lisala livulekile uma ugesi ungekho
    iwarehouse ibamnyama bhuqe uma ugesi uhambile
    igenerator ithatha imizuzu emihlanu ukuqala, akukho okurekhodwayo
    ifemu iyacima njalo uma kunesiphepho
    ugesi okhokhelwayo uphelile ngempelasonto i-alamu yafa
    i-inverter iphethe amatili kuphela hhayi amakhamera
    iboom ihlala phezulu uma ungekho ugesi
    isonto lisebumnyameni njalo ngoLwesithathu ngenxa yestage 6, akukho okusebenzayo
    inkampani yezokuphendula ayisitholi uma kune-loadshedding
    umshini wocingo wasepulazini uyacima nogesi
    ugesi ubuye ngamandla washisa irekhoda
    izikhiye zamakhadi ehhotela azisebenzi uma kucimile
    ithawa lenethiwekhi liyacima i-alamu ingakwazi ukubika
    isango nentercom yasekhaya labadala akusebenzi ngaphandle kukagesi
    isikole sinqanyulelwe ugesi i-alamu ibicishiwe inyanga
    izibani zomgwaqo zicimile, ipaki imnyama ngesikhathi sokucinywa kukagesi
    i-access control iyakhohlwa konke uma ugesi unqamuka
    akwebiwanga lutho kodwa siba yizimpumputhe amahora amane uma ugesi uhambile
    iloadshedding isenza singaphephi ethaveni, kumnyama ngemuva
    esayithini awukho ugesi ngakho amakhamera ayema ebusuku
    i-wifi iyafa uma ugesi uphumile ngakho inkinobho ephuthumayo ayisebenzi
    amabhethri e-ups agugile athatha imizuzu emibili nje
    ugesi uyanqamuka esalon bese i-alamu ilokhu iphipha ubusuku bonke
    kucime izibani kwahamba nakho konke okusivikelayo
    uma u-eskom ecishile unogada uhlala ebumnyameni nethoshi, isango liphakanyiswa ngezandla
    awukho ugesi ayikho i-alamu
    efama yezinkukhu konke kucima kanyekanye, ucingo namafeni, igenerator kadizili ibamba amafeni kuphela
    amakhamera afile kusuka ku-6 kuya ku-10 njalo ntambama, yiso isikhathi samakhasimende nemali
    kwebiwe ikhebula emgwaqweni sasala singenamandla, i-alamu yafa ngosuku lwesibili
    iminyango yomtholampilo iyazivulekela uma kuba mnyama
    iphanela lithi amandla awekho, emva kwemizuzu engamashumi amabili lutho
    izingane zilinda esangweni lesikole elingavuliwa muntu ngestage 6
    ugesi uqhume, isayirini yakhala kanye yathula
    umkami nezingane bahleli ebumnyameni i-alamu ayinawo ugesi
    i-inverter ife ekupheleni kwenyanga
    abaqashi bagibela izitezi ezingu-14, i-intercom ifile uma ugesi ungekho
    i-transformer iqhumile ePhoenix, izinsuku eziyisishiyagalolunye singenazo izibani ne-recorder
    imotor yesango ime phakathi ugesi uhambile
    icall centre igijima ngebhethri kodwa amakhamera cha
    njalo uma ugesi ubuya irekhoda ihlala ibambekile
    imitha yesakhiwo sonke iyashisa ebusuku bese kucima ama-beam, amalambu ne-router kuze kufike umgcini
    iqhwa liyancibilika ne-alamu ilele
    amalambu acimile ucingo lucimile amafoni aphelelwe
    umasipala unqamule ugesi ngenxa ye-akhawunti, kusukela lapho akusebenzi lutho lwezokuphepha
    amahora amabili kukhanya, amabili kumnyama, amabhethri awagcwali
    egalaji amaphampu ayama amakhasimende axabane, amakhamera awaboni lutho ngoba akukho gesi
    igenerator iphelelwe udizili lapho kanye kucima ugesi
    isiphepho siwise umuthi ocingweni, izinsuku ezintathu eKloof singenagesi
    akuntshontshwanga lutho kucimile kodwa futhi bekungagadiwe lutho
    omakhelwane banesolar, yithi sodwa abasebumnyameni
    ngesaba uma ugesi ungahamba usuku lonke, izikhiye zikagesi zizobamba ngani
    Elokishini lethu ugesi uyacinywa kusuka ku-5 kuya ku-9 ntambama, yiwo kanye amahora amakhasimende aletha ngawo imali, i-alamu nezibani nekhamera yetili konke kufile.
    Amabhethri emotor yesango, ocingo ne-alamu aneminyaka emine, awenzelwanga amahora amaningi kangaka engenawo ugesi, manje ukuphepha kwethu kuphela ngesikhathi sokuphuza itiye.
    Iphutha kwi-substation lishiye abaqashi abangu-60 e-Overport bengenagesi kusukela ngoLwesihlanu, unogada uhamba epakini ekhanyisa ngefoni yakhe.
    Njalo uma kucima, ifibre yendawo iyafa kuqala, icontrol room ingaboni lutho emtholampilo noma sathenga i-inverter enkulu yamakhamera.
    Udizili wegenerator usibiza u-R9 000 ngeviki ngestage 6, emva kwaphakathi kwamabili siyayicisha, bese ucingo namalambu emboni kashukela kufa kuze kuse.
    // Mixed
    uma kune-loadshedding the alarm dies
    amakhamera acima when power is out
    die hek werk nie with loadshedding
    electric fence icimile the whole stage 4
    no ugesi no alarm no nothing
    battery ye-alarm lasts only 20 minutes
    eskom vat die krag and our cameras go off
    irecorder izicima every time ugesi uhamba
    gate ihlala open uma ugesi ungekho
    ons is in the dark met beurtkrag en niks record nie
    power cut bese i-maglock iyavuleka
    i-router iyafa so the panic app doesn't work
    no gesi no alarm, unogada sits in the dark
    amakhamera afile from six to ten uma kune-load shedding
    die gate motor is stuck halfway, ugesi uhambile
    panel says ac fail, emva kwe-20 minutes lutho
    kids wait esangweni because it won't open without power
    batterye never get full, two hours on two hours off, i-alarm iyafa
    generator out of diesel net toe die krag gaan
  `,
};
