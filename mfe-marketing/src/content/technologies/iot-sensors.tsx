import { BellIcon } from '@app/ui/icons/bell';
import { DropletsIcon } from '@app/ui/icons/droplets';
import { GaugeIcon } from '@app/ui/icons/gauge';
import { RadioIcon } from '@app/ui/icons/radio';
import { ThermometerIcon } from '@app/ui/icons/thermometer';
import { ZapIcon } from '@app/ui/icons/zap';
import { EventTable } from '../../features/technology/drawings/event-table.tsx';
import { SensorSection } from '../../features/technology/drawings/sensor-section.tsx';
import { UprightSensorSection } from '../../features/technology/drawings/sensor-section-upright.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'iot-sensors',
  order: 9,
  title: 'IoT Sensors & Monitoring',
  description:
    'Sensors that warn you about a warm cold room, a leak, an empty tank or a power cut.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'cold room temperature monitoring',
  'water leak sensor',
  'tank level sensor',
  'power failure alarm',
  'wireless sensors',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'A cold room warms up, a geyser leaks or a tank runs dry. A sensor tells you while there is still time to fix it, even at two in the morning.',
  introduction: [
    'The drawing shows six sensors and one gateway (7). The cold room (1) is getting warm, and the contact on its door (2) shows why: the door is open.',
  ],
  drawing: {
    Sheet: SensorSection,
    Upright: UprightSensorSection,
    parts: [
      { name: 'Cold room', text: 'Temperature, among the stock.' },
      { name: 'Cold room door', text: 'Shows when it is left open.' },
      { name: 'Mains', text: 'Reports when the power is off.' },
      { name: 'Leak', text: 'Under the geyser.' },
      { name: 'Server rack', text: 'Temperature.' },
      { name: 'Tank', text: 'Water level.' },
      { name: 'Gateway', text: 'Two signal paths: line and mobile network.' },
    ],
    title: 'Sensors in a building, section',
    scale: 'Bar 2 m',
    rule: { planningValue: 'Two signal paths' },
  },
  details: EventTable,
  approach: {
    heading: 'How we place sensors',
    steps: [
      {
        title: 'Find the costly failures',
        text: 'What would spoil, flood or stop if nobody checked before Monday? Those places get a sensor first.',
      },
      {
        title: 'Test the signal',
        text: 'Cold rooms are steel and basements are concrete. We test the radio signal in each place with the door shut.',
      },
      {
        title: 'Set the limit and the delay',
        text: 'A cold room warms up each time it is loaded. The right delay avoids false alarms.',
      },
      {
        title: 'Test each sensor',
        text: 'Set off each sensor in turn, with warmth or water for example. Its message must reach your phone.',
      },
    ],
  },
  specifications: [
    {
      Icon: ThermometerIcon,
      title: 'Temperature',
      text: 'The probe goes among the stock, away from the draught at the door. You can show the record to an inspector.',
      rows: [
        ['Limits and delay', 'set with you'],
        ['Also measured', 'humidity'],
      ],
    },
    {
      Icon: DropletsIcon,
      title: 'Leaks',
      text: 'A spot sensor goes where water collects first. A sensing cable follows a pipe or a wall.',
      rows: [
        ['Placed at', 'the lowest point'],
        ['Can close', 'a valve'],
      ],
    },
    {
      Icon: GaugeIcon,
      title: 'Levels',
      text: 'We measure water, diesel and feed. A level that drops at night, with nothing running, points to a leak or theft.',
      rows: [
        ['Event', 'low, or falling fast'],
        ['Compared with', 'usual use'],
      ],
    },
    {
      Icon: ZapIcon,
      title: 'Power',
      text: 'Mains, generator and battery are reported separately, so you know when a generator did not start.',
      rows: [
        ['Event', 'off, or did not start'],
        ['Sensors run on', 'their own battery'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Gateway',
      text: 'One gateway with its own battery serves the sensors of a building. It reports a sensor that stops sending.',
      rows: [
        ['Signal paths', 'line, mobile network'],
        ['Line down', 'kept, then sent'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Messages',
      text: 'They go to the person who can fix it, then to the next person if there is no answer.',
      rows: [
        ['To', 'app, SMS, control room'],
        ['Records kept', 'set with you'],
      ],
    },
  ],
  questions: [
    'How will I know that a sensor has stopped sending?',
    'How long does a sensor’s battery last in this place, and who changes it?',
    'Who is told next if the first person does not answer?',
  ],
  related: ['monitoring', 'intruder-alarms'],
  next: {
    heading: 'Tell us what must not fail',
    text: 'Start with the three failures that would cost you most. We walk through the building with you before we quote.',
  },
}));
