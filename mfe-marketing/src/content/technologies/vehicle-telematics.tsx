import { BellIcon } from '@app/ui/icons/bell';
import { ClockIcon } from '@app/ui/icons/clock';
import { FuelIcon } from '@app/ui/icons/fuel';
import { RadioIcon } from '@app/ui/icons/radio';
import { RouteIcon } from '@app/ui/icons/route';
import { ShieldCheckIcon } from '@app/ui/icons/shield-check';
import { RoutePlan } from '../../features/technology/drawings/route-plan.tsx';
import { UprightRoutePlan } from '../../features/technology/drawings/route-plan-upright.tsx';
import type { TitledTechnology } from '../../features/technology/technology.ts';
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export { loadTechnologyPrices as load } from '../../features/technology/load-technology-prices.ts';

export const summary: TitledTechnology = {
  id: 'vehicle-telematics',
  order: 7,
  title: 'Smart Vehicle Telematics',
  description: 'See where a vehicle is, and get a message when it leaves the area you set.',
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
  lede: 'When a vehicle leaves its route or stops where it should not, who is told, and how soon? We plan the alarms around your answer.',
  introduction: [
    'The drawing shows one trip. The vehicle leaves the yard (1), keeps to its route and reports as it goes (2). Then it leaves the route (3) and makes an unplanned stop (4). The last two can each raise an alarm without anyone watching a screen.',
  ],
  drawing: {
    Sheet: RoutePlan,
    Upright: UprightRoutePlan,
    parts: [
      { name: 'Yard', text: 'Inside a geofence with a radius of 200 m.' },
      { name: 'Position report', text: 'Sent often while the vehicle moves.' },
      { name: 'Off route', text: 'The vehicle leaves the intended route.' },
      { name: 'Unplanned stop', text: 'Where no stop was planned.' },
    ],
    title: 'One trip, its fence and its stop',
    scale: 'Bar 200 m, north up',
    rule: { planningValue: 'Off route raises an alarm' },
  },
  approach: {
    heading: 'How we set it up',
    steps: [
      {
        title: 'List the vehicles',
        text: 'What does each one carry, who drives it, where is it parked at night, and where should it never go?',
      },
      {
        title: 'Draw the areas',
        text: 'We draw yards, customers, routes and no-go areas on the map, each with its hours.',
      },
      {
        title: 'Agree on the alarms',
        text: 'Which event is only recorded, which sends a message, and which phones you at night? With too many alarms, people stop looking.',
      },
      {
        title: 'Tell the drivers',
        text: 'Drivers have a right to know what is recorded about them and why, and who can see it.',
      },
    ],
  },
  specifications: [
    {
      Icon: RouteIcon,
      title: 'Position',
      text: 'The unit sends its satellite position and direction, often while the vehicle moves and less often when it is parked.',
      rows: [
        ['Recorded', 'trip by trip'],
        ['Seen by', 'people you name'],
      ],
    },
    {
      Icon: ShieldCheckIcon,
      title: 'Geofences',
      text: 'A geofence is an area or route drawn on the map. Entering, leaving or stopping in it can raise an alarm.',
      rows: [
        ['Shape', 'area or route'],
        ['Active', 'by day and hour'],
      ],
    },
    {
      Icon: BellIcon,
      title: 'Panic and driver',
      text: 'There is a hidden button in the cab, and a tag or card shows who is driving.',
      rows: [
        ['Panic button', 'hidden, in the cab'],
        ['Driver', 'by tag or card'],
      ],
    },
    {
      Icon: RadioIcon,
      title: 'Jamming',
      text: 'Loss of signal can raise an alarm. Ask whether the unit keeps recording, and sends its record when the network is back.',
      rows: [
        ['Signal lost', 'can raise an alarm'],
        ['Own battery', 'ask for one'],
      ],
    },
    {
      Icon: FuelIcon,
      title: 'Fuel and load',
      text: 'Fuel level, door contacts and cargo temperature show theft and spoilage that a map can’t show.',
      rows: [
        ['Fuel', 'level against distance'],
        ['Doors', 'opened, where and when'],
      ],
    },
    {
      Icon: ClockIcon,
      title: 'Records',
      text: 'Trips and events are kept for as long as you need them and no longer. POPIA applies to drivers’ records too.',
      rows: [
        ['Reports', 'by trip, driver, area'],
        ['Kept for', 'set with you'],
      ],
    },
  ],
  questions: [
    'Who is told when a vehicle leaves its route, and how soon?',
    'What is recorded while the signal is jammed?',
    'Who can see where my drivers are, and how long are the records kept?',
  ],
  related: ['iot-sensors', 'monitoring'],
  next: {
    heading: 'Tell us about your vehicles',
    text: 'Start with how many vehicles you have, what they carry and what went wrong before.',
  },
}));
