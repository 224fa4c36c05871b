import type { Control } from '../control.ts';
import { boundary, doors, outdoors, watchable } from '../place-groups.ts';
import { cameras, colourCameras, drive, recorder } from './kits.ts';

export const cameraControls = {
  'entrance-camera': {
    at: doors,
    name: [
      { when: ['premises:jewellery-shop'], say: 'Get a face at the door, not a hat' },
      { when: ['place:front-door'], say: 'Put a face camera at the front door' },
      'Put a face camera where everyone has to pass',
    ],
    how: [
      {
        when: ['premises:jewellery-shop'],
        say: 'Mount it at eye height inside the second door. It has to reach 500 px/m there (“validate” in IEC 62676-4:2025, what people call identifying a stranger): a 4 MP camera with a 6 mm lens does that up to 5.0 m.',
      },
      {
        when: ['incident:shoplifting'],
        say: 'A face at 500 px/m (“validate” in IEC 62676-4:2025) as people come in lets you show the SAPS who the regulars are. A 4 MP camera with a 6 mm lens does it up to 5.0 m.',
      },
      {
        when: ['people-live-here'],
        say: 'At the entrance it must reach 500 px/m (“validate” in IEC 62676-4:2025) to show a stranger’s face: with 4 MP and a 2.8 mm lens only up to 2.15 m, with 6 mm up to 5.0 m.',
      },
      'At {place} it must reach 500 px/m (“validate” in IEC 62676-4:2025), or the face is no use to the SAPS. A 4 MP camera reaches that up to 2.15 m with a 2.8 mm lens, 5.0 m with 6 mm, 10.3 m with 12 mm.',
      'It must reach 500 px/m (“validate” in IEC 62676-4:2025), or the face is no use to the SAPS: 5.0 m at most for a 4 MP camera with a 6 mm lens.',
    ],
    limit: 'A camera helps you afterwards; it stops nobody by itself.',
    fit: { 'place:front-door': 1.2, 'premises:jewellery-shop': 1.4 },
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 2 cameras, a recorder and a drive',
      items: [cameras([1, 2]), recorder(4), drive(2)],
    },
    measure: 'cameras',
    present: {
      name: 'Re-aim one camera for faces',
      how: 'Have one of your cameras reach 500 px/m (“validate” in IEC 62676-4:2025) at the door: a 4 MP camera with a 6 mm lens does up to 5.0 m. Check it on a moving person at night.',
    },
    cautions: ['privacy'],
    standards: ['video', 'popia'],
  },
  'area-camera': {
    at: watchable,
    name: ['Put a camera over {place}', 'Put cameras where it happens'],
    how: [
      {
        when: ['place:loading-dock'],
        say: 'One looks straight down on the tailgate so that cartons can be counted, one along the dock for faces at 250 px/m (“characterise” in IEC 62676-4:2025). Label the recording with the delivery note number.',
      },
      {
        when: ['place:till'],
        say: 'Above and behind the cashier’s shoulder, so that notes, drawer and screen are in one picture. Match it with voids and refunds.',
      },
      {
        when: ['place:dispensary'],
        say: 'It shows the shelves, the safe and the hatch at 250 px/m (“characterise” in IEC 62676-4:2025), so that one nurse can be told from another; never patients’ papers.',
      },
      {
        when: ['place:sales-floor'],
        say: 'Aim along the aisles with the small expensive goods, at 125 px/m (“perceive” in IEC 62676-4:2025) to follow hands, with the picture where staff can see it.',
      },
      {
        when: ['fact:dark'],
        say: 'Use cameras that keep colour at night: a grey figure in the dark tells nobody the colour of a jacket or a bakkie. Aim for 125 px/m (“perceive” in IEC 62676-4:2025).',
      },
      {
        when: ['incident:theft-from-vehicle'],
        say: 'Cover {place} at 125 px/m (“perceive” in IEC 62676-4:2025) to see which car is touched, with the picture where a guard or usher sees it during that time.',
      },
      'At {place} aim for 125 px/m (“perceive” in IEC 62676-4:2025) to see what is done, and for 250 px/m (“characterise”) to tell people apart.',
      'Aim for 125 px/m (“perceive” in IEC 62676-4:2025) to see what is done, and for 250 px/m (“characterise”) where you need to tell one person from another.',
    ],
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 cameras, a recorder and a drive',
      items: [colourCameras([2, 4]), recorder(8), drive(4)],
    },
    measure: 'cameras',
    present: {
      name: [
        'Check what your cameras really show at {place}',
        'Check what your cameras really show',
      ],
      how: 'Walk past at the hour that worries you and play it back. You need 125 px/m (“perceive” in IEC 62676-4:2025) to see what is done there and 500 px/m (“validate”) where a face must be shown.',
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
    unless: ['broken:cameras'],
  },
  'camera-repair': {
    name: ['Get the cameras working and prove it weekly'],
    how: [
      {
        when: ['broken:recorder'],
        say: 'Test the recorder’s drive first: it works day and night and wears out. Then each Monday somebody plays back one minute from each camera and signs for it.',
      },
      {
        when: ['fact:dark'],
        say: 'Clean the lenses, replace dead infra-red, and look at a recording from the dark hours, not the live picture at noon. Somebody signs for it every Monday.',
      },
      'Clean, re-aim and test each camera and the recorder’s drive, and set the clock. A camera that cannot show what it has to is replaced, the one at the door first. Each Monday somebody plays back one minute from each and signs for it.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: 'a drive and 2 to 4 hours',
      items: [drive(4), { need: { device: 'labour' }, count: [2, 4], hours: 0 }],
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
    name: 'Lock the recorder away and copy its alarms off site',
    how: [
      {
        when: ['premises:restaurant'],
        say: 'Robbers ask for “the box”. Put it in the ceiling or a locked cabinet away from the office, and let alarm clips go to a phone as they happen.',
      },
      'Put it in a locked cabinet that is not in the office or under the till, with a UPS, and let alarm clips go off site as they happen.',
    ],
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
    name: [
      { when: ['premises:estate'], say: 'Read the number plate of every car in and out' },
      {
        when: ['premises:petrol-station'],
        say: 'Read number plates at the entrance, not at the pump',
      },
      'Read number plates where vehicles must slow down',
    ],
    how: [
      {
        when: ['premises:estate'],
        say: 'One plate camera a lane, on a pole of its own, at a speed hump. Tie each plate to the visitor’s code; another plate on the way out keeps the boom down.',
      },
      {
        when: ['incident:fuel-theft'],
        say: 'One a lane where every bakkie and truck has to pass. With the dispenser’s log it shows who filled and who was there without filling.',
      },
      {
        when: ['place:forecourt'],
        say: 'At the way in and the way out of the forecourt, at a hump, aimed at 500 px/m (“validate” in IEC 62676-4:2025). Plates may be false or missing: the picture still shows make, colour, damage and direction.',
      },
      'One a lane, at a hump or turn, aimed at 500 px/m (“validate” in IEC 62676-4:2025). An ordinary camera does not read plates against headlights.',
    ],
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
    at: boundary,
    name: 'Watch the long side with a thermal camera',
    how: [
      {
        when: ['premises:farm'],
        say: 'Heat shows a person in a dark field before the dogs bark, and it sends few alarms for moving branches. One covers about 100 m of approach.',
      },
      'Heat shows a person along {place} in total darkness, with few false alarms from shadows and leaves. Plan one for each 100 m.',
      'Heat shows a person in total darkness, with few false alarms from shadows and leaves. Plan one for each 100 m.',
    ],
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
    at: outdoors,
    name: 'Hire or buy a solar camera tower for the far point',
    how: [
      {
        when: ['premises:construction-site'],
        say: 'It needs no power or cable, moves with the work, and a control room can speak through it. Place it over the store and the cable drums.',
      },
      'It needs no power or cable at {place}, and a control room can warn people off through its speaker.',
      'It needs no power or cable, and a control room can warn people off through its speaker.',
    ],
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
    name: 'Let a control room look before it sends a car',
    how: [
      {
        when: ['fact:slow-response'],
        say: 'An operator who sees people at {place} can warn them through a speaker and tell the officer where to go.',
      },
      {
        when: ['premises:school'],
        say: 'Over the holidays the alarm sends a clip to a control room, which warns through a horn speaker and sends a car to the right block.',
      },
      'Each outdoor alarm sends a clip, an operator looks, warns through a speaker and sends armed response with a description.',
    ],
    who: 'You and your armed response company',
    when: 'This month',
    cost: 'quote',
    measure: 'monitoring',
    present: {
      name: 'Give the control room pictures, not only signals',
      how: 'Ask whether your control room can take clips from the cameras with each alarm, and what it charges.',
    },
    fit: { 'fact:low-budget': 0.6 },
    unless: ['premises:tuck-shop', 'premises:spaza-shop'],
  },
} as const satisfies Record<string, Control>;
