import type { PeopleId } from '../people.ts';

/** What visitors call the people who are there, are affected or did it. */
export const peopleWords: Readonly<Record<PeopleId, string>> = {
  staff: `
    staff
    employee/employees
    worker/workers/workforce
    staff member/members
    personnel/personeel
    waiter/waitress/waitrons
    waiters *
    chef
    cook
    cashier
    cashiers *
    teller
    receptionist
    nurses *
    nurse
    sister
    doctor
    pharmacist
    assistant
    packers *
    picker
    shop assistants
    sales lady/people/team
    saleslady/salesman/salesmen
    petrol attendant
    attendant
    attendants *
    salespeople
    technician
    mechanics
    operators
    farm/seasonal workers *
    farmworkers
    labourer
    casuals
    casual/shift workers
    colleagues
    team
    admin/warehouse/night/till/kitchen/office staff
    barman/barmen
    bartender
    forklift drivers
    pastor
    priest
    imam
    trustees
    supervisors
    storeman/storemen
    warehousemen
    administrators
    farm labour
    housekeeping
    interns
    cleaners and staff
    blockman
    blockmen *
    butcher boy
    locum
    hairdresser
    stylist
    stylists *
    agents *
    call centre agents
    yard staff *
    bouncer
    bouncers *
    doorman/doormen
    one lady
    barista
    abasebenzi
    werkers
    block man/men
    yard/counter hand
    yard/counter/kitchen hands
    pharmacy assistant
    agent
    temps *
    temp
    volunteers *
    volunteer
    checker
    checkers *
    fitter
    fitters *
    seasonal worker
    car washers *
    car washer
    casual boys
    porter
    herdsman/herders
    caretakers
    marshals
    machine operator
    picking staff
    merchandisers
    dispatchers
    dispatch/receiving clerk
    cellar master
  `,
  'suspected-staff': `
    suspect/by/dishonest/stealing/corrupt staff
    suspect our staff
    suspect … staff/employee/employees/worker/workers/cashier
    suspect … cashiers/driver/drivers/manager/waiter/barman
    suspect … domestic/gardener/helper
    staff/guard/driver/worker/cashier/employee/manager/waiter/cleaner … suspected
    staff/guard/driver/worker/cashier/employee/manager … in on it
    are/is in on it
    part of it
    in cahoots
    staff involved/theft/wrap/giving/give
    staff … involved/selling/sell
    staff are involved
    inside job/information/info/help/man
    someone/somebody inside
    insider
    one of our own
    one of our/my/the staff
    our/my own staff
    staff steal/stealing/stole
    staff/employees/workers/cashier/cashiers/drivers … stealing
    waiters/barman … stealing
    staff/employees/workers/cashiers … help/helping/helped themselves
    by … staff/employee/employees
    colluding
    collusion
    dishonest employee/employees
    tipped off
    tip-off by
    employee theft
    internal syndicate
    one of the … staff/workers/guards/drivers/cashiers/packers
    one of our … staff/workers/guards/drivers/cashiers/packers
    one of … guards/drivers/cashiers/packers/workers
    think … staff/worker/workers/guard/guards/driver/drivers/cashier help/helps/helping/involved/steals/stealing
    staff help themselves
    bouncers/guards take
    barmen pour
    one of the/our/my … staff/workers/drivers/cashiers/guards helps/helping/steals/involved
    think/thinks … staff/worker/workers/driver/drivers/cashier/guard … helps/helping/helped/steals/involved
    staff/worker/workers/cashier/cashiers/driver/drivers/checker/guard … helps/helping them
    someone in the team
    do not trust
    dont trust
    cashiers not scanning
    not scanning for friends
    not ringing/rung up
    for their friends
    staff … bags/bag
    blockmen … bags/bag
    workers … bags/bag
    wrap extra
    put/hide/hiding … in their bags
    work/works with … drivers
    job cards do not match
    job card … match
    cashier/cashiers … not scanning
  `,
  'former-staff': `
    former employee/employees/staff/worker/workers/driver
    ex employee/employees/worker/workers/staff/guard
    ex-employee
    ex-employees
    ex-worker
    ex-workers
    ex-staff
    fired
    dismissed
    retrenched
    who used to work
    used to work here
    used to work for us
    previous/old/disgruntled employee
    previous employees/gardener/domestic/worker
    ex-guard
    ex gardener/domestic/driver/manager
    ex-manager
    former manager
    disgruntled
    we let go
    laid off
    resigned
    who left in
    left in a huff
    left us last month
    one ex worker
    used to work
    was/were/got fired
    was dismissed
  `,
  manager: `
    manager
    duty/store/shift/night/assistant/estate manager
    owner
    shop/franchise owner
    supervisor
    foreman
    principal
    headmaster
    boss
    my wife and i
    farm/site/practice/centre manager
    caretaker
    director
    matron
    franchisee
  `,
  customers: `
    customer
    client
    clients *
    shopper
    shoppers *
    guest
    guests *
    diners
    patrons *
    patron
    members *
    members of the public
    buyer
    gym members
    motorist
    the public
    passengers *
    commuters
    foot traffic
    tourists *
    beneficiaries *
    airbnb guests *
    airbnb guest
    bnb guests
    holiday makers
    holidaymakers
    pax
    concert goers
    queue of people
  `,
  visitors: `
    visitor/visitors
    parents *
    parent
    sales reps
    reps
    delivery/visiting/deliveries people
    uber eats
    mr d
    delivery guy/men
    couriers *
    courier
    uber
    e-hailing
    bolt drivers
    walk-ins
    people who visit
    ex-boyfriends *
    visitors after hours
    students friends
    friends of students
    relatives of patients
  `,
  contractors: `
    contractor/contractors
    sub-contractor
    subcontractor
    sub-contractors
    builders
    plumber
    electrician
    painter
    service provider
    maintenance people
    supplier
    installers
    handyman/handymen
    tilers
    temporary workers
    labour broker
  `,
  drivers: `
    driver/drivers
    truck/delivery driver
    truck/delivery/bus/taxi/tanker drivers
    van crew/assistant
    truckers
    transporters
  `,
  guards: `
    guard
    security/car/gate/night guard
    security officer/personnel/people
    night watchman
    nightwatchman
    watchman
    patrol officers
    security company guard
  `,
  cleaners: `
    cleaner/cleaners
    cleaning staff/lady/company/crew/team
    tea lady
  `,
  'domestic-worker': `
    domestic worker/helper/workers/staff
    domestic-worker
    domestic
    helper
    maid
    nanny
    housekeeper
    au pair
    home/our helper
    char
  `,
  gardener: `
    gardener
    garden boy/service/man/help
    garden-boy
    gardening/pool service
    groundsman
    pool/gardener guy
    landscapers
  `,
  children: `
    child/children
    kid
    baby
    babies *
    toddler
    toddlers *
    little/small/young/baby son/daughter
    son/daughter … school/crèche/creche/class/grade
    // A grown son is no child
    # year old son/daughter
    teenager
    grandchildren
    grandkids
    little ones
    infant
    teenage daughter
    boys and girls
    youngsters
    newborn
    toddlers and
    small children
  `,
  learners: `
    learner
    pupil
    scholar/schoolchildren
    matric/matriculants
    school children/kids
    boarders
    grade r
    schoolkids
  `,
  teachers: `
    teacher
    educator
    lecturer
    tutor
    class teachers
    coaches
  `,
  patients: `
    patient
    outpatients
    sick people
    elderly patients
    in-patients
    inpatients
    sick
    patient visitors
  `,
  elderly: `
    elderly
    pensioner
    old people/lady/folk/mother/father
    my mother/mom/mum/father/dad/parents
    granny/gran/grandmother
    gogo
    grandfather
    grandparents
    retired/retirees
    frail
    oupa
    ouma
    elderly parents/mother/couple/residents
    senior citizens
    mother in law
    wheelchair
    aged parents
    is 70
    is 75
    is 78
    is 80
    is 82
    is 85
    # years old mother
  `,
  family: `
    family
    my wife/husband/partner/family/sister/brother
    wife
    husband
    spouse
    family members
    relatives
    all of us
    me and my
    girlfriend
    boyfriend
    fiance
    my household
    nenkosikazi/nonkosikazi/unkosikazi/inkosikazi/umkami/nomkami
    my vrou/man/gesin
    household
  `,
  tenants: `
    tenant/tenants
    lodger
    renters
    other tenants
    subtenants
    occupant
  `,
  students: `
    student/students
    varsity/dut/ukzn students
    first-years
    first years
    housemate
    roommate
    flatmates
    flat/house mates
  `,
  congregation: `
    congregation/congregant
    worshipper
    church members
    church/mosque/prayer goers
    churchgoers
    parishioners
    sunday school
    musallees/musallis
    devotees
    choir
    elders and deacons
    members of the church
  `,
  residents: `
    resident/residents
    homeowner
    home owner
    unit/house owners
    trustees and residents
    people who live here
    villagers
  `,
  neighbours: `
    neighbour/neighbor
    community
    neighbouring shops/businesses
    people next door
    next-door neighbour
    street whatsapp group
  `,
  strangers: `
    stranger/strangers
    skollie
    skollies *
    skelm/skelmpies
    tsotsi
    tsotsis *
    thief
    thieves *
    criminal
    criminals *
    unknown/homeless/suspicious/unauthorised/unauthorized people
    unknown person/man/men/thieves
    outsider
    vagrant
    vagrants *
    homeless man
    homeless
    beggar
    whoonga/nyaope/paras boys
    whoonga/drug addicts
    addicts
    paras
    amaphara *
    suspicious person
    suspicious/drunk men
    trespassers
    intruder
    intruders *
    robber
    burglars
    suspects/suspect
    loiterers
    vandals
    izinyoka
    perpetrators
    druggies
    car guards who
    inbreker
    amasela
    isigebengu
    izigebengu
    skebenga
    drunks
    peeping tom
    street/outside people *
    street kids
    crook
    shoplifters *
    shoplifter
    pickpocket
    pickpockets *
    dief
    diewe
    isela
  `,
  'group-of-men': `
    men
    guys
    group of men/people/guys/youths/women/ladies
    gang of
    gang/gangs/gangsters
    youths
    males
    young men/boys
    boys
    ladies and men
    group of boys/robbers
    bunch of guys
    mob
    people jumped/came/broke
    robbers/guys came
    suspects
    abafana
    crew of #
    organised crew
    mans
  `,
  'armed-men': `
    armed men/man/robber/gang/guys/suspects
    armed people/criminals
    men/man/guy/robber/people/suspect/male/youth/boy/skollie/tsotsi/thief/thieves/gang/gangster/criminal/intruder … gun/firearm/rifle/pistol/knife/knives/panga/weapon/ak47/handgun/revolver/machete/armed
    armed … men/guys/males
    gunmen/gunman
    armed robbery gang
    mans met gewere
    gewere
    rifles
    r4 rifles
    men with rifles
    ak 47
    ak-47
    men … pistols
    met gewere
  `,
  syndicate: `
    syndicate
    organised crime/gang/group/crew/people
    organized crime/gang
    professionals
    professional thieves/team
    mafia
    well organised/organized
    organised
    crime/theft ring
    cartel
    crew with a truck
  `,
  'lone-person': `
    one man/guy/person/suspect/robber/thief
    lone/single man
    lone person
    a man/guy/lady/woman/boy/male
    one woman/male/individual
    ex-husband
    ex husband/boyfriend
    my ex
    ex-boyfriend
    a single person
    a father/stranger
    boyfriend of
  `,
};
