import { BatteryChargingIcon } from '@app/ui/icons/battery-charging';
import { ClockIcon } from '@app/ui/icons/clock';
import { ExitIcon } from '@app/ui/icons/exit';
import { FileCheckIcon } from '@app/ui/icons/file-check';
import { KeyIcon } from '@app/ui/icons/key';
import { LayersIcon } from '@app/ui/icons/layers';
import { DoorBothSides } from '../../features/technology/drawings/door-both-sides.tsx';
import { UprightDoor } from '../../features/technology/drawings/door-upright.tsx';
import { LockTable } from '../../features/technology/drawings/lock-table.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
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
  lede: 'Who may come in, through which door and when? And how does everyone get out, even in a power cut? We plan each door around these questions.',
  introduction: [
    'The drawing shows one complete door from both sides. Only the reader is outside. The lock, the controller and the cables are on the inside, out of reach from the street.',
    'From the inside, shown in amber, the door always opens: with the button, with the break-glass unit, or when the power fails. The contact reports a door that is forced or held open, and the closer shuts the door after each person.',
  ],
  drawing: {
    Sheet: DoorBothSides,
    Upright: UprightDoor,
    parts: [
      { name: 'Reader', text: 'Beside the handle, outside.' },
      { name: 'Magnetic lock', text: 'At the head of the frame, inside.' },
      { name: 'Request to exit', text: 'Opens the door from the inside.' },
      { name: 'Break-glass', text: 'Cuts the power of the lock.' },
      { name: 'Contact', text: 'Reports a door forced or held open.' },
      { name: 'Closer', text: 'Shuts the door after each person.' },
      { name: 'Controller', text: 'On the secure side.' },
      { name: 'Battery', text: 'Keeps lock and controller going in a power cut.' },
    ],
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
        text: 'Staff, cleaners, contractors, visitors: who needs which door, and at what hours? This list becomes the access groups.',
      },
      {
        title: 'Check the escape routes',
        text: 'We walk the escape routes before we choose a lock. A door on an escape route opens from the inside without a key, a card or power.',
      },
      {
        title: 'Repair the door first',
        text: 'A strong lock does not help on a weak frame. A door that sags or does not latch is repaired before the lock goes in.',
      },
      {
        title: 'Test every door',
        text: 'Each door is opened, refused, forced, held open and left without power. Each of these must show in the log.',
      },
    ],
  },
  specifications: [
    {
      Icon: KeyIcon,
      title: 'Readers',
      text: 'A card or a phone is quick, a PIN is easily shared, and a fingerprint can’t be lent. A high-risk door asks for two of them.',
      rows: [
        ['Ordinary door', 'card or phone'],
        ['Server or cash room', 'card and PIN or finger'],
      ],
    },
    {
      Icon: LayersIcon,
      title: 'Controllers',
      text: 'The controller keeps working when the network is down. It is mounted on the secure side.',
      rows: [
        ['Doors on one controller', '1, 2, 4 or 8'],
        ['Users', 'up to 10 000 per access controller'],
        ['Doors in one system', '128'],
      ],
    },
    {
      Icon: ExitIcon,
      title: 'Way out',
      text: 'Every day, people use a button or a handle. In an emergency, the break-glass unit cuts the power to a magnetic lock.',
      rows: [
        ['Escape door', 'opens without a key'],
        ['Without power', 'fails safe'],
      ],
    },
    {
      Icon: ClockIcon,
      title: 'Times and groups',
      text: 'A card works only at the doors and hours of its group. You switch off a lost card; you don’t change the lock.',
      rows: [
        ['Groups and hours', 'set with you'],
        ['Door held open', 'reported'],
      ],
    },
    {
      Icon: FileCheckIcon,
      title: 'Log',
      text: 'It lists every entry and every refusal, by door and time. The log is personal information, so only a few people may read it.',
      rows: [
        ['Cloud logs', 'kept 90 days'],
        ['Privacy law', 'POPIA'],
      ],
    },
    {
      Icon: BatteryChargingIcon,
      title: 'Power',
      text: 'Locks and controllers have their own battery-backed supply, sized for the hours you need.',
      rows: [
        ['Supply', 'battery-backed'],
        ['Reserve on the battery', '25%'],
      ],
    },
  ],
  questions: [
    'Which doors open when the power and the battery are flat, and which stay shut?',
    'How does a person without a card get out?',
    'Who can switch off a lost card, and who can read the log?',
  ],
  related: ['intercom-systems', 'gate-automation'],
  next: {
    heading: 'Plan your doors',
    text: 'Tell us how many doors you have and who uses them. We look at the frames, the locks and the escape routes before we quote.',
  },
}));
