import type { Control } from '../control.ts';
import { counting } from '../place-groups.ts';

export const stockControls = {
  'two-person-count': {
    at: counting,
    name: [
      'Have two people count what comes in and goes out at {place}',
      'Have two people count what comes in and goes out',
    ],
    how: {
      'place:loading-dock': {
        'premises:wholesaler':
          'The checker counts without seeing the quantity on the invoice. A second person who does not work on the dock counts every tenth pallet again. Both sign before the driver does.',
      },
      'asset:meat':
        'Weigh meat on arrival and at the start of each shift, on the same scale, with two people. Write down kilograms, not boxes.',
      'people:drivers':
        'Driver and checker each count without seeing the other’s figure. Settle differences before the vehicle leaves.',
      otherwise:
        'One person counts, and another checks a sample without knowing the first figure. Start with the ten lines that lose the most.',
    },
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    measure: 'stock-control',
    present: {
      name: 'Check a sample of the stock count yourself',
      how: 'Pick ten lines at random each week and count them against the system without telling anyone which. The differences may point to a shift or a door.',
    },
    fit: { 'premises:tuck-shop': 0.3, 'premises:spaza-shop': 0.3 },
  },
  'rotate-checkers': {
    name: {
      'people:drivers': 'Change the pairs of driver and checker',
      otherwise: 'Change who counts with whom',
    },
    how: {
      'people:drivers':
        'The same checker and driver do not work together twice in a row. Draw the pairs each morning, after the routes are fixed.',
      otherwise:
        'Two people do not count together for more than a week. Put the changes on the roster.',
    },
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
  'seal-check': {
    name: 'Use numbered seals and check them on the way out',
    how: 'Fit a numbered seal after the count, write the number on the delivery note and send it to the customer. A second person checks it before the vehicle leaves.',
    who: 'Your staff',
    when: 'This week',
    cost: 'quote',
    only: ['asset:trucks', 'people:drivers', 'incident:delivery-theft', 'place:loading-dock'],
  },
  'waste-check': {
    name: 'Check bags and bins at different times',
    how: {
      'place:back-door':
        'Two people take the rubbish out in clear bags, at fixed times, through one door. Check the bins before they are collected.',
      otherwise:
        'Use clear rubbish bags, flattened boxes and one exit for staff, with random searches that include managers. Put searches into the contract first; a person of the same sex does them, with respect.',
    },
    who: 'Your staff',
    when: 'This month',
    cost: 'nothing',
    cautions: ['staff'],
    standards: ['dismissal'],
  },
  'till-report': {
    name: 'Read the records first, then any recording',
    how: 'List voids, refunds, corrections and missing slips by person for the last month. Where one person has far more than the others, look only at those times.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['place:till', 'incident:staff-theft', 'asset:airtime'],
  },
  'move-stock': {
    name: {
      'premises:tuck-shop': 'Keep less in the shop overnight',
      'asset:medicines': 'Keep medicines under lock, and only the day’s needs within reach',
      'asset:cigarettes': 'Lock the cigarettes away',
      'nothing-happened': 'Keep small, expensive goods where staff see them',
      otherwise: 'Move the goods that are stolen to where staff see them',
    },
    how: {
      'premises:spaza-shop':
        'Keep cigarettes and airtime behind mesh with a hatch, and only as much as you need for the day. Do not keep the rest at the shop overnight.',
      'premises:tuck-shop':
        'Keep only two days’ sweets and cooldrinks in the shop, and lock the rest away elsewhere.',
      'asset:medicines':
        'Keep scheduled medicines in a locked safe or cabinet that customers cannot see, take out what the day needs, and count what is left at each change of shift.',
      'asset:cigarettes':
        'Keep one open carton of each kind in a closed cabinet. Keep the rest in a locked store that the cashier cannot open alone.',
      'nothing-happened':
        'Put them within three metres of whoever is always there. Display one of each and lock the rest away.',
      otherwise:
        'Keep small, expensive goods within three metres of whoever is always there. Display one of each and lock the rest away.',
    },
    who: 'You',
    when: 'Today',
    cost: 'nothing',
    unless: ['premises:jewellery-shop'],
  },
  'cage-store': {
    name: {
      'asset:cable-reels': 'Put cable reels into a locked cage inside',
      'premises:school': 'Lock portable equipment in one strongroom',
      'asset:medicines': 'Lock scheduled medicines into a cabinet inside the room',
      'asset:tools': 'Lock tools into a cage or a container',
      otherwise: 'Lock what thieves can carry into a cage',
    },
    how: {
      'asset:cable-reels':
        'Keep full reels inside the building, in the middle of the floor, chained together. Keep only one day’s cable outside, and sign reels out.',
      'premises:construction-site':
        'Use a steel container with a shielded lock and place its doors facing a wall or another container at night. Check the tools against a list at knock-off time.',
      'premises:school':
        'Before each holiday, move projectors, laptops and keys to one strongroom with mesh above the ceiling and a detector. Keep a list of what is in it.',
      'asset:medicines':
        'Bolt a steel cabinet with its own key to the wall inside the room. The person who signs for the shift keeps the key.',
      'asset:alcohol':
        'Keep spirits behind welded mesh in the store, with one key holder per shift.',
      otherwise:
        'Fit welded mesh up to the ceiling in one room, with one key holder per shift and its own alarm contact.',
    },
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    unless: [
      'place:roof-plant',
      // What is installed goes into no cage.
      'asset:pipes',
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
    name: 'Tag the goods and fit a detection gate',
    how: 'Put hard tags on small, expensive goods and fit a detection gate at the door. When it sounds, staff ask politely about a forgotten tag. They never chase anyone.',
    who: 'You',
    when: 'Later',
    cost: 'quote',
    measure: 'tags',
    only: ['incident:shoplifting'],
    unless: ['premises:tuck-shop', 'premises:spaza-shop'],
  },
  'floor-service': {
    name: {
      'nothing-happened': 'Have one more person on the floor at busy times',
      otherwise: 'Put an extra person where most is stolen',
    },
    how: {
      'nothing-happened':
        'One more person greets people and packs shelves near the small, expensive goods. Do not confront or follow anyone.',
      'time:pay-day':
        'From pay day to the weekend, have one extra person work where you lose most, and greet everyone. Do not confront or follow a group.',
      otherwise: [
        'Greet everyone within three metres, and keep one person where you lose most, above all {time}.',
        'Greet everyone within three metres, and keep one person where you lose most.',
      ],
    },
    who: 'Your staff',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:shoplifting'],
  },
  'medicine-register': {
    name: 'Count the scheduled medicines every shift',
    how: {
      'time:shift-change':
        'Two people count schedule 5 and 6 medicines at each handover and sign. They report a difference at once, while people remember.',
      otherwise:
        'Every day, two people count schedule 5 and 6 medicines against the register and sign. Keep one week’s stock in the room, not a month’s.',
    },
    who: 'Your staff',
    when: 'Today',
    cost: 'nothing',
    only: ['asset:medicines', 'incident:medicine-theft'],
  },
  'lock-roof-access': {
    at: ['roof-plant'],
    name: ['Lock every way up to {place}', 'Lock every way up to the roof'],
    how: 'Fit a lock and an alarm contact on the stair door or hatch, and a locked cover on the ladder. Have pipes and cables boxed in steel. Nobody goes up without fall protection.',
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    only: ['place:roof-plant'],
    fit: { 'place:roof-plant': 4 },
    cautions: ['escape'],
  },
  'cable-sensor': {
    name: 'Fit an alarm sensor to the cable',
    how: {
      'place:substation':
        'A sensor on the cable reports movement or a cut at once, in the substation too. It has its own radio network and works when the power is off.',
      otherwise:
        'A sensor on the cable, or a loop of alarm cable in the duct, reports at once where a cable is cut. It works when the power is off.',
    },
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
    name: {
      'place:roof-plant': 'Mark pipes and cables so that they are hard to sell',
      'incident:cable-theft': 'Mark your cable so that it is hard to sell',
      'asset:solar-panels': 'Mark the panels so that they are hard to sell',
      otherwise: 'Mark the metal so that it is hard to sell',
    },
    how: {
      'premises:school':
        'Have pipes and fittings marked with the school’s name or a forensic dye, and put up signs that say so. When pipes are replaced, ask your plumber which can be plastic.',
      'place:roof-plant':
        'Have pipes and cables marked with your name or a forensic dye, photograph the marks and put up signs that say so. A mark helps the SAPS to link them to you. Only an electrician works on cable.',
      'asset:solar-panels':
        'Have the panels engraved with your name, photograph the marks and serial numbers, and put up signs that say so. A mark helps the SAPS to link them to you. Nobody climbs onto the roof for it without fall protection.',
      'incident:metal-theft':
        'Have it marked with your name or a forensic dye, photograph the marks and put up signs that say so. A mark helps the SAPS to link it to you.',
      otherwise:
        'Have the cable marked with your name or a forensic dye, photograph the marks and put up signs that say so. A mark helps the SAPS to link the cable to you. Only an electrician works on installed cable.',
    },
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:cable-theft', 'incident:metal-theft', 'asset:copper', 'asset:solar-panels'],
  },
  'hide-pipes': {
    name: 'Put pipes and taps where thieves cannot reach them, or make them plastic',
    how: 'Ask a plumber to replace copper on outside walls with plastic pipe, and to move the rest inside or behind a steel cover. Copper that hot water needs stays copper.',
    who: 'A builder or welder',
    when: 'This month',
    cost: 'quote',
    only: ['asset:pipes'],
    unless: ['place:roof-plant'],
  },
  'bury-cable': {
    name: 'Put the cable where thieves cannot reach it',
    how: 'Ask your electrician about concrete over duct covers, welded manhole lids, steel conduit on walls, and aluminium instead of copper where the load allows.',
    who: 'A registered electrician',
    when: 'Later',
    cost: 'quote',
    only: ['incident:cable-theft', 'asset:copper'],
    unless: ['place:roof-plant', 'asset:cable-reels', 'asset:pipes'],
    cautions: ['liveCable'],
  },
  'tank-sensor': {
    name: 'Fit a level sensor to the tank',
    how: {
      'place:fuel-tank': {
        'time:night':
          'A level sensor that reports every few minutes shows when the level drops while nobody should be filling. You can then tell a break-in from an extra fill.',
      },
      otherwise:
        'A level sensor reports deliveries, fills and leaks with their time. Compare it with what was issued every morning; the difference is what you lose.',
    },
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
    name: 'Record driver and vehicle at each fill',
    how: {
      'premises:factory':
        'A tag per forklift and per driver unlocks the pump. Litres per running hour then show which machine gets more than it can use.',
      'premises:transport-yard':
        'Use a tag per truck, record the odometer at each fill, and compare litres per 100 km by driver.',
      otherwise:
        'A tag per vehicle unlocks the pump. Every week, compare litres with hours or kilometres.',
    },
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:fuel-theft', 'asset:diesel'],
  },
  'lock-tank': {
    name: 'Lock the filler, the drain and any pump switch',
    how: 'Fit shrouded locks on filler and drain valve, switch off any pump’s supply at the DB board after hours, and lock hoses away.',
    who: 'You',
    when: 'Today',
    cost: 'quote',
    only: ['incident:fuel-theft', 'place:fuel-tank'],
    cautions: ['fuel'],
  },
  'panel-bolts': {
    name: {
      'asset:solar-panels': 'Fix the panels with bolts that thieves cannot undo',
      otherwise: 'Fix the equipment with bolts that thieves cannot undo',
    },
    how: {
      'asset:solar-panels':
        'Your solar installer fits shear nuts and chains the rails, with the system switched off; we fit a vibration detector on the frame. Photograph the serial numbers.',
      otherwise:
        'It gets shear nuts and a chain or a steel frame, with the power off; we fit a vibration detector on it. Photograph the serial numbers.',
    },
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
    name: {
      'premises:student-housing': 'Give each room a drawer that locks',
      'premises:home': 'Mark your electronics and note the serial numbers',
      'asset:laptops': 'Lock laptops away or to the desk',
      'asset:sound-equipment': 'Lock the sound equipment up after use',
      otherwise: 'Lock up and mark the equipment',
    },
    how: {
      'premises:office': {
        'asset:laptops':
          'Use a steel cabinet per department at night and cable locks by day. Encrypt the disks, so that a thief cannot read the data, and list serial numbers.',
      },
      'asset:sound-equipment':
        'Lock mixer, microphones and projector into a steel cabinet in an inner room with its own detector. Engrave them: marked equipment is harder to sell.',
      'place:computer-lab':
        'Fit steel cages for the computers and cable locks for the screens. Engrave your name on them, and keep a list of serial numbers off site.',
      'premises:student-housing':
        'Use steel drawers that are bolted to the wall and large enough for a laptop. Engrave laptops and phones.',
      'premises:home':
        'Engrave them, and keep serial numbers with photos somewhere else. Marked goods are harder to sell, and the SAPS can return them.',
      otherwise:
        'Use a steel cabinet that is bolted down, engrave the equipment, and list serial numbers with photos.',
    },
    who: 'You',
    when: 'This month',
    cost: 'quote',
    fit: { 'people-live-here': 0.5, 'asset:laptops': 1.2, 'asset:sound-equipment': 1.2 },
  },
  'brand-animals': {
    name: 'Mark the animals and count them daily',
    how: 'Cattle, sheep, goats and pigs get your registered brand or tattoo. Count all animals every evening, also poultry, and keep them at night where you can hear them. Do not go out at night to look.',
    who: 'You',
    when: 'This week',
    cost: 'nothing',
    only: ['incident:stock-theft-animals', 'asset:livestock'],
  },
  'parcel-point': {
    name: 'Give couriers a safe place to leave parcels',
    how: 'Fit a steel drop box with a chute inside the gate, or use a pick-up point for expensive goods. Ask for a delivery time.',
    who: 'You',
    when: 'This month',
    cost: 'quote',
    only: ['incident:package-theft', 'asset:parcels'],
  },
} as const satisfies Record<string, Control>;
