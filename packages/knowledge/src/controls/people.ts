import type { Control } from '../control.ts';

export const peopleControls = {
  'panic-pendant': {
    name: {
      'asset:trucks': 'Give drivers a panic button in the cab',
      'premises:farm': 'Give everyone on the farm a panic button that works everywhere',
      'people-live-here': 'Put a panic button at each bed and one on the key ring',
      otherwise: 'Give those at risk a panic pendant',
    },
    how: {
      'premises:farm':
        'Put one wherever people work and sleep, by radio where phones have no signal. Test them wherever someone could be, and note where they do not work.',
      'asset:trucks':
        'A fixed button in the cab that reports the position of the truck, and one that the driver carries at stops. Test both with the control room before each long trip.',
      'people:elderly':
        'A pendant on the neck or wrist calls for help after a fall as well as against an intruder. It must work wherever the person goes, the bathroom too.',
      'people-live-here':
        'Fit at least two, one within reach of the bed. It sets off the siren and alerts whoever you chose.',
      otherwise: 'Staff wear it, it is silent, and you test it wherever someone could be alone.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: '2 to 4 pendants',
      items: [{ need: { device: 'panic-pendant' }, count: [2, 4], hours: 0.4 }],
    },
    measure: 'panic-button',
    present: {
      name: 'Press every panic button once, on test',
      how: 'Phone the control room, press each one from where it would be used, and replace its battery. Show everyone there how.',
    },
    fit: { 'people-live-here': 1.2 },
  },
  'safe-zone': {
    name: {
      'place:bedroom': 'Put a security gate between the bedrooms and the rest of the house',
      otherwise: 'Put a security gate in the passage to lock at night',
    },
    how: {
      'premises:farm':
        'Fit a slam-lock gate across the passage and a solid bedroom door, with radio, charged phone, torch and water inside. Stay locked in until help comes.',
      'fact:rented':
        'Ask the landlord in writing for a slam-lock gate across the passage. Until then lock the bedroom door, with phone, charger and panic button inside. Nobody goes to look.',
      otherwise:
        'Fit a slam-lock gate across the passage, with key, phone, charger and panic button on the bedroom side. Wait there for help; nobody goes to look.',
    },
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
    how: {
      'people:children':
        'Everyone goes to one room that locks. An adult calls for help and checks that everyone is there. Do not open for a voice.',
      otherwise:
        'Everyone goes to one room and locks it. Call for help, and stay low and quiet. Do not open a door to look, and leave the lights off.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['people-live-here'],
  },
  'perimeter-arm': {
    name: 'Arm the outside while you are still awake',
    how: 'Arm what watches the outside in “stay” mode at dusk, not only at bedtime.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['has:alarm', 'has:beams'],
  },
  'helper-code': {
    name: 'Agree keys, codes and visitors with those who work for you',
    how: {
      'people:gardener':
        'Give the gardener a code that works on gardening days only, lock tools away after use and agree to let no callers in. Show how the panic button works.',
      otherwise:
        'Give them a code that works on their days. Agree whom they may let in, with nobody unannounced, and what they do if someone threatens them: their own safety first.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['people:domestic-worker', 'people:gardener', 'place:staff-quarters'],
  },
  'holiday-plan': {
    name: {
      'time:holidays': {
        'premises:school': 'Make a holiday plan before the last school day',
      },
      otherwise: 'Make a plan for the weeks when nobody is there',
    },
    how: {
      'premises:school':
        'Write down who arms which block, who checks the school by day and whom the control room phones. Lock laptops, projectors and keys in one strongroom. Ask neighbours to phone if they see something.',
      'premises:factory':
        'Before the shutdown, count the keys and switch off what is not needed. Name one manager for each week who is phoned.',
      'people-live-here':
        'Give a neighbour a key and their own code, put lights on timers and post nothing about the trip. Tell any armed response company the dates.',
      otherwise:
        'Name a person for each week who is phoned, have the place checked at different times, and move the most valuable goods elsewhere.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    fit: { 'time:holidays': 1.6, 'time:december': 1.4 },
    only: ['time:holidays', 'time:december', 'premises:school'],
  },
  'neighbour-watch': {
    name: 'Agree with the neighbours what they do when they see or hear something',
    how: {
      'premises:tuck-shop':
        'Agree on a number to phone when they see someone at the shop, and that they stay inside. Leave a light on at the door.',
      otherwise:
        'Agree on a number to phone and what to say, and that they stay inside. Offer to do the same for them.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['people:neighbours'],
  },
  'change-pattern': {
    name: 'Change the routine that they rely on',
    how: {
      'premises:church': {
        'time:service-hours':
          'Everyone is inside during the service. Have two people walk round the building while it lasts, at different times.',
      },
      otherwise: [
        'They know your routine {time}. Change something: the times of the rounds, when the place is checked, or where the goods are kept.',
        'They know your routine. Change something: the times of the rounds, when the place is checked, or where the goods are kept.',
      ],
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    unless: ['people-live-here', 'premises:tuck-shop', 'premises:spaza-shop'],
    fit: { business: 0.5, 'time:sunday': 1.8 },
  },
  'room-locks': {
    name: 'Give every room its own good lock and alarm point',
    how: 'Fit a deadlock, and change its cylinder when a key does not come back. Fit a closer on the door, and a detector in the common rooms that is armed at night. Every door opens from inside without a key.',
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 detectors',
      items: [
        { need: { device: 'indoor-detector', with: ['wireless'] }, count: [2, 4], hours: 0.4 },
      ],
    },
    only: ['premises:student-housing', 'premises:hotel'],
  },
  'walk-together': {
    name: 'Walk in pairs between door, car and taxi',
    how: {
      'time:closing':
        'Everyone leaves at the same time, and the last two lock up together. Whoever waits for a lift waits inside.',
      otherwise:
        'Leave in groups, and wait for a lift inside. Someone who stays behind phones a colleague on the way.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:street-robbery'],
  },
  'out-of-sight': {
    name: 'Keep phones, bags and cash out of sight on the street',
    how: 'Have the key in your hand before you reach the gate. Phone and laptop are in a plain bag, and cash is not carried on a fixed day.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:street-robbery'],
  },
  'report-street-robbery': {
    name: 'Report each robbery, block the phone and the cards',
    how: 'Phone the bank and the network from another phone, with the IMEI number of yours. Open a case at the SAPS with hour, place and direction: patrols are planned by such reports.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:street-robbery'],
  },
  'report-drugs': {
    name: 'Give the SAPS the hours, cars and place',
    how: 'Report it at your station and ask for the case number and the sector commander. Write down hours, number plates and hiding places that you see from inside. Pick up no packet.',
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:drug-dealing'],
    standards: ['sapsNumbers'],
  },
  'keep-inside': {
    name: {
      'people:learners': 'Keep learners away from that side',
      'people:children': 'Keep children away from that side',
      otherwise: 'Use another way in, away from that side',
    },
    how: {
      'people:learners':
        'Close any gate on that side, or have two adults there when learners come and go. Learners tell a teacher they trust what they were offered; they are not punished for telling.',
      'people:children':
        'Children wait inside until they are fetched. They tell an adult they trust what they were offered; they are not punished for telling.',
      otherwise:
        'Staff and visitors use the way in that is lit and watched. Nobody speaks to the dealers or takes their picture.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    only: ['incident:drug-dealing'],
  },
  'visitor-rule-students': {
    name: 'Agree on visitor rules with the residents',
    how: 'A resident signs each visitor in and stays with them, visitors leave by an agreed time, and nobody lends out a key or tag.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['premises:student-housing'],
  },
  'service-wardens': {
    name: 'Lock the rooms that are empty during worship',
    how: 'Rooms that nobody uses stay locked while people worship, and one person watches the passage. Ask people to keep their bags with them.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['premises:church'],
  },
  'calm-exit': {
    name: 'Agree what staff do when someone turns aggressive',
    how: 'Nobody argues alone: a second person comes, and staff keep a way out behind them. Agree on a word to call for help, and on who phones.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:assault', 'incident:threats'],
    unless: [
      'people-live-here',
      'incident:death-threats',
      'incident:murder',
      'incident:violent-extortion',
      'incident:stalking',
      'incident:domestic-violence',
      'incident:weapon-threat',
      'incident:order-breach',
      'incident:bombing',
      'incident:shooting',
      'incident:hostage',
      'incident:hiding',
      'incident:sexual-violence',
      'incident:child-danger',
    ],
  },
  'data-lock': {
    name: 'Encrypt laptops, back up data and close old accounts',
    how: 'Encrypt disks, keep a tested backup off site, close accounts on the last working day and switch off USB ports that are not needed. Ask your IT supplier to do it.',
    who: 'Your till or software supplier',
    when: 'This week',
    cost: 'quote',
    only: ['incident:data-theft', 'asset:data', 'asset:laptops', 'place:server-room'],
  },
} as const satisfies Record<string, Control>;
