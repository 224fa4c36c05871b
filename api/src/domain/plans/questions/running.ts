import type { Incident } from '../site.ts';
import { askAny, askOne, DONT_KNOW } from './question.ts';

/** Hours. */
export const outages = askOne<number>({
  name: 'outages',
  text: 'How many hours must it work in a power cut?',
  help: 'Think of load-shedding and of faults in your area.',
  options: {
    'Almost no power cuts': 0,
    'Up to 2 hours': 2,
    'Up to 4 hours': 4,
    'Up to 8 hours': 8,
    'Up to 12 hours': 12,
    [DONT_KNOW]: undefined,
  },
});

export const incidents = askAny<Incident>({
  name: 'incidents',
  text: 'What happened here or next door in the last three years?',
  help: 'Choose all that happened. Leave empty if nothing did.',
  options: {
    'Someone came over or through the boundary': 'boundary',
    'Someone came in at a gate, or damaged it': 'gate',
    'Someone forced a door or a window': 'door-or-window',
    'Someone came in through the roof': 'roof',
    'Staff or visitors stole': 'staff',
    'Someone was robbed or threatened': 'robbery',
  },
});

export type Circumstance =
  | 'monitored'
  | 'slow-response'
  | 'insurer-asks'
  | 'poor-signal'
  | 'jammers'
  | 'no-internet'
  | 'no-cables'
  | 'upper-storey'
  | 'more-buildings'
  | 'concrete-roof'
  | 'animals-inside'
  | 'generator'
  | 'parking-boom';

/** One question for what is true or not, so that a form stays short. */
export const circumstances = askAny<Circumstance>({
  name: 'circumstances',
  text: 'Which of these are true for your site?',
  help: 'Choose as many as you like.',
  options: {
    'We have armed response, or will get it': 'monitored',
    'Armed response takes longer than 10 minutes': 'slow-response',
    'Our insurer requires a certificate for the alarm': 'insurer-asks',
    'The mobile signal is poor': 'poor-signal',
    'Criminals in our area use signal jammers': 'jammers',
    'We have no fibre or other internet line': 'no-internet',
    'Cables cannot be run inside the building': 'no-cables',
    'The building has more than one storey': 'upper-storey',
    'There is a second building to protect': 'more-buildings',
    'The roof is a concrete slab': 'concrete-roof',
    'A dog or cat stays inside when the alarm is on': 'animals-inside',
    'A generator starts by itself in a power cut': 'generator',
    'Our parking area has a boom, or needs one': 'parking-boom',
  },
  topics: { 'We have armed response, or will get it': 'monitoring' },
});
