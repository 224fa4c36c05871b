import {
  BatteryChargingIcon,
  ClockIcon,
  ExitIcon,
  FileCheckIcon,
  KeyIcon,
  LayersIcon,
} from '@app/ui/icons';
import { DoorBothSides } from '../../features/technology/drawings/door-both-sides.tsx';
import { LockTable } from '../../features/technology/drawings/lock-table.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
  id: 'access-control',
  order: 5,
  title: 'Access Control',
  description: 'Choose who may open which door and when, and keep a record of every entry.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'door access control',
  'card reader',
  'fingerprint reader',
  'magnetic lock',
  'request to exit',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'Who may come in, through which door, at what time? And how does everybody get out? A door has to answer all four, also without power.',
  introduction: [
    'The drawing shows one complete door from both sides. The reader is all that the street gets to see. The lock, the controller and the cables are on the inside, where nobody outside can reach them.',
    'The amber side is the side that always opens: by the button, by the break-glass, or because the power is gone. The contact tells you when the door is forced or held open; the closer keeps it from being forgotten.',
  ],
  drawing: {
    Sheet: DoorBothSides,
    title: 'One door, elevations of both sides',
    scale: 'One for both sides',
    rule: 'Escape doors fail safe',
  },
  details: LockTable,
  approach: {
    heading: 'How we plan doors',
    steps: [
      {
        title: 'List the people',
        text: 'Staff, cleaners, contractors, visitors: who needs which door at what hours. Groups come from this list, not from the equipment.',
      },
      {
        title: 'Walk the escape',
        text: 'We walk the ways out before we choose a lock. A door on one of them opens from the inside without a key, a card or power.',
      },
      {
        title: 'Fit the door',
        text: 'A lock is as good as the frame it sits in. Doors that sag or do not latch are put right first.',
      },
      {
        title: 'Try it all',
        text: 'At handover each door is opened, refused, forced, held open and left without power, and you see each of them in the log.',
      },
    ],
  },
  specifications: [
    {
      Icon: KeyIcon,
      title: 'Readers',
      text: 'A card or a phone is quick, a PIN is shared too easily, a finger cannot be lent. Doors that matter ask for two.',
      rows: [
        ['Ordinary door', 'card or phone'],
        ['Server or cash room', 'card and PIN or finger'],
      ],
    },
    {
      Icon: LayersIcon,
      title: 'Controllers',
      text: 'The controller decides by itself when the network is down. It hangs on the secure side.',
      rows: [
        ['Doors on one controller', '1, 2, 4 or 8'],
        ['Users', 'up to 10,000 per access controller'],
        ['Doors in one system', '128'],
      ],
    },
    {
      Icon: ExitIcon,
      title: 'Way out',
      text: 'A button or a handle for every day, and a break-glass unit that cuts the power of a magnetic lock.',
      rows: [
        ['Escape door', 'opens without a key'],
        ['Without power', 'fails safe'],
      ],
    },
    {
      Icon: ClockIcon,
      title: 'Times and groups',
      text: 'A card works where and when its group may be there. A lost card is switched off, and no lock is changed.',
      rows: [
        ['Groups and hours', 'set with you'],
        ['Door held open', 'reported'],
      ],
    },
    {
      Icon: FileCheckIcon,
      title: 'Log',
      text: 'Every passage and every refusal, by door and time. It is personal information: few people may read it.',
      rows: [
        ['Cloud logs', 'kept 90 days'],
        ['Privacy law', 'POPIA'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power',
      text: 'Locks and controllers have a supply with a battery of their own, sized for the hours that you tell us.',
      rows: [
        ['Supply', 'battery-backed'],
        ['Reserve on the battery', '25%'],
      ],
    },
  ],
  questions: [
    'Which doors open when power and battery are gone, and which stay shut?',
    'How does somebody get out who has no card?',
    'Who can switch off a lost card, and who can read the log?',
  ],
  next: {
    heading: 'Count your doors with us',
    text: 'Tell us how many doors there are and who should pass them. We come and look at frames, locks and ways out, and come back with a drawing of every door and a price.',
  },
}));
