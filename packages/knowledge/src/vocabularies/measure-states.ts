import type { MeasureState } from '../measures.ts';

/**
 * What is said about a measure before it is named: "we have no cameras". `none` says nothing,
 * although a shorter phrase in it would: "no one checks the cameras".
 */
export const wordsBeforeMeasures: Readonly<Record<MeasureState | 'none', string>> = {
  absent: `
    no
    without
    without any
    dont have
    do not have
    doesnt have
    does not have
    didnt have
    did not have
    dont even have
    have no
    has no
    had no
    got no
    havent got
    have not got
    havent
    there is no
    there are no
    theres no
    there was no
    there were no
    there isnt
    there arent
    there is not
    there wasnt
    never had
    lack
    lacks
    lacking
    not have
    zero
    never installed
    neither
    nor
    no working
    absence of
    not got
    never put
    dont use
    do not use
    need not
    aint got
    not yet have
  `,
  refused: `
    dont want
    do not want
    doesnt want
    does not want
    not want
    didnt want
    rather not
    dont need
    do not need
    no need for
    not interested in
    instead of
    rather than
    dont like
    do not like
    against
    not keen on
    refuse
    wont have
    will not have
    not looking for
    tired of
    sick of
    cant have
    cannot have
    not allowed
    no more
    not going to
    get rid of
    anything but
    not spend
    dont believe in
    cannot afford
    cant afford
    could not afford
    other than
    prefer not
    dont trust
    do not trust
    no money for
    wont pay for
    not in favour of
    fed up with
    not add
    stop using
  `,
  wanted: `
    want
    wants
    wanted
    would like
    wed like
    id like
    would love
    need
    needs
    looking for
    looking at
    looking to
    look for
    like to have
    quote
    quotation
    install
    installing
    put up
    put in
    putting up
    putting in
    add
    adding
    consider
    considering
    think of
    thinking of
    thinking about
    think about
    upgrade
    upgrading
    interested in
    prefer
    planning
    plan to
    recommend
    must have
    require
    requires
    replace
    replacing
    invest in
    like to get
    want to get
    should get
    should have
    hoping for
    get a
    possible to have
    is it possible
    can we have
    can i have
    can you put
    ask for
    asking for
    like a
    could use
    how about
    possibly
    maybe
    perhaps
    advise on
    price for
    price on
    fit
    wish
    wishing for
    have to get
    going to get
    budget for
    will get
    getting
    proper
    suggest
  `,
  present: `
    have
    has
    had
    got
    there is
    there are
    theres
    already
    existing
    installed
    have installed
    current
    currently
    use
    using
    only have
    equipped with
    own
    only
    ive got
    weve got
    put in last
    fitted
    has been
    keep
  `,
  broken: `
    broken
    faulty
    dead
    damaged
    useless
    stole the
    stole our
    stole my
    defective
    disconnected
    non-working
    not working
    ripped out
    bypassed
    disabled
    disarmed
    sabotaged
    dummy
    fake
  `,
  none: `
    no problem with
    had no problem
    have no problem
    have had no problem
    no one
    no-one
    nobody
    no matter
    no doubt
    no idea
    no problem
    no wonder
    got in
    got into
    got through
    get past
    got past
    gets past
    have been
    have to
    had to
    has to
    need to know
    need to be
    not only
    not just
    no longer
    used to
  `,
};

/** What is said after it: "the cameras don't work". */
export const wordsAfterMeasures: Readonly<Record<MeasureState | 'none', string>> = {
  broken: `
    did not help
    didnt help
    do not help
    dont help
    does not help
    doesnt help
    only show
    only shows
    broken
    broke
    dont work
    do not work
    doesnt work
    does not work
    not working
    stopped working
    no longer work
    no longer works
    no longer working
    didnt work
    did not work
    isnt working
    arent working
    wasnt working
    werent working
    never work
    never works
    never worked
    hardly work
    hardly works
    was off
    were off
    is off
    are off
    switched off
    turned off
    not armed
    wasnt armed
    never armed
    not switched on
    wasnt on
    was not on
    were not on
    not on
    faulty
    out of order
    dead
    offline
    off-line
    damaged
    not recording
    dont record
    do not record
    doesnt record
    does not record
    didnt record
    did not record
    werent recording
    wasnt recording
    not recorded
    not connected
    never connected
    stolen
    ripped out
    removed
    cut off
    bypassed
    jammed
    failed
    fails
    fail
    useless
    does nothing
    do nothing
    did nothing
    did not go off
    didnt go off
    never went off
    doesnt go off
    does not go off
    did not trigger
    didnt trigger
    vandalised
    disconnected
    keeps tripping
    keep tripping
    keeps going off
    keep going off
    gives false alarms
    give false alarms
    goes off for no reason
    goes off for nothing
    obsolete
    flat
    asleep
    sleeping
    sleep
    sleeps
    fell asleep
    drunk
    show nothing
    shows nothing
    see nothing
    sees nothing
    showed nothing
    didnt show
    did not show
    dont show
    never responded
    kaput
    defective
    down
    not functioning
    not functional
    hardly working
    hasnt worked
    havent worked
    has not worked
    have not worked
    stukkend
    gave up
    full of faults
    never repaired
    needs repair
    need repair
    needs repairs
    not in working order
    packed up
    disabled
    burnt out
    blown
    not responding
    dont respond
    is a joke
    are a joke
    fog/fogs/fogged up
    steam up
    mist/mists up
    switched them/it off
    switch them/it off
    turned them/it off
    turn them/it off
    never responds
    nobody checks
    no one checks
    are useless
    picture is useless
  `,
  absent: `
    not installed
    never installed
    wasnt installed
    werent installed
    is missing
    are missing
    non-existent
    dont exist
    not there
    not fitted
    does not exist
    not yet installed
    not in place
    havent been installed
    have not been installed
    poisoned
    been poisoned
  `,
  refused: `
    not an option
    too expensive
    too costly
    not allowed
    not wanted
    not necessary
    not needed
    cost too much
    costs too much
    waste of money
    out of the question
    dont want
    do not want
    is not for us
    are not for us
    not for us
  `,
  wanted: `
    not too expensive
    not too costly
    not too pricey
    not expensive
    doesnt cost too much
    does not cost too much
    dont cost too much
    do not cost too much
    needed
    wanted
    required
    would help
    would be good
    would be nice
    would be great
    please
    should be installed
    must be installed
    could help
    will help
    might help
    to be installed
    needs to be installed
    need to be installed
    should be
    must be
    could be
    is a must
    would be a start
    would make
    be installed
    will be installed
    could have
  `,
  present: `
    work
    works
    working
    installed
    is armed
    was armed
    was on
    were on
    recorded
    records
    recording
    recordings
    showed
    shows
    show
    caught
    captured
    on duty
    on site
    went off
    goes off
    triggered
    rang
    in place
    already
    picked up
    saw
    works fine
    work fine
    is working
    are working
    is installed
    are installed
    activated
    respond
    responds
    responded
    arrived
    arrives
    patrols
    patrol
    filmed
  `,
  none: `
    off the wall
    cut the
    cash on site
    money on site
    stock on site
    never went off because
    did not go off because
    didnt go off because
  `,
};
