import {
  BatteryChargingIcon,
  CableIcon,
  EyeOffIcon,
  KeyIcon,
  SmartphoneIcon,
  VideoIcon,
} from '@app/ui/icons';
import { CompanyEmail } from '../../company/company-email.tsx';
import { GateCall } from '../../features/technology/drawings/gate-call.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
  id: 'intercom-systems',
  order: 10,
  title: 'Intercom Systems',
  description:
    'See and speak to the person at the gate before you open it, from inside or on your phone.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'video intercom',
  'gate intercom',
  'estate intercom',
  'intercom to phone',
  'visitor access',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'The safest moment to decide about a visitor is before the gate moves. An intercom buys you that moment: a face, a voice, and a button that only you can press.',
  introduction: [
    'The drawing follows one call. We put the lens at 1.5 m, where it meets a face (1). Voice and picture go through the duct to the monitor (2, 3). The contact that opens the gate (4) is inside the house: whoever tears the station off the pillar holds a camera, not your gate.',
  ],
  drawing: {
    Sheet: GateCall,
    title: 'A call from gate to house, elevation',
    scale: 'Lens at 1.5 m',
    rule: { ours: 'Contact inside' },
  },
  approach: {
    heading: 'How we plan an intercom',
    steps: [
      {
        title: 'Stand at the gate',
        text: 'On foot, in a car and in a truck, at noon and at night. The sun behind a visitor hides a face, and a lens that is too high sees hats.',
      },
      {
        title: 'Decide who answers',
        text: 'House, cottage, office, guard, phone: in which order it rings, and what happens when nobody picks up.',
      },
      {
        title: 'Keep the release inside',
        text: 'The station asks, the contact in the house opens. What it opens, the gate or a door, is logged.',
      },
      {
        title: 'Find the duct',
        text: 'A cable outlives a radio link. We look for the old duct first, and dig only where there is none.',
      },
    ],
  },
  specifications: [
    {
      Icon: VideoIcon,
      title: 'Station',
      text: 'A metal face, a hood against rain and glare, and light of its own for the night.',
      rows: [
        ['Lens above the ground', { ours: '1.5 m' }],
        ['Taken off the wall', 'raises an alarm'],
      ],
    },
    {
      Icon: SmartphoneIcon,
      title: 'Answering',
      text: 'A monitor rings even when the internet is down. A phone lets you answer from the beach as if you were at home.',
      rows: [
        ['Monitors', { ours: 'one for each floor or unit' }],
        ['Nobody in', 'rings your phone'],
      ],
    },
    {
      Icon: KeyIcon,
      title: 'Opening',
      text: 'Press to open, or give a visitor a code that works once, or for the hours you choose.',
      rows: [
        ['Contact', 'inside the house'],
        ['Visitor code', 'once, or by hours'],
      ],
    },
    {
      Icon: CableIcon,
      title: 'Cable',
      text: 'One Cat6 cable carries voice, picture and power. Longer drives get fibre, and power at the gate.',
      rows: [
        ['Cat6 run', 'up to 100 m'],
        ['Power at the station, 802.3af', '12.95 W'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'Station, monitor and router run on one backup, sized from the hours you tell us.',
      rows: [
        ['Router', { ours: '12 W' }],
        ['Hours', 'set with you'],
      ],
    },
    {
      Icon: EyeOffIcon,
      title: 'Privacy',
      text: 'The lens looks at your gate, not into the windows across the road. Pictures of visitors are personal information.',
      rows: [
        ['Calls recorded', 'only if you ask'],
        ['Kept for', 'no longer than needed'],
      ],
    },
  ],
  questions: [
    'Can the gate be opened from the wires behind the station?',
    'What still rings when the power or the internet is down?',
    'Does the lens see a face at night, of a driver and of somebody on foot?',
  ],
  next: {
    heading: 'Describe your gate to us',
    text: (
      <>
        How far it is from the house, who should answer and whether there is a duct is enough to
        begin. A picture helps: e-mail it to <CompanyEmail />. We come back with questions, a visit
        and a price.
      </>
    ),
  },
}));
