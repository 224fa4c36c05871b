/**
 * How it is told on farms, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const farmExamples = {
  'farm-attack': `
    four armed men came in from the cane at supper and tied us up, my wife has burns from the iron
    they hid by the milking parlour and grabbed my husband when he switched on the lights
    attacked on the farm in Kranskop, foreman shot, they wanted the rifles
    old couple on the next farm were tortured for the safe
    dogs were poisoned first, two nights later they came in through the pantry with a shotgun
    ambushed at the farm gate by men with an AK
    overpowered in the packhouse office and beaten
    hulle het uit die suikerriet gekom toe ons eet en ons vasgebind
    plaasaanval op die buurplaas, die oumense is gemartel
    eers is die honde vergiftig en toe kom hulle met 'n haelgeweer
    hulle het my man by die melkstal oorrompel
    voorgelê by die plaashek met 'n AK
    my pa is op die plaas met 'n ysterpyp geslaan, hulle soek gewere
    hulle was in die huis toe ons van die veld af kom, ons is oorval
    bavele emobeni sidla basibopha, bashisa umkami nge-ayina
    bahlasele ipulazi e-Kranskop, badubula induna
    babulale izinja ngoshevu, ngemva kwezinsuku ezimbili bangena ngezibhamu
    bacashe emasimini babamba umlungu epakini
    basihlasele esangweni lepulazi nge AK
    abantu abadala epulazini elingumakhelwane bahlukunyezwe bafuna i-safe
    bashaye ubaba ngepayipi epulazini bafuna izibhamu
    attacked on the farm, basibopha for the safe keys
  `,
  'stock-theft-animals': `
    nine nguni heifers cut out of the camp, tracks go to the border road
    they slaughter in the veld and leave heads and guts
    sheep counted 212, should be 240
    chickens vanish by the crate from house 3
    goats stolen from the kraal while we were at church
    they steal pigs with a bakkie at night
    racing pigeons taken
    fish out of the tilapia tanks netted at night
    bees: eleven hives stolen
    horse cut loose and ridden off
    the layers are counted every morning and there are always fewer
    nege verse uit die kamp gesny, spore na die grenspad
    hulle slag in die veld en los net die pense
    skape gesteel, draad gesny
    hoenders word by die krat weggedra
    bye en korwe is gesteel
    bokke uit die kraal terwyl ons in die kerk was
    bathathe izinkomo eziyisishiyagalolunye ekampini
    bahlabela endle bashiye inhloko namathumbu
    izimbuzi zintshontshwe esibayeni sisontile
    izinkukhu ziyancipha amakreyithi ngamakreyithi
    izingulube zebiwe ngeveni ebusuku
    izimvu bezingu 240 manje zingu 212
    izinyosi nezindlu zazo kwebiwe
    ihhashi lintshontshiwe
    izinkomo zami ziyeqa umngcele
    they stole izinkomo zikababa at night
    goats zebiwe, fence cut
  `,
  'crop-theft': `
    macadamias are shaken off the trees at night and sold at the road
    they come with bags and pick the avos before they are ripe
    cabbages cut by the row
    sugar cane loaded by tractor while we sleep
    our bananas go with the bunch
    tunnel tomatoes harvested by someone else
    timber felled in the far block
    maize cobs stripped along the road side
    makadamias word snags van die bome geskud
    hulle pluk ons avokado's nog groen
    kool by die ry afgesny
    hulle pluk lemoene in sakke en verkoop dit langs die pad
    bome in die verste blok afgesaag
    bakha ama-avocado ngamasaka bayowadayisa emgwaqeni
    iklabishi lisikwa ebusuku
    umoba ulayishwa ngogandaganda silele
    ubhanana uyathathwa namahlukuzo
    utamatisi wamathaneli uvunwa ngabanye abantu
    bagawula izihlahla engadini yehlathi
    ama-macadamia ayasuswa ezihlahleni ebusuku
    they steal amazambane from the field
  `,
  'fuel-theft': `
    diesel tank at the shed is drained on weekends
    tractor siphoned in the field
    dieseltenk by die stoor word afgetap
    trekker is in die land leeg getap
    udizili wogandaganda uyebiwa ensimini
    ithangi likadizili epulazini liyamunywa
  `,
  'cable-theft': `
    pump cable from river cut out again, no irrigation
    transformer drained of oil and copper, farm in the dark
    die rivierpomp se kabel is weer weg
    transformator oopgebreek vir die koper
    ikhebuli ye-pump emfuleni isikiwe futhi
    i-transformer iphulwe bathatha ithusi nowoyela
  `,
  'equipment-theft': `
    solar panels of the borehole unbolted
    quad, chainsaws, brush cutters from the shed
    sonpanele by die boorgat afgeskroef
    vierwiel en kettingsae uit die stoor weg
    amasolar epompo akhunyulwe
    ama-chainsaw entshontshwe estolo
  `,
  'metal-theft': `
    gates lifted off the hinges for scrap
    windpump head stolen
    plaashekke word vir skroot afgehaal
    amasango asemasimini ayebiwa athengiswe ku-scrap
  `,
  arson: `
    cane fields set on fire on purpose during the wage talks
    somebody burned the hay shed
    suikerriet is met opset aan die brand gesteek
    strooistoor afgebrand deur iemand wat kwaad is
    bashise umoba ngamabomu ngesikhathi kuxoxwa ngamaholo
    isitolo sotshani sishisiwe
  `,
  fire: `
    veld fire jumped the break and took the shed
    tractor overheated and burned
    veldbrand het oor die brandpad gespring
    umlilo wequbula weqe wasishisela isibaya
  `,
  trespass: `
    hunters with dogs cross the farm
    people walk through the boom spray to the river
    jagters met honde kom oor die plaas
    abazingeli bezinja banqamula epulazini
    amajaha ahamba namakhanda ezinja egcekeni lethu
  `,
  'land-invasion': `
    they ploughed up a corner and put huts
    besetters bou op ons weiveld
    abantu bakha imizi edlelweni lethu
  `,
  'death-threats': `
    tenant chief's son says boers will be buried here
    worker fired for stealing said he'll come with people and kill us
    die afgedankte werker sê hy bring mense om ons dood te maak
    osuswe emsebenzini uthe uzobuya nabantu bazosibulala epulazini
    bathi uma singasuki epulazini sizofa
  `,
  murder: `
    my neighbour was murdered on his farm on sunday
    cattle guard was found hacked at the dip
    my buurman is Sondag op sy plaas vermoor
    umalusi utholakale ebulewe edibhini
  `,
  shooting: `
    poachers shot at us when we put on the spotlight
    stropers het op ons geskiet
    abazingeli ngokungemthetho basidubulile
  `,
  'weapon-threat': `
    stock thieves pointed a rifle at my herdsman
    hunters showed me pangas when I told them to get off
    veediewe het 'n geweer op my wagter gerig
    amasela ezinkomo akhombe umalusi ngesibhamu
  `,
  hiding: `
    theyre outside the farmhouse shooting the lights, we in the passage, radio only no phone
    we are in the strong room of the farm, they took my father, please dont ring
    ons lê in die gang, hulle is om die plaashuis, net radio asseblief
    sisegumbini eliqinile, bangaphandle kwendlu yepulazi, ningafoni
  `,
  hostage: `
    they took the farmer to draw money and keep his wife tied up at home
    hulle hou sy vrou op die plaas vas terwyl hy gaan geld trek
    babambe unkosikazi epulazini yena baye naye ebhange
  `,
  'staff-theft': `
    foreman sells lambs to his cousin
    milk in the tank does not match the counter when he is on duty
    voorman verkoop lammers aan sy neef
    induna idayisela umzala amawundlu
  `,
  vandalism: `
    irrigation pipes chopped with axes, not taken
    water tank shot full of holes
    besproeiingspype met byle stukkend gekap
    amapayipi okuchelela agencwe ngezimbazo
  `,
  burglary: `
    farm stall broken into at night
    packhouse office opened, computers gone
    plaaswinkel is in die nag oopgebreek
    ihhovisi lepakisi ligqekeziwe
  `,
  'armed-robbery': `
    pay packets robbed at the packhouse with guns
    gewapen by die pakhuis, die lone gevat
    baphange amaholo epakini bephethe izibhamu
  `,
  extortion: `
    someone phones and says pay R30 000 or the cane burns
    bafuna imali noma bashise umoba
    iemand bel en sê betaal of die riet brand
  `,
  'power-failure': `
    milk cooler off when eskom off
    melkkoeler is af as Eskom af is
    isipholisi sobisi siyama uma ugesi uhamba
  `,
  'poor-footage': `
    trail cam shows only ears
    wildkamera wys net ore
    ikhamera yasehlathini ayibonisi lutho
  `,
  'vehicle-theft': `
    bakkie taken out of the shed during lunch
    trekker is uit die land gesteel
    ugandaganda wantshontshwa ensimini
  `,
  hijacking: `
    milk tanker hijacked on the dirt road
    melktrok is op die grondpad gekaap
    iloli yobisi idunwe emgwaqeni wenhlabathi
  `,
  loitering: `
    strangers ask workers about our times
    vreemdelinge vra die werkers wanneer ons kerk toe gaan
    abantu abangaziwa babuza abasebenzi ukuthi sisuka nini
  `,
  'false-alarms': `
    porcupines trip the beams
    ystervarke laat die strale afgaan
    izingungumbane zikhalisa i-alarm
  `,
};
