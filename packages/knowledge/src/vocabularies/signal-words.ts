/** Words right before an incident, asset, person, place or circumstance that say that there is none. */
export const denials = `
  no
  not
  without
  without any
  not a
  not an
  wasnt a
  wasnt an
  isnt a
  isnt an
  was not a
  was not an
  is not a
  is not an
  never been
  never had
  never
  havent been
  havent had
  hasnt been
  have not been
  have not had
  not been
  no sign of
  no signs of
  dont have
  do not have
  doesnt have
  does not have
  didnt have
  did not have
  have no
  has no
  had no
  not any
  nor
  dont keep
  do not keep
  dont store
  do not store
  wasnt
  werent
  isnt
  arent
  nobody was
  no one was
  nobody got
  no one got
  nobody is
  no one is
  there is no
  there are no
  there was no
  there were no
  nobody has been
  didnt use
  did not use
  didnt carry
  not really
  no real
  dont sell
  do not sell
  no more
  nothing to do with
  dont employ
  do not employ
  do not want
  dont want
  do not want any
  dont want any
  not about
`;

/** Words of theft. With an asset in the same sentence they name an incident (`theft` in `assets.ts`). */
export const thefts = `
  steal
  stole
  stolen
  stealing
  theft
  thief
  thieves
  taken
  took
  nicked
  swiped
  looted
  looting
  disappear
  disappeared
  disappearing
  missing
  gone
  vanish
  vanished
  helped themselves
  helping themselves
  carried away
  carried off
  strip
  stripped
  stripping
  grabbed
  snatched
  cleaned out
  made off with
  ran off with
  got away with
  walk out
  walked out
  walking out
  robbed of
  siphon
  siphoned
  losing
  we lose
  we lost
  cut out
  ripped out
  pilfering
  walks away
`;

/** Words that tell whether something happens at this moment. */
export const liveSigns: Readonly<Record<'sure' | 'perhaps' | 'supposed', string>> = {
  sure: `
    they/theyre/he/hes/someone/somebody/man/men/guy/thief/thieves/robber/people/intruder/gunmen/skollie/tsotsi … still here/inside/outside/busy
    they/theyre/he/hes/someone/somebody/man/men/guy/thief/thieves/robber/people/intruder/gunmen/skollie/tsotsi … still in/on … house/shop/store/yard/building/property/premises/roof/ceiling/garage/room/storeroom/garden/office/warehouse/wall/factory/school
    busy breaking
    busy stealing
    busy robbing
    busy climbing
    busy loading
    busy cutting
    they are breaking
    theyre breaking
    are breaking in/into
    is breaking in/into
    they are inside
    theyre inside
    men are inside
    robbers are inside
    people are inside
    someone is inside
    somebody is inside
    someone is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    somebody is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    they are in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    theyre in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen
    there is someone in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office
    there is someone on my/our/the roof/property
    someone is on my/our/the roof/property
    they are on my/our/the roof/property
    someone is trying to
    somebody is trying to
    they are trying to
    theyre trying to
    are trying to get in
    is trying to get in
    trying to get in now
    i am hiding
    im hiding
    we are hiding
    were hiding in the … now
    they are hiding
    someone is hiding
    somebody is hiding
    hiding in
    hiding under
    there are people/men/guys/robbers/strangers/thieves in/on my/our/the house/yard/shop/roof/property/building/garage/garden/ceiling
    can hear them/him/someone/somebody
    we are locked in
    i am locked in
    im locked in
    locked us in
    has locked us in
    being looted
    being burgled
    please hurry
    hurry
    come quickly
    come quick
    send help
    send someone now
    send police
    as we speak
    as i type
    as i write
    happening now
    happening right now
    right this minute
    right this second
    they are here
    theyre here
    need help now
    help us now
    help me now
    being robbed
    being broken into
    are robbing
    is robbing
    at the door now
    outside now
    inside now
    under attack
    are attacking us
    shots are being fired
    are climbing over
    is climbing over
    are climbing through
    is climbing through
    are shooting
    is shooting
    are cutting the
    is cutting the
    are stealing … now
    are busy in
    being attacked
    being hijacked
    have us hostage
    has a gun on
  `,
  perhaps: `
    right now
    now
    at this moment
    at the moment
    currently
    this very moment
    at this very moment
    this instant
  `,
  supposed: `
    were still
    was still
    were busy
    was busy
    were locked in
    was locked in
    got away
    ran away
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
    when i come
    when we come
    when i get
    when we get
    when i arrive
    when we arrive
    when the police came
    when police arrived
    when the guard
    last
    ago
    yesterday
    imagine
    in case
    by the time
    at times
    at night
    at weekends
    after dark
  `,
};

/** Words that show that a text is about security, though they name nothing. */
export const securityWords = `
  security
  secure
  secured
  securing
  protect
  protected
  protecting
  protection
  crime
  crimes
  criminal
  criminals
  theft
  thefts
  steal
  stole
  stolen
  stealing
  thief
  thieves
  robbers
  safety
  unsafe
  suspicious
  danger
  dangerous
  break-in
  prevent
  deter
  police
  saps
  cpf
  intruder
  burglar
  gun
  guns
  skollie
  skollies
  tsotsi
  tsotsis
  keep … out
  feel safe
  keep … safe
  kept safe
  be safe
  safer
  target
  targeted
  vulnerable
  access
  getting in
  gets in
  key
  remote
  someone on/in/at/outside
  somebody on/in/at/outside
  strange noise
  noises
  brick
  poisoned
  worry
  worried
  worries
  afraid
  scared
  nervous
  fear
  fears
  lock up
  locked
  jump
  jumps
  climb
  climbs
`;
