import type { IncidentId } from '../threats.ts';

/** How visitors tell what happened or what they fear. */
export const incidentWords: Readonly<Record<IncidentId, string>> = {
  burglary: `
    burglary
    burgled
    burglar
    burglarised
    burglarized
    break-in
    breaking in
    breaking into
    broke in
    broke into
    breaks in
    break into
    broken in
    broken into
    been broken into
    housebreaking
    house breaking
    house-breaker
    forced entry
    forced open
    forced their way
    forced … door
    forced … gate
    forced … window
    kicked … door
    kicked in
    got in through/via/by/from/over
    gained entry/access
    came in through/via/over/from
    came through … roof/ceiling/window/fence/wall/back/door/kitchen
    come through … roof/ceiling/window/fence/wall/back/door
    coming through … roof/ceiling/window/fence/wall/back/door
    enter/entered through/via/by
    entering through/via
    climb/climbed/climbing through … window/roof
    in through … roof/ceiling/window
    intruder
    smashed … window/door
    broke … window/door/lock/padlock
    cut … padlock/lock/burglar
    jemmied
    crowbar
    lifted … roof sheets/sheet/tiles/tile
    removed … roof
    hole in … wall/roof/ceiling
    clean/cleaned out/us
    ransacked
    getting in through/via/over
    get in through/via/over
    inbraak
    housebreakers
    break-ins
    break ins
    breaks-in
    inbreker
    inbrekers
    oopgebreek
    ingebreek
    broken open
    broke open
    breaking open
    lift/lifts/lifted/lifting … roof/zinc
    lift/lifts/lifted/lifting … sliding door
    sliding door … lifted
    lifted off … track/tracks
    cut/cutting … door
    kicked it in
    kicked … in
    houses burgled
    bagqekeze
    ukugqekeza
    room … entered
    rooms … entered
    homes … entered
    house … entered
    homes were entered
    room was entered
    come under the fence
    ingebreuk
    come through the roof
    they come through
    theft of … horn/medals/artefacts/art/paintings/exhibits
    medals … stolen
    stole … artefacts/paintings/medals
  `,
  'armed-robbery': `
    armed robbery
    armed robber
    robbery
    robber
    robbed
    robbing
    robs
    rob
    robberies
    hold-up
    held up
    held us up
    hold us up
    stick-up
    held at gunpoint
    at gunpoint
    at gun point
    at knife point
    at knifepoint
    gun to … head
    gun in … face
    gun on
    pointed … gun/firearm/pistol
    pointed … guns
    pulled … gun/knife/firearm
    business robbery
    men/man/guy/robber/people/suspect/male/youth/boy/skollie/tsotsi/gang with … gun/firearm/rifle/pistol/knife/knives/panga/weapon/handgun
    stormed in/into
    ambushed
    mugged
    mugging
    mugger
    armed … men/gang/guys/suspects/robbers
    demand/demanded … cash/money/phones/till/jewellery
    held … staff/hostage
    tied … up
    cable tied
    smashed/smash/smashing … cabinet/display/showcase/counter
    hammer
    came/come/walked/entered/burst/stormed … gun/knife/firearm/panga/pistol/rifle
    had/carrying/carried/pulled/produced/drew … gun/knife/firearm/panga/pistol/rifle
    smash and grab … display
    smash and grab … jewellery
    smash-and-grab robbery
    gerowe
    gewapende rooftog
    smash and grab of display
    smash and grab … display/phones/watches/shop/counter
    with hammers
    hammers
    with pistols
    come with pistols
    came with pistols
    with … rifles
    r4 rifles
    beroof
    rooftog
    gewapende roof
    roof ons
    met gewere
    demanded … codeine
    robbed of takings
    robbed when
    hold up
    hold-ups
  `,
  'cash-up-robbery': `
    robbed … cash-up
    robbery … cash-up
    robbed … cashing-up
    robbery … cashing-up
    robbed … closing
    robbery … closing
    robbed … counting
    held up … cash-up
    held up … cashing-up
    cash-up robbery
    cash-up … robbed
    cash-up … robbery
    cashing-up … robbed
    cashing-up … robbery
    counting … cash/money/takings … robbed
    robbed … counting … money/cash/takings
    demanded … takings
    gun … cash-up
    gun … cashing-up
    cash-up … gun/guns
    cashing-up … gun/guns
    stole/took … takings
    robbed … takings
    robbed … till/tills
    robbed … safe
    armed … cash-up
    armed … cashing-up
  `,
  'cash-in-transit': `
    cash in transit
    cash-in-transit
    cit heist
    cit robbery
    cash van
    cash heist
    cash transit
    way to … bank
    followed … bank
    robbed … bank
    taking … cash to … bank
    take … money to … bank
    taking … money to … bank
    take … cash to … bank
    going to … bank
    deposit run
    banking run
    bank following
    followed from … bank
    banking trip
    cash collection … robbed
    robbed … depositing
    walks/walk/walking to … car with
    drives/drive/driving … with … cash/takings
    carry/carries/carrying … cash/takings/money to
    collection money robbed
    robbed … bring … office
    robbed … bringing … money
    robbed while carrying
  `,
  hijacking: `
    hijack
    hijacked
    hijacking
    hijacker
    hi-jack
    hi-jacked
    hi-jacking
    car-jack
    car-jacked
    car-jacking
    carjacker
    truck hijacking
    truck hijack
    driveway hijacking
    jacked
  `,
  'follow-home': `
    followed home
    followed me home
    followed us home
    follow me home
    follow us home
    following me home
    followed her home
    followed him home
    followed from … shop/mall/airport/work
    follow home robbery
    being followed
    followed my wife
    followed … driveway
    followed … house
    followed … into … complex/estate
  `,
  'home-invasion': `
    home invasion
    house robbery
    house robberies
    invaded … home
    robbed … in … house/home
    tied us up
    tied … family
    tied … up … house
    attacked … in … home/house
    while … asleep
    while … sleeping
    while … slept
    while we are home
    while we are at home
    while … at home
    when … at home
    in … bedroom … gun
    woke up … in … room/house/bedroom
    break in while … home
    entering while … home
    home invaders
    home-invader
    home robbery
    intruder … while … sleep
    intruder … inside … house
  `,
  'farm-attack': `
    farm attack
    farm murder
    attack … farm
    attacked … farm
    attacked … homestead
    attack … homestead
    attacks on farms
    farm robbery
    homestead attack
    plaasmoord
    plaas attack
    attacked … farmhouse
    robbed … farm
    armed … farm
  `,
  shoplifting: `
    shoplift
    shoplifting
    shop-lifting
    shoplifter
    shop-lifter
    shoplifted
    stealing from … shelf/shelves
    stole from … shelf/shelves
    steal from … shelf/shelves
    customer/customers steal/stealing/stole
    walk/walked/walking out with
    walk/walked/walking out without paying
    hide/hides/hiding items/stock/goods/clothes
    under … jacket
    without paying
    fitting room … theft/missing
    items … shelf/shelves
    baby pram
    bags lined with foil
    kids steal/stealing/stole
    snatch/snatched
    smash and grab … counter
    grab and run
    steal … off … shelf/shelves
    pocketing
    people steal/stealing
    into jackets/jacket/pockets/pocket/handbag/handbags/bags/pram/backpack
    into … jacket/pockets/pocket/handbag/pram/backpack
    hidden in … clothes/jacket/bag
    walk out under
    walks out under
    walk/walks/walking out under
    under their clothes
    under clothes
    under her dress
    in prams
    in a pram
    snatch … phones/handbags/bags
    grab … and run
    snatched … phones/bags
    dash out
  `,
  'staff-theft': `
    staff theft
    employee theft
    internal theft
    inside theft
    staff steal/stealing/stole/stolen
    employees steal/stealing/stole
    workers steal/stealing/stole
    staff … stealing
    employees … stealing
    workers … stealing
    cashiers … stealing
    cashier … stealing
    waiters … stealing
    drivers … stealing
    barman … stealing
    packers … stealing
    theft by staff/employees/workers/cashiers
    theft by … employee/staff
    stolen by … staff/employee/employees/worker/workers/cashier
    staff/employees/workers/cashiers … helping themselves
    staff/employees/workers/cashiers … help/helped themselves
    inside job
    insider
    internal shrinkage
    staff collusion
    collusion
    colluding
    collude
    under-ring/under-ringing
    void/voids/voided … sale/sales/till
    many voids
    more voids
    too many voids
    till short/shorts
    till shortage
    till … short
    short in … till
    tills … short
    refund fraud
    false refund/refunds
    sweethearting
    skimming
    our own staff
    our own people
    pilfer
    pilfering
    pilferage
    domestic … stealing
    helper … stealing
    maid … stealing
    stealing from us
    stealing time
    suspect … staff/employee/worker/cashier/manager/employees/workers
    someone on the inside
    somebody inside
    pour/pours/pouring/give/gives/giving … free drinks
    free drinks
    dont ring up
    doesnt ring up
    do not ring up
    not ringing up
    without ringing up
    not rung up
    bouncer/bouncers/guard/guards take/takes/taking money/bribes
    takes bribes
    take bribes
    staff help themselves
    housekeeping/cleaners/cleaner … stealing
    not scanning for
    put … in their bags
    hide … in their bags
    wrap extra
    staff … selling
    selling … for cash
    job card … match
    one of the/our/my … staff/workers helps
    giving … to … friends
    giving away stock
    friends at the till
    under-ringing at tills
    pockets the cash
    pocketing the cash
    staff … help themselves
    cashier/cashiers … not scanning
  `,
  'stock-loss': `
    stock loss
    stock-losses
    shrinkage
    stock missing
    stock … missing
    missing stock
    stock disappear/disappears/disappearing/disappeared
    stock … disappearing
    stock … disappears
    stock walks
    stock … walking
    stock variance
    stock variances
    stock shortage
    stock short
    stock does not balance
    stock doesnt balance
    stock take … short
    stock-take … short
    losing stock
    lose stock
    lost stock
    stock theft in … store
    stocktake … missing
    goods … missing
    goods missing
    boxes missing
    boxes … missing
    pallets missing
    items missing
    items going missing
    things go missing
    things going missing
    things … missing
    unexplained losses
    inventory loss
    inventory shrinkage
    stock … gone
    stock gone
    short at stock-take
    short at … stock-take
    short on stock-take
    come/comes/coming/came up short
    short # to
    short every month
    count … short
    we are short
    tyres/boxes/bags/crates … walking out
    high shrinkage
    stock goes missing
    stock is going missing
    goods disappear
    goods disappeared
    goods disappearing
    meat/stock/timber/goods/pallets/diesel/cement/tyres/parcels … disappearing/disappeared/vanished
    high stock losses
    losses at stock take
    more … goes out
    more … leaves than
    more … than … slip/invoice/paid/invoiced
    out … without … slip/invoice/slips
    not on the slip
    not on the invoice
    pallets short
    unaccounted for
    cant account for
    cannot account for
    does not add up
    do not add up
    doesnt add up
  `,
  'delivery-theft': `
    delivery theft
    theft … deliveries
    theft … delivery
    theft … dispatch
    theft … receiving
    stolen … receiving
    short delivery
    short deliveries
    short delivered
    deliveries … short
    delivery … short
    dispatch fraud
    overloading
    over-loading
    overload trucks
    loaded extra
    extra boxes/pallets/cases/stock on
    loading extra
    over-dispatch
    stolen … loading
    theft … loading
    theft at dock
    dock shrinkage
    dock theft
    shrinkage at … dock
    docks shrinkage
    stock … loading bay
    off the back of the truck
    false delivery note
    delivery notes
    wrong quantities
    goods … offloading
    missing … offloading
    losses at … receiving/dispatch/dock
    more … than … slip/invoice/docket/paperwork/note
    slip says
    doesnt match … slip/invoice
    does not match … slip/invoice
    seals broken
    seal broken
    broken seal
    broken seals
    seals … broken
    seals … tampered
    seals cut
    pallet short
    pallets short
    more … than the slip
    more … goes out … slip
    loaded … than … slip/invoice/paid
    load more than
    loads more than
    loaded more than
    less than we packed
    less than was packed
    less than we sent
    less … than … packed
    collected less
    received less
    delivered less
    short on dispatch
    short at dispatch
    short on receiving
    pallets … short
    short on arrival
    arrives short
    arrive short
    seals … intact
    seal … broken
    between packing … and … van
    yard staff … helps
    helps … drivers load
  `,
  'cable-theft': `
    cable theft
    cable thieves
    cable thief
    copper theft
    copper thieves
    copper thief
    izinyoka
    cut … cables
    cut … cable
    cut … copper
    dug up … cable/cables
    dig up … cable/cables
    digging up … cable/cables
    stripping … copper
    strip … copper
    stripped … copper/cable/cables/wiring
    stripped … db board
    stealing … earth
    copper pipes stolen
    copper pipe stolen
    earth wire stolen
    earthing stolen
    theft of … cable/cables/copper
    stole … cable/cables/copper/wiring
  `,
  'fuel-theft': `
    fuel theft
    diesel theft
    petrol theft
    siphon
    siphoned
    siphoning
    syphon
    syphoned
    syphoning
    drain diesel
    draining diesel
    drained … diesel/tank/fuel
    diesel missing
    diesel … missing
    diesel … disappearing
    diesel going missing
    losing diesel
    fuel missing
    fuel losses
    diesel losses
    fuel … short
    diesel … short
    drive-off
    drives off without
    drive/drives/drove/driving off/away without paying
    drives off without paying
    drove off without
    fill and go
    drive away without paying
    diesel … walks
    diesel is going
    fuel is going
    draw/draws without … slip
    fill their own
    filling their own
    diesel goes
    diesel also goes
    also diesel goes
    diesel stolen
    siphon diesel
    diesel … siphoned
  `,
  'metal-theft': `
    metal theft
    scrap theft
    scrap metal
    steel theft
    theft of steel
    manhole cover
    stole … gate/gates
    stole … taps/tap
    stealing … taps
    stole … steel
    stole … metal
    stealing … steel
    stole … palisade
    stealing … palisade
    stole … fence
    palisade theft
    stealing … fence
    stole … pipes
    stealing … pipes
    aluminium theft
    brass theft
    water meter
    zama zama
    zama zamas
    stole … roofing
    cut … palisade
    stole … railings
    stole/steal/stealing … geyser/geysers
    geyser/geysers … stolen
    steal … copper
    steal/stealing … copper pipe/pipes
    copper pipes stolen
    copper pipe stolen
    copper pipes … stolen
    copper pipes … cut
    copper pipes cut
    brass fittings
    taps stolen
    pipes stolen
  `,
  'gate-motor-theft': `
    gate motor theft
    gate-motor … stolen
    gate-motor … stole
    stole … gate-motor
    stolen … gate-motor
    steal … gate-motor
    stealing … gate-motor
    theft of … gate-motor
    gate-motor taken
    gate-motor … taken
    took … gate-motor
    gate motor gone
    motor … stolen … gate
    centurion motor stolen
    centurion … stolen
    d5 … stolen
    motor off the gate
    motor … off … gate
    gate motor battery stolen
    ripped … gate-motor
    ripped … motor
  `,
  'vehicle-theft': `
    car theft
    vehicle theft
    motor theft
    bakkie theft
    truck theft
    trailer theft
    motorbike theft
    bicycle theft
    bike theft
    car … stolen
    cars … stolen
    vehicle … stolen
    vehicles … stolen
    bakkie … stolen
    bakkies … stolen
    trailer … stolen
    truck … stolen
    stolen car/vehicle/bakkie/trailer/truck
    theft of … vehicle/vehicles/car/cars/bakkie
    remote jamming … car
    drove off with
    drive off with
    drove away with
    relay attack
    keyless theft
    stole … car
    stole … bakkie
    stole … vehicle
    car/vehicle/bakkie/truck/cars/vehicles/bakkies/trucks … driven out/off/away
    car … gone
    bakkie … gone
  `,
  'theft-from-vehicle': `
    theft from … vehicle/vehicles/car/cars/bakkie
    theft out of … vehicle/vehicles/car/cars/bakkie
    stole … from … car/cars/vehicle/vehicles/bakkie/truck
    stolen from … car/cars/vehicle/vehicles/bakkie/truck/trucks
    stole … out of … car/bakkie/vehicle
    stolen out of … car/cars/bakkie/vehicle
    car window smashed
    car windows … smashed
    smashed … car/cars/bakkie window/windows
    car … broken into
    cars … broken into
    vehicles … broken into
    vehicle … broken into
    bakkie … broken into
    broke into … car/cars/bakkie/vehicle/vehicles
    break into … car/cars/vehicle/vehicles
    breaking into … car/cars/vehicle/vehicles
    car break-in
    car break-ins
    smash and grab
    smash & grab
    smash-n-grab
    remote jamming
    car jamming
    jamming remotes
    jam/jammed/jamming … remote
    wheels stolen
    spare wheel stolen
    spare wheels … stolen
    catalytic converter
    catalytic converters
    parts stripped off
    stripping … cars
    strip … cars
    batteries stolen from … car/cars/truck/trucks
    missing from … car/cars/vehicle/vehicles/bakkie
    gone from … car/cars/vehicle/vehicles
    taken from … car/cars/vehicle/vehicles/bakkie
    battery/batteries/radio/laptop/bag/bags/phone out of … car/cars/bakkie/vehicle/truck
    cut/cutting … catalytic
    batteries … trucks
    car/cars/vehicle/vehicles/bakkie/bakkies broken into
    number plates … gone/stolen
    licence discs … stolen
    take/takes/taking/took/stealing/stole/steal things/stuff/items/sunglasses/coins/valuables out/from
    out of … cars
    things out of … cars
    from inside … cars
    batteries … customer vehicles
    cut off customer vehicles
    cut off … vehicles/cars
    catalytic convertor
    cat converters
    catalytic
  `,
  'stock-theft-animals': `
    livestock theft
    cattle theft
    sheep theft
    goat theft
    goats stolen
    cattle stolen
    cows stolen
    sheep stolen
    cattle … stolen
    sheep … stolen
    goats … stolen
    cows … stolen
    cattle rustling
    rustlers
    stole … cattle/cows/sheep/goats/calves
    stealing … cattle/cows/sheep/goats/calves/chickens
    slaughtered … cattle/cow/cows/sheep/goats/in
    slaughter … field
    animals stolen
    stock theft unit
    stock theft … heifer/heifers/cow/cows/cattle/sheep/goat/goats/calves/animals
    cow/cows/cattle/heifer/heifers/sheep/goat/goats/calves gone/missing/disappeared
    cattle gone
    lost # cattle/cows/sheep/goats/heifers
    calves stolen
    calves … stolen
    steal … calves
    lambs stolen
    stolen … calves/cattle/sheep/goats
  `,
  'equipment-theft': `
    equipment theft
    theft of … equipment/tools/laptops/computers/machinery/projectors/batteries/generators/panels/inverters
    tool theft
    laptop theft
    computer theft
    battery theft
    solar panel theft
    panel theft
    generator theft
    equipment … stolen
    equipment … missing
    tools … missing
    machinery theft
    plant theft
    tools disappear
    tools … disappear
    tools go missing
    laptops … missing
    laptop … missing
    stole … pump
    borehole pump stolen
    pump … stolen
    headsets … missing
    shoes … stolen
    bronze … stolen/taken/gone
    statue/statues … stolen/taken/gone
    painting/paintings … stolen/taken/gone
    exhibit/exhibits … stolen/taken/gone
    taken off … plinth
  `,
  'personal-theft': `
    handbag snatched
    bag snatched
    bag snatching
    pickpocket
    pickpockets
    pickpocketing
    theft from lockers
    lockers … broken
    theft from … lockers/bags
    theft from guest rooms
    stole/stolen from … guest room/rooms
    stole/stolen from … locker/lockers/bag/bags/handbag
    money/cash/things … missing from … room/rooms/locker/lockers/bag/bags
    guests … missing
    jewellery … stolen/missing
    stole … jewellery
  `,
  tailgating: `
    tailgate
    tailgating
    tail-gating
    tailgater
    tailgated
    tailgates
    piggy-back
    piggybacking
    follow … through the door
    followed … through the door
    walk in behind
    walks in behind
    walked in behind
    walking in behind
    slip in behind
    slipped in behind
    slips in behind
    follow … behind … car
    behind another car
    behind residents
    hold the door open
    holding the door open
    holds … door open
    hold … door open
    door … propped open
    props … door
    propping … door
    prop … door
    strangers walk in
    anyone can walk in
    anybody can walk in
    anyone can just walk in
    walk straight in
    walks straight in
    walked straight in
    people just walk in
    drive in behind
    drives in behind
    drove in behind
    driving in behind
    come in behind
    comes in behind
    came in behind
    let … in with them
    lets … in with them
    letting … in with them
    let other people in
    lets other people in
    letting other people in
    let people in
    let strangers in
    follow/follows/followed/following residents/tenants/members/staff/students … gate/door
    follow/follows/following … through the … gate/door
    left open by parents/residents/tenants/students/staff/members/visitors
    leave … open for friends
  `,
  trespass: `
    trespass
    trespassing
    trespasser
    trespassed
    people … jump … wall/fence
    jump … wall/fence
    jumps … wall/fence
    jumping … wall/fence
    jumped … wall/fence
    scale/scaled/scaling … wall/fence
    climb/climbs/climbed/climbing over
    climb/climbs/climbed/climbing … wall/fence/gate/palisade
    over … wall at
    over the fence
    over the wall
    cut/cutting … fence
    cut through … fence
    hole/holes in … fence
    hole/holes … fence
    fence … cut
    palisade … cut
    cut … hole
    dig/dug/digging under
    crawl/crawled under
    illegal entry
    unauthorised access
    unauthorized access
    unauthorised people
    unauthorized people
    unauthorised entry
    unauthorized entry
    vagrants
    squatters
    land invasion
    squatting
    strangers on … property/premises
    shortcut through
    short cut through
    walk through … property/yard/farm
    people sleeping in/on
    poacher
    poachers
    poaching
    wander/wandering/wanders in
    uninvited
    cutting … palisade
    cross … field
    peeping tom
    peeping
    looks/looking/looked/peeps/peeking through … window/windows
    let/lets himself/herself/themselves in
    comes in when
    come in when
    look/looks/looking … over … fence/wall
  `,
  vandalism: `
    vandalism
    vandalise
    vandalised
    vandalize
    vandalized
    vandals
    vandal
    graffiti
    spray painted
    damage … property
    damaged … property
    malicious damage
    broke … taps
    broken taps
    windows broken
    broken windows
    smashed … toilets
    throw/throwing/threw stones
    stone throwing
    throw/throwing/threw rocks
    breaking … windows
    damaged … vehicles/cars
    cut … tyres
    slashed … tyres
    keyed … car
    tractors … damaged
    was damaged
    were damaged
    equipment … damaged
    damaged … tractors/equipment/vehicles/machines/property
    slashed tyres
    tyres slashed
    sugar in the tank
  `,
  arson: `
    arson
    set alight
    set fire
    set on fire
    petrol bomb
    petrol bombed
    petrol bombs
    burnt down
    burned down
    torched
    torching
    torch … shop/building/truck/trucks/store
    burn/burning … trucks
    cane fire
    cane fires
    runaway fires
    deliberate fire
    started a fire
    light fires
    lighting fires
    burns cane
    burn … cane
    burning … cane
    runaway fire
    set … alight
    sets … alight
    set … on fire
    burnt … field/fields/crop/shop
    burns … field/fields/crop/veld
  `,
  extortion: `
    extortion
    extort
    extorted
    extorting
    extortionist
    protection fee
    protection fees
    protection money
    construction mafia
    business forum
    business forums
    demand … percent
    demand … percentage
    demanding … percent
    demanding … percentage
    demand … 30
    demanding … 30
    site invasion
    site invasions
    pay … protection
    pay … or else
    or they/we burn/shoot/kill
    or they/we will burn/shoot/kill
    or theyll burn/shoot/kill
    or they/we close us/shop/business
    demanding money
    demand/demanded money every
    ransom
    blackmail
    kidnap
    kidnapped
    kidnapping
    kidnappers
    abduct
    abducted
    abduction
  `,
  threats: `
    threat
    threaten
    threatened
    threatens
    threatening
    intimidate
    intimidated
    intimidation
    intimidating
    death threat
    death threats
    harass
    harassed
    harassment
    harassing
    stalker
    stalking
    stalked
    stalks
    whatsapp threats
    revenge
    abusive ex
    protection order
    aggressive customers
    aggressive customer
    domestic violence
    restraining order
    abusive patients
    aggressive patients
    verbal abuse
    bullying
    threatening notes
    threatening note
    threat letters
    threatening letter
    threatening letters
    threatening messages
  `,
  assault: `
    assault
    assaulted
    assaults
    assaulting
    attacked
    attack
    attacker
    attacking
    stabbed
    stabbing
    stab
    beaten
    beat up
    beaten up
    beat … guard
    rape
    raped
    sexual assault
    shot
    shooting
    shootings
    fight
    fights
    fighting
    murder
    murdered
    pistol whipped
    pepper sprayed
    hit over the head
    hit … head
    slapped
    punched
    killed
    kill
    fight outside
    brawl
    brawls
    assaults on
    assault on
    attacked … nurse/nurses/staff
    attacks on … nurses/staff
    spiked drinks
    bar fight
    bar fights
  `,
  fraud: `
    fraud
    fraudulent
    scam
    scammed
    scammer
    fake eft
    fake proof of payment
    false proof of payment
    fake pop
    counterfeit
    fake notes
    fake money
    invoice fraud
    stolen cards
    stolen card
    cloned card
    card cloning
    card skimming
    forged
    forgery
    fake invoice
    fake invoices
    bogus
    impersonate
    impersonating
    posing as
    pretend/pretended/pretending to be
    fake … police
    fake … technicians
    fake collection
    impostor
    imposter
    identity theft
    cheque fraud
    ghost employee
    fake orders
    dressed as police
    dressed as
    changed bank details
    changed banking details
    bank details … changed
    email … bank details
    e-mails … bank details
    intercepted e-mail
    scammers
  `,
  'data-theft': `
    data theft
    data breach
    information theft
    theft of … data/information/documents/files
    stole … data/documents/files/information/hard drive/hard drives/servers/server
    stolen … client data/patient files
    client data … stolen
    patient files stolen
    hard drives stolen
    hard drive stolen
    corporate espionage
    espionage
    confidential … leaked
    leak … information
    leaking … information
    leaked
    hacked
    hacking
    hacker
    ransomware
    phishing
    cyber attack
    usb sticks
    copied … database
    copying … database
    popia breach
    files … missing
    files missing
    sensitive information
    photo/photos/picture/pictures of … customer/customers/client/clients/card/screen/screens/details
    card details
    copying … details
    copied … details
    leak of
    leaks of
    leak
    leaking … papers/information/data/client
    leak … papers
    photos of … card/screen/screens/documents/details
    taking photos of
    reading … files
    read … files
    copying … files
    looking at … files
    stealing information
    sell information
    sells information
  `,
  'medicine-theft': `
    medicine theft
    medication theft
    theft of … medicine/medicines/medication/drugs/schedule
    medicine … missing
    medicines … missing
    medication … missing
    medicines … stolen
    medicine … stolen
    medication … stolen
    drugs … missing
    drugs … stolen
    codeine … missing
    codeine
    schedule 5 … missing
    schedule 6 … missing
    stole … medicine/medicines/medication/cough
    stealing … medicine/medicines/medication
    arvs … stolen
    arv theft
    scheduled drugs … missing
    medicines disappear
    medicine disappears
    medication disappears
    tablets/pills/syrup/medicine/medicines/medication … short
    short on … schedule/medicine/medicines
  `,
  'package-theft': `
    package theft
    parcel theft
    parcels … stolen
    parcel … stolen
    packages … stolen
    parcels … missing
    parcel … missing
    parcels missing
    packages missing
    takealot … stolen
    deliveries … stolen
    porch pirate
    porch pirates
    courier parcels
    post stolen
    parcels disappear
    parcels … disappear
    parcels … opened
    opened parcels
    parcel … opened
    replaced with bricks/stones/paper
  `,
  loitering: `
    loiter
    loitering
    loiterer
    loiterers
    loiters
    hanging around
    hang around
    hangs around
    vagrant
    homeless
    beggar
    beggars
    begging
    suspicious people
    suspicious person
    suspicious persons
    suspicious men
    suspicious man
    suspicious vehicle
    suspicious vehicles
    suspicious car
    suspicious cars
    suspicious activity
    scouting
    watch our/my/the house
    watching our/my/the house
    watching … movements
    watch … movements
    prostitutes
    drug dealers
    drug dealing
    hide/hides … garden/bush/yard/driveway
    hiding … garden/bush/yard/driveway
    drug addicts
    whoonga
    nyaope
    paras
    amaphara
    drug users
    drunk people
    druggies
    sleep outside
    sleeping outside
    sit outside
    parked outside
    parking outside
    strange car
    strange cars
    unknown vehicle
    unknown vehicles
    unknown cars
    bush dwellers
    being watched
    watching us
    watched us
    drunk men
    drunks
  `,
  'visitor-control': `
    visitor control
    visitor management
    visitors … not checked
    visitors … not signed
    sign in visitors
    visitor book
    visitors book
    sign in book
    sign-in book
    paper register
    register at the gate
    visitors just
    visitors … without
    control visitors
    control of visitors
    who comes and goes
    who comes in
    who is coming in
    who goes in
    who enters
    who is on site
    who is inside
    know who is on/in/inside/at
    know who comes/enters/goes/came
    knowing who
    no idea who
    false names
    fake names
    contractors … not leaving
    contractors stay
    guards let
    guard lets
    guard … let … in
    access by visitors
    visitor access
    e-hailing drivers
    uber drivers
    delivery guys come in
    contractor access
    contractors walk around
    too many people have access
    anyone has access
    control access
    access is not controlled
    uncontrolled access
    wave/waves/waved/waving … through
    no access rights
    custody
    fetch/collect/fetched/collected … child/children/kids
    gate/door left open
    gate/door … left open
    leave/leaves/leaving … gate open
    leave/leaves/leaving … door open
    fake otp
    bring/brings/bringing strangers
    anyone comes in
    fetch a child
    fetch … child
    fetch … children
    collect … child
    pick up … child
    wrong person … fetch
    not the father
    not the mother
    who may fetch
    nearly taken
    tried to take … baby/child
    baby … taken
    child … taken
    visitors … wander
    visitors after hours
    no control over visitors
  `,
  'false-alarms': `
    false alarm
    false alarms
    alarm … false
    alarm goes off for nothing
    alarm goes off for no reason
    alarm keeps going off
    alarm keeps tripping
    alarm … no reason
    alarm … for nothing
    nuisance alarm
    nuisance alarms
    beams … false
    false trigger
    false triggers
    false triggering
    monkeys set off
    monkeys … alarm
    monkeys … fence
    fence keeps going off
    fence keeps tripping
    keeps going off
    keep going off
    call out fees
    callout fees
    set off … beam/alarm/sensor/fence/siren
    sets off … beam/alarm/sensor/fence/siren
    setting off … beam/alarm/sensor/fence/siren
    dogs/cats/monkeys/birds/branches … trigger
    alarm trips
    fence alarm goes off
    alarm goes off every
    alarm goes off because
    goes off … monkeys/wind/branches/rain/dogs/cats/insects/geckos
    set/sets/setting … beams/alarm/sensors/fence off
  `,
  'poor-footage': `
    poor footage
    bad footage
    blurry
    blurred
    footage … useless
    footage … unclear
    footage is grainy
    grainy
    cannot identify
    cant identify
    could not identify
    couldnt identify
    cannot see … face/faces
    cant see … face/faces
    could not see … face/faces
    couldnt see … face/faces
    cannot make out
    cant make out
    could not make out
    poor quality
    bad quality
    picture quality
    not clear
    unclear
    number plate … not readable
    cant read … plate/plates/plates
    cannot read … plate/plates
    could not read … plate/number
    couldnt read … plate/number
    footage overwritten
    overwritten
    footage … gone
    no footage
    recording gone
    cameras … too dark
    cameras … dark at night
    blind spot
    blind spots
    cameras … see nothing
    camera … sees nothing
    cameras show nothing
    cameras dont show
    camera quality
    useless footage
    dark footage
    picture/pictures is/are useless
    picture/pictures … useless
  `,
  'power-failure': `
    power failure
    power failures
    power-cut
    power cuts
    power outage
    power outages
    blackout
    blackouts
    power goes off
    power goes out
    power is off
    power was off
    power went off
    electricity goes off
    electricity goes out
    electricity is off
    no electricity
    power trips
    loadshedding … alarm
    load-shedding … alarm
    load-shedding … gate
    load-shedding … cameras
    outages
    outage
    eskom
    cut … power
    cut … electricity
    switch/switched off … power/electricity/mains/db
    tripped … power/mains/db/electricity
    battery … flat
    batteries … flat
    batteries die
    battery dies
    power dip
    power surge
    power surges
    surges
    lightning
  `,
  protest: `
    protest
    protests
    protester
    protesters
    riot
    riots
    rioting
    rioters
    looting
    looters
    looted
    unrest
    strike action
    strikers
    strike
    mob
    mobs
    protest march
    july 2021
    july unrest
    civil unrest
    xenophobic
    xenophobia
    stay-away
    shutdown
    service delivery protest
    trucks blocked
    road blocked
    burning tyres
    mass action
  `,
};
