import type { Control } from '../control.ts';
import { holdUpButtons } from './kits.ts';

export const cashControls = {
  'vary-cash-up': {
    name: [
      { when: ['premises:restaurant'], say: 'Cash up in daylight, not after the last table' },
      { when: ['premises:petrol-station'], say: 'Break the pattern of the shift cash-up' },
      { when: ['premises:wholesaler'], say: 'Split the day’s cash-up into three' },
      'Move the cash-up to a time that nobody can predict',
    ],
    how: [
      {
        when: ['premises:restaurant'],
        say: 'Seal the night’s takings uncounted in a numbered bag, drop it, and count it the next morning with two people behind a locked door. A float of one table’s change stays in the till.',
      },
      {
        when: ['premises:petrol-station'],
        say: 'Attendants drop notes into the safe after every few fills, so that no cashier counts a full shift’s money at handover. Change the handover by half an hour from day to day.',
      },
      {
        when: ['premises:wholesaler'],
        say: 'Count and drop at mid-morning, mid-afternoon and closing. No single count is then worth a robbery.',
      },
      'Count at a different hour each day, behind a locked door, away from windows. Tell only the two people who count.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'lock-before-cash-up': {
    name: 'Lock up first, count second',
    how: [
      {
        when: ['place:kitchen-door'],
        say: 'No till is opened before the front door and the kitchen door are locked and one person has checked the toilets and yard. Rubbish goes out before closing, not after.',
      },
      {
        when: ['place:back-door'],
        say: 'No money comes out while the back door is unlocked. Rubbish, smokers and deliveries are done before closing.',
      },
      'No money comes out before every outside door is locked and the last customer has left. One person checks, another counts.',
    ],
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    unless: ['premises:petrol-station'],
    cautions: ['escape'],
  },
  'drop-safe': {
    name: [
      { when: ['premises:petrol-station'], say: 'Fit a drop safe that cashiers cannot open' },
      { when: ['premises:spaza-shop'], say: 'Bolt a small drop safe to the floor' },
      'Fit a drop safe with a time delay',
    ],
    how: [
      {
        when: ['premises:petrol-station'],
        say: 'Notes go through a slot in the cashier’s counter and only the collection company has the second key. A sign at the pumps says so, in English and isiZulu.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'Keep one hour’s change in the drawer. The rest goes through a slot that the person selling cannot open.',
      },
      {
        when: ['premises:restaurant'],
        say: 'Anything above the float goes through the slot during service. With a time delay the manager cannot open it at once, and a sign says so.',
      },
      'Bolt it to the slab, out of sight of customers. A time delay before it opens makes waiting risky for a robber; a sign at the door says that staff cannot open it.',
    ],
    limit: 'It limits the loss; it does not keep a robber out.',
    who: 'You',
    when: 'This month',
    cost: 'quote',
    measure: 'drop-safe',
    fit: { 'incident:cash-up-robbery': 1.4 },
    present: {
      name: 'Use the drop safe through the day',
      how: 'Set an amount that may be in a till, write it at each till, and drop everything above it at once. Check that nobody on shift has the second key.',
    },
  },
  'cash-collection': {
    name: 'Have the cash collected',
    how: [
      {
        when: ['premises:petrol-station'],
        say: 'Have a cash-in-transit company empty the safe on changing days, and never while a tanker is discharging.',
      },
      {
        when: ['premises:wholesaler'],
        say: 'Ask for collections at changing times, through a door that customers do not use. Your people hand over bags inside, never at the vehicle.',
      },
      {
        when: ['premises:church'],
        say: 'Two people count the offering and drop it sealed. A collection on a weekday beats a drive to the bank on Sunday.',
      },
      'A cash-in-transit company collects on changing days, so nobody carries takings from the {premises} to a car.',
    ],
    who: 'A cash-in-transit company',
    when: 'This month',
    cost: 'quote',
    measure: 'cash-collection',
    present: {
      name: 'Change the days and hours of the cash collection',
      how: 'A collection at the same hour is as easy to watch as a cash-up. Ask the company for changing days, and for a call before it arrives.',
    },
    fit: { 'fact:low-budget': 0.5, 'premises:spaza-shop': 0.3, 'premises:tuck-shop': 0.2 },
  },
  'less-cash': {
    name: 'Take less cash',
    how: [
      {
        when: ['premises:tuck-shop'],
        say: 'Sell by card, bank app or prepaid tags.',
      },
      {
        when: ['premises:spaza-shop'],
        say: 'Take cards and phone payments from those who have them, and sell airtime from a machine with its own limit.',
      },
      {
        when: ['premises:church'],
        say: 'Offer a bank code or card machine at the door, and say from the front that most giving is now electronic.',
      },
      'Put card machines where people pay and say “card preferred” at the entrance.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'nothing',
    unless: ['people-live-here'],
  },
  'hold-up-button': {
    name: [
      {
        when: ['premises:jewellery-shop'],
        say: 'Put hidden buttons at the counter and in the workshop',
      },
      {
        when: ['premises:petrol-station'],
        say: 'Put silent buttons at the cashier and on the forecourt',
      },
      {
        when: ['place:dispensary'],
        say: 'Put a silent button at the dispensary hatch and in each consulting room',
      },
      { when: ['place:reception'], say: 'Put a silent button under the reception desk' },
      { when: ['place:till'], say: 'Put a silent button at the till and where cash is counted' },
      'Put silent hold-up buttons where people would need them',
    ],
    how: [
      {
        when: ['place:dispensary'],
        say: 'It reports to armed response without a siren, so that a siren does not turn a theft into a shooting. Each consulting room gets one for patients who become violent.',
      },
      {
        when: ['premises:restaurant'],
        say: 'At least two: one where the till is worked with the knee or foot, one in the office or cold room where staff are usually locked in. They report silently.',
      },
      {
        when: ['premises:petrol-station'],
        say: 'The cashier gets a fixed one under the counter; attendants carry pendants. All report silently to the control room.',
      },
      {
        when: ['premises:jewellery-shop'],
        say: 'Foot-operated at the show counter, a second one at the workbench, silent, over two paths. Test them with the control room every month.',
      },
      'At least two, out of sight, silent, and tested with the control room every month. Staff practise when not to press.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: '2 to 4 buttons',
      items: [holdUpButtons([2, 4])],
    },
    measure: 'panic-button',
    present: {
      name: 'Test every panic button with the control room',
      how: 'Phone the control room first, press each button, and write down how long the call-back and the vehicle take. A button that nobody has pressed for a year is a guess.',
    },
    unless: ['people-live-here'],
  },
  'closing-drill': {
    name: 'Write down how you open and close, on one page',
    how: [
      {
        when: ['fact:alone-at-night'],
        say: 'Nobody opens or locks the {premises} alone. One stays in a locked car at a distance and phones for help if the other does not give the agreed sign.',
      },
      {
        when: ['time:opening'],
        say: 'The first to arrive drives past once, looks for a forced door or a waiting car, and enters only when a second person is there. A code word on the phone means “do not come”.',
      },
      'Two people, an outside look before the door opens, an agreed word for “I am forced”, and a keypad duress code that reports silently.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    measure: 'training',
    present: {
      name: 'Rehearse the closing drill with every shift',
      how: 'Walk it once with each shift leader, including who phones whom when the agreed word is used.',
    },
    unless: ['people-live-here'],
  },
  'vary-route': {
    name: 'Stop carrying takings on a fixed day and road',
    how: 'Until a collection company does it: two people, another hour, another road, plain bag, doors locked, and never a stop on the way. If a car follows, drive to a police station, not home.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'show-window': {
    name: 'Empty the show windows at night and vault the best pieces',
    how: 'Trays go into the safe before the shutter comes down; only imitations stay out. During the day open one tray at a time and bring it back before the next.',
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['premises:jewellery-shop', 'asset:jewellery'],
  },
  'interlock-door': {
    name: 'Buzz customers in through an interlocking door',
    how: 'Two doors of which only one opens at a time, released from the counter after a look at the faces. A group can’t rush in behind one buyer.',
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
    name: 'Fill the room with security fog on a break-in',
    how: 'On an alarm the fog hides the stock, so that there is nothing to grab until armed response comes. It is for smash-and-grab after hours, not for use on people inside.',
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
    how: 'Open a case at your station, ask for the detective’s number, and give one manager the task of keeping messages, call times and number plates. Tell neighbouring businesses: several cases together show a pattern.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
  },
  'verify-payment': {
    name: [
      { when: ['premises:office'], say: 'Phone before you pay to new bank details' },
      'Release goods only after the money shows in your account',
    ],
    how: [
      {
        when: ['premises:office'],
        say: 'Phone the client or supplier on the number in your own file, not the one in the e-mail, before bank details are changed or money is paid. A second person approves. Tell clients in writing that your bank details will not change by e-mail.',
      },
      'A screenshot or SMS is not a payment. Phone back on the number from your own file before you act on changed bank details, and let a second person approve.',
    ],
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
  },
} as const satisfies Record<string, Control>;
