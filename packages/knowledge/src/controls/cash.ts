import type { Control } from '../control.ts';

export const cashControls = {
  'vary-cash-up': {
    name: {
      'premises:restaurant': 'Cash up the next morning, not after closing',
      'premises:petrol-station': 'Change the time of the shift cash-up',
      'premises:wholesaler': 'Cash up three times a day',
      otherwise: 'Cash up at a different time each day',
    },
    how: {
      'premises:restaurant':
        'Seal the night’s takings uncounted in a numbered bag and lock it in a safe. Two people count it the next morning behind a locked door. Leave only a small float in the till.',
      'premises:petrol-station':
        'Attendants drop notes into the safe after every few fills, so that there is little to count at handover. Change the time of the handover from day to day.',
      'premises:wholesaler':
        'Count and drop at mid-morning, mid-afternoon and closing. There is then less cash at each count.',
      otherwise:
        'Count at a different time each day, behind a locked door, away from windows. Tell only the two people who count.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'lock-before-cash-up': {
    name: 'Lock up before you count the money',
    how: {
      'place:kitchen-door':
        'Before you take out any money, lock the front door and the kitchen door, and check the toilets. Rubbish goes out before closing, not after.',
      'place:back-door':
        'Take no money out while the back door is unlocked. Take out the rubbish and finish deliveries before closing.',
      otherwise:
        'Take no money out before everyone else has left and every outside door is locked. One person checks, another counts.',
    },
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    unless: ['premises:petrol-station'],
    cautions: ['escape'],
  },
  'drop-safe': {
    name: {
      'premises:petrol-station': 'Fit a drop safe that cashiers cannot open',
      'premises:spaza-shop': 'Bolt a small drop safe to the floor',
      otherwise: 'Fit a drop safe with a time delay',
    },
    how: {
      'premises:petrol-station':
        'Cashiers drop notes through a slot, and only the collection company has the second key. Put up a sign at the pumps that says so, in English and isiZulu.',
      'premises:spaza-shop':
        'Notes go through a slot as soon as they are paid, and only a little change stays at the hatch. With a time delay a robber would have to wait; put up a sign that says so.',
      'premises:tuck-shop':
        'Keep only a little change in the drawer. Drop the rest into a safe that the seller cannot open.',
      'premises:restaurant':
        'Drop everything above the float into the safe during service. A time delay stops the manager from opening it at once; put up a sign that says so.',
      otherwise:
        'Bolt it to the floor, out of sight of customers. With a time delay a robber would have to wait; put up a sign that staff cannot open it.',
    },
    limit: 'It limits what can be taken; it does not stop a robbery.',
    who: 'You',
    when: 'This month',
    cost: 'quote',
    measure: 'drop-safe',
    fit: { 'incident:cash-up-robbery': 1.4 },
    present: {
      name: 'Use the drop safe through the day',
      how: 'Decide how much cash may lie within reach, and drop everything above it at once. Check that nobody on shift has the second key.',
    },
  },
  'cash-collection': {
    name: 'Have the cash collected',
    how: {
      'premises:petrol-station':
        'Have a cash-in-transit company that is registered with PSiRA empty the safe on different days, and never while a tanker is discharging.',
      'premises:wholesaler':
        'Ask the company, which must be registered with PSiRA, for collections at different times, through a door that customers do not use. Hand over the bags inside, never at the vehicle.',
      'premises:church':
        'Two people count the money and drop it into a safe in a sealed bag. Have a company that is registered with PSiRA collect it on a weekday, so nobody drives to the bank with it.',
      otherwise:
        'A cash-in-transit company that is registered with PSiRA collects on different days, so nobody has to carry takings from the {premises}.',
    },
    who: 'A cash-in-transit company',
    when: 'This month',
    cost: 'quote',
    measure: 'cash-collection',
    present: {
      name: 'Change the days and hours of the cash collection',
      how: 'Robbers can watch a collection that is always at the same time. Ask the company for different days, and for a call before it arrives.',
    },
    fit: { 'fact:low-budget': 0.5, 'premises:spaza-shop': 0.3, 'premises:tuck-shop': 0.2 },
  },
  'less-cash': {
    name: 'Take less cash',
    how: {
      'premises:tuck-shop': 'Sell by card, bank app or prepaid tags.',
      'premises:spaza-shop':
        'Take cards and phone payments from those who have them, and sell airtime from a machine with its own limit.',
      'premises:church':
        'Offer a bank code or a card machine at the door, and ask people to give that way.',
      otherwise: 'Put card machines where people pay and say “card preferred” at the entrance.',
    },
    who: 'You',
    when: 'This month',
    cost: 'nothing',
    only: [
      'asset:cash',
      'asset:airtime',
      'fact:cash-heavy',
      'place:till',
      'place:cash-office',
      'time:cash-up',
      'incident:armed-robbery',
      'incident:cash-up-robbery',
      'incident:cash-in-transit',
      'incident:staff-theft',
    ],
    unless: ['people-live-here'],
  },
  'hold-up-button': {
    name: {
      'premises:jewellery-shop': 'Put hidden buttons at the counter and in the back room',
      'premises:petrol-station': 'Put silent buttons at the cashier and on the forecourt',
      'place:consulting-room': {
        'place:dispensary':
          'Put a silent button at the dispensary hatch and in each consulting room',
      },
      'place:dispensary': 'Put a silent button at the dispensary hatch',
      'place:reception': 'Put a silent button under the reception desk',
      'place:till': 'Put a silent button at the till and where cash is counted',
      otherwise: 'Put silent hold-up buttons where people would need them',
    },
    how: {
      'place:consulting-room':
        'It alerts armed response without a siren, because a siren may make an armed robber shoot. Each consulting room gets one, in case a patient becomes violent.',
      'place:dispensary':
        'It alerts armed response without a siren, because a siren may make an armed robber shoot.',
      'premises:restaurant':
        'Fit at least two silent buttons. One is at the till and works by knee or foot; one is where robbers may lock staff in.',
      'premises:petrol-station':
        'Fit one under the cashier’s counter and give attendants pendants. All of them alert the control room silently.',
      'premises:jewellery-shop':
        'Fit a foot-operated one at the show counter and another out of sight of customers, both silent, with two signal paths. Test them with the control room every month.',
      otherwise:
        'Fit at least two, hidden and silent. Test them with the control room every month, and teach staff when not to press.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: '2 to 4 buttons',
      items: [{ need: { device: 'hold-up-button' }, count: [2, 4], hours: 1 }],
    },
    measure: 'panic-button',
    present: {
      name: 'Test every panic button with the control room',
      how: 'Phone the control room first, press each button, and write down how long the call-back and the vehicle take. Without a test nobody knows whether a button works.',
    },
    unless: ['people-live-here'],
  },
  'closing-drill': {
    name: 'Write down on one page how you open and close',
    how: {
      'fact:alone-at-night':
        'Nobody opens or locks the {premises} alone. One waits at a safe distance, and phones for help if the other does not give the agreed sign.',
      'time:opening':
        'The first to arrive looks from a distance for a forced door or a waiting car. If anything looks wrong, go on past and phone for help. Go in only when a second person is there, and agree on a code word that means “do not come”.',
      otherwise:
        'Always open and close with two people. Look outside before you open the door, and agree on a word for “I am being forced”. Have a duress code on any alarm keypad that calls for help silently.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    measure: 'training',
    present: {
      name: 'Rehearse the closing drill with every shift',
      how: 'Go through it with each shift leader, including who phones whom when the code word is used.',
    },
    unless: ['people-live-here'],
  },
  'vary-route': {
    name: 'Stop carrying takings on a fixed day and road',
    how: 'Until a company collects the cash, go with two people, at different times, by different roads, with a plain bag and locked doors. Do not stop on the way. If a car follows, drive to a police station, not home.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'show-window': {
    name: 'Empty the show windows at night and lock the best pieces in the safe',
    how: 'Put the trays into the safe before the shutter comes down and leave only imitations out. By day, show one tray at a time and put it back before the next.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:jewellery-shop', 'asset:jewellery'],
  },
  'interlock-door': {
    name: 'Buzz customers in through an interlocking door',
    how: 'Fit two doors of which only one opens at a time, released from the counter after staff have seen who it is. A group cannot rush in behind one buyer.',
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 maglocks, a controller and an intercom',
      items: [
        { need: { device: 'maglock' }, count: [2, 2], hours: 5.5 },
        {
          need: { device: 'access-controller', atLeast: { doors: 2 }, atMost: { doors: 2 } },
          count: [1, 1],
          hours: 3,
        },
        { need: { device: 'video-intercom' }, count: [1, 1], hours: 4 },
      ],
    },
    only: ['premises:jewellery-shop'],
    fit: { 'premises:jewellery-shop': 2 },
    measure: 'access-control',
    cautions: ['escape'],
    standards: ['escape'],
  },
  fog: {
    name: 'Fit a security fog machine against break-ins',
    how: 'When the alarm goes off, fog fills the room so that thieves cannot see the stock. Use it only after hours, never with staff or customers inside.',
    who: 'We',
    when: 'Later',
    cost: 'quote',
    measure: 'fog',
    fit: { 'fact:low-budget': 0.3 },
    only: [
      'premises:jewellery-shop',
      'asset:cigarettes',
      'asset:phones',
      'asset:electronics',
      'wants:fog',
    ],
  },
  'report-extortion': {
    name: 'Report the demand to the SAPS before you answer it',
    how: 'Open a case at your station, ask for the detective’s number, and give one person the task of keeping messages, call times and number plates. Tell the detective who else is asked for money, so that cases can be linked.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:extortion', 'incident:violent-extortion'],
  },
  'stop-payment': {
    name: 'Phone the bank now, and open a case',
    how: 'Whoever paid asks their own bank’s fraud line to stop or recall the payment: minutes count, so use the number on the card or in the bank’s app. Keep the message as it came, and open a case with the SAPS.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:fraud'],
    unless: ['nothing-happened'],
  },
  'verify-payment': {
    name: {
      'premises:office': 'Phone before you pay to new bank details',
      'people-live-here': 'Check a message or a caller before you pay or open',
      otherwise: 'Release goods only when the money is in your account',
    },
    how: {
      'premises:office':
        'Before you change bank details or pay, phone the number in your own file, not the one in the e-mail. Let a second person approve. Tell clients in writing that your bank details will not change by e-mail.',
      otherwise:
        'A screenshot or SMS does not prove payment. Before you pay or change bank details, phone a number that you looked up yourself, and let a second person approve.',
    },
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
  },
} as const satisfies Record<string, Control>;
