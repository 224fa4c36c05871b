import type { CircumstanceId } from '../circumstances.ts';
import type { IncidentId } from '../threats.ts';

const HIDING = `
    im/am/are hiding
    were hiding … now/please/help/hurry
    hiding in/under/behind … cupboard/closet/bathroom/toilet/bed/storeroom/office/freezer/fridge/counter/desk/wardrobe
    ek/ons skuil
    ek/ons kruip weg
    ek/ons kruip … weg
    kruip ek/ons weg
    ek/ons … weggekruip
    ngicashile
    ngicashe
    ngicasha
    sicashile
    sicashe
    ngizifihlile
    ngifihlile
    ngizifihle
    sizifihlile
    ngeke ngikhulume
`;

/** How visitors tell of danger to life, in English, Afrikaans and isiZulu as they type them. */
export const dangerWords = {
  'death-threats': `
    hitman/hitmen/hit-men
    death threat/threats
    contract/price on his/her/my/our/their life/head
    kill me/us/him/her/them
    going to kill me/us/him/her/them/someone/somebody/people/everyone
    gonna kill me/us/him/her/them
    will kill me/us/him/her/them/everyone
    wants/want/plan/plans/planning/coming/come to kill me/us/him/her/them
    threatened/threatens/threatening to kill/shoot/stab/murder
    threat … kill
    kill … chairman/chairperson/owner/manager/principal/councillor/boss/wife/husband/family/children
    they/he will murder/shoot me/us/him/her/them
    said/says … shoot/burn me/us/him/her
    will/going/gonna/coming … kill/shoot/stab/murder/burn me/us
    burn me/us/him/her alive
    you are/will be next to die
    youre next to die
    dead man walking
    bullet/bullets in … envelope
    // Afrikaans
    doodmaak
    dood maak
    dood te maak
    dreig … dood
    doodskiet
    dreig … doodmaak/moor/skiet/vermoor
    gaan/wil/sal my/ons/hom/haar vermoor/doodmaak/doodskiet
    gaan … vermoor
    doodsdreigement/doodsdreigemente
    huurmoordenaar/huurmoordenaars
    // isiZulu
    bazongibulala
    uzongibulala
    bazosibulala
    uzosibulala
    bazombulala
    uzombulala
    ezongibulala
    bafuna ukungibulala/ukusibulala/ukumbulala
    ufuna ukungibulala/ukusibulala/ukumbulala
    ukungibulala
    ukusibulala
    ukumbulala
    bazongidubula
    uzongidubula
    bazosidubula
    izinkabi
    inkabi
    usongela … bulala
    bathi … bulala
  `,
  murder: `
    murder/murdered/murders/murdering
    assassin/assassinated/assassination/assassinations
    shot dead
    shot and killed
    gunned down
    was/were/been/got/get killed
    killed my/our/his/her/the/a owner/guard/manager/brother/son/father/mother/husband/wife/neighbour/driver/chairman/colleague/worker
    killed one/two/three of our/us
    already dead
    # dead/killed/murdered
    two/three/four/five killed/murdered
    two/three/four/five people dead
    // Afrikaans
    vermoor
    doodgeskiet
    doodgemaak
    is/was doodgeskiet/doodgemaak/vermoor
    // isiZulu
    babulewe
    ubulewe
    wabulawa
    babulawa
    sebebulewe
    bambulele
    bababulele
    babulele
  `,
  'violent-extortion': `
    or they/we/he kill/shoot/hurt/bomb
    or they/we/he will kill/shoot/hurt/bomb
    or theyll/hell kill/shoot/hurt/bomb
    pay … or … die/dead/killed/shot/kill/shoot
    pay … they/he will kill/shoot/burn
    demand … guns/gun/firearms
    protection fee/money … shot/shoot/kill/killed/beat/gun/guns
    extortion … shot/shoot/kill/killed/gun/guns
    mafia … shot/shoot/kill/killed/gun/guns
    // Afrikaans
    betaal … of … skiet/doodmaak/brand
    afpers … skiet/doodmaak/wapen
    // isiZulu
    khokha … bazosidubula/bazosibulala/bazongibulala/uzongibulala
    bafuna imali … bazosidubula/bazosibulala/bazongibulala/izibhamu
    imali yokuvikela
    yokuvikela … bazosidubula/bazosibulala/bazongibulala
  `,
  stalking: `
    stalker/stalkers
    stalking/stalked/stalks
    follows/following/followed me/her/him/us everywhere/around
    follows/following me/her/him/us
    keeps following
    follow/follows/following/followed our/my/the drivers/driver/staff/manager/cashier/cashiers/daughter/son/wife/girls/learners/kids/children/chairman/mother/workers/employees/teachers/nurses
    follow/follows/following/followed our/my taxi/taxis drivers
    waits/waiting/wait for me/her outside
    put/puts/hid/found/placed … tracker/airtag
    watches/watching my/her every move
    // Afrikaans
    agtervolg my/haar/ons
    bekruip my/haar
    loer my/haar af
    // isiZulu
    uyangilandela
    ungilandela
    bayangilandela
    uyamlandela
    uyangizingela
  `,
  'domestic-violence': `
    domestic violence/abuse
    abusive ex/husband/boyfriend/partner/wife
    husband/boyfriend/partner/ex/ex-husband/ex-boyfriend/wife/girlfriend/stepfather … kill/beat/beats/beating/hits/hit/hitting/stab/burn/hurt/hurting/strangle/strangled/choked/choking
    beaten/beat/hit/strangled/stabbed … by my/her husband/boyfriend/partner/ex
    beats/hits me/her
    my ex … find/come/comes me/back
    // Afrikaans
    gesinsgeweld
    huishoudelike geweld
    man/kerel/ex/eksman/boyfriend … slaan/doodmaak/vermoor/wurg/steek
    slaan my/haar
    // isiZulu
    udlame lwasekhaya
    umyeni/isoka/ubaba/indoda … ushaya/uyangishaya/ungishaya/uzongibulala
    uyangishaya
    ungishaya
  `,
  bombing: `
    bomb/bombs/bombing/bombings
    bombed
    bomb threat/scare
    blew/blow/blown/blowing up … atm/atms/machine/safe/vehicle/truck/van
    blew/blow/blown/blowing … atm/atms/safe up
    explosive/explosives
    grenade/grenades
    dynamite
    car/pipe/petrol bomb
    atm/atms … bombed/blown/exploded/blasted/explosion
    cash van … blown/bombed
    // Afrikaans
    bom/bomme
    ontplof/opgeblaas/opgeblas
    springstof/plofstof
    blaas … op
    handgranaat
    // isiZulu
    ibhomu
    amabhomu
    baqhumisa/baqhumise/qhumisa/bayiqhumisa/ziqhunyiswa
    iqhunyisiwe
  `,
  shooting: `
    was/were/been/got shot
    shot my/our/the/a guard/owner/manager/driver/son/brother/father/husband/worker/cashier
    shot at
    shot him/her/me in
    shooting at/outside/incident/incidents
    shootings/shootout
    drive-by
    opened fire
    firing/fired at us/me/him/her/them
    stray bullet/bullets
    bullet holes
    bullets … house/shop/taxi/school/classroom
    gang war/fight/shooting
    stabbed/stabbing/stabs
    knife … nurse/teacher/staff/guard/cashier/waiter
    // Afrikaans
    geskiet op/na
    skiet op/na ons/my/hom/haar
    is/word geskiet
    skietery/skietvoorval
    gesteek met
    mes gesteek
    // isiZulu
    badubule
    badubula
    bayasidubula
    bayangidubula
    bayadubula
    kuyadutshulwa
    badutshulwe
    bamdubula
    bamdubule
    udutshulwe
    wadutshulwa
    bamgwaza
    bamgwaze
    ugwaziwe
  `,
  hostage: `
    hostage/hostages
    held … hostage
    kidnap/kidnapped/kidnapping/kidnapper/kidnappers
    abduct/abducted/abduction
    ransom
    locked us/me/them in … room/toilet/storeroom/freezer
    // Afrikaans
    ontvoer/ontvoering
    gyselaar/gyselaars
    // isiZulu
    bathunjiwe
    uthunjiwe
    bamthumbe
    bamthumba
    bathumba
    ukuthunjwa
    bambambile … imali
  `,
  hiding: HIDING,
  'sexual-violence': `
    rape/raped/rapes/rapist
    sexual assault/assaulted/violence/harassment
    sexually assaulted/abused/harassed
    gang rape
    groped/groping
    molest/molested/molesting
    // Afrikaans
    verkrag/verkragting
    aangerand seksueel
    seksueel aangerand
    // isiZulu
    badlwengule
    badlwengula
    udlwenguliwe
    wadlwengulwa
    ukudlwengula
    wangidlwengula
  `,
  'child-danger': `
    abuse/abused/abuses/abusing … child/children/learner/learners/kid/kids
    child/children/learner/learners/kids … abused/molested/raped
    child abuse/trafficking
    snatch/snatched/grab/grabbed/abducted/kidnapped/kidnap … child/children/learner/learners/kid/kids/girl/boy
    child/children/learner/learners/kid/kids/girl … snatched/grabbed/abducted/kidnapped
    tried to take/grab … child/baby/learner/girl/boy/kid
    missing child/girl/boy
    child is missing
    sell/selling/sells drugs … children/learners/kids/pupils/school
    drugs to … children/learners/kids/pupils
    gun/knife … learner/learners/classroom/school
    luring/lure/lures/lured … child/children/kid/kids/girls/learners
    // Afrikaans
    kind/kinders … ontvoer/gegryp/mishandel/verkrag
    gryp … kind/kinders
    kind/kinders te gryp
    kind/kinders … gryp
    dwelms … kinders/leerders
    // isiZulu
    bathumba/bantshontsha/bathatha … ingane/izingane/abantwana
    ingane/izingane/umntwana … bathunjiwe/uthunjiwe/ithunjiwe/elahlekile
    ingane … ithathiwe/lahlekile/ilahlekile
    ukuhlukunyezwa kwezingane
    izidakamizwa … izingane/abafundi
  `,
} as const satisfies Partial<Record<IncidentId, string>>;

/** What is said of somebody in danger, and wishes that nobody may grant. */
export const gravityWords = {
  'must-stay-silent': `
    ${HIDING}
    cant/cannot talk/speak
    come/coming quiet/quietly/silently
    can not talk/speak
    have to whisper
    whispering
    they/he/she can/will/may/might hear me/us
    theyll/hell/shell hear me/us
    dont call/phone/ring me/us/back
    do not call/phone/ring me/us/back
    please dont call/phone/ring
    dont/not phone/ring
    dont let … phone ring
    my phone … silent
    he/she is next to me
    he/she checks/reads my phone/messages
    he is in the next/other room
    dont/not want him/her/them … know i/we asked/wrote/contacted/called/spoke
    dont/not want him/her/them … know that i/we asked/wrote/contacted/called/spoke
    we/i are/am keeping/being/staying/very quiet/silent
    we are quiet/silent
    locked myself/ourselves in
    we/i locked ourselves/myself in
    // Afrikaans
    kan nie praat nie
    moenie bel nie
    moenie my/ons bel
    moenie … bel
    moet nie bel nie
    hulle/hy kan my/ons hoor
    ek/ons sit in … deur/deure gesluit/toe
    ons is … stil
    hy/sy mag nie weet … gevra/geskryf
    sal my/ons hoor
    // isiZulu
    angikwazi ukukhuluma
    asikwazi ukukhuluma
    ungangishayeli
    ningangishayeli
    ungangifoneli
    ningangifoneli
    ungashayi ucingo
    ningashayi ucingo
    bazongizwa
    uzongizwa
    bazosizwa
    azi/bazi ukuthi ngicele/ngibhalile/sicele/ngishaye
    ngizivalele/sizivalele
  `,
  'order-ignored': `
    ignores/ignored/ignoring/breached/breaching/breaches/violates/violated … order/interdict
    breaks/broke/broken/breaking … protection/restraining/court order
    protection/restraining/court order … ignored/broken/breached/violated/useless/nothing
    protection/restraining order … still/ignore/ignores/anyway/laughs
    protection/restraining/court order doesnt/didnt help/stop
    // Afrikaans
    beskermingsbevel … ignoreer/oortree/steur
    steur … beskermingsbevel
    ignoreer/oortree … beskermingsbevel
    // isiZulu
    akayihloniphi/akayilandeli/uyayephula … order/protection
    order … akayihloniphi/akayilandeli/uyayephula
  `,
  'wants-live-metal': `
    handle/handles live at night
    electrify/electrified/electrifying door/doorhandle/handle/handles/knob/doorknob/window/windows/gate/bars/roof/car/steps
    electrify/electrified/electrifying front/back/side/metal/steel/security/shop/main/burglar door/gate/handle/handles/bars
    live/electric/electrical door/doorhandle/window/gate handle/handles/knob
    live doorhandle/doorknob/handle/handles
    live wire/wires/current on/to/through/in/behind handle/handles/door/window/knob/bars/doorhandle
    handle/handles/knob/doorknob/doorhandle … electrified/220v/230v/shock/shocks/mains
    electrocute/electrocutes/electrocuting
    shock/shocks/shocking/zap/zaps/zapping/fry/fries anyone/anybody/whoever/thieves/intruders/burglars/robbers/them
    shock … to death
    mains/220v/230v/380v/eskom/current on/onto/into/through/to fence/handle/handles/knob/window/windows/bars/palisade/wire/wall/roof/door/gate/burglar
    220/230 volt/volts on/onto/into/through/to fence/handle/handles/knob/window/windows/bars/palisade/wire/wall/roof/door/gate/burglar
    fence/palisade/wire/bars/gate/handle on/to/into/with/straight mains/220v/230v/eskom
    fence/palisade/wire/bars/gate/handle directly/straight/direct to/into/on/from mains/plug/socket/eskom/wall/db
    plug … fence/palisade/wire straight/directly/direct/into
    extension cord/lead … fence/palisade/handle
    live wire/wires … handle/taps/tap/bars/gate/railing
    live wire … water/pipe/pipes
    put/putting/run/running/connect/connecting/wire/wiring/hook/hooking/send/pass/add current/220v/230v/volts … handle/handles/doorhandle/knob/gate/door/bars/fence/palisade/taps/tap/burglar/trellis/railing/windows
    put/putting/run/running/connect/connecting/wire/wiring/hook/hooking/send/pass/add electricity/power/mains/eskom … handle/handles/doorhandle/knob/bars/palisade/taps/tap/burglar/trellis/railing
    put/putting electricity/power/mains on gate/door/windows/fence
    electricity/current/mains/220v/230v/shock on … handle/handles/doorhandle/knob/bars/palisade/taps/burglar/trellis/railing
    electricity/current/220v/230v to … handle/handles/doorhandle/knob/bars/palisade/taps/burglar/trellis/railing
    connect/wire/wiring/hook/hooking … fence/handle/bars/palisade/burglar … mains/plug/socket/220v/230v/eskom
    220/230 volt/volts/v through/on/in … gate/bars/handle/trellis/palisade/taps/burglar
    how many volts must/should/can/do i/we put
    electrify/electrifying … handle/taps/tap/bars/trellis/railing/burglar
    lethal/deadly/killer fence/current/voltage/shock
    // Afrikaans
    krag/stroom/skok op/aan/in deurknop/deurknoppe/handvatsel/handvatsels/diefwering/traliewerk/vensters
    krag/stroom/skok op/aan/in die deurknop/deurknoppe/handvatsel/handvatsels/deur/diefwering/traliewerk/hek/vensters
    deurknop/deurhandvatsel/handvatsel/diefwering/traliewerk … stroom/skok/elektries/onder
    elektriese/elektrifiseer deurknop/handvatsel/deurhandvatsel/diefwering
    elektriese/elektrifiseer die deurknop/handvatsel/deurhandvatsel/deur/diefwering
    220v/hoofkrag op/aan die heining/draad/hek
    krag/stroom/elektrisiteit/220v op/aan/deur/in … traliehek/hek/handvatsel/handvatsels/deurknop/diefwering/heining/draad/tralies/klink/kraan
    koppel/sit/gooi … krag/stroom/220v … traliehek/hek/handvatsel/deurknop/diefwering/heining/draad/tralies/klink
    hek/heining/draad/tralies/traliehek … aan/op die krag/kragpunt/hoofkrag/muurprop
    heining … hoofkrag
    doodskok
    // isiZulu
    ugesi … isibambo/esibambeni/izibambo
    isibambo/esibambeni/izibambo … ugesi/ogesi/gesi/ngogesi
    faka/ukufaka/ngifake/sifake/ufake/afake ugesi … isibambo/umnyango/emnyango/isicabha/esicabheni/iwindi/ewindini
    faka/ukufaka/ngifake/sifake/ufake/sifaka/ngifaka/ukuxhuma/sixhume/ngixhume/sifuna/ngifuna ugesi … esangweni/isango/emasangweni/ocingweni
    ugesi ocingweni
    bashaywe/ashaywe/abashaye/bafe ugesi/ngugesi
  `,
  'wants-trap': `
    booby trap/traps
    booby-trapped
    set/lay/build/make/dig a trap
    set/lay/build/make/put/dig/want traps
    set/lay/build/make/rig/want a/some trap … them/him/thief/thieves/intruders/burglars/whoever
    rig … shotgun/gun/explosive
    shotgun/gun … wire/string/door … trigger/goes
    shotgun/gun on a wire/string
    put/bury/hide … nails/glass/spikes/blades … step/jump/walk/foot/feet
    pit … fall/spikes
    trap … intruders/thieves/burglars/robbers
    tripwire … gun/shotgun/explosive/bomb/blade
    shotgun … tripwire/trap
    spring gun
    pit with/of/full spikes/spears/nails
    hidden/buried spikes/nails/blades/razors
    spikes/nails/blades buried
    poison/poisoned food/meat/bread/water/beer for thieves/them/burglars/intruders/robbers
    leave/put out poison
    leave/put out poisoned food/meat/bread/drink
    poison … thieves/burglars/intruders
    throw acid at/on
    acid on thieves/intruders/burglars
    // Afrikaans
    lokval/lokvalle
    stel/bou/grawe/maak/sit n strik/wip/slagyster
    slagyster/slagysters
    // isiZulu
    isicupho
    izicupho
    ugibe
    izingibe
    ngicuphe/sicuphe
  `,
  'wants-shooting': `
    can/may/could/should/must i/we shoot them/him/her/someone/somebody/anyone/anybody/thieves/intruders/robbers/burglars/trespassers/back/if/when/at/to
    want/like/plan/going/ready/free to shoot them/him/thieves/intruders/robbers/burglars/anyone/anybody/trespassers/whoever
    allowed/right to shoot
    i/we will/shall shoot/kill them/him/anyone/anybody/whoever/thieves/intruders/robbers
    ill/well shoot/kill them/him/anyone/anybody/whoever/thieves/intruders/robbers
    shoot intruders/thieves/burglars/robbers/trespassers/anyone/anybody/whoever/first
    shoot on sight
    want/wants guards/guard … shoot
    rig a shotgun/gun
    shoot to kill
    guards/guard … shoot/kill anyone/thieves/intruders/robbers
    get/hire/pay/find someone/somebody/people to kill/shoot/beat
    kill them/him first
    // Afrikaans
    mag/kan/moet ek/ons … skiet
    ek/ons wil … skiet
    skiet hulle/hom/inbrekers/diewe/enigiemand
    // isiZulu
    ngingabadubula
    singabadubula
    ngizobadubula
    sizobadubula
    ngifuna ukubadubula/ukumdubula
    sifuna ukubadubula/ukumdubula
    ngibadubule
    sibadubule
  `,
  'wants-unregistered-guards': `
    without/no/not/fake psira
    without … psira
    not registered with/at psira
    unregistered guard/guards/security/bouncer/bouncers
    guard/guards/bouncers/security not registered/unregistered
    guard/guards/bouncers … unregistered
    guards … no papers/licence/psira/registration
    guard/guards … needs/need no papers/licence/license/psira/registration
    guard/guards … without papers/licence/license/registration
    guard/guards … not on psira
    not on/with psira
    no psira … needed/necessary
    cousin/brother/uncle/nephew/friend/neighbour … stand/act guard/guards
    let my/our cousin/brother/uncle/nephew/friend/gardener guard
    car guards … use/hire/pay … night/shop
    use/hire/pay/get/let car guards … guard/watch
    cheap/cheaper guard/guards/bouncers … papers/cash/unregistered/registered
    cheap/cheaper guard/guards without
    guards who/that arent/are not registered
    psira expired/lapsed
    skip/avoid/dodge psira
    // Afrikaans
    sonder psira
    ongeregistreerde wag/wagte/sekuriteit
    wagte/wag … nie geregistreer/papiere/psira
    wag/wagte sonder papiere/registrasie/lisensie
    neef/broer/swaer/oom/vriend … wag/oppas … psira/papiere/registrasie
    // isiZulu
    ngaphandle kwe/kwepsira/kwe-psira
    ngaphandle … psira
    abangabhalisiwe
    unogada/onogada … ongenawo/abangenawo/ngaphandle … amaphepha/kwamaphepha
    unogada/onogada ongenawo/abangenawo amaphepha
    umzala/umfowethu/ubhuti … aqaphe/agade
    ongabhalisiwe
    abangenayo … psira
    abangenayo i-psira/ipsira
  `,
  'wants-secret-sound': `
    hidden/secret/concealed/spy microphone/microphones/mic/mics/mike/mikes/recorder/recorders/bug/bugs
    hide/hidden/hiding/secret … microphone/microphones/mic/mics
    microphone/microphones/mic/mics hidden/secret/secretly
    secretly record/records/recording/listen/listening/tape/taping
    record/records/recording/tape … secretly
    record/recording/records/listen … without telling/knowing/knowledge/consent
    record/recording/records/listen … knowing
    conversation/conversations/calls secretly/without
    listen in on
    listening in on
    eavesdrop/eavesdropping
    bug the/my/our/his/her/their office/phone/car/room/house
    tap/tapping the/my/our/his/her/their phone/phones/calls
    hidden/secret/spy … sound/audio/voice/toilet/toilets/bathroom/bathrooms/changeroom/shower/showers
    camera/cameras in/inside … toilet/toilets/bathroom/bathrooms/changeroom/changerooms/shower/showers
    camera/cameras in the change/changing/locker room/rooms
    record/recording/hear/listen … what … say/saying/says/talk/talking
    record/recording … conversations/conversation … staff/workers/them
    microphones/microphone in/inside … kitchen/office/canteen/room/rooms/staffroom
    so that they/she/he dont/doesnt/do/does know/see … recorded/record/camera/cameras
    without them/her/him/anyone knowing … record/recording/camera/cameras/sound
    // Afrikaans
    versteekte/geheime kamera/kameras … klank/badkamer/toilet/toilette/kleedkamer
    kamera/kameras in … toilet/toilette/badkamer/kleedkamer
    versteekte/geheime mikrofoon/mikrofone/opnemer
    mikrofoon/mikrofone … versteek
    afluister/afluistering
    luister … af
    neem … op sonder
    // isiZulu
    imakrofoni/umakhrofoni/amamakrofoni/imayikhrofoni ofihliwe/efihliwe/ngasese/afihliwe
    ngirekhode/sirekhode/rekhoda/ukurekhoda/ukulalela/ngilalele/silalele … ngasese
    ikhamera/amakhamera … ethoyilethi/emathoyilethi/egumbini lokugezela
    ikhamera/amakhamera efihliwe/afihliwe/ngasese
    ngasese … rekhoda/lalela/ukurekhoda/ukulalela
  `,
} as const satisfies Partial<Record<CircumstanceId, string>>;
