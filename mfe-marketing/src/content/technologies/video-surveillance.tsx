import { ApertureIcon } from '@app/ui/icons/aperture';
import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { HardDriveIcon } from '@app/ui/icons/hard-drive';
import { MoonIcon } from '@app/ui/icons/moon';
import { ScanLineIcon } from '@app/ui/icons/scan-line';
import { ZapIcon } from '@app/ui/icons/zap';
import {
  FieldOfView,
  LensPicker,
  UprightFieldOfView,
} from '../../features/technology/drawings/field-of-view.tsx';
import { LensTable } from '../../features/technology/drawings/lens-table.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'video-surveillance',
  order: 1,
  title: 'Video Surveillance',
  description:
    'Cameras chosen for what you need to see: that someone is there, who it is, or a number plate.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'CCTV installation',
  'security cameras',
  'IP cameras',
  'number plate camera',
  'NVR',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'What must the camera show you: that someone is there, who it is, or a number plate? The answer decides the lens and the distance.',
  introduction: [
    'The drawing shows what one 4-megapixel camera sees in a yard. In the amber zone it reaches the level “validate”: it shows enough to identify a stranger. A longer lens does so further away, but its view is narrower.',
  ],
  drawing: {
    Sheet: FieldOfView,
    Upright: UprightFieldOfView,
    Toolbar: LensPicker,
    title: 'One 4 MP camera, plan view',
    scale: 'Ruler ticks 1 m apart',
    rule: 'IEC 62676-4:2025',
  },
  details: LensTable,
  approach: {
    heading: 'How we place cameras',
    steps: [
      {
        title: 'Decide what to see',
        text: 'Each entrance, till, dock and store room gets one view that identifies a stranger. Each vehicle lane at a business gets one that reads plates.',
      },
      {
        title: 'Cover the rest',
        text: 'Floors and perimeters get general views. If one camera also covers the door beside it, you don’t pay for a second.',
      },
      {
        title: 'Draw the plan',
        text: 'A plan of your site shows what each camera covers, and what a pillar or a parked truck hides.',
      },
      {
        title: 'Test each view',
        text: 'Walk through each view by day and by night, and check the pictures before you accept the job.',
      },
    ],
  },
  specifications: [
    {
      Icon: ScanLineIcon,
      title: 'Resolution',
      text: 'More pixels give you more distance as well as detail. We choose the resolution from the width the camera must cover.',
      rows: [
        ['Range', '2 to 8 MP'],
        ['Usual choice', { planningValue: '4 MP' }],
      ],
    },
    {
      Icon: ApertureIcon,
      title: 'Lens',
      text: 'A wide lens sees the whole yard and identifies only what is close. A long lens reaches the gate and sees little else.',
      rows: [
        ['Wide', '2.8 mm, 100°'],
        ['Long', '12 mm, 28°'],
      ],
    },
    {
      Icon: MoonIcon,
      title: 'Night',
      text: 'Infrared works without visible light. White light shows full colour, such as a face or the colour of a car.',
      rows: [
        ['Fixed camera', '8 to 12 W at night'],
        ['PTZ camera', '25 W'],
      ],
    },
    {
      Icon: HardDriveIcon,
      title: 'Recording',
      text: 'H.265 on a recorder on your site, sized for the days you need. POPIA says: keep it no longer than needed.',
      rows: [
        ['4 MP stream', { planningValue: '3 to 4 Mbps' }],
        ['We plan for', { planningValue: '30 days' }],
      ],
    },
    {
      Icon: ZapIcon,
      title: 'Power and cable',
      text: 'One Cat6 cable carries picture and power. Past 100 m we change to fibre.',
      rows: [
        ['Cable run', 'up to 100 m'],
        ['Switch reserve', '20%'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'We size the backup for the hours you need, so the recorder keeps recording through the power cut.',
      rows: [
        ['Recorder', { planningValue: '25 W' }],
        ['Router', { planningValue: '12 W' }],
      ],
    },
  ],
  questions: [
    'How far from each camera can you still identify a stranger, and with which lens?',
    'What does this camera’s picture look like at night, in a yard like mine?',
    'How many days are kept, and who can watch the recordings?',
  ],
  related: ['monitoring', 'off-grid-surveillance'],
  next: {
    heading: 'Tell us what you need to see',
    text: 'Tell us which doors, gates or areas worry you. We never plan cameras in toilets, change rooms or consulting rooms.',
  },
}));
