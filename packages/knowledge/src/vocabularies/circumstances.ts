import type { CircumstanceId } from '../circumstances.ts';
import { gravityWords } from './danger.ts';

/** How visitors tell what changes the advice. */
export const circumstanceWords: Readonly<Record<CircumstanceId, string>> = {
  'inside-knowledge': `
    inside job/information/help/info/man
    insider
    insider information
    knew exactly/where/when/which
    know exactly/when/where
    know/knew/knows/watched our routine
    knew/know the code
    knew/know the layout
    tipped off
    tip-off
    someone/somebody inside
    no forced entry
    no sign/signs of forced entry
    no sign/signs of a break-in
    no sign/signs of break-in
    staff involved
    colluding
    collusion
    someone/somebody on the inside
    from the inside
    they know the
    they knew
    must know someone
    same codes
    everyone/everybody knows the code
    know/knows … house
    know/knows our
    someone/somebody we know
    someone/somebody i know
    by someone we know
    inside info about
    with inside info
  `,
  armed: `
    armed with/man/men/gang/robber/robbery
    were/are/all/heavily armed
    he was armed
    armed suspect/criminal/people/guys/intruder/attacker
    gun
    firearm
    pistol
    rifle
    ak47
    ak 47
    ak47s
    ak 47s
    ak-47
    knife/knifepoint
    knives
    panga
    bush knife/knives
    weapon
    gunpoint
    gun/knife point
    gunmen/gunman
    shots fired
    shot
    revolver
    machete
    screwdriver and
    fired shots
    gunshots
    9mm
    r4 rifles
    shooting/shootout
    met gewere
    // Afrikaans
    geweer/gewere/pistool/pistole/rewolwer
    met mes/messe/byl/byle/kierie/kieries/panga/pangas
    gewapen/gewapende
    // isiZulu
    isibhamu/izibhamu/nesibhamu/nezibhamu/ngesibhamu/ngezibhamu/zibhamu
    ummese/imimese/ngommese/nommese/nemimese/ngemimese
    ngenduku/ngezinduku/nezinduku/nezagila
  `,
  violence: `
    violence/violent/violently
    assaulted/assault
    attacked
    beaten/beat
    beaten up
    tied up/us/them
    stabbed/stabbing
    shot at/and
    raped/rape
    pistol whipped
    murdered/murder
    killed
    hit/kicked … guard
    hit … head
    pepper sprayed
    held hostage
    hostage
    tortured
    tied … up
    strangled
    kidnapped
    petrol bomb/bombs/bombed
    petrol-bombed
    petrolbom/petrolbomme
    bottle/bottles of/with petrol
    petrol in a bottle
    poured/pours petrol
    petrol … under … door
    aangerand/geslaan/gesteek/doodgeskiet
    bamshaye/bangishaye/basishaye/bamgwaze/bamdubule
    bambophe/bamboshile/bambophile/basibophe
  `,
  injury: `
    injured/injury
    hurt
    wounded/wounds
    hospital after
    in hospital
    hospitalised/hospitalized
    bleeding
    killed
    died
    stitches
    lost … life
    shot in
    broken arm
    concussion
    critically
    beseer/gewond/seergemaak
    ulimele/balimele/ngilimele/walimala/balimala
  `,
  jammer: `
    jammer/jamming
    signal/gsm jammer
    jammed the signal
    jammed/blocked/blocking/jam … signal
    jammed … remote
    jamming device
    remote jamming
    jam … alarm
  `,
  'poor-signal': `
    poor/bad/weak/little/patchy signal
    no signal/reception/network/internet/vodacom/mtn
    poor reception/network
    bad reception/network
    no cellphone/cell/mobile signal
    no cell phone signal
    signal is bad/poor/weak/terrible
    slow internet
    hardly any signal
    no wifi/fibre
    bad/poor/weak/terrible … signal
    without wifi
  `,
  'slow-response': `
    slow/late/no/nearest response
    response … slow
    slow to respond
    took/take/takes too long
    took/takes … hour to
    took/takes … minutes to
    took ages
    police … late/hours
    arrived/arrive/came late
    came/arrived after # minutes/minute/min/mins/hours/hour
    came/arrived # minutes/minute/min/mins/hours/hour later
    police never came/come
    never arrived/came
    police didnt come
    police did not come
    response time/takes
    far from the police
    nearest police station
    nobody came/comes
    no one came/comes
    saps … hours
    takes … minutes before
    come/came too late
    response is slow
    police do/did nothing
    no reaction
    take/took # minutes
    take/took # min
    take/takes/took # hour
    take/takes/took # hours
    come/comes # min/minutes/hours/hour later
    come/comes after # hour/hours/minutes/min
    more than an hour
    over an hour
    an hour later
    takes more than
    niemand kom nie
    armed response takes
    armed response … takes # min/minutes
    takes # min
    takes # minutes
    response is # km
    takes them too long
    response … too long
    police take long
  `,
  remote: `
    remote area/site/place/location
    very/is/are/so remote
    isolated
    far/km from town
    far/km away
    middle of nowhere
    rural
    kilometres/km from
    km from the nearest
    secluded
    out of town
    outskirts
    deep rural
    far from everything
    far out
    nearest neighbour
    off the main road
    sites are remote
    far from the house
    # km from town
    # km away
    nearest response is
    inland site
  `,
  'no-power': `
    no power/electricity/mains/eskom
    without power/electricity
    off-grid
    off grid
    no power/electrical supply
    no mains power
    no power at
    not electrified
    no power on site
    no plug point
  `,
  dark: `
    dark/darkness
    no lights/lighting/streetlights
    poor/bad lighting
    badly/poorly lit
    no street/outside lights
    street lights … not working
    streetlights/lights … not working
    street lights dont work
    pitch/very dark
    unlit
    not well lit
    dark corner
    lights/streetlights dont work
    street lights off
    lights are broken
    street light is out
    street lights are out
    kumnyama
    donker
    it is dark
    see in the dark
  `,
  'no-evidence': `
    no evidence/proof/witness/footage/fingerprints/recording
    cannot/cant/couldnt prove
    could not prove/identify
    unable to prove
    nobody saw
    no one saw
    nothing on camera
    dont know who/how
    do not know who/how
    didnt see
    did not see
    no idea who/how
    cant/couldnt/cannot identify
    nothing/not recorded
    no trace
    not sure who/how
    unknown how
    no recording for
    had no recording
    camera missed it
  `,
  'only-feared': `
    we are next
    i am next
    we will be next
    could/might/may be next
    going to be next
    nothing has happened
    nothing/hasnt/not happened yet
    nothing happened so far
    has not happened yet
    has not happened to us
    hasnt/never happened to us
    never happened here
    before it happens
    never been robbed/burgled/hit
    not been robbed/burgled/hit
    no incident/incidents yet
    no incident/incidents so far
  `,
  'repeat-victim': `
    second/third/fourth/fifth/sixth time
    # th time
    # times
    twice
    three/four/five/six/several/many times
    again/time and again
    keeps/keep happening
    every week/month/weekend
    repeatedly/repeat
    keep/keeps coming back
    came/come back
    happened before
    been hit before
    hit/robbed/happened again
    broken into again
    multiple times
    so many times
    not the first time
    # break-ins
    three/two/four/five/several/multiple break-ins
    many break-ins
    another break-in
    previous robbery/break-in/burglary
    over and over
    more than once
    # times this year
    three/two times this year
    again this year
    elke maand
    every month end
    second time this
  `,
  pets: `
    pet
    dog
    dogs
    cat
    cats
    puppy
    our labrador
    boerboel
    german shepherd
    jack russell
    poodle
    small/big dogs
    parrot
    sausage/large/big dog
    rottweiler
    ridgeback
    dachshund
  `,
  'open-to-public': `
    open to the public
    open to public
    walk-in customers
    walk ins
    foot traffic
    anyone can enter
    anyone/anybody can walk in
    anyone/anybody can come in
    public area/access
    members of the public
    busy road
    customers/people come and go
    open doors/access/campus
    doors/gates are open
    open 24 hours
    open door policy
    gate is/stays/stands open
    doors stand open
    always open
  `,
  'cash-heavy': `
    lots/lot of cash
    cash business/only/sales/customers/turnover/takings
    mostly/handle/handles/keep/big/pay cash
    large amounts/amount of cash
    cash on site/hand
    cash on the premises
    cash in the safe/till/tills/house/office
    a lot of money
    lots of money
    wages/paid in cash
    cash is counted
    too much cash
    cash intensive/wages
  `,
  'shared-premises': `
    shared building/premises/entrance/parking/gate/driveway
    share the building/gate/yard
    share a building/gate/driveway/yard
    other/neighbouring tenants
    other businesses
    shopping centre/center/mall
    mall
    office/business/industrial park
    strip mall
    multi-tenant
    common area
    communal
    mini factory
    shared wall/yard/access
    sectional title
    body corporate
  `,
  flat: `
    flat
    bachelor/bedroom apartment
    in/my/rent/own apartment
    apartment on
    penthouse
    woonstel
    woonstelle
    ifulethi
    efulethini
    ifulethi lami
  `,
  rented: `
    as tenant
    i am tenant
    im tenant
    we are tenants
    huur/huurder
    ek/ons huur
    ngiqashile
    siqashile
    rent/renting/rented/rental
    we/i rent
    lease/leased/leasing
    landlord/landlady
    the landlord
    rental property
    not our building
    lease agreement
    landlord wont
    tenant in
    owner of the building
    we are renting
    not allowed to drill
    wont let us drill
  `,
  'low-budget': `
    low/small/tight/limited/no/pensioner budget
    little/no/limited/save money
    not much money
    cannot/cant/not afford
    cheap/cheapest
    affordable
    budget is tight/small/limited
    low cost
    cost effective
    inexpensive
    on a budget
    not too expensive
    cannot spend
    cant spend/pay
    shoestring
    limited/no funds
    low-cost
    too expensive
    funds are limited
    short of funds
    money is tight
    dont have money
    do not have money
    no money for
    as cheap as possible
    very little money
  `,
  'insurer-asks': `
    insurer/insurance
    insurance company/requires/wants/asked/claim/excess
    outsurance
    santam
    discovery insure
    old mutual insure
    broker says
    saidsa
    saidsa certificate
    insurance wont pay
    underwriter
    my/our insurance
    insurers want
    insurance wants us
  `,
  'covers-everything': `
    already/we have everything
    have everything already
    everything in place
    everything installed
    all of the above
    full security
    full security system
    all the security
    have/got it all
    already/we have all
    have all the
    everything is covered
    top of the range
    state of the art
    fully secured
    everything you can think of
  `,
  'fire-escape': `
    fire-escape
    fire escapes/exit/door
    emergency exit
    escape/emergency door
    escape route
    fire exit door
    panic/push bar
    evacuation/evacuate
  `,
  'privacy-sensitive': `
    toilet
    bathroom
    change-room
    changeroom
    change/changing/fitting/locker/consulting/consultation rooms
    changing/fitting/locker/consulting/consultation/examination room
    treatment/dressing room
    privacy
    popia/popi
    popi act
    patient confidentiality/privacy
    confidentiality
    ablution
    restroom
    showers
    dormitory
    neighbour’s yard
    hidden/secret cameras
    hidden/spy/secret camera
    nanny cam
    record audio
    listen to
    recording staff
    ward
    personal information
    not in bedrooms
  `,
  'high-wall': `
    high/tall wall
    2m wall
    2 m wall
    two metre/meter wall
    2.4m wall
    1.8m wall
    1.8 m wall
    3m wall
    six foot wall
    wall is high
    walls are high
    high boundary/perimeter wall
    2 metre wall
    2.1m wall
    wall is 2m
    2 meter wall
  `,
  'low-wall': `
    low/short/small/no wall
    wall/fence is low
    walls are low
    wall/fence is too low
    walls are too low
    1m wall
    1 m wall
    one metre/meter wall
    1.2m wall
    knee high wall
    low boundary wall
    low fence
    no boundary/perimeter/front wall
    no fence/fencing/palisade
    no perimeter fence
    1 metre wall
    wall is only
  `,
  'boundary-hole': `
    hole/holes in … fence/wall/palisade
    fence … cut
    cut … fence/palisade/hole
    palisade … missing/broken/cut
    broken fence/palisade
    gap in … fence/wall/palisade
    fence is broken
    panel … missing
    climb/cut through … fence
    crawl/dig under … fence
  `,
  'keys-missing': `
    missing/lost/stolen/copied/duplicate/had keys
    missing/lost/copied/duplicate/spare/same key
    keys missing/stolen/back
    keys … missing/lost/stolen
    lost/stole … keys
    lost … key
    key/remote … lost
    keys not returned
    keys … not returned/accounted
    never returned … keys/key
    still/everybody/everyone has a key
    still/who has keys
    still has the key/keys
    still have keys/remotes
    still have a key
    too many keys
    lost remote/tag
    keys are lost/everywhere
    copy of the key/keys
    dont know who has keys
    who has the keys
    had/used a key
    gave/share … remote
    access cards not returned
    still has a remote
    still has/have/got … key
    hand keys back
    tags are never cancelled
    share … code
    everyone has … key/code
    do not know who has
    several/many people have keys
    has/have keys
    keys were never returned
    never hand/hands/handed/gave/give/gives … keys back
    never hand/hands/handed/gave/give/gives keys back
  `,
  'in-danger': `
    my/our life/lives in danger
    fear/fearing/scared for my/our/his/her/their life/lives
    my/ons lewe in gevaar
    ons/my lewens in gevaar
    vrees vir my/ons/haar/sy lewe
    impilo yami/yethu isengozini
    izimpilo zethu zisengozini
    // Wounds that cannot wait.
    bleeding badly/heavily/out/alot
    bleeding a lot
    bleeds badly/heavily
    lots/lot of blood
    losing … blood
    blood everywhere
    unconscious
    lost consciousness
    not breathing
    is dying
    he/she/guard/man/woman/child/person/someone/somebody/worker/father/mother is not moving
    he/she/hes/shes isnt/not moving
    not responding to us
    bewusteloos
    bloei/bloeiend erg/baie/vreeslik
    baie bloed
    haal nie asem nie
    uyopha/bayopha/ngiyopha/wopha/ukopha
    uphuma/liphuma igazi
    igazi … eningi/kakhulu
    uquleke/uqulekile
    akaphefumuli
  `,
  'alone-at-night': `
    alone at night/home/reception
    alone … night
    on her/my own
    by myself/herself/himself
    live/living/lives/staying/stay/stays alone
    i am alone
    im/home/works/working/lady/woman alone
    alone in the shop
    single woman/mother/mom/lady
    alone with … kids/children
    husband … away
    husband works away/night
    only one person on duty
    only one staff
    alone on shift
    one nurse on duty
    lone worker
    night shift alone
    girl/is alone
    alone until/till
    alone in/all/by day
    alone from/since #
    alone during the day
  `,
  container: `
    shipping/steel/spaza container
    container shop/spaza/tuckshop/office
    in/from a container
    ikhonteyina
    skeepshouer
  `,
  fingerprints: `
    fingerprint/fingerprints/biometric/biometrics
    finger prints/print
    face/facial recognition
    vingerafdruk/vingerafdrukke
    izigxivizo zeminwe
  `,
  'records-calls': `
    record/records/recording/recorded … calls/conversations/phone/sound/audio
    call recording/recordings
    calls are recorded
    cameras with sound/audio
    neem … oproepe op
    rekhoda … izingcingo
  `,
  ...gravityWords,
};
