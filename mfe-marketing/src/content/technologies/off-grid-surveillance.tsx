import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { LockIcon } from '@app/ui/icons/lock';
import { RadioIcon } from '@app/ui/icons/radio';
import { SunIcon } from '@app/ui/icons/sun';
import { VideoIcon } from '@app/ui/icons/video';
import { WrenchIcon } from '@app/ui/icons/wrench';
import { DarkDaysTable } from '../../features/technology/drawings/dark-days-table.tsx';
import { metres } from '../../features/technology/drawings/lenses.ts';
import { blindTo, validates } from '../../features/technology/drawings/mast-view.ts';
import { SolarMast } from '../../features/technology/drawings/solar-mast.tsx';
import { UprightSolarMast } from '../../features/technology/drawings/solar-mast-upright.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
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
  lede: 'Farms, building sites and pump stations often have no mains power. A camera there needs its own panel, battery and network. The question is how many days it lasts with little sun.',
  introduction: [
    'The drawing shows one mast. Everything worth stealing is out of reach (1 to 4), above an anti-climb collar (5).',
    `In the amber zone the camera reaches the level “validate”: with 4 megapixels and a 12 mm lens it shows enough to identify a stranger up to ${metres(validates)} away. It can’t see the ground closer than ${metres(blindTo)} to the mast, so we rarely plan one mast alone.`,
  ],
  drawing: {
    Sheet: SolarMast,
    Upright: UprightSolarMast,
    parts: [
      { name: 'Solar panel', text: 'Faces north.' },
      { name: 'Aerial', text: 'For the mobile network or a radio link.' },
      { name: 'Camera', text: 'Records on its own card.' },
      { name: 'Battery box', text: 'Locked and out of reach.' },
      { name: 'Anti-climb collar', text: 'Keeps people off the mast.' },
    ],
    title: 'Camera mast, elevation',
    scale: '12 mm lens, 4.1 m up',
    rule: 'IEC 62676-4:2025',
  },
  details: DarkDaysTable,
  approach: {
    heading: 'How we plan a mast',
    steps: [
      {
        title: 'Choose the spot',
        text: 'What must the camera see, and from where? Which hill, tree or roof shades the panel in winter?',
      },
      {
        title: 'Test the network',
        text: 'We measure the signal on site, at the height of the aerial. With no signal, a radio link runs to the nearest place that has one.',
      },
      {
        title: 'Add up the watts',
        text: 'We add up camera, infrared and router, hour by hour. You choose how many days with little sun it must last, and we size the battery for that.',
      },
      {
        title: 'Make theft hard',
        text: 'We plan height, steel, locks and an alarm when the box is opened. A second mast or a detector covers the foot of the first.',
      },
    ],
  },
  specifications: [
    {
      Icon: SunIcon,
      title: 'Panel',
      text: 'It faces north and is tilted, so that rain washes it. Shade on one corner cuts the output of the whole panel.',
      rows: [
        ['Faces', 'north'],
        ['Sized for', 'the weakest month'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Battery',
      text: 'Lithium iron phosphate (LiFePO4) can be charged every day. We leave the last tenth of each charge unused, so it lasts more years.',
      rows: [
        ['Used of a charge', { planningValue: '90%' }],
        ['Days with little sun', 'set with you'],
      ],
    },
    {
      Icon: VideoIcon,
      title: 'Camera',
      text: 'Infrared can double what a camera draws at night. Choose a PTZ camera only if an operator will steer it.',
      rows: [
        ['Fixed camera, by day', '5 W'],
        ['Fixed camera, by night', '8 to 12 W'],
        ['PTZ camera', '25 W'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Link',
      text: 'Video is recorded at the mast. Only events and what you ask to see are sent, which keeps data costs down.',
      rows: [
        ['Router', { planningValue: '12 W' }],
        ['Sent', 'events, or on request'],
      ],
    },
    {
      Icon: LockIcon,
      title: 'Against theft',
      text: 'Batteries and panels get stolen. We plan security bolts, and an alarm when the box is opened.',
      rows: [
        ['Battery box', 'locked, out of reach'],
        ['Opened or not reporting', 'raises an alarm'],
      ],
    },
    {
      Icon: WrenchIcon,
      title: 'Maintenance',
      text: 'The mast reports its charge, sun and signal, so a fault shows before the picture is lost.',
      rows: [['Reports', 'charge, sun, signal']],
    },
  ],
  questions: [
    'How many days with little sun is the battery sized for, and at what load?',
    'What covers the foot of the mast?',
    'What will the data cost each month, and what does that include?',
  ],
  related: ['video-surveillance', 'monitoring'],
  next: {
    heading: 'Tell us where the site is',
    text: 'Start with the name or coordinates of the place, what is there, and what was stolen before.',
  },
}));
