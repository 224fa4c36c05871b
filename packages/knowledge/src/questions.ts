import type { Sign } from './sign.ts';

/** Something that we would ask, and what the answer changes. */
export interface Question {
  readonly ask: string;
  /** Asked where one of these was heard. */
  readonly when: readonly Sign[];
  /** Not asked where one of these was heard: the answer is there. */
  readonly unless?: readonly Sign[];
}

const table = {
  'inside-knowledge': {
    ask: 'Did they know where the money was, or did they ask for it? If they asked, staff probably did not tell them.',
    when: ['incident:cash-up-robbery', 'incident:armed-robbery'],
    unless: ['fact:inside-knowledge', 'premises:jewellery-shop', 'people-live-here'],
  },
  'door-of-robbers': {
    ask: 'Which door did they come in by, and was it locked? Then we know whether a lock or a routine comes first.',
    when: ['incident:cash-up-robbery', 'incident:armed-robbery'],
    unless: [
      'place:back-door',
      'place:kitchen-door',
      'place:front-door',
      'premises:petrol-station',
    ],
  },
  'forecourt-cash': {
    ask: 'How much cash lies in the kiosk at the end of a shift, and who holds the second key of the safe?',
    when: ['premises:petrol-station'],
  },
  'street-to-counter': {
    ask: 'Is there a second door between the street and the show counter? An interlocking door needs about two metres of space.',
    when: ['premises:jewellery-shop'],
  },
  'jewellers-policy': {
    ask: 'What does your insurer’s policy say about the safe’s grade and what may stay in the window at night?',
    when: ['premises:jewellery-shop'],
  },
  'smoking-and-rubbish': {
    ask: 'Where do staff smoke, and where do they take out the rubbish, late at night?',
    when: ['premises:restaurant'],
  },
  'who-knew-the-float': {
    ask: 'Who knew the amount of the float, the code of the safe and the roster that evening?',
    when: ['premises:restaurant', 'fact:inside-knowledge'],
    unless: [
      'premises:warehouse',
      'premises:factory',
      'premises:clinic',
      'premises:office',
      'people-live-here',
      'premises:wholesaler',
    ],
  },
  'cable-drums': {
    ask: 'Is the cable on drums, in trays or already installed? Drums can be locked up; installed runs need a sensor.',
    when: ['incident:cable-theft'],
    unless: ['place:roof-plant'],
  },
  'over-the-boundary': {
    ask: 'How did they get it over or through the boundary: by hand, by bakkie, or thrown? If it was a bakkie, we look at where to block it.',
    when: ['incident:cable-theft', 'incident:metal-theft'],
    unless: ['premises:school', 'premises:church', 'place:roof-plant'],
  },
  'school-equipment': {
    ask: 'Which rooms hold valuable equipment, and could all of it go into one room in the holidays?',
    when: ['premises:school'],
  },
  'school-arming': {
    ask: 'Who arms the alarm in the holidays, and whom does the control room phone if it is not armed?',
    when: ['premises:school'],
  },
  'farm-help': {
    ask: 'How long did the nearest help take the last time, from which direction, and on which radio channel can you reach it?',
    when: ['premises:farm'],
  },
  'farm-signal': {
    ask: 'Which networks have signal at the house, and is there power at the gate?',
    when: ['premises:farm'],
  },
  dogs: {
    ask: 'Where do the dogs sleep, and did they bark?',
    when: ['premises:farm', 'fact:pets'],
    unless: ['incident:false-alarms'],
  },
  'boom-traffic': {
    ask: 'How many vehicles pass the boom in the busiest hour? Then we know whether checks cause a queue.',
    when: ['premises:estate'],
  },
  'contractors-lane': {
    ask: 'Do contractors enter by the same lane as residents, and who searches their vehicles on the way out?',
    when: ['premises:estate'],
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
    unless: ['place:roof-plant', 'premises:estate', 'premises:home'],
  },
  laptops: {
    ask: 'Are the laptops encrypted, and how soon would you notice that one is gone?',
    when: ['premises:office'],
    unless: ['incident:metal-theft', 'incident:cable-theft'],
  },
  'gate-type': {
    ask: 'Is the gate sliding or swinging, how heavy, and can the motor be seen from the road?',
    when: ['incident:gate-motor-theft'],
  },
  'only-the-motor': {
    ask: 'Was only the motor taken, or did they come further in?',
    when: ['incident:gate-motor-theft'],
  },
  'tank-losses': {
    ask: 'Do you dip the tank, and do losses happen at night, at weekends or on one shift?',
    when: ['incident:fuel-theft'],
    unless: ['premises:petrol-station'],
  },
  'fuel-quantity': {
    ask: 'What quantity is missing a month, and how many people can start the pump?',
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
    ask: 'How many cars are parked there at the largest service, and how many exits are there?',
    when: ['premises:church'],
  },
  'church-keys': {
    ask: 'Who has keys to the building today, including former office bearers?',
    when: ['premises:church'],
  },
  'car-keys': {
    ask: 'Where are the car keys kept at night, and who can get to them?',
    when: ['premises:car-dealer'],
  },
  'cars-started': {
    ask: 'Were the cars started with a key, or pushed or towed? Then we know whether to start with the keys or the exit.',
    when: ['premises:car-dealer', 'incident:vehicle-theft'],
  },
  'residents-and-lock': {
    ask: 'How many residents are there, who looks after the front door’s lock, and when was it last changed?',
    when: ['premises:student-housing'],
  },
  'landlord-detectors': {
    ask: 'Does the landlord allow a reader and detectors in the passages?',
    when: ['premises:student-housing', 'fact:rented'],
  },
  'hut-power': {
    ask: 'Is there power at the shop, and who would hear a siren?',
    when: ['premises:tuck-shop', 'premises:spaza-shop'],
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
    ask: 'How do you arrive at night: alone or together, and can you see the gate before you turn in?',
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
      'place:roof',
      'place:ceiling',
      'place:garage',
      'place:windows',
      'place:back-door',
      'place:front-door',
      'fact:inside-knowledge',
      'fact:keys-missing',
    ],
  },
  'alarm-log': {
    ask: 'Was an alarm armed at that time, and what does its log show?',
    when: ['incident:burglary', 'incident:equipment-theft', 'incident:vehicle-theft'],
    unless: [
      'broken:alarm',
      'no:alarm',
      'premises:estate',
      'fact:covers-everything',
      'fact:only-feared',
    ],
  },
  extortion: {
    ask: 'Who has asked for money, in which way, and have you paid before?',
    when: ['incident:extortion'],
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
