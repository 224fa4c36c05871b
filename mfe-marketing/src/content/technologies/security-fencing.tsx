import { ActivityIcon, BellIcon, FileCheckIcon, RulerIcon, SignIcon, ZapIcon } from '@app/ui/icons';
import { FenceElevation } from '../../features/technology/drawings/fence-elevation.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
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
  'energizer',
  'perimeter',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'An electric fence does two jobs: its shock turns people away, and its alarm tells you when that was not enough. Both depend on details that you can check.',
  introduction: [
    'The drawing shows one bay of a wall-top fence with the measures that the standard asks for. Take it outside and hold it against any fence that you are offered.',
  ],
  drawing: {
    Sheet: FenceElevation,
    title: 'Wall-top electric fence, elevation',
    scale: '3 m between brackets',
    rule: 'SANS 10222-3',
  },
  approach: {
    heading: 'How we plan a fence',
    steps: [
      {
        title: 'Measure the wall',
        text: 'From 1.8 m up we build on top. Between 1.5 m and 1.8 m it goes to inspection first. Below 1.5 m we do not put a fence on it: the wall is raised, or beams do the job.',
      },
      {
        title: 'Divide it',
        text: 'Zones tell the control room which side was touched. We make them 100 to 300 m long. One circuit has one energizer.',
      },
      {
        title: 'Earth it',
        text: 'Three spikes at the energizer, then one every 30 m in town or 100 m in the country. A fence with poor earth looks live and is not.',
      },
      {
        title: 'Certify it',
        text: 'New, altered and sold fences need a certificate of compliance from a registered installer. You get it with the handover.',
      },
    ],
  },
  specifications: [
    {
      Icon: RulerIcon,
      title: 'Brackets and wire',
      text: 'Closely spaced brackets keep the wires parallel. More strands leave a smaller gap, and more wire to feed.',
      rows: [
        ['Brackets', 'every 3 m'],
        ['Strands, home', { ours: '6 to 8' }],
        ['Strands, estate', { ours: '12 to 20' }],
      ],
    },
    {
      Icon: ZapIcon,
      title: 'Energizer',
      text: 'We size it by the metres of wire that it has to feed, and split a fence with more than 8,000 m.',
      rows: [
        ['To 1,500 m of wire', { ours: '4 to 6 J' }],
        ['To 4,000 m', { ours: '8 J' }],
        ['To 8,000 m', { ours: '12 to 15 J' }],
      ],
    },
    {
      Icon: ActivityIcon,
      title: 'Earth',
      text: 'Spikes of at least 1.2 m, driven where the ground stays damp.',
      rows: [
        ['At the energizer', '3 spikes'],
        ['Along the fence, town', 'every 30 m'],
        ['Along the fence, country', 'every 100 m'],
      ],
    },
    {
      Icon: SignIcon,
      title: 'Warning signs',
      text: 'Along the fence, over every gate and at every corner, so that nobody touches it by mistake.',
      rows: [
        ['Town and public roads', 'every 10 m'],
        ['Country', 'every 100 m'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Alarm',
      text: 'Cut, bridged or earthed wires are reported by zone, to your siren and to the control room.',
      rows: [
        ['Zone length', { ours: '100 to 300 m' }],
        ['Between separate fences', 'at least 2 m'],
      ],
    },
    {
      Icon: FileCheckIcon,
      title: 'Certificate',
      text: 'Required by the Electrical Machinery Regulations of 2011 for new, altered and sold fences.',
      rows: [
        ['Regulation', '12'],
        ['Standard', 'SANS 10222-3'],
      ],
    },
  ],
  questions: [
    'Who signs the certificate of compliance, and is it in the price?',
    'Where is the first live wire lowest, and how high is it there?',
    'How do you test the earth, and will you show me the reading?',
  ],
  next: {
    heading: 'Have your perimeter measured',
    text: 'Tell us the length of the wall and its height where it is lowest. We come back with a drawing, the energizer it needs and a price.',
  },
}));
