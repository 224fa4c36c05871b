import {
  BatteryChargingIcon,
  BellIcon,
  ClockIcon,
  PhoneCallIcon,
  RadioIcon,
  ShieldCheckIcon,
} from '@app/ui/icons';
import { AlarmPath } from '../../features/technology/drawings/alarm-path.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';
import { signalPaths } from '../signal-paths.ts';

export const summary: TechnologySummary = {
  id: 'monitoring',
  order: 6,
  title: 'Professional Monitoring',
  description:
    'Two signal paths carry your alarm to a control room, where an operator follows your instructions.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'alarm monitoring',
  'control room',
  'armed response',
  'dual path signalling',
  'signal jamming',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'An alarm that nobody answers is only noise. Monitoring is about two questions: does the signal get through, and how long until somebody acts on it?',
  introduction: [
    'In the drawing the fibre has been cut. The panel takes its second path, the mobile network, and the alarm arrives all the same. The path that went quiet is reported too: silence is a signal.',
    'From there on it is a matter of seconds. The time line shows both to scale: alert processing under 15 seconds, escalation within 60 seconds.',
  ],
  drawing: {
    Sheet: AlarmPath,
    title: 'From the detector to the response, schematic',
    scale: 'Ticks 5 s apart',
    rule: { ours: 'Two separate paths' },
  },
  approach: {
    heading: 'How we connect a site',
    steps: [
      {
        title: 'Name every signal',
        text: 'The operator reads “kitchen door”, not “zone 4”. Each detector, fence zone and panic button gets a name that finds the place.',
      },
      {
        title: 'Choose the paths',
        text: 'Two paths where jammers are used or reception is poor. They share neither cable nor network, so that one fault cannot take both.',
      },
      {
        title: 'Write your instructions',
        text: 'Whom to call, in which order, with which word, and when to send the response without calling at all. You can change them at any time.',
      },
      {
        title: 'Test the whole way',
        text: 'We set off each kind of alarm with you and pull each path in turn. What counts is what the control room saw.',
      },
    ],
  },
  specifications: [
    {
      Icon: ClockIcon,
      title: 'Times',
      text: 'Processing is reading what happened and where. Escalation is calling you or sending the response.',
      rows: [
        ['Alert processing', 'under 15 seconds'],
        ['Escalation', 'within 60 seconds'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Paths',
      text: 'The panel uses a cable and a radio network side by side. When one goes quiet, that is reported.',
      rows: signalPaths,
    },
    {
      Icon: BellIcon,
      title: 'Signals',
      text: 'Burglary is one of many. A battery that fails today is an alarm that fails tomorrow.',
      rows: [
        ['Alarm', 'break-in, panic, duress, fence'],
        ['Condition', 'power, battery, path, tamper'],
      ],
    },
    {
      Icon: PhoneCallIcon,
      title: 'Instructions',
      text: 'The operator follows your list. A wrong word, or no answer, counts as an emergency if you say so.',
      rows: [
        ['People to call', 'in your order'],
        ['Code word', 'yours, and one for duress'],
      ],
    },
    {
      Icon: ShieldCheckIcon,
      title: 'Panic buttons',
      text: 'They pass every question: the response goes out first and the call comes second.',
      rows: [
        ['Home', { ours: 'at least 2' }],
        ['Shop', { ours: 'at least 2, hidden' }],
        ['Clinic', { ours: '1 a consulting room' }],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'We size the alarm for the hours that you state, twice in a row. The router gets a supply of its own.',
      rows: [
        ['Alarm', { ours: 'two cuts in a row' }],
        ['Router', { ours: '12 W' }],
      ],
    },
  ],
  questions: [
    'Which two paths does my alarm take, and what do they share?',
    'How soon does anybody notice that a path is gone?',
    'What does the operator do when nobody answers the phone?',
  ],
  next: {
    heading: 'Have somebody answer',
    text: 'Tell us what alarm you have and how it reports today. Often the panel can stay: we add the second path, name the signals and write the instructions with you.',
  },
}));
