import {
  BellIcon,
  DropletsIcon,
  GaugeIcon,
  RadioIcon,
  ThermometerIcon,
  ZapIcon,
} from '@app/ui/icons';
import { EventTable } from '../../features/technology/drawings/event-table.tsx';
import { SensorSection } from '../../features/technology/drawings/sensor-section.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
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
  lede: 'Not every loss comes over the wall. A cold room warms up, a geyser drips, a tank runs dry: who notices at two in the morning, and while it can still be helped?',
  introduction: [
    'The drawing shows six sensors and one gateway (7). The cold room (1) is slowly getting warm; the contact on its door (2) says why. One sensor tells you that something is wrong. Two, well placed, tell you what to do.',
  ],
  drawing: {
    Sheet: SensorSection,
    title: 'Sensors in a building, section',
    scale: 'Bar 2 m',
    rule: { ours: 'Two ways out' },
  },
  details: EventTable,
  approach: {
    heading: 'How we place sensors',
    steps: [
      {
        title: 'Price the silence',
        text: 'What spoils, floods or stops if nobody looks until Monday. A sensor belongs where that answer hurts.',
      },
      {
        title: 'Walk the signal',
        text: 'Cold rooms are steel boxes and basements are concrete. We measure the radio in each place, with its door shut.',
      },
      {
        title: 'Set limit and delay',
        text: 'A cold room warms each time it is loaded. The delay decides whether an alarm means something.',
      },
      {
        title: 'Try each one',
        text: 'At handover we warm, wet, lift or switch off every sensor, and you see the message arrive.',
      },
    ],
  },
  specifications: [
    {
      Icon: ThermometerIcon,
      title: 'Temperature',
      text: 'A probe among the goods, not in the draught at the door, and a record that you can show an inspector.',
      rows: [
        ['Limits and delay', 'set with you'],
        ['Also measured', 'humidity'],
      ],
    },
    {
      Icon: DropletsIcon,
      title: 'Leaks',
      text: 'A spot sensor lies where the first water runs; a sensing cable follows a pipe or a wall.',
      rows: [
        ['Placed at', 'the lowest point'],
        ['Can close', 'a valve'],
      ],
    },
    {
      Icon: GaugeIcon,
      title: 'Levels',
      text: 'Water, diesel and feed. A level that drops at night, while nothing runs, is a leak or a theft.',
      rows: [
        ['Event', 'low, or falling fast'],
        ['Compared with', 'usual use'],
      ],
    },
    {
      Icon: ZapIcon,
      title: 'Power',
      text: 'Mains, generator and battery each report for themselves: a generator that did not start is news.',
      rows: [
        ['Event', 'off, or did not start'],
        ['Sensors run on', 'their own battery'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Gateway',
      text: 'One gateway hears all the sensors of a building. It has a battery and two ways out, and reports a sensor that falls silent.',
      rows: [
        ['Ways out', 'line, mobile network'],
        ['Lost line', 'kept, then sent'],
        ['Silent sensor', 'an event'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Messages',
      text: 'To the person who can do something about it, and to the next one if there is no answer.',
      rows: [
        ['To', 'app, SMS, control room'],
        ['Records kept', 'set with you'],
      ],
    },
  ],
  questions: [
    'How do I learn that a sensor has fallen silent?',
    'How long does a battery last where this sensor hangs, and who changes it?',
    'Who is told next when the first person does not answer?',
  ],
  next: {
    heading: 'Tell us what must not happen unnoticed',
    text: 'The three things that would spoil your weekend are enough to begin. We come back with questions, a walk through the building and a price.',
  },
}));
