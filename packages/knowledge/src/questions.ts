import type { Sign } from './sign.ts';

/** Something that we would ask, and what the answer changes. */
export interface Question {
  readonly ask: string;
  /** Asked where one of these was heard. */
  readonly when: readonly Sign[];
  /** Asked only where one of these was heard as well. */
  readonly only?: readonly Sign[];
  /** Not asked where one of these was heard: the answer is there. */
  readonly unless?: readonly Sign[];
}

/** Something was stolen or somebody broke in. */
const THEFT: readonly Sign[] = [
  'incident:burglary',
  'incident:equipment-theft',
  'incident:staff-theft',
  'incident:stock-loss',
  'incident:personal-theft',
  'incident:data-theft',
  'incident:metal-theft',
];
const ROBBERY: readonly Sign[] = [
  'incident:armed-robbery',
  'incident:cash-up-robbery',
  'incident:cash-in-transit',
];
const VISITORS: readonly Sign[] = [
  'incident:visitor-control',
  'incident:trespass',
  'incident:tailgating',
  'incident:burglary',
];

const table = {
  'inside-knowledge': {
    ask: 'Did they know where to look, or did they ask? If they asked, staff probably did not tell them.',
    when: ['incident:cash-up-robbery', 'incident:armed-robbery'],
    unless: [
      'nothing-happened',
      'fact:inside-knowledge',
      'premises:jewellery-shop',
      'people-live-here',
    ],
  },
  'door-of-robbers': {
    ask: 'Where did they come in, and was it locked? Then we know whether a lock or a routine comes first.',
    when: ['incident:cash-up-robbery', 'incident:armed-robbery'],
    unless: [
      'nothing-happened',
      'place:back-door',
      'place:kitchen-door',
      'place:front-door',
      'premises:petrol-station',
    ],
  },
  'forecourt-cash': {
    ask: 'How much cash lies in the kiosk at the end of a shift, and who can get to it?',
    when: ['premises:petrol-station'],
    only: ROBBERY,
  },
  'street-to-counter': {
    ask: 'Is there a second door between the street and the show counter? An interlocking door needs about two metres of space.',
    when: ['premises:jewellery-shop'],
    only: ROBBERY,
  },
  'jewellers-policy': {
    ask: 'What does your insurer’s policy say about the safe’s grade and what may stay in the window at night?',
    when: ['premises:jewellery-shop'],
    only: [...ROBBERY, ...THEFT],
  },
  'smoking-and-rubbish': {
    ask: 'Where do staff smoke, and where do they take out the rubbish, late at night?',
    when: ['premises:restaurant'],
    only: ROBBERY,
  },
  'who-knew-the-float': {
    ask: 'Who knew how much cash there was, where it was kept and who was on duty?',
    when: ['premises:restaurant', 'fact:inside-knowledge'],
    only: ROBBERY,
    unless: [
      'nothing-happened',
      'premises:warehouse',
      'premises:factory',
      'premises:clinic',
      'premises:office',
      'people-live-here',
      'premises:wholesaler',
    ],
  },
  'cable-drums': {
    ask: 'Is the cable loose or already installed? What is loose can be locked up; installed runs need a sensor.',
    when: ['incident:cable-theft'],
    unless: ['place:roof-plant'],
  },
  'over-the-boundary': {
    ask: 'How did they take it away: by hand, by bakkie, or over a wall? If it was a bakkie, we look at where to block it.',
    when: ['incident:cable-theft', 'incident:metal-theft'],
    unless: ['nothing-happened', 'premises:school', 'premises:church', 'place:roof-plant'],
  },
  'school-equipment': {
    ask: 'Which rooms hold valuable equipment, and could all of it go into one room while the school is closed?',
    when: ['premises:school'],
    only: THEFT,
  },
  'school-arming': {
    ask: 'Who arms the alarm when the school closes, and who is phoned if it is not armed?',
    when: ['premises:school'],
    only: ['has:alarm', 'broken:alarm'],
  },
  'farm-help': {
    ask: 'Who is the nearest help, how long does it take to reach you, and how do you call it?',
    when: ['premises:farm'],
    unless: ['incident:fire', 'incident:false-alarms', 'incident:staff-theft', 'incident:fraud'],
  },
  'farm-signal': {
    ask: 'Which networks have signal where it happens, and is there power?',
    when: ['premises:farm'],
    unless: ['incident:fire', 'incident:staff-theft', 'incident:fraud'],
  },
  dogs: {
    ask: 'Where are the dogs at night?',
    when: ['has:dogs'],
    unless: ['incident:false-alarms'],
  },
  'boom-traffic': {
    ask: 'How many vehicles come in during the busiest hour? Then we know whether checks cause a queue.',
    when: ['premises:estate'],
    only: VISITORS,
  },
  'contractors-lane': {
    ask: 'Where do contractors come in, and who checks what they take out?',
    when: ['premises:estate'],
    only: VISITORS,
  },
  'which-medicines': {
    ask: 'Which medicines go missing, how many boxes at a time, and how many people can open the door?',
    when: ['incident:medicine-theft'],
  },
  'reported-medicines': {
    ask: 'Has a shortage of a scheduled medicine been reported already, and to whom?',
    when: ['incident:medicine-theft'],
  },
  'shared-front-door': {
    ask: 'Is the front door yours or the landlord’s? A shared door needs an agreement before a reader.',
    when: ['premises:office', 'incident:tailgating'],
    only: VISITORS,
    unless: ['place:roof-plant', 'premises:estate', 'premises:home'],
  },
  laptops: {
    ask: 'Are the laptops encrypted, and how soon would you notice that one is gone?',
    when: ['premises:office', 'incident:data-theft'],
    only: ['asset:laptops'],
  },
  'gate-type': {
    ask: 'Is the gate sliding or swinging, how heavy, and can the motor be seen from the road?',
    when: ['incident:gate-motor-theft'],
  },
  'only-the-motor': {
    ask: 'Was only the motor taken, or did they come further in?',
    when: ['incident:gate-motor-theft'],
    unless: ['nothing-happened'],
  },
  'tank-losses': {
    ask: 'Do you measure what is in the tank, and do losses happen at night, at weekends or on one shift?',
    when: ['incident:fuel-theft'],
    unless: ['premises:petrol-station'],
  },
  'fuel-quantity': {
    ask: 'What quantity is missing a month, and how many people can get to the fuel?',
    when: ['incident:fuel-theft'],
    unless: ['premises:petrol-station'],
  },
  'stock-lines': {
    ask: 'Which ten lines lose most, and where: when goods come in, in the store, or when they go out?',
    when: ['incident:stock-loss', 'incident:delivery-theft'],
    unless: [
      'premises:tuck-shop',
      'premises:petrol-station',
      'premises:spaza-shop',
      'incident:burglary',
    ],
  },
  'checkers-count': {
    ask: 'Do checkers see the invoice quantity when they count?',
    when: ['place:loading-dock', 'incident:delivery-theft'],
  },
  'church-parking': {
    ask: 'How many cars are parked there at the busiest hour, and how many exits are there?',
    when: ['premises:church'],
    only: ['incident:theft-from-vehicle', 'incident:vehicle-theft', 'place:parking'],
  },
  'church-keys': {
    ask: 'Who has keys to the building today, including former office bearers?',
    when: ['premises:church'],
    only: THEFT,
  },
  'car-keys': {
    ask: 'Where are the car keys kept at night, and who can get to them?',
    when: ['premises:car-dealer'],
    only: ['incident:vehicle-theft', 'incident:burglary'],
  },
  'cars-started': {
    ask: 'Was the vehicle started with a key, or pushed or towed? Then we know whether to start with the keys or the exit.',
    when: ['incident:vehicle-theft'],
    unless: ['nothing-happened'],
  },
  'residents-and-lock': {
    ask: 'How many residents are there, who looks after the front door’s lock, and when was it last changed?',
    when: ['premises:student-housing'],
    only: [...THEFT, ...VISITORS],
  },
  'landlord-detectors': {
    ask: 'Does the landlord allow a reader and detectors in the passages?',
    when: ['premises:student-housing'],
    only: ['fact:rented'],
  },
  'hut-power': {
    ask: 'Is there power at the shop, and who would hear a siren?',
    when: ['premises:tuck-shop', 'premises:spaza-shop'],
    only: [...THEFT, ...ROBBERY],
  },
  'last-test': {
    ask: 'When was the whole system last tested together, and what did the log show?',
    when: ['fact:covers-everything'],
  },
  'what-worries': {
    ask: 'What still worries you: an incident at your place, one at a neighbour’s, or a feeling?',
    when: ['fact:covers-everything'],
  },
  'false-alarm-zones': {
    ask: 'Which hours and zones do the false alarms come from?',
    when: ['incident:false-alarms'],
  },
  'arriving-at-night': {
    ask: 'How do you arrive: alone or together, and can you see who is there before you turn in?',
    when: ['incident:hijacking', 'incident:follow-home'],
    unless: ['asset:trucks'],
  },
  'who-sleeps-where': {
    ask: 'How many people sleep in the house, in which rooms, and does anyone have difficulty moving?',
    when: ['incident:home-invasion', 'incident:farm-attack'],
  },
  'way-in': {
    ask: 'How did they get in, and was anything forced? If nothing was forced, they had a key or a code, or a door was open.',
    when: ['incident:burglary', 'incident:equipment-theft'],
    unless: [
      'nothing-happened',
      'place:roof',
      'place:ceiling',
      'place:garage',
      'place:windows',
      'place:back-door',
      'place:front-door',
      'fact:inside-knowledge',
      'fact:keys-missing',
      'incident:staff-theft',
    ],
  },
  'alarm-log': {
    ask: 'Was an alarm armed at that time, and what does its log show?',
    when: ['incident:burglary', 'incident:equipment-theft', 'incident:vehicle-theft'],
    unless: [
      'nothing-happened',
      'broken:alarm',
      'no:alarm',
      'premises:estate',
      'fact:covers-everything',
      'fact:only-feared',
      'incident:staff-theft',
    ],
  },
  extortion: {
    ask: 'Who has asked for money, in which way, and have you paid before?',
    when: ['incident:extortion'],
    unless: ['nothing-happened'],
  },
  'power-cuts': {
    ask: 'How long do your power cuts last, and which equipment has a battery?',
    when: ['incident:power-failure', 'time:load-shedding', 'fact:no-power'],
  },
  'camera-purpose': {
    ask: 'What must the cameras show: what happened, a face, or a number plate?',
    when: ['incident:poor-footage', 'broken:cameras', 'no:cameras', 'wants:cameras'],
    unless: ['fact:low-budget'],
  },
  'landlord-works': {
    ask: 'Does the landlord have to agree to drilling, fences or new locks?',
    when: ['fact:rented'],
  },
  'response-time': {
    ask: 'How long did armed response take the last time you measured it?',
    when: ['has:armed-response', 'fact:slow-response'],
  },
  budget: {
    ask: 'What is your budget for this year? Then we can spread the steps over time.',
    when: ['fact:low-budget'],
  },
  // These are asked when a text says too little.
  what: {
    ask: 'What happened, or what worries you: a break-in, a robbery, theft by people who are allowed in, or something else?',
    when: [],
  },
  where: { ask: 'Where exactly: gate, back door, roof, till, yard?', when: [] },
  when: { ask: 'When: which day and time, and once or more often?', when: [] },
  who: { ask: 'Who was there, and who could have known?', when: [] },
  has: {
    ask: 'What do you have already (alarm, cameras, armed response, fence), and was it working?',
    when: [],
  },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof table;

/** What we ask, the most telling first. */
export const questions: Readonly<Record<QuestionId, Question>> = table;
