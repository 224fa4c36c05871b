/** Words that say nothing by themselves: a text of nothing else is too thin to work with. */
export const fillers = `
  a an the my our your his her their its this that these those some any and or but so if then also
  very just really too i we you he she it they me us him them im ive id were weve theyre its there
  here to of in on at for from with by as about into is am are was be been being do does did dont
  have has had can could will would should may might must cant not no yes what who when where how
  why which please help hi hello hey dear sir madam thanks thank know think sure maybe perhaps
  thing things something anything nothing none everything na idea like want need get got make made
  give tell say said test testing asdf qwerty blah same above below see stuff general various etc
  ok okay unsure unknown not_sure sorry yet still soon later advice advise info information details
  more much many lot lots problem problems issue issues eish hau yoh regards
`;

/** Words by their part in a sentence. */
export const wordGroups = {
  /** Left out inside a phrase: "stole the car" is "stole car". */
  article: 'a an the my our your his her their its this that these those some',
  /** Starts another statement. */
  contrast: 'but although though however because except while whereas yet so since unless until',
  subject: 'we i they there he she you our the my it no not nobody',
  /** Stands for what was named before: "we had cameras, but they were stolen". */
  pronoun: 'they it these those which that both all most some half none one',
  or: 'or nor neither',
  and: 'and plus or nor with en',
  /** "Not only robbed": nothing is denied. */
  only: 'only just even',
  /** What a stolen thing is not: "loaded it in a bakkie". */
  placing: 'from in into inside at near on onto with by via behind under using for next',
  hourStart: 'between from after before at around about by past',
  /** Without "one", because "the one at night" is no hour. */
  hour: 'two three four five six seven eight nine ten eleven twelve midnight noon midday',
  /** "The diesel was stolen": what is gone was named before. */
  passive: 'was were is are been being got get gets go goes going went',
  /** The visitors themselves: "I took my phone" is no theft. */
  self: 'i we ive weve ek ons ngi si mina thina',
  negation: 'not didnt dont doesnt never nothing no none couldnt nie niks nooit geen akukho',
  /** Before what a computer is told: "you must say that". */
  asking: 'please must to now then asseblief moet',
  /** Before what the visitors have. */
  own: 'our my ons',
  /** Whose guards and cameras are not the visitor's. */
  foreign:
    'neighbour neighbours neighbor neighbors neighbouring mall centre opposite robbers thieves criminals gang police saps municipality council landlord they them bure buurman buurvrou rowers diewe hulle omakhelwane umakhelwane amasela amaphoyisa',
  /** "Dressed as guards", "a man like a guard" */
  likeness: 'as like soos fake false bogus vals wie whose',
  determiner: 'die n daardie hierdie sy haar hul hulle ons my al',
  /** What follows is where, how or with whom, and not what was taken. */
  relation:
    'from in into inside at near on onto with by via behind under using to over through off past beside next for against uit van met op na deur vir aan langs onder voor agter tussen tot binne nge',
  /** Starts another clause. */
  clause:
    'but although though however because except while whereas yet so since unless until when where who which that after before if then maar terwyl omdat wat toe want sodat ngoba kodwa uma',
  number:
    'one two three four five six seven eight nine ten eleven twelve several many few some couple both all group gang young een twee drie',
} as const;

/** Right as they are, although one letter makes another word of them. */
export const plainWords = `
  accident accidents attach attached attaching backward backwards banking barking barrier barriers
  beating bedding boarding boasting border borders brother building calling carrier carriers
  casters casting changed chapter charged charter cleared clearer clearing cleverly clicking
  clutter coating collision concerts contract counters counting courts crossing customs evaluate
  evaluation exciting exiting exported exporting extensive falling farther further handing handled
  hearing heating importer interval landing lasting leading leaning lending lightning listing
  loaders loading location locations marking masters messing mounting mustard packed packets
  packing painting paintings panning parents parsley parting passing patents patients planning
  planting pointer pointing popping present presented presents printed produces producing projected
  projecting projection promises properly qualify quarter reading recording remaining removes
  reorder residence resolver retaining roaming roasting rubbers scatter setting settings shatter
  shattered shipped shipping shouting slashes sorting spending splayed stacked stacking staged
  staging stalled stalling standing stashed stating stepped stepping storeys stories strangely
  stronger thinning thorough threads toasting touched touching traces tracing trailing transmit
  tricking wanting wasting watchers weather wedding wherever wondering writers writing written
  breathing contact contacts content contents fellows grouping growing strange stubbed
`;
