import type { CircumstanceId } from '../circumstances.ts';

/** How visitors tell what changes the advice. */
export const circumstanceWords: Readonly<Record<CircumstanceId, string>> = {
  'inside-knowledge': `
    inside job
    inside information
    insider
    insiders
    insider information
    knew exactly
    knew where
    knew when
    know exactly
    know when
    know where
    know our routine
    knew our routine
    knew the code
    know the code
    knew the layout
    know the layout
    tipped off
    tip-off
    someone inside
    somebody inside
    no forced entry
    no sign of forced entry
    no signs of forced entry
    no sign of a break-in
    no signs of a break-in
    no sign of break-in
    no signs of break-in
    staff involved
    colluding
    collusion
    someone on the inside
    somebody on the inside
    from the inside
    knew which
    inside help
    knows our routine
    they know the
    watched our routine
    they knew
    must know someone
    same codes
    everyone knows the code
    everybody knows the code
    know/knows … house
    know/knows our
    someone/somebody we know
    someone/somebody i know
    by someone we know
    inside info
    inside info about
    with inside info
    inside man
  `,
  armed: `
    armed with
    were armed
    are armed
    all armed
    he was armed
    heavily armed
    armed man
    armed men
    armed gang
    armed robber
    armed robbery
    armed suspect
    armed criminal
    armed people
    armed guys
    armed intruder
    armed attacker
    gun
    guns
    firearm
    firearms
    pistol
    pistols
    rifle
    rifles
    ak47
    ak 47
    ak-47
    knife
    knives
    panga
    pangas
    bush knife
    bush knives
    weapon
    weapons
    gunpoint
    gun point
    knifepoint
    knife point
    gunmen
    gunman
    shots fired
    shot
    revolver
    machete
    screwdriver and
    fired shots
    gunshots
    9mm
    r4 rifles
    shooting
    shootout
    met gewere
  `,
  violence: `
    violence
    violent
    violently
    assaulted
    assault
    attacked
    beaten
    beat
    beaten up
    tied up
    tied us
    tied them
    stabbed
    stabbing
    shot at
    raped
    rape
    pistol whipped
    murdered
    murder
    killed
    hit … guard
    hit … head
    pepper sprayed
    held hostage
    hostage
    hostages
    tortured
    tied … up
    shot and
    strangled
    kicked … guard
    kidnapped
  `,
  injury: `
    injured
    injury
    injuries
    hurt
    wounded
    hospital after
    in hospital
    hospitalised
    hospitalized
    bleeding
    killed
    died
    stitches
    wounds
    lost … life
    shot in
    broken arm
    concussion
    critically
  `,
  jammer: `
    jammer
    jammers
    signal jammer
    signal jammers
    jamming
    jammed the signal
    jammed … signal
    jammed … remote
    jamming device
    blocked … signal
    remote jamming
    gsm jammer
    blocking … signal
    jam … signal
    jam … alarm
  `,
  'poor-signal': `
    poor signal
    bad signal
    no signal
    weak signal
    no reception
    poor reception
    bad reception
    no cellphone signal
    no cell signal
    no cell phone signal
    no network
    signal is bad
    signal is poor
    signal is weak
    bad network
    no internet
    poor network
    no mobile signal
    slow internet
    no vodacom
    no mtn
    signal is terrible
    hardly any signal
    little signal
    patchy signal
    no wifi
    no fibre
    bad … signal
    poor … signal
    weak … signal
    terrible … signal
    without wifi
  `,
  'slow-response': `
    slow response
    response … slow
    slow to respond
    took too long
    take too long
    takes too long
    took … hour to
    took … minutes to
    takes … minutes to
    takes … hour to
    took ages
    police … late
    arrived late
    arrive late
    came/arrived after # minutes/minute/min/mins/hours/hour
    came/arrived # minutes/minute/min/mins/hours/hour later
    police never came
    never arrived
    never came
    police didnt come
    police did not come
    response time
    response times
    far from the police
    nearest police station
    nobody came
    no one came
    late response
    saps … hours
    police … hours
    takes … minutes before
    come too late
    came too late
    came late
    no response
    response is slow
    police do nothing
    police did nothing
    no reaction
    take/takes/took # minutes
    take/takes/took # min
    take/takes/took # hour
    take/takes/took # hours
    come/comes/came # min/minutes/hours/hour later
    come/comes/came after # hour/hours/minutes/min
    more than an hour
    over an hour
    an hour later
    takes more than
    niemand kom nie
    nobody comes
    no one comes
    armed response takes
    armed response … takes # min/minutes
    response takes
    takes # min
    takes # minutes
    nearest response
    response is # km
    takes them too long
    response … too long
    police take long
    police never come
  `,
  remote: `
    remote area
    remote site
    remote place
    very remote
    isolated
    far from town
    far away
    middle of nowhere
    rural
    km from town
    kilometres from
    km from the nearest
    km away
    km from
    secluded
    out of town
    outskirts
    deep rural
    far from everything
    far out
    nearest neighbour
    nearest neighbours
    off the main road
    remote location
    sites are remote
    is remote
    are remote
    so remote
    far from the house
    # km from town
    # km away
    nearest response is
    inland site
  `,
  'no-power': `
    no power
    no electricity
    no mains
    no eskom
    without power
    without electricity
    off-grid
    off grid
    no power supply
    no mains power
    no power at
    not electrified
    no power on site
    no electrical supply
    no plug point
  `,
  dark: `
    dark
    darkness
    no lights
    no lighting
    poor lighting
    badly lit
    poorly lit
    no street lights
    no streetlights
    street lights … not working
    streetlights … not working
    street lights dont work
    pitch dark
    unlit
    bad lighting
    very dark
    not well lit
    no outside lights
    dark corner
    dark corners
    lights … not working
    lights dont work
    street lights off
    lights are broken
    streetlights dont work
    street light is out
    street lights are out
    kumnyama
    donker
    it is dark
    see in the dark
  `,
  'no-evidence': `
    no evidence
    no proof
    cannot prove
    cant prove
    could not prove
    couldnt prove
    unable to prove
    no witness
    no witnesses
    nobody saw
    no one saw
    no footage
    nothing on camera
    no fingerprints
    dont know who
    do not know who
    dont know how
    do not know how
    didnt see
    did not see
    no idea who
    no idea how
    could not identify
    cant identify
    couldnt identify
    cannot identify
    no recording
    nothing recorded
    no trace
    not recorded
    not sure who
    not sure how
    unknown how
    no recording for
    had no recording
    camera missed it
  `,
  'only-feared': `
    we are next
    i am next
    we will be next
    could be next
    might be next
    may be next
    going to be next
    nothing has happened
    nothing happened yet
    nothing happened so far
    has not happened yet
    hasnt happened yet
    has not happened to us
    hasnt happened to us
    not happened yet
    never happened to us
    never happened here
    before it happens
    never been robbed/burgled/hit
    not been robbed/burgled/hit
    no incident yet
    no incidents yet
    no incident so far
    no incidents so far
  `,
  'repeat-victim': `
    second time
    third time
    fourth time
    fifth time
    sixth time
    # th time
    # times
    twice
    three times
    four times
    five times
    six times
    several times
    many times
    again and again
    keeps happening
    keep happening
    every week
    every month
    every weekend
    repeatedly
    keep coming back
    keeps coming back
    came back
    come back
    happened before
    been hit before
    hit again
    robbed again
    broken into again
    multiple times
    so many times
    repeat
    not the first time
    # break-ins
    three break-ins
    two break-ins
    four break-ins
    five break-ins
    several break-ins
    multiple break-ins
    many break-ins
    another break-in
    happened again
    previous robbery
    previous break-in
    previous burglary
    time and again
    over and over
    more than once
    # times this year
    three times this year
    two times this year
    again this year
    elke maand
    every month end
    second time this
  `,
  pets: `
    pet
    pets
    dog
    dogs
    cat
    cats
    puppy
    puppies
    our labrador
    boerboel
    boerboels
    german shepherd
    jack russell
    poodle
    small dogs
    parrot
    sausage dog
    rottweiler
    ridgeback
    dachshund
    large dog
    big dog
    big dogs
  `,
  'open-to-public': `
    open to the public
    open to public
    walk-in customers
    walk ins
    foot traffic
    anyone can enter
    anyone can walk in
    anybody can walk in
    anyone can come in
    anybody can come in
    public area
    public areas
    public access
    members of the public
    busy road
    customers come and go
    people come and go
    open doors
    doors are open
    open 24 hours
    open door policy
    gate is open
    gates are open
    gate stays open
    gate stands open
    doors stand open
    open access
    open campus
    always open
  `,
  'cash-heavy': `
    lots of cash
    lot of cash
    cash business
    mostly cash
    cash only
    large amounts of cash
    large amount of cash
    cash on site
    cash on the premises
    cash on hand
    cash sales
    handle cash
    handles cash
    cash in the safe
    keep cash
    a lot of money
    lots of money
    cash customers
    wages in cash
    paid in cash
    cash is counted
    cash turnover
    cash takings
    too much cash
    big cash
    cash in the till
    cash in the tills
    cash in the house
    cash in the office
    cash intensive
    pay cash
    cash wages
  `,
  'shared-premises': `
    shared building
    shared premises
    share the building
    share a building
    shared entrance
    shared parking
    other tenants
    other businesses
    shopping centre
    shopping center
    shopping mall
    mall
    office park
    business park
    strip mall
    multi-tenant
    common area
    common areas
    communal
    shared gate
    shared driveway
    share a gate
    share the gate
    share a driveway
    industrial park
    mini factory
    mini factories
    shared wall
    neighbouring tenants
    share a yard
    share the yard
    shared yard
    shared access
    sectional title
    body corporate
  `,
  rented: `
    rent
    renting
    rented
    rental
    we rent
    lease
    leased
    leasing
    landlord
    landlady
    the landlord
    rental property
    not our building
    lease agreement
    landlord wont
    tenant in
    owner of the building
    we are renting
    i rent
    not allowed to drill
    wont let us drill
  `,
  'low-budget': `
    low budget
    small budget
    tight budget
    limited budget
    little money
    no money
    not much money
    cannot afford
    cant afford
    not afford
    cheap
    cheapest
    affordable
    budget is tight
    budget is small
    budget is limited
    low cost
    cost effective
    inexpensive
    no budget
    on a budget
    not too expensive
    cannot spend
    cant spend
    pensioner budget
    shoestring
    limited funds
    no funds
    low-cost
    limited money
    save money
    too expensive
    funds are limited
    short of funds
    money is tight
    dont have money
    do not have money
    no money for
    cant pay
    as cheap as possible
    very little money
  `,
  'insurer-asks': `
    insurer
    insurers
    insurance
    insurance company
    insurance requires
    insurance wants
    insurance asked
    insurance claim
    outsurance
    santam
    discovery insure
    old mutual insure
    broker says
    saidsa
    saidsa certificate
    insurance excess
    insurance wont pay
    underwriter
    my insurance
    our insurance
    insurers want
    insurance wants us
  `,
  'covers-everything': `
    already have everything
    we have everything
    have everything already
    everything in place
    everything installed
    all of the above
    full security
    full security system
    all the security
    have it all
    got it all
    already have all
    have all the
    everything is covered
    top of the range
    state of the art
    we have all
    fully secured
    everything you can think of
  `,
  'fire-escape': `
    fire-escape
    fire escapes
    fire exit
    fire exits
    fire door
    fire doors
    emergency exit
    emergency exits
    escape door
    escape doors
    escape route
    escape routes
    emergency door
    emergency doors
    fire exit door
    panic bar
    push bar
    evacuation
    evacuate
  `,
  'privacy-sensitive': `
    toilet
    toilets
    bathroom
    bathrooms
    change-room
    changeroom
    change rooms
    changing room
    changing rooms
    fitting room
    fitting rooms
    locker room
    locker rooms
    consulting room
    consulting rooms
    consultation room
    consultation rooms
    examination room
    treatment room
    privacy
    popia
    popi
    popi act
    patient confidentiality
    confidentiality
    ablution
    ablutions
    restroom
    restrooms
    showers
    dormitory
    dormitories
    neighbour’s yard
    hidden cameras
    hidden camera
    spy camera
    nanny cam
    secret camera
    secret cameras
    record audio
    listen to
    recording staff
    ward
    personal information
    dressing room
    not in bedrooms
    patient privacy
  `,
  'high-wall': `
    high wall
    high walls
    tall wall
    2m wall
    2 m wall
    two metre wall
    2.4m wall
    1.8m wall
    1.8 m wall
    3m wall
    six foot wall
    wall is high
    walls are high
    high boundary wall
    high perimeter wall
    2 metre wall
    2.1m wall
    wall is 2m
    2 meter wall
    two meter wall
  `,
  'low-wall': `
    low wall
    low walls
    wall is low
    walls are low
    wall is too low
    walls are too low
    short wall
    small wall
    1m wall
    1 m wall
    one metre wall
    1.2m wall
    knee high wall
    low boundary wall
    low fence
    fence is low
    fence is too low
    no wall
    no walls
    no boundary wall
    no fence
    no fencing
    no perimeter wall
    no perimeter fence
    1 metre wall
    no front wall
    wall is only
    no palisade
    one meter wall
  `,
  'boundary-hole': `
    hole/holes in … fence/wall/palisade
    fence … cut
    cut … fence/palisade/hole
    palisade … missing/broken/cut
    broken fence
    broken palisade
    gap in … fence/wall/palisade
    fence is broken
    panel … missing
    climb through … fence
    crawl under … fence
    dig under … fence
    cut through … fence
  `,
  'keys-missing': `
    missing keys
    missing key
    keys missing
    keys … missing
    lost keys
    lost key
    lost … keys
    lost … key
    keys … lost
    key … lost
    remote … lost
    keys stolen
    keys … stolen
    stole … keys
    stolen keys
    copied keys
    copied key
    duplicate keys
    duplicate key
    keys not returned
    keys … not returned
    never returned … keys
    never returned … key
    still has a key
    still has keys
    still has the key
    still has the keys
    still have keys
    still have a key
    too many keys
    lost remote
    lost remotes
    keys are lost
    copy of the key
    copy of the keys
    keys … not accounted
    dont know who has keys
    who has keys
    who has the keys
    had a key
    had keys
    gave … remote
    used a key
    spare key
    keys are everywhere
    access cards not returned
    still has a remote
    still have remotes
    still has … key
    still have … key
    still got … key
    keys back
    hand keys back
    tags are never cancelled
    lost tags
    lost tag
    share … remote
    share … code
    everyone has … key
    everyone has … code
    same key
    do not know who has
    several people have keys
    many people have keys
    everybody has a key
    everyone has a key
    has keys
    have keys
    keys were never returned
    never hand/hands/handed/gave/give/gives … keys back
    never hand/hands/handed/gave/give/gives keys back
  `,
  'alone-at-night': `
    alone at night
    alone … night
    on her own
    on my own
    by myself
    by herself
    live alone
    living alone
    lives alone
    staying alone
    stay alone
    stays alone
    i am alone
    im alone
    home alone
    works alone
    working alone
    alone in the shop
    single woman
    single mother
    single mom
    single lady
    alone with … kids
    alone with … children
    husband … away
    husband works away
    husband works night
    only one person on duty
    only one staff
    alone on shift
    one nurse on duty
    lone worker
    night shift alone
    alone at home
    lady alone
    woman alone
    girl alone
    alone at reception
    alone until
    alone till
    alone in day
    alone during the day
    alone all day
    alone by day
    is alone
    by himself
  `,
};
