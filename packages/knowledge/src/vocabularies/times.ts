import type { TimeId } from '../times.ts';

/** How visitors tell when it happens. */
export const timeWords: Readonly<Record<TimeId, string>> = {
  'early-hours': `
    early/small/wee hours
    early hours of the morning
    early morning hours
    middle of the night
    after/past/around midnight
    midnight
    before dawn/sunrise
    dawn
    daybreak
    early in the morning
    early morning
    dead of night
    phakathi kwamabili
  `,
  night: `
    night/nights/nightime/nightly
    at/every/last/friday/saturday/late night
    night-time
    overnight
    during the night
    late at night
    after dark
    tonight
    night shift
    in the dark
    friday/saturday/week/weekday nights
    night-times
    ebusuku
    snags
    in die nag
    full moon
    full moon nights
    nights with rain
    weeknights
    sunday night
    // Afrikaans joins the day and the part of it
    maandag-nag/dinsdag-nag/woensdag-nag/donderdag-nag/vrydag-nag/saterdag-nag/sondag-nag
    elke/die/laas/verlede nag
    laasnag
    nagskof
    ngobusuku
  `,
  evening: `
    evening
    dusk
    sunset
    early evening
    after work/supper
    late afternoon
    supper time
    suppertime/supper
    when it gets dark
    twilight
    in the evenings
    after closing time
    sunday evening
    maandag-aand/dinsdag-aand/woensdag-aand/donderdag-aand/vrydag-aand/saterdag-aand/sondag-aand
    saans/vanaand/gisteraand
    die/elke aand
    kusihlwa
  `,
  afternoon: `
    afternoon
    mid-afternoon
    after school
    daytime
    during/in the day
    day-time
    broad/in daylight
    daylight
    by day
    lecture time
    afternoon pick-up
    afternoons before
    sunday afternoon
    maandag-middag/dinsdag-middag/woensdag-middag/donderdag-middag/vrydag-middag/saterdag-middag/sondag-middag
    namiddag/smiddags/vanmiddag
    in die middag
    ntambama
  `,
  morning: `
    morning
    sunrise
    mid-morning
    this/monday morning
    before school
    school run
    in the morning
    sunday morning
    maandag-oggend/dinsdag-oggend/woensdag-oggend/donderdag-oggend/vrydag-oggend/saterdag-oggend/sondag-oggend
    oggend/soggens/vanoggend
    ekuseni
  `,
  lunch: `
    lunch
    lunch-time
    lunch hour
    lunch/tea/during break
    lunch-times
    midday
    noon
    lunchtime rush
  `,
  opening: `
    opening
    opening time
    when/before/as we open
    open/opening/opens up
    when/at/before opening
    opening the shop
    when the shop opens
    unlock/opening in the morning
    unlocking
  `,
  closing: `
    closing
    closing time
    when/as we close
    closing/lock/locking/close up
    when/at closing
    at close
    just before closing
    when the shop closes
    closing the shop
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
    counting the cash/money/takings
    counting cash/money/takings
    count the money/cash
    cashed-up
    cashing up
    balancing/balance the tills
    during cash-up
    cash count
  `,
  weekday: `
    weekday
    monday
    tuesday
    wednesday
    thursday
    friday
    working/work/week/school days
    during the week
    monday to friday
    working/office/business/trading/school hours
    during working hours
    maandag/dinsdag/woensdag/donderdag/vrydag
    maandag-oggend/dinsdag-oggend/woensdag-oggend/donderdag-oggend
    maandag-middag/dinsdag-middag/woensdag-middag/donderdag-middag
    maandag-aand/dinsdag-aand/woensdag-aand/donderdag-aand
    maandag-nag/dinsdag-nag/woensdag-nag/donderdag-nag
    vrydag-oggend/vrydag-middag
    weeksdag/weeksdae
    ngomsombuluko/ngolwesibili/ngolwesithathu/ngolwesine/ngolwesihlanu
  `,
  weekend: `
    weekend
    week-end
    saturday
    long weekend/weekends/week-ends
    friday night/nights/evening
    saturday night
    saturday/weekend nights
    over the weekend
    naweek/naweke
    impelasonto
    friday night to sunday
    sundays and saturdays
    saterdag
    vrydag-aand/vrydag-nag
    saterdag-oggend/saterdag-middag/saterdag-aand/saterdag-nag
    ngomgqibelo
    ngempelasonto
  `,
  sunday: `
    sunday
    sunday service/morning/night/evening/afternoons/services
    on a sunday
    sondag
    sondag-oggend/sondag-middag/sondag-aand/sondag-nag
    ngesonto
  `,
  'month-end': `
    month-end
    month-ends
    end of the/every month
    end of month
    monthend
    25th
    every/at month end
    15th
    mid-month
    month end friday/weekends
    maand einde
    maandeinde
    elke maand einde
    ekupheleni kwenyanga
  `,
  'pay-day': `
    pay-day
    pay-days
    payday
    grant/sassa/wage/wages/payout/pension day
    sassa
    when wages are paid
    paying/friday/weekly/pays/pay wages
    pay out wages
    salary day
  `,
  holidays: `
    holiday
    december/christmas/festive/july/winter/june holidays
    school/public/on holiday
    easter
    vacation
    on leave
    while/when we are away
    when we go away
    we were away
    we/i/they/family/owners/tenants/parents/guests/residents go away
    are/were/was/am/is/when/while going away
    i/they/family/owners/tenants were/was/are away
    we are away
    long/varsity holidays
    term break
    recess
    when we travel
    during vac
    easter weekend
    school closes
    in/peak season
    season time
    long weekends/weekend
  `,
  december: `
    december
    dec
    december holidays/shutdown/break
    festive season
    christmas
    xmas
    new year
    shutdown period
    builders holiday
    annual shutdown
    black friday
    festive
    christmas holidays
    year end
    over christmas/xmas
    easter and december
  `,
  'load-shedding': `
    load-shedding
    loadshedding
    load-shed
    load shed/reduction
    stage 4
    stage 6
    stage 2
    power cut/outage/failure
    when the power is/goes off
    when the lights are/go off
    when the lights go out
    lights go out
    power goes/was/is/went off
    power is out
    blackout
    outage
    during outages
    when there is no power/electricity
    no electricity
    load-reduction
    electricity goes off
    load-sheding
    beurtkrag
    beurtkrag tyd
  `,
  'shift-change': `
    shift-change
    change/end of shift
    shift changes/handover
    changeover
    change-over
    between shifts
    end of the shift
    handover
    guard/shifts change
    when shifts/guards change
    change shift
    shift changes at
  `,
  'delivery-hours': `
    delivery hours/time/day/arrives
    during deliveries/loading/dispatch/receiving
    when deliveries/loading/trucks/receiving
    when the truck is loaded
    while/off loading
    offloading
    off-loading
    tanker delivery
    when stock arrives
    when stock is delivered
    loading time
    receiving hours
    afternoon/courier collection
    at collection time
    when couriers collect
    couriers collect
  `,
  'service-hours': `
    during service/church/prayers/mass/worship/jumuah
    during the service/sermon
    sunday/church/evening service
    sunday services/mass
    jumuah/jumua
    friday prayers
    while the service is on
    prayer meeting/times
    night vigil
    salaah
    jummah
    jumaah
    fajr
    isha
    taraweeh/tarawih
    bible study
    at fajr
    ramadaan/ramadan
  `,
  'when-empty': `
    when nobody is there/around
    when no one is there
    nobody is there/home
    no one is there/home
    nobody was there/home/around
    no one was there/home/around
    nobody/no-one/not there
    nobody home/around
    no one home/around
    nobody is/was at home
    no one was at home
    when/while we are at work
    while at work
    when i am at work
    when im at work
    when/while we were out
    when the house is empty
    house/site is empty
    house/site was empty
    empty house
    stands/stood/standing empty
    when we are closed/out
    when/was/were closed
    after hours
    after-hours
    when the shop/office is closed
    shop/school was closed
    while we were closed
    unoccupied
    no staff/one on site
    nobody on site
    nobody on the premises
    no one on the premises
    not at home
    while we are out
    when we are not home/there
    school is closed
    unattended
    when everyone/everybody is at work
    empty at night
    house is locked up
    months of the year
  `,
  always: `
    any time
    anytime
    all the time
    any/all/every day
    24/7
    24 hours
    day and night
    constantly
    around the clock
    at all hours
    no specific/fixed time
    different/random times
    randomly/random
    throughout the day
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
    only/happened/just once
    first/one time
    one-off
    one/single incident
    never before
    never happened before
    it happened once
  `,
  repeatedly: `
    repeatedly/repeat
    every
    every month-end/week/month/weekend/night/day
    again/time/now and again
    weekly
    monthly
    twice
    three/four/five/six/several/many times
    # times
    second/third/fourth/fifth/each time
    # th time
    keeps happening/coming
    keep happening/coming/stealing
    often
    frequently
    regularly
    ongoing
    on-going
    so many times
    multiple/two times
    more than once
    recurring
    continuously
    every time/single
    happening/nearly/almost every
    again this
    all over again
    over and over
    come/came back
    keeps going missing
    once a week/month
    twice a month
    at least once a
    now and then
    every now and again
    another one
    every second week
    every few weeks
    on a regular basis
    each month
    each/elke week
    most nights/days
    elke maand
    # times this year
    # times this month
    three times this year
    # times in
    nsuku zonke
    elke dag
  `,
  recently: `
    recently
    last week/month/night/weekend/friday/saturday
    yesterday
    this week/month/year/past
    two/few weeks ago
    a week ago
    days/month/weeks/months ago
    few days ago
    lately
    past month
    last/past few weeks
    last/past few months
    last sunday/monday/tuesday/wednesday/thursday
    the other day/night
    of late
    gister/eergister
    verlede week/maand/naweek/vrydag/saterdag/sondag/maandag
    izolo
  `,
  now: `
    happening now
    happening right now
    happening as we speak
    right this minute/second
  `,
};
