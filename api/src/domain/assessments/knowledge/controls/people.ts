import type { Control } from '../control.ts';
import { detectors, pendants } from './kits.ts';

export const peopleControls = {
  'panic-pendant': {
    name: [
      { when: ['asset:trucks'], say: 'Give drivers a panic button in the cab' },
      { when: ['premises:farm'], say: 'Give everyone on the farm a panic button that reaches' },
      { when: ['people-live-here'], say: 'Put a panic button at each bed and one on the key ring' },
      'Give those at risk a panic pendant',
    ],
    how: [
      {
        when: ['premises:farm'],
        say: 'House, kitchen, shed and bakkie; by radio to the farm watch, because phones fail here. Test from every place where somebody could be, and note where it does not work.',
      },
      {
        when: ['asset:trucks'],
        say: 'A fixed button in the cab that reports the position of the truck, and one on the driver for stops. Test both with the control room before each long trip.',
      },
      {
        when: ['people:elderly'],
        say: 'One worn on the neck or wrist, since a fall and an intruder need the same call. It must reach from the garden and the bathroom.',
      },
      {
        when: ['people-live-here'],
        say: 'At least two, one within arm’s reach in bed. It sets off the inside siren and armed response together, before anyone has to find a phone.',
      },
      'Worn, silent, and tested in the toilets, yard and cold room: wherever somebody could be alone.',
    ],
    who: 'We',
    when: 'This week',
    cost: { for: '2 to 4 pendants', items: [pendants([2, 4])] },
    measure: 'panic-button',
    present: {
      name: 'Press every panic button once, on test',
      how: 'Phone the control room, press each one from where it would be used, and replace its battery. Show the children and the helper how.',
    },
    fit: { 'people-live-here': 1.2 },
  },
  'safe-zone': {
    name: [
      { when: ['place:bedroom'], say: 'Turn the bedrooms into a part that locks off' },
      'Make one part of the house lock off at night',
    ],
    how: [
      {
        when: ['premises:farm'],
        say: 'A slam-lock gate across the passage, a solid bedroom door, radio, charged phone, torch and water inside. The aim is to hold out behind steel until neighbours come.',
      },
      'A slam-lock gate across the passage, with the key inside, and phone, charger and panic button on the bedroom side. From there you wait for help; nobody goes to look.',
    ],
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    measure: 'security-gate',
    present: {
      name: 'Use the passage gate every night',
      how: 'Lock it at bedtime, keep the key on the bedroom side, and practise once with everyone who sleeps there, in the dark.',
    },
    only: ['people-live-here'],
    cautions: ['bars'],
  },
  'night-routine': {
    name: 'Agree what everyone does when the alarm sounds',
    how: [
      {
        when: ['people:children'],
        say: 'Children stay in their beds or come to one room, whichever is behind the gate; one adult presses and phones, the other checks who is there. Nobody opens for a voice.',
      },
      'Everyone to one room, lock, press, phone, stay low and quiet. Nobody opens a door to see, and nobody switches on a light behind themselves.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['people-live-here'],
  },
  'perimeter-arm': {
    name: 'Arm the outside while you are still awake',
    how: 'Set beams, doors and garage to “stay” at dusk, not at bedtime: supper time, with doors open, is a risk too. Let the helper have a code of her own for the day.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['has:alarm', 'has:beams'],
  },
  'helper-code': {
    name: 'Agree keys, codes and visitors with those who work for you',
    how: [
      {
        when: ['people:gardener'],
        say: 'A code that works on gardening days only, tools locked away after use, and no callers let in. Show how the panic button works: they are alone here more than you are.',
      },
      'A code of their own for their days, who may be let in (nobody unannounced), and what to do when threatened. They are often the first to be threatened and the first to notice a stranger.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['people:domestic-worker', 'people:gardener', 'premises:home', 'place:staff-quarters'],
  },
  'holiday-plan': {
    name: [
      { when: ['premises:school'], say: 'Make a holiday plan before the last school day' },
      'Make a plan for the weeks when nobody is there',
    ],
    how: [
      {
        when: ['premises:school'],
        say: 'Who arms which block, who walks round at changing hours, who the control room phones in which order, and laptops, projectors and keys in one strongroom. Ask parents and neighbours across the road to phone.',
      },
      {
        when: ['premises:factory'],
        say: 'Before the December shutdown: tank level written down, keys counted, supply to what is not needed switched off, one manager on the control room’s list for each week.',
      },
      {
        when: ['people-live-here'],
        say: 'A neighbour with a key and a code of their own, lights on changing timers, no posts about the trip, and the armed response company told the dates.',
      },
      'Name a person for each week on the control room’s list, look in at changing hours, and take what is most wanted off the premises.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    fit: { 'time:holidays': 1.6, 'time:december': 1.4 },
    only: ['time:holidays', 'time:december', 'premises:school'],
  },
  'neighbour-watch': {
    name: 'Agree with the neighbours what they do when they see or hear something',
    how: [
      {
        when: ['premises:tuck-shop'],
        say: 'Your neighbour sees the hut: agree on one number to phone, and that they stay inside and only look. Leave a light on that shows the door.',
      },
      'One number to phone, what to say, and that they stay inside. Offer to do the same for them.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['people:neighbours'],
  },
  'change-pattern': {
    name: 'Break the pattern they have learnt',
    how: [
      {
        when: ['time:sunday'],
        say: 'They count on the same two hours every Sunday. Have somebody arrive late, leave early and walk the building during the service.',
      },
      'They know what to expect {time}. Move one thing that they count on: the guard’s round, the hour somebody looks in, where the goods stand.',
      'They have learnt what to expect. Move one thing that they count on: the guard’s round, the hour somebody looks in, where the goods stand.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    unless: ['people-live-here', 'premises:tuck-shop', 'premises:spaza-shop'],
    fit: { business: 0.5, 'time:sunday': 1.8 },
  },
  'room-locks': {
    name: 'Give every room its own good lock and alarm point',
    how: 'A dead-lock cylinder that is changed with each tenant, a door that closes by itself, and a detector in the common rooms armed from midnight.',
    who: 'We',
    when: 'This month',
    cost: { for: '2 to 4 detectors', items: [detectors([2, 4])] },
    only: ['premises:student-housing', 'premises:hotel'],
  },
  'visitor-rule-students': {
    name: 'One rule for visitors, agreed by the residents',
    how: 'Signed in by a resident who stays with them, out by an agreed hour, and no tag lent to anybody. A rule that the house has agreed on is kept better than a landlord’s notice.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['premises:student-housing'],
  },
  'service-wardens': {
    name: 'Lock the rooms that are empty during the service',
    how: 'Office, vestry, crèche and kitchen stay locked while everybody is in the hall, and one steward sits where the passage is seen. Handbags stay with their owners.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['premises:church'],
  },
  'calm-exit': {
    name: 'Plan the room for people who turn aggressive',
    how: 'Staff sit between the visitor and the door, not behind it; a second person within call; a word that brings help; and chairs that cannot be thrown.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:assault', 'incident:threats'],
    unless: ['people-live-here'],
  },
  'data-lock': {
    name: 'Encrypt, back up and lock out',
    how: 'Disks encrypted, a copy off site that is tested, accounts closed on the last working day, and USB ports off where they are not needed. Your IT supplier does this in a day.',
    who: 'Your till or software supplier',
    when: 'This week',
    cost: 'quote',
    only: ['incident:data-theft', 'asset:data', 'asset:laptops', 'place:server-room'],
  },
} as const satisfies Record<string, Control>;
