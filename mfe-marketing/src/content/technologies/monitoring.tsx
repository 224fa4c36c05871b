import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { BellIcon } from '@app/ui/icons/bell';
import { ClockIcon } from '@app/ui/icons/clock';
import { PhoneCallIcon } from '@app/ui/icons/phone-call';
import { RadioIcon } from '@app/ui/icons/radio';
import { ShieldCheckIcon } from '@app/ui/icons/shield-check';
import { AlarmPath } from '../../features/technology/drawings/alarm-path.tsx';
import { UprightAlarmPath } from '../../features/technology/drawings/alarm-path-upright.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';
import { signalPaths } from '../signal-paths.ts';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'monitoring',
  order: 6,
  title: 'Professional Monitoring',
  description:
    'Two signal paths carry your alarm to a control room, where an operator acts on your instructions.',
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
  lede: 'Monitoring comes down to two questions: does the signal get through, and how soon does an operator act on it?',
  introduction: [
    'In the drawing the fibre (2) has been cut. The panel (1) uses its second path, the mobile network (3), and the alarm still arrives. The cut line is reported too.',
    'The time line is to scale: alert processing under 15 seconds, escalation within 60 seconds.',
  ],
  drawing: {
    Sheet: AlarmPath,
    Upright: UprightAlarmPath,
    parts: [
      { name: 'Panel', text: 'Sends the alarm on two separate paths.' },
      { name: 'Fibre', text: 'Cut. The panel reports that too.' },
      { name: 'Mobile network', text: 'Carries the alarm while the fibre is down.' },
      { name: 'Control room', text: 'Processes the alert in under 15 seconds.' },
      { name: 'Escalation', text: 'Within 60 seconds, as your instructions say.' },
    ],
    title: 'From the detector to the response, schematic',
    scale: 'Ticks 5 s apart',
    rule: { planningValue: 'Two separate paths' },
  },
  approach: {
    heading: 'How we connect a site',
    steps: [
      {
        title: 'Name every signal',
        text: 'The operator reads “kitchen door”, not “zone 4”. Each detector, fence zone and panic button is named after its place.',
      },
      {
        title: 'Choose the paths',
        text: 'We plan two paths where jammers are used or the signal is poor. They share no cable and no network, so one fault can’t stop both.',
      },
      {
        title: 'Write your instructions',
        text: 'Who to call and in which order, the code word, and when to send armed response without calling first.',
      },
      {
        title: 'Test from end to end',
        text: 'Set off each kind of alarm and unplug each path in turn. Ask the control room what it received.',
      },
    ],
  },
  specifications: [
    {
      Icon: ClockIcon,
      title: 'Times',
      text: 'Processing means reading what happened and where. Escalation means calling you or sending armed response.',
      rows: [
        ['Alert processing', 'under 15 seconds'],
        ['Escalation', 'within 60 seconds'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Paths',
      text: 'The panel uses a cable and a radio network side by side. If one goes down, it is reported.',
      rows: signalPaths,
    },
    {
      Icon: BellIcon,
      title: 'Signals',
      text: 'The panel reports break-ins, and also faults such as a weak battery or a lost path, so you can have them fixed in time.',
      rows: [
        ['Alarm', 'break-in, panic, duress, fence'],
        ['Condition', 'power, battery, path, tamper'],
      ],
    },
    {
      Icon: PhoneCallIcon,
      title: 'Instructions',
      text: 'The operator follows your list. If you choose, a wrong code word or no answer counts as an emergency.',
      rows: [
        ['People to call', 'in your order'],
        ['Code words', 'one normal, one for duress'],
      ],
    },
    {
      Icon: ShieldCheckIcon,
      title: 'Panic buttons',
      text: 'You decide what a panic signal does. You can have armed response sent first and be called afterwards.',
      rows: [
        ['Home', { planningValue: 'at least 2' }],
        ['Shop', { planningValue: 'at least 2, hidden' }],
        ['Clinic', { planningValue: '1 a consulting room' }],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'We size the alarm’s battery for the hours you need, twice in a row. The router gets its own backup.',
      rows: [
        ['Alarm', { planningValue: 'two cuts in a row' }],
        ['Router', { planningValue: '12 W' }],
      ],
    },
  ],
  questions: [
    'Which two paths does my alarm use, and do they share a cable or a network?',
    'How soon do you notice that a path is down?',
    'What does the operator do when nobody answers the phone?',
  ],
  related: ['intruder-alarms', 'video-surveillance'],
  next: {
    heading: 'Connect your alarm',
    text: 'Tell us which alarm you have and how it reports today. Often the panel can stay, and we add a second path.',
  },
}));
