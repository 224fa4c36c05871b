import {
  BellIcon,
  ClockIcon,
  FuelIcon,
  RadioIcon,
  RouteIcon,
  ShieldCheckIcon,
} from '@app/ui/icons';
import { RoutePlan } from '../../features/technology/drawings/route-plan.tsx';
import type { TechnologySummary } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary: TechnologySummary = {
  id: 'vehicle-telematics',
  order: 7,
  title: 'Smart Vehicle Telematics',
  description: 'See where a vehicle is, and get a message when it leaves the area that you set.',
};

export const head = /* @__PURE__ */ technologyHead(summary, [
  'vehicle tracking',
  'fleet telematics',
  'geofence',
  'truck hijacking',
  'fuel monitoring',
]);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'A dot on a map is not yet security. The question is: who learns that a vehicle stands where it should not, and how soon?',
  introduction: [
    'The drawing shows one trip. The vehicle leaves the fenced yard (1), keeps to the streets it knows and reports as it goes (2), leaves them (3), and stands still where nobody expects it (4). The last two are what a rule is for: each can raise an alarm without anyone watching a screen.',
  ],
  drawing: {
    Sheet: RoutePlan,
    title: 'One trip, its fence and its stop',
    scale: 'Bar 200 m, north up',
    rule: { ours: 'Off route is an event' },
  },
  approach: {
    heading: 'How we set it up',
    steps: [
      {
        title: 'List the vehicles',
        text: 'What each one carries, who drives it, where it sleeps and where it has no business to be.',
      },
      {
        title: 'Draw the fences',
        text: 'Yards, customers, routes and no-go areas, each with the hours in which it counts.',
      },
      {
        title: 'Agree the calls',
        text: 'Which event is logged, which sends a message, and which wakes somebody. Too many alarms are as bad as none.',
      },
      {
        title: 'Tell the drivers',
        text: 'People have a right to know what is recorded about them and why. We give you the wording, and you decide who sees it.',
      },
    ],
  },
  specifications: [
    {
      Icon: RouteIcon,
      title: 'Position',
      text: 'Satellite position and direction, reported while the vehicle moves and less often while it stands.',
      rows: [
        ['Recorded', 'trip by trip'],
        ['Seen by', 'people you name'],
      ],
    },
    {
      Icon: ShieldCheckIcon,
      title: 'Geofences',
      text: 'Areas and corridors drawn on the map. Entering, leaving or standing still in one is an event.',
      rows: [
        ['Shape', 'area or corridor'],
        ['Active', 'by day and hour'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Panic and driver',
      text: 'A hidden button in the cab, and a tag that says who is driving.',
      rows: [
        ['Panic button', 'hidden, in the cab'],
        ['Driver', 'by tag or card'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Jamming',
      text: 'Loss of signal is itself an event. The unit keeps its record and sends it when the network returns.',
      rows: [
        ['On lost signal', 'event, then record'],
        ['Own battery', 'yes'],
      ],
    },
    {
      Icon: FuelIcon,
      title: 'Fuel and load',
      text: 'Fuel level, door contacts and cargo temperature show losses that a route alone does not.',
      rows: [
        ['Fuel', 'level against distance'],
        ['Doors', 'opened, where and when'],
      ],
    },
    {
      Icon: ClockIcon,
      title: 'Records',
      text: 'Trips and events are kept for as long as you need them and no longer. Privacy law applies to vehicles too.',
      rows: [
        ['Reports', 'per trip, driver, fence'],
        ['Kept for', 'set with you'],
      ],
    },
  ],
  questions: [
    'Who is told that a vehicle has left its route, and how soon?',
    'What is left of the record when the signal is jammed?',
    'Who can see where my drivers are, and how long is it kept?',
  ],
  next: {
    heading: 'Tell us what you move, and where',
    text: 'How many vehicles, what they carry and what went wrong last time is enough to begin. We answer with questions, fences and a price.',
  },
}));
