import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { CableIcon } from '@app/ui/icons/cable';
import { EyeOffIcon } from '@app/ui/icons/eye-off';
import { KeyIcon } from '@app/ui/icons/key';
import { SmartphoneIcon } from '@app/ui/icons/smartphone';
import { VideoIcon } from '@app/ui/icons/video';
import { CompanyEmail } from '../../company/company-email.tsx';
import { GateCall } from '../../features/technology/drawings/gate-call.tsx';
import { UprightGateCall } from '../../features/technology/drawings/gate-call-upright.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
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
  lede: 'See who is at the gate and speak to them before you open. The gate opens from inside the house, not from the gate station.',
  introduction: [
    'The drawing follows one call. We put the lens at 1.5 m, the height of a face (1). Voice and picture go through the duct to the monitor (2, 3). The relay that opens the gate (4) is inside the house, so tearing the gate station off its pillar does not open the gate.',
  ],
  drawing: {
    Sheet: GateCall,
    Upright: UprightGateCall,
    parts: [
      { name: 'Gate station', text: 'With its lens 1.5 m above the ground.' },
      { name: 'Duct', text: 'Two cables: voice and picture, and the gate release.' },
      { name: 'Monitor', text: 'Rings in the house and shows who is at the gate.' },
      { name: 'Relay', text: 'Opens the gate, from inside the house.' },
      { name: 'Gate motor', text: 'Takes its signal from the relay, not the gate station.' },
      { name: 'Phone', text: 'Rings when nobody is in.' },
    ],
    title: 'A call from gate to house, elevation',
    scale: 'Lens at 1.5 m',
    rule: { planningValue: 'Relay inside' },
  },
  approach: {
    heading: 'How we plan an intercom',
    steps: [
      {
        title: 'Check the view at the gate',
        text: 'Visitors come on foot, in a car or in a truck, by day and by night. Sun behind a visitor hides the face, and a lens that is too high shows only hats.',
      },
      {
        title: 'Decide who answers',
        text: 'House, cottage, office, guard or phone: which rings first, and which rings next when nobody answers?',
      },
      {
        title: 'Keep the relay inside',
        text: 'The gate station only makes the call. The relay that opens the gate is in the house.',
      },
      {
        title: 'Find the duct',
        text: 'A cable is more reliable than a radio link. We look for an old duct first and dig only where there is none.',
      },
    ],
  },
  specifications: [
    {
      Icon: VideoIcon,
      title: 'Gate station',
      text: 'It has a metal front, a hood against rain and glare, and its own light at night.',
      rows: [
        ['Lens above the ground', { planningValue: '1.5 m' }],
        ['Taken off the wall', 'raises an alarm'],
      ],
    },
    {
      Icon: SmartphoneIcon,
      title: 'Answering',
      text: 'A wired monitor rings even when the internet is down. On your phone you can answer from anywhere with signal.',
      rows: [
        ['Monitors', { planningValue: 'one for each floor or unit' }],
        ['Nobody in', 'rings your phone'],
      ],
    },
    {
      Icon: KeyIcon,
      title: 'Opening',
      text: 'Press to open. Ask whether a visitor’s code can work once, or only in the hours you choose.',
      rows: [
        ['Relay', 'inside the house'],
        ['Visitor code', 'once, or by hours'],
      ],
    },
    {
      Icon: CableIcon,
      title: 'Cable',
      text: 'One Cat6 cable carries voice, picture and power. A longer driveway needs fibre, with power at the gate.',
      rows: [
        ['Cat6 run', 'up to 100 m'],
        ['Power at the station, 802.3af', '12.95 W'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'The gate station, monitor and router share one backup supply, sized for the hours you need.',
      rows: [
        ['Router', { planningValue: '12 W' }],
        ['Hours', 'set with you'],
      ],
    },
    {
      Icon: EyeOffIcon,
      title: 'Privacy',
      text: 'The lens covers your gate, not the windows across the road. Pictures of visitors are personal information.',
      rows: [
        ['Calls recorded', 'only if you ask'],
        ['Kept for', 'no longer than needed'],
      ],
    },
  ],
  questions: [
    'Can the gate be opened with the wires behind the gate station?',
    'What still rings when the power or the internet is down?',
    'Can I see a face at night, both in a car and on foot?',
  ],
  related: ['access-control', 'gate-automation'],
  next: {
    heading: 'Tell us about your gate',
    text: (
      <>
        Start with how far the gate is from the house, who should answer, and whether there is a
        duct. A photo helps: e-mail it to <CompanyEmail />.
      </>
    ),
  },
}));
