import type { Control } from '../control.ts';

export const alarmControls = {
  'small-alarm': {
    where: 'inside',
    name: 'Fit a small wired alarm with a loud siren',
    how: {
      'premises:tuck-shop':
        'Fit a contact on the door and one on the serving hatch, a detector inside, a battery, and a siren out of reach. Ask people who hear it to phone you and not to go and look.',
      'premises:spaza-shop':
        'Fit a contact on door and hatch, one detector, a battery and a siren out of reach. Agree with two neighbours whom to phone when it sounds. Nobody should go out to look.',
      otherwise:
        'Fit a contact on the door that is used, one detector where the goods are, a battery and a siren out of reach. It can be extended later and linked to armed response.',
    },
    limit: 'Without armed response it only makes noise.',
    who: 'We',
    when: 'This week',
    cost: {
      for: 'a panel, keypad, detector, 2 contacts, battery and siren',
      items: [
        { need: { device: 'alarm-panel', atMost: { zones: 8 } }, count: [1, 1], hours: 3 },
        { need: { device: 'alarm-keypad' }, count: [1, 1], hours: 0 },
        { need: { device: 'indoor-detector', with: ['wired'] }, count: [1, 1], hours: 1 },
        { need: { device: 'door-contact', without: ['wireless'] }, count: [2, 2], hours: 0.5 },
        { need: { device: 'battery', atMost: { ampereHours: 9 } }, count: [1, 1], hours: 0 },
        { need: { device: 'outdoor-siren', without: ['wireless'] }, count: [1, 1], hours: 1 },
      ],
    },
    measure: 'alarm',
    only: ['premises:tuck-shop', 'premises:spaza-shop', 'premises:church'],
    fit: { 'fact:low-budget': 1.6 },
  },
  'alarm-system': {
    where: 'inside',
    name: 'Install a monitored alarm',
    how: {
      'premises:tuck-shop':
        'A small wireless set is enough: a contact on the door and the serving hatch, one detector inside and a loud siren outside.',
      'fact:rented':
        'A wireless set holds with strips that come off: a contact on each outer door, a detector inside and a siren. Take it along when you move.',
      'people-live-here':
        'Fit a contact on every outer door, a detector in each room that can be entered from outside, and a siren inside and outside. Use pet-immune detectors if there are dogs.',
      otherwise:
        'Fit a contact on every outer door and shutter, and a detector for each room and for each 100 m² of floor. Add a siren inside and outside, and two paths to an armed response company.',
    },
    limit: 'It only helps if someone responds to it.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'a wireless panel, 3 to 6 detectors, 2 to 4 contacts and a siren',
      items: [
        { need: { device: 'alarm-hub' }, count: [1, 1], hours: 3 },
        { need: { device: 'indoor-detector', with: ['wireless'] }, count: [3, 6], hours: 0.4 },
        { need: { device: 'door-contact', with: ['wireless'] }, count: [2, 4], hours: 0.4 },
        { need: { device: 'outdoor-siren' }, count: [1, 1], hours: 1 },
      ],
    },
    measure: 'alarm',
    // Only an alarm that is there gives any.
    unless: ['incident:false-alarms'],
    present: {
      name: [
        'Walk-test the alarm zone by zone, with {place} first',
        'Walk-test the alarm zone by zone',
      ],
      how: 'Ask the control room for test mode, walk every way in, and tick off each zone that reports. Fix the zones that do not.',
    },
  },
  'arm-every-time': {
    name: 'Make sure that the alarm is on when nobody is there',
    how: {
      'premises:factory':
        'The panel arms by itself after the last shift, and the control room phones a named manager if it is not armed on time.',
      'premises:school':
        'Arm each block on its own, so that one open block does not leave the others without an alarm. The control room reports a block that is not armed at the agreed hour.',
      otherwise:
        'Set the panel to arm itself at a fixed time. Let the control room phone you if it is not armed by then, and give each person their own code.',
    },
    who: 'We',
    when: 'This week',
    cost: { for: 'programming', items: [{ need: { device: 'labour' }, count: [2, 3], hours: 0 }] },
    only: ['has:alarm', 'broken:alarm'],
    fit: { 'broken:alarm': 1.5 },
  },
  'alarm-service': {
    name: 'Service the alarm: battery, siren, signal',
    how: {
      'fact:no-power':
        'Test the battery for two of your longest outages in a row. After many power cuts a battery holds far less than its label says.',
      otherwise:
        'Measure the battery under load, sound each siren, send a test signal over each path, and repair every zone that has been bypassed.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: 'a battery and 3 to 4 hours',
      items: [
        { need: { device: 'battery', atMost: { ampereHours: 9 } }, count: [1, 1], hours: 0 },
        { need: { device: 'labour' }, count: [3, 4], hours: 0 },
      ],
    },
    only: ['has:alarm', 'broken:alarm'],
    fit: { 'broken:alarm': 1.3 },
  },
  'dual-path': {
    name: 'Report over two paths',
    how: {
      'fact:jammer':
        'A jammer often blocks only some radio bands. Use LTE with two SIM cards plus the armed response radio, and a panel that reports a lost path at once.',
      'fact:poor-signal':
        'Before you buy, measure each network’s signal at the panel. Where phones do not work, use a long-range radio with a mast, backed by LTE with two SIM cards.',
      otherwise:
        'Use LTE with two SIM cards as well as the radio, with a test signal every few minutes. The control room then sees when a path fails.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: 'an LTE communicator and a radio transmitter',
      items: [
        { need: { device: 'lte-communicator', with: ['dual-sim'] }, count: [1, 1], hours: 2 },
        { need: { device: 'radio-transmitter' }, count: [1, 1], hours: 2 },
      ],
    },
    fit: { 'fact:jammer': 1.6, 'fact:poor-signal': 1.4 },
  },
  'jam-report': {
    name: 'Have the alarm report that it is being jammed',
    how: 'A panel with jamming detection reports a blocked channel to the control room. Ask that it also reports a detector that has been silent too long, and test both.',
    who: 'We',
    when: 'This month',
    cost: {
      for: 'programming and a test',
      items: [{ need: { device: 'labour' }, count: [2, 3], hours: 0 }],
    },
    only: ['has:alarm', 'broken:alarm'],
    fit: { 'incident:jamming': 1.3 },
  },
  'armed-response': {
    name: 'Sign up armed response and time it',
    how: {
      'premises:farm':
        'Ask which vehicle would come, from where, and who opens the gate. Ask for the company’s PSiRA registration. Join the farm watch’s radio channel as well: neighbours are usually closer.',
      otherwise:
        'Ask two companies where their nearest vehicle waits, and have each drive to you once at the time that worries you. Both must be registered with PSiRA.',
    },
    who: 'You',
    when: 'This month',
    cost: 'quote',
    measure: 'armed-response',
    present: {
      name: 'Test armed response once, with a stopwatch',
      how: {
        'fact:slow-response':
          'Ask for the log of your last five alarms: signal, call-back and arrival. Compare the times with your contract.',
        otherwise:
          'Arrange a test with the control room, and note signal, call-back, arrival, and whether the officer could get in. Update the list of key holders at the same time.',
      },
    },
    fit: { 'fact:low-budget': 0.8 },
  },
  'roof-detection': {
    name: {
      'place:ceiling': 'Put detectors in the ceiling void',
      otherwise: 'Put detectors under the roof',
    },
    how: {
      'place:computer-lab':
        'Vibration detectors on the trusses and a ceiling detector in the laboratory raise the alarm while thieves are still cutting.',
      'place:storeroom':
        'A vibration detector above the storeroom ceiling reports the first lifted sheet; a ceiling detector below confirms it.',
      'premises:spaza-shop':
        'A vibration detector under the sheets sets off the siren before a sheet is off.',
      otherwise:
        'Vibration detectors under the roof report the first lifted sheet or tile; a ceiling detector below confirms that someone is inside. An ordinary detector on the wall at 2.2 m misses both.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 vibration and 1 to 2 ceiling detectors',
      items: [
        { need: { device: 'vibration-detector' }, count: [2, 4], hours: 1 },
        { need: { device: 'indoor-detector', with: ['ceiling'] }, count: [1, 2], hours: 1 },
      ],
    },
    only: ['place:roof', 'place:ceiling'],
    unless: ['fact:container'],
    fit: { 'place:roof': 1.4, 'place:ceiling': 1.4 },
  },
  'battery-backup': {
    name: {
      'has:gate-motor': 'Keep the gate and the security equipment working in an outage',
      'place:vehicle-gate': 'Keep the gate and the security equipment working in an outage',
      otherwise: 'Keep the security equipment working in an outage',
    },
    how: {
      'premises:clinic': {
        'place:dispensary':
          'Put recorder (about 25 W), router (12 W), alarm and the dispensary’s lock on a battery for two of your longest outages in a row. The medicine fridge has its own.',
      },
      'has:gate-motor':
        'A recorder takes about 25 W and a router 12 W. Size a lithium battery for your longest outage, and the alarm’s own for two in a row. A gate motor’s battery gives 10 to 20 openings.',
      'place:vehicle-gate':
        'A recorder takes about 25 W and a router 12 W. Size a lithium battery for your longest outage, and that of any alarm for two in a row. The battery of a gate motor gives 10 to 20 openings.',
      otherwise:
        'A recorder takes about 25 W and a router 12 W. Size a lithium battery for your longest outage, and that of any alarm for two in a row.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: 'a UPS and an alarm battery',
      items: [
        { need: { device: 'ups' }, count: [1, 1], hours: 1 },
        { need: { device: 'battery', atMost: { ampereHours: 9 } }, count: [1, 2], hours: 0.5 },
      ],
    },
    measure: 'backup-power',
    unless: ['premises:construction-site', 'premises:solar-site'],
    present: {
      name: 'Run the back-up power until it stops',
      how: 'Have an electrician switch off only the supply of the security equipment on a quiet afternoon, and write down when it stops. That is your real back-up time. Tell any control room first.',
    },
    fit: { 'fact:no-power': 1.4, 'time:load-shedding': 1.4 },
  },
  'power-alert': {
    name: 'Get a message when the power goes',
    how: 'A power failure monitor sends a message to a phone, so that nobody finds out about an outage at the {premises} only the next morning.',
    who: 'We',
    when: 'Later',
    cost: {
      for: 'a monitor',
      items: [{ need: { device: 'power-failure-monitor' }, count: [1, 1], hours: 1 }],
    },
    unless: ['people-live-here'],
    only: ['incident:power-failure', 'place:cold-room', 'place:substation', 'place:borehole'],
  },
  'false-alarm-hunt': {
    name: 'Find the zones that cause the false alarms',
    how: {
      'fact:pets':
        'List zone and time of the last ten false alarms. Then swap detectors that see the pets for pet-immune ones and move any that face a window or a heat source.',
      otherwise:
        'List zone and time of the last ten false alarms, and fix the worst zone first. Look for a loose contact, a detector facing sun or a heater, insects, or a weak battery.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: '1 to 3 detectors and 2 to 3 hours',
      items: [
        {
          need: { device: 'indoor-detector', with: ['dual-technology'] },
          count: [1, 3],
          hours: 0.5,
        },
        { need: { device: 'labour' }, count: [2, 3], hours: 0 },
      ],
    },
    only: ['incident:false-alarms'],
  },
  'smoke-link': {
    name: 'Link smoke detectors to the alarm',
    how: {
      'people-live-here':
        'A smoke detector in the passage and in each bedroom reports a fire through the alarm, day and night.',
      otherwise:
        'A smoke detector in each room where things can burn reports a fire through the alarm, day and night.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 smoke detectors',
      items: [{ need: { device: 'smoke-detector' }, count: [2, 4], hours: 1 }],
    },
    measure: 'fire-detection',
    only: ['incident:arson', 'incident:fire', 'wants:fire-detection', 'no:fire-detection'],
  },
} as const satisfies Record<string, Control>;
