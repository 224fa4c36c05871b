import {
  ApertureIcon,
  BatteryChargingIcon,
  HardDriveIcon,
  MoonIcon,
  ScanLineIcon,
  ZapIcon,
} from '@app/ui/icons';
import { FieldOfView, LensPicker } from '../../features/technology/drawings/field-of-view.tsx';
import { LensTable } from '../../features/technology/drawings/lens-table.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
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
  lede: 'A camera is only useful if it answers a question: is someone there, who is it, what is the plate? We start from the question and work back to the lens.',
  introduction: [
    'The drawing shows what one 4-megapixel camera gives you in a yard. Change the lens and watch the trade: the further it identifies, the less it sees.',
  ],
  drawing: {
    Sheet: FieldOfView,
    Toolbar: LensPicker,
    title: 'One 4 MP camera, plan view',
    scale: 'Ruler ticks 1 m apart',
    rule: 'IEC 62676-4 pixel density',
  },
  details: LensTable,
  approach: {
    heading: 'How we place cameras',
    steps: [
      {
        title: 'Name the question',
        text: 'Each entrance, till, dock and store room gets one view that identifies a stranger. Each vehicle lane at a business gets one that reads plates.',
      },
      {
        title: 'Cover the rest',
        text: 'Floors and perimeters get general views. A camera that already covers the door beside it is not counted twice.',
      },
      {
        title: 'Draw it',
        text: 'You see every cone on a plan of your site before anything is ordered, with what is blind behind a pillar or a truck.',
      },
      {
        title: 'Prove it',
        text: 'At handover someone walks each view by day and by night, and you keep the pictures.',
      },
    ],
  },
  specifications: [
    {
      Icon: ScanLineIcon,
      title: 'Resolution',
      text: 'More pixels buy distance, not only detail. We choose the resolution from the width the camera must cover.',
      rows: [
        ['Range', '2 to 8 MP'],
        ['Usual choice', { ours: '4 MP' }],
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
      text: 'Infrared for quiet perimeters. White light and full colour where a face or the colour of a car matters.',
      rows: [
        ['Fixed camera', '8 to 12 W at night'],
        ['PTZ camera', '25 W'],
      ],
    },
    {
      Icon: HardDriveIcon,
      title: 'Recording',
      text: 'H.265 on a recorder on your site, sized for the days you need. Privacy law says: no longer than needed.',
      rows: [
        ['4 MP stream', { ours: '3 to 4 Mbps' }],
        ['We plan for', { ours: '30 days' }],
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
      text: 'We size the backup from the hours you tell us, so that the recorder outlasts the outage.',
      rows: [
        ['Recorder', { ours: '25 W' }],
        ['Router', { ours: '12 W' }],
      ],
    },
  ],
  questions: [
    'How far from each camera can you still identify a stranger, and with which lens?',
    'What does this camera’s picture look like at night, in a yard like mine?',
    'How many days are kept, and who may look at them?',
  ],
  next: {
    heading: 'Tell us what the camera must prove',
    text: 'Send a message and we will come back with questions, a visit and a drawing. Cameras never go in toilets, change rooms or consulting rooms.',
  },
}));
