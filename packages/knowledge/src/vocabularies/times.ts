import type { TimeId } from '../times.ts';

/** How visitors tell when it happens. */
export const timeWords: Readonly<Record<TimeId, string>> = {
  'early-hours': `
    early hours
    early hours of the morning
    early morning hours
    small hours
    middle of the night
    after midnight
    midnight
    before dawn
    dawn
    daybreak
    before sunrise
    wee hours
    early in the morning
    early morning
    early mornings
    past midnight
    dead of night
    around midnight
  `,
  night: `
    night
    nights
    at night
    night-time
    nightime
    overnight
    every night
    during the night
    late at night
    last night
    after dark
    nightly
    tonight
    night shift
    in the dark
    friday night
    friday nights
    saturday night
    saturday nights
    late night
    night-times
    ebusuku
    snags
    in die nag
    full moon
    full moon nights
    nights with rain
    week nights
    weeknights
    weekday nights
  `,
  evening: `
    evening
    evenings
    dusk
    sunset
    early evening
    after work
    late afternoon
    supper time
    suppertime
    when it gets dark
    twilight
    in the evenings
    supper
    after supper
    after closing time
  `,
  afternoon: `
    afternoon
    afternoons
    mid-afternoon
    after school
    daytime
    during the day
    day-time
    broad daylight
    in daylight
    daylight
    by day
    in the day
    lecture time
    afternoon pick-up
    afternoons before
  `,
  morning: `
    morning
    mornings
    sunrise
    mid-morning
    this morning
    before school
    monday morning
    school run
    in the morning
  `,
  lunch: `
    lunch
    lunch-time
    lunch hour
    lunch break
    lunch-times
    midday
    noon
    tea break
    during break
    lunchtime rush
  `,
  opening: `
    opening
    opening time
    when we open
    open up
    opening up
    when opening
    before we open
    opening the shop
    as we open
    at opening
    when the shop opens
    unlock in the morning
    unlocking
    before opening
    opens up
    opening in the morning
  `,
  closing: `
    closing
    closing time
    when we close
    closing up
    when closing
    lock up
    locking up
    at close
    just before closing
    at closing
    as we close
    when the shop closes
    closing the shop
    close up
    knock-off
    knock off time
    when we lock up
    shut up shop
  `,
  'cash-up': `
    cash-up
    cash-ups
    cashing-up
    cash up time
    cash-up time
    when we cash up
    counting the cash
    counting cash
    counting the money
    counting money
    count the money
    count the cash
    counting the takings
    counting takings
    cashed-up
    cashing up
    balancing the tills
    balance the tills
    during cash-up
    cash count
  `,
  weekday: `
    weekday
    weekdays
    monday
    tuesday
    wednesday
    thursday
    friday
    mondays
    tuesdays
    wednesdays
    thursdays
    fridays
    working days
    work days
    week days
    during the week
    monday to friday
    working hours
    office hours
    business hours
    trading hours
    during working hours
    school days
    school hours
  `,
  weekend: `
    weekend
    weekends
    week-end
    saturday
    saturdays
    long weekend
    long weekends
    friday night
    friday nights
    saturday night
    saturday nights
    friday evening
    friday evenings
    long week-ends
    over the weekend
    naweek
    naweke
    impelasonto
    friday night to sunday
    sundays and saturdays
    weekend nights
  `,
  sunday: `
    sunday
    sundays
    sunday service
    sunday morning
    sunday mornings
    sunday night
    sunday evening
    on a sunday
    sunday afternoons
    sunday services
  `,
  'month-end': `
    month-end
    month-ends
    end of the month
    end of month
    monthend
    25th
    every month end
    at month end
    end of every month
    15th
    mid-month
    month end friday
    maand einde
    maandeinde
    elke maand einde
    month end weekends
  `,
  'pay-day': `
    pay-day
    pay-days
    payday
    grant day
    sassa day
    sassa
    wage day
    wages day
    payout day
    when wages are paid
    paying wages
    friday wages
    pay out wages
    pension day
    salary day
    weekly wages
    pays wages
    pay wages
  `,
  holidays: `
    holiday
    holidays
    december holidays
    christmas holidays
    festive holidays
    school holiday
    school holidays
    public holiday
    public holidays
    easter
    july holidays
    winter holidays
    vacation
    on leave
    while we are away
    when we are away
    when we go away
    we were away
    were away
    on holiday
    june holidays
    long holidays
    term break
    recess
    when we travel
    going away
    go away
    varsity holidays
    during vac
    easter weekend
    school closes
    in season
    season time
    peak season
    long weekends
    long weekend
  `,
  december: `
    december
    dec
    december holidays
    festive season
    christmas
    xmas
    new year
    shutdown period
    builders holiday
    builders holidays
    annual shutdown
    black friday
    festive
    christmas holidays
    year end
    december shutdown
    december break
    over christmas
    easter and december
    over xmas
  `,
  'load-shedding': `
    load-shedding
    loadshedding
    load-shed
    load shed
    stage 4
    stage 6
    stage 2
    power cut
    power cuts
    power outage
    power outages
    when the power is off
    when the power goes off
    when the lights are off
    when the lights go off
    when the lights go out
    lights go out
    power goes off
    power was off
    power is off
    power is out
    blackout
    outage
    outages
    during outages
    power failure
    power failures
    when there is no power
    when there is no electricity
    no electricity
    load-reduction
    load reduction
    power went off
    electricity goes off
    load-sheding
    beurtkrag
    beurtkrag tyd
  `,
  'shift-change': `
    shift-change
    change of shift
    shift changes
    shift handover
    changeover
    change-over
    between shifts
    end of shift
    end of the shift
    handover
    guard change
    when shifts change
    shifts change
    when guards change
    change shift
    change shifts
    shift changes at
  `,
  'delivery-hours': `
    delivery hours
    during deliveries
    delivery time
    delivery times
    when deliveries
    delivery day
    delivery days
    when the truck is loaded
    during loading
    when loading
    while loading
    offloading
    off-loading
    off loading
    when trucks
    during dispatch
    during receiving
    when receiving
    tanker delivery
    when stock arrives
    when stock is delivered
    loading time
    loading times
    receiving hours
    delivery arrives
    afternoon collection
    at collection time
    courier collection
    when couriers collect
    couriers collect
  `,
  'service-hours': `
    during service
    during services
    during the service
    during church
    sunday service
    sunday services
    church service
    church services
    jumuah
    friday prayers
    while the service is on
    during prayers
    during mass
    during worship
    prayer meeting
    prayer times
    evening service
    during the sermon
    night vigil
    salaah
    jumua
    jummah
    jumaah
    fajr
    isha
    taraweeh
    bible study
    during jumuah
    at fajr
    tarawih
    ramadaan
    ramadan
    sunday mass
  `,
  'when-empty': `
    when nobody is there
    when no one is there
    nobody is there
    no one is there
    nobody was there
    no one was there
    nobody there
    no-one there
    nobody is home
    no one is home
    nobody home
    no one home
    nobody is at home
    nobody was home
    nobody was at home
    no one was home
    no one was at home
    when we are at work
    while we are at work
    while at work
    when i am at work
    when im at work
    when we were out
    while we were out
    when the house is empty
    house is empty
    house was empty
    empty house
    stands empty
    stood empty
    standing empty
    when we are closed
    when closed
    after hours
    after-hours
    when the shop is closed
    shop was closed
    was closed
    were closed
    when the office is closed
    while we were closed
    unoccupied
    when nobody is around
    nobody around
    no one around
    nobody was around
    no one was around
    no staff on site
    nobody on site
    no one on site
    nobody on the premises
    no one on the premises
    not at home
    while we are out
    when we are out
    when we are not home
    when we are not there
    not there
    site was empty
    site is empty
    school is closed
    school was closed
    unattended
    when everyone is at work
    empty at night
    when everybody is at work
    house is locked up
    months of the year
  `,
  always: `
    any time
    anytime
    all the time
    any day
    24/7
    24 hours
    day and night
    all day
    constantly
    around the clock
    at all hours
    no specific time
    no fixed time
    different times
    random times
    randomly
    random
    throughout the day
    every day
    everyday
    daily
    all hours
    the whole day
    night and day
    whenever
    no pattern
  `,
  once: `
    once
    only once
    happened once
    first time
    one time
    one-off
    just once
    one incident
    never before
    never happened before
    single incident
    it happened once
  `,
  repeatedly: `
    repeatedly
    every
    every month-end
    again and again
    every week
    every month
    every weekend
    every night
    every day
    weekly
    monthly
    twice
    three times
    four times
    five times
    six times
    several times
    many times
    # times
    second time
    third time
    fourth time
    fifth time
    # th time
    keeps happening
    keep happening
    keep coming
    keeps coming
    often
    frequently
    regularly
    ongoing
    on-going
    time and again
    so many times
    multiple times
    more than once
    recurring
    continuously
    each time
    every time
    happening every
    nearly every
    almost every
    again this
    all over again
    over and over
    come back
    came back
    keep stealing
    keeps going missing
    once a week
    once a month
    twice a month
    at least once a
    now and then
    every now and again
    now and again
    another one
    repeat
    every second week
    every few weeks
    on a regular basis
    each month
    each week
    every single
    most nights
    most days
    elke maand
    elke week
    # times this year
    # times this month
    three times this year
    two times
    # times in
  `,
  recently: `
    recently
    last week
    last month
    yesterday
    last night
    this week
    two weeks ago
    few weeks ago
    a week ago
    days ago
    few days ago
    lately
    this month
    past month
    last few weeks
    past few weeks
    last few months
    past few months
    month ago
    weeks ago
    this year
    last weekend
    last friday
    last saturday
    last sunday
    last monday
    last tuesday
    last wednesday
    last thursday
    the other day
    the other night
    this past
    of late
    months ago
  `,
  now: `
    happening now
    happening right now
    happening as we speak
    right this minute
    right this second
  `,
};
