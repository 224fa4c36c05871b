import {
  BatteryChargingIcon,
  BellIcon,
  LockIcon,
  RulerIcon,
  ScanLineIcon,
  WeightIcon,
} from '@app/ui/icons';
import { GateViews } from '../../features/technology/drawings/gate-views.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
  id: 'gate-automation',
  order: 4,
  title: 'Gate Automation',
  description:
    'A motor sized for your gate, and beams that stop the gate if someone is in the way.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'gate motor',
  'sliding gate',
  'gate motor battery',
  'safety beams',
  'gate motor theft',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'An automatic gate has to do three things: open every time, stop for whoever stands in it, and still be there in the morning. We plan it in that order.',
  introduction: [
    'The drawing shows a sliding gate from the inside and from above, half closed. Somebody stands in the beams, so it does not close any further. The amber strip is where the leaf goes: it must be longer than the opening, and stay clear.',
    'Motors are stolen at night; we plan for the hours from 01:00 to 04:00. The cage makes that slow, the bracket keeps the leaf from being lifted off its track, and the tamper contact makes it loud.',
  ],
  drawing: {
    Sheet: GateViews,
    title: 'Sliding gate, from the inside and in plan',
    scale: 'One for both views',
    rule: { ours: 'Motor ≥ 1.25 × gate mass' },
  },
  approach: {
    heading: 'How we plan a gate',
    steps: [
      {
        title: 'Weigh the leaf',
        text: 'We take its mass from steel, cladding and length, and move it by hand first. A motor cannot mend a gate that drags.',
      },
      {
        title: 'Measure the run-back',
        text: 'A leaf needs its own length beside the opening, with nothing growing or leaning in it. Where there is no room, the gate swings instead.',
      },
      {
        title: 'Make it safe',
        text: 'Safety beams cross the opening, and end stops close both ends of the track, so that the leaf cannot leave it and fall.',
      },
      {
        title: 'Hand it over',
        text: 'You see the beams stop the gate, release the motor by hand yourself, and hear the alarm when the cage is opened.',
      },
    ],
  },
  specifications: [
    {
      Icon: WeightIcon,
      title: 'Motor',
      text: 'We rate it for a quarter more than the gate weighs, so that wind, slope and worn wheels do not stop it.',
      rows: [
        ['Rating', { ours: '≥ 1.25 × gate mass' }],
        ['Gate of 400 kg', { ours: '500 kg motor' }],
        ['Gate of 800 kg', { ours: '1,000 kg motor' }],
      ],
    },
    {
      Icon: RulerIcon,
      title: 'Run-back and track',
      text: 'The leaf rolls on a track that is straight, drained and stopped at both ends.',
      rows: [
        ['Run-back', 'longer than the opening'],
        ['End stops', 'both ends'],
      ],
    },
    {
      Icon: ScanLineIcon,
      title: 'Safety beams',
      text: 'A beam that is broken stops a closing gate. The range has a reserve, for dust, mist and low sun.',
      rows: [
        ['Place', 'across the opening'],
        ['Range', '≥ 1.25 × the opening'],
      ],
    },
    {
      Icon: LockIcon,
      title: 'Theft',
      text: 'A steel cage that is fixed into the plinth, with its lock out of reach of a crowbar.',
      rows: [
        ['Motor', 'theft cage'],
        ['Leaf', 'anti-lift brackets'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Alarm',
      text: 'The gate reports to the alarm system, so that the siren and the control room know at the same time.',
      rows: [
        ['Tamper', 'wired to the alarm'],
        ['Gate left open', 'set with you'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'The battery carries the gate through a cut. After a long one you open it by hand, with a key that is kept inside.',
      rows: [
        ['On battery', '10 to 20 openings'],
        ['After 4 hours without power', 'by hand'],
      ],
    },
  ],
  questions: [
    'What does my gate weigh, and what is the motor rated for?',
    'What stops the leaf when somebody stands in its way?',
    'What keeps the motor from being stolen, and who hears it when somebody tries?',
  ],
  next: {
    heading: 'Have your gate looked at',
    text: 'Tell us the width of the opening and how the gate moves today. We come and measure the run-back, and come back with a drawing, the motor that it needs and a price.',
  },
}));
