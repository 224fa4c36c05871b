/**
 * How it is told on building sites, in factories, warehouses, depots and offices, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const workExamples = {
  'cable-theft': `
    drums are safe but what is in the trench they pull out before we can backfill
    they cut the feeder of our pump station again, sewage runs in the river
    solar farm: 600 m of DC string cable gone on sunday
    the signal cable next to the line is dug up every week, trains stand
    tower lost its copper feeders and earth bars, site is off air
    lift does not work because the cables in the shaft were cut out
    they cut live cable, one thief burnt, factory without power for 3 days
    hulle trek ons kabel uit die sloot nog voor ons dit toegooi
    kabel van die boorgatpomp afgesny
    die toring se koper is uitgestroop
    die treinlyn staan want die seinkabel is weg
    ikhebuli siyalifaka emseleni bayalikhipha ngakusasa
    basike ikhebuli yepompo yamanzi
    umbhoshongo awusebenzi, izintambo zethusi zebiwe
    izitimela zimile, amakhebuli antshontshiwe
    ilifti ayisebenzi ngoba basike izintambo
    they cut icable yepump nsuku zonke
  `,
  'metal-theft': `
    scrap collectors take our steel offcuts and even the palisade
    manhole covers and the storm water grids vanish from the park
    bronze plaque of the memorial and the taps of the graves are gone
    scaffold clamps and props disappear by the bakkie load
    they unbolt the crash barriers and the bridge railing
    roof sheets of the empty factory are taken off one by one
    aluminium road signs and the robots batteries
    copper from the cooling plant on the roof was cut, units are dead
    brons plaat van die gedenkteken gesteel
    steierwerk se knippe verdwyn
    hulle haal die sinkplate van die leë fabriek af
    palissade word stuk vir stuk vir skroot gesteel
    mangatdeksels in die park is weg
    bantshontsha insimbi nothango lwensimbi
    izivalo zemigodi zepaki ziyebiwa
    amashidi ophahla efektri engasetshenziswa ayasuswa
    ithusi lomshini wokupholisa ophahleni lisikiwe
    ama-clamp e-scaffold ayalahleka
    they take iscrap and the palisade
  `,
  'fuel-theft': `
    drivers sell diesel from the tanks at the truck stop
    generator tank is dipped every weekend
    excavator siphoned at night, 400 litres
    tanker arrives 1000 litres short
    someone made a key for the bowser
    diesel word snags uit die graafmasjiene getap
    die kragopwekker se tenk is elke Maandag leeg
    drywers verkoop diesel langs die pad
    udizili uyamunywa emishinini ebusuku
    abashayeli bathengisa udizili emgwaqeni
    ithangi le-generator lihlale lingenalutho ngoMsombuluko
    they siphon udizili from the TLB
  `,
  'equipment-theft': `
    TLB gone from site, tracked to Jozini
    concrete mixers and the poker vibrator stolen out of the container
    our laptops were carried out by someone with a visitor tag
    the 3 phase welder went over the wall
    theodolite taken while the surveyor ate
    projectors unscrewed from the boardrooms
    graafmasjien is van die terrein weg
    sweismasjien en generators gesteel
    skootrekenaars deur iemand met 'n besoekerskaartjie uitgedra
    bathathe i-TLB esayithini
    imishini yokuxuba ukhonkolo yebiwe kukhontena
    ama-laptop ehhovisi athathwe ngumuntu ogqoke ikhadi lesivakashi
    amathuluzi ombani ayalahleka esayithini
    stole itools and the grinder at site
  `,
  'staff-theft': `
    three of my guys load extra pallets after hours, the weighbridge man is in
    picking team hides phones in the dustbins for collection
    foreman sells cement to the neighbours
    pay clerk had ghost workers on the books
    storeman books out boots for people who left
    wagters help met die steel van palette
    stoorman teken stewels uit vir mense wat weg is
    abasebenzi balayisha amapalethi angekho ephepheni
    uforomani udayisa usimende
    umabhalane wamaholo unabasebenzi abangekho
    warehouse guys steal phones bafaka kudoti
  `,
  'stock-loss': `
    bin 14 to 20 never matches the system
    cycle count out by R300 000 and no one can say where
    the coils weigh less when they leave than when they came
    telling van die pakhuis is elke maand uit
    isitoko se-warehouse siyashoda nyanga zonke asikaze sithole isizathu
  `,
  'delivery-theft': `
    seals intact but cartons of shoes are gone when truck gets to Joburg
    container opened at the port and 40 tvs short
    drivers stop in Mooi River and the load is lighter
    parcels go missing between depot and customer, always the same route
    trok se seil word op die N3 oopgesny terwyl hy ry
    pakkies raak weg op die roete
    houer is by die hawe oopgemaak
    amathenti eloli ayasikwa endleleni emithini yakwaN3
    ikhontena livulwe ethekwini kushoda ama-TV
    umthwalo weloli uyancipha e-Mooi River
    goods zebiwe endleleni, seal still closed
  `,
  hijacking: `
    our truck with copper was hijacked at Van Reenen, driver found in Harrismith
    they used blue lights and a jammer, 34 tons of chrome gone
    taxi hijacked with passengers at KwaMashu
    side tipper taken, driver tied to a tree
    courier vans get hijacked twice a week in Umlazi, always white Corolla
    site bakkie hijacked by men looking for tools
    trok met koper by Van Reenen gekaap, drywer vasgebind
    blou ligte en 'n stoorsender, die hele vrag is weg
    koerierbussies word in Umlazi gekaap
    iloli yethusi idunwe e-Van Reenen, umshayeli watholakala e-Harrismith
    itekisi idunwe inabagibeli
    amaveni ekhuriya adunwa kabili ngesonto eMlazi
    umshayeli bambophele esihlahleni bahamba neloli
    our truck idunwe ngezibhamu on N2
  `,
  'armed-robbery': `
    six men overpowered the guards at the warehouse and loaded cigarettes for two hours
    armed men at the site office at payday
    they held up the depot, shot the camera, took the takings of the buses
    robbers tied the night shift with strapping and took the catalytic metals
    receptionist had a gun in her face, they wanted the server
    clothing factory robbed on wage Friday
    gewapende mans het die wagte oorrompel en sigarette gelaai
    nagskof is vasgemaak en die koper is gelaai
    bahlule onogada e-warehouse balayisha ugwayi amahora amabili
    bafike esayithini ngosuku lweholo bephethe izibhamu
    bazibophe izisebenzi zasebusuku balayisha ithusi
    baphange idepho bathatha imali yamabhasi
    wage robbery, bangene ngezibhamu at the factory
  `,
  'violent-extortion': `
    business forum with guns stopped our concrete pour, beat the safety officer, wants 30 per cent
    armed men in a Quantum closed the site and said nobody works until we pay R200 000
    a taxi association shot at our staff buses because we use our own transport
    they fired at the crane operator, the message said use our trucks
    the water tanker mafia beat our driver and set the truck on fire, pay or park
    pay per load or they break the drivers legs
    'n forum met gewere het die bouwerk gestop, hulle soek dertig persent of iemand sterf
    gewapende mans het die terrein gesluit, niemand werk voor ons betaal nie
    taxi vereniging skiet op ons personeelbusse, ons moet hul taxi's gebruik
    i-forum enezibhamu imise umsebenzi ifuna u-30% yashaya umphathi wezokuphepha
    amatekisi adubula amabhasi ethu ngoba sithutha abasebenzi bethu
    bashise iloli lethu lamanzi bathi khokhani noma nipake
    badubule umqhubi wekreni bathi sebenzisani amaloli ethu
    bafika nge-Quantum bevala isayithi, akekho osebenzayo kuze kukhokhwe
    forum men beat my foreman, bafuna i-30%
  `,
  'death-threats': `
    shop steward got a sms, stop the case or you are dead
    engineer on the tender received a bullet in an envelope
    whistle blower in our company was told that accidents happen on the N2
    dismissed worker shouts at the gate he will shoot the HR lady
    our auditor's wife was phoned at night with the names of their children and how they will die
    the guys who lost the tender say the contractor won't see the site handover
    izinkabi, hired to kill the depot manager, say the drivers
    die ingenieur het 'n koeël in 'n koevert gekry
    afgedankte werker sê by die hek hy skiet die HR-dame
    die klokkeluider is vertel hy gaan verongeluk
    unjiniyela uthole inhlamvu emvilophini
    osebenza naye wathi uzodubula umphathi wabasebenzi
    izinkabi zikhokhelwe ukubulala umphathi wedepho
    bathumele i-SMS: yeka icala noma ufe
    bafonele umkami bamtshela amagama ezingane bathi zizofa
    shop steward threatened, bathi bazombulala
  `,
  murder: `
    our site manager was shot dead in his bakkie at the traffic light
    truck driver burnt in his cab
    two guards were killed at the depot
    union leader assassinated outside his home
    die bestuurder is in sy bakkie doodgeskiet
    twee wagte is by die depot vermoor
    umphathi wesayithi udutshulwe wafa emarobhothini
    onogada ababili babulewe edepho
    umholi wenyunyana ubulawelwe ngaphandle kwakhe
    killed the chairman ye association, shot dead
  `,
  shooting: `
    they shot at our cash collection truck on the N2
    strikers fired through the bus windows
    guard wounded when cable thieves opened fire
    hulle skiet op die busse
    wag is raakgeskiet deur kabeldiewe
    badubula amabhasi ethu
    unogada udutshulwe yizigebengu zekhebuli, ulele esibhedlela
    security shot bamlimaza at the substation
  `,
  assault: `
    supervisor was beaten by strikers with sticks
    truck driver hit with a wheel spanner
    storeman punched when he searched a bag
    toesighouer deur stakers geslaan
    umphathi ushaywe abatelekile ngezinduku
    umgcini sitolo ushaywe ngesibhakela ehlola isikhwama
  `,
  hostage: `
    workers locked the directors in the boardroom and wont let them go
    driver was held in a shack till the load was sold
    they took the foreman to the bush, call says money by noon
    werkers het die direkteure in die raadsaal toegesluit
    abasebenzi bavalele abaqondisi egumbini lemihlangano
    umshayeli ubanjwe emkhukhwini kwaze kwadayiswa umthwalo
    uforomani bamthathe baya naye ehlathini bafuna imali
  `,
  hiding: `
    we're in the server room, men with guns on the floor, keep phones quiet
    im on top of the container they are under me stripping copper, dont ring
    hid behind the racks, they are loading the truck now
    sleeper compartment, hijackers dont know im here, no calls please
    ek kruip agter die rakke weg, hulle laai nou, geen oproepe
    bo-op die houer, hulle is onder my, moenie bel nie
    ngicashe ngemuva kwamashelufu, basalayisha iloli, ningafoni
    ngingaphezulu kwekhontena bangaphansi kwami, thulani
    sivaleleke kwi-server room banezibhamu
    hiding in the sleeper, abazi ukuthi ngilapha
  `,
  'weapon-threat': `
    worker pulled a knife on the foreman over overtime
    taxi boss came to the office, put his pistol on my desk and asked who signs
    scrap boys show pangas to our guard when he tells them to go
    striker with a panga in front of the bus
    dispatch clerk said sign or else and opened his bag, there was a gun in it
    werker trek mes op voorman
    taxibaas sit sy pistool op my lessenaar neer
    isisebenzi sikhiphe ummese kuforomani
    umphathi wamatekisi ubeke isibhamu edeskini lami
    abafana be-scrap bakhombisa unogada ocelemba
    put his gun on the counter wathi sayina
  `,
  arson: `
    tyres and then the wheel loader burnt, the day after we refused their trucks
    warehouse set alight in the unrest
    somebody put a lit rag in the truck's tank
    laaigraaf verbrand die dag nadat ons nee gesê het
    bashise umshini wethu ngakusasa sinqabile
    itrakhi ishiswe ngabantu abangaziwa
    burned our trucks, bashise amathathu
  `,
  fire: `
    the belt of the conveyor overheated, plant burned
    welding spark in the foam store
    die saagmeul het gebrand na 'n vonk
    umlilo uqale kwi-conveyor
    inhlansi yokushisela ishise isitolo sefomu
  `,
  tailgating: `
    staff hold the turnstile door for people in suits, nobody swipes
    two trucks in on one boom lift
    hulle loop agter mekaar deur die toegangsdeur
    abantu abaswayiphi, balandela omunye ngemuva
  `,
  'visitor-control': `
    drivers walk around the yard and nobody knows who they are
    contractors badges are not collected
    drywers dwaal in die werf rond
    abashayeli bamaloli bazihambela nje egcekeni
  `,
  trespass: `
    zama zamas come through the old tunnel
    kids fish from our jetty
    people wash in our reservoir
    mense kom deur die ou spoor op ons terrein
    izama zama zingena ngomgede omdala
    abantu bageza edamini lenkampani
  `,
  'data-theft': `
    ransomware locked the payroll
    ex rep took the tender prices
    usb copied the drawings
    losprysvirus het die loonstelsel gesluit
    owayengumdayisi uthathe amanani e-tender
  `,
  fraud: `
    invoice with other bank details, R1,2 million gone
    fake buyer collected 12 tons of rice
    iinvoyisi enenombolo yebhange eshintshiwe, imali ihambile
    vals koper het twaalf ton rys kom haal
  `,
  protest: `
    workers strike and stones are thrown at trucks, road is closed with tyres
    service delivery march closed the industrial park
    stakers gooi trokke met klippe
    abateleki baphonsa amaloli ngamatshe, umgwaqo uvaliwe ngamathayi
    imashi yemisebenzi yomphakathi ivale indawo yezimboni
  `,
  'land-invasion': `
    plots measured out on our logistics land at night
    occupied the unfinished flats on our site
    besetters op ons industriële grond
    abantu bangene ezindlini esingakaziqedi ukuzakha
  `,
  vandalism: `
    they break every light and pull the fence down, nothing stolen
    truck tyres stabbed in the yard
    bande van die trokke is stukkend gesteek
    amathayi amaloli agwazwe egcekeni
  `,
  'vehicle-theft': `
    forklift driven off through the fence
    bakkie from the pool stolen
    vurkhyser is deur die heining gery
    i-forklift yebiwe
  `,
  'theft-from-vehicle': `
    batteries and tarps off the parked trucks
    spare wheels taken in the yard
    batterye van die trokke af
    amabhethri amaloli ayebiwa egcekeni
  `,
  'power-failure': `
    freezer plant down four hours and stock lost
    krag af, die koelkamer het ontdooi
    ugesi uhambile, isitoko sefriji sonakele
  `,
  'false-alarms': `
    forklifts set off the beams, control room phones all night
    ama-beam akhala uma kudlula amarati
  `,
  jamming: `
    truck tracker was blocked and the trailer vanished from the map
    spoorsnyer se sein is geblok
    i-tracker yeloli ivinjelwe
  `,
  bombing: `
    pylon blown up with dynamite
    unexploded charge at the conveyor
    kragpaal met plofstof opgeblaas
    kutholwe iziqhumane epayilonini
  `,
  'cash-in-transit': `
    wage clerk robbed with the envelopes on the road to site
    bus conductor's takings robbed on the way to the depot
    loonklerk is met die loongeld op pad beroof
    umabhalane ophethe amaholo uphangwe endleleni
  `,
  loitering: `
    same car turns in front of our depot and looks at the trucks
    job seekers stand at the gate from five, blocking
    imoto eyodwa ihamba kancane phambi kwedepho ibuka amaloli
  `,
  'personal-theft': `
    lockers of the workers are opened
    handbags and lunches vanish in the office
    sluitkaste word oopgebreek
    izikhwama ziyantshontshwa ehhovisi
  `,
  'poor-footage': `
    dock camera points into the sun
    plate camera cannot read at night
    kamera kyk in die son in
    ikhamera yepuleti ayifundi ebusuku
  `,
  'drug-dealing': `
    drivers buy nyaope at our gate
    shift workers smoke tik in the change room and someone brings it
    iwunga ithengiswa esangweni lefektri
  `,
  stalking: `
    ex employee follows our payroll lady to her car each day
    he sits in front of the office park because she blocked him
    owayesebenza lapha ulandela intombazane yaseholoni emotweni yakhe
    oud-werker volg ons loonklerk na haar kar
  `,
};
