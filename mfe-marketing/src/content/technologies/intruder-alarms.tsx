import {
  BatteryChargingIcon,
  BellIcon,
  DoorOpenIcon,
  LayersIcon,
  RadioIcon,
  ScanLineIcon,
} from '@app/ui/icons';
import { CompanyEmail } from '../../company/company-email.tsx';
import { AlarmPlan } from '../../features/technology/drawings/alarm-plan.tsx';
import { AlarmFilm } from '../../features/technology/film/alarm-film.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';
import { signalPaths } from '../signal-paths.ts';

export const summary: TechnologySummary = {
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
  lede: 'An alarm has one job: to notice, whichever way somebody comes in, and to get the message out. Both can be checked on a plan before anything is drilled.',
  introduction: [
    'The drawing shows a family home. Each room with a door or window to the outside has its own motion detector, and each door that leads out has a contact. Only the bath and the end of the passage are unseen, and nobody gets there without passing a detector.',
    'The living room is marked because its sliding door is the likeliest way in. Its detector sits on the same wall as the glass: it looks into the room, never at the sun.',
  ],
  drawing: {
    Sheet: AlarmPlan,
    title: 'Alarm in a family home, floor plan',
    scale: 'Living room 7.8 m wide',
    rule: { ours: 'One detector a room, one contact a door' },
  },
  details: AlarmFilm,
  approach: {
    heading: 'How we plan an alarm',
    steps: [
      {
        title: 'Walk the ways in',
        text: 'Every outer door and shutter gets a contact, and every room that can be entered a detector. A large room gets one for each 100 m², a figure of our own.',
      },
      {
        title: 'Place the detectors',
        text: 'In a corner, 2.2 m up, not facing windows or heat. Where there are pets, we fit detectors that ignore them.',
      },
      {
        title: 'Leave room to grow',
        text: 'We plan at least a fifth more zones than are in use, so that the next room or the beams in the garden fit in.',
      },
      {
        title: 'Prove it',
        text: 'At handover we trip every device in front of you, see its name arrive, and try each signal path with the other one off.',
      },
    ],
  },
  specifications: [
    {
      Icon: ScanLineIcon,
      title: 'Motion detectors',
      text: 'They notice warmth that moves across their view, so a corner works better than the middle of a wall.',
      rows: [
        ['Height', '2.2 m'],
        ['View', '90°'],
        ['Reach', 'about 12 m'],
      ],
    },
    {
      Icon: DoorOpenIcon,
      title: 'Contacts and beams',
      text: 'Contacts report a door before anybody is inside; beams in the garden, before anybody is at the door.',
      rows: [
        ['Contacts', { ours: 'each outer door and shutter' }],
        ['Range of beams', '1.25 × the side they guard'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Sirens and panic buttons',
      text: 'The siren inside wakes you, the one outside tells the street. In a shop, panic buttons are hidden.',
      rows: [
        ['Sirens', { ours: 'one inside, one outside' }],
        ['Panic buttons, home', { ours: 'at least 2' }],
        ['Panic buttons, shop', { ours: 'at least 2, hidden' }],
      ],
    },
    {
      Icon: LayersIcon,
      title: 'Panel and zones',
      text: 'A zone for each device tells you and the control room which door or room it was, not only that it rang.',
      rows: [
        ['Zones', { ours: '1.2 × those in use' }],
        ['Place', 'out of sight, in a covered room'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Signal paths',
      text: 'Two paths where crime uses jammers or the signal is poor. They share neither cable nor network, so that one fault cannot take both.',
      rows: signalPaths,
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power cuts',
      text: 'We size the battery from what the system draws and the hours that you tell us, with the sirens counted in.',
      rows: [
        ['Sized for', { ours: 'two outages in a row' }],
        ['Reserve', '25%'],
      ],
    },
  ],
  questions: [
    'Which doors and rooms will nothing watch, and why?',
    'What still gets out when the mobile signal is jammed, or the line is cut?',
    'Do I get the installer code, so that somebody else could look after the system?',
  ],
  next: {
    heading: 'Have your ways in counted',
    text: (
      <>
        Tell us which rooms and outer doors there are, or e-mail a sketch of the floor plan to{' '}
        <CompanyEmail />. We come back with the list of detectors, contacts and sirens, and a price.
      </>
    ),
  },
}));
