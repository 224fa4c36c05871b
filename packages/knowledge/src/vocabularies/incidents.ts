import type { IncidentId } from '../threats.ts';
import { dangerWords } from './danger.ts';

/** How visitors tell what happened or what they fear. */
export const incidentWords: Readonly<Record<IncidentId, string>> = {
  burglary: `
    burglary/burgled/burglar/burglarised/burglarized
    break-in
    breaking/broke/breaks/broken/kicked in
    breaking/broke/break/broken into
    been broken into
    housebreaking/housebreakers
    house breaking
    house-breaker
    forced entry
    forced/broken/broke/breaking open
    forced their way
    forced … door/gate/window
    kicked … door/in
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
    inbraak/inbreker
    break-ins
    break ins
    breaks-in
    oopgebreek
    ingebreek/ingebreuk
    ruit/ruite/venster/vensters gebreek en … gevat/gesteel/weg
    gevat/gesteel uit die/ons/my kantoor/winkel/huis/skool/kerk
    lift/lifts/lifted/lifting … roof/zinc
    lift/lifts/lifted/lifting … sliding door
    sliding door … lifted
    lifted off … track/tracks
    cut/cutting … door
    kicked it in
    houses burgled
    bagqekeze
    ukugqekeza
    room/rooms/homes/house … entered
    homes were entered
    room was entered
    tried/trying/tries the/my/our/every door/doors/handle/handles/lock/locks
    tried/trying/tries the/my/our front/back/side/kitchen/sliding/garage door
    tried/trying/tries the/my/our door handle/handles
    scratches at/on/around the lock
    come under the fence
    come through the roof
    they come through
    theft of … horn/medals/artefacts/art/paintings/exhibits
    medals … stolen
    stole … artefacts/paintings/medals
  `,
  'armed-robbery': `
    armed/business/smash-and-grab robbery
    armed robber
    robbery/robber/robbed/robbing
    rob
    hold-up
    held/hold up
    held/hold us up
    stick-up
    held at gunpoint
    at gunpoint/knifepoint
    at gun/knife point
    gun to … head
    gun in … face
    gun on
    pointed … gun/firearm/pistol
    pointed … guns
    men/man/guy/robber/people/suspect/male/youth/boy/skollie/tsotsi/gang with … gun/firearm/rifle/pistol/knife/knives/panga/weapon/handgun
    stormed in/into
    ambushed
    mugged/mugging/mugger
    armed … men/gang/guys/suspects/robbers
    demand/demanded … cash/money/phones/till/jewellery
    held … staff/hostage
    tied … up
    cable tied
    smashed/smash/smashing … cabinet/display/showcase/counter
    came/come/walked/entered/burst/stormed … gun/knife/firearm/panga/pistol/rifle
    had/carrying/carried/pulled/produced/drew … gun/knife/firearm/panga/pistol/rifle
    smash and grab … jewellery
    gerowe
    gewapende rooftog/roof
    smash and grab of display
    smash and grab … display/phones/watches/shop/counter
    with hammer/hammers/pistols
    come/came with pistols
    with … rifles
    r4 rifles
    beroof
    rooftog
    roof ons
    met gewere
    demanded … codeine
    robbed of takings
    robbed when
    hold-ups
  `,
  'cash-up-robbery': `
    robbed … cash-up/cashing-up/closing/counting/takings/safe
    robbery/gun/armed … cash-up
    robbery/gun/armed … cashing-up
    robbery … closing
    held up … cash-up/cashing-up
    cash-up robbery
    cash-up/cashing-up … robbed
    cash-up/cashing-up … robbery
    counting … cash/money/takings … robbed
    robbed … counting … money/cash/takings
    demanded … takings
    cash-up … gun/guns
    cashing-up … gun/guns
    stole/took … takings
    robbed … till/tills
  `,
  'cash-in-transit': `
    cash in transit
    cash-in-transit
    cit heist/robbery
    cash van/heist/transit
    way/going to … bank
    followed/robbed … bank
    taking/take … cash to … bank
    take/taking … money to … bank
    deposit/banking run
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
    hijack/hijacked/hijacking/hijacker
    hi-jack
    hi-jacked
    hi-jacking
    car-jack
    car-jacked
    car-jacking
    carjacker
    truck/driveway hijacking
    truck hijack
    jacked
  `,
  'follow-home': `
    followed home
    followed me/us/her/him home
    follow/following me home
    follow us home
    followed from … shop/mall/airport/work
    follow home robbery
    being followed
    followed my wife
    followed … driveway/house
    followed … into … complex/estate
  `,
  'home-invasion': `
    home invasion/invaders/robbery
    house robbery
    invaded … home
    robbed … in … house/home
    tied us up
    tied … family
    tied … up … house
    attacked … in … home/house
    while … asleep/sleeping/slept
    while we are home
    while we are at home
    while/when … at home
    in … bedroom … gun
    woke up … in … room/house/bedroom
    break in while … home
    entering while … home
    home-invader
    intruder … while … sleep
    intruder … inside … house
  `,
  'farm-attack': `
    farm/homestead/plaas attack
    farm murder/robbery
    attack/attacked/robbed/armed … farm
    attacked … homestead/farmhouse
    attack … homestead
    attacks on farms
    plaasmoord
  `,
  shoplifting: `
    shoplift/shoplifting/shoplifter/shoplifted
    shop-lifting
    shop-lifter
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
    steal/steals/stealing … when i/we turn/look around/away
    when my/our back is turned
    people steal/stealing
    into jackets/jacket/pockets/pocket/handbag/handbags/bags/pram/backpack
    into … jacket/pockets/pocket/handbag/pram/backpack
    hidden in … clothes/jacket/bag
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
    staff/employee/internal/inside theft
    staff steal/stealing/stole/stolen
    employees steal/stealing/stole
    workers steal/stealing/stole
    staff/employees/workers/cashiers/cashier/waiters … stealing
    drivers/barman/packers/domestic/helper/maid … stealing
    theft by staff/employees/workers/cashiers
    theft by … employee/staff
    stolen by … staff/employee/employees/worker/workers/cashier
    staff/employees/workers/cashiers … helping themselves
    staff/employees/workers/cashiers … help/helped themselves
    inside job
    insider
    internal shrinkage
    staff collusion
    collusion/collude
    colluding
    under-ring/under-ringing
    void/voids/voided … sale/sales/till
    many/more voids
    too many voids
    till short/shorts
    till shortage
    till/tills … short
    short in … till
    refund fraud
    false refund/refunds
    sweethearting
    skimming
    our own staff/people
    pilfer/pilfering/pilferage
    stealing from us
    stealing time
    suspect … staff/employee/worker/cashier/manager/employees/workers
    someone on the inside
    somebody inside
    pour/pours/pouring/give/gives/giving … free drinks
    free drinks
    dont/doesnt ring up
    do not ring up
    not/without ringing up
    not rung up
    bouncer/bouncers/guard/guards take/takes/taking money/bribes
    takes/take bribes
    staff help themselves
    housekeeping/cleaners/cleaner … stealing
    not scanning for
    put/hide … in their bags
    staff/workers/employees/packers/pickers/cashiers/cleaners/waiters/drivers walk/walks/walking/walked out with
    staff/workers/employees/packers/pickers/cashiers/cleaners/waiters/drivers are/were walking out with
    staff/workers/employees/packers/pickers/cashiers/cleaners/waiters/drivers carry/carrying/take/taking stock/goods/stuff out
    werkers/personeel stap/stap/loop uit met
    wrap extra
    staff … selling
    selling … for cash
    job card … match
    one of the/our/my … staff/workers helps
    giving … to … friends
    giving away stock
    friends at the till
    under-ringing at tills
    pockets/pocketing the cash
    cashier/cashiers … not scanning
  `,
  'stock-loss': `
    stock loss/missing/walks/variance/shortage/short
    stock-losses
    shrinkage
    stock/stocktake/goods/boxes/things … missing
    missing/losing/lose/lost stock
    stock disappear/disappears/disappearing/disappeared
    stock … disappears/walking/gone
    stock does not balance
    stock doesnt balance
    stock take … short
    stock-take/count … short
    stock theft in … store
    goods/boxes/pallets/items missing
    items/things going missing
    things go missing
    unexplained losses
    inventory loss/shrinkage
    stock gone
    short at/on stock-take
    short at … stock-take
    come/comes/coming/came up short
    short # to
    short every month
    we are short
    tyres/boxes/bags/crates … walking out
    high shrinkage
    stock goes missing
    stock is going missing
    goods disappear/disappeared/disappearing
    meat/stock/timber/goods/pallets/diesel/cement/tyres/parcels … disappearing/disappeared/vanished
    high stock losses
    losses at stock take
    more … goes out
    more … leaves than
    more … than … slip/invoice/paid/invoiced
    out … without … slip/invoice/slips
    not on the slip/invoice
    pallets short
    unaccounted for
    cant/cannot account for
    does/do not add up
    doesnt add up
  `,
  'delivery-theft': `
    delivery/dock theft
    theft … deliveries/delivery/dispatch/receiving/loading
    stolen … receiving/loading
    short delivery/deliveries/delivered
    deliveries/delivery/pallets … short
    dispatch fraud
    overloading
    over-loading
    overload trucks
    loaded/loading extra
    extra boxes/pallets/cases/stock on
    over-dispatch
    theft at dock
    dock/docks shrinkage
    shrinkage at … dock
    stock … loading bay
    off the back of the truck
    false delivery note
    delivery notes
    wrong quantities
    goods/missing … offloading
    losses at … receiving/dispatch/dock
    more … than … slip/invoice/docket/paperwork/note
    slip says
    doesnt match … slip/invoice
    does not match … slip/invoice
    seals/seal broken
    broken seal/seals
    seals … broken/tampered/intact
    seals cut
    pallet/pallets/arrives/arrive short
    more … than the slip
    more … goes out … slip
    loaded … than … slip/invoice/paid
    load/loads/loaded more than
    less than we/was packed
    less than we sent
    less … than … packed
    collected/received/delivered less
    short on dispatch/receiving/arrival
    short at dispatch
    seal … broken
    between packing … and … van
    yard staff … helps
    helps … drivers load
  `,
  'cable-theft': `
    cable theft/thieves/thief
    copper theft/thieves/thief
    izinyoka
    cut … cables/cable/copper
    dug up … cable/cables
    dig up … cable/cables
    digging up … cable/cables
    stripping/strip … copper
    stripped … copper/cable/cables/wiring
    stripped … db board
    stealing … earth
    copper pipes/pipe stolen
    earth wire stolen
    earthing stolen
    theft of … cable/cables/copper
    stole … cable/cables/copper/wiring
  `,
  'fuel-theft': `
    hulle/iemand/mense/diewe steel diesel/petrol/brandstof
    steel ons/my/die diesel/petrol/brandstof
    diesel/petrol/brandstof … gesteel
    bantshontsha/beba udizili/idizili/uphethiloli
    fuel/petrol theft
    diesel theft/missing/losses/goes/stolen
    siphon/siphoned/siphoning
    syphon/syphoned/syphoning
    drain/draining/losing/siphon diesel
    drained … diesel/tank/fuel
    diesel … missing/disappearing/short/walks/siphoned
    diesel going missing
    fuel missing/losses
    fuel … short
    drive-off
    drives/drove off without
    drive/drives/drove/driving off/away without paying
    fill and go
    diesel/fuel is going
    draw/draws without … slip
    fill/filling their own
    diesel also goes
    also diesel goes
  `,
  'metal-theft': `
    metal/scrap/steel/palisade/aluminium/brass theft
    scrap metal
    theft of steel
    manhole cover
    stole … gate/gates
    stole … taps/tap
    stealing … taps/steel/palisade/fence/pipes
    stole … steel/metal/palisade/fence/pipes/roofing
    water meter
    zama zama
    cut … palisade
    stole … railings
    stole/steal/stealing … geyser/geysers
    geyser/geysers … stolen
    steal … copper
    steal/stealing … copper pipe/pipes
    copper pipes/pipe stolen
    copper pipes … stolen/cut
    copper pipes cut
    brass fittings
    taps/pipes stolen
  `,
  'gate-motor-theft': `
    gate motor theft/gone
    gate-motor … stolen/stole/taken
    stole/stolen/steal/stealing/took/ripped … gate-motor
    theft of … gate-motor
    gate-motor taken
    motor … stolen/off … gate
    centurion motor stolen
    centurion … stolen
    d5 … stolen
    motor off the gate
    gate motor battery stolen
    ripped … motor
    hekmotor gesteel/gevat/afgehaal/weg
    hekmotor is/was gesteel/gevat/afgehaal/weg
    hek se motor gesteel/gevat/afgehaal/weg
    hek se motor is/was gesteel/gevat/afgehaal/weg
    steel/gesteel … hekmotor
    imotho/injini yesango … yebiwe/bayintshontshile
  `,
  'vehicle-theft': `
    car/vehicle/motor/bakkie/truck/trailer theft
    motorbike/bicycle/bike/keyless theft
    car/cars/vehicle/vehicles/bakkie/bakkies … stolen
    trailer/truck … stolen
    stolen car/vehicle/bakkie/trailer/truck
    theft of … vehicle/vehicles/car/cars/bakkie
    remote jamming … car
    drove/drive off with
    drove away with
    relay attack
    stole … car/bakkie/vehicle
    car/vehicle/bakkie/truck/cars/vehicles/bakkies/trucks … driven out/off/away
    car/bakkie … gone
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
    car/cars/vehicles/vehicle/bakkie … broken into
    broke into … car/cars/bakkie/vehicle/vehicles
    break into … car/cars/vehicle/vehicles
    breaking into … car/cars/vehicle/vehicles
    car break-in/break-ins/jamming
    smash and/& grab
    smash-n-grab
    remote jamming
    jamming remotes
    jam/jammed/jamming … remote
    wheels stolen
    spare wheel stolen
    spare wheels … stolen
    catalytic converter/convertor
    parts stripped off
    stripping/strip … cars
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
    cat converters
    catalytic
    motor/motors/kar/karre/bakkie se ruit/ruite/venster/vensters
    motor/motors/kar/karre/bakkie … ruit/ruite/venster/vensters gebreek
    ruit/ruite/venster/vensters van … motor/motors/kar/karre/bakkie gebreek
    gesteel/gevat uit … motor/motors/kar/karre/bakkie
    uit … motor/motors/kar/karre/bakkie gesteel/gevat
  `,
  'stock-theft-animals': `
    livestock/cattle/sheep/goat theft
    goats/cattle/cows/sheep/animals/calves stolen
    cattle/sheep/goats/cows/calves … stolen
    cattle rustling
    rustlers
    stole … cattle/cows/sheep/goats/calves
    stealing … cattle/cows/sheep/goats/calves/chickens
    slaughtered … cattle/cow/cows/sheep/goats/in
    slaughter … field
    stock theft unit
    stock theft … heifer/heifers/cow/cows/cattle/sheep/goat/goats/calves/animals
    cow/cows/cattle/heifer/heifers/sheep/goat/goats/calves gone/missing/disappeared
    lost # cattle/cows/sheep/goats/heifers
    steal … calves
    lambs stolen
    stolen … calves/cattle/sheep/goats
  `,
  'equipment-theft': `
    equipment/tool/laptop/computer/battery/panel theft
    theft of … equipment/tools/laptops/computers/machinery/projectors/batteries/generators/panels/inverters
    solar panel theft
    generator/machinery/plant theft
    equipment/pump/shoes … stolen
    equipment/tools/laptops/laptop/headsets … missing
    tools disappear
    tools … disappear
    tools go missing
    stole … pump
    borehole pump stolen
    bronze … stolen/taken/gone
    statue/statues … stolen/taken/gone
    painting/paintings … stolen/taken/gone
    exhibit/exhibits … stolen/taken/gone
    taken off … plinth
  `,
  'personal-theft': `
    handbag/bag snatched
    bag snatching
    pickpocket/pickpocketing
    theft from lockers
    lockers … broken
    theft from … lockers/bags
    theft from guest rooms
    stole/stolen from … guest room/rooms
    stole/stolen from … locker/lockers/bag/bags/handbag
    money/cash/things … missing from … room/rooms/locker/lockers/bag/bags
    guests … missing
    jewellery … stolen/missing
    washing/laundry/clothes … stolen/taken/missing/disappears/disappear
    stole/steal/steals/took/takes … washing/laundry/clothes
    steel/vat/gesteel … wasgoed
    wasgoed … gesteel/weg
    stole … jewellery
  `,
  tailgating: `
    tailgate/tailgating/tailgater/tailgated
    tail-gating
    piggy-back
    piggybacking
    follow/followed … through the door
    walk/walks/walked/walking/slip/slipped in behind
    slips/drive/drives/drove/driving/come in behind
    follow … behind … car
    behind another car
    behind residents
    hold/holding the door open
    holds/hold … door open
    door … propped open
    props/propping/prop … door
    strangers walk in
    anyone/anybody can walk in
    anyone can just walk in
    walk/walks/walked straight in
    people just walk in
    comes/came in behind
    let/lets/letting … in with them
    let/lets/letting other people in
    let people/strangers in
    follow/follows/followed/following residents/tenants/members/staff/students … gate/door
    follow/follows/following … through the … gate/door
    left open by parents/residents/tenants/students/staff/members/visitors
    leave … open for friends
  `,
  trespass: `
    trespass/trespassing/trespasser/trespassed
    people … jump … wall/fence
    jump … wall/fence
    jumps … wall/fence
    jumping … wall/fence
    jumped … wall/fence
    scale/scaled/scaling … wall/fence
    climb/climbs/climbed/climbing over
    climb/climbs/climbed/climbing … wall/fence/gate/palisade
    over … wall at
    over the fence/wall
    cut/cutting … fence
    cut through … fence
    hole/holes in … fence
    hole/holes … fence
    fence/palisade … cut
    cut … hole
    dig/dug/digging under
    crawl/crawled under
    illegal/unauthorised/unauthorized entry
    unauthorised access/people
    unauthorized access/people
    vagrants
    squatters/squatting
    land invasion
    strangers on … property/premises
    shortcut through
    short cut through
    walk through … property/yard/farm
    people sleeping in/on
    poacher/poaching
    wander/wandering/wanders in
    uninvited
    cutting … palisade
    cross … field
    peeping tom
    peeping
    looks/looking/looked/peeps/peeking through … window/windows
    let/lets himself/herself/themselves in
    comes/come in when
    look/looks/looking … over … fence/wall
  `,
  vandalism: `
    vandalism/vandalise/vandalised/vandalize/vandalized/vandal
    graffiti
    spray painted
    damage … property
    malicious damage
    broke … taps
    broken taps/windows
    windows broken
    smashed … toilets
    throw/throwing/threw stones
    stone throwing
    throw/throwing/threw rocks
    breaking … windows
    damaged … cars
    cut/slashed … tyres
    keyed … car
    tractors/equipment … damaged
    was/were damaged
    damaged … tractors/equipment/vehicles/machines/property
    slashed tyres
    tyres slashed
    sugar in the tank
  `,
  arson: `
    arson
    set alight
    set/cane/deliberate/runaway fire
    set on fire
    petrol bomb/bombed
    burnt/burned down
    torched/torching
    torch … shop/building/truck/trucks/store
    burn/burning … trucks
    started a fire
    light/lighting fires
    burns cane
    burn/burning … cane
    set/sets … alight
    set … on fire
    burnt … field/fields/crop/shop
    burns … field/fields/crop/veld
  `,
  'walking-out': `
    resident/residents/patient/patients/granny/grannies … walk/walks/walking/wander/wanders/wandering out
    residents/patients … get/gets lost
    resident/residents/patient/patients … wander/wanders/wandering
    wander/wanders/wandering/wandered off
    walk/walks out at night
    dementia … walks/walk/wanders/leaves/leave
    in his/her/their slippers/pyjamas/nightie/nightgown
    toddler/toddlers/child/children/kid/kids/learner/learners … walk/walks/walked/walking/wandered/slipped/ran out … gate/door/road/street
    boys/girls/learners/boarders/children/residents climb/climbs/climbing/sneak/sneaks/sneaking out
    toddler/child/kid/learner … found … road/street
    toddler/toddlers/child/children/kid/kids walked/walks/wandered/slipped out
    granny/grandpa/gogo/ouma/oupa/mother/father/mom/dad … wander/wanders/wandered/wandering
    bewoners … dwaal/uitloop/wegloop
    oumas … dwaal/wegloop
    abadala/izalukazi … baphuma/bayaphuma/baduka
  `,
  extortion: `
    extortion/extort/extorted/extorting/extortionist
    protection fee/money
    construction mafia
    business forum
    demand/demanding … percent
    demand/demanding … percentage
    demand … 30
    demanding … 30
    site invasion
    pay … protection
    pay … or else
    or they/we burn/shoot/kill
    or they/we will burn/shoot/kill
    or theyll burn/shoot/kill
    or they/we close us/shop/business
    demanding money
    demand/demanded money every
    blackmail
  `,
  threats: `
    threat/threaten/threatened/threatening
    intimidate/intimidated/intimidation/intimidating
    harass/harassed/harassment/harassing
    whatsapp threats
    revenge
    abusive ex/patients
    aggressive customer/patients
    verbal abuse
    bullying
    threatening note/letter/letters/messages
    threat letters
  `,
  assault: `
    assault/assaulted/assaulting
    attacked/attack/attacker/attacking
    stab
    beaten
    beat/beaten up
    beat … guard
    shot
    shooting
    fight/fighting
    pistol whipped
    pepper sprayed
    hit over the head
    hit … head
    slapped
    punched
    fight outside
    brawl
    assaults/assault on
    attacked … nurse/nurses/staff
    attacks on … nurses/staff
    spiked drinks
    bar fight
    bashaya/bashaye/bamshaya/bamshayile/bangishaya/basishaya/ushayiwe/ushaywe
  `,
  fraud: `
    fraud/fraudulent
    scam/scammed/scammer
    fake eft/pop/notes/money/invoice/collection
    fake/false proof of payment
    counterfeit
    invoice/cheque fraud
    stolen/cloned card
    card cloning/skimming
    forged/forgery
    bogus
    impersonate/impersonating
    posing/dressed as
    pretend/pretended/pretending to be
    fake … police/technicians
    impostor/imposter
    identity theft
    ghost employee
    fake orders
    dressed as police
    changed bank/banking details
    bank details … changed
    email/e-mails … bank details
    intercepted e-mail
  `,
  'data-theft': `
    data/information theft
    data/popia breach
    theft of … data/information/documents/files
    stole … data/documents/files/information/hard drive/hard drives/servers/server
    stolen … client data/patient files
    client data … stolen
    patient files stolen
    hard drives/drive stolen
    corporate espionage
    espionage
    confidential … leaked
    leaked/leaks/leak … information/data/details/papers/prices/secrets/designs
    information/data/details/papers/prices/secrets/documents/files … leaked/leaks
    leaks/leaked to … press/competitor/competitors/opposition
    hacked/hacking/hacker
    ransomware
    phishing
    cyber attack
    usb sticks
    copied … database/details
    copying … database/details/files
    files … missing
    files missing
    sensitive/stealing/sell/sells information
    photo/photos/picture/pictures of … customer/customers/client/clients/card/screen/screens/details
    card details
    leak/leaks of information/data/details/papers/prices/documents/files
    leaking … papers/information/data/client
    photos of … documents
    taking photos of
    reading/read … files
    looking at … files
  `,
  'medicine-theft': `
    medicine/medication/arv theft
    theft of … medicine/medicines/medication/drugs/schedule
    medicine/medicines/medication/drugs/codeine … missing
    medicines/medicine/medication/drugs/arvs … stolen
    codeine
    schedule 5 … missing
    schedule 6 … missing
    stole … medicine/medicines/medication/cough
    stealing … medicine/medicines/medication
    scheduled drugs … missing
    medicines disappear
    medicine/medication disappears
    tablets/pills/syrup/medicine/medicines/medication … short
    short on … schedule/medicine/medicines
  `,
  'package-theft': `
    package/parcel theft
    parcels/parcel/packages/takealot/deliveries … stolen
    parcels … missing/disappear/opened
    parcel … missing/opened
    parcels/packages missing
    porch pirate
    courier/opened parcels
    post stolen
    parcels disappear
    replaced with bricks/stones/paper
  `,
  loitering: `
    loiter/loitering/loiterer
    hanging/hang/hangs around
    vagrant
    homeless
    beggar/begging
    suspicious people/person/men/man/vehicle/vehicles
    suspicious car/cars/activity
    scouting
    watch our/my/the house
    watching our/my/the house
    watching/watch … movements
    prostitutes
    drug dealers/dealing/addicts/users
    drug seller/sellers/dealer/pusher/pushers
    sell/sells/selling/sold … drugs/pills/dagga/tik/nyaope/whoonga
    drugs/pills … sold
    deals/deal/dealing in drugs
    dwelmhandelaar/dwelmhandelaars/dwelmsmous
    verkoop … dwelms/dagga/pille
    odayisa/udayisa/badayisa/bedayisa/abadayisa izidakamizwa
    hide/hides … garden/bush/yard/driveway
    hiding … garden/bush/yard/driveway
    whoonga
    nyaope
    paras
    amaphara
    drunk people/men
    druggies
    sleep/sleeping/sit/parked/parking outside
    strange car
    strange/unknown cars
    unknown vehicle/vehicles
    bush dwellers
    being watched
    watching/watched us
    drunks
  `,
  'visitor-control': `
    visitor control/management/book/access
    visitors … not checked/signed
    sign in visitors/book
    visitors/sign-in book
    paper register
    register at the gate
    visitors just
    visitors … without/wander
    control visitors
    control of visitors
    who comes and goes
    who/anyone comes in
    who is coming in
    who goes in
    who enters
    who is on site
    who is inside
    know who is on/in/inside/at
    know who comes/enters/goes/came
    knowing who
    no idea who
    false/fake names
    contractors … not leaving
    contractors stay
    guards let
    guard lets
    guard … let … in
    access by visitors
    e-hailing/uber drivers
    delivery guys come in
    contractor/control/uncontrolled access
    contractors walk around
    too many people have access
    anyone has access
    access is not controlled
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
    fetch a child
    pick up … child
    wrong person … fetch
    not the father/mother
    who may fetch
    nearly taken
    tried to take … baby/child
    baby/child … taken
    visitors after hours
    no control over visitors
  `,
  'false-alarms': `
    false alarm/trigger/triggering
    alarm/beams … false
    alarm goes off for nothing
    alarm goes off for no reason
    alarm/fence keeps going off
    alarm/fence keeps tripping
    alarm … no reason
    alarm … for nothing
    nuisance alarm
    monkeys set off
    monkeys … alarm/fence
    keeps/keep going off
    call out fees
    callout fees
    set off … beam/alarm/sensor/fence/siren
    sets off … beam/alarm/sensor/fence/siren
    setting off … beam/alarm/sensor/fence/siren
    dogs/cats/monkeys/birds/branches … trigger
    alarm trips
    fence alarm goes off
    alarm goes off every/because
    goes off … monkeys/wind/branches/rain/dogs/cats/insects/geckos
    set/sets/setting … beams/alarm/sensors/fence off
  `,
  'poor-footage': `
    poor/bad/no/useless/dark footage
    blurry/blurred
    footage … useless/unclear/gone
    footage is grainy
    grainy
    cannot/cant/couldnt identify
    could not identify
    cannot see … face/faces
    cant see … face/faces
    could not see … face/faces
    couldnt see … face/faces
    cannot/cant make out
    could not make out
    poor/bad/picture/camera quality
    not clear
    unclear
    number plate … not readable
    cant read … plate/plates/plates
    cannot read … plate/plates
    could not read … plate/number
    couldnt read … plate/number
    footage overwritten
    overwritten
    recording gone
    cameras … too dark
    cameras … dark at night
    blind spot
    cameras … see nothing
    camera … sees nothing
    cameras show nothing
    cameras dont show
    picture/pictures is/are useless
    picture/pictures … useless
  `,
  'power-failure': `
    power failure/cuts/outage/trips/dip/surge
    power-cut
    blackout
    power goes/is/was/went off
    power/electricity goes out
    electricity goes/is off
    no electricity
    loadshedding … alarm
    load-shedding … alarm/gate/cameras
    outage
    eskom
    cut … power/electricity
    switch/switched off … power/electricity/mains/db
    tripped … power/mains/db/electricity
    battery/batteries … flat
    batteries die
    battery dies
    surges
    lightning
  `,
  protest: `
    protest/protester
    riot/rioting/rioters
    looting/looters/looted
    unrest
    strike/mass action
    strikers/strike
    staking/stakings/staker/stakers
    mob
    protest march
    july 2021
    july/civil unrest
    xenophobic/xenophobia
    stay-away
    shutdown
    service delivery protest
    trucks/road blocked
    burning tyres
  `,
  'weapon-threat': `
    threaten/threatens/threatened/threatening … knife/knives/panga/gun/firearm/axe/bottle/bushknife
    knife/panga … threaten/threatened/threatening
    dreig/gedreig … mes/geweer/panga
    mes/geweer/panga … gedreig/dreig
  `,
  'order-breach': `
    protection/restraining/interdict order
    beskermingsbevel
    i-protection order
    isivikelo senkantolo
  `,
  'street-robbery': `
    street robbery
    mugged/mugging/mugger
    robbed/robbery … street/pavement
    robbed at the gate
    bag/handbag/phone snatched … street/gate/pavement
  `,
  'drug-dealing': `
    drug dealer/dealing/seller/pusher
    sell/sells/selling/sold drugs
    drugs … sold
    dwelmhandelaar/dwelmhandelaars/dwelmsmous
  `,
  'land-invasion': `
    land invasion/invader/grab
    invaded … land/plot
    shacks … put/going up
  `,
  'crop-theft': `
    crop theft
    theft of … crop/crops
    steal/stealing/stole … avocados/bananas/macadamias/mealies/maize/vegetables/fruit
    steal/stealing/stole … cane
  `,
  jamming: `
    jammer
    jam/jams/jammed/jamming … remote/remotes/alarm/signal
    remote jamming
  `,
  fire: `
    caught/catch fire
    electrical/kitchen/veld fire
    fire … broke out
    gas leak
  `,
  ...dangerWords,
};
