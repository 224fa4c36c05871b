import type { Control } from '../control.ts';
import { counting } from '../place-groups.ts';

export const stockControls = {
  'two-person-count': {
    at: counting,
    name: ['Count twice at {place}, by two people', 'Count twice, by two people'],
    how: [
      {
        when: ['place:loading-dock', 'premises:wholesaler'],
        say: 'The checker counts blind, without seeing the invoice quantity, and a second person who does not work on the dock counts every tenth pallet again. Both sign before the driver does.',
      },
      {
        when: ['asset:meat'],
        say: 'Weigh meat on arrival and at the start of each shift, on the same scale, by two people; write kilograms, not boxes.',
      },
      {
        when: ['people:drivers'],
        say: 'Driver and checker each count without seeing the other’s figure. Differences are settled before the vehicle moves.',
      },
      'One counts, another checks a sample without knowing the first figure. Start with the ten lines that lose the most.',
    ],
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    measure: 'stock-control',
    present: {
      name: 'Check a sample of the stock count yourself',
      how: 'Pick ten lines at random each week and count them against the system before anybody knows which. The pattern of differences shows the shift or the door.',
    },
  },
  'rotate-checkers': {
    name: 'Change who checks whom',
    how: [
      {
        when: ['people:drivers'],
        say: 'The same checker and the same driver never meet twice in a row. Draw the pairs each morning, after the routes are fixed.',
      },
      'No two people work the same count together for more than a week. Put it on the roster, not on trust.',
    ],
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
  'seal-check': {
    name: 'Number the seals and read them twice',
    how: 'Numbered seals go on after the count, the number goes on the delivery note and to the customer by message, and the gate reads it again before the boom lifts.',
    who: 'Your staff',
    when: 'This week',
    cost: 'quote',
    only: ['asset:trucks', 'people:drivers', 'incident:delivery-theft', 'place:loading-dock'],
  },
  'waste-check': {
    name: 'Check bags and bins at changing times',
    how: [
      {
        when: ['place:back-door'],
        say: 'Rubbish leaves in clear bags with two people, at fixed hours, through one door. The bin area is looked into before the truck comes.',
      },
      'Clear rubbish bags, flat boxes, one exit for staff, and a search by lot that includes managers. Put it into the contract first and search with respect, by the same sex.',
    ],
    who: 'Your staff',
    when: 'This month',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
  'till-report': {
    name: 'Read the till report before the recording',
    how: 'List voids, refunds, no-sale openings and discounts per cashier for the last month. Where one cashier has far more than the others, look at the recording of those minutes only.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['place:till', 'incident:staff-theft', 'incident:fraud', 'asset:airtime'],
  },
  'move-stock': {
    name: [
      { when: ['premises:tuck-shop'], say: 'Keep less in the hut overnight' },
      { when: ['asset:cigarettes'], say: 'Move cigarettes and airtime behind the counter' },
      'Move what is stolen into sight',
    ],
    how: [
      {
        when: ['premises:spaza-shop'],
        say: 'Cigarettes and airtime go behind mesh with a hatch, and only the day’s quantity stands there. The rest is not kept at the shop overnight.',
      },
      {
        when: ['premises:tuck-shop'],
        say: 'Keep sweets and cooldrinks for two days, not two weeks, and lock the reserve in the main building.',
      },
      {
        when: ['asset:cigarettes'],
        say: 'In a closed cabinet, one carton of each kind open. The rest stays in a locked store that the cashier cannot open alone.',
      },
      'Small and expensive goods stand within three metres of a till, one item a facing, with the rest locked away.',
    ],
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    unless: ['premises:jewellery-shop'],
  },
  'cage-store': {
    name: [
      {
        when: ['premises:warehouse', 'asset:copper'],
        say: 'Put cable reels into a locked cage inside',
      },
      { when: ['premises:school'], say: 'Keep all that is portable in one strongroom' },
      { when: ['asset:medicines'], say: 'Lock scheduled medicines into a cabinet inside the room' },
      { when: ['asset:tools'], say: 'Lock tools into a cage or a container' },
      'Lock the valuable stock into a cage',
    ],
    how: [
      {
        when: ['premises:warehouse', 'asset:copper'],
        say: 'Full reels inside the building, in the middle of the floor, chained through the drums. Only one day’s cable stands in the yard. Whoever takes one signs.',
      },
      {
        when: ['premises:construction-site'],
        say: 'A steel container with a shielded lock, doors against a wall or another container at night, and a list of tools that is read out at knock-off.',
      },
      {
        when: ['premises:school'],
        say: 'One strongroom with mesh above the ceiling takes projectors, laptops and keys before each holiday, with a detector and a list of what went in.',
      },
      {
        when: ['asset:medicines'],
        say: 'A steel cabinet bolted to the wall inside the room, with its own key, held by the person who signs for the shift. Most staff need the shelves, not the cabinet.',
      },
      {
        when: ['asset:alcohol'],
        say: 'Spirits and cigarettes go behind welded mesh within the store, one key holder per shift.',
      },
      'Welded mesh to the ceiling within the store, one key holder per shift, and its own contact on the alarm.',
    ],
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    unless: [
      'premises:estate',
      'premises:solar-site',
      'premises:church',
      'premises:tuck-shop',
      'premises:office',
      'premises:student-housing',
      'people-live-here',
    ],
  },
  'item-tags': {
    name: 'Tag the goods and mind the gate',
    how: 'Hard tags on the lines that walk, a detection gate at the door, and a rule for what staff do when it sounds: ask about a forgotten tag, never chase into the parking area.',
    who: 'You',
    when: 'Later',
    cost: 'quote',
    measure: 'tags',
    only: ['incident:shoplifting'],
  },
  'floor-service': {
    name: 'Put a person where the theft happens',
    how: [
      {
        when: ['time:pay-day'],
        say: 'From pay-day to the weekend one extra person packs shelves in the aisle that loses most. Being greeted spoils it for groups that distract the cashier.',
      },
      'Greet everyone within three metres, and keep one person packing shelves in the aisle that loses most, above all {time}.',
      'Greet everyone within three metres, and keep one person packing shelves in the aisle that loses most.',
    ],
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:shoplifting'],
  },
  'medicine-register': {
    name: 'Balance the scheduled medicines every shift',
    how: [
      {
        when: ['time:shift-change'],
        say: 'Two nurses count schedule 5 and 6 at each handover and sign; a difference is reported within the hour, while people remember.',
      },
      'Two people count schedule 5 and 6 daily against the register and sign. Keep one week’s stock in the room, not a month’s.',
    ],
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['asset:medicines', 'incident:medicine-theft'],
  },
  'cable-sensor': {
    name: 'Alarm the cable itself',
    how: [
      {
        when: ['place:substation'],
        say: 'A sensor on the run reports movement or a cut at once, in the substation too, over its own radio network, and works when the power is off.',
      },
      'A sensor on the run, or a loop of alarm cable inside the duct, reports a cut at once and says where, also when the power is off.',
    ],
    who: 'We',
    when: 'This month',
    cost: {
      for: '2 to 4 sensors and a gateway',
      items: [
        { need: { device: 'cable-theft-sensor' }, count: [2, 4], hours: 1 },
        { need: { device: 'iot-gateway' }, count: [1, 1], hours: 2 },
      ],
    },
    only: ['incident:cable-theft', 'place:substation'],
    unless: ['asset:pipes'],
  },
  'cable-mark': {
    name: [
      { when: ['premises:school'], say: 'Make your copper unsellable' },
      'Make your cable unsellable',
    ],
    how: [
      {
        when: ['premises:school'],
        say: 'Have pipes and fittings marked with the school’s name or a forensic dye, and put signs up that say so. Ask your plumber which pipes can be plastic when they are replaced.',
      },
      'Have drums and runs marked with your name or a forensic dye, photograph the marks, and put signs up that say so. Scrap dealers must record sellers; a mark gives the SAPS something to match.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:cable-theft', 'incident:metal-theft', 'asset:copper', 'asset:solar-panels'],
  },
  'bury-cable': {
    name: 'Take the cable out of reach',
    how: 'Concrete over duct covers, welded lids on manholes, steel conduit for what climbs a wall, and aluminium instead of copper where the load allows: ask your electrician.',
    who: 'A registered electrician',
    when: 'Later',
    cost: 'quote',
    only: ['incident:cable-theft', 'incident:metal-theft'],
    cautions: ['liveCable'],
  },
  'tank-sensor': {
    name: 'Measure the tank all night',
    how: [
      {
        when: ['place:fuel-tank', 'time:night'],
        say: 'A level sensor that reports every few minutes shows a drop while the gates are locked, and its hour. That separates a break-in from a forklift filled twice.',
      },
      'A level sensor reports deliveries, draws and leaks with their time. Compare it with the dispenser’s meter every morning; the difference is your loss in litres.',
    ],
    who: 'We',
    when: 'This week',
    cost: {
      for: 'one sensor and a gateway',
      items: [
        { need: { device: 'tank-sensor' }, count: [1, 1], hours: 2 },
        { need: { device: 'iot-gateway' }, count: [1, 1], hours: 2 },
      ],
    },
    only: ['incident:fuel-theft', 'asset:diesel', 'place:fuel-tank'],
    cautions: ['fuel'],
  },
  'fuel-log': {
    name: 'Give each draw of diesel a name and a number plate',
    how: [
      {
        when: ['premises:factory'],
        say: 'A tag per forklift and per driver unlocks the pump. Litres per running hour, per machine, then show which one drinks more than its engine can.',
      },
      {
        when: ['premises:transport-yard'],
        say: 'Tag per truck, odometer at each fill, and litres per 100 km by driver. A tank that was filled in the yard and again at a stop shows.',
      },
      'A tag per vehicle unlocks the pump, and litres are compared with hours or kilometres every week.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:fuel-theft', 'asset:diesel'],
  },
  'lock-tank': {
    name: 'Lock the filler, the drain and the pump switch',
    how: 'Shrouded locks on filler and drain valve, the pump’s supply switched off at the board after hours, and hoses locked away. Nobody siphons through a closed valve.',
    who: 'You',
    when: 'Today',
    cost: 'quote',
    only: ['incident:fuel-theft', 'place:fuel-tank'],
    cautions: ['fuel'],
  },
  'panel-bolts': {
    name: 'Fix panels, batteries and generator so that spanners don’t help',
    how: 'Shear nuts, a welded frame, a chain through the rails, serial numbers photographed, and a vibration detector on the frame.',
    who: 'We',
    when: 'This month',
    cost: {
      for: '1 to 3 vibration detectors',
      items: [{ need: { device: 'vibration-detector' }, count: [1, 3], hours: 1 }],
    },
    only: [
      'asset:solar-panels',
      'asset:batteries',
      'asset:generator',
      'premises:solar-site',
      'place:borehole',
    ],
  },
  'lock-equipment': {
    name: [
      { when: ['premises:student-housing'], say: 'Give each room a drawer that locks' },
      { when: ['asset:laptops'], say: 'Lock laptops away or to the desk' },
      { when: ['asset:sound-equipment'], say: 'Lock the sound equipment up after each service' },
      'Lock up and mark the equipment',
    ],
    how: [
      {
        when: ['premises:office', 'asset:laptops'],
        say: 'A steel cabinet per department for the night, cable locks by day, disks encrypted and serial numbers listed. A stolen laptop is then a cost, not a data breach.',
      },
      {
        when: ['asset:sound-equipment'],
        say: 'Mixer, microphones and projector go into one steel cabinet in an inner room, with a detector of its own. Engrave them: marked equipment is hard to sell.',
      },
      {
        when: ['place:computer-lab'],
        say: 'Steel cages for the towers, cable locks for screens, engraved “property of the school”, and a list of serial numbers kept off the premises.',
      },
      {
        when: ['premises:student-housing'],
        say: 'Steel, bolted to the wall, large enough for a laptop. Engrave laptops and phones on one evening together.',
      },
      'A steel cabinet that is bolted down, serial numbers listed with photographs, and an engraved mark that cannot be sanded off unseen.',
    ],
    who: 'You',
    when: 'This month',
    cost: 'quote',
    fit: { 'asset:laptops': 1.2, 'asset:sound-equipment': 1.2 },
  },
  'brand-animals': {
    name: 'Mark the animals and count them daily',
    how: 'A registered brand or tattoo, a count at the kraal every evening at a changing hour, and photographs of the valuable ones. Move the night kraal to where the house or dogs hear it.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:stock-theft-animals', 'asset:livestock'],
  },
  'parcel-point': {
    name: 'Give couriers a place that is not the pavement',
    how: 'A steel drop box inside the gate with a chute, or a pick-up counter near work for anything expensive. Ask senders for a delivery hour.',
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:package-theft', 'asset:parcels'],
  },
} as const satisfies Record<string, Control>;
