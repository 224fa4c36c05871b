import type { Cause } from '../cause.ts';
import { counting, doors, rooms } from '../place-groups.ts';

export const insideCauses = {
  'count-not-independent': {
    at: counting,
    opens: ['stock-loss', 'staff-theft', 'delivery-theft'],
    name: [
      'What comes in and goes out at {place} is not checked by a second person',
      'What comes in and goes out is not checked by a second person',
    ],
    why: {
      'place:loading-dock':
        'Where the person who loads also signs, an extra carton does not show in the paperwork.',
      'place:cold-room':
        'Where one person weighs what goes into the cold room and also takes it out, a loss does not show.',
      otherwise:
        'Where one person handles the goods and also writes down the count, a loss does not show.',
    },
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
    why: 'If the same driver and checker always work together, they can cover for each other. This is no accusation; changing the pairs removes the chance.',
    check: 'Compare the differences with the roster. Do the same two names appear more often?',
    signs: {
      'people:drivers': 3,
      'people:suspected-staff': 2,
      'time:delivery-hours': 1,
      'fact:inside-knowledge': 2,
    },
    only: ['people:drivers', 'time:delivery-hours', 'asset:trucks'],
    answers: ['rotate-checkers', 'seal-check', 'exit-check', 'tracking'],
  },
  'unwatched-exit': {
    at: doors,
    opens: ['staff-theft', 'stock-loss'],
    name: [
      'Nobody checks what leaves through {place}',
      'Nobody checks what leaves by one of the exits',
    ],
    why: {
      'place:back-door':
        'Goods can go out through the back door with the rubbish, in a bag or to someone waiting outside.',
      otherwise:
        'Small amounts can go out with the rubbish, in bags or as a “return”, with people who are allowed to be there.',
    },
    check: 'On two days, look into the bins half an hour before they are collected.',
    signs: {
      'place:back-door': 3,
      'people:cleaners': 2,
      'place:kitchen-door': 2,
      'asset:meat': 1,
      'asset:alcohol': 1,
    },
    usual: 1,
    unless: ['people-live-here'],
    answers: ['waste-check', 'door-contact', 'exit-check'],
  },
  'till-unreviewed': {
    opens: ['staff-theft', 'fraud'],
    name: 'Nobody checks the records of the cash',
    why: 'Cash can go missing through voided sales, false refunds and slips that nobody compares. The records show all of these.',
    check: 'Compare last month’s sales or receipts with what was banked, for each person.',
    signs: { 'place:till': 3, 'asset:cash': 2, 'asset:airtime': 2, 'incident:fraud': 1 },
    only: ['place:till', 'asset:cash', 'asset:airtime'],
    answers: ['till-report', 'area-camera', 'own-codes'],
  },
  'open-room': {
    at: rooms,
    opens: ['staff-theft', 'stock-loss', 'medicine-theft', 'data-theft', 'equipment-theft'],
    name: [
      'Too many people can get into {place}',
      'Too many people can get into a room that should be locked',
    ],
    why: {
      'place:dispensary':
        'If the dispensary is left unlocked or several people share a key, nobody can say who was in there when stock went missing.',
      'place:server-room':
        'Whoever can get into the server room can get to the computers and what is stored on them.',
      otherwise: 'Nobody can say who went in and when.',
    },
    check: 'List everyone who can open it, then everyone who needs to.',
    signs: {
      'place:dispensary': 4,
      'place:storeroom': 2,
      'place:server-room': 3,
      'place:cold-room': 2,
      'no:access-control': 3,
    },
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
    why: {
      'time:shift-change':
        'If scheduled medicines are not counted at handover, nobody can say on which shift a box went missing.',
      otherwise:
        'If the register is only balanced once a month, nobody can say on which day or shift a box went missing.',
    },
    check: 'Count two schedule 5 or 6 lines now and compare them with the register.',
    signs: { 'incident:medicine-theft': 2, 'asset:medicines': 2, 'time:shift-change': 2 },
    usual: 2,
    unless: ['incident:armed-robbery'],
    answers: ['medicine-register', 'door-access', 'need-to-know'],
  },
  'blind-aisle': {
    at: ['sales-floor', 'storeroom'],
    opens: ['shoplifting'],
    name: {
      'nothing-happened': ['Staff cannot see all of {place}', 'Staff cannot see all the goods'],
      otherwise: ['Staff cannot see {place}', 'Staff cannot see the goods that go missing'],
    },
    why: {
      'time:pay-day':
        'On pay day the queues are long and staff are busy. One person distracts them while another fills a bag.',
      'nothing-happened':
        'Small, expensive goods near an exit, where no staff work, are the easiest to take.',
      otherwise: 'Goods near an exit, where no staff work, are the easiest to take.',
    },
    check:
      'At stock-take, mark on a floor plan where goods are missing. The marks show the weak spot.',
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
    name: {
      'premises:office': 'Bank details in an e-mail are not checked',
      'asset:stock': 'Goods go out before the payment is checked',
      otherwise: 'A message or a caller is believed without a check',
    },
    why: 'A false proof of payment or a message with new bank details is easy to make. It works where nobody checks before goods or money go out.',
    check: 'Compare the last twenty payments with the bank statement.',
    signs: { 'incident:fraud': 3 },
    usual: 2,
    answers: ['stop-payment', 'verify-payment', 'till-report'],
  },
  'data-open': {
    opens: ['data-theft'],
    name: 'Data can leave on a laptop or through an old login',
    why: 'A stolen laptop without encryption gives away its data. So does the login of someone who has left.',
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
