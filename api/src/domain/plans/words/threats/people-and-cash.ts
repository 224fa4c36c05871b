import type { ThreatId } from '../../planning-values/threats.ts';
import { say } from '../say.ts';
import type { Threat } from './threat.ts';

/** Robbery, money and goods, and people who are allowed to be there. */
export const peopleAndCash = {
  'cash-up': {
    process: 'Cash-up',
    threat: 'robbery while the takings are counted',
    happens: say`Robbers come when the money is counted, because it is all in one place.`,
    likelier: ['manyTills', 'noAlarm', 'noCameras'],
    rarer: ['accessStays'],
    worse: ['manyPeople'],
    controls: ['panic', 'reporting', 'till-cameras', 'room-cameras', 'access', 'entrance-cameras'],
    open: [
      { unless: ['panic'], say: 'this plan has no panic button for whoever counts the money.' },
      {
        unless: [],
        say: 'the time and place of the cash-up. Change them often, and count behind a locked door.',
      },
    ],
  },
  banking: {
    process: 'Banking',
    threat: 'robbery on the way to the bank',
    happens: say`Whoever carries the takings is followed from the door or from the bank.`,
    likelier: ['manyTills', 'noCameras'],
    worse: ['unmonitored'],
    controls: ['entrance-cameras', 'gate-cameras', 'room-cameras'],
    open: [
      {
        unless: [],
        say: 'the road. No device on site protects the person who carries the money; have it collected.',
      },
    ],
  },
  'counter-goods': {
    process: 'Counter',
    threat: 'cigarettes and airtime stolen',
    happens: say`Cigarettes and airtime sell the same day, so they are taken first, by robbers and by staff.`,
    likelier: ['noCameras', 'manyTills', 'stockRoom'],
    rarer: ['camerasStay'],
    worse: ['unmonitored'],
    controls: ['till-cameras', 'room-cameras', 'panic', 'floor-cameras', 'access'],
    open: [
      {
        unless: ['till-cameras', 'room-cameras'],
        say: 'this plan has no camera at the tills or in the stock room.',
      },
    ],
  },
  'trading-robbery': {
    process: 'Trading hours',
    threat: 'armed robbery with customers inside',
    happens: say`A few people come in like customers, one stays at the door, and it is over in minutes.`,
    likelier: ['noAlarm', 'noCameras', 'manyTills'],
    rarer: ['camerasStay'],
    controls: ['panic', 'reporting', 'entrance-cameras', 'till-cameras', 'floor-cameras'],
    open: [
      {
        unless: ['panic'],
        say: 'staff cannot call for help without being noticed: this plan has no panic button.',
      },
    ],
  },
  collusion: {
    process: 'Tills',
    threat: 'staff and customers who work together',
    happens: say`Goods pass the till unpaid or come back as a refund, and nothing looks forced.`,
    likelier: ['noCameras', 'manyTills', 'manyPeople'],
    rarer: ['camerasStay'],
    controls: ['till-cameras', 'floor-cameras', 'room-cameras', 'access'],
    open: [
      { unless: ['till-cameras'], say: 'this plan has no camera at the tills.' },
      { unless: [], say: 'voids and refunds. Compare them with the recordings every week.' },
    ],
  },
  shoplifting: {
    process: 'Trading hours',
    threat: 'shoplifting',
    happens: say`One distracts, another fills a bag in an aisle that staff cannot see.`,
    likelier: ['noCameras', 'bigFloor', 'manyPeople'],
    rarer: ['camerasStay'],
    controls: ['floor-cameras', 'entrance-cameras', 'till-cameras'],
    open: [{ unless: ['floor-cameras'], say: 'this plan has no camera over the shop floor.' }],
  },
  'opening-closing': {
    process: 'Opening and closing',
    threat: 'robbery when the first arrives or the last leaves',
    happens: say`Whoever opens or locks up is alone, with the keys and the alarm code.`,
    likelier: ['noAlarm', 'noCameras', 'manyDoors'],
    rarer: ['camerasStay'],
    worse: ['rural', 'unmonitored'],
    controls: ['panic', 'entrance-cameras', 'reporting', 'gate-cameras', 'intercom'],
    open: [
      { unless: ['panic'], say: 'this plan has no panic button for whoever opens and locks up.' },
      {
        unless: [],
        say: 'how people open and lock up. Do it in pairs, and let one of them watch from outside.',
      },
    ],
  },
  deliveries: {
    process: 'Deliveries',
    threat: 'theft and entry by the delivery door',
    happens: say`The delivery door stays open while goods come in, and goods leave by it too.`,
    likelier: ['noCameras', 'manyDocks', 'stockRoom', 'noAccessControl'],
    rarer: ['camerasStay', 'accessStays'],
    controls: [
      'dock-cameras',
      'entrance-cameras',
      'access',
      'contacts',
      'room-cameras',
      'intercom',
    ],
    open: [
      {
        unless: ['dock-cameras', 'entrance-cameras'],
        say: 'this plan has no camera at the delivery door.',
      },
      {
        unless: [],
        say: 'the count. Check every delivery against the order before the driver leaves.',
      },
    ],
  },
  insiders: {
    process: 'Stock',
    threat: 'loss through people who are allowed in',
    happens: say`Small amounts leave with people who are allowed to be there, and the count shows it too late.`,
    likelier: ['noAccessControl', 'noCameras', 'manyPeople'],
    rarer: ['accessStays', 'camerasStay'],
    worse: ['strongroom', 'bigFloor'],
    controls: ['access', 'room-cameras', 'dock-cameras', 'floor-cameras', 'entrance-cameras'],
    open: [
      { unless: ['access'], say: 'this plan does not record who opens which door.' },
      { unless: [], say: 'the stock count. Do it at changing times, with two people.' },
    ],
  },
  docks: {
    process: 'Docks',
    threat: 'short deliveries and extra pallets',
    happens: say`A load is signed for in full and arrives short, or a truck leaves with more than its papers say.`,
    applies: ({ docks }) => docks > 0,
    likelier: ['manyDocks', 'noCameras', 'manyPeople'],
    rarer: ['camerasStay'],
    worse: ['strongroom'],
    controls: ['dock-cameras', 'gate-cameras', 'boom', 'access', 'floor-cameras'],
    open: [
      { unless: ['dock-cameras'], say: 'this plan has no camera at a dock.' },
      {
        unless: [],
        say: 'the papers. Let a second person compare load and papers before a truck leaves.',
      },
    ],
  },
  trucks: {
    process: 'Dispatch',
    threat: 'hijacking of a truck',
    happens: say`A truck is stopped where it has to slow down, often by people who know its load.`,
    likelier: ['vehiclesOut', 'manyDocks', 'noGate'],
    worse: ['rural'],
    controls: ['trackers', 'gate-cameras', 'boom', 'gate-motor', 'asset-trackers'],
    open: [
      { unless: ['trackers'], say: 'this plan has no tracker in a truck.' },
      {
        unless: [],
        say: 'the road. Tell only those who need to know what leaves, when and by which road.',
      },
    ],
  },
} as const satisfies Partial<Record<ThreatId, Threat>>;
