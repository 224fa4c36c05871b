import type { MeasureId } from '../measures.ts';

/** What visitors call protection that they have, lack, want or refuse. */
export const measureWords: Readonly<Record<MeasureId, string>> = {
  cameras: `
    camera
    cameras
    cctv
    cctvs
    cctv camera
    cctv cameras
    security camera
    security cameras
    surveillance
    surveillance camera
    surveillance cameras
    video surveillance
    cams
    ip camera
    ip cameras
    wifi camera
    wifi cameras
    dome cameras
    ptz
    ptz camera
    footage
    camera system
    cctv system
    camera systems
    hikvision
    dahua
    camara
    camaras
    cameraas
    body cameras
    doorbell camera
    dashcam
    cc tv
    c c t v
    tv cameras
    kamera
    kameras
    amakhamera
  `,
  recorder: `
    recorder
    dvr
    dvrs
    nvr
    nvrs
    dvr box
    nvr box
    recording box
    video recorder
    hard drive of the cameras
    recording system
    camera box
    recorders
    dvr machine
  `,
  alarm: `
    alarm
    alarms
    alarm system
    burglar alarm
    burglar alarms
    house alarm
    intruder alarm
    sensor
    sensors
    motion sensor
    motion sensors
    motion detector
    motion detectors
    passive
    passives
    pir
    pirs
    indoor passives
    siren
    sirens
    keypad
    keypads
    alarm systems
    door contact
    door contacts
    magnetic contact
    magnetic contacts
    paradox
    dsc
    texecom
    ids alarm
    ajax
    alarm panel
    door sensors
    detectors
    window contacts
    roblin
    perimeter detection
    detection at the fence
    fence detection
    detection system
    alarm … phones us
    phones us
    sends us a message
  `,
  'armed-response': `
    armed response
    armed-response
    armed responce
    armed reaction
    reaction unit
    reaction officers
    response company
    response team
    adt
    fidelity
    fidelity adt
    blue security
    chubb
    marshall security
    security company
    armed response company
    reaction company
    security companies
    reaction officer
    response unit
    response officers
    tactical team
  `,
  monitoring: `
    monitoring
    off-site monitoring
    offsite monitoring
    remote monitoring
    monitored
    control room
    control-room
    monitoring centre
    24 hour monitoring
    remote viewing
    monitoring company
    live monitoring
    camera monitoring
    control centre
    monitored by
  `,
  'panic-button': `
    panic-button
    panic-buttons
    panic
    panics
    panic alarm
    panic remote
    panic switch
    panic system
    distress button
    duress
    duress code
    hold-up button
    holdup button
    remote panic
    panic pendant
    panic buttons
    emergency button
    duress button
    panic app
    duress alarm
    namola
  `,
  beams: `
    beam
    beams
    outdoor beam
    outdoor beams
    outside beams
    garden beams
    perimeter beams
    infrared beams
    outdoor sensor
    outdoor sensors
    optex
    outdoor passives
    outside passives
    ir beams
    outdoor detectors
    wireless beams
    beam sensors
    external beams
    garden sensors
  `,
  'electric-fence': `
    electric-fence
    electric fences
    electric fencing
    electrified fence
    energiser
    energizer
    energisers
    nemtek
    live fence
    fence energiser
    fence energizer
    electrical fence
    electric wire
    electric wires
    elec fence
    electrical fencing
    shock fence
    jva
    electrified
    fence alarm
    electric fence alarm
  `,
  wall: `
    higher wall
    high wall
    high walls
    boundary wall
    perimeter wall
    raise the wall
    raised wall
    palisade fence
    palisade fencing
    palisade
    clearvu
    clear-view fence
    vibracrete wall
    razor wire
    spikes
    wall spikes
    barbed wire
    security fencing
    perimeter fence
    fencing
    build a wall
    precast wall
    clear vu
  `,
  'burglar-bars': `
    burglar-bar
    burglar-bars
    burglar bars
    burglarbars
    burglar proofing
    burglar proof
    burglar guards
    burglar guard
    window bars
    bars on the windows
    bars on windows
    clear bars
    clearbar
    burgler bars
    burglar-proof
    burglar bar
    burglar proofed
    bars on our windows
  `,
  'security-gate': `
    security-gate
    security gates
    trellis
    trellis door
    trellis doors
    trellidor
    trellidors
    trellis gate
    trellis gates
    slam lock
    slam-lock
    slamlock
    slamlock gate
    security door
    security doors
    grill gate
    expandable gate
    steel gate inside
    steel door
    safety gate
    deadbolt
    dead-bolt
    better locks
    new locks
    locks
  `,
  'gate-motor': `
    gate-motor
    gate motors
    centurion
    centurion motor
    gate automation
    automated gate
    motorised gate
    automatic gate
    electric gate
    centurion d5
    sliding gate motor
    d5 motor
    automate … gate
    gate automated
    motorise … gate
  `,
  'access-control': `
    access-control
    access control system
    biometric
    biometrics
    fingerprint
    finger print reader
    finger-print
    fingerprint reader
    fingerprint readers
    face recognition
    facial recognition
    card reader
    card readers
    access card
    access cards
    access tags
    tag reader
    tag readers
    maglock
    maglocks
    mag lock
    mag-lock
    magnetic lock
    turnstile
    turnstiles
    keycard
    key-card
    key cards
    keycards
    keypad on the door
    coded door
    access system
    electronic lock
    electronic locks
    clocking system
    boom gate
    booms
    impro
    zkteco
    smart lock
    smart locks
    access reader
    man-trap
    mantrap
    door release
    controlled access
    controlling access
    tags instead of keys
    tags on front/back/main/each/every door
    tags on door/doors
    door tags
    know who goes/comes/went/came in
    see who goes/comes/went/came in
    buzz open
    buzzes open
    buzzer
    buzzer gate
    buzz gate
    access tag
    biometric turnstile
    biometric turnstiles
    fingerprints
    access control with fingerprints
    lock that buzzes
    remote lock on the door
    metal detector gate
  `,
  intercom: `
    intercom
    intercoms
    inter-com
    video intercom
    gsm intercom
    doorbell
    door bell
    video doorbell
    door phone
    videophone
    ring doorbell
    gate phone
    intercom system
    gate bell
    intercom with camera
    intercoms with camera
    door camera
  `,
  guards: `
    guard
    guards
    security guard
    security guards
    night guard
    night guards
    security officer
    security officers
    guarding
    watchman
    night watchman
    nightwatchman
    car guards
    car guard
    guarding company
    patrol
    patrols
    patrolling
    gate guard
    gate guards
    24 hour guard
    day guard
    security personnel
    armed guard
    armed guards
    guard on duty
    guard patrol
    bouncer
    bouncers
    unogada
    onogada
    doormen
    one security at the door
    security at the door
    security at the gate
    security of the mall
    mall security
    security guy
    security guys
  `,
  dogs: `
    dog
    dogs
    guard dog
    guard dogs
    boerboel
    boerboels
    german shepherd
    rottweiler
    ridgeback
    k9
    dog patrol
    dog unit
    guard-dog
    watchdog
    watch dog
    big dogs
    geese
    honde
    hond
    izinja
    inja
    guard-dogs
    two dogs
    three dogs
  `,
  lighting: `
    light
    lights
    lighting
    floodlight
    floodlights
    flood light
    flood lights
    spotlight
    spotlights
    spot light
    spot lights
    sensor light
    sensor lights
    motion light
    motion lights
    outside lights
    outside light
    security light
    security lights
    led lights
    day-night lights
    perimeter lights
    yard lights
    solar lights
    security lighting
    outdoor lighting
    outdoor lights
    day night switch
    better lights
    more lights
    light poles
  `,
  safe: `
    a safe
    the safe
    our safe
    my safe
    safes
    wall safe
    floor safe
    gun safe
    gun-safe
    time delay safe
    time-delay safe
    time lock
    time-lock
    strongroom
    strong room
    cash safe
    in safe
    from safe
    bolted safe
    safe was
    safe is
    safe key
    safe code
    safe door
    new safe
    old safe
    small safe
    big safe
    better safe
    bigger safe
    graded safe
    key safe
    sabs safe
    office safe
    open safe
    timelock
    vault
    safe with
    good safe
    a good safe
    proper safe
    strong safe
    time-lock safe
  `,
  'drop-safe': `
    drop-safe
    drop safes
    dropsafe
    drop box
    cash drop
    deposit safe
    smart safe
    cash-drop
    cash acceptor
    smart safes
    cash vault
    deposita
    drop slot
    cash drops
    drop boxes
  `,
  'cash-collection': `
    cash-collection
    cash collections
    cash-in-transit company
    cit company
    cash pick-up
    cash pickup
    fidelity cash
    sbv
    g4s
    cash collect
    cash collected
    cit collection
    cash in transit company
    cash collection company
    cash collection service
    cash transit service
    collects cash
    collect the cash
    collects the cash
  `,
  'backup-power': `
    back-up power
    backup power
    generator
    generators
    genset
    inverter
    inverters
    ups
    solar system
    battery backup
    battery back-up
    backup batteries
    backup battery
    back-up battery
    back-up batteries
    solar panels
    backup generator
    power backup
    lithium batteries
    power station
    gate battery
    back up power
    battery back up
    standby generator
  `,
  signage: `
    signs
    signage
    warning sign
    warning signs
    sign boards
    signboard
    signboards
    security signs
    warning boards
    danger signs
    sign board
  `,
  fog: `
    fog cannon
    fog cannons
    security fog
    smoke cannon
    fogging system
    fog system
    smoke screen
    fog-cannon
    fogger
    pepper gas system
    smoke-screen
    fog machine
    gas system
    pepper gas
  `,
  tracking: `
    tracker
    trackers
    tracking
    tracking unit
    tracking units
    tracking device
    vehicle tracking
    netstar
    cartrack
    car-track
    gps
    gps tracker
    gps trackers
    matrix tracker
    beame
    ctrack
    tracking devices
    tracking system
    tracking company
    tracking exists
    trackers exist
    trackers fitted
  `,
  'number-plate-camera': `
    camera that/which read/reads/see/sees/capture/captures number plate/plates
    camera that/which read/reads/see/sees/capture/captures number-plate/number-plates/plates
    camera to read/capture/see plates/number-plates
    camera for plates/number-plates
    number plate camera
    number-plate camera
    number plate cameras
    number-plate cameras
    lpr
    lpr camera
    lpr cameras
    anpr
    anpr camera
    anpr cameras
    licence plate camera
    licence plate cameras
    license plate camera
    license plate cameras
    licence plate recognition
    license plate recognition
    number plate recognition
    number-plate recognition
    plate recognition
    plate reader
    number plate reader
    read … number plates
    read number plates
    reads number plates
    read … plates
    reads … plates
    see number plates
    number plates of
    cameras … number plates
    camera … number plates
    record number plates
    capture number plates
  `,
  'thermal-camera': `
    thermal camera
    thermal cameras
    thermal
    thermals
    thermal imaging
    heat camera
    heat cameras
    thermal detection
  `,
  'visitor-system': `
    visitor system
    visitor management system
    visitor management
    visitor-management
    visitors register
    visitor register
    visitors book
    visitor book
    visitor app
    otp
    one time pin
    one-time pin
    access pin
    pin code for visitors
    pre-authorise
    pre-authorisation
    licence scanner
    license scanner
    driver’s licence scanner
    drivers licence scanner
    id scanner
    sign-in book
    sign in book
    sign in register
    gate register
    paper register
    visitor codes
    scan licences
    scan licenses
    scan drivers licences
    qr code
    qr codes
    visitor pins
  `,
  'stock-control': `
    stock-control
    stock-take
    stocktake
    stock takes
    stock taking
    stock-taking
    stock count
    stock counts
    inventory system
    stock system
    cycle count
    cycle counts
    inventory control
    barcode scanning
    weighbridge
    stock management
    pos system
    count the stock
    stock reconciliation
    seal numbers
    fuel management system
    flow meter
    flow meters
    dip stick
    dipstick
    search staff
    bag search
    bag searches
    searching bags
    staff searches
    searching staff
    searches at the gate
    numbered seals
    seal register
    check slips
    slips checked
    checking invoices
    check invoices
    fuel sensor
    fuel sensors
    fuel probe
    fuel probes
    tank sensor
    tank sensors
    check the slips
    slip checker
    checker at the gate
    checking of slips
    check … slips
    checking … slips
    checks the slips
    seal checks
    read the seal
    read the seals
  `,
  'key-control': `
    key-control
    key register
    key cabinet
    key management
    key safe box
    key box
    key-box
    change the locks
    changed the locks
    changed locks
    change locks
    changing locks
    changing the locks
    re-key
    rekey
    new codes
    changed the code
    change the code
    changed the codes
    change the codes
    change codes
    key log
  `,
  training: `
    training
    train staff
    trained
    train our staff
    training for staff
    drill staff
    awareness
    procedures
    procedure
    protocol
    protocols
    sop
    staff training
    robbery drill
    training staff
    policy
    policies
    train the staff
    rules for staff
    no phones policy
    no phone policy
    clean desk policy
    phone policy
    code of conduct
  `,
  vetting: `
    vetting
    vet staff
    background check
    background checks
    criminal check
    criminal checks
    criminal record check
    polygraph
    polygraphs
    polygraph test
    polygraph tests
    lie detector
    reference checks
    reference check
    screening
    vetted
    screen staff
    psira registered
    mie check
    police clearance
  `,
  tags: `
    eas
    eas tags
    eas gates
    security tags
    security tag
    stock tags
    tag gates
    tagging
    clothing tags
    anti-theft tags
    antennas at the door
    checkpoint gates
    tagged stock
    tag stock
    rfid
    rfid tags
    detector gates
    anti-shoplifting gates
  `,
  shutters: `
    shutter
    shutters
    roller shutter
    roller shutters
    roller-shutter
    roller-shutters
    roller shutter door
    roller shutter doors
    roll-up shutter
    shutter door
    shutter doors
    shatterproof film
    smash film
    burglar film
    security film
    shatterproof glass
    roller doors down
  `,
  'fire-detection': `
    fire detection
    fire detector
    fire detectors
    smoke detector
    smoke detectors
    fire alarm
    fire alarms
    smoke alarm
    smoke alarms
    sprinklers
    sprinkler
    fire panel
    fire extinguisher
    fire extinguishers
    fire system
    smoke sensor
    smoke sensors
    heat detectors
  `,
};
