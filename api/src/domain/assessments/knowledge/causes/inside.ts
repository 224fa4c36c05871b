import type { Cause } from '../cause.ts';
import { counting, doors, rooms } from '../place-groups.ts';

export const insideCauses = {
  'count-not-independent': {
    at: counting,
    opens: ['stock-loss', 'staff-theft', 'delivery-theft'],
    name: ['Nobody independent counts at {place}', 'Nobody independent counts'],
    why: [
      {
        when: ['place:loading-dock'],
        say: 'At the dock the person who signs is the person who loads. A carton too many on one truck is a carton too few in stock, and the paper says that all is well.',
      },
      {
        when: ['place:cold-room'],
        say: 'What goes into the cold room is weighed by the person who takes it out.',
      },
      'The person who could take goods also writes the figure that would show it.',
    ],
    check: 'Count ten lines again yourself, unannounced, right after the usual count.',
    signs: {
      'place:loading-dock': 3,
      'no:stock-control': 4,
      'broken:stock-control': 4,
      'people:suspected-staff': 1,
      'place:storeroom': 1,
    },
    usual: 2,
    answers: ['two-person-count', 'area-camera', 'rotate-checkers'],
  },
  collusion: {
    opens: ['delivery-theft', 'stock-loss'],
    name: 'Driver and checker could be working together',
    why: 'One alone is found out by the other’s count; two who always meet are not. It is a pattern to close, not an accusation.',
    check: 'Lay differences beside the roster: does one pair of names appear more often?',
    signs: {
      'people:drivers': 3,
      'people:suspected-staff': 2,
      'time:delivery-hours': 1,
      'fact:inside-knowledge': 2,
    },
    usual: 0,
    only: ['people:drivers', 'time:delivery-hours', 'asset:trucks'],
    answers: ['rotate-checkers', 'seal-check', 'exit-check', 'tracking'],
  },
  'unwatched-exit': {
    at: doors,
    opens: ['staff-theft', 'stock-loss'],
    name: ['Goods can leave through {place}', 'Goods can leave by a way that nobody checks'],
    why: [
      {
        when: ['place:back-door'],
        say: 'What leaves through the back door leaves with rubbish, in a bag, or is handed to somebody outside.',
      },
      'It leaves in small amounts, with rubbish, in bags or as a “return”, by people who are allowed to be there.',
    ],
    check: 'Look into the bins half an hour before they are collected, on two days.',
    signs: {
      'place:back-door': 3,
      'people:cleaners': 2,
      'place:kitchen-door': 2,
      'asset:meat': 1,
      'asset:alcohol': 1,
    },
    usual: 1,
    answers: ['waste-check', 'door-contact', 'exit-check'],
  },
  'till-unreviewed': {
    opens: ['staff-theft', 'fraud'],
    name: 'Nobody reads the voids and refunds',
    why: 'Cash goes missing through sales that are rung up and voided, refunds without a customer, and a drawer opened without a sale. All of it is in the till’s own report.',
    check: 'Print last month’s voids, refunds and no-sale openings per cashier.',
    signs: { 'place:till': 3, 'asset:cash': 2, 'asset:airtime': 2, 'incident:fraud': 1 },
    usual: 0,
    only: ['place:till', 'asset:cash', 'asset:airtime'],
    answers: ['till-report', 'area-camera', 'own-codes'],
  },
  'open-room': {
    at: rooms,
    opens: ['staff-theft', 'stock-loss', 'medicine-theft', 'data-theft', 'equipment-theft'],
    name: [
      '{place} is open to more people than need it',
      'A room is open to more people than need it',
    ],
    why: [
      {
        when: ['place:dispensary'],
        say: 'A dispensary that is unlocked for convenience cannot show who was in it. When several people share a key, a shortage has several suspects and no answer.',
      },
      {
        when: ['place:server-room'],
        say: 'Cleaners, electricians and staff who fetch stationery all pass the machines that hold your clients’ data.',
      },
      'Nobody can say who went in and when, so a loss has no name and no hour.',
    ],
    check: 'Write down everyone who can open it, then everyone who must.',
    signs: {
      'place:dispensary': 4,
      'place:storeroom': 2,
      'place:server-room': 3,
      'place:cold-room': 2,
      'no:access-control': 3,
    },
    usual: 0,
    only: [
      'place:dispensary',
      'place:storeroom',
      'place:server-room',
      'place:cold-room',
      'place:cash-office',
      'no:access-control',
    ],
    unless: ['people-live-here', 'premises:spaza-shop', 'premises:tuck-shop'],
    answers: ['door-access', 'cage-store', 'area-camera'],
  },
  'medicine-uncounted': {
    opens: ['medicine-theft'],
    name: 'A shortage is found weeks later',
    why: [
      {
        when: ['time:shift-change'],
        say: 'If scheduled medicines are not counted at handover, nobody can say in which shift a box went.',
      },
      'When the register is balanced monthly, thirty days and every shift lie between the theft and the question.',
    ],
    check: 'Count two schedule 5 or 6 lines now and compare them with the register.',
    signs: { 'incident:medicine-theft': 2, 'asset:medicines': 2, 'time:shift-change': 2 },
    usual: 2,
    unless: ['incident:armed-robbery'],
    answers: ['medicine-register', 'door-access', 'need-to-know'],
  },
  'blind-aisle': {
    at: ['sales-floor', 'storeroom'],
    opens: ['shoplifting'],
    name: ['Staff cannot see {place}', 'Staff cannot see the goods that go missing'],
    why: [
      {
        when: ['time:pay-day'],
        say: 'On pay-day the queues are long, staff are at the tills, and a group can distract one person while another fills a bag.',
      },
      'The goods that disappear stand where nobody works, near a way out.',
    ],
    check: 'Mark on a floor plan what is missing at stock-take; the dots cluster.',
    signs: {
      'place:sales-floor': 2,
      'incident:shoplifting': 1,
      'time:pay-day': 2,
      'people:group-of-men': 1,
    },
    usual: 2,
    answers: ['move-stock', 'floor-service', 'area-camera', 'entrance-camera', 'item-tags'],
  },
  'unproven-payment': {
    opens: ['fraud'],
    name: [
      { when: ['premises:office'], say: 'Bank details are taken from an e-mail' },
      'Goods go out on a message',
    ],
    why: 'Screenshots of payments and changed bank details are easy to make. They work where one person may release goods alone.',
    check: 'Compare the last twenty releases with the bank statement.',
    signs: { 'incident:fraud': 3 },
    usual: 2,
    answers: ['verify-payment', 'till-report'],
  },
  'data-open': {
    opens: ['data-theft'],
    name: 'Information leaves with a device or an old login',
    why: 'A laptop without encryption or an account that outlives its owner gives away more than a break-in does.',
    check: 'List accounts of people who left, and laptops without encryption.',
    signs: {
      'incident:data-theft': 2,
      'asset:laptops': 2,
      'asset:data': 2,
      'people:former-staff': 1,
    },
    usual: 2,
    answers: ['data-lock', 'lock-equipment', 'door-access'],
  },
} as const satisfies Record<string, Cause>;
