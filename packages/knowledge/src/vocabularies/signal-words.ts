/** Words right before an incident, asset, person, place or circumstance that say that there is none. */
export const denials = `
  no
  not
  without
  without any
  not a/an/been/any/really/about
  wasnt/isnt a
  wasnt/isnt an
  was/is not a
  was/is not an
  never/havent/hasnt been
  never/havent had
  never
  have not been/had
  no sign/signs of
  dont have/keep/store/sell/employ/want
  do not have/keep/store/sell/employ/want
  doesnt/didnt have
  does/did not have
  have/has/had no
  nor
  wasnt
  werent
  isnt
  arent
  nobody was/got/is
  no one was/got/is
  there is/are/was/were no
  nobody has been
  didnt use/carry
  did not use
  no real/more
  nothing to do with
  do not want any
  dont want any
`;

/** Words of theft. With an asset in the same sentence they name an incident (`theft` in `assets.ts`). */
export const thefts = `
  steal/stealing
  stole/stolen
  theft
  thief/thieves
  taken
  took
  nicked
  swiped
  looted/looting
  disappear/disappeared/disappearing
  missing
  gone
  vanish/vanished
  helped/helping themselves
  carried/walks away
  carried off
  strip/stripped/stripping
  grabbed
  snatched
  cleaned/walk/walked/walking/cut/ripped out
  made/ran off with
  got away with
  robbed of
  siphon/siphoned
  losing
  we lose/lost
  pilfering
  // Afrikaans
  gesteel/gevat/weggevat/weggedra/verdwyn/vermis
  // isiZulu
  yebiwe/ebiwe/zebiwe/lebiwe/iyebiwa/ziyebiwa
  intshontshiwe/antshontshiwe/zintshontshiwe/bantshontshe/bantshontsha/bayantshontsha
`;

/**
 * What happened or may happen to a thing. The thing comes after `takes` and `loses`, of which the visitor may
 * be the subject only of `loses`; before `gone`, and before `done` where a passive is ("was cut"); beside `beside`.
 */
export const losses: Readonly<Record<'takes' | 'loses' | 'gone' | 'done' | 'beside', string>> = {
  takes: `
    steal/stealing/steals/stole
    take/takes/taking/took
    grab/grabbed/snatch/snatched/swiped/nicked/pinched
    loot/looted/looting
    siphon/siphoned/siphoning
    strip/stripped/stripping
    emptied
    poach/poached
    hijack/hijacked
    made/ran/got/walk/walked/walks/drove/drive/went/gone off/out/away with
    helped/helping/help themselves to
    robbed … of
    carried/carry off/away
    cut/cutting/removed/unbolted
    ripped out/off
    load/loaded/loading
    burn/burnt/burned/burning/torched
    damage/damaged/damaging/destroyed/smashed/vandalised
    killed/slaughtered/stabbed
    demand/demanded/demanding/demands
    they/he/robbers/men/gang want/wants/wanted/asked/ask for
    they/he/robbers/men/gang want/wants/wanted
    they/he came/come/were/are/is for/after
    // Afrikaans
    steel/vat/gryp/roof/stroop/laai
    // isiZulu
    bantshontsha/bantshontshe/bantshontshile/antshontsha/antshontshe/untshontshe/wantshontsha
    kuntshontshwa/kuntshontshwe/kwantshontshwa/ukuntshontsha/ntshontsha
    beba/bebe/baseba/weba/ukweba/kweba/kwebiwe/kwebiwa/bayeba
    bathatha/bathathe/bathathile/athatha/athathe/uthathe/wathatha/ethatha
    kwathathwa/kuthathwe/kuthathwa
    zathatha/zithathe/zathathile/sathatha/ithathe/yathatha
    baphuca/baphuce/baphucile/uphuce/bangiphuca/bangiphuce/basiphuca/basiphuce/bamphuca/bamphuce
    basika/basike/kusikwe/kwasikwa
    bashise/bashisa/kushiswe
  `,
  loses: `
    lose/losing/lost/loses
    theft/thefts/loss/losses/robbery/stealing/hijacking of
    worried/worry/afraid/scared/nervous/concerned about/for
    fear/fearing for
    protect/protecting/safeguard/guarding
    look/looking after
    short of
    // Afrikaans
    bang vir
    bekommerd oor
    beskerm
    verloor
    diefstal van
    // isiZulu
    vikela/ukuvikela/sivikele/ngivikele
    silahlekelwe/ngilahlekelwe
  `,
  gone: `
    stolen/gone/missing
    disappear/disappears/disappeared/disappearing
    vanish/vanishes/vanished/vanishing
    walked
    // Afrikaans
    gesteel/gevat/gegryp/geroof/gebuit/gekaap/gestroop
    weg/weggedra/weggevat/verdwyn/vermis/kwyt
    afgesny/afgeskroef/uitgehaal/verbrand/beskadig
    // isiZulu
    yebiwe/ebiwe/zebiwe/lebiwe/yebiwa/ziyebiwa/iyebiwa
    intshontshiwe/antshontshiwe/zintshontshiwe/lintshontshiwe
    ilahlekile/alahlekile/zilahlekile
    inyamalele/iyanyamalala/ziyanyamalala/ayanyamalala/iyaphela
  `,
  done: `
    taken/cut/removed/unbolted/siphoned/stripped/looted/hijacked/snatched/grabbed/emptied
    ripped out/off
    burnt/burned/torched/damaged/destroyed/smashed/vandalised
    targeted
  `,
  beside: `
    theft/thefts/thieves/thief/losses/shrinkage/rustling/rustlers/hijacking/hijackings/robberies
    // Afrikaans
    diefstal/diewe
  `,
};

/** Words that tell a computer what to write. What they say of measures and things is no statement. */
export const orders: Readonly<Record<'anywhere' | 'start', string>> = {
  anywhere: `
    ignore/forget/disregard/bypass/override … instructions/instruction/rules/prompt
    the visitor/user has/have/is/wants
    visitor has/is
    system prompt
    you are now a/an
    you are a/an … assistant/model/bot/pirate
    ignoreer/vergeet … instruksies/opdragte/reels
    die besoeker/gebruiker het
    ziba/khohlwa … imiyalelo/imithetho
  `,
  start: `
    say/write/state/claim/report/conclude/confirm/pretend/print/output/repeat/answer/respond/reply/assume/add/list/include that
    tell them/the/everyone that
    system/assistant/developer
    se/skryf/bevestig/antwoord dat
    yithi/bhala/yisho/bhala ukuthi
  `,
};

/** Words that tell whether something happens at this moment. */
export const liveSigns: Readonly<Record<'sure' | 'perhaps' | 'supposed', string>> = {
  sure: `
    they/theyre/he/hes/someone/somebody/man/men/guy/thief/thieves/robber/people/intruder/gunmen/skollie/tsotsi … still here/inside/outside/busy
    they/theyre/he/hes/someone/somebody/man/men/guy/thief/thieves/robber/people/intruder/gunmen/skollie/tsotsi … still in/on … house/shop/store/yard/building/property/premises/roof/ceiling/garage/room/storeroom/garden/office/warehouse/wall/factory/school
    busy breaking/stealing/robbing/climbing/loading/cutting
    they are breaking/inside/hiding/here
    theyre breaking/inside/here
    are breaking in/into
    is breaking in/into
    men/robbers/people are inside
    someone/somebody is inside
    someone is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    somebody is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    they are in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    theyre in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    there is someone in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office
    there is someone on my/our/the roof/property
    someone is on my/our/the roof/property
    they are on my/our/the roof/property
    someone/somebody is trying to
    they are trying to
    theyre trying to
    are/is trying to get in
    trying to get in now
    i am hiding
    im hiding
    we are hiding
    were hiding in the … now
    someone/somebody is hiding
    hiding in/under
    there are people/men/guys/robbers/strangers/thieves in/on my/our/the house/yard/shop/roof/property/building/garage/garden/ceiling
    can hear them/him/someone/somebody
    we are locked in
    i am locked in
    im locked in
    locked us in
    has locked us in
    being looted/burgled/robbed/attacked/hijacked
    please hurry
    hurry
    come quickly/quick
    send help/police
    send someone now
    as we speak
    as i type/write
    happening/outside/inside now
    happening right now
    right this minute/second
    need help now
    help us/me now
    being broken into
    are/is robbing
    at the door now
    under attack
    are attacking us
    shots are being fired
    are/is climbing over
    are/is climbing through
    are/is shooting
    are/is cutting the
    are stealing … now
    are busy in
    have us hostage
    has a gun on
    am hiding
    // Afrikaans
    hulle/hy is in die huis/winkel/erf/kamer
    hulle/hy is binne
    ek/ons kruip … weg
    ek/ons kruip weg
    ek/ons skuil
    hulle breek … in
    // isiZulu
    bangaphakathi
    ungaphakathi
    basendlini
    usendlini
    bakhona manje
    bayangena
    ngicashile
    ngicashe
    sicashile
    sicashe
    ngizifihlile
    sizifihlile
    ngifihlile
  `,
  perhaps: `
    right now
    now
    at this/the moment
    currently
    this very moment
    at this very moment
    this instant
  `,
  supposed: `
    were/was still
    were/was busy
    were/was locked in
    got/ran away
    fled
    left with
    if
    whether
    what if
    whenever
    sometimes
    often
    usually
    might
    could
    every
    always
    each time
    normally
    used to
    when i come/get/arrive
    when we come/get/arrive
    when the police came
    when police arrived
    when the guard
    last
    ago
    yesterday
    imagine
    in case
    by the time
    at times/night/weekends
    after dark
  `,
};

/** Words that show that a text is about security, though they name nothing. */
export const securityWords = `
  security/secure/secured/securing
  protect/protected/protecting/protection
  crime/criminal
  theft/thefts
  steal/stealing
  stole/stolen
  thief/thieves
  robbers
  safety/safer
  unsafe
  suspicious
  danger/dangerous
  break-in
  prevent
  deter
  police
  saps
  cpf
  intruder
  burglar
  gun
  skollie
  tsotsi
  keep … out/safe
  feel/kept/be safe
  target/targeted
  vulnerable
  access
  getting/gets in
  key
  remote
  someone on/in/at/outside
  somebody on/in/at/outside
  strange noise
  noises
  brick
  poisoned
  worry/worried
  afraid
  scared
  nervous
  fear
  lock up
  locked
  jump/jumps
  climb/climbs
`;
