import type { AssetId } from '../assets.ts';

/** What visitors call what is stolen or needs protecting. */
export const assetWords: Readonly<Record<AssetId, string>> = {
  cash: `
    cash
    money *
    takings *
    float
    petty cash *
    day’s takings
    days takings
    banking
    cash drawer
    cash bag
    cash box
    coins
    wages *
    wage money *
    fees money
    collection money *
    tithe
    tithes *
    offering
    offerings
    offertory
    drop bag
    school fees *
    stokvel money
    cash float
    dollars
    foreign currency
    sadaqah
    sadaqah box
    donation box *
    donation boxes
    donations box
    collection box *
    collection plate
    alms box
    tip box
    till money *
    imali
    takings of the day
    zakaat box *
    zakat box
    lillah box
    money box
    cashbox
    geld
    kontant
  `,
  stock: `
    stock
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
    cooldrinks
    chips
    sweets
    cosmetics *
    perfume *
    nappies *
    baby formula *
    bread *
    airtime stock
    pallet
    pallets
    finished product
    raw material
    raw materials
    boxes of
    cases of
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
    gas bottles
    gas cylinders
    timber *
    bricks
    planks
    roof sheets stock
    hardware stock
    razors
    deodorant
    deodorants
    razor blades
    baby milk
    hair products *
    hair pieces
    weaves
    wigs
    shampoo
    toner
    print stock
    perfumes
    electrical goods
    appliances stock
    second hand tyres
    wheel weights *
    fertiliser stock
    feed
    dog food
    coffee
    milk powder
    airfreshener
    washing powder
    batteries on the shelf
    sunglasses stock
    shoes stock
  `,
  cigarettes: `
    cigarette
    cigarettes
    smokes
    tobacco
    loose draw
    vapes
    ciggies
    vape
  `,
  alcohol: `
    alcohol
    liquor *
    whiskey *
    whisky *
    beer *
    beers
    wine *
    wines
    brandy *
    booze
    spirits *
    bottles of
    vodka
    gin
    drinks
    cider
    ciders
    expensive bottles
    johnny walker
    johnnie walker
    gordons
    hennessy
    cases of beer
  `,
  airtime: `
    airtime
    air-time
    data vouchers
    vouchers *
    voucher
    prepaid electricity
    lotto
    sim cards *
    sim card
    gift cards
    airtime vouchers
  `,
  jewellery: `
    jewellery
    jewelry
    jewels
    gold *
    diamonds
    diamond ring
    watch
    watches *
    rings
    necklace
    necklaces
    chains
    rolex
    bracelets
    wedding ring
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
    ipads
    tablet
    tablets *
    monitor screens
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
    playstations
    decoder
    camera equipment
    electronic equipment
    data projector
    data projectors
    overhead projectors
    tv set
    home theatre
    router
    wifi router
    hdmi screens
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
    hairdryers
    cameras for hire
    hard drives stock
    television sets
    gaming consoles
  `,
  laptops: `
    laptop
    laptops
    macbook
    macbooks
    notebook computer
    chromebook
    chromebooks
    lap-top
    notebooks
  `,
  phones: `
    phone
    phones
    cellphone
    cell-phone
    cellphones
    cell phones
    smartphone
    smartphones
    mobile phone
    iphone
    iphones
    handset
    handsets
    display phones
    customers phones
    clients phones
    demo phones
    cell
  `,
  tools: `
    tool
    tools
    power tools *
    power tool
    hand tools
    grinder
    grinders *
    drill
    drills *
    welder
    welding machine
    welding machines *
    lawnmower
    lawn-mower
    weed eater
    brush cutter
    brushcutter
    toolbox
    toolboxes
    chainsaw
    chain saw
    ladder
    ladders *
    garden tools
    scanner tool
    diagnostic machine
    spanners
    compressor *
    compactor
    compressors *
    air compressor *
    jack hammer
    jackhammers
    trolley jack
    trolley jacks
    torque wrench
    welders
    nail guns
    hand tool
  `,
  copper: `
    copper *
    cable *
    cables
    cabling
    wiring *
    copper cable
    copper cables
    earth cable
    earth wire *
    earth wires
    armoured cable
    electrical cable
    electrical cables
    busbar
    busbars
    overhead lines
    earth straps
    telephone lines
    copper wire *
    welding cables *
    solar cables *
  `,
  pipes: `
    copper pipe
    copper pipes *
    copper piping
    water pipes *
    water pipe
    plumbing
    taps *
    brass taps
    geyser pipes
  `,
  batteries: `
    battery
    batteries
    lithium battery
    lithium batteries
    inverter battery
    inverter batteries
    backup batteries
    truck batteries
    tower batteries
    inverter
    inverters
    ups
    ups batteries
    car batteries
    car battery
    deep cycle batteries
  `,
  'solar-panels': `
    solar panel
    solar panels
    solar-panel
    solar
    pv panel
    PV panels *
    solar system
    solar geyser
    solar geysers
    solar equipment
    solar pump
  `,
  diesel: `
    diesel
    fuel
    petrol
    paraffin
  `,
  vehicles: `
    car
    cars
    vehicle
    vehicles
    motorbike
    motorbikes
    scooter
    scooters
    quad bike
    quad bikes
    kombi
    kombis
    taxi
    taxis
    minibus
    suv
    fortuner
    polo
    golf gti
    caravan
    boat
    jet ski
    bicycle
    bicycles
    mountain bike
    mountain bikes
    bikes
    trailer
    trailers
    fleet
    stock vehicles
    quantum
    panel van
    delivery van
    van
    vans
    delivery vehicles
    delivery bikes
    motorcycle
    motorcycles
    golf cart
    golf carts
    hire cars
    customer cars
    imoto
    izimoto
  `,
  bakkie: `
    bakkie
    bakkies
    hilux
    ford ranger
    ranger
    np200
    np300
    isuzu
    d-max
    single cab
    double cab
    pick-up truck
    pickup
    land cruiser
    cruiser
    bakky
    bukkie
  `,
  trucks: `
    truck
    trucks
    horse and trailer *
    lorry
    lorries
    tanker
    tankers *
    superlink
    interlink
    delivery truck
    delivery trucks
    heavy vehicles
    bus
    buses *
    side tipper
    tipper
    tippers
    truck tractor
    truck tractors
    horse and trailers
    truck and trailer
    refrigerated truck
    reefer
    reefers
    tow truck
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
    bulls
    herd
    heifers
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
  `,
  crops: `
    crop
    crops
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
    fertiliser
    fertilizer
    seedlings
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
  `,
  medicines: `
    medicine
    medicines
    medication
    medications
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
    scheduled medicine
    scheduled medicines
    tablets and syrups
    pills
    antiretrovirals
    insulin *
    opioids
    ketamine
    sleeping tablets
    sleeping pills
    painkillers
    pain tablets
    schedule tablets
    prescription tablets
    antibiotics
    schedule medicines
    codeine cough syrup
    cough syrups
    schedule 5 medicines
    schedule 6 medicines
    schedule 5 cupboard
    controlled drugs
    theatre drugs
    pain killers
    viagra
    fentanyl
  `,
  firearms: `
    my firearm
    our firearm
    our firearms
    my firearms
    my gun
    our gun
    my pistol
    my rifle
    rifles in
    firearm safe
    gun safe
    hunting rifle
    hunting rifles
    licensed firearm
    licensed firearms
    ammunition
    gun shop
    stole … firearm
    stole … firearms
    gun cabinet
    service pistol
    gun-safe
    legal firearm
    my rifles
    our rifles
  `,
  documents: `
    document
    documents
    title deeds *
    passports
    passport
    paperwork
    contracts
    client files *
    patient files *
    patient records *
    learner records
    exam papers *
    matric papers
    matric exam papers
    question papers *
    medical records
    personnel files
    student records
    files
    confidential files
    cheque book
    id documents
    client file
    exam paper
    exam question papers *
    matric exam question papers *
    matric question papers
    question paper
    registers of births
    case files
    court files
    patients files
    medical aid claims
    invoices
    title deed
  `,
  data: `
    data
    client data *
    customer data *
    client information
    customer information
    patient data *
    personal information *
    hard drive
    hard drives
    server
    backups
    database
    databases
    intellectual property
    trade secrets
    designs
    client list
    passwords
    confidential information
    patient information
    learner data
    usb stick
    usb drives
    credit card details
    card details *
    card numbers
    customer details *
    client details
    bank details *
    customers details
    personal details
    id numbers
    recordings of clients
  `,
  keys: `
    key
    keys
    set of keys
    remotes
    spare keys
    spare key
    gate remote
    gate remotes
    master key
    master keys
    car keys
    house keys
    shop keys
    access card
    access cards
    access tags
    vehicle keys
    remote control
    the remote
    my remote
    our remote
    one remote
    spare remote
    lost remote
    access tag
    tags
    one tag
    sleutel
    sleutels
  `,
  machinery: `
    machinery
    machine
    machines
    tlb
    tractor
    tractors *
    excavator
    excavators *
    forklift
    forklifts *
    digger
    implements
    implement
    plant and equipment
    equipment
    yellow plant
    earthmoving equipment
    pump
    pumps *
    electric motors
    motors
    moulds
    scaffolding
    concrete mixer
    gym equipment *
    treadmills
    kitchen equipment *
    medical equipment *
    ultrasound machine
    ultrasound machines
    dental equipment
    irrigation equipment
    office equipment *
    dental chair
    tractors and
    cooling unit
    milk tank *
    milk tanks
    pumps and motors
    hospital equipment
    printing press
    presses
    wheel balancer
    coffee machine
    coffee machines
    saddle
    saddles
    riding gear
  `,
  furniture: `
    furniture
    couch
    couches
    beds
    mattresses
    patio furniture
    garden furniture
    chairs
    tables and chairs
    washing machine
    fridge
    stove
    geyser
    geysers
    household goods
    curtains
    linen
    washing
    washing on the line
    carpets
  `,
  belongings: `
    handbag
    handbags
    purse
    purses
    wallet
    wallets
    personal belongings
    belongings
    personal items
    luggage
    suitcase
    suitcases
    backpack
    backpacks
    school bags
    gym bags
    sunglasses
  `,
  'sound-equipment': `
    sound equipment
    sound system
    pa system
    speakers
    speaker
    amplifier
    amplifiers
    keyboard
    keyboards
    drum kit
    drum kits
    drum set
    drum sets
    set of drums
    drums and guitar/guitars/keyboard/keyboards/cymbals/speakers/amplifiers
    guitar
    guitars
    mixer desk
    mixing desk
    microphone
    microphones
    musical instruments
    instruments
    sound desk
    mixer
    dj equipment
  `,
  meat: `
    meat
    meats
    biltong *
    steak *
    steaks
    chicken portions
    boxes of chicken
    prawns *
    seafood *
    frozen food *
    fillets
    braai packs
    frozen fish
    fish
    frozen chicken
    boxes of prawns
    carcass
    carcasses
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
    meat packs
  `,
  parcels: `
    parcel
    parcels
    package
    packages
    takealot
    online orders
    courier parcel
    post
    mail
    amazon
    temu
    courier packages
  `,
  generator: `
    generator
    generators
    genset
    gensets
    genny
    gennie
    jenny
  `,
  'gate-motor': `
    gate-motor
    gate motors
    motor of the gate
    gate’s motor
    sliding motor
    centurion d5
    d5 motor
    d10 motor
    garage motor
    motor on the gate
    gate motor battery
    centurion
    sliding gate motor
  `,
};
