import type { AssetId } from '../assets.ts';

/** What visitors call what is stolen or needs protecting. */
export const assetWords: Readonly<Record<AssetId, string>> = {
  atm: `
    atm *
    cash machine
    autobank/kitsbank
    autobanks/kitsbanke
    otm *
  `,
  cash: `
    cash/cashbox
    money *
    takings *
    float
    petty cash *
    day’s/days takings
    banking
    cash drawer/bag/float
    cash/sadaqah/donations/alms/tip/zakat box
    coins
    wages *
    wage/collection/till money *
    fees/stokvel money
    tithe
    tithes *
    offering/offertory
    drop bag
    school fees *
    dollars
    foreign currency
    sadaqah
    donation/collection/zakaat box *
    donation boxes
    collection plate
    imali
    takings of the day
    lillah/money box
    geld
    kontant
    nemali/yemali
    kontantgeld
  `,
  stock: `
    stock
    cable tie/ties
    merchandise
    inventory
    goods
    groceries *
    clothing *
    clothes *
    shoes *
    sneakers *
    cooldrink
    cool-drink
    chips
    sweets
    cosmetics *
    perfume *
    nappies *
    baby formula *
    bread *
    airtime/hardware/print/appliances/fertiliser/sunglasses stock
    pallet/pallets
    finished product
    raw material
    boxes/cases of
    items
    stationery
    fabric *
    tyres *
    spares *
    parts
    spare parts
    products
    rice *
    cooking oil *
    sugar *
    uniforms *
    school books
    supplements
    cement *
    mealie meal
    crates
    empties
    drill bits
    paint *
    plumbing fittings
    gas bottles/cylinders
    timber *
    bricks
    planks
    roof sheets stock
    razors
    deodorant
    razor blades
    baby milk
    hair products *
    hair pieces
    weaves
    wigs
    shampoo
    toner
    electrical goods
    second hand tyres
    wheel weights *
    feed
    dog food
    coffee
    milk/washing powder
    airfreshener
    batteries on the shelf
    shoes stock
    voorraad
    goedere
    impahla
    amathayi
    bande
  `,
  cigarettes: `
    cigarette
    smokes
    tobacco
    loose draw
    ciggies
    vape
    sigarette
    ugwayi/osikilidi
  `,
  alcohol: `
    alcohol
    liquor *
    whiskey *
    whisky *
    beer *
    wine *
    brandy *
    booze
    spirits *
    bottles of
    vodka
    gin
    drinks
    cider
    expensive bottles
    johnny/johnnie walker
    gordons
    hennessy
    cases of beer
    drank
    brandewyn
    utshwala
  `,
  airtime: `
    airtime
    air-time
    data/airtime vouchers
    vouchers *
    voucher
    prepaid electricity
    lotto
    sim cards *
    sim card
    gift cards
  `,
  jewellery: `
    jewellery/jewelry/jewels
    gold *
    diamonds
    diamond/wedding ring
    watch
    watches *
    rings
    necklace
    chains
    rolex
    bracelets
    gold chains
    rhino horn *
    medals *
    medal
    paintings *
    artefacts *
    antiques *
    exhibits *
    artworks *
    sculptures
    juwele/juwelier
    ubucwebe
    trouring
  `,
  electronics: `
    electronics
    tv
    tvs
    television
    televisions *
    flat screen
    playstation
    ipad
    tablet
    tablets *
    monitor/hdmi screens
    projector
    projectors *
    smart-board
    smartboard
    smartboards *
    computer
    computers *
    pc
    pcs
    printers *
    printer
    decoder
    camera/electronic equipment
    data projector
    overhead projectors
    tv set
    home theatre
    router
    wifi router
    appliances *
    microwave
    desktops
    monitors
    desktop computers
    headset
    headsets *
    hair dryer
    hair dryers *
    hairdryer
    cameras for hire
    hard drives stock
    television sets
    gaming consoles
    rekenaar/rekenaars
    televisie
    ikhompyutha/amakhompyutha
    itv/itivi/umabonakude
  `,
  laptops: `
    laptop/laptops
    macbook
    notebook computer
    chromebook
    lap-top
    notebooks
    skootrekenaar/skootrekenaars
    ilaptop/amalaptop
  `,
  phones: `
    phone
    cellphone/cell
    cell-phone
    cell/display/customers/clients/demo phones
    smartphone
    mobile phone
    iphone
    handset
    selfoon/selfone/foon/fone
    izingcingo/nezingcingo
    ifoni/amafoni/iselula
  `,
  tools: `
    tool/tools/toolbox
    power tools *
    power/scanner/hand tool
    hand/garden tools
    grinder
    grinders *
    drill
    drills *
    welder
    welding/diagnostic machine
    welding machines *
    lawnmower
    lawn-mower
    weed eater
    brush cutter
    brushcutter
    chainsaw
    chain saw
    ladder
    ladders *
    spanners
    compressor *
    compactor
    compressors *
    air compressor *
    jack hammer
    jackhammers
    trolley jack
    torque wrench
    nail guns
    gereedskap
    kragtoerusting
    amathuluzi/ithuluzi
  `,
  copper: `
    copper *
    cable *
    cabling
    wiring *
    copper/earth/armoured/electrical cable
    earth/copper wire *
    busbar
    overhead/telephone lines
    earth straps
    welding/solar cables *
    koper/koperkabel/koperkabels/koperdraad
    kabel/kabels
    intambo/izintambo
    ikhebula/amakhebula
  `,
  'cable-reels': `
    cable reel/reels/drum/drums/roll/rolls
    reel/reels/drum/drums/rolls of
    kabelrolle/kabelrol
    ikhoyili/amakhoyili
  `,
  pipes: `
    copper/water pipe
    copper/water pipes *
    copper piping
    plumbing
    taps *
    brass taps
    geyser pipes
  `,
  batteries: `
    battery/batteries
    lithium/inverter/car battery
    lithium/inverter/backup/truck/tower/ups batteries
    inverter
    ups
    car batteries
    deep cycle batteries
    ibhetri/amabhetri
  `,
  'solar-panels': `
    solar panel/system/geyser/geysers/equipment/pump
    solar-panel
    solar
    pv panel
    PV panels *
    sonpanele/sonpaneel
  `,
  diesel: `
    diesel
    fuel
    petrol
    paraffin
    brandstof
    udizili/uphethiloli
  `,
  vehicles: `
    car
    cars
    vehicle/vehicles
    motorbike
    scooter
    quad bike
    kombi
    taxi
    minibus
    suv
    fortuner
    polo
    golf gti/cart
    caravan
    boat
    jet ski
    trailer
    fleet
    stock vehicles
    quantum
    panel van
    delivery van/vehicles/bikes
    kar/karre/voertuig/voertuie
    motor/motors se
    lemoto/yemoto/zemoto/emotweni
    van
    motorcycle
    hire/customer cars
    imoto
    izimoto
    nemoto/nezimoto
  `,
  bakkie: `
    bakkie/bakkies/bakky
    hilux
    ford ranger
    ranger
    np200
    np300
    isuzu
    d-max
    single/double cab
    pick-up truck
    pickup
    land cruiser
    cruiser
    bukkie
    ibhakhi/ibakkie
  `,
  trucks: `
    truck/trucks
    horse and trailer *
    lorry
    tanker
    tankers *
    superlink
    interlink
    delivery/refrigerated/tow truck
    delivery trucks
    heavy vehicles
    bus
    buses *
    side tipper
    tipper
    truck tractor/tractors
    truck and trailer
    reefer
    trok/trokke/vragmotor
    iloli/amaloli
  `,
  livestock: `
    livestock
    live-stock
    cattle *
    cows *
    cow *
    sheep *
    goat
    goats *
    calf
    calves *
    chickens *
    pigs *
    pig
    horses *
    horse
    animals
    bull
    herd
    heifer
    nguni
    game animals
    rhino
    buck
    lambs *
    piglets
    ostriches
    bees
    beehives
    hens
    beeste/vee
    skaap/skape
    bok/bokke
    hoenders/varke/perde
    inkomo/izinkomo
    imbuzi/izimbuzi
    imvu/izimvu
    izinkukhu
  `,
  crops: `
    crop
    macadamia
    macadamias *
    macs
    avocado
    avocados *
    avos
    maize *
    mealies
    fruit *
    vegetables *
    harvest
    banana
    bananas *
    litchis
    citrus *
    fertiliser/fertilizer
    cabbages
    potatoes
    nuts *
    sugar cane *
    sugarcane
    cane *
    cane fields
    maize crop
    pecans
    seedling
    oes/mielies
    umoba
    ummbila
  `,
  medicines: `
    medicine/medicines
    medication
    meds
    drugs
    scheduled drugs *
    schedule 5
    schedule 6
    codeine *
    arv
    arvs
    cough syrup *
    cough mixture
    vaccines *
    vaccine
    scripts
    morphine *
    scheduled medicine/medicines
    tablets and syrups
    pills
    antiretrovirals
    insulin *
    opioids
    ketamine
    sleeping/pain/schedule/prescription tablets
    sleeping pills
    painkillers
    antibiotics
    schedule medicines
    codeine cough syrup
    schedule 5 medicines
    schedule 6 medicines
    schedule 5 cupboard
    controlled/theatre drugs
    pain killers
    viagra
    fentanyl
    medisyne/medikasie
    imithi/umuthi
  `,
  firearms: `
    my/our/licensed/legal firearm
    my gun/pistol/rifle
    our gun/rifles
    rifles in
    firearm safe
    gun safe/shop/cabinet
    hunting rifle
    ammunition
    stole … firearm/firearms
    service pistol
    gun-safe
    vuurwapens
  `,
  documents: `
    document
    title deeds *
    passport
    paperwork
    contracts
    client/patient files *
    patient records *
    learner/medical/student records
    exam/question papers *
    matric papers
    matric exam/question papers
    personnel/confidential/case/court/patients files
    files
    cheque book
    id documents
    client file
    exam/question paper
    exam question papers *
    matric exam question papers *
    registers of births
    medical aid claims
    invoices
    title deed
    dokumente/leers
    amaphepha
  `,
  data: `
    data/database
    client/customer/patient data *
    client/customer/confidential/patient information
    personal information *
    hard drive/drives
    server
    backups
    intellectual property
    trade secrets
    designs
    client list/details
    passwords
    learner data
    usb stick/drives
    credit card details
    card/customer/bank details *
    card/id numbers
    customers/personal details
    recordings of clients
  `,
  keys: `
    key
    keys
    set of keys
    remotes
    spare/master/car/house/shop/vehicle keys
    spare/master key
    gate/the/my/our/one/spare remote
    access card/tag
    remote control
    lost remote
    tags
    one tag
    sleutel
    sleutels
    izihlutho/izikhiye
  `,
  machinery: `
    machinery/machine
    tlb
    tractor
    tractors *
    excavator
    excavators *
    forklift
    forklifts *
    digger
    implement
    plant and equipment
    equipment
    yellow plant
    earthmoving/dental/irrigation/hospital equipment
    pump
    pumps *
    electric motors
    motors
    moulds
    scaffolding
    concrete mixer
    gym/kitchen/medical/office equipment *
    treadmills
    ultrasound/coffee machine
    dental chair
    tractors and
    cooling unit
    milk tank *
    pumps and motors
    printing press
    presses
    wheel balancer
    saddle
    riding gear
    trekker/trekkers
    masjien/masjiene
    pomp
    umshini/imishini
  `,
  furniture: `
    furniture
    couch
    beds
    mattresses
    patio/garden furniture
    chairs
    tables and chairs
    washing machine
    fridge
    stove
    geyser/geysers
    household goods
    curtains
    linen
    carpets
  `,
  belongings: `
    washing
    washing/laundry/clothes on/off … line
    wasgoed
    wasgoed … draad/lyn
    bicycle
    mountain bike
    bikes
    fiets
    ibhayisikili
    handbag
    izikhwama
    handsak/beursie
    purse
    wallet
    personal belongings/items
    belongings
    luggage
    suitcase
    backpack
    school/gym bags
    sunglasses
    isikhwama
  `,
  'sound-equipment': `
    sound equipment/system/desk
    pa system
    speaker
    amplifier
    keyboard
    drum kit/set/sets
    set of drums
    drums and guitar/guitars/keyboard/keyboards/cymbals/speakers/amplifiers
    guitar
    mixer/mixing desk
    microphone
    musical instruments
    instruments
    mixer
    dj equipment
  `,
  meat: `
    meat
    biltong *
    steak *
    chicken portions
    boxes of chicken/prawns
    prawns *
    seafood *
    frozen food *
    fillets
    braai/meat packs
    frozen fish/chicken
    fish
    carcass
    lamb
    beef
    mutton
    polony
    prawn *
    fish stock
    chicken
    chickens frozen
    wors
    boerewors
    lamb chops
    vleis
    inyama
  `,
  parcels: `
    parcel/parcels
    package/packages
    takealot
    online orders
    courier parcel/packages
    post
    mail
    amazon
    temu
    pakkie/pakkies
  `,
  generator: `
    generator
    genset
    genny/gennie
    jenny
    kragopwekker
  `,
  'gate-motor': `
    gate-motor
    gate motors
    motor of/on the gate
    gate’s/sliding/garage motor
    centurion d5
    d5 motor
    d10 motor
    gate motor battery
    centurion
    sliding gate motor
  `,
};
