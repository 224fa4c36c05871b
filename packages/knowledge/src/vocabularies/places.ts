import type { PlaceId } from '../places.ts';

/** What visitors call each place. */
export const placeWords: Readonly<Record<PlaceId, string>> = {
  'vehicle-gate': `
    gate *
    vehicle gate
    main gate *
    front gate *
    entrance gate *
    driveway gate *
    sliding gate *
    swing gate *
    automatic gate
    motorised gate
    electric gate
    back gate *
    rear gate *
    side gate *
    truck gate *
    gate motor
    boom *
    boom gate *
    main entrance gate
    farm gate *
    school gate *
    yard gate *
    delivery gate *
    estate gate *
    exit gate *
    gate of
    vehicle entrance
    entrance boom
    hek
    isango
    complex gate
    in-gate
    out-gate
    back gates
    agterhek
  `,
  'pedestrian-gate': `
    pedestrian gate
    turnstile gate *
    small gate *
    foot gate
    walk-in gate
    personnel gate
    garden gate *
    ped gate
    wicket gate
    pedestrian entrance
  `,
  'perimeter-wall': `
    perimeter wall *
    boundary wall
    wall
    outer wall
    vibracrete
    vibracrete wall
    precast wall
    back wall *
    front wall *
    side wall *
    rear wall *
    brick wall
    yard wall
    concrete wall
    garden wall *
    wall around
    perimeter *
    boundary *
    boundaries
    precon wall
    retaining wall
    outside wall
    muur
  `,
  fence: `
    fence
    palisade *
    palisade fence *
    fencing
    diamond mesh
    razor wire
    electric fence
    perimeter fence *
    boundary fence *
    clearvu
    clear-view fence
    wire fence
    mesh fence
    barbed wire
    fence line *
    security fence *
    back fence *
    game fence *
    concrete palisade
    boundary fencing
    fenceline
    perimeter fencing
    electric fencing
    heining
    draadheining
    diamond mesh fence *
  `,
  yard: `
    yard
    open lot
    lot in front
    sales lot
    back yard *
    backyard
    back-yard
    courtyard *
    quad *
    open yard
    school grounds
    grounds
    service yard *
    storage yard *
    truck yard *
    container yard *
    stockyard
    lay-down area
    laydown area
    compound *
    plot
    field *
    fields
    sports field *
    sports fields
    open area
    whole property
    property
    erf
    agterplaas
    timber yard *
    vehicle yard
    wash bay *
    washing bay
    washing bays
    wash bays
    scrap yard area
    hardstand
    stock yard
    work yard
    drying yard
    cane field
    cane fields
    orchard
    orchards
  `,
  parking: `
    parking
    parking lot *
    parking area
    car-park
    carpark
    parking bay
    parking bays
    visitors parking *
    visitor parking
    basement parking *
    underground parking
    parkade *
    staff parking *
    carport *
    car port
    customer parking
    parking garage
    basement *
    truck park *
    truck parking
    street parking *
    where cars park
    where the cars park
    where cars wait
    where the cars wait
    car park *
  `,
  driveway: `
    driveway
    drive-way
    driveways
    front drive
    paved drive
    entrance driveway
  `,
  'front-door': `
    front-door
    front door
    main door *
    entrance door *
    main entrance *
    front entrance *
    entrance *
    shop front *
    shopfront
    shop door *
    glass door *
    glass doors
    front of the shop
    front of shop
    foyer door
    stoep door
    front of the store
    entrance hall
    front stoep
    doorway
    door *
    doors
    front porch
    voordeur
    umnyango
  `,
  'back-door': `
    back-door
    back door
    rear door *
    back entrance *
    rear entrance *
    side door *
    side entrance *
    staff entrance *
    staff door *
    service door *
    service entrance *
    delivery door *
    rear delivery door *
    fire door *
    fire exit *
    fire escape door
    emergency exit *
    escape door
    emergency door
    back of the shop
    back of the house
    rear of the building
    scullery door
    exit door
    back of the building
    backside of the shop
    back of the restaurant
    back of the store
    sliding door *
    patio door *
    patio doors
    glass sliding door
    ranch slider
    agterdeur
  `,
  'kitchen-door': `
    kitchen door
    kitchen-door
    kitchen entrance
    kitchen back door
    door of the kitchen
    kombuisdeur
  `,
  'loading-dock': `
    loading dock
    dock *
    loading bay *
    loading area *
    loading zone
    receiving
    receiving area *
    receiving bay *
    receiving dock *
    dispatch
    dispatch area *
    dispatch bay *
    despatch
    goods receiving
    goods in
    delivery bay *
    delivery area
    offloading area
    off-loading area
    dock door
    roller door *
    dock doors
    shipping area
    loading docks
    loading bays
    delivery entrance
    marshalling area
    dispatch bays
    packing table *
    packing area *
    packing bench
    packing station
    plug-in point
    reefer point
    delivery hatch
  `,
  roof: `
    roof
    rooftop
    roof-top
    roofs
    roof sheets
    roof sheet
    roof tile
    roof tiles
    roof sheeting
    ibr sheeting
    ibr
    skylight *
    skylights
    roof void
    tiles
    through the tiles
    asbestos roof *
    zinc roof
    tin roof *
    corrugated roof
    dak
    uphahla
  `,
  ceiling: `
    ceiling
    ceilings
    ceiling board
    ceiling boards
    through the ceiling
    trapdoor
    trap door
    ceiling void
  `,
  windows: `
    window
    windows
    bathroom window
    kitchen window
    side window
    shop window
    shop windows
    display window
    display windows
    bedroom window
    back window
    fanlight
    toilet window
    serving hatch
    louvre
    louvres
    office window
    plate glass
    classroom window
    classroom windows
    window frame
    steel windows
    glass front
    venster
    vensters
    ifasitela
    amafasitela
  `,
  garage: `
    garage
    double garage
    garage door
    garage doors
    single garage
    garages
    lock-up garage
    tandem garage
    garage roof
    motorhuis
  `,
  garden: `
    garden
    front garden
    back garden
    gardens
    lawn
    braai area
    braai
    boma
    patio
    stoep
    veranda
    verandah
    deck
    front lawn
    entertainment area
    lapa
    jungle gym
    landscaping
    tuin
    balcony
    balconies
  `,
  pool: `
    pool
    swimming pool
    pool area
    pool pump
    pool deck
    swimming bath
    koi pond
  `,
  outbuilding: `
    outbuilding
    out-building
    wendy house *
    wendy
    wendyhouse
    garden shed
    tool shed
    cottage *
    garden cottage
    shed in the garden
    storeroom outside
    outside room
    outside rooms
    shipping container *
    container *
    containers
    granny flat *
    granny-flat
    back room
    rondavel
    outhouse
    mobile office
    prefab
    pump house *
    pumphouse
    outside toilet
    tack room
    equipment shelter
  `,
  till: `
    till
    tills
    till point *
    till points
    cash register
    cash registers
    checkout *
    check-out counter
    pay point
    paypoint
    point of sale
    pos
    counter *
    front counter *
    service counter *
    till area
    till drawer
    kiosk window
    cash desk *
    bar counter *
    cashier cubicle
    night hatch *
    night window *
    cigarette counter *
    lotto counter
    display counter *
    dispensary counter *
    sales counter
    counters
  `,
  'cash-office': `
    cash office
    cash-office
    office where we/they/i/staff count
    office where cash/money is counted
    counting room *
    cash room *
    safe room *
    strong room *
    strongroom *
    vault *
    cash-up room
    cashing-up room
    cash-up office
    back office *
    cashup office
    manager office *
    managers office
    manager’s office
    accounts office
    admin safe
    money room
  `,
  'sales-floor': `
    sales floor
    shop floor *
    shopfloor
    aisles
    aisle
    shelves
    shelf
    display cabinet *
    display cabinets
    display case
    display cases
    display counter
    display counters
    fitting room *
    fitting rooms
    sales area
    trading floor *
    showcases
    showcase
    merchandise area
    displays
    liquor section
    cigarette kiosk
    display cupboard
    front shelves
    aisle #
    stands
    fresh counter
  `,
  storeroom: `
    storeroom
    store-room
    stock-room
    stockroom *
    stock room *
    store room *
    stores
    storage room
    storage area
    storage
    back store
    tool store *
    toolroom *
    tool room
    stock area
    racking
    racks
    rack
    bulk store
    book store room
    liquor store room
    cigarette store
    storage unit *
    cage *
    high value cage
    high-value cage
    archive room *
    archive *
    pantry *
    copy room
    bulk storage
    warehouse floor
    tool-store
    picking area
    storage cage *
    sports store
    safe store
    kitchen store
    tyre store
    stock cupboard
    file room *
    filing room *
    records room *
    strong cupboard
    stock container
    back-up store
    stoor
    binding room *
    lock-up cage
    evidence room
  `,
  'cold-room': `
    cold-room
    coldroom
    cold room
    walk-in fridge
    walk-in freezer
    freezer room
    freezer
    freezers
    fridge room
    walk in fridge
    fridges
    chiller
    cold store
    deep freeze
  `,
  kitchen: `
    kitchen
    kitchens
    scullery
    prep area
    food prep
    canteen
    kitchenette
    pizza oven
  `,
  'dining-area': `
    dining area
    dining room *
    seating area
    restaurant floor
    bar area *
    tables outside
    outside tables
    front of house
    play area in the restaurant
    bar *
    banquet hall
    smoking area
    conference room at the hotel
    dance floor *
  `,
  reception: `
    reception
    reception area
    reception desk
    front desk *
    lobby *
    foyer *
    front office
    welcome area
    receptionist
    entrance lobby *
    waiting area and reception
    help desk *
    sign-in desk
    info desk
  `,
  'office-area': `
    office area
    offices
    office *
    admin office *
    admin block *
    admin building
    administration block
    open plan office
    open-plan
    open plan
    workstation
    workstations
    desk
    desks
    principal office
    principals office
    church office *
    hr office
    finance office
    admin area
    site office *
    study
    home office
    staff room *
    staffroom
    training room *
    admin
    administration
    accounts department
    work area
    school office
    call floor
    agent floor
    call centre floor
  `,
  'server-room': `
    server room
    server-room
    servers
    server cabinet
    comms room
    data room
    network room
    network cabinet
    data centre
    data center
    it room
    server rack
    hub room
    patch room
  `,
  boardroom: `
    boardroom
    board room
    board-room
    meeting room
    meeting rooms
    boardrooms
    conference room
  `,
  dispensary: `
    dispensary
    medicine room
    medicine store
    drug room
    medicine cabinet
    medicine cupboard
    drug cupboard
    drug store
    scripts counter
    script counter
    schedule cupboard
    drug cabinet
    dispensing area
    medical store
    medication room
    pharmacy store
    medicine storeroom
    schedule 5 cupboard
    schedule 6 cupboard
    pharmacy counter
  `,
  'consulting-room': `
    consulting room
    consulting rooms
    consultation room
    consultation rooms
    examination room
    treatment room
    doctors room
    doctors rooms
    theatre
    exam room
    procedure room
    therapy room
  `,
  ward: `
    ward
    wards
    maternity ward *
    patient rooms
    patient room
    icu *
    high care
    maternity *
    neonatal unit
    paediatric ward
    nursery ward
    labour ward *
    casualty *
    emergency unit *
    trauma unit *
  `,
  'waiting-room': `
    waiting room
    waiting-room
    waiting area
    waiting rooms
    waiting hall
  `,
  classroom: `
    classroom
    class-room
    classrooms
    class rooms
    grade r classroom
    mobile classroom
    mobile classrooms
    lecture room
    lecture hall
    lecture halls
    class
    science lab
    library
    media centre
    art room
    workshop classroom
    school hall and classrooms
  `,
  'computer-lab': `
    computer lab
    computer-lab
    computer room
    computer labs
    ict lab
    it lab
    it centre
    ict centre
    computer centre
    tablet trolley
    cat lab
    media lab
    computer laboratory
    i t lab
  `,
  hall: `
    hall
    school hall
    church hall *
    main hall *
    auditorium
    sanctuary
    prayer hall *
    function room
    stage
    chapel
    sound desk
    vestry
    prayer room
    function venue
    wudu area
    sound booth
    pulpit
    exhibition hall *
    gallery hall
    gallery 1
    gallery 2
    gallery *
    exhibition room
    assembly hall *
  `,
  playground: `
    playground
    play area
    play-ground
    sandpit
    jungle gym area
    sports ground
    netball court
    play park
    playing field
    soccer field
  `,
  toilets: `
    toilet
    toilets
    bathroom
    bathrooms
    ablution
    ablutions
    ablution block
    restroom
    restrooms
    ladies room
    washroom
    loo
    urinal
    shower block
  `,
  'change-room': `
    change-room
    changeroom
    changing room
    changing rooms
    locker room
    lockers
    locker
    dressing room
    change rooms
    showers
    locker rooms
  `,
  bedroom: `
    bedroom
    bedrooms
    main bedroom
    master bedroom
    guest rooms
    guest room
    dormitory
    dormitories
    dorm
    dorms
    kids room
    children’s room
    baby room
    passage
    hotel rooms
    hotel room
    student room
    our room
    room of my daughter
    slaapkamer
    slaapkamers
  `,
  'living-room': `
    living room
    lounge
    living-room
    tv room
    sitting room
    family room
    common room
    tv lounge
    sunroom
    enclosed patio
  `,
  'staff-quarters': `
    staff quarters
    domestic quarters
    staff accommodation
    maids room
    maid’s room
    helper’s room
    servants quarters
    domestic’s room
    domestic room
    khaya
    staff housing
    workers houses
    worker houses
    compound rooms
    labourers houses
    helpers room
    farm workers houses
  `,
  'workshop-floor': `
    workshop
    workshop floor
    workshop area
    service bays
    service bay
    spray booth *
    mechanics area
    car bays
    work bays
    garage workshop
    lifts and bays
    farm workshop
    maintenance workshop
    wash bay
    wash bays
    valet bay
    fitment bay
    fitment bays
    work bay
    pit *
    job bays
  `,
  'production-floor': `
    production floor
    production line
    production lines
    production area
    assembly line
    packing line
    plant floor
    factory floor
    machine shop
    machine hall
    packing area
    packing room
    packaging area
    production
    cutting room
    boiler room
    boiler house
    finished goods
    finished goods area
    raw materials
    raw material store
    process area
    sorting floor
    sorting area
    press hall
    print room
    printing floor
    floor of the factory
  `,
  substation: `
    substation
    sub-station
    mini-sub
    minisub
    transformer
    transformers
    transformer room
    db-board
    db boards
    distribution board
    electrical room
    meter room
    switch room
    switchroom
    mcc room
    switchgear
    plant room
    meter box
    electricity box
    db-box
    generator room
    battery room
    inverter room
  `,
  'fuel-tank': `
    fuel-tank
    diesel tank
    diesel tanks
    fuel tanks
    diesel bowser
    fuel bowser
    bowser
    fuel storage
    diesel storage
    bulk tank
    bulk tanks
    fuel depot
    diesel pump
    fuel pump
    petrol tank
    diesel store
    underground tanks
    tank farm
    fuel store
  `,
  forecourt: `
    forecourt
    fore-court
    pumps
    petrol pump
    petrol pumps
    pump island
    pump islands
    the pumps
    canopy
    fuel pumps
    at the pump
    forecourt shop
    quickshop
    quick shop
  `,
  showroom: `
    showroom
    show-room
    show room
    showroom floor
    display floor
    vehicle display
    cars on display
    display area
    sales lot
  `,
  kraal: `
    kraal
    kraals
    cattle pen
    camps
    grazing camp
    grazing camps
    pens
    feedlot
    feed-lot
    paddock *
    paddocks
    milking parlour *
    parlour
    stable
    stables
    chicken house *
    chicken houses
    veld
    grazing
    calf pen *
    calf pens
    dairy parlour
    milking shed *
    camp with sheep
    feedlot pens
  `,
  shed: `
    shed
    sheds
    barn *
    implement shed *
    farm shed
    tractor shed *
    machinery shed
    packhouse
    pack-house
    implement store
    fertiliser store
    chemical store
    silo
    silos
    feed store
  `,
  borehole: `
    borehole
    bore-hole
    borehole pump
    irrigation pump
    irrigation pumps
    pump station
    irrigation
    pivot
    centre pivot
    windmill
    dam pump
    water pump
    jojo tank
    jojo
    water tank
    reservoir
  `,
  'access-road': `
    access road
    farm road *
    farm roads
    service road
    dirt road *
    gravel road *
    haul road
    private road
    entrance road
    back road
    district road *
    estate roads
    n3 route
    delivery route
    truck route
    farm track
    dirt track
    access track
  `,
  guardhouse: `
    guardhouse
    guard-house
    guard hut
    gatehouse
    gate-house
    guard room
    guard-room
    security hut
    control room on site
    security office
    gate house
    security point
    security gatehouse
    guard booth
    main gatehouse
  `,
  'lift-lobby': `
    lift-lobby
    lift lobbies
    lifts
    elevator
    elevators
    lobby door
    goods lift
    the lift
    in lift
    by lift
    service lift
    lift doors
    passenger lift
    lift area
    the lifts
  `,
  stairwell: `
    stairwell
    stairwells
    stairs
    staircase
    staircases
    stair
    fire-escape
    fire escapes
    fire escape stairs
    corridor *
    corridors
    passageway
    passages
    passage *
  `,
  street: `
    street
    road outside
    pavement
    sidewalk
    road *
    kerb
    robot
    robots
    traffic light
    traffic lights
    street corner
    intersection
    bus stop
    taxi rank outside
    traffic circle
    outside the gate
    street side
    cul de sac
    verge
    stop street
    main road *
    street front
    on the corner
  `,
  'boundary-bush': `
    bush
    bushes
    sugar cane
    sugarcane
    cane field
    cane fields
    cane
    forest
    plantation
    river *
    stream *
    greenbelt
    green belt
    open veld
    trees
    valley
    nature reserve
    golf course
    wetland
    overgrown
    long grass
    reeds
    mangroves
    dense vegetation
    hedge
    bushy
    river bank *
    river line *
    cane field next to
    sugar cane next to
    gully *
    storm water drain
    stormwater drain
    stormwater pipe
    storm-water culvert
    culvert *
  `,
  'neighbouring-property': `
    neighbouring property
    neighbour’s property
    neighbours property
    next door
    railway line
    railway
    train line
    vacant plot
    empty plot
    vacant land
    open plot
    open land
    vacant stand
    empty stand
    neighbour’s wall
    neighbours wall
    neighbour’s yard
    neighbours yard
    adjoining property
    adjacent property
    abandoned house
    abandoned building
    vacant house
    informal settlement
    squatter camp
    settlement
    vacant lot
    neighbouring building
    neighbours roof
    neighbouring roof
    building next door
    township next
    derelict building
    vacant property
    neighbouring farm
  `,
};
