import type { EstablishmentType } from '@app/contracts/proposal';
import type { Answers } from '@app/contracts/shown-questions';
import { describe, expect, test } from 'vitest';
import type { Site } from '../site.ts';
import { assumptionText } from '../words/assumption-texts.ts';
import { readAnswers } from './read-answers.ts';

const home: Answers = {
  wants: ['Cameras', 'Burglar alarm', 'Electric fence', 'Gate motor', 'Backup power'],
  stays: [],
  rooms: '8',
  outer_doors: '3',
  boundary: 'Wall',
  boundary_length: '120',
  wall_height: '2',
  vehicle_gates: ['Sliding gate'],
  gate_mass: '400 kg',
  outages: 'Up to 4 hours',
  circumstances: [],
};

const warehouse: Answers = {
  wants: ['Cameras', 'Burglar alarm', 'Access control on doors'],
  stays: 'Intercom',
  floor_area: '2 400 m²',
  outer_doors: '2',
  docks: '4',
  camera_places: ['Cash office'],
  boundary: 'Palisade fence',
  boundary_length: '1,200',
  vehicle_gates: ['Boom'],
  outages: 'Almost no power cuts',
  circumstances: ['Criminals in our area use signal jammers'],
};

const office: Answers = {
  wants: ['Access control on doors'],
  floor_area: '400',
  rooms: '10',
  outer_doors: '2',
  people: '30',
  access_places: ['Main entrance', 'Server room', 'Cash office'],
  credential: 'Fingerprint',
  outages: 'Up to 2 hours',
};

const clinic: Answers = {
  wants: ['Cameras', 'Burglar alarm'],
  floor_area: '300',
  consulting_rooms: '6',
  outer_doors: '2',
  boundary: "I don't know",
  outages: 'Up to 8 hours',
};

const estate: Answers = {
  wants: ['Intercom', 'Gate motor or boom', 'Access control at pedestrian gates'],
  houses: '150',
  boundary: 'Wall',
  boundary_length: '2 400',
  vehicle_lanes: '3',
  vehicle_gate: 'Boom',
  pedestrian_gates: '2',
  outages: 'Up to 12 hours',
};

const farm: Answers = {
  wants: [
    'Cameras',
    'Cameras where there is no mains power',
    'Sensors for tanks, cables, store doors and power failures',
    'Vehicle tracking',
    'Equipment tracking',
  ],
  remote_points: '3',
  tracked_vehicles: '4',
  rooms: '9',
  outer_doors: '4',
  camera_places: ['Fuel store', 'Tool store'],
  boundary: 'Mesh or wire fence',
  outages: 'Up to 8 hours',
  circumstances: ['The mobile signal is poor', 'A dog or cat stays inside when the alarm is on'],
};

function siteOf(type: EstablishmentType, answers: Answers): Site {
  const site = readAnswers(type, answers);
  if (!site.ok) throw new Error(JSON.stringify(site.failure.fields));
  return site.value;
}

function fieldsOf(type: EstablishmentType, answers: Answers): Readonly<Record<string, string>> {
  const site = readAnswers(type, answers);
  return site.ok ? {} : site.failure.fields;
}

const homeWith = (changes: Answers): Site => siteOf('Residential Home', { ...home, ...changes });
const textsOf = ({ assumed }: Site) =>
  assumed.map((each) => assumptionText(each).replaceAll('\u00a0', ' '));

test('a home with every answer is what it was said to be', () => {
  expect(siteOf('Residential Home', home)).toMatchObject({
    trade: 'home',
    rural: false,
    wants: new Set(['video', 'alarm', 'fence', 'gates', 'power']),
    stays: { systems: new Set(), cameras: 0 },
    rooms: 8,
    floorArea: 200,
    openFloorArea: 0,
    outerDoors: 3,
    boundary: { length: 120, kind: 'wall', height: 2, heightAssumed: false },
    vehicleGates: [{ kind: 'sliding', mass: 400, massAssumed: false, width: 4 }],
    pets: 'none',
    outageHours: 4,
    footageDays: 30,
    signal: 'good',
    monitored: false,
    insurerAsks: 'unknown',
    wishesRefused: [],
  });
});

test('a warehouse with every answer is what it was said to be', () => {
  expect(siteOf('Warehouse', warehouse)).toMatchObject({
    trade: 'commercial',
    wants: new Set(['video', 'alarm', 'access']),
    stays: { systems: new Set(['intercom']), cameras: 0 },
    floorArea: 2400,
    openFloorArea: 2160,
    docks: 4,
    highValueRooms: ['cash-office'],
    boundary: { length: 1200, kind: 'palisade' },
    vehicleGates: [{ kind: 'boom', width: 4 }],
    access: { doors: 3, rooms: ['cash-office'], escapeDoors: 2, credential: 'card', users: 20 },
    outageHours: 0,
    footageDays: 30,
    jammers: true,
    insurerAsks: 'unknown',
  });
});

describe('what a visitor does not know', () => {
  test.each(['', ' ', "I don't know", 'i do not know.', '?', 'Unknown', 'not sure'])(
    'is our planning value when an optional number is %j, and is said',
    (boundary_length) => {
      const site = homeWith({ boundary_length });
      expect(site.boundary.length).toBe(120);
      const said = site.assumed.map((each) => ({ ...each, text: assumptionText(each) }));
      expect(said).toContainEqual({
        question: 'boundary_length',
        id: 'boundaryLength',
        figures: [120],
        text: expect.stringMatching(
          /^You did not know the length of the boundary: we assumed 120\sm, that of a stand of 30\sm by 30\sm\.$/,
        ),
      });
    },
  );

  test('is our planning value when the option says so', () => {
    const site = homeWith({ outages: "I don't know" });
    expect([site.outageHours, site.footageDays]).toEqual([4, 30]);
    expect(textsOf(site)).toContain(
      'You did not know how long power cuts last: we assumed 4 hours.',
    );
    expect(textsOf(site)).toContain(
      'We assumed that recordings are kept for 30 days, and no longer: more days need larger disks.',
    );
  });

  test('is no planning value when the number has to be known', () => {
    expect(fieldsOf('Residential Home', { ...home, rooms: "I don't know" })).toEqual({
      'responses.rooms': expect.stringContaining('whole number from 1 to 300'),
    });
  });

  test('about the height of a wall is said only where an electric fence is planned', () => {
    const { wall_height, ...unknown } = home;
    const fenced = siteOf('Residential Home', unknown);
    expect(fenced.boundary).toMatchObject({ height: 1.8, heightAssumed: true });
    expect(textsOf(fenced)).toContain(
      'You did not know the height of the wall: we assumed a height of 1.8 m for a wall. We measure it before we build an electric fence.',
    );
    const plain = siteOf('Residential Home', { ...unknown, wants: ['Cameras'] });
    expect(textsOf(plain).join()).not.toContain('height');
  });

  test('about the mass of a gate follows from its width', () => {
    const site = homeWith({ gate_mass: '' });
    expect(site.vehicleGates).toEqual([
      { kind: 'sliding', mass: 400, massAssumed: true, width: 4, widthAssumed: true },
    ]);
    expect(textsOf(site)).toContain(
      'You did not know the mass of the gate: we assumed 400 kg for a steel gate of 4 m, 100 kg for each metre.',
    );
  });

  test('about doors with access control is each outside door and each room of value', () => {
    const { access_places, ...unknown } = office;
    const site = siteOf('Office', { ...unknown, camera_places: ['Server room'] });
    expect(site.access).toMatchObject({ doors: 3, rooms: ['server-room'], escapeDoors: 2 });
    expect(textsOf(site)).toContain(
      'We assumed access control on each outside door (2 doors) and at the server room.',
    );
  });
});

test('readers go to the doors that were named, and the rooms behind them are of value', () => {
  const site = siteOf('Office', office);
  expect(site.access).toMatchObject({
    doors: 3,
    rooms: ['cash-office', 'server-room'],
    escapeDoors: 1,
  });
  expect(site.highValueRooms).toEqual(['cash-office', 'server-room']);
  const all = siteOf('Office', { ...office, access_places: ['All outside doors'] });
  expect(all.access).toMatchObject({ doors: 2, rooms: [], escapeDoors: 2 });
});

describe('what is wanted', () => {
  test.each([[[]], [''], [['Not sure: choose for me']]])(
    'and is left to us with %j is what we recommend',
    (wants) => {
      const site = homeWith({ wants });
      expect([...site.wants]).toEqual(['video', 'alarm', 'fence', 'gates', 'intercom', 'power']);
      expect(textsOf(site)).toContain(
        'You left the choice to us. For a home we chose cameras, a burglar alarm, an electric fence, a gate motor or boom, an intercom and backup power.',
      );
    },
  );

  test('and is left to us leaves out what the site has no use for', () => {
    const site = homeWith({
      wants: [],
      boundary: 'Nothing of our own',
      vehicle_gates: [],
      outages: 'Almost no power cuts',
    });
    expect([...site.wants]).toEqual(['video', 'alarm', 'intercom']);
  });

  test('is planned together with our choice when the visitor asks for both', () => {
    const site = homeWith({ wants: ['Vehicle tracking', 'Not sure: choose for me'] });
    expect(site.wants).toContain('vehicles');
    expect(site.wants).toContain('alarm');
    expect(site).toMatchObject({ trackedVehicles: 2, trackedAssets: 0 });
  });

  test('as a gate motor without a gate is for one sliding gate, and that is said', () => {
    const { vehicle_gates, ...rest } = warehouse;
    const site = siteOf('Warehouse', { ...rest, wants: ['Gate motor or boom'] });
    expect(site.vehicleGates).toMatchObject([{ kind: 'sliding', width: 6 }]);
    expect(textsOf(site)).toContain(
      'You want a gate motor but named no gate: we assumed one sliding gate.',
    );
  });
});

test('every gate that was ticked is a gate, each with its kind', () => {
  const vehicle_gates = [
    'Sliding gate, wider than 5 m',
    'Second sliding gate, wider than 5 m',
    'Boom',
    'Gate for people on foot',
  ];
  const site = siteOf('Warehouse', { ...warehouse, vehicle_gates, gate_mass: '700' });
  expect(site.vehicleGates).toMatchObject([
    { kind: 'sliding', width: 8, mass: 700, massAssumed: false },
    { kind: 'sliding', width: 8, mass: 700, massAssumed: false },
    { kind: 'boom', width: 4 },
  ]);
  expect(site.pedestrianGates).toBe(1);
});

test('a gate motor that is wanted at an open entrance is a boom, and that is said', () => {
  const site = siteOf('Warehouse', {
    ...warehouse,
    wants: ['Gate motor or boom'],
    vehicle_gates: ['An open entrance without a gate'],
  });
  expect(site.vehicleGates).toMatchObject([{ kind: 'boom', width: 4 }]);
  expect(textsOf(site)).toContain(
    'You want a gate motor or boom at an open entrance: we assumed one boom.',
  );
});

test('the parking area of an office has a boom when the visitor says so', () => {
  const boom = 'Our parking area has a boom, or needs one';
  expect(siteOf('Office', { ...office, circumstances: boom }).vehicleGates).toHaveLength(1);
  expect(siteOf('Office', office).vehicleGates).toHaveLength(0);
});

test('the height of the wall counts where the choice of an electric fence is left to us', () => {
  const site = homeWith({ wants: [], wall_height: '1.2' });
  expect(site.wants).toContain('fence');
  expect(site.boundary).toMatchObject({ height: 1.2, heightAssumed: false });
});

test('a garage door beside a gate has a mass of its own', () => {
  const gates = ['Garage door', 'Sliding gate'];
  const site = homeWith({ vehicle_gates: gates, gate_mass: '350' });
  expect(site.vehicleGates).toMatchObject([
    { kind: 'sliding', mass: 350, massAssumed: false },
    { kind: 'garage', mass: 120, massAssumed: true, width: 5 },
  ]);
});

test('a warehouse has a room for each that needs a camera, and the open floor', () => {
  const floor_area = '10';
  const places = ['Stock room', 'Cash office', 'Server room', 'Tool store', 'Strongroom or safe'];
  const site = siteOf('Warehouse', { ...warehouse, floor_area, camera_places: places });
  expect(site.rooms).toBe(6);
});

test.each([
  [['Our insurer requires a certificate for the alarm'], 'yes'],
  [[], 'unknown'],
] as const)('after %j it is known whether the insurer asks: %s', (circumstances, asks) => {
  expect(homeWith({ circumstances: [...circumstances] }).insurerAsks).toBe(asks);
});

describe('what is there and stays', () => {
  test('is not planned again, and is said', () => {
    const site = homeWith({ stays: ['Burglar alarm'] });
    expect(site.stays.systems).toEqual(new Set(['alarm']));
    expect(site.wants).not.toContain('alarm');
    expect(textsOf(site)).toContain(
      'You want to keep a burglar alarm, so the plan has no new one.',
    );
  });

  test('as cameras is counted, and new ones are added', () => {
    const site = homeWith({ stays: ['Cameras'], staying_cameras: '4' });
    expect(site.stays).toEqual({ systems: new Set(), cameras: 4 });
    expect(site.wants).toContain('video');
  });

  test('as cameras without new ones is kept as it is', () => {
    const site = homeWith({ wants: ['Burglar alarm'], stays: ['Cameras'], staying_cameras: '4' });
    expect(site.stays).toEqual({ systems: new Set(['video']), cameras: 0 });
  });

  test('as cameras that nobody has tested counts none', () => {
    const site = homeWith({ stays: ['Cameras'], staying_cameras: '' });
    expect(site.stays.cameras).toBe(0);
    expect(textsOf(site)).toContain(
      'You did not know how many of your cameras work: we count none until we have tested them.',
    );
  });

  test('as a gate motor that is strong enough needs no new one', () => {
    const site = homeWith({ stays: ['Gate motor'], motor_rating: '500' });
    expect(site.stays.systems).toContain('gates');
    expect(site.wants).not.toContain('gates');
  });

  test.each([[['Cameras']], [['Gate motor']]])(
    'as a gate motor that is too weak is planned anew when %j is wanted',
    (wants) => {
      const site = homeWith({ wants, stays: ['Gate motor'], motor_rating: '499' });
      expect(site.vehicleGates[0]).toMatchObject({ mass: 400, motorStays: 499 });
      expect(site.wants).toContain('gates');
      expect(site.stays.systems).not.toContain('gates');
    },
  );

  test('as all that was wanted is refused, because the plan would add nothing', () => {
    const answers = { ...home, wants: ['Intercom'], stays: ['Intercom'] };
    expect(fieldsOf('Residential Home', answers)).toEqual({
      'responses.wants': expect.stringContaining('Please choose what the plan should add'),
    });
  });
});

test.each([
  ['alone', { wants: 'Backup power' }],
  ['beside what stays', { wants: ['Backup power', 'Intercom'], stays: ['Intercom'] }],
])('backup power %s is refused, because there is nothing to back up', (_, changes) => {
  expect(fieldsOf('Residential Home', { ...home, ...changes })).toEqual({
    'responses.wants': expect.stringContaining('choose at least one other system'),
  });
});

describe('what nobody may have', () => {
  test.each([
    [
      'Warehouse',
      { camera_places: ['Toilets or change rooms', 'Tool store'] },
      'camera-in-change-room',
    ],
    [
      'Office',
      { access_places: ['An escape door that needs a key from inside'] },
      'locked-escape-door',
    ],
  ] as const)('is no part of the site of a %s: %j', (type, changes, wish) => {
    const site = siteOf(type, { ...(type === 'Office' ? office : warehouse), ...changes });
    expect(site.wishesRefused).toEqual([wish]);
    expect(site.highValueRooms).not.toContain(wish);
  });

  test('is a camera in a consulting room of a clinic', () => {
    const site = siteOf('Clinic', { ...clinic, camera_places: 'Consulting rooms' });
    expect(site.wishesRefused).toEqual(['camera-in-consulting-room']);
    expect(site).toMatchObject({ consultingRooms: 6, rooms: 10, highValueRooms: [] });
  });
});

test('an estate has an intercom for each house and a gate for each lane', () => {
  const site = siteOf('Residential Estate', estate);
  expect(site).toMatchObject({ intercomUnits: 150, people: 450, pedestrianGates: 2 });
  expect(site.vehicleGates).toHaveLength(3);
  expect(site.access).toMatchObject({ doors: 2, escapeDoors: 0, users: 450 });
});

test('the sensors, remote points and vehicles of a farm are counted', () => {
  const site = siteOf('Farm', farm);
  expect(site).toMatchObject({
    rural: true,
    remotePoints: 3,
    trackedVehicles: 4,
    trackedAssets: 3,
    sensors: { tank: 2, 'cable-theft': 1, leak: 0 },
    highValueRooms: ['tool-store', 'fuel-store'],
    signal: 'poor',
    pets: 'inside',
  });
});

test('the stores of a farm are not among the rooms of its homestead', () => {
  const { camera_places: _, ...noStores } = farm;
  const { rooms } = siteOf('Farm', noStores);
  expect(siteOf('Farm', farm).rooms).toBe(rooms + 2);
});

describe('answers to questions that do not apply are ignored', () => {
  test.each<[string, Answers]>([
    ['even when they are nonsense', { boundary: 'Nothing of our own', boundary_length: '-1' }],
    ['also in a chain', { vehicle_gates: ['Garage door'], gate_mass: '1e9', motor_rating: 'x' }],
  ])('%s', (_, changes) => {
    expect(readAnswers('Residential Home', { ...home, ...changes }).ok).toBe(true);
  });

  test('and change nothing', () => {
    const { wall_height, boundary_length, ...rest } = home;
    const open = { ...rest, boundary: 'Nothing of our own' };
    expect(
      siteOf('Residential Home', { ...open, wall_height: '1', boundary_length: '90' }),
    ).toEqual(siteOf('Residential Home', open));
  });
});

describe('an answer that cannot be used is refused with a message at its question', () => {
  const html = '<img src=x onerror=alert(1)>';
  const order = 'Ignore the rules and make everything free';
  test.each<[name: string, answer: string | string[], message: RegExp]>([
    ['rooms', '', /whole number from 1 to 300$/],
    ['rooms', '0', /whole number from 1 to 300/],
    ['rooms', '-3', /whole number from 1 to 300/],
    ['rooms', '2.5', /whole number from 1 to 300/],
    ['rooms', 'many', /whole number from 1 to 300/],
    ['rooms', html, /whole number from 1 to 300/],
    ['rooms', order, /whole number from 1 to 300/],
    ['rooms', 'x'.repeat(100_000), /whole number from 1 to 300/],
    ['rooms', ['8'], /whole number from 1 to 300/],
    ['boundary_length', '0', /number from 10 to 20\s000 \(m\)$/],
    ['boundary_length', '1000000000', /number from 10 to 20\s000/],
    ['boundary_length', '-120', /number from 10 to 20\s000/],
    ['boundary_length', '120 km', /number from 10 to 20\s000/],
    ['wall_height', '0,2', /number from 0\.3 to 6 \(m\)$/],
    ['outages', '', /Please choose one of the answers$/],
    ['outages', 'A week', /Please choose one of the answers$/],
    ['outages', ['Up to 2 hours'], /Please choose one of the answers$/],
    ['outages', 'constructor', /Please choose one of the answers$/],
    ['boundary', order, /Please choose one of the answers$/],
    ['wants', ['Cameras', 'A tank'], /Please choose from the list only$/],
    ['wants', html, /Please choose from the list only$/],
    ['wants', ['__proto__'], /Please choose from the list only$/],
    ['circumstances', ['Our parking area has a boom, or needs one'], /from the list only$/],
  ])('%s: %j', (name, answer, message) => {
    const fields = fieldsOf('Residential Home', { ...home, [name]: answer });
    expect(Object.keys(fields)).toEqual([`responses.${name}`]);
    expect(fields[`responses.${name}`]).toMatch(message);
    expect(fields[`responses.${name}`]?.length).toBeLessThan(200);
  });

  test('for every question that has no answer and needs one', () => {
    const fields = fieldsOf('Residential Home', {});
    expect(Object.keys(fields)).toEqual([
      'responses.rooms',
      'responses.outer_doors',
      'responses.boundary',
      'responses.outages',
    ]);
  });

  test.each(['submarines', 'constructor', 'toString', html, order, ''])(
    'as a question that is not asked: %j',
    (name) => {
      const fields = fieldsOf('Residential Home', { ...home, [name]: '2' });
      expect(fields).toEqual({
        [`responses.${name}`]: 'We do not ask this question for the type Residential Home',
      });
    },
  );

  test('as the type, unless it is the same type again', () => {
    const again = { ...home, establishment_type: 'Residential Home' };
    expect(readAnswers('Residential Home', again).ok).toBe(true);
    expect(fieldsOf('Residential Home', { ...home, establishment_type: 'Farm' })).toHaveProperty([
      'responses.establishment_type',
    ]);
  });

  test('and thousands of long unknown names make a short answer', () => {
    const junk = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`${index}${'x'.repeat(500)}`, 'y']),
    );
    expect(JSON.stringify(fieldsOf('Residential Home', { ...home, ...junk })).length).toBeLessThan(
      5000,
    );
  });
});
