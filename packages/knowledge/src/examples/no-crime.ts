/**
 * What tells of no crime: places, wishes, questions, the past, jokes and what only sounds like one, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const noCrimeExamples = {
  nothing: `
    We want a certified electric fence by a registered installer, with the COC
    Is a taser legal for my wife to carry? nothing happened, i only ask
    must i get a new certificate for the electric fence when i sell the house
    the fence ticks loudly, can it be made quieter
    my grandfather was murdered on this farm in 1968, we just bought the place and need an alarm
    in the 80s the shop was burnt down in the riots, my dad told us, today it is quiet
    for a school project: what is the difference between robbery and theft
    homework grade 7, write an essay about crime in south africa
    recipe: marinate the lamb overnight, then shoot it through the smoker
    the play our drama class does has a murder in the second act, we need lights for the hall
    hypothetically if a burglar comes in am i allowed to lock him in
    what would happen if the power failed during a break in, does the alarm still ring
    SPECIAL!! 50% off on all cctv kits this weekend only, whatsapp us
    I sell insurance, are you interested in a partnership
    looking for work as a guard, grade C, PSIRA registered, own transport
    good day sir i am seeking job security officer with matric
    can I get a quote for 4 cameras and a recorder
    please phone me back about the invoice of last month
    Do you also do aircons
    thank you the technician was very friendly
    I am writing a thriller where a jeweller is kidnapped, which alarm would such a shop have
    the film crew will use blanks on saturday, guns are props
    we are a shooting range and need access control
    shooting a wedding video at the venue, can we use your drone
    our archery club needs a lock for the shed
    we sell hunting rifles and have a strong room and a SAPS licence
    knife shop in the mall, all display cases are locked
    I teach self defence to women and want a panic button in the studio
    we run a shelter for women who left violent homes, the address is secret and all is calm
    this is a support group for rape survivors, we need a discreet door bell
    bomb shelter style safe room, is that something you build
    the bath bomb shop opens in march and wants a till camera
    we are a fireworks shop with a permit
    kidnap insurance asks what safe room we have, nobody was ever taken
    hijack show house: we are filming a hijacking scene with permission
    our driver did the anti hijacking course last year
    smash and grab film on windows, do you fit it
    children play in the yard and i would like to see them from the kitchen
    the kids hide and seek in the storage, can the door be opened from inside
    my son hides under his bed when the alarm test goes
    hiding the cables in the ceiling would be nicer
    can the safe be hidden behind a cupboard
    hide the camera wires please, I don't like the look
    tell the staff about the cameras, we put up signs
    cameras with notice at the tills and no sound
    we asked a lawyer about recording calls, everyone is told at the start
    please no hidden cameras
    no traps, we only want lights
    i would never shoot anyone, i just want to sleep
    guards must have PSiRA and be fit
    three registered guards work here in shifts
    our armed response is with another company
    a dog patrol was here until june, contract ended
    the gate closes so slowly that two cars fit in
    the motor is old and noisy
    gate motor has been repaired five times
    the gate stays open long after a car went through
    no gate, no lights on the farm road
    diamond mesh fence, the street is on the other side
    four strand wire fence along the tar road
    door faces the park and does not lock properly
    burglar bars on half of the windows
    locked, and nothing is gone there
    alarm and new locks on the pack store
    steel cupboard with two keys, no camera
    always somebody there
    out of sight of the office
    beside the tea garden, no one stands there
    past the till, but one can also leave through the playground gate
    The basement gate is shared with the next block
    the intercom works
    the wall is about two metres high with spikes on top
    side door to the lane, wood, old lock
    roof of zinc sheets, easy to reach from the neighbour
    sliding door with a wooden stick in the track
    big windows to the garden
    the back is dark
    two flood lights do not work
    camera at the front works, the one at the back is dead
    the alarm is from 1998
    the beams false alarm because of bushes so they are off
    we've got three dogs, two are old
    the dogs did not bark
    dogs are quiet so they know the person
    the police said bring proof
    police took a statement and that was that
    saps came after an hour and wrote it down
    we opened a case
    I told the manager and he laughed
    insurance paid part of it
    the levy can't carry two guards
    tell us what gives the most for R40 000
    we have R25 000 until the end of the year
    no budget now
    there are 84 flats over nine floors
    our centre has 22 shops and one food court
    the creche has 60 kids and 7 staff
    the warehouse is 4 000 square metres
    workshop for gearboxes, six mechanics
    we make school uniforms in Hammarsdale
    dairy with 400 cows near Ixopo
    flower wholesaler, opens at four in the morning
    church with a hall and a soup kitchen
    mosque and madressa, prayers five times a day
    temple in Cato Ridge with a kitchen for 300 meals
    car wash and shisanyama at the corner
    an NGO that gives food parcels
    dental practice, two surgeries
    we are open from 8 to 6, sundays closed
    on fridays we close at half past twelve for prayers
    load shedding is not a problem here anymore
    My wife wants something simple to use
    he is 81 and lives alone, can he press a button on a necklace
    I am moving to durban in january and would like advice
    the house is empty from december to february
    we're building, move in next winter
    new shop, opens next month, nothing has happened yet
    no incident. just planning ahead
    we have never had any crime here, touch wood
    nobody has ever broken in, i only want peace
    nobody was hurt and nothing is missing, it was the wind
    it turned out to be the cat
    the missing laptop was at home all along
    the stolen bakkie was actually at the service, my mistake
    false alarm from me, my husband took the money to the bank
    vervet monkeys open the kitchen window and eat bread
    monkeys steal fruit from the kitchen every day
    baboons broke the rubbish bins
    a hadeda flew into the window
    the goats of the neighbour walk in my garden
    a genet killed two of my chickens
    mongoose in the hen house
    termites ate the gate post
    lightning took out the modem and alarm
    the tree fell on the fence in the storm
    flood came up to the loading dock in april
    damp spoils the stock in the corner
    the roof leaks on the server
    we lost stock because the fridge seal perished
    the crops were killed by frost
    the price was a robbery haha
    daylight robbery what you charge for a battery
    this traffic is murder
    I'll kill for a good coffee at that shop
    My boss will kill me if this quote is late
    you guys are killing it
    dead battery in remote
    the line went dead while i was talking to your office
    the garden service shot past the gate, i didn't catch them
    a shot of the driveway by day and night please
    the photographer will shoot our catalogue on tuesday
    hot shots photo studio, two cameras are enough
    he was fired last week with a fair hearing, no problems
    the kiln is fired at night so heat sensors are no good
    fire extinguishers are serviced yearly
    fire drill went well
    hit by the recession, we need the cheapest
    we're under attack from weeds
    break a leg at the concert, the theatre needs a stage door camera
    our band is called The Hostages
    stalker is a film that our club shows
    panga is a fish that we sell
    we sell pangas and garden tools, all behind the counter
    gun shop on the second floor, by appointment
    we do gun metal coating
    bullet proof glass, do you fit it at a pay point
    pepper spray for the receptionist is that allowed
    is it allowed to have razor wire in a residential area
    may i put spikes on top of my own wall
    how high must the wall be for an electric fence
    what voltage does a legal fence have
    do electric fences kill cats
    is there a law about cameras in a staff canteen
    may a school use fingerprints for the tuckshop
    what does popia say about visitors books
    do I have to tell my domestic about the camera
    can the body corporate stop me from a camera at my own door
    what does armed response cost per month
    which is better wired or wireless
    how long does a battery last
    can you take over my existing alarm
    do you install in Ballito
    who do I contact about a job card
    my order has not arrived
    i want to cancel my visit on thursday
    the app says offline
    forgot my password of the camera app
    how do I change the code of the keypad
    please send someone to service the gate
    test test
    hello
    just checking if this form works
    ignore this
    nothing really
    see above
    everything
    same as last time
    old town hall, national monument, nothing may be drilled
    we rent, landlord said no holes
    4th floor flat with one door and a balcony
    student res with 120 beds
    our block has a lift and two staircases
    fire escape at the back is open by law
    visitors sign in a book at the desk
    cleaners come at five
    the night porter sleeps in room 1
    key box at the gate for the paramedics
    two cleaners and a supervisor have keys
    only the night sisters have the key
    Weekly cash about R60 000
    money goes to the bank with the cash van on mondays and thursdays
    the till is emptied twice a day
    stock is mostly tyres and rims
    laptops are locked away each evening
    medicines are in a steel cabinet
    diesel tank of 2 300 litres with a pump lock
    there is copper in the cooling plant on the roof
    we keep no cash
    no valuables, only books
    solar panels are what we sell, they stand in the yard in crates
    we fit geysers and have three vans
    bees and honey, small farm
    we have peacocks
    seven parrots and a tortoise
    the cycads are chipped and have never been touched
    chipped and tagged cattle, dip every tuesday
    the sheep are brought in at night by the herd boy
    the herd is counted each morning and it is complete
    counted stock yesterday, all correct
    the counts agree every month
    all the tills balance
    nobody has complained
    the boys play cricket against the wall
    schoolchildren walk past at two
    people wait at our wall for the bus, they are no trouble
    a car guard helps the old ladies, he's fine
    hawkers sell fruit outside, we know them
    homeless man sleeps at the church with our permission
    a stranger asked for directions
    somebody knocked at the wrong flat
    salesman rang the bell
    The municipality read the meter
    a man from telkom came to fix the line, he had a badge
    the landlord has a spare key and phones before he comes
    my ex and I get on well, he fetches the kids on friday
    we divorced in 2010 and there were never problems
    my husband works nights so i'm alone with the baby
    my mom lives with us, she is forgetful but never goes out
    two kids under five
    my teenage daughter comes home alone at three
    the neighbours fight about parking but it's only words
    noise of the tavern keeps us awake
    dogs next door bark all night
    neighbour plays music at 5 am and tips his bins over my wall
    he never touched anybody he is just a pig about everything
    the new neighbours are lovely
    construction next door makes dust on the cameras
    i found my old camera's password on a sticker
    reporter here: how many burglaries do you see a month
    student research: may i interview a technician
    poem: the night is a thief that steals the light
    my horse is called Bandit
    crime novel club meets in our cafe on mondays
    museum of the Anglo Boer war with rifles behind glass
    the weapons in the museum are deactivated
    toy guns are sold at our shop before christmas
    laser tag arena with 20 guns made of plastic
    paintball park in Shongweni, parties on weekends
    escape room game: people are locked in for an hour for fun, can the door still open in a fire
    haunted house at the fair, people scream all evening
    karate school, people are kicked and hit as a sport ha ha
    boxing gym
    the butcher's knives are counted each evening
    abattoir, we slaughter for eid
    we slaughter a goat for the ancestors in july, visitors come
    chicken farm, they are slaughtered on thursdays
    cane is burnt before harvest, with a permit
    we burn garden waste on saturdays
    candles are lit at the temple all night
    there was a robbery in the news in Joburg, not here
    I saw on facebook that they rob people at robots
    the next suburb has hijackings, ours is quiet
    estate agents say the area is safe
    what are the crime figures for Hillcrest
    are burglaries going up
    my insurance wants an alarm certificate
    the bank asks for cctv at the ATM before they put one in
    before we take a cash machine we'd like to know what is needed
    we're a bank branch, everything by head office
    security for a rugby match with 4000 people
    wedding for 200 guests with gifts table
    music festival on the beach in december
    election day station in our hall
    AGM of the sectional title scheme needs an access list
    what is included in a plan
    can I upgrade later
    how do you store my data
    are your technicians vetted
    do I pay before or after
    ons wil 'n gesertifiseerde elektriese heining hê met die COC
    hoeveel volt mag 'n wettige heining hê
    is pepersproei wettig
    my oupa is in 1974 op die plaas vermoor, nou bly ons hier en dis stil
    taak vir skool: skryf oor misdaad in ons dorp
    wat gebeur as die krag af is, werk die alarm nog
    ek soek werk as wag, graad C, geregistreer by PSiRA
    kan julle kwoteer vir vier kameras
    bel my asseblief oor die rekening
    die tegnikus was baie gaaf dankie
    ons het nog nooit misdaad gehad nie
    niks het gebeur nie, ons beplan net
    niemand is seer nie, dit was die wind
    dit was toe die kat
    die ape vat vrugte uit die kombuis
    die bobbejane het die vullisdromme omgegooi
    die hek maak te stadig toe
    die hekmotor is oud en raas
    geen hek en geen ligte by die plaaspad nie
    vier draad heining langs die teerpad
    staalkas met twee sleutels, geen kamera nie
    altyd iemand daar
    alarm en nuwe slotte in die pakstoor
    houtdeur met 'n ou slot
    skuifdeur na die stoep
    die muur is twee meter hoog
    die honde het nie geblaf nie
    die polisie het 'n verklaring geneem
    ons het 'n saak gemaak
    die versekering het betaal
    ons begroting is R30 000
    bakkery met agt werkers
    ons verkoop trekkers en sproeiers
    die melkery het 400 koeie
    ons lemoenboord is 30 hektaar en alles is reg
    die beeste word elke oggend getel en almal is daar
    die kerk het 'n saal en 'n sopkombuis
    tandartspraktyk met twee kamers
    ouetehuis met 60 inwoners
    my pa is 86 en bly by ons
    ma is vergeetagtig maar loop nooit weg nie
    hy moet nie bang word as die deur piep nie
    ons wil wakker word as die deur oopgaan
    ons huur en die huisbaas wil nie gate hê nie
    woonstel op die vierde vloer
    die huis staan leeg in Desember
    ons is oop van agt tot ses
    die kinders speel buite en ek wil hulle sien
    my man werk nags
    die bure maak lawaai maar hulle is reg
    die kroeg oorkant se musiek hou ons wakker
    die kontant gaan Maandae bank toe
    die kas klop elke aand
    ons hou geen kontant nie
    die dieseltenk het 'n slot
    die boom het op die heining geval
    die weerlig het die modem geslaan
    die dak lek
    die vloed het tot by die deur gekom
    dis moord om hier parkering te kry
    die kok sê hy vermoor ons as ons laat is, grap hy
    die pryse is rooftogte
    julle pryse is diefstal hoor
    ons skietbaan soek toegangsbeheer
    die fotograaf skiet Saterdag die troue
    ons verkoop messe en pangas agter slot
    ons slag Donderdae hoenders
    riet word met 'n permit gebrand
    museum met ou gewere agter glas
    speelgoedgewere in die winkel voor Kersfees
    ons drama het 'n moord in die tweede bedryf
    karateskool met sestig kinders
    die wegkruipertjie-speletjie van die kinders in die pakkamer
    steek die kabels weg asseblief
    kan die kluis agter 'n kas wegkruip
    moenie versteekte kameras gebruik nie
    geen lokvalle nie, net ligte
    sê vir die personeel van die kameras
    ons wagte is almal geregistreer
    moet ek vir die huishulp sê daar is 'n kamera
    die vorm werk nie
    toets
    niks
    soos bo
    goeiedag
    my eks en ek kom goed oor die weg
    hoe verander ek die kode
    my bestelling het nie gekom nie
    hulle sê op die nuus daar is rooftogte in Gauteng
    wat kos gewapende reaksie
    mag 'n skool vingerafdrukke neem
    wat sê POPIA van besoekersboeke
    watter alarm is beter, draad of draadloos
    die vuurtoring by ons hotel word besoek
    'n vreemdeling het pad gevra
    die kampie se hek is heel en die draad ook
    die diere is almal gemerk
    sifuna uthango lukagesi olunesitifiketi
    uthango lukagesi lusemthethweni uma lunama-volt amangaki
    akukho okwenzekile, sihlela nje
    asikaze sigqekezwe
    akekho olimele, bekuyisihambi nje
    bekuyikati
    izinkawu ziba izithelo ekhishini
    isango livaleka kancane
    isango lihlala livulekile isikhathi eside
    imotor yesango indala
    ugcwele umsindo wethaveni asilali
    amakhamera amabili ayasebenza
    ngifuna inani lamakhamera amane
    ngifuna umsebenzi wokugada, ngine-grade C ne-PSiRA
    ngicela ningishayele ngendaba ye-invoyisi
    umsebenzi wenu ubemuhle ngiyabonga
    sidayisa izinto zokudla nesinkwa
    siyisonto elinabantu abangu-200
    inkulisa enezingane ezingu-40
    isikole sethu sinabafundi abangu-900
    ugogo uhlala yedwa ufuna inkinobho
    umkhulu uyakhohlwa kodwa akaphumi
    izinja zethu zimbili zigugile
    izinja azikhonkothanga
    amaphoyisa abhale phansi
    sivule icala
    sinemali engu-R20 000
    siqasha indlu, umnikazi akafuni izimbobo
    ifulethi lesine phezulu
    umnyango wokhuni onokhiye omdala
    indonga ingamamitha amabili
    kumnyama ngemuva
    amalambu amabili awasebenzi
    sivula ngo 8 sivale ngo 6
    imali iya ebhange ngoMsombuluko
    itili lihambisana njalo
    izinkomo ziphelele njalo ekuseni
    izinkomo zethu zimakiwe
    sihlaba izinkukhu ngoLwesine
    sihlabela amadlozi ngoJulayi, kuzoba nezivakashi
    sibhula umoba ngemvume
    umfana ufuna ukwazi ngobugebengu umsebenzi wesikole
    umdlalo weshashalazi unombulali
    izingane zidlala umacashelana estolo
    fihla izintambo ophahleni
    singayithi i-safe siyibeke ngemuva kwekhabethe
    asifuni amakhamera afihliwe
    asifuni zife, sifuna amalambu
    sitshele abasebenzi ngamakhamera
    onogada bethu babhalisile bonke
    ikilabhu yokudubula idinga ukulawula ukungena
    umthwebuli uzothwebula umshado
    sithengisa ocelemba nezingqwashi
    uphahla luyavuza
    isiphepho siwise isihlahla othangweni
    umbani ushaye imodemu
    amanzi angena ngoba bekukhukhula
    izikhukhula zafika emnyango, kwalimala ifenisha
    umakhelwane ulungile
    owami nowayengumkami siyezwana
    umuntu ubuze indlela
    ufike ephutheni umuntu wengqongqoza
    ngikhohlwe i-password
    ngishintsha kanjani ikhodi
    i-oda lami alikafiki
    sawubona
    cha lutho
    akukho
    njengoba ngishilo phezulu
    kuyavivinywa
    malini i-armed response
    sizovula isitolo ngenyanga ezayo
    umkhulu wabulawa ngo-1976, manje kuyathula
    izindaba zithi kuyaphangwa eGoli
    intengo yenu iyisigebengu haha
    ikhofi yabo iyabulala ngobumnandi
    sakha indlu entsha eMlazi
    ibhakede likadoti liwiswe yimfene
    inqola yokudla isekhoneni
    ngifuna ukubona izingane zidlala
    the gate ivaleka kancane
    we sell amakhekhe and isinkwa
    no problem akukho okwenzekile
    ngicela i-quote for cameras
    ons soek net 'n quote please
    die hek maak slow toe
    izinja zethu don't bark
    alles is reg, just checking
    sifuna certified electric fence nje
    he's my ex but sizwana kahle
    asikho isikhalo, just planning
    Good morning team. We are a small law firm on Florida Road with eight people. The lease ends in June and we'd like to know what to ask the new landlord about doors and cameras.
    I run a bakery in Phoenix. We start at three in the morning and the street is dark then. Nothing happened, my wife just feels better with a light and a camera.
    Hi, we have a farm stall and a tea garden with a playground. On sundays we have 300 visitors. We would like to know how many cars come and go.
    Ons het 'n gastehuis met agt kamers op Umhlanga. Gaste kom laat in en ek wil nie opstaan nie. Kan die hek met 'n kode oopmaak?
    Sine-crèche eNtuzuma. Abazali bafuna ukubona izingane. Sifuna ukwazi ukuthi umthetho uthini.
    Our block was built in 1974. The lobby door has no closer, the intercom is dead and the trustees would like three options with prices.
    We store tyres. The insurer wants smoke detection and an alarm linked to a control room before renewal on 1 March.
    I have a workshop for lawnmowers. The wall to the lane is 1.4 m, can a fence go on top or must we build it up?
    My mother in law is 88. She had a fall, no crime. A pendant button that calls my phone and yours would help.
    The school hall is used by three clubs. Keys are with seven people. What about a code that ends at ten in the evening?
    We had a burglary in 2009 in our old house. The new one is in an estate and quiet. What do we need at all?
    After the floods the fence washed away. We put it back but there is no electric part yet.
    The cameras work, the recording works, we only need someone to service it twice a year.
    Our cameras were put in by a company that closed, no one has the password.
    Need a visitor system for a 3 storey office. Reception is manned till five, after that people have to phone down.
    The estate has 212 houses, two gates, and 9 registered guards. We want to compare plate cameras.
    Dentist and two doctors share one reception. We like to keep patients' files away from eyes.
    Quote for a trellis door 900 x 2100, white
    Measure 14 windows for clear bars
    gate for a driveway of 5 metres, slope
    replace the batteries of four alarms
    a keypad at the pool gate so small ones can't get in
    pool alarm for toddlers
    i need a baby monitor
    our robot mower leaves the garden, can it be fenced electronically
    does the beam see my labrador
    a camera that can read the number of my own taxis when they return
    count customers at the door
    can staff clock in with a card
    staff clock in for one another and we want it fair
    time attendance for 60 people
    we want to know which truck is in the yard
    a boom for the parking
    speed bumps for our lane
    mirrors at the corner of the exit
    is wifi strong enough for six cameras
    the internet here is a sim router
    fibre comes next month
    there is no signal in the valley
    the shop is on a hill with wind
    salty air eats the hinges
    the beach house rusts
    snow in Underberg, does the equipment mind
    humid basement
    the freezer room is at minus twenty
    dust in the mill
    explosive dust zone, special cameras needed
    gas bottles stand in a cage outside by the book
    LPG depot with all permits
    blasting at the quarry is done on wednesdays with a siren first
    quarry uses explosives under licence, magazine is locked and inspected
    the fireworks at diwali upset the dog
    crackers on new year set the alarm off
    gunshots from the range are heard on saturdays, that is normal
    the hunters have our permission
    a film about a bank heist is shot in our street on monday
    security awareness week at the university, talk about stalking and safety
    our HR asks for training how to handle bomb threats, there is none
    we would like a lockdown procedure for the school just in case
    active shooter drill for the college next term
    first aid and fire training
    poster about domestic violence for the clinic wall
    the gender based violence office at campus needs an intercom
    I am a lawyer for protection orders and need a safe office
    magistrate's court clerk's room, quiet
    prison ministry, we visit on fridays
    police college canteen
    private investigator here wanting to rent office
    debt counsellor, people are sometimes sad, not dangerous
    pawn shop with a police register, all fine
    cash loans, one client at a time through a double door
    gold exchange opens in the mall
    we move into cash in transit business and need vault advice
    private ambulance base
    funeral parlour, coffins and cold room
    crematorium
    cemetery office with a gate at six
    undertaker buries on saturdays, cars in the road
    mourning shop sells black dresses and wreaths
    florist for funerals, wreaths are delivered daily
    Noise from the swimming pool next door until midnight
    die swembad langsaan raas tot middernag
    die bure speel musiek tot laat
    umsindo wechibi likamakhelwane kuze kube phakathi kwamabili
    gallery opening nights with wine, 200 guests walk in and out
    art on the walls is insured, we only want to see who was here
    kunsgalery met twee verdiepings
    we restore boats, yard with 60 trailers
    bootwerf by die hawe, hek aan die waterkant
    die hek by die werf staan bedags oop
    hek met 'n ketting, geen motor nie
    agterste hek word min gebruik
    the driveway is shared by three houses
    isango lihlala livulekile emini
    isango linegaji kodwa alisebenzi kahle
    uthango lungamamitha amane
    umnyango ungemuva
    ngakwesokudla kunendlela
    die parkering is op straat
    parking for 200 cars, grass
    guests park on the lawn
    gaste parkeer op die gras
    izivakashi zipaka otshanini
    we fetch guests from the airport
    my husband fetches me from the airport on fridays
    ons haal gaste by die lughawe
    silanda izivakashi esikhumulweni sezindiza
    our white Polo stands in the street
    the kids' bicycles are on the stoep
    two laptops and a tv is all we have
    our keys hang behind the door
    ukhiye ulenga ngemuva komnyango
    the cupboard in the bedroom has a safe
    washing line behind the garage
    wasgoedlyn agter die motorhuis
    ucingo lokuneka lungemuva
    semi-detached with a shared wall
    three-bedroom flat above a shop
    town house in a row of nine
    backyard room with own entrance
    kamer agter die huis met eie ingang
    igumbi elingemuva elinomnyango walo
    wooden cabin
    thatch roof, lightning mast
    rietdak met 'n weerligafleier
    uphahla lotshani
    we employ 26 counsellors and nurses
    140 agents in three shifts
    three shifts, all week
    the handover is between 17:00 and 18:00
    men's league plays on wednesdays
    the choir practises till nine
    die koor oefen tot nege
    ikwaya ifundisa kuze kube yihora lesishiyagalolunye
    weddings and functions on weekends
    trouplek op 'n plaas
    indawo yemishado
    offering is counted by two people in the vestry each sunday
    die kollekte word Sondae deur twee mense getel
    umnikelo ubalwa abantu ababili ngesonto
    scripts are locked away and the sister signs
    voorskrifte word toegesluit
    i-skripti ivalelwa ekhabetheni
    gun dealer, vault built in, SAPS inspection passed
    the vault door is 30 cm of steel
    museum with brass cannons
    optician with 900 frames on the wall
    tyre shop with 2 bays
    isitolo samathayi esinezindlela ezimbili
    laundromat, eight machines, coins
    ilondolo inemishini eyisishiyagalombili
    fish and chips by the station
    sithengisa ufishi namashipsi
    surf shop on the beach front
    hardware store open night and day
    golf club with 18 holes
    gholfklub met 'n kroeg
    radio studio on the first floor, window on the street
    presenter, producer and 11 volunteers
    lawyers on the 5th floor, no lift card
    prokureurs op die vyfde vloer
    saagmeul met 90 werkers
    sawmill with 90 workers
    power station contractors' camp
    container depot with 3 reach stackers
    the containers carry seals with numbers
    car hire desk at the airport with 40 cars
    die huurmotors staan op dek 3
    couriers with nine vans
    panel beaters
    paneelkloppers in Jacobs
    parcels wait in a cage until monday
    the lock on the cage is not broken
    truck route N3 twice a week
    drivers sleep in the cab at Harrismith
    drywers slaap in die kajuit
    tanks hold 2 million litres of petrol under permit
    radios at the tank farm have no signal behind the bund
    the substation is fenced and belongs to the municipality
    petrol station shop sells pies
    glass that does not break, please
    and somebody outside during the late show
    She should get home safely
    i want to know when they are on the roof
    how do i find out whether there are more cameras in the rental
    I unplugged all cameras
    the router has the password from the box, how do i change it
    The police say to bring proof so a camera would help
    he's just rude
    the man next door is a difficult person but harmless
    die buurman is moeilik maar nie gevaarlik nie
    umakhelwane unenkani kodwa akanangozi
    she plays the same song at five
    the owner never said a wrong word
    the owner lives upstairs
    die eienaar bly bo
    umnikazi uhlala phezulu
    old coins and stamps, small value
    the boys of the club sleep over on fridays with two teachers
    a quiet street where kids cycle
    children feed the ducks
    the little ones have fruit at ten
    a mother asked me about the fence height
    ouers vra hoe veilig die hek is
    abazali babuza ngesango
    is the lens of your camera made of glass
    the clock in the hall is slow
    die horlosie loop agter
    iwashi lihamba kancane
    groceries, cigarettes and cooldrinks
    airtime, bread, milk and cold drinks
    meat, polony and viennas
    liquor, beer and cider
    phones, chargers and accessories
    gold chains, rings and watches
    shoes, jackets and school clothes
    paint, cement and plumbing
    tyres, rims and batteries
    pies, sweets and newspapers
    wigs, weaves and nail varnish
    medicines, baby formula and cosmetics
    copper, brass and cable
    diesel, petrol and paraffin
    laptops, projectors and tablets
    saws, drills and grinders
    cattle, goats and two horses
    avos, macadamias and litchis
    kruideniersware en sigarette
    brood, melk en lugtyd
    vleis en wors
    drank en sigarette
    skoene en klere
    kabel en koper
    gereedskap en verf
    beeste en skape
    isinkwa, ubisi ne-airtime
    ugwayi neziphuzo
    inyama namasoseji
    izicathulo nezingubo
    amaphone namashaja
    izinkomo nezimbuzi
    ithusi nezintambo
    amathuluzi nopende
    udizili nophethiloli
    learners of 11 to 13
    children of 3 to 6
    my two daughters, 9 and 14
    a couple of pensioners
    cashiers and packers
    one petrol attendant and a cashier
    a nurse and two carers
    the night shift of four
    drivers and their helpers
    receptionist and 60 staff
    my wife and I
    mother, granny and the baby
    students and the caretaker
    two partners and a clerk
    parents, teachers and visitors
    all staff and client data
    tenants on three floors
    our chairman and the drivers
    kassiere en pakkers
    leerders van 11 tot 13
    my vrou en twee kinders
    die nagskof
    verpleegsters en pasiënte
    bestuurders en hul helpers
    inwoners en besoekers
    abafundi abaneminyaka engu-11 kuya ku-13
    abakhashi nabapakishi
    umkami nezingane ezimbili
    onesi neziguli
    abashayeli nabasizi babo
    abazali nothisha
    izivakashi nabaqashi
    at lunch time between 12:30 and 13:30
    Half past one when school comes out
    early in the morning before we open
    fridays after dark
    month end and pension days
    at shift change
    last tuesday
    since january
    every night this week
    tussen een en twee
    voor ons oopmaak
    Vrydae na donker
    by skofwisseling
    verlede Dinsdag
    phakathi kuka 1 no 2 emini
    ngaphambi kokuvula
    ngoLwesihlanu kuhlwa
    ngoLwesibili oludlule
    corner of the fence at the netball court
    reception on the second floor
    lobby, lifts and parking
    behind the kitchen
    by the bins
    passage to the toilets
    loading bay 3
    back gate at the lane
    the open-plan office
    main till
    cash office
    the gate on the river side
    hoek van die heining by die netbalbaan
    ontvangs op die tweede vloer
    agter die kombuis
    laaiplek drie
    die gang na die toilette
    ekhoneni lothango enkundleni
    eresepshini esitezi sesibili
    ngemuva kwekhishi
    ephaseji eya ethoyilethi
    cash and carry wholesaler in the city
    house in a security estate
    estate house with a golf view
    flat in a complex in Umhlanga
    primary school in Phoenix
    accounting firm on two floors of a shared building
    tuck shop at a high school
    restaurant on the beachfront
    taxi association with 60 members
    nail salon with four tables
    jeweller in a shopping centre
    spaza next to the rank
    solar installer with a yard
    old age home
    security estate with one gate
    factory in Mobeni
    farm 12 km from the tar road
    huis in 'n sekuriteitslandgoed
    laerskool in Chatsworth
    groothandel in die middestad
    restaurant aan die strand
    juwelier in 'n sentrum
    fabriek in Jacobs
    plaas 12 km van die teerpad
    indlu esesiteshini esivikelwe
    isikole samabanga aphansi
    i-spaza eduze kwerenki
    irestorenti ngasolwandle
    ifektri eMobeni
    the receptionist was at lunch
    cash is counted at five each day
    cash is counted and carried to the cash office
    collection is every day at the same time
    the same checker receives the goods
    the same guard works on fridays
    there are cameras but none over the dock
    he comes on his bike to work
    another man helps him
    he drives a white Tazz
    they come in a quantum with tools
    she comes in at seven
    the neighbours have an alarm too
    the domestic worker and the gardener know the codes
    the staff know the code of the safe
    the code was never changed
    armed response took half an hour
    does the armed response come in time
    will the response come when the alarm rings
    a guard sits at the boom until six
    visitors give a name and go in
    people hold the door for one another
    we thought of sheeting on the fence
    we thought of a camera there
    turnstiles if they are not too expensive
    better cameras at reception
    a panic button that goes to someone who answers
    a light that comes on by itself
    a wall, or a fence that is seen through
    a bigger safe
    roller doors for the counter
    guards on friday nights only
    stronger gate with a lock
    cameras that see at night
    die ontvangsdame was by ete
    kontant word elke dag om vyf getel
    die geld word elke dag op dieselfde tyd gehaal
    die huishulp ken die kode
    gewapende reaksie vat 'n halfuur
    kom die reaksie betyds
    ons dink aan 'n kamera daar
    draaihekke as dit nie te duur is nie
    beter kameras by ontvangs
    'n groter kluis
    sterker hek met 'n slot
    kameras wat in die donker sien
    'n paniekknoppie
    hy kom in 'n wit Tazz
    mense hou die deur vir mekaar oop
    imali ibalwa ngo-5 nsuku zonke
    imali ilandwa ngesikhathi esifanayo njalo
    umsizi uyayazi ikhodi
    i-armed response ithatha isigamu sehora
    sicabanga ukufaka ikhamera lapho
    i-safe enkulu
    isango eliqinile nengidi
    amakhamera abona ebusuku
    inkinobho yosizo
    uza ngemoto emhlophe
    abantu babambelana umnyango
    umphathi usebenza ngamaSonto
    sixty shelves, no cameras between
    shelves along the window
    goods come on pallets
    one of the drivers is my cousin
    the auditors come in march
    our stock is worth two million
    rent is paid until december
    the landlord fixes nothing
    the tar road ends at our gate
    there is one road in and out
    the river is the boundary
    bush on the other side of the railway
    a park with tall grass next to us
    we are next to a tavern
    across from the station
    near the taxi rank
    above a cell phone shop
    langs die taxistaanplek
    oorkant die stasie
    bos aan die ander kant van die spoor
    langs 'n kroeg
    eduze kwerenki
    malungana nesiteshi
    ihlathi ngaphesheya kolayini
    eduze kwethaveni
    dinner guests and a bar
    sixteen rooms and a pool
    services on sunday and wednesday
    feeding scheme for 200 children
    bus drop off in the road
    pick up from half past one
    netball, soccer and a hall
    laboratory and library
    computer lab with 40 machines
    dispensary with a hatch
    two consulting rooms and a pharmacy cupboard
    theatre and recovery
    ward for 24 patients
    x-ray room
    mortuary
    boiler house
    cold rooms
    milking parlour
    packhouse
    stables
    pump house at the dam
    homestead under big trees
    workers' houses near the gate
    diesel bowser
    spray store
    melkstal
    pakhuis
    pomphuis by die dam
    koelkamers
    arbeidershuise naby die hek
    indlu yepompo edamini
    ifriji enkulu
    izindlu zabasebenzi esangweni
    isibaya
    isitezi sesithathu
    igumbi lamakhompyutha
    please e-mail me, I am at work and can't take calls
    do not phone before five, i am in meetings
    e-mail is best
    don't ring during prayers please
    send the quote by mail, no calls
    whatsapp me rather than phoning
    I am deaf, please write
    my phone is broken so mail me
    moenie bel nie, ek is by die werk
    stuur 'n e-pos asseblief, nie bel nie
    ek is in vergaderings, e-pos werk die beste
    bel my eers na vyf
    ek hoor swak, skryf liewer
    ngicela ningithumelele i-imeyili, angifonelwa emsebenzini
    ningafoni ngaphambi kuka-5, ngisemsebenzini
    thumelani inani nge-imeyili
    i-WhatsApp ingcono kunokufona
    we have recorded calls for years and every client hears a message first
    calls are recorded for quality, may we keep them
    our call centre records sound at the desks with consent
    we record telephone calls for training
    ons neem oproepe op en sê dit vooraf
    siyaqopha izingcingo futhi siyabatshela abantu
    groceries and stock of a cash and carry
    cash and carry in the city centre
    food, cigarettes and airtime are what we sell
    cigarettes and cooldrinks by the carton
  `,
};
