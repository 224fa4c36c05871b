import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { BellIcon } from '@app/ui/icons/bell';
import { DoorOpenIcon } from '@app/ui/icons/door-open';
import { LayersIcon } from '@app/ui/icons/layers';
import { RadioIcon } from '@app/ui/icons/radio';
import { ScanLineIcon } from '@app/ui/icons/scan-line';
import { CompanyEmail } from '../../company/company-email.tsx';
import { AlarmPlan } from '../../features/technology/drawings/alarm-plan.tsx';
import { UprightAlarmPlan } from '../../features/technology/drawings/alarm-plan-upright.tsx';
import { AlarmFilm } from '../../features/technology/film/alarm-film.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';
import { signalPaths } from '../signal-paths.ts';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'intruder-alarms',
  order: 2,
  title: 'Intruder Alarms',
  description:
    'Detectors, door contacts and sirens, planned on your floor plan so that every way in is covered.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'alarm installation',
  'burglar alarm',
  'motion detector',
  'panic button',
  'dual path communicator',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'Where could someone come in? A detector or a door contact covers every way in, and the alarm reports a break-in to you or the control room.',
  introduction: [
    'The drawing shows a family home. Each room with an outside door or window has its own motion detector, and each outside door has a contact. Only the bathroom and the end of the passage are not covered, and the only way there is past a detector.',
    'The amber zone is the living room. Its sliding door is the likeliest way in, so two devices watch it: a contact (2) and a detector (1). The detector is on the same wall as the glass, so it faces into the room and away from the sun.',
  ],
  drawing: {
    Sheet: AlarmPlan,
    Upright: UprightAlarmPlan,
    parts: [
      { name: 'Motion detector', text: 'In a corner, 2.2 m up. It covers the amber zone.' },
      { name: 'Contact on the sliding door', text: 'Trips as soon as the door moves.' },
      {
        name: 'Contact on the front door',
        text: 'Starts the delay that lets you switch the alarm off.',
      },
      { name: 'Control panel', text: 'In the garage, with its own battery.' },
      { name: 'Keypad', text: 'In the hall, near the front door.' },
      { name: 'Outside siren', text: 'High on the wall, where the street can hear it.' },
      { name: 'Panic button', text: 'Beside the bed.' },
    ],
    title: 'Alarm in a family home, floor plan',
    scale: 'Living room 7.8 m wide',
    rule: { planningValue: 'One detector a room, one contact a door' },
  },
  details: AlarmFilm,
  approach: {
    heading: 'How we plan an alarm',
    steps: [
      {
        title: 'Find every way in',
        text: 'Every outside door and shutter gets a contact, and every room with a way in gets a detector. We allow one for each 100 m² of a large room.',
      },
      {
        title: 'Place the detectors',
        text: 'In a corner, 2.2 m up, not facing windows or heat. With pets in the house, we use pet-immune detectors.',
      },
      {
        title: 'Leave room to grow',
        text: 'We plan at least a fifth more zones than you use now, so there is room for another door or garden beams.',
      },
      {
        title: 'Test the alarm',
        text: 'See every device tripped, and its name in the report. Then see each signal path work with the other one off.',
      },
    ],
  },
  specifications: [
    {
      Icon: ScanLineIcon,
      title: 'Motion detectors',
      text: 'They pick up a warm body moving across their view, so a corner works better than the middle of a wall.',
      rows: [
        ['Height', '2.2 m'],
        ['View', '90°'],
        ['Reach', 'about 12 m'],
      ],
    },
    {
      Icon: DoorOpenIcon,
      title: 'Contacts and beams',
      text: 'A contact reports a door as it opens. Beams in the garden report a person before they reach the door.',
      rows: [['Range of beams', '1.25 × the side they cover']],
    },
    {
      Icon: BellIcon,
      title: 'Sirens and panic buttons',
      text: 'The inside siren wakes you and the outside siren alerts the street. In a shop, panic buttons are hidden.',
      rows: [
        ['Sirens', { planningValue: 'one inside, one outside' }],
        ['Panic buttons', { planningValue: 'at least 2' }],
      ],
    },
    {
      Icon: LayersIcon,
      title: 'Panel and zones',
      text: 'With a zone for each device, you and the control room see which door or room set off the alarm.',
      rows: [
        ['Zones', { planningValue: '1.2 × those in use' }],
        ['Place', 'out of sight, in a covered room'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Signal paths',
      text: 'We plan two paths where jammers are used or the signal is poor. They share no cable and no network, so one fault can’t stop both.',
      rows: signalPaths,
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'We size the battery from what the system draws, sirens included, and the hours you need.',
      rows: [
        ['Sized for', { planningValue: 'two outages in a row' }],
        ['Reserve', '25%'],
      ],
    },
  ],
  questions: [
    'Which doors and rooms are not covered, and why?',
    'Does the alarm still report when the mobile signal is jammed or the line is cut?',
    'Do I get the installer code, so that another company could service the system?',
  ],
  related: ['monitoring', 'security-fencing'],
  next: {
    heading: 'Have your entry points checked',
    text: (
      <>
        Tell us which rooms and outside doors you have, or e-mail a sketch of the floor plan to{' '}
        <CompanyEmail />.
      </>
    ),
  },
}));
