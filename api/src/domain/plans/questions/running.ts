import { askAny, askOne, DONT_KNOW } from './question.ts';

/** Days. */
export const footageDays = askOne<number>({
  name: 'footage_days',
  text: 'How long should recordings be kept?',
  help: 'The law (POPIA) says: no longer than you need them.',
  options: {
    '7 days': 7,
    '14 days': 14,
    '30 days': 30,
    '60 days': 60,
    '90 days': 90,
    [DONT_KNOW]: undefined,
  },
  showIf: [{ wanted: 'video' }],
});

/** Hours. */
export const outages = askOne<number>({
  name: 'outages',
  text: 'How long a power cut should the systems survive?',
  help: 'Think of load-shedding and of faults in your area.',
  options: {
    'No outages to speak of': 0,
    'Up to 2 hours': 2,
    'Up to 4 hours': 4,
    'Up to 8 hours': 8,
    'Up to 12 hours': 12,
    [DONT_KNOW]: undefined,
  },
});

export type Circumstance =
  | 'monitored'
  | 'insurer-asks'
  | 'insurer-does-not-ask'
  | 'poor-signal'
  | 'jammers'
  | 'animals-inside'
  | 'parking-boom';

/** One question for what is true or not, so that a form stays short. */
export const circumstances = askAny<Circumstance>({
  name: 'circumstances',
  text: 'Which of these are true for your site?',
  help: 'Choose as many as you like. Does your insurer require a certificate? If you do not know, choose neither line about it.',
  options: {
    'Armed response or a control room reacts to our alarm, or will': 'monitored',
    'Our insurer requires a certificate for the alarm': 'insurer-asks',
    'Our insurer requires no certificate': 'insurer-does-not-ask',
    'The mobile signal is poor': 'poor-signal',
    'Criminals in our area use signal jammers': 'jammers',
    'A dog or cat stays inside after hours': 'animals-inside',
    'Our parking area has a boom, or needs one': 'parking-boom',
  },
  topics: { 'Armed response or a control room reacts to our alarm, or will': 'monitoring' },
});
