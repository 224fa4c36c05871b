import type { PeopleId } from '../people.ts';

/** What visitors call the people who are there, are affected or did it. */
export const peopleWords: Readonly<Record<PeopleId, string>> = {
  staff: `
    staff
    employee
    employees
    worker
    workers
    staff member
    staff members
    personnel
    workforce
    waiter
    waiters *
    waitress
    waitresses
    waitrons
    chef
    chefs
    cook
    cooks
    cashier
    cashiers *
    teller
    tellers
    receptionist
    receptionists
    nurses *
    nurse
    sister
    doctors
    doctor
    pharmacist
    pharmacists
    assistant
    assistants
    packers *
    picker
    pickers
    shop assistants
    sales lady
    sales ladies
    saleslady
    salesladies
    petrol attendants
    petrol attendant
    attendant
    attendants *
    salesman
    salesmen
    salespeople
    sales people
    sales team
    technicians
    technician
    mechanics
    operators
    farm workers *
    farmworkers
    labourers
    labourer
    casuals
    casual workers
    colleagues
    team
    admin staff
    barman
    barmen
    bartender
    bartenders
    forklift drivers
    shift workers
    pastor
    priest
    imam
    trustees
    supervisors
    storeman
    storemen
    warehouse staff
    warehousemen
    night staff
    administrators
    till staff
    farm labour
    kitchen staff
    housekeeping
    interns
    cleaners and staff
    office staff
    blockman
    blockmen *
    butcher boy
    locum
    locums
    hairdresser
    hairdressers
    stylist
    stylists *
    agents *
    call centre agents
    yard staff *
    bouncer
    bouncers *
    doorman
    doormen
    one lady
    barista
    baristas
    abasebenzi
    werkers
    block man
    block men
    yard hand
    yard hands
    counter hand
    counter hands
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
    seasonal workers *
    seasonal worker
    car washers *
    car washer
    casual boys
    porter
    porters
    herdsman
    herders
    personeel
    caretakers
    marshals
    machine operator
    machine operators
    picking staff
    merchandisers
    dispatchers
    dispatch clerk
    receiving clerk
    cellar master
    kitchen hands
  `,
  'suspected-staff': `
    suspect staff
    suspect our staff
    suspect … staff
    suspect … employee
    suspect … employees
    suspect … worker
    suspect … workers
    suspect … cashier
    suspect … cashiers
    suspect … driver
    suspect … drivers
    suspect … manager
    suspect … waiter
    suspect … barman
    suspect … domestic
    suspect … gardener
    suspect … helper
    staff/guard/driver/worker/cashier/employee/manager/waiter/cleaner … suspected
    staff/guard/driver/worker/cashier/employee/manager … in on it
    are in on it
    is in on it
    part of it
    in cahoots
    staff involved
    staff … involved
    staff are involved
    inside job
    someone inside
    somebody inside
    insider
    insiders
    one of our own
    one of our staff
    one of my staff
    one of the staff
    our own staff
    my own staff
    staff steal/stealing/stole
    staff … stealing
    employees … stealing
    workers … stealing
    cashier … stealing
    cashiers … stealing
    drivers … stealing
    waiters … stealing
    barman … stealing
    staff/employees/workers/cashiers … help/helping/helped themselves
    by staff
    by … staff
    by … employee
    by … employees
    colluding
    collusion
    dishonest staff
    dishonest employee
    dishonest employees
    tipped off
    tip-off by
    inside information
    staff theft
    employee theft
    internal syndicate
    stealing staff
    corrupt staff
    one of the … staff/workers/guards/drivers/cashiers/packers
    one of our … staff/workers/guards/drivers/cashiers/packers
    one of … guards/drivers/cashiers/packers/workers
    think … staff/worker/workers/guard/guards/driver/drivers/cashier help/helps/helping/involved/steals/stealing
    staff help themselves
    bouncers take
    guards take
    barmen pour
    one of the/our/my … staff/workers/drivers/cashiers/guards helps/helping/steals/involved
    think/thinks … staff/worker/workers/driver/drivers/cashier/guard … helps/helping/helped/steals/involved
    staff/worker/workers/cashier/cashiers/driver/drivers/checker/guard … helps/helping them
    someone in the team
    inside info
    inside help
    inside man
    do not trust
    dont trust
    staff … selling
    staff … sell
    cashiers not scanning
    not scanning for friends
    not ringing up
    not rung up
    for their friends
    staff … bags/bag
    blockmen … bags/bag
    workers … bags/bag
    staff wrap
    wrap extra
    put … in their bags
    hide … in their bags
    hiding … in their bags
    work with … drivers
    works with … drivers
    staff giving
    staff give
    job cards do not match
    staff … help themselves
    job card … match
    cashier/cashiers … not scanning
  `,
  'former-staff': `
    former employee
    former employees
    ex employee
    ex-employee
    ex employees
    ex-employees
    ex-worker
    ex worker
    ex-workers
    ex workers
    ex-staff
    ex staff
    former staff
    former worker
    former workers
    fired
    dismissed
    retrenched
    who used to work
    used to work here
    used to work for us
    previous employee
    previous employees
    old employee
    ex-guard
    ex guard
    ex gardener
    ex domestic
    previous gardener
    previous domestic
    former driver
    ex driver
    ex-manager
    ex manager
    former manager
    disgruntled employee
    disgruntled
    we let go
    laid off
    resigned
    who left in
    left in a huff
    left us last month
    one ex worker
    previous worker
    used to work
    was fired
    were fired
    got fired
    was dismissed
  `,
  manager: `
    manager
    managers
    duty manager
    store manager
    owner
    owners
    shop owner
    supervisor
    foreman
    principal
    headmaster
    shift manager
    night manager
    assistant manager
    boss
    my wife and i
    estate manager
    farm manager
    caretaker
    director
    directors
    site manager
    matron
    franchisee
    practice manager
    centre manager
    franchise owner
  `,
  customers: `
    customer
    customers
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
    buyers
    buyer
    gym members
    motorists
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
    visitor
    visitors
    parents *
    parent
    sales reps
    reps
    delivery people
    uber eats
    mr d
    delivery guys
    delivery guy
    delivery men
    couriers *
    courier
    uber
    e-hailing
    bolt drivers
    walk-ins
    people who visit
    visiting people
    deliveries people
    ex-boyfriends *
    visitors after hours
    students friends
    friends of students
    relatives of patients
  `,
  contractors: `
    contractor
    contractors
    sub-contractor
    subcontractor
    sub-contractors
    subcontractors
    builders
    plumber
    plumbers
    electrician
    electricians
    painters
    painter
    service providers
    service provider
    maintenance people
    suppliers
    supplier
    installers
    handyman
    handymen
    tilers
    temporary workers
    labour broker
  `,
  drivers: `
    driver
    drivers
    truck driver
    truck drivers
    delivery driver
    delivery drivers
    van assistants
    van crew
    truckers
    van assistant
    bus drivers
    taxi drivers
    transporters
    tanker drivers
  `,
  guards: `
    guard
    guards
    security guard
    security guards
    security officer
    security officers
    night watchman
    nightwatchman
    watchman
    security personnel
    car guard
    car guards
    security people
    gate guard
    gate guards
    night guard
    night guards
    patrol officers
    security company guard
  `,
  cleaners: `
    cleaner
    cleaners
    cleaning staff
    cleaning lady
    cleaning ladies
    tea lady
    cleaning company
    cleaning crew
    cleaning team
  `,
  'domestic-worker': `
    domestic worker
    domestic-worker
    domestic
    domestics
    domestic helper
    helper
    maid
    nanny
    housekeeper
    nannies
    au pair
    domestic workers
    domestic staff
    home helper
    our helper
    char
  `,
  gardener: `
    gardener
    gardeners
    garden boy
    garden-boy
    garden service
    garden services
    garden man
    gardening service
    groundsman
    pool guy
    pool service
    landscapers
    garden help
    gardener guy
  `,
  children: `
    child
    children
    kid
    kids
    baby
    babies *
    toddler
    toddlers *
    son
    daughter
    teenager
    teenagers
    sons
    daughters
    grandchildren
    grandkids
    little ones
    infant
    infants
    teenage daughter
    boys and girls
    youngsters
    newborn
    toddlers and
    small children
  `,
  learners: `
    learner
    learners
    pupil
    pupils
    scholar
    scholars
    matric
    matrics
    matriculants
    schoolchildren
    school children
    boarders
    grade r
    school kids
    schoolkids
  `,
  teachers: `
    teacher
    teachers
    educator
    educators
    lecturer
    lecturers
    tutor
    tutors
    class teachers
    coaches
  `,
  patients: `
    patient
    patients
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
    pensioners
    old people
    old lady
    my mother
    my mom
    my mum
    my father
    my dad
    granny
    gran
    gogo
    grandmother
    grandfather
    grandparents
    my parents
    retired
    retirees
    frail
    oupa
    ouma
    elderly parents
    senior citizens
    mother in law
    old folk
    elderly mother
    elderly couple
    wheelchair
    aged parents
    elderly residents
    is 70
    is 75
    is 78
    is 80
    is 82
    is 85
    # years old mother
    old mother
    old father
  `,
  family: `
    family
    my wife
    my husband
    wife
    husband
    my partner
    spouse
    families
    family members
    my family
    relatives
    all of us
    me and my
    girlfriend
    boyfriend
    fiance
    my sister
    my brother
    my household
    household
  `,
  tenants: `
    tenant
    tenants
    lodger
    lodgers
    renters
    other tenants
    subtenants
    occupants
    occupant
  `,
  students: `
    student
    students
    varsity students
    first-years
    first years
    dut students
    ukzn students
    housemate
    housemates
    roommate
    roommates
    flatmates
    flat mates
    house mates
  `,
  congregation: `
    congregation
    congregants
    congregant
    worshippers
    worshipper
    church members
    church goers
    churchgoers
    parishioners
    sunday school
    musallees
    devotees
    choir
    elders and deacons
    members of the church
    mosque goers
    musallis
    prayer goers
  `,
  residents: `
    resident
    residents
    homeowner
    homeowners
    home owner
    home owners
    unit owners
    trustees and residents
    people who live here
    house owners
    villagers
  `,
  neighbours: `
    neighbour
    neighbours
    neighbor
    neighbors
    community
    neighbouring shops
    people next door
    next-door neighbour
    street whatsapp group
    neighbouring businesses
  `,
  strangers: `
    stranger
    strangers
    skollie
    skollies *
    skelm
    skelms
    skelmpies
    tsotsi
    tsotsis *
    thief
    thieves *
    criminal
    criminals *
    unknown people
    unknown person
    unknown persons
    unknown man
    unknown men
    outsider
    outsiders
    vagrant
    vagrants *
    homeless people
    homeless man
    homeless
    beggars
    beggar
    whoonga boys
    whoonga addicts
    drug addicts
    addicts
    paras
    amaphara *
    suspicious people
    suspicious person
    suspicious men
    trespassers
    intruder
    intruders *
    robber
    robbers
    burglars
    suspects
    suspect
    crooks
    loiterers
    vandals
    nyaope boys
    unauthorised people
    unauthorized people
    izinyoka
    perpetrators
    druggies
    car guards who
    inbreker
    inbrekers
    amasela
    isigebengu
    izigebengu
    skebenga
    drunk men
    drunks
    peeping tom
    street people *
    street kids
    thiefs
    outside people *
    unknown thieves
    crook
    shoplifters *
    shoplifter
    pickpocket
    pickpockets *
    dief
    diewe
    isela
    paras boys
  `,
  'group-of-men': `
    men
    guys
    group of men
    group of people
    group of guys
    gang of
    gang
    gangs
    gangsters
    youths
    group of youths
    males
    young men
    boys
    ladies and men
    group of women
    group of ladies
    group of boys
    bunch of guys
    mob
    people jumped
    people came
    people broke
    robbers came
    group of robbers
    guys came
    suspects
    abafana
    crew of #
    organised crew
    mans
    young boys
  `,
  'armed-men': `
    armed men
    armed man
    armed robbers
    armed robber
    armed gang
    armed guys
    armed suspects
    armed people
    armed criminals
    men/man/guy/robber/people/suspect/male/youth/boy/skollie/tsotsi/thief/thieves/gang/gangster/criminal/intruder … gun/firearm/rifle/pistol/knife/knives/panga/weapon/ak47/handgun/revolver/machete/armed
    armed … men/guys/males
    gunmen
    gunman
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
    syndicates
    organised crime
    organized crime
    organised gang
    organized gang
    professionals
    professional thieves
    professional team
    mafia
    well organised
    well organized
    organised group
    organised
    crime ring
    theft ring
    cartel
    crew with a truck
    organised crew
    organised people
  `,
  'lone-person': `
    one man
    lone man
    one guy
    single man
    lone person
    one person
    a man
    a guy
    one suspect
    one robber
    one thief
    a lady
    a woman
    one woman
    a boy
    one male
    a male
    one individual
    ex-husband
    ex husband
    my ex
    ex boyfriend
    ex-boyfriend
    a single person
    a father
    boyfriend of
    a stranger
  `,
};
