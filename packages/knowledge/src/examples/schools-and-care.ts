/**
 * How it is told in schools, clinics, homes for the aged and houses of prayer, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const careExamples = {
  'child-danger': `
    man parks at the bottom fence of our creche at play time and gives sweets through the wire
    somebody who isn't on the list tried to fetch a grade 1
    learner of ten is touched by the transport driver, she told her teacher
    a man took pictures of the girls at swimming from his car
    two men in a quantum asked our pupils to get in
    mother in the custody case sends strangers to the gate
    a stranger came in with the delivery and was found in the foundation phase toilets with a child
    kids walk past the tavern and older men call them over
    a pupil of 12 says a gang wants him to carry a bag or they hurt his sister
    the homework lady ties the little ones to chairs
    teacher messages girls at night
    at our orphanage someone waits for the 13 year old and buys her airtime
    'n man sit by die speelgrond se heining en gee vir die kleintjies lekkers
    iemand wat nie op die lys is nie wou 'n graad 1 kom haal
    die busbestuurder vat aan 'n leerling van tien
    twee mans in 'n bussie het ons leerlinge gevra om in te klim
    'n vreemde man is in die kleuters se toilet gekry
    juffrou bind die kleintjies aan stoele vas
    ou mans roep die skoolkinders by die kroeg in
    indoda ihlala othangweni lwenkulisa inika izingane uswidi
    umuntu ongekho ohlwini ubefuna ukulanda ingane yakwagrade 1
    umshayeli wokuthutha izingane uthinta intombazane eneminyaka eyishumi
    amadoda ase-quantum athe abafundi abangene
    kutholwe indoda ethoyilethi lezingane
    umfundi uthi iqembu lifuna athwale isikhwama noma balimaze udadewabo
    uthisha ubopha izingane ezihlalweni
    izingane zidlula ethaveni zibizwe amadoda amadala
    umuntu uthwebula izithombe zamantombazane ebhukuda
    uthisha uthumelela amantombazane imiyalezo ebusuku
    man at the fence unika izingane oswidi
    stranger tried ukuthatha ingane at the gate
  `,
  'weapon-threat': `
    learner brought his father's gun to matric class and showed it
    boys fight with scissors and a knife after school, gang stuff
    parent pulled a gun on the principal about a detention
    patient with a screwdriver held us in the passage, nobody hurt
    a man opened his jacket in the ward, pistol, asked for a nurse by name
    beggar drew a knife at our church door
    learner found with an okapi in his blazer
    'n leerling het sy pa se pistool skool toe gebring
    ouer trek 'n pistool op die hoof
    pasiënt met 'n skroewedraaier in die gang
    'n man wys sy pistool in die saal en vra vir die suster
    leerders baklei met messe na skool
    umfundi ulethe isibhamu sikayise ekilasini
    umzali ukhiphele uthishanhloko isibhamu
    isiguli sibambe i-screwdriver siyasisabisa
    indoda ivule ibhantshi ewodini yakhombisa isibhamu yabiza unesi ngegama
    umfundi utholakale nommese ebheyizeni
    abafundi balwa ngemimese emva kwesikole
    learner has a gun esikoleni, wabakhombisa
  `,
  'death-threats': `
    teacher gets messages from grade 11 boys: you fail us you die
    doctor who wrote a report gets calls that she'll be buried with it
    pastor was told the pulpit will be his coffin
    principal's car had a bullet on the windscreen, the post of deputy is behind it
    imam and his son are threatened with death about the committee
    social worker who removed the child got voice notes saying she will be cut up
    nurse was told by family of a patient that died: an eye for an eye
    SGB chair says men came to his home and counted his children
    onderwyser kry boodskappe: druip ons en jy vrek
    die hoof het 'n koeël op sy voorruit gekry oor die pos
    die dominee is met die dood gedreig
    maatskaplike werker kry stemboodskappe dat hulle haar gaan opsny
    die familie sê die suster sal met haar lewe betaal
    uthisha uthola imiyalezo: uma usifeyilisa uyafa
    uthishanhloko ushiyelwe inhlamvu ewindini lemoto ngenxa yesikhundla
    umfundisi utshelwe ukuthi uzofela epulpiti
    usonhlalakahle osuse ingane bathe bazomnqumaqumela
    umndeni wesiguli esishonile uthi unesi uzokhokha ngempilo yakhe
    usihlalo we-SGB bafike kwakhe babala izingane zakhe
    udokotela obhale umbiko bathi uzongcwatshwa nawo
    bathe uthisha uzobulawa after school
  `,
  shooting: `
    shots at the school gate when transport came, a grade 9 was hit
    nurse's aide stabbed in the parking
    gang shot a patient in his bed
    pupil stabbed another over a phone
    temple was shot at during prayers
    skote by die skoolhek, 'n graad 9 is raak
    pasiënt in sy bed geskiet
    leerling steek 'n ander oor 'n foon
    kudutshulwe esangweni lesikole, umfundi wakwagrade 9 ulimele
    isiguli sidutshulwe embhedeni
    umfundi ugwaze omunye ngenxa yocingo
    unesi ugwazwe epaki
    shot at the gate yesikole, umfundi ulimele
  `,
  murder: `
    a learner was killed on his way from our school
    caretaker found dead in the church vestry
    nurse killed in her car at the clinic
    leerling is op pad huis toe vermoor
    opsigter is in die kerk dood gekry, doodgeslaan
    umfundi ubulewe esuka esikoleni
    unesi ubulewe emotweni yakhe e-clinic
    umnakekeli wesonto utholakale ebulewe
  `,
  'sexual-violence': `
    a learner was raped in the toilet block by other boys
    night porter touches patients who sleep
    youth leader with girls of the choir, mothers talk
    intern locked in with the professor, he kissed and grabbed her
    student raped in the residence after the party
    ward of women with disability, a worker was seen on the bed with one
    seuns het 'n meisie in die skooltoilet verkrag
    nagportier vat aan slapende pasiënte
    student is in die koshuis verkrag
    jeugleier en die koormeisies, ons het bewyse dat hy aan hulle vat
    abafana badlwengule intombazane ethoyilethi lesikole
    umsebenzi wasebusuku uthinta iziguli ezilele
    umfundi udlwengulwe erezi emva kwephathi
    umholi wentsha uthinta amantombazane ekwaya
    uprofesa uvalele intombazane ehhovisi wayibamba
    raped at res after a party, usaba ukukhuluma
  `,
  stalking: `
    former patient finds out where our counsellor lives and waits at her rank
    parent follows the grade 4 teacher home
    a man comes to every service to sit behind the organist and turned up at her house
    student gets notes under her door from someone who knows her timetable
    oud-pasiënt wag vir die berader by haar taxi en weet waar sy bly
    'n pa volg die graad 4-juffrou huis toe
    owayeyisiguli ulinda umeluleki erenki, uyazi lapho ehlala khona
    umzali ulandela uthisha aze afike kubo
    umfundi uthola amaphepha ngaphansi komnyango kumuntu owazi itimetable yakhe
    he waits for our nurse erenki every day
  `,
  'order-breach': `
    father has a court order not to come near the child and he was at the school gate
    the order on the fridge of our shelter says he may not know the address, he rang the bell
    an ex has been barred by court from our hospital and came in at visiting hour
    die pa mag volgens die hof nie naby die kind kom nie, hy het by die skool opgedaag
    hy mag nie weet waar die skuiling is nie, hy het die klokkie gelui
    ubaba wengane wenqatshelwe yinkantolo kodwa ube sesangweni lesikole
    ubengafanele azi ikheli leshelter, ukhalise insimbi
    enqatshelwe yinkantolo ungene esibhedlela ngesikhathi sokuvakasha
    court order against the father, uze esikoleni izolo
  `,
  'domestic-violence': `
    woman arrived at our shelter with two kids, he burnt her hands
    a girl in grade 6 says daddy hurts mommy with the belt
    my nurse comes on duty with broken ribs from her husband
    'n kind in my klas sê pa slaan ma met die gordel
    die vrou is met gebreekte ribbes hier, dit was haar man
    ingane ekilasini ithi ubaba ushaya umama ngebhande
    owesifazane ufike eshelter enezinsizwa zokusha, umyeni wakhe umshisile
    unesi ufika eshayiwe umyeni wakhe
  `,
  hiding: `
    lockdown in class, someone with a gun in the corridor, kids under desks, keep silent
    in the dispensary store, he's beating on the door, no ringing
    in the vestry, men in the church, we silent
    we're 22 children in the store room, they are in the yard
    klas is toe, iemand met 'n geweer in die gang, kinders onder die banke, moenie bel nie
    ons is in die konsistorie, hulle is in die kerk
    izingane zingaphansi kwamadeski, umuntu unesibhamu ephaseji, thulani
    sisegunjini lemithi ushaya umnyango, ningafoni
    sisevestri abantu basesontweni
    hiding with the kids, bangaphandle kwekilasi
  `,
  hostage: `
    patient holds a nurse with a scalpel and wants his doctor
    father took his kid from class and locked himself in the hall with him
    principal kidnapped outside the school gate
    pasiënt hou 'n verpleegster met 'n mes aan
    ubaba ungene ehholo nengane wakhiya ufuna unkosikazi
    isiguli sibambe unesi ngommese wokuhlinza
    uthishanhloko uthunjwe esangweni
  `,
  'walking-out': `
    two residents from frail care got out with the visitors on sunday
    dementia ward door is left open by the tea lady and an old man was found in the dam
    child with down syndrome left through the kitchen gate
    patient with drip walks out to smoke and doesn't come back
    mental health patient climbed over and was gone for two days
    inwoners van die ouetehuis stap saam met besoekers uit
    dementia-afdeling se deur staan oop, oupa was by die dam
    'n kind het deur die kombuishek uitgestap
    pasiënt is met sy drup weg
    abadala abahlala lapha baphuma nezivakashi
    isiguli senqondo siphumile salahleka izinsuku ezimbili
    ingane ikhubazekile iphume ngesango lasekhishini
    umkhulu ohlala ekhaya labadala utholakale edamini
    isiguli siphumile ne-drip
    resident yethu walked out, satholakala emgwaqeni
  `,
  'armed-robbery': `
    clinic robbed at pension day, guard's gun taken
    church robbed during the night service, phones and offering
    robbers took the school's pay money and teachers' cars
    gewapendes het die kerk tydens die diens beroof
    by die skool is onderwysers met pistole beroof van fone en karre
    i-clinic iphangwe ngosuku lwempesheni, bathatha isibhamu sikanogada
    baphange isonto ngesikhathi senkonzo bathatha umnikelo namaphone
    othisha baphangwe esikoleni ngezibhamu
    phanga teachers ngezibhamu in the staffroom
  `,
  burglary: `
    computer room through the ceiling in the holidays
    church sound system gone, came by the vestry window
    clinic broken in for the tvs and the oxygen
    tuck shop and kitchen food stolen by night
    rekenaarkamer is deur die plafon leeggemaak in die vakansie
    die kerk se klankstelsel is gesteel, venster by die konsistorie stukkend
    kombuiskos by die skool in die nag gesteel
    igumbi lamakhompyutha ligqekezwe ngophahla ngamaholide
    isonto ligqekeziwe kwathathwa ama-speaker
    ukudla kwezingane kwebiwe ekhishini lesikole
    i-clinic igqekeziwe kwathathwa i-oxygen
    stole all amatablet esikoleni during holidays
  `,
  'medicine-theft': `
    morphine ampoules don't match the register, one key holder on nights
    patients' own tablets go missing from drawers
    methadone stolen on the ward
    ARVs vanish by the box
    morfien klop nie met die boek nie
    pasiënte se pille verdwyn uit die laaie
    imijovo ye-morphine ayihambisani nerejista
    amaphilisi eziguli ayanyamalala emadroweni
    ama-ARV aphela ngamabhokisi
  `,
  'staff-theft': `
    cleaner sells the school's toilet paper and books
    treasurer of the church took the building fund
    carer takes residents' rings and blames dementia
    skatmeester het die kerk se boufonds gevat
    versorger vat die oumense se ringe
    umgcini mafa wesonto uthathe imali yokwakha
    umnakekeli uthatha amasongo abadala
    caregiver steals money zabadala
  `,
  'personal-theft': `
    phones out of school bags during PE
    patients' wallets at bedside
    purses during the service
    selfone verdwyn uit skooltasse
    amaphone abafundi ayalahleka emabhegini
    izikhwama ziyebiwa ngesikhathi senkonzo
  `,
  'drug-dealing': `
    vaping and tik sold in the boys toilets by grade 10
    dealer at the fence sells edibles to learners
    tik en vapes word in die seunstoilette verkoop
    handelaar by die skoolheining
    kuthengiswa izidakamizwa emathoyilethi abafana
    umdayisi wezidakamizwa othangweni lwesikole
    they sell vapes and iwunga eskoleni
  `,
  vandalism: `
    classrooms smashed every holiday, faeces on the walls
    headstones pushed over in our churchyard
    basins of the hall broken
    klaskamers word elke vakansie stukkend geslaan
    grafstene is omgestoot
    amakilasi aphihlizwa njalo ngamaholide
    amatshe amathuna awisiwe
  `,
  arson: `
    learners set the hall on fire to stop exams
    mosque carpet burnt by a bottle with petrol
    leerders het die saal aan die brand gesteek
    abafundi bashise ihholo ngoba bengafuni ukubhala
    kuphonswe ibhodlela likaphethiloli e-mosque
  `,
  trespass: `
    people play soccer on the field and drink in the stands
    homeless sleep in the classrooms
    vreemdelinge drink snags op die sportveld
    abantu balala emakilasini ebusuku
  `,
  'visitor-control': `
    anyone walks into the wards after hours
    parents go to classrooms without signing
    enigiemand loop in die sale in
    abazali baqonda emakilasini bengasayinanga
  `,
  assault: `
    patients attack casualty staff
    learners beat a teacher
    grandmother in the home was hit by a carer
    leerders het die onderwyser geslaan
    versorger het 'n ouma geklap
    abafundi bashaye uthisha
    umnakekeli ushaye ugogo
    iziguli zishaya onesi ecasualty
    beat the teacher, abafundi bamshaye ngebhentshi
  `,
  threats: `
    parents swear and threaten the secretary
    umzali uthethisa unobhala amsabise
    ouers skel en dreig die sekretaresse
  `,
  protest: `
    community shut the school because of a principal
    students throw stones at the residence
    umphakathi uvale isikole ngenxa kathishanhloko
    abafundi baphonsa amatshe erezi
  `,
  'cable-theft': `
    school without power, cables in the roof pulled
    isikole asinagesi, izintambo zidonswe ophahleni
  `,
  'metal-theft': `
    taps and toilet pipes of the school stolen
    church bell stolen
    krane en pype van die skool is weg
    insimbi yesonto yebiwe
    ompompi bezindlu zangasese zesikole bebiwe
  `,
  fire: `
    geyser sparked and hostel burned
    koshuis se geyser het gebrand
    ihostela lishe ngenxa ye-geyser
  `,
  extortion: `
    man claims to be from the department, wants money for the post
    gangs charge learners R5 a day to pass
    izigelekeqe zikhokhisa abafundi u-R5 ukudlula
    bende vra elke leerling R5 om verby te loop
  `,
  fraud: `
    bank details of school fees were changed on a letter
    umuntu ushintshe inombolo yasebhange yezimali zesikole
  `,
  'data-theft': `
    matric marks changed on the system
    patient records stolen on a hard drive
    amarekhodi eziguli ebiwe
  `,
  'vehicle-theft': `
    church minibus stolen from its garage
    die kerk se kombi is gesteel
    ikhumbi yesonto yebiwe
  `,
  'theft-from-vehicle': `
    mourners' cars are broken open during funerals
    izimoto zabalilile ziphulwa ngesikhathi somngcwabo
    karre word tydens begrafnisse oopgebreek
  `,
  'follow-home': `
    members followed home after tithe counting
    balandelwe besuka esontweni nemali yomnikelo
  `,
  hijacking: `
    ambulance hijacked at the call
    scholar transport hijacked with kids inside
    i-ambulensi idunwe iye esigulini
    ikhumbi yabafundi idunwe izingane zingaphakathi
    ambulans is op 'n oproep gekaap
  `,
  'street-robbery': `
    students robbed between campus and res
    nurses mugged after night shift
    abafundi baphucwa phakathi kwekolishi nerezi
    onesi baphucwa amaphone bephuma ebusuku
    verpleegsters word na nagskof beroof
  `,
  bombing: `
    bomb threat by phone at exams
    ucingo luthi kunebhomu esikoleni
  `,
};
