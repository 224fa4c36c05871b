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
    geen
    sonder
    het nie
    asinayo
    asinawo
    asinalo
    asinabo
    akukho
    ayikho
    dont/doesnt/didnt/not have
    do/does/did not have
    dont even have
    have/has/had/got/theres no
    havent/not/aint got
    have not got
    havent
    there is/are/was/were no
    there isnt/arent/wasnt
    there is not
    never had/installed/put
    lack/lacking
    zero
    neither
    nor
    no working
    absence of
    dont use
    do not use
    need not
    not yet have
    daar is geen/nie
    asinazo/asinaso/anginayo/anginawo/anginabo/anginalo/anginazo
    akunayo/akunabo/akunawo
    ayinayo/ayinawo
    ngaphandle
    abekho/awekho/azikho/alikho/akekho
    het geen
    ons/ek het nie/geen
    never any
  `,
  refused: `
    dont/doesnt/not/didnt want
    want/wants/prefer/like/please no
    please not/never
    soek/wil/asseblief geen
    do not want/need/like/trust
    does not want
    rather/prefer not
    dont need/like/trust
    no need/money for
    not interested in
    instead/tired/sick of
    rather/other than
    against
    not keen on
    refuse
    wont/cant/cannot have
    will not have
    not looking for
    not allowed/spend/add
    no more
    not going to
    get rid of
    anything but
    dont believe in
    cannot/cant afford
    could not afford
    wont pay for
    not in favour of
    fed up with
    stop using
    wil nie
    asifuni/angifuni
    asidingi/angidingi
  `,
  wanted: `
    want/wants/wanted
    would/wed/id like
    would love
    need/needs
    looking/look/hoping/ask/asking/price for
    looking at/to
    like/possible to have
    quote/quotation
    install/installing
    put/putting up
    put/putting/interested/invest in
    add
    adding
    consider/considering
    think/thinking of
    thinking/think/how about
    upgrade/upgrading
    prefer
    planning
    plan to
    recommend
    must/should have
    require
    replace/replacing
    like/want/have/going to get
    should/will get
    get/like a
    is it possible
    can we/i have
    can you put
    could use
    possibly
    maybe
    perhaps
    advise/price on
    fit
    wish
    wishing/budget for
    getting
    proper
    suggest
    wil/wou
    soek
    benodig
    graag
    kort
    nuwe
    kry
    sifuna/ngifuna/bafuna
    sidinga/ngidinga
    sicela/ngicela
    siyafuna/ngiyafuna
  `,
  present: `
    have
    has
    got
    there is/are
    theres
    already
    existing
    installed
    have installed
    current/currently
    use
    using
    only have
    equipped with
    own
    only
    ive/weve got
    put in last
    fitted
    has been
    keep
    ons/ek het
    ons/ek het reeds/al/net
    daar is
    sit/staan/is n
    nuut ingesit
    sinayo/sinawo/sinabo/sinalo/sinazo
    nginayo/nginawo/nginabo/nginalo/nginazo
    kukhona/ikhona/ukhona/akhona/bakhona/zikhona/likhona
    sisebenzisa
    old/outdated/rusted/rusty
    protected/covered/secured by
    owns
    has one/two/three/four
    no problem with
    no one/nobody/no-one checks/watches/monitors
    had/have no problem
    have had no problem
  `,
  broken: `
    broken
    faulty
    dead
    damaged
    useless
    stole the/our/my
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
    stukkende/dooie/gebreekte
  `,
  none: `
    no one/matter/doubt/idea/problem/wonder
    no-one
    nobody
    got in/into/through/past
    get/gets past
    have been
    have/had/has/used to
    need to know/be
    not only/just
    no longer
    do/does you/u/they have/sell
    if/whether/when/unless/once we/i/you/they/it have/has/had
    they/he/she/who have/has
    other/some shops/houses/people have
    dressed/posing/posed/disguised/acting/uniformed as/like
    uniform/uniforms of
    say/says/said we/i/you have
    as/like if
    ons/ek het die
    hulle/hy/sy het
    had
  `,
};

/** What is said after it: "the cameras don't work". */
export const wordsAfterMeasures: Readonly<Record<MeasureState | 'none', string>> = {
  broken: `
    did not help/work/record/trigger/show
    didnt help/work/record/trigger/show
    do/does not help
    dont help/work/record/show/respond
    doesnt help/record
    only show
    broken/broke
    do not work/record
    doesnt/hardly work
    does not work/record
    not working/armed/on/recording/recorded/connected
    stopped/isnt/arent/wasnt/werent/hardly working
    no longer work/works/working
    never work/works/worked/armed/connected/responded
    hardly works
    was/were/is/are/switched/turned off
    wasnt armed/on/recording
    not switched on
    was/were not on
    faulty
    out of order
    dead
    offline
    off-line
    damaged
    werent recording
    stolen
    ripped/burnt out
    removed
    cut off
    bypassed
    jammed
    failed/fail
    useless
    does/do/did/show/shows/see nothing
    did/does not go off
    didnt/doesnt go off
    never went off
    vandalised
    disconnected
    keeps/keep tripping
    keeps/keep going off
    gives/give false alarms
    goes off for no reason
    goes off for nothing
    obsolete
    flat
    asleep
    sleeping/sleep
    fell asleep
    drunk
    sees/showed nothing
    kaput
    defective
    down
    not functioning/functional/responding
    hasnt/havent worked
    has/have not worked
    stukkend
    gave/packed/steam up
    full of faults
    never repaired/responds
    needs/need repair
    not in working order
    disabled
    blown
    is/are a joke
    fog/fogs/fogged up
    mist/mists up
    switched them/it off
    switch them/it off
    turned them/it off
    turn them/it off
    nobody checks
    no one checks
    are useless
    picture is useless
    werk/werks nie
    werk … nie
    het nie gewerk/afgegaan/gehelp
    was nie aan/gewapen/gelaai
    is nie aan/gewapen/gelaai
    is/was/staan af
    is/was afgeskakel/gebreek/dood/buite
    is/was weg
    is/was gesteel
    het opgehou
    uit werking
    ayisebenzi/awasebenzi/azisebenzi/alisebenzi/akasebenzi/ayisasebenzi/awasasebenzi
    ayisebenzanga/awasebenzanga/ayikhalanga
    iphukile/aphukile/ziphukile/liphukile/ephukile
    icishiwe/acishiwe/icishile/zicishiwe
    ifile/zifile/afile
    yebiwe/ebiwe/zebiwe
    intshontshiwe/antshontshiwe
    zi/i/a broken
    stays/stay off
    never on
    is/are/was/were switched/turned/left off
    went/gone dead
  `,
  absent: `
    not/never/wasnt/werent installed
    is/are missing
    non-existent
    dont exist
    not there/fitted
    does not exist
    not yet installed
    not in place
    havent been installed
    have not been installed
    ayikho/awekho/abekho/azikho/alikho/akekho
    bestaan nie
    is nie daar
    is/was/are/were not there
  `,
  refused: `
    not an option
    too expensive/costly
    not allowed/wanted/necessary/needed
    cost/costs too much
    waste of money
    out of the question
    dont want
    do not want
    is/are not for us
    not for us
  `,
  wanted: `
    not too expensive/costly/pricey
    not expensive
    doesnt/dont cost too much
    does/do not cost too much
    needed
    wanted
    required
    would/could/will/might help
    would be good/nice/great
    please
    should/must/to/will be installed
    needs/need to be installed
    should/must be
    could be/have
    is a must
    would be a start
    would make
    be installed
    sal/kan help
    is nodig
    iyadingeka/ayadingeka
  `,
  present: `
    work/works/working
    installed
    is armed/working/installed
    was armed/on
    were on
    recorded/records/recording/recordings
    showed/show
    caught
    captured
    on duty/site
    went/goes off
    triggered
    rang
    in place
    already
    picked up
    saw
    works/work fine
    are working/installed
    activated
    respond/responded
    arrived/arrives
    patrol
    filmed
    werk
    het gewerk/afgegaan/opgeneem
    was aan
    isebenza/asebenza/basebenza
    ikhona/ukhona/akhona/bakhona/zikhona/likhona
    oyedwa/ababili/abathathu/abane/amabili/amathathu/ezimbili/ezintathu/eyodwa
    eqoshile/ikhalile
    is/are/was/were old/new/weak/blurry/rusted/rusty/basic/monitored
    is/are too old/slow/dark/blurry
    is/are/was/were there
    were renewed
    was renewed/serviced
    is linked to
    barked/bark
    ran away/off
    het weggehardloop
    takes/took/take/came/comes/come
    of # km/m/metres
    log shows/showed
    never went off because
    did not go off because
    didnt go off because
  `,
  none: `
    off the wall
    cut the
    cash/money/stock on site
    poisoned/poison
    been/were/was/being/got/get poisoned/killed/shot
    vergiftig
    would/if work
  `,
};
