import type { PlaceId } from '../places.ts';

/** What visitors call each place. */
export const placeWords: Readonly<Record<PlaceId, string>> = {
  'vehicle-gate': `
    gate *
    vehicle/automatic/motorised/electric/complex gate *
    main/front/entrance/driveway/sliding/swing gate *
    back/rear/side/truck/boom/farm gate *
    gate motor/of
    boom *
    main entrance gate
    school/yard/delivery/estate/exit gate *
    vehicle entrance *
    entrance boom *
    hek
    voorhek
    isango/esangweni
    in-gate
    out-gate
    agterhek
  `,
  'pedestrian-gate': `
    pedestrian/foot/walk-in/personnel/ped/wicket gate
    turnstile/small/garden gate *
    pedestrian entrance
  `,
  'perimeter-wall': `
    perimeter/back/front/side/rear/garden wall *
    boundary/outer/vibracrete/precast/brick/yard wall
    wall
    vibracrete
    concrete/precon/retaining/outside wall
    wall around
    perimeter *
    boundary *
    muur
    udonga/odongeni
  `,
  fence: `
    fence/fencing/fenceline
    palisade *
    palisade/perimeter/boundary/security/back/game fence *
    diamond mesh
    razor/barbed wire
    electric/clear-view/wire/mesh fence
    clearvu
    fence line *
    concrete palisade
    boundary/perimeter/electric fencing
    heining
    draadheining
    diamond mesh fence *
    uthango/othangweni/ucingo/ocingweni
  `,
  yard: `
    yard
    open lot/area
    lot in front
    sales lot
    back/service/storage/truck/container/timber yard *
    backyard
    back-yard
    courtyard *
    quad *
    open/vehicle/stock/work/drying yard
    school grounds
    grounds
    stockyard
    lay-down/laydown area
    compound *
    plot
    field *
    sports field *
    whole property
    property
    erf
    agterplaas
    wash bay *
    washing bay
    wash bays
    scrap yard area
    hardstand
    cane field/fields
    orchard
    igceke/egcekeni
  `,
  parking: `
    parking
    parking lot *
    parking area/bay/garage
    car-park
    carpark
    visitors/basement/staff/street parking *
    visitor/underground/customer/truck parking
    parkade *
    carport *
    car port
    basement *
    truck/car park *
    where cars park/wait
    where the cars park/wait
    indawo yokupaka
  `,
  driveway: `
    driveway
    drive-way
    front/paved drive
    entrance driveway
  `,
  'front-door': `
    front-door
    front/foyer/stoep door
    main/entrance/shop/glass door *
    main/front entrance *
    entrance *
    shop front *
    shopfront
    front of the shop/store
    front of shop
    entrance hall
    front stoep/porch
    doorway
    door *
    voordeur
    umnyango/emnyango
  `,
  'back-door': `
    back-door
    back/escape/emergency/scullery/exit door
    rear/side/staff/service/delivery/fire door *
    back/rear/side/staff/service entrance *
    rear delivery door *
    fire/emergency exit *
    fire escape door
    back of the shop/house/building/restaurant/store
    rear of the building
    backside of the shop
    sliding/patio door *
    glass sliding door
    ranch slider
    agterdeur
  `,
  'kitchen-door': `
    kitchen door/entrance
    kitchen-door
    kitchen back door
    door of the kitchen
    kombuisdeur
  `,
  'loading-dock': `
    loading dock/zone
    dock *
    loading/receiving/dispatch/delivery bay *
    loading/receiving/dispatch/packing area *
    receiving
    receiving dock *
    dispatch
    despatch
    goods receiving/in
    delivery/offloading/off-loading/shipping/marshalling area
    dock door
    roller door *
    delivery entrance/hatch
    loading/receiving/dispatch passage/entrance/door *
    packing table *
    packing bench/station
    plug-in/reefer point
  `,
  roof: `
    roof/rooftop
    roof-top
    roof sheet/tile/sheeting/void
    ibr sheeting
    ibr
    skylight *
    tiles
    through the tiles
    asbestos/tin roof *
    zinc/corrugated roof
    dak
    uphahla/ophahleni
  `,
  ceiling: `
    ceiling
    ceiling board/void
    through the ceiling
    trapdoor
    trap door
  `,
  windows: `
    window/windows
    bathroom/kitchen/side/shop/display/bedroom window
    shop/display/classroom/steel windows
    back/toilet/office/classroom window
    fanlight
    serving hatch
    louvre
    plate glass
    window frame
    glass front
    venster
    ifasitela/amafasitela/efasiteleni/ewindini
    iwindi/amawindi
  `,
  garage: `
    garage
    double/single/lock-up/tandem garage
    garage door/roof
    motorhuis
    igaraji/egaraji
  `,
  garden: `
    garden
    front/back garden
    lawn
    braai/entertainment area
    braai
    boma
    patio
    stoep
    veranda/verandah
    deck
    front lawn
    lapa
    jungle gym
    landscaping
    tuin
    ingadi/engadini
  `,
  balcony: `
    balcony/balconies
    balcony door
    balkon
    balkondeur
    ibhalkhoni
  `,
  'roof-plant': `
    roof plant
    plant on roof
    roof/rooftop plant room
    plant room on roof
    rooftop/roof units
    aircon/aircons/air-cons/airconditioners/condensers on roof
    air conditioners/conditioning on roof
    dakinstallasie
    lugversorgers op die dak
    ama-aircon ophahleni
  `,
  pool: `
    pool
    swimming pool/bath
    pool area/pump/deck
    koi pond
  `,
  outbuilding: `
    outbuilding
    out-building
    wendy/pump house *
    wendy/wendyhouse
    garden/tool shed
    cottage *
    garden cottage
    shed in the garden
    storeroom outside
    outside/back/tack room
    outside rooms/toilet
    shipping container *
    container *
    granny flat *
    granny-flat
    rondavel
    outhouse
    mobile office
    prefab
    pumphouse
    equipment shelter
  `,
  till: `
    till/tills
    till point *
    cash register
    checkout *
    check-out/lotto/sales counter
    pay point
    paypoint
    point of sale
    pos
    counter *
    front/service/bar/cigarette/display/dispensary counter *
    till area/drawer
    kiosk window
    cash desk *
    cashier cubicle
    night hatch/window *
    toonbank *
    ikhawunta/ekhawunteni/ikhawuntari/ekhawuntareni/ekhawuntari
  `,
  'cash-office': `
    cash/cash-up/cashup/managers/manager’s/accounts office
    cash-office
    office where we/they/i/staff count
    office where cash/money is counted
    counting/cash/safe/strong room *
    strongroom *
    vault *
    cash-up/cashing-up/money room
    back/manager office *
    admin safe
  `,
  'sales-floor': `
    sales floor/area
    shop/trading floor *
    shopfloor
    aisle
    shelves/shelf
    display cabinet *
    display case/counter/counters/cupboard
    fitting room *
    fitting rooms
    showcase
    merchandise area
    displays
    liquor section
    cigarette kiosk
    front shelves
    aisle #
    stands
    fresh counter
  `,
  storeroom: `
    storeroom/stores/storage
    store-room
    stock-room
    stockroom *
    stock/store/archive/file/filing/records room *
    storage/tool/copy/evidence room
    storage/stock/picking area
    back/bulk/cigarette/sports/safe/kitchen store
    tool store *
    toolroom *
    store behind
    racking/rack
    book/liquor store room
    storage unit/cage *
    cage *
    high value cage
    high-value/lock-up cage
    archive *
    pantry *
    bulk storage
    warehouse floor
    tool-store
    tyre/back-up store
    stock cupboard/container
    strong cupboard
    stoor
    binding room *
    isitoreji/esitoreji
  `,
  'cold-room': `
    cold-room
    coldroom
    cold/freezer/fridge room
    walk-in fridge/freezer
    freezer
    walk in fridge
    chiller
    cold store
    deep freeze
    koelkamer/vrieskamer
  `,
  kitchen: `
    kitchen/kitchenette
    scullery
    prep area
    food prep
    canteen
    pizza oven
    ikhishi/ekhishini
  `,
  'dining-area': `
    dining/seating/smoking area
    dining room *
    restaurant floor
    bar area *
    tables outside
    outside tables
    front of house
    play area in the restaurant
    bar *
    banquet hall
    conference room at the hotel
    dance floor *
  `,
  reception: `
    reception/receptionist
    reception/welcome area
    reception/sign-in/info desk
    front/help desk *
    lobby *
    foyer *
    front office
    entrance lobby *
    waiting area and reception
  `,
  'office-area': `
    office/admin/work area
    office *
    admin/church/site office *
    admin block *
    admin building
    administration block
    open plan office
    open-plan
    open plan
    workstation
    desk
    principal/principals/hr/finance/home/school office
    study
    staff/training room *
    staffroom
    admin/administration
    accounts department
    call/agent floor
    call centre floor
    ihhovisi/ehhovisi/amahhovisi
  `,
  'server-room': `
    server/comms/data/network/it/hub room
    server-room
    servers
    server cabinet/rack
    network cabinet
    data centre/center
    patch room
  `,
  boardroom: `
    boardroom
    board/meeting/conference room
    board-room
    meeting rooms
  `,
  dispensary: `
    dispensary
    medicine room/store/cabinet/cupboard/storeroom
    drug room/cupboard/cabinet
    drug/medical/pharmacy store
    scripts/script/pharmacy counter
    schedule cupboard
    dispensing area
    medication room
    schedule 5 cupboard
    schedule 6 cupboard
  `,
  'consulting-room': `
    consulting/consultation/examination/treatment/doctors/exam room
    consulting/consultation/doctors rooms
    theatre
    procedure/therapy room
  `,
  ward: `
    ward
    maternity/labour ward *
    patient rooms/room
    icu *
    high care
    maternity *
    neonatal unit
    paediatric/nursery ward
    casualty *
    emergency/trauma unit *
  `,
  'waiting-room': `
    waiting room/area/rooms/hall
    waiting-room
  `,
  classroom: `
    classroom/class
    class-room
    class rooms
    grade r classroom
    mobile/workshop classroom
    lecture/art room
    lecture hall
    science lab
    library
    media centre
    school hall and classrooms
  `,
  'computer-lab': `
    computer/ict/it/cat/media lab
    computer-lab
    computer room/centre/laboratory
    it/ict centre
    tablet trolley
    i t lab
  `,
  hall: `
    hall
    school/gallery hall
    church/main/prayer/exhibition/assembly hall *
    auditorium
    sanctuary
    function/prayer/exhibition room
    stage
    chapel
    sound desk/booth
    vestry
    function venue
    wudu area
    pulpit
    gallery 1
    gallery 2
    gallery *
  `,
  playground: `
    playground
    play area/park
    play-ground
    sandpit
    jungle gym area
    sports ground
    netball court
    playing/soccer field
  `,
  toilets: `
    toilet
    bathroom
    ablution
    ablution/shower block
    restroom
    ladies room
    washroom
    loo
    urinal
  `,
  'change-room': `
    change-room
    changeroom
    changing/locker/dressing room
    changing/change/locker rooms
    lockers/locker
    showers
  `,
  bedroom: `
    bedroom
    main/master bedroom
    guest/hotel rooms
    guest/kids/children’s/baby/hotel/student room
    dormitory/dorm
    our room
    rooms upstairs
    hostel *
    boys/girls/school hostel *
    koshuis *
    upstairs room
    room of my daughter
    slaapkamer
    igumbi lokulala
    amagumbi okulala
    ikamelo/amakamelo/ekamelweni
  `,
  'living-room': `
    living/tv/sitting/family/common room
    lounge
    living-room
    tv lounge
    sunroom
    enclosed patio
    ilawunji/elawunji
    igumbi lokuphumula
  `,
  'staff-quarters': `
    staff/domestic/servants quarters
    staff accommodation/housing
    maids/maid’s/helper’s/domestic’s/domestic/helpers room
    khaya
    workers/worker/labourers houses
    compound rooms
    farm workers houses
  `,
  'workshop-floor': `
    workshop
    workshop floor/area
    service/wash/valet/fitment/work bay
    spray booth *
    mechanics area
    car/wash/job bays
    garage/farm/maintenance workshop
    lifts and bays
    pit *
  `,
  'production-floor': `
    production/plant/factory/sorting/printing floor
    production/assembly/packing line
    production/packing/packaging/process/sorting area
    machine shop/hall
    packing/cutting/boiler/print room
    production
    boiler house
    finished goods
    finished goods area
    raw materials
    raw material store
    press hall
    floor of the factory
  `,
  substation: `
    substation
    sub-station
    mini-sub
    minisub
    transformer
    transformer/electrical/meter/switch/mcc/plant room
    db-board
    db boards
    distribution board
    switchroom
    switchgear
    meter/electricity box
    db-box
    generator/battery/inverter room
  `,
  'fuel-tank': `
    fuel-tank
    diesel tank/bowser/storage/pump/store
    fuel tanks/bowser/storage/depot/pump/store
    bowser
    bulk/petrol tank
    underground tanks
    tank farm
  `,
  forecourt: `
    forecourt
    fore-court
    pumps
    petrol pump
    pump island
    the/fuel pumps
    canopy
    at the pump
    forecourt/quick shop
    quickshop
  `,
  showroom: `
    showroom
    show-room
    show room
    showroom/display floor
    vehicle display
    cars on display
    display area
    sales lot
  `,
  kraal: `
    kraal
    cattle pen
    camps
    grazing camp
    pens
    feedlot
    feed-lot
    paddock *
    milking parlour/shed *
    parlour
    stable
    chicken house *
    veld
    grazing
    calf pen *
    dairy parlour
    camp with sheep
    feedlot pens
  `,
  shed: `
    shed
    barn *
    implement/tractor shed *
    farm/machinery shed
    packhouse
    pack-house
    implement/fertiliser/chemical/feed store
    silo
  `,
  borehole: `
    borehole
    bore-hole
    borehole/irrigation/dam/water pump
    pump station
    irrigation
    pivot
    centre pivot
    windmill
    jojo/water tank
    jojo
    reservoir
  `,
  'access-road': `
    access/service/haul/private/entrance/back road
    farm/dirt/gravel/district road *
    estate roads
    n3 route
    delivery/truck route
    farm/dirt/access track
  `,
  guardhouse: `
    guardhouse
    guard-house
    guard hut/room/booth
    gatehouse
    gate-house
    guard-room
    security hut/office/point/gatehouse
    control room on site
    gate house
    main gatehouse
  `,
  'lift-lobby': `
    lift-lobby
    lift lobbies/doors/area
    lifts
    elevator
    lobby door
    goods/the/in/by/service/passenger lift
    the lifts
  `,
  stairwell: `
    stairwell/stair
    staircase
    fire-escape
    fire escapes
    fire escape stairs
    corridor *
    passageway/passages
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
    traffic light/lights/circle
    street corner/side/front
    intersection
    bus stop
    taxi rank outside
    outside the gate
    cul de sac
    verge
    stop street
    main road *
    on the corner
  `,
  'boundary-bush': `
    bush/bushy
    sugar cane
    sugarcane
    cane field/fields
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
    river bank/line *
    cane field next to
    sugar cane next to
    gully *
    storm water drain
    stormwater drain/pipe
    storm-water culvert
    culvert *
  `,
  'neighbouring-property': `
    neighbouring/neighbour’s/neighbours/adjoining/adjacent property
    next door
    railway/train line
    railway
    vacant plot/land/stand/house/lot/property
    empty/open plot
    open land
    empty stand
    neighbour’s wall/yard
    neighbours wall/yard/roof
    abandoned house
    abandoned/derelict building
    informal settlement
    squatter camp
    settlement
    neighbouring building/roof/farm
    building next door
    township next
  `,
};
