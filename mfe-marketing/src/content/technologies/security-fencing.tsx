import { ActivityIcon } from '@app/ui/icons/activity';
import { BellIcon } from '@app/ui/icons/bell';
import { FileCheckIcon } from '@app/ui/icons/file-check';
import { RulerIcon } from '@app/ui/icons/ruler';
import { SignIcon } from '@app/ui/icons/sign';
import { ZapIcon } from '@app/ui/icons/zap';
import {
  FenceElevation,
  UprightFenceElevation,
} from '../../features/technology/drawings/fence-elevation.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'security-fencing',
  order: 3,
  title: 'Security Fencing',
  description:
    'An electric fence deters climbers and raises the alarm when someone cuts or lifts a wire.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'electric fence',
  'certificate of compliance',
  'SANS 10222-3',
  'energiser',
  'perimeter',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'An electric fence does two jobs: the shock deters climbers, and the alarm tells you when a wire is cut or lifted.',
  introduction: [
    'The drawing shows one bay of a wall-top fence with the measurements that SANS 10222-3:2023 asks for. Use it to compare quotes. Never touch or measure a live fence: leave that to a registered installer.',
  ],
  drawing: {
    Sheet: FenceElevation,
    Upright: UprightFenceElevation,
    parts: [
      { name: 'Energiser', text: 'Feeds the wires. One for each circuit.' },
      { name: 'Warning sign', text: 'At most 10 m apart in town.' },
      { name: 'First live wire', text: 'At least 1.5 m up. The amber zone is live.' },
      { name: 'Wall', text: 'At least 1.5 m high.' },
      { name: 'Earth spikes', text: 'Three here, then one every 30 m in town.' },
    ],
    title: 'Wall-top electric fence, elevation',
    scale: '3 m between brackets',
    rule: 'SANS 10222-3:2023',
  },
  approach: {
    heading: 'How we plan a fence',
    steps: [
      {
        title: 'Measure the wall',
        text: 'From 1.8 m up, a fence goes on top. Between 1.5 m and 1.8 m, the wall is inspected first. Below 1.5 m we do not fit one: raise the wall, or use beams.',
      },
      {
        title: 'Divide the fence into zones',
        text: 'Zones show the control room which side set off the alarm. We make them 100 to 300 m long. Each circuit has one energiser.',
      },
      {
        title: 'Earth the fence',
        text: 'Three spikes at the energiser, then one every 30 m in town or 100 m in the country. A poorly earthed fence looks live but isn’t.',
      },
      {
        title: 'Get the certificate',
        text: 'A new or altered fence, or one on a property that is sold, needs a certificate of compliance (COC) from a registered installer. That is the law.',
      },
    ],
  },
  specifications: [
    {
      Icon: RulerIcon,
      title: 'Brackets and wire',
      text: 'Closely spaced brackets keep the wires parallel. More strands leave smaller gaps but need a stronger energiser.',
      rows: [
        ['Brackets', 'every 3 m'],
        ['Strands, home', { planningValue: '6 to 8' }],
        ['Strands, estate', { planningValue: '12 to 20' }],
      ],
    },
    {
      Icon: ZapIcon,
      title: 'Energiser',
      text: 'We size it by the metres of wire. Above 8 000 m we split the fence into circuits, each with its own energiser.',
      rows: [
        ['To 1 500 m of wire', { planningValue: '4 to 6 J' }],
        ['To 4 000 m', { planningValue: '8 J' }],
        ['To 8 000 m', { planningValue: '12 to 15 J' }],
      ],
    },
    {
      Icon: ActivityIcon,
      title: 'Earth',
      text: 'The earth spikes are at least 1.2 m long and go in where the ground stays damp.',
      rows: [
        ['At the energiser', '3 spikes'],
        ['Along the fence, town', 'every 30 m'],
        ['Along the fence, country', 'every 100 m'],
      ],
    },
    {
      Icon: SignIcon,
      title: 'Warning signs',
      text: 'They go along the fence, above every gate and at every corner, to warn people not to touch it.',
      rows: [
        ['Town and public roads', 'every 10 m'],
        ['Country', 'every 100 m'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Alarm',
      text: 'A cut, bridged or earthed wire sets off your siren and reports its zone to the control room.',
      rows: [
        ['Zone length', { planningValue: '100 to 300 m' }],
        ['Between separate fences', 'at least 2 m'],
      ],
    },
    {
      Icon: FileCheckIcon,
      title: 'Certificate (COC)',
      text: 'The Electrical Machinery Regulations, 2011, require it for new and altered fences and when a property is sold.',
      rows: [
        ['Regulation', '12'],
        ['Standard', 'SANS 10222-3:2023'],
      ],
    },
  ],
  questions: [
    'Who signs the certificate of compliance, and is it included in the price?',
    'How high is the first live wire at its lowest point?',
    'How do you test the earthing, and will you show me the reading?',
  ],
  related: ['gate-automation', 'intruder-alarms'],
  next: {
    heading: 'Have your perimeter measured',
    text: 'Tell us roughly how long the wall is, and whether there is a fence on it now. We measure it before we choose an energiser and quote.',
  },
}));
