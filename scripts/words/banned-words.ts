export interface BannedWords {
  readonly pattern: RegExp;
  /** A text that has it: the test shows that the pattern finds it. */
  readonly example: string;
  /** What is wrong, and what to write. */
  readonly because: string;
}

/** Texts of the specification, which stay word for word although a pattern finds them. */
export const specified: readonly string[] = [
  'will be emailed to',
  'valid email address',
  'Invalid email',
  'Explore Our Cutting-Edge Security Technologies',
];

/** What could get a visitor hurt near a live fence, a moving gate, a roof or a criminal. */
const dangerous: readonly BannedWords[] = [
  {
    pattern:
      /(?:^|[.:;] )(?:touch|hold|lean|measure|open|cut|climb|pull)\b(?![^.]*\baway from\b)[^.]*\bfence\b/i,
    example: 'Take the tester out. Hold it against any fence.',
    because: 'A fence may be live. Say who tests it: a registered installer.',
  },
  {
    pattern: /\bhold it against\b/i,
    example: 'Take it outside and hold it against any fence.',
    because: 'A fence may be live. Compare figures on paper.',
  },
  {
    pattern: /(?:^|[.:;] )(?:climb|go up|get up)\b[^.]*\broof\b/i,
    example: 'Climb onto the roof and look at the camera.',
    because: 'Visitors stay off roofs: a technician goes up.',
  },
  {
    pattern:
      /(?:^|[.:;] )(?:stop|chase|follow|confront|catch|hold)\b[^.]*\b(?:robber|thief|thieves|intruder|criminal)s?\b/i,
    example: 'Follow the intruder at a distance.',
    because: 'Nobody should come near a criminal. Advise to get to safety and to call.',
  },
  {
    pattern: /(?:^|[.:;] )(?:stand|walk|step|reach|put your)\b[^.]*\bmoving gate\b/i,
    example: 'Walk in front of the moving gate to test its beams.',
    because: 'A moving gate can crush. A technician tests the beams.',
  },
];

/** What neither the specification nor the configuration of the site promises. */
const promises: readonly BannedWords[] = [
  {
    pattern: /\ba person (?:answers|reads)\b|\banswer(?:s|ed)? (?:every|each) (?:message|call)\b/i,
    example: 'We work in and around Durban, and a person answers every message.',
    because: 'The company has not promised it. Leave it out.',
  },
  {
    pattern: /\bat every handover\b/i,
    example: 'You get the installer code at every handover.',
    because: 'The company has not promised it. Leave it out.',
  },
  {
    pattern: /\bwhoever installed\b/i,
    example: 'Support for a system you already have, whoever installed it.',
    because: 'Support is for existing systems; nobody promised all of them.',
  },
  {
    pattern: /\bguarantee/i,
    example: 'We guarantee the lowest price.',
    because: 'There is a warranty, which has its own page, and no guarantee.',
  },
  {
    pattern: /\bfree (?:site visit|visit|quote|quotation|survey|assessment|call-out)\b/i,
    example: 'Ask for a free quote.',
    because: 'Nobody has said what a visit costs.',
  },
  {
    pattern: /\b(?:cutting-edge|state-of-the-art|world-class|peace of mind|one-stop|seamless)/i,
    example: 'State-of-the-art alarms for your peace of mind.',
    because: 'It says nothing. Say what the thing does.',
  },
];

/** Riddles, and what no installer would say to a customer. */
const riddles: readonly BannedWords[] = [
  {
    pattern: /\bsomebody\b/i,
    example: 'Somebody slides the door open.',
    because: 'Say who: "an intruder", "a visitor"; or write "someone".',
  },
  {
    pattern: /\bso nobody (?:knows|can tell)\b/i,
    example: 'No answer came, so nobody knows whether it was done.',
    because: 'Say what is not known, and what to do now.',
  },
  {
    pattern: /\bwithout a witness\b|\bholds? a camera, not\b|\bis not a gust\b|\ba dot on a map\b/i,
    example: 'No way in is left without a witness.',
    because: 'A riddle. Say the thing: "every way in is covered".',
  },
  {
    pattern: /\bworth stealing sits?\b|\btells the street\b|\bwakes the house\b|\bis blind\b/i,
    example: 'At its own foot the camera is blind.',
    because: 'Things do not do what people do: "the camera cannot see its own foot".',
  },
  {
    pattern:
      /\bwhat answers (?:it|them)\b|\bthe plan has it\b|\bprices of today\b|\bone order takes\b/i,
    example: '4 products added, at the prices of today.',
    because: 'Sounds translated: "measures", "the plan needs", "today’s prices", "at once".',
  },
  {
    pattern:
      /\bnothing of (?:it|them) is kept\b|\bis as it was\b|\bare as they were\b|\bgo on (?:later|here)\b/i,
    example: 'Put back. Your plan is as it was.',
    because: 'Sounds translated: "has not changed", "continue later".',
  },
  {
    pattern: /\bways? in counted\b|\bthat stands at the\b|\bthat are yours\b/i,
    example: 'The purpose that stands at the form.',
    because: 'Sounds translated: "entry points checked", "stated beside the form", "your".',
  },
  {
    pattern: /\bclick here\b/i,
    example: 'For prices, click here.',
    because: 'A link is named after what it leads to.',
  },
];

/** One name, and one spelling, for one thing. */
const mixedForms: readonly BannedWords[] = [
  {
    pattern: /\bemail/i,
    example: 'We email you a copy.',
    because: 'Write "e-mail", except in the texts of the specification.',
  },
  {
    pattern: /\bkwa[- ]?zulu natal\b/i,
    example: 'Installers in Kwazulu Natal.',
    because: 'Write "KwaZulu-Natal". The postal address is configuration.',
  },
  {
    pattern: /\benergizer/i,
    example: 'An energizer feeds the wires.',
    because: 'Write "energiser".',
  },
  {
    pattern: /\bprice-?list\b(?!\.)/i,
    example: 'See our pricelist for keypads.',
    because: 'Write "price list".',
  },
  {
    pattern: /\bload ?shedding\b/i,
    example: 'The gate works during load shedding.',
    because: 'Write "load-shedding".',
  },
  {
    pattern: /\b\d{1,3},\d{3}\b|\b\d{1,3} \d{3} (?:m|mm|kg|px|pixels|users|products)\b/,
    example: 'Up to 10,000 users.',
    because: 'Thousands have a no-break space: 10\u{a0}000.',
  },
  {
    pattern:
      /\b(?:customiz|organiz|recogniz|authoriz|analyz|behavior|neighbor|canceled|catalogs?\b|gray\b)/i,
    example: 'A neighbor recognizes the car.',
    because: 'South African spelling: "neighbour", "recognise", "catalogue".',
  },
];

export const bannedWords: readonly BannedWords[] = [
  ...dangerous,
  ...promises,
  ...riddles,
  ...mixedForms,
];
