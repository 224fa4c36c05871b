import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { BellIcon } from '@app/ui/icons/bell';
import { LockIcon } from '@app/ui/icons/lock';
import { RulerIcon } from '@app/ui/icons/ruler';
import { ScanLineIcon } from '@app/ui/icons/scan-line';
import { WeightIcon } from '@app/ui/icons/weight';
import { GatePlan } from '../../features/technology/drawings/gate-plan.tsx';
import { GateViews } from '../../features/technology/drawings/gate-views.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
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
  lede: 'An automatic gate must open every time, stop if someone is in the way, and be hard to steal. We plan for all three.',
  introduction: [
    'The drawing shows a sliding gate, half closed. A person is in the beams, so the gate has stopped. The amber strip is the run-back, where the gate slides to: it must be longer than the opening, and stay clear.',
    'Gate motors are often stolen between 01:00 and 04:00. The cage slows a thief down, the anti-lift bracket keeps the gate on its track, and the tamper contact sets off the alarm.',
  ],
  drawing: {
    Sheet: GateViews,
    Upright: GatePlan,
    parts: [
      { name: 'Motor', text: 'In a cage fixed to the plinth.' },
      { name: 'Rack', text: 'On the gate; the motor drives it.' },
      { name: 'Safety beams', text: 'Stop the gate when someone is in the way.' },
      { name: 'End stop', text: 'Keeps the gate from rolling off its track.' },
      { name: 'Anti-lift bracket', text: 'Stops anyone lifting the gate off.' },
      { name: 'Run-back', text: 'Longer than the opening, and kept clear.' },
    ],
    title: 'Sliding gate, half closed',
    scale: 'Opening 3.5 m',
    rule: { planningValue: 'Motor ≥ 1.25 × gate mass' },
  },
  approach: {
    heading: 'How we plan a gate',
    steps: [
      {
        title: 'Weigh the gate',
        text: 'We work out its mass from the steel, the cladding and the length. First we check that it rolls by hand: a motor can’t fix a gate that drags.',
      },
      {
        title: 'Measure the run-back',
        text: 'A sliding gate needs its own length of clear wall beside the opening. Where there is no room, we look at a swing gate.',
      },
      {
        title: 'Make the gate safe',
        text: 'Safety beams cross the opening. End stops at both ends of the track keep the gate from running off and falling over.',
      },
      {
        title: 'Test the gate',
        text: 'The beams must stop the gate, the manual release must work, and the alarm must sound when the cage is opened.',
      },
    ],
  },
  specifications: [
    {
      Icon: WeightIcon,
      title: 'Motor',
      text: 'It is rated for a quarter more than the gate weighs, to cope with wind, a slope and worn wheels.',
      rows: [
        ['Rating', { planningValue: '≥ 1.25 × gate mass' }],
        ['Gate of 400 kg', { planningValue: '500 kg motor' }],
        ['Gate of 800 kg', { planningValue: '1 000 kg motor' }],
      ],
    },
    {
      Icon: RulerIcon,
      title: 'Run-back and track',
      text: 'The track is straight, drains well and has a stop at each end.',
      rows: [
        ['Run-back', 'longer than the opening'],
        ['End stops', 'both ends'],
      ],
    },
    {
      Icon: ScanLineIcon,
      title: 'Safety beams',
      text: 'When someone or something crosses the beam, a closing gate stops. The range is longer than the opening, to allow for dust, mist and low sun.',
      rows: [
        ['Place', 'across the opening'],
        ['Range', '≥ 1.25 × the opening'],
      ],
    },
    {
      Icon: LockIcon,
      title: 'Theft',
      text: 'The motor is in a steel cage fixed into the concrete plinth, with its lock out of reach of a crowbar.',
      rows: [
        ['Motor', 'theft cage'],
        ['Leaf', 'anti-lift brackets'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Alarm',
      text: 'The gate is wired to the alarm, so the siren sounds and the control room sees it at the same time.',
      rows: [
        ['Tamper', 'wired to the alarm'],
        ['Gate left open', 'set with you'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'The battery keeps the gate working in a power cut. After a long one, use the manual release; keep its key indoors.',
      rows: [
        ['On battery', '10 to 20 openings'],
        ['After 4 hours without power', 'by hand'],
      ],
    },
  ],
  questions: [
    'How heavy is my gate, and what is the motor rated for?',
    'What stops the gate when someone is in the way?',
    'How is the motor protected against theft, and who gets the alarm?',
  ],
  related: ['intercom-systems', 'access-control'],
  next: {
    heading: 'Have your gate looked at',
    text: 'Tell us how wide the opening is and how the gate moves now. We measure the run-back before we choose a motor and quote.',
  },
}));
