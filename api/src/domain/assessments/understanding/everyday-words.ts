import type { Entry } from './vocabulary.ts';

/** Words that say nothing by themselves: a text of nothing else is too thin to work with. */
export const fillers =
  'a an the my our your his her their its this that these those some any and or but so if then also very just really too ' +
  'i we you he she it they me us him them im ive id were weve theyre its there here to of in on at for from with by as about into ' +
  'is am are was be been being do does did dont have has had can could will would should may might must cant not no yes ' +
  'what who when where how why which please help hi hello hey dear sir madam thanks thank know think sure maybe perhaps ' +
  'thing things something anything nothing none everything na idea like want need get got make made give tell say said ' +
  'test testing asdf qwerty blah same above below see stuff general various etc ok okay unsure unknown not_sure sorry ' +
  'yet still soon later advice advise info information details more much many lot lots problem problems issue issues eish hau yoh regards';

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
  and: 'and plus or nor with',
  /** "Not only robbed": nothing is denied. */
  only: 'only just even',
  /** What a stolen thing is not: "loaded it in a bakkie". */
  placing: 'from in into inside at near on onto with by via behind under using for next',
  hourStart: 'between from after before at around about by past',
  /** Without "one", because "the one at night" is no hour. */
  hour: 'two three four five six seven eight nine ten eleven twelve midnight noon midday',
  number:
    'one two three four five six seven eight nine ten eleven twelve several many few some couple both all group gang young',
} as const;

/** Right as they are, although one letter makes another word of them. */
export const plainWords =
  'packing packed lightning shatter shattered scatter tricking pricking counting mounting wonderful building';

/** Words that show that a text is about security, though they name nothing. */
export const securityWords: Readonly<Record<'security', Entry>> = {
  security: {
    words:
      'security, secure, secured, securing, protect, protected, protecting, protection, crime, crimes, criminal, criminals, theft, thefts, steal, stole, stolen, stealing, thief, thieves, robbers, safety, unsafe, suspicious, danger, dangerous, break-in, prevent, deter, police, saps, cpf, intruder, burglar, gun, guns, skollie, skollies, tsotsi, tsotsis, keep … out, feel safe, keep … safe, kept safe, be safe, safer, target, targeted, vulnerable, access, getting in, gets in, jump, jumps, climb, climbs',
  },
};
