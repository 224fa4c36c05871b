import type { Control, Purchase } from '../control.ts';
import { boundary, doors, ownGround, watchable } from '../place-groups.ts';

/** What one or two cameras record on. */
const recorderAndDrive: readonly Purchase[] = [
  {
    need: { device: 'nvr', atLeast: { channels: 4 }, atMost: { channels: 8 } },
    count: [1, 1],
    hours: 2.5,
  },
  {
    need: { device: 'hard-drive', atLeast: { terabytes: 2 }, atMost: { terabytes: 4 } },
    count: [1, 1],
    hours: 0,
  },
];

export const cameraControls = {
  'entrance-camera': {
    at: doors,
    name: {
      'premises:jewellery-shop': 'Put a face camera at the door, at eye height',
      'place:front-door': 'Put a face camera at the front door',
      otherwise: 'Put a face camera where everyone has to pass',
    },
    how: {
      'premises:jewellery-shop':
        'Mount it at eye height inside the second door. To identify a stranger it must reach 500 px/m there (“validate” in IEC 62676-4:2025). A 4 MP camera with a 6 mm lens does that up to 5.0 m.',
      'incident:shoplifting':
        'A face at 500 px/m (“validate” in IEC 62676-4:2025) as people come in gives the SAPS a face to work with. A 4 MP camera with a 6 mm lens does it up to 5.0 m.',
      'people-live-here':
        'To identify a stranger it must reach 500 px/m at the entrance (“validate” in IEC 62676-4:2025). A 4 MP camera does that up to 2.15 m with a 2.8 mm lens, and up to 5.0 m with 6 mm.',
      otherwise: [
        'At {place} it must reach 500 px/m (“validate” in IEC 62676-4:2025), to identify a stranger. A 4 MP camera reaches that up to 2.15 m with a 2.8 mm lens, 5.0 m with 6 mm, 10.3 m with 12 mm.',
        'It must reach 500 px/m (“validate” in IEC 62676-4:2025), to identify a stranger. A 4 MP camera with a 6 mm lens reaches that up to 5.0 m.',
      ],
    },
    limit: 'A camera records what happens; it does not stop anyone.',
    fit: { 'place:front-door': 1.2, 'premises:jewellery-shop': 1.4 },
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 2 cameras, a recorder and a drive',
      items: [
        // 4 MP: with a 6 mm lens it reaches 500 px/m to about 5 m.
        { need: { device: 'ip-camera', atLeast: { megapixels: 4 } }, count: [1, 2], hours: 2.1 },
        ...recorderAndDrive,
      ],
    },
    measure: 'cameras',
    present: {
      name: 'Aim one camera at faces',
      how: 'Have one of your cameras reach 500 px/m (“validate” in IEC 62676-4:2025) at the door. A 4 MP camera with a 6 mm lens does that up to 5.0 m. Test it at night with someone walking past.',
    },
    cautions: ['privacy'],
    standards: ['video', 'popia'],
  },
  'cash-cameras': {
    name: 'Put cameras at the door and over the money',
    how: 'At the door it shows a face at 500 px/m (“validate” in IEC 62676-4:2025), over the money hands and notes at 250 px/m (“characterise”).',
    limit: 'Cameras do not stop a robbery.',
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 cameras, a recorder and a drive',
      items: [
        { need: { device: 'ip-camera', atLeast: { megapixels: 4 } }, count: [2, 2], hours: 2.1 },
        ...recorderAndDrive,
      ],
    },
    measure: 'cameras',
    present: {
      name: 'Aim cameras at the door and the money',
      how: 'A face at the door needs 500 px/m (“validate” in IEC 62676-4:2025), hands and notes at the money 250 px/m (“characterise”).',
    },
    always: ['incident:cash-up-robbery', 'incident:armed-robbery'],
    only: ['asset:cash', 'fact:cash-heavy', 'place:till', 'place:cash-office'],
    // While it happens nobody fits cameras.
    unless: ['people-live-here', 'broken:cameras', 'time:now'],
    fit: { 'fact:low-budget': 0.5 },
    cautions: ['privacy'],
    standards: ['video', 'popia'],
  },
  'area-camera': {
    at: watchable,
    name: ['Put a camera over {place}', 'Put cameras where the problem is'],
    how: {
      'place:loading-dock':
        'Aim one straight down on the tailgate to count cartons, and one along the dock for faces at 250 px/m (“characterise” in IEC 62676-4:2025). Label the recording with the delivery note number.',
      'place:till':
        'Mount it above and behind the cashier’s shoulder, so that notes, drawer and screen are in one picture. Compare it with voids and refunds.',
      'place:dispensary':
        'It shows the shelves, the safe and the hatch at 250 px/m (“characterise” in IEC 62676-4:2025), so that you can tell one person from another. Do not show patients’ papers.',
      'place:front-door':
        'At {place} a face needs 500 px/m (“validate” in IEC 62676-4:2025). A 4 MP camera with a 6 mm lens reaches that up to 5.0 m; aim it where people come in.',
      'place:back-door':
        'At {place} a face needs 500 px/m (“validate” in IEC 62676-4:2025). A 4 MP camera with a 6 mm lens reaches that up to 5.0 m; aim it where people come in.',
      'place:kitchen-door':
        'At {place} a face needs 500 px/m (“validate” in IEC 62676-4:2025). A 4 MP camera with a 6 mm lens reaches that up to 5.0 m; aim it where people come in.',
      'place:sales-floor':
        'Aim along the aisles with the small expensive goods, at 125 px/m (“perceive” in IEC 62676-4:2025) to see what hands do. Put the screen where staff can see it.',
      'fact:dark':
        'Use cameras that keep colour at night: a grey picture does not show the colour of a jacket or a bakkie. Aim for 125 px/m (“perceive” in IEC 62676-4:2025).',
      'incident:theft-from-vehicle':
        'Cover {place} at 125 px/m (“perceive” in IEC 62676-4:2025) to see which car is touched. Let one person inside watch the picture during that time.',
      otherwise: [
        'At {place} aim for 125 px/m (“perceive” in IEC 62676-4:2025) to see what happens, and for 250 px/m (“characterise”) to tell people apart.',
        'Aim for 125 px/m (“perceive” in IEC 62676-4:2025) to see what happens. Aim for 250 px/m (“characterise”) to tell one person from another.',
      ],
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 cameras, a recorder and a drive',
      items: [
        {
          need: { device: 'ip-camera', atLeast: { megapixels: 4 }, with: ['colour-at-night'] },
          count: [2, 4],
          hours: 2.1,
        },
        {
          need: { device: 'nvr', atLeast: { channels: 8 }, atMost: { channels: 16 } },
          count: [1, 1],
          hours: 2.5,
        },
        {
          need: { device: 'hard-drive', atLeast: { terabytes: 4 }, atMost: { terabytes: 8 } },
          count: [1, 1],
          hours: 0,
        },
      ],
    },
    measure: 'cameras',
    present: {
      name: ['Check what your cameras show at {place}', 'Check what your cameras show'],
      how: 'Play back a recording from the time that worries you. You need 125 px/m (“perceive” in IEC 62676-4:2025) to see what happens there, and 500 px/m (“validate”) to identify a stranger.',
    },
    cautions: ['privacy'],
    standards: ['video', 'popia'],
    fit: {
      'place:dispensary': 1.5,
      'place:loading-dock': 1.5,
      'place:till': 1.2,
      'place:sales-floor': 1.3,
    },
    // What does not work is repaired first (camera-repair).
    unless: ['broken:cameras', 'place:bedroom'],
  },
  'camera-repair': {
    name: 'Repair the cameras and check them every week',
    how: {
      'broken:recorder':
        'Test the recorder’s drive first, because it runs day and night and wears out. Every Monday, play back one minute from each camera and sign for it.',
      'fact:dark':
        'Clean the lenses, replace infra-red lights that no longer work, and check a recording made in the dark. Every Monday one person checks and signs.',
      otherwise:
        'Clean, aim and test each camera, test the recorder’s drive and set the clock. Replace cameras that are not clear enough, the one at the door first. Every Monday, play back one minute from each and sign for it.',
    },
    who: 'We',
    when: 'This week',
    cost: {
      for: 'a drive and 2 to 4 hours',
      items: [
        {
          need: { device: 'hard-drive', atLeast: { terabytes: 4 }, atMost: { terabytes: 8 } },
          count: [1, 1],
          hours: 0,
        },
        { need: { device: 'labour' }, count: [2, 4], hours: 0 },
      ],
    },
    only: [
      'broken:cameras',
      'broken:recorder',
      'incident:poor-footage',
      'has:cameras',
      'fact:no-evidence',
    ],
    fit: { 'broken:cameras': 1.4, 'incident:poor-footage': 1.4 },
  },
  'hide-recorder': {
    name: 'Lock the recorder away and send alarm clips off site',
    how: {
      'premises:restaurant':
        'Robbers often want the recorder. Put it in the ceiling or a locked cabinet away from the office, and have alarm clips sent to a phone at once.',
      otherwise:
        'Put it in a locked cabinet with a UPS, not where robbers look first. Have alarm clips sent off site at once.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: 'a cabinet and a UPS',
      items: [
        { need: { device: 'wall-cabinet' }, count: [1, 1], hours: 2 },
        { need: { device: 'ups', atMost: { voltAmperes: 1500 } }, count: [1, 1], hours: 1 },
      ],
    },
    only: [
      'has:cameras',
      'fact:no-evidence',
      'incident:poor-footage',
      'broken:recorder',
      'fact:armed',
    ],
    fit: { 'fact:no-evidence': 1.2 },
  },
  'plate-camera': {
    name: {
      'premises:estate': 'Record the number plate of every car in and out',
      'premises:petrol-station': 'Record number plates at the entrance, not at the pump',
      otherwise: 'Record number plates where vehicles must slow down',
    },
    how: {
      'premises:estate':
        'Put one plate camera on its own pole at a speed hump in each lane. Link each plate to the visitor’s code, and check on the way out that they match.',
      'incident:fuel-theft':
        'Put one in each lane that bakkies and trucks have to pass. Compare it with the pump’s log to see who filled up and who did not.',
      'place:forecourt':
        'Put one at the entrance and one at the exit of the forecourt, at a speed hump, aimed for 500 px/m (“validate” in IEC 62676-4:2025). Even when plates are false or missing, the picture can show make, colour, damage and direction.',
      otherwise:
        'Put one in each lane, at a speed hump or a turn, aimed for 500 px/m (“validate” in IEC 62676-4:2025). An ordinary camera does not read plates against headlights.',
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 2 plate cameras and poles',
      items: [
        { need: { device: 'number-plate-camera' }, count: [1, 2], hours: 3 },
        { need: { device: 'camera-pole' }, count: [1, 2], hours: 3 },
      ],
    },
    measure: 'number-plate-camera',
    cautions: ['privacy'],
    standards: ['video', 'popia'],
    // Where vehicles come in; a front gate alone may be for people.
    only: [
      'wants:number-plate-camera',
      'premises:estate',
      'premises:petrol-station',
      'premises:car-dealer',
      'premises:transport-yard',
      'people:drivers',
      'people:guards',
      'asset:vehicles',
      'asset:bakkie',
      'asset:trucks',
      'incident:hijacking',
      'incident:vehicle-theft',
      'incident:fuel-theft',
      'incident:delivery-theft',
    ],
    unless: ['premises:home', 'premises:creche', 'premises:student-housing'],
    fit: { 'fact:low-budget': 0.4 },
  },
  'thermal-camera': {
    where: 'outside',
    at: boundary,
    name: 'Put a thermal camera on the long side',
    how: {
      'premises:farm':
        'A thermal camera shows a person in a dark field, with few false alarms from moving branches. Plan one for each 100 m.',
      otherwise: [
        'A thermal camera shows a person along {place} in total darkness, with few false alarms from shadows and leaves. Plan one for each 100 m.',
        'A thermal camera shows a person in total darkness, with few false alarms from shadows and leaves. Plan one for each 100 m.',
      ],
    },
    who: 'We',
    when: 'Later',
    cost: {
      for: '1 to 2 thermal cameras',
      items: [{ need: { device: 'thermal-camera' }, count: [1, 2], hours: 3 }],
    },
    measure: 'thermal-camera',
    fit: { 'fact:low-budget': 0.2 },
    unless: [
      'premises:home',
      'premises:restaurant',
      'premises:shop',
      'premises:office',
      'premises:tuck-shop',
      'premises:spaza-shop',
      'premises:jewellery-shop',
      'premises:student-housing',
      'premises:pharmacy',
    ],
  },
  'camera-tower': {
    where: 'outside',
    at: ownGround,
    name: 'Hire or buy a solar camera tower for the far point',
    how: {
      'premises:construction-site':
        'It needs no power or cable, moves with the work, and a control room can speak through it. Place it over the store and the materials.',
      otherwise: [
        'It needs no power or cable at {place}, and a control room can warn people off through its speaker.',
        'It needs no power or cable, and a control room can warn people off through its speaker.',
      ],
    },
    who: 'We',
    when: 'This month',
    cost: {
      for: 'one tower',
      items: [{ need: { device: 'camera-tower' }, count: [1, 1], hours: 6 }],
    },
    only: [
      'fact:remote',
      'premises:construction-site',
      'premises:solar-site',
      'premises:farm',
      'fact:no-power',
    ],
    measure: 'cameras',
    fit: { 'fact:low-budget': 0.2, 'fact:no-power': 3, 'premises:construction-site': 1.5 },
    cautions: ['privacy'],
  },
  'remote-viewing': {
    name: 'Let the control room see before it sends a car',
    how: {
      'fact:slow-response':
        'An operator who sees people at {place} can warn them through a speaker and tell the officer where to go.',
      'premises:school':
        'The alarm sends a clip to a control room. The operator warns people off through a speaker and sends a car to the right block. The company must be registered with PSiRA.',
      otherwise:
        'Each outdoor alarm sends a clip to an operator, who can warn people off through a speaker and tell armed response what to expect. The company must be registered with PSiRA.',
    },
    who: 'You and your armed response company',
    when: 'This month',
    cost: 'quote',
    measure: 'monitoring',
    present: {
      name: 'Give the control room video as well as alarm signals',
      how: 'Ask whether your control room can take clips from the cameras with each alarm, and what it charges.',
    },
    fit: { 'fact:low-budget': 0.6 },
    unless: ['premises:tuck-shop', 'premises:spaza-shop'],
  },
} as const satisfies Record<string, Control>;
