import type { IncidentId } from '../understanding/understanding.ts';
import type { Says } from './says.ts';
import type { Sign } from './sign.ts';

/** How an incident usually happens, and how it is rated from 1 to 5 before anything is known. */
export interface Threat {
  readonly likelihood: number;
  readonly impact: number;
  /** How it usually happens here; with a placeholder where the place matters. */
  readonly happens: Says;
  /** What makes it worse, as words that follow "because": "medicines are kept there". */
  readonly worse?: Partial<Record<Sign, string>>;
}

export const threats: Readonly<Record<IncidentId, Threat>> = {
  burglary: {
    likelihood: 3,
    impact: 3,
    happens: [
      'Somebody comes in by {place} when nobody looks, and takes what sells the same day.',
      'Somebody comes in when nobody looks and takes what sells the same day.',
    ],
  },
  'armed-robbery': {
    likelihood: 2,
    impact: 5,
    happens:
      'A few people walk in like customers, one stays at the door, and it is over in minutes.',
  },
  'cash-up-robbery': {
    likelihood: 3,
    impact: 5,
    happens: 'They come when the money is counted, because it is all in one place.',
  },
  'cash-in-transit': {
    likelihood: 2,
    impact: 5,
    happens: 'Whoever carries the takings is followed from the door or from the bank.',
  },
  hijacking: {
    likelihood: 2,
    impact: 5,
    happens: [
      {
        when: ['asset:trucks'],
        say: 'A truck is stopped where it has to slow down, often by people who know its load.',
      },
      'A car is boxed in while its driver waits for the gate.',
    ],
  },
  'follow-home': {
    likelihood: 2,
    impact: 5,
    happens: 'A car follows from a bank or shopping centre and turns in behind you.',
  },
  'home-invasion': {
    likelihood: 2,
    impact: 5,
    happens: 'They come in the evening while doors are still open, or force a door at night.',
  },
  'farm-attack': {
    likelihood: 2,
    impact: 5,
    happens:
      'They watch the homestead from cover, wait for the dogs to be fed or the door to open, and count on the distance to help.',
  },
  shoplifting: {
    likelihood: 4,
    impact: 2,
    happens: 'One distracts, another fills a bag in an aisle that staff cannot see.',
  },
  'staff-theft': {
    likelihood: 3,
    impact: 3,
    happens:
      'Small amounts leave through people who are allowed to be there, so nothing looks forced.',
  },
  'stock-loss': {
    likelihood: 4,
    impact: 3,
    happens: 'The count and the shelf differ, and nobody can say at which door or in which shift.',
  },
  'delivery-theft': {
    likelihood: 3,
    impact: 3,
    happens:
      'A delivery is signed for in full and arrives short, or a truck leaves with more than the paper says.',
  },
  'cable-theft': {
    likelihood: 3,
    impact: 4,
    happens: [
      'Copper at {place} is cut at night, stripped nearby and sold as scrap.',
      'Copper is cut at night, stripped nearby and sold as scrap.',
    ],
  },
  'fuel-theft': {
    likelihood: 3,
    impact: 3,
    happens: 'Diesel leaves by hose at night or by an extra fill during the day.',
  },
  'metal-theft': {
    likelihood: 3,
    impact: 3,
    happens: 'Pipes, gates, taps and covers go for scrap, a few at a time.',
  },
  'gate-motor-theft': {
    likelihood: 4,
    impact: 3,
    happens: 'Two people unbolt the motor in the early hours, and the gate then opens by hand.',
  },
  'vehicle-theft': {
    likelihood: 3,
    impact: 4,
    happens:
      'A vehicle is started with its own key or by its wiring, and driven out by the way it came.',
  },
  'theft-from-vehicle': {
    likelihood: 4,
    impact: 2,
    happens: 'A remote is jammed or a window broken while the owner is inside.',
  },
  'stock-theft-animals': {
    likelihood: 3,
    impact: 4,
    happens: 'Animals are driven through a cut fence to a bakkie on the road.',
  },
  'equipment-theft': {
    likelihood: 3,
    impact: 3,
    happens: [
      'Equipment at {place} is carried out in minutes by somebody who knows where it stands.',
      'Equipment is carried out in minutes by somebody who knows where it stands.',
    ],
  },
  'personal-theft': {
    likelihood: 3,
    impact: 2,
    happens: [
      {
        when: ['people-live-here'],
        say: 'Somebody who is allowed in, or who finds a door open, takes what fits into a pocket.',
      },
      'Somebody walks in with a question and leaves with a bag or a phone that nobody was holding.',
    ],
  },
  tailgating: {
    likelihood: 4,
    impact: 2,
    happens: 'Somebody walks in behind a person with a card and looks as if they belong.',
  },
  trespass: {
    likelihood: 3,
    impact: 2,
    happens: 'People cross or stay because nothing stops them, and some look round.',
  },
  vandalism: {
    likelihood: 3,
    impact: 2,
    happens: 'Damage is done where nobody sees it, often by the same group.',
  },
  arson: {
    likelihood: 1,
    impact: 5,
    happens: 'Something that burns stands near the boundary and needs only a match.',
  },
  extortion: {
    likelihood: 2,
    impact: 5,
    happens:
      'A visit or a call asks for “protection”, then something is damaged to show what it means.',
  },
  threats: {
    likelihood: 2,
    impact: 4,
    happens: 'Somebody with a grievance comes back, usually to the same person.',
  },
  assault: {
    likelihood: 2,
    impact: 4,
    happens: 'Anger meets one member of staff who is alone at a counter.',
  },
  fraud: {
    likelihood: 3,
    impact: 3,
    happens: 'Goods or money go out on a message that nobody checked.',
  },
  'data-theft': {
    likelihood: 2,
    impact: 4,
    happens: 'Information leaves with a stolen laptop, an old login or an open room.',
  },
  'medicine-theft': {
    likelihood: 3,
    impact: 4,
    happens:
      'A few boxes at a time, by somebody with a key, or all at once by somebody who was told.',
  },
  'package-theft': {
    likelihood: 3,
    impact: 1,
    happens: 'Somebody follows the courier and takes what is left at the gate.',
  },
  loitering: {
    likelihood: 3,
    impact: 1,
    happens: 'People wait where there is cover; a few of them watch.',
  },
  'visitor-control': {
    likelihood: 4,
    impact: 3,
    happens: 'Somebody gets in with a story and nobody notices whether they leave.',
  },
  'false-alarms': {
    likelihood: 4,
    impact: 2,
    happens: 'The alarm cries wolf until somebody leaves it off.',
  },
  'poor-footage': {
    likelihood: 4,
    impact: 2,
    happens: 'The recording shows that it happened, but not who did it.',
  },
  'power-failure': {
    likelihood: 3,
    impact: 3,
    happens: 'Power goes, and alarm, cameras and gate follow within the hour.',
  },
  protest: {
    likelihood: 2,
    impact: 5,
    happens: 'A crowd passes, roads close and help cannot reach you.',
  },
};

/** Goods and people that raise the impact of whatever happens there. */
export const worseWith: Partial<Record<Sign, string>> = {
  'fact:injury': 'people were hurt before',
  'fact:armed': 'they came armed',
  'fact:violence': 'they used violence',
  'asset:firearms': 'firearms are kept there',
  'asset:medicines': 'medicines are kept there',
  'people:patients': 'patients are there',
  'people:children': 'children are there',
  'people:learners': 'learners are there',
  'people:elderly': 'elderly people live there',
  'place:substation': 'one cut stops the work',
  'asset:trucks': 'a whole load goes at once',
  'asset:jewellery': 'the value fits into one bag',
  'asset:data': 'clients’ information is exposed',
  'place:server-room': 'the business stops without it',
  'place:cold-room': 'stock spoils',
};
