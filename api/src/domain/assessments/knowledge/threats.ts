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
      'Thieves break in through {place} when nobody is watching, and take goods that are easy to sell.',
      'Thieves break in when nobody is watching, and take goods that are easy to sell.',
    ],
  },
  'armed-robbery': {
    likelihood: 2,
    impact: 5,
    happens:
      'A few people walk in like customers, and one stays at the door. It takes only minutes.',
  },
  'cash-up-robbery': {
    likelihood: 3,
    impact: 5,
    happens: 'They come when the money is counted, because it is all in one place.',
  },
  'cash-in-transit': {
    likelihood: 2,
    impact: 5,
    happens: 'Robbers follow the person who carries the takings, from the shop or from the bank.',
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
      'They watch the homestead from cover, wait for a door to open, and know that help is far away.',
  },
  shoplifting: {
    likelihood: 4,
    impact: 2,
    happens: 'One person distracts staff, and another fills a bag in an aisle they cannot see.',
  },
  'staff-theft': {
    likelihood: 3,
    impact: 3,
    happens: 'People who are allowed to be there take small amounts, so nothing looks forced.',
  },
  'stock-loss': {
    likelihood: 4,
    impact: 3,
    happens:
      'The stock does not match the count, and nobody can say at which door or on which shift it went.',
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
    happens: 'Thieves drain diesel by hose at night, or take an extra fill during the day.',
  },
  'metal-theft': {
    likelihood: 3,
    impact: 3,
    happens: 'Thieves take pipes, gates, taps and covers for scrap, a few at a time.',
  },
  'gate-motor-theft': {
    likelihood: 4,
    impact: 3,
    happens: 'Two people unbolt the motor in the early hours. The gate can then be opened by hand.',
  },
  'vehicle-theft': {
    likelihood: 3,
    impact: 4,
    happens: 'Thieves start a vehicle with its own key or through its wiring, and drive it out.',
  },
  'theft-from-vehicle': {
    likelihood: 4,
    impact: 2,
    happens: 'Thieves jam a remote or break a window while the owner is away from the car.',
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
      'Equipment at {place} is carried out in minutes by someone who knows where it stands.',
      'Equipment is carried out in minutes by someone who knows where it stands.',
    ],
  },
  'personal-theft': {
    likelihood: 3,
    impact: 2,
    happens: [
      {
        when: ['people-live-here'],
        say: 'Someone who is allowed in, or who finds a door open, takes what fits into a pocket.',
      },
      'Someone walks in with a question and leaves with a bag or a phone that nobody was holding.',
    ],
  },
  tailgating: {
    likelihood: 4,
    impact: 2,
    happens:
      'A stranger follows a person with a card through the door and looks as if they belong there.',
  },
  trespass: {
    likelihood: 3,
    impact: 2,
    happens:
      'People cut across or stay because nothing stops them, and some look for something to steal.',
  },
  vandalism: {
    likelihood: 3,
    impact: 2,
    happens: 'Damage is done where nobody sees it, often by the same group.',
  },
  arson: {
    likelihood: 1,
    impact: 5,
    happens:
      'Things that burn are kept near the boundary, where they can be set alight from outside.',
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
    happens: 'Someone with a grievance comes back, usually to the same person.',
  },
  assault: {
    likelihood: 2,
    impact: 4,
    happens: 'An angry person attacks a staff member who is alone at a counter.',
  },
  fraud: {
    likelihood: 3,
    impact: 3,
    happens: 'Staff release goods or money on a message that nobody checked.',
  },
  'data-theft': {
    likelihood: 2,
    impact: 4,
    happens: 'Data gets out with a stolen laptop, through an old login or from an open room.',
  },
  'medicine-theft': {
    likelihood: 3,
    impact: 4,
    happens: 'Someone with a key takes a few boxes at a time, or burglars take all of it at once.',
  },
  'package-theft': {
    likelihood: 3,
    impact: 1,
    happens: 'Someone follows the courier and takes what is left at the gate.',
  },
  loitering: {
    likelihood: 3,
    impact: 1,
    happens: 'People wait where they cannot be seen, and a few of them watch your place.',
  },
  'visitor-control': {
    likelihood: 4,
    impact: 3,
    happens: 'A stranger gets in with a story, and nobody checks whether they leave.',
  },
  'false-alarms': {
    likelihood: 4,
    impact: 2,
    happens: 'There are so many false alarms that people stop arming it.',
  },
  'poor-footage': {
    likelihood: 4,
    impact: 2,
    happens: 'The recording shows that it happened, but not who did it.',
  },
  'power-failure': {
    likelihood: 3,
    impact: 3,
    happens: 'The power goes off, and alarm, cameras and gate stop when their batteries are flat.',
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
