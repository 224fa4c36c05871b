import {
  BatteryChargingIcon,
  LockIcon,
  RadioIcon,
  SunIcon,
  VideoIcon,
  WrenchIcon,
} from '@app/ui/icons';
import { DarkDaysTable } from '../../features/technology/drawings/dark-days-table.tsx';
import { SolarMast } from '../../features/technology/drawings/solar-mast.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
  id: 'off-grid-surveillance',
  order: 8,
  title: 'Off-Grid Surveillance',
  description:
    'Cameras for sites without mains power: a solar panel and a battery sized for days with little sun.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'solar security camera',
  'off-grid CCTV',
  'farm security camera',
  'construction site camera',
  '4G camera',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'Farms, building sites and pump stations are robbed where there is no plug. A camera there must bring its own sun, battery and network, so the question is how many dark days it lasts.',
  introduction: [
    'The drawing shows one mast. Everything worth stealing sits out of reach (1 to 4), and the collar keeps it there (5). The camera identifies a stranger up to 10 m from its lens. At its own foot it is blind, which is why we rarely plan one alone.',
  ],
  drawing: {
    Sheet: SolarMast,
    title: 'Camera mast, elevation',
    scale: 'Bar 2 m, 6 mm lens',
    rule: 'IEC 62676-4',
  },
  details: DarkDaysTable,
  approach: {
    heading: 'How we plan a mast',
    steps: [
      {
        title: 'Stand where it will stand',
        text: 'What must be seen, from where, and which hill, tree or roof throws a shadow on the panel in winter.',
      },
      {
        title: 'Test the network',
        text: 'We measure the signal on site, at the height of the aerial. No signal means a radio link to the nearest place that has one.',
      },
      {
        title: 'Count the watts',
        text: 'Camera, infrared and router, hour by hour. You choose the days without sun, and the battery follows.',
      },
      {
        title: 'Make theft hard',
        text: 'Height, steel, locks and an alarm when the box is opened. A second mast or a detector watches the foot of the first.',
      },
    ],
  },
  specifications: [
    {
      Icon: SunIcon,
      title: 'Panel',
      text: 'Faces north and tilted, so that rain washes it. A shadow on one corner costs far more than the corner.',
      rows: [
        ['Faces', 'north'],
        ['Sized for', 'the weakest month'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Battery',
      text: 'Lithium iron phosphate stands being charged every day. We leave its last tenth unused, so that it lives long.',
      rows: [
        ['Used of a charge', { ours: '90%' }],
        ['Days without sun', 'set with you'],
      ],
    },
    {
      Icon: VideoIcon,
      title: 'Camera',
      text: 'Night costs more than day: infrared can double what a camera draws. A PTZ camera is for those who will steer it.',
      rows: [
        ['Fixed camera, by day', '5 W'],
        ['Fixed camera, by night', '8 to 12 W'],
        ['PTZ camera', '25 W'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Link',
      text: 'The picture is recorded at the mast. Only events and what you ask to see travel, so data stays affordable.',
      rows: [
        ['Router', { ours: '12 W' }],
        ['Sent', 'events, or on request'],
      ],
    },
    {
      Icon: LockIcon,
      title: 'Against theft',
      text: 'Batteries and panels are what gets stolen. Bolts that need a special key, and an alarm before the first one is loose.',
      rows: [
        ['Battery box', 'locked, out of reach'],
        ['Opened or silent', 'raises an alarm'],
      ],
    },
    {
      Icon: WrenchIcon,
      title: 'Care',
      text: 'The mast reports its own health. We clean and look at it when the figures say so, not when the picture is gone.',
      rows: [
        ['Reports', 'charge, sun, signal'],
        ['Visits', 'by report'],
      ],
    },
  ],
  questions: [
    'For how many days without sun was the battery counted, and at what load?',
    'What watches the foot of the mast?',
    'What will the data cost each month, and what is sent for it?',
  ],
  next: {
    heading: 'Tell us where the place is',
    text: 'Its name or coordinates, what stands there and what you lost last time are enough to begin. We come back with a visit, a power calculation and a price.',
  },
}));
