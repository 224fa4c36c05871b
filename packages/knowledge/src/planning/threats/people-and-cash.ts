import type { Threat } from './threat.ts';

/** Robbery, money and goods, and people who are allowed to be there. */
export const peopleAndCash = {
  'cash-up': {
    process: 'Cash-up',
    threat: 'robbery while the takings are counted',
    happens: 'Robbers come when the money is counted, because it is all in one place.',
    likelier: ['robbed', 'cashThere', 'manyTills', 'noAlarm', 'noCameras'],
    rarer: ['accessStays'],
    worse: ['manyPeople'],
    controls: ['panic', 'reporting', 'till-cameras', 'room-cameras', 'access', 'entrance-cameras'],
    without: { panic: 'this plan has no panic button for the person who counts the money.' },
    alwaysOpen:
      'the time and place of the cash-up. Change them often, and count behind a locked door.',
  },
  banking: {
    process: 'Banking',
    threat: 'robbery on the way to the bank',
    happens: 'Robbers follow the person who carries the takings, from the door or from the bank.',
    likelier: ['cashThere', 'manyTills', 'noCameras'],
    worse: ['unmonitored', 'slowResponse'],
    controls: ['entrance-cameras', 'gate-cameras', 'room-cameras'],
    alwaysOpen:
      'the trip to the bank. Equipment on site does not protect the person who carries the money, so have it collected.',
  },
  'counter-goods': {
    process: 'Counter',
    threat: 'cigarettes and airtime stolen',
    happens:
      'Cigarettes and airtime are easy to sell, so robbers and dishonest staff take them first.',
    likelier: ['goodsThatSell', 'noCameras', 'manyTills', 'stockRoom'],
    rarer: ['camerasStay'],
    worse: ['unmonitored', 'slowResponse'],
    controls: ['till-cameras', 'room-cameras', 'panic', 'floor-cameras', 'access'],
    without: {
      'till-cameras or room-cameras': 'this plan has no camera at the tills or in the stock room.',
    },
  },
  'trading-robbery': {
    process: 'Trading hours',
    threat: 'armed robbery with customers inside',
    happens:
      'A few people come in like customers, and one stays at the door. It takes only minutes.',
    likelier: ['robbed', 'cashThere', 'noAlarm', 'noCameras', 'manyTills'],
    rarer: ['camerasStay'],
    controls: ['panic', 'reporting', 'entrance-cameras', 'till-cameras', 'floor-cameras'],
    without: {
      panic: 'staff cannot call for help without being noticed: this plan has no panic button.',
    },
  },
  collusion: {
    process: 'Tills',
    threat: 'staff and customers who work together',
    happens: 'Goods pass the till unpaid or come back as a false refund.',
    likelier: ['staffStole', 'noCameras', 'manyTills', 'manyPeople'],
    rarer: ['camerasStay'],
    controls: ['till-cameras', 'floor-cameras', 'room-cameras', 'access'],
    without: { 'till-cameras': 'this plan has no camera at the tills.' },
    alwaysOpen: 'voids and refunds. Compare them with the recordings every week.',
  },
  shoplifting: {
    process: 'Trading hours',
    threat: 'shoplifting',
    happens: 'One person distracts staff, and another fills a bag in an aisle they cannot see.',
    likelier: ['noCameras', 'bigFloor', 'manyPeople'],
    rarer: ['camerasStay'],
    controls: ['floor-cameras', 'entrance-cameras', 'till-cameras'],
    without: { 'floor-cameras': 'this plan has no camera over the shop floor.' },
  },
  'opening-closing': {
    process: 'Opening and closing',
    threat: 'robbery when the first person arrives or the last one leaves',
    happens: 'The person who opens or locks up is alone, with the keys and the alarm code.',
    likelier: ['robbed', 'cashThere', 'noAlarm', 'noCameras', 'manyDoors'],
    rarer: ['camerasStay'],
    worse: ['rural', 'unmonitored', 'slowResponse'],
    controls: ['panic', 'entrance-cameras', 'reporting', 'gate-cameras', 'intercom'],
    without: { panic: 'this plan has no panic button for the person who opens and locks up.' },
    alwaysOpen:
      'opening and locking up. Do it with two people, one of whom keeps watch from a safe distance and phones for help if needed.',
  },
  deliveries: {
    process: 'Deliveries',
    threat: 'theft and break-ins through the delivery door',
    happens:
      'The delivery door is open while goods come in, and goods can be carried out there too.',
    likelier: ['staffStole', 'noCameras', 'manyDocks', 'stockRoom', 'noAccessControl'],
    rarer: ['camerasStay', 'accessStays'],
    controls: [
      'dock-cameras',
      'entrance-cameras',
      'access',
      'contacts',
      'room-cameras',
      'intercom',
    ],
    without: {
      'dock-cameras or entrance-cameras': 'this plan has no camera at the delivery door.',
    },
    alwaysOpen: 'the count. Check every delivery against the order before the driver leaves.',
  },
  insiders: {
    process: 'Stock',
    threat: 'theft by people who are allowed in',
    happens: 'People who are allowed in take small amounts, and the stock count shows it too late.',
    likelier: ['staffStole', 'cashThere', 'noAccessControl', 'noCameras', 'manyPeople'],
    rarer: ['accessStays', 'camerasStay'],
    worse: ['strongroom', 'bigFloor'],
    controls: ['access', 'room-cameras', 'dock-cameras', 'floor-cameras', 'entrance-cameras'],
    without: { access: 'this plan does not record who opens which door.' },
    alwaysOpen: 'the stock count. Do it at different times, with two people.',
  },
  docks: {
    process: 'Docks',
    threat: 'short deliveries and extra pallets',
    happens:
      'A load is signed for in full and arrives short, or a truck leaves with more than its papers say.',
    applies: 'dock',
    likelier: ['goodsThatSell', 'manyDocks', 'noCameras', 'manyPeople'],
    rarer: ['camerasStay'],
    worse: ['strongroom'],
    controls: ['dock-cameras', 'gate-cameras', 'boom', 'access', 'floor-cameras'],
    without: { 'dock-cameras': 'this plan has no camera at a dock.' },
    alwaysOpen: 'the paperwork. Let a second person compare load and papers before a truck leaves.',
  },
  trucks: {
    process: 'Dispatch',
    threat: 'hijacking of a truck',
    happens: 'A truck is stopped where it has to slow down, often by people who know its load.',
    likelier: ['gateHit', 'robbed', 'goodsThatSell', 'vehiclesOut', 'manyDocks', 'noGate'],
    worse: ['rural'],
    controls: ['trackers', 'gate-cameras', 'boom', 'gate-motor', 'asset-trackers'],
    without: { trackers: 'this plan has no tracker in a truck.' },
    alwaysOpen: 'the journey. Tell only people who need to know the load, the time and the route.',
  },
} as const satisfies Record<string, Threat>;
