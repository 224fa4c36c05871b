import type { MeasureId } from '../measures.ts';

/**
 * An isiZulu noun as people write it with "and", "we have", "we do not have" and "without" before it, which are
 * one word with it: "sinekhamera" is "we have a camera".
 */
const zulu = (noun: string): string => {
  const vowel = { i: 'e', a: 'a', u: 'o' }[noun[0] ?? ''] ?? noun[0];
  const joined = `n${vowel}${noun.slice(1)}`;
  const having = ['si', 'ngi', 'ku', 'ba', 'zi', 'u', 'asi', 'angi', 'aku', 'ayi', 'aba'];
  const without = `kw${vowel}${noun.slice(1)}`;
  return [noun, joined, without, ...having.map((start) => `${start}${joined}`)].join('/');
};

/** What visitors call protection that they have, lack, want or refuse. */
export const measureWords: Readonly<Record<MeasureId, string>> = {
  cameras: `
    camera/cameras/cameraas
    cctv
    cctv/security/surveillance/ip/wifi/ptz camera
    cctv/security/surveillance/ip/wifi/dome cameras
    surveillance
    video surveillance
    cams
    ptz
    footage
    camera/cctv system
    hikvision
    dahua
    camara
    body/tv cameras
    doorbell camera
    dashcam
    cc tv
    c c t v
    kamera
    kameras
    ${zulu('ikhamera')}
    ${zulu('amakhamera')}
    ${zulu('amakhamela')}
  `,
  recorder: `
    recorder
    dvr
    nvr
    dvr/nvr/recording/camera box
    video recorder
    hard drive of the cameras
    recording system
    dvr machine
  `,
  alarm: `
    alarm
    alarm/detection system
    burglar/house/intruder/ids alarm
    sensor
    motion sensor/detector
    passive/passives
    pir
    indoor passives
    siren
    keypad
    door/magnetic contact
    paradox
    dsc
    texecom
    ajax
    alarm panel
    door sensors
    detectors
    window contacts
    roblin
    perimeter/fence detection
    detection at the fence
    alarm … phones us
    phones us
    sends us a message
    alarmstelsel/alarms
    ${zulu('i-alarm')}
    ${zulu('i-alamu')}
    ${zulu('ialamu')}
  `,
  'armed-response': `
    armed response/responce/reaction
    armed-response
    reaction unit/company/officer
    response company/team/unit/officers
    adt
    fidelity
    fidelity adt
    blue/marshall security
    chubb
    security company
    armed response company
    tactical team
    gewapende reaksie
    reaksie-eenheid
    ${zulu('i-armed')} response
  `,
  monitoring: `
    monitoring/monitored
    off-site/offsite/remote/live/camera monitoring
    control room/centre
    control-room
    monitoring centre/company
    24 hour monitoring
    remote viewing
    monitored by
  `,
  'panic-button': `
    panic-button
    panic-buttons
    panic
    panic alarm/remote/switch/system/pendant/buttons
    distress/hold-up/holdup/emergency/duress button
    duress
    duress code/alarm
    remote panic
    panic app
    namola
    paniekknoppie/noodknoppie
    inkinobho/izinkinobho yosizo/zosizo
  `,
  beams: `
    beam/beams
    outdoor beam/sensor/passives/detectors
    outdoor/outside/garden/perimeter/infrared/ir beams
    optex
    outside passives
    wireless/external beams
    beam/garden sensors
    tuinstrale/straalsensors
  `,
  'electric-fence': `
    electric-fence
    electric fences/fencing/wire
    electrified/live/electrical/elec/shock fence
    energiser/energizer
    nemtek
    fence energiser/energizer/alarm
    electrical fencing
    jva
    electrified
    electric fence alarm
    elektriese heining
    kragheining
    ucingo likagesi/lukagesi/olunogesi
  `,
  wall: `
    higher/high/boundary/perimeter/raised/vibracrete wall
    raise the wall
    palisade/clear-view/perimeter fence
    palisade/security fencing
    palisade
    clearvu
    razor/barbed wire
    spikes
    wall spikes
    fencing
    build a wall
    precast wall
    clear vu
  `,
  'burglar-bars': `
    burglar-bar
    burglar-bars
    burglarbars
    burglar proofing/proof/guard/bar/proofed
    window/clear/burgler bars
    bars on the/our windows
    bars on windows
    clearbar
    burglar-proof
    diefwering/diefwerings
    traliewerk
    ${zulu('ama-burglar')} bars
    ${zulu('ama-burglar')}
  `,
  'security-gate': `
    security-gate
    security gates
    trellis/trellidor
    trellis/security/steel door
    trellis/slamlock/grill/expandable/safety gate
    slam lock
    slam-lock
    slamlock
    steel gate inside
    deadbolt
    dead-bolt
    better/new locks
    locks
    veiligheidshek/veiligheidshekke/traliehek
  `,
  'gate-motor': `
    gate-motor
    gate motors/automation/automated
    centurion
    centurion motor
    automated/motorised/automatic/electric gate
    centurion d5
    sliding gate motor
    d5 motor
    automate/motorise … gate
    hekmotor
  `,
  'access-control': `
    access-control
    access control system
    biometric
    fingerprint
    finger print reader
    finger-print
    fingerprint/card/tag/access reader
    face/facial recognition
    access card/system/tag
    maglock
    mag/magnetic/electronic/smart lock
    mag-lock
    turnstile
    keycard
    key-card
    key cards
    keypad on the door
    coded door
    clocking system
    boom/buzzer/buzz gate
    booms
    impro
    zkteco
    man-trap
    mantrap
    door release/tags
    controlled/controlling access
    tags instead of keys
    tags on front/back/main/each/every door
    tags on door/doors
    know who goes/comes/went/came in
    see who goes/comes/went/came in
    buzz/buzzes open
    buzzer
    biometric turnstile
    access control with fingerprints
    lock that buzzes
    remote lock on the door
    metal detector gate
    toegangsbeheer
  `,
  intercom: `
    intercom
    inter-com
    video/gsm intercom
    doorbell
    door bell/phone/camera
    video/ring doorbell
    videophone
    gate phone/bell
    intercom system
    intercom/intercoms with camera
    interkom
    ${zulu('i-intercom')}
  `,
  guards: `
    guard/guarding
    security/night/car/gate/day/armed guard
    security officer/personnel/guy
    watchman
    night watchman
    nightwatchman
    guarding company
    patrol/patrolling
    24 hour guard
    guard on duty
    guard patrol
    bouncer
    // "No" means "and" before these.
    no unogada/onogada/nogada
    nabonogada
    wag
    sekuriteitswag
    doormen
    one security at the door
    security at the door/gate
    security of the mall
    mall security
    wagte
    nagwag/nagwagte/sekuriteitswagte
    ${zulu('unogada')}
    onogada
    ugada/nogada/abogada
  `,
  dogs: `
    dog
    dogs
    guard/watch dog
    guard/big/two/three dogs
    boerboel
    german shepherd
    rottweiler
    ridgeback
    k9
    dog patrol/unit
    guard-dog
    watchdog
    geese
    honde/hond
    guard-dogs
    ${zulu('inja')}
    ${zulu('izinja')}
    waghond/waghonde
  `,
  lighting: `
    light/lights/lighting
    floodlight
    flood/spot/sensor/motion/outside/security light
    flood/spot/sensor/motion/outside/security lights
    spotlight
    led/day-night/perimeter/yard/solar/outdoor lights
    security/outdoor lighting
    day night switch
    better/more lights
    light poles
    ligte/spreiligte/buiteligte/spreilig
    ${zulu('izibani')}
    ${zulu('amalambu')}
  `,
  safe: `
    a/the/our/my/wall/floor safe
    safes
    gun/time-delay/cash/in/from/bolted safe
    gun-safe
    time delay safe
    time lock
    time-lock
    strongroom
    strong room
    safe was/is/key/code/door/with
    new/old/small/big/better/bigger safe
    graded/key/sabs/office/open/good safe
    timelock
    vault
    a good safe
    proper/strong/time-lock safe
    kluis/brandkluis
    ${zulu('isefu')}
  `,
  'drop-safe': `
    drop-safe
    drop safes/box/slot/boxes
    dropsafe
    cash drop/acceptor/vault
    deposit/smart safe
    cash-drop
    deposita
  `,
  'cash-collection': `
    cash-collection
    cash collections/pick-up/pickup/collect/collected
    cash-in-transit/cit company
    fidelity/collects cash
    sbv
    g4s
    cit collection
    cash in transit company
    cash collection company/service
    cash transit service
    collect/collects the cash
  `,
  'backup-power': `
    back-up power/battery/batteries
    backup power/batteries/battery/generator
    generator
    genset
    inverter
    ups
    solar system/backup/back-up
    solar panels … on roof/house
    battery/power backup
    battery back-up
    lithium batteries
    power station
    gate battery
    back up power
    battery back up
    standby generator
    omsetter/omsetters
    noodkrag
  `,
  signage: `
    signs/signage/signboard
    warning sign/boards
    security/danger signs
    sign board
  `,
  fog: `
    fog cannon/system/machine
    security fog
    smoke cannon/screen
    fogging/gas system
    fog-cannon
    fogger
    pepper gas system
    smoke-screen
    pepper gas
  `,
  tracking: `
    tracker/tracking
    tracking unit/device/system/company/exists
    vehicle tracking
    netstar
    cartrack
    car-track
    gps
    gps/matrix tracker
    beame
    ctrack
    trackers exist/fitted
    opspoorder
    ${zulu('i-tracker')}
  `,
  'number-plate-camera': `
    camera that/which read/reads/see/sees/capture/captures number plate/plates
    camera that/which read/reads/see/sees/capture/captures number-plate/number-plates/plates
    camera to read/capture/see plates/number-plates
    camera for plates/number-plates
    number plate camera/cameras/recognition/reader
    number-plate/lpr/anpr camera
    number-plate cameras/recognition
    lpr
    lpr/anpr cameras
    anpr
    licence/license plate camera
    licence/license plate cameras
    licence/license plate recognition
    plate recognition/reader
    read/cameras/camera … number plates
    read/reads/see/record/capture number plates
    read/reads … plates
    number plates of
  `,
  'thermal-camera': `
    thermal camera/cameras/imaging/detection
    thermal
    heat camera/cameras
  `,
  'visitor-system': `
    visitor system/management/register/book/app/codes
    visitor management system
    visitor-management
    visitors/gate/paper register
    visitors/sign-in book
    otp
    one time pin
    one-time/access pin
    pin code for visitors
    pre-authorise
    pre-authorisation
    licence/license/id scanner
    driver’s/drivers licence scanner
    sign in book/register
    scan licences/licenses
    scan drivers licences
    qr code
    visitor pins
  `,
  'stock-control': `
    stock-control
    stock-take
    stocktake
    stock takes/taking/count/system/management/reconciliation
    stock-taking
    inventory/pos system
    cycle count
    inventory control
    barcode scanning
    weighbridge
    count the stock
    seal numbers/register/checks
    fuel management system
    flow meter
    dip stick
    dipstick
    search/searching staff
    bag search
    searching bags
    staff searches
    searches/checker at the gate
    numbered seals
    check slips/invoices
    slips checked
    checking invoices
    fuel/tank sensor
    fuel probe
    check/checks the slips
    slip checker
    checking of slips
    check/checking … slips
    read the seal/seals
  `,
  'key-control': `
    key-control
    key register/cabinet/management/box/log
    key safe box
    key-box
    change/changed/changing the locks
    changed/change/changing locks
    re-key
    rekey
    new/change codes
    changed/change the code
  `,
  training: `
    training/trained
    train/drill/training staff
    train our/the staff
    training/rules for staff
    awareness
    procedure
    protocol
    sop
    staff training
    robbery drill
    policy
    no phones/phone policy
    clean desk policy
    phone policy
    code of conduct
  `,
  vetting: `
    vetting/vetted
    vet/screen staff
    background/criminal/reference/mie check
    criminal record check
    polygraph
    polygraph test/tests
    lie detector
    screening
    psira registered
    police clearance
  `,
  tags: `
    eas
    eas/stock/clothing/anti-theft/rfid tags
    eas/tag/checkpoint/detector/anti-shoplifting gates
    security tag
    tagging
    antennas at the door
    tagged/tag stock
    rfid
  `,
  shutters: `
    shutter
    roller/roll-up shutter
    roller-shutter
    roller-shutters
    roller shutter door
    shutter door
    shatterproof/smash/burglar/security film
    shatterproof glass
    roller doors down
  `,
  'fire-detection': `
    fire detection/detector/alarm/panel/extinguisher/system
    smoke detector/alarm/sensor
    sprinkler
    heat detectors
  `,
};
