import { describe, expect, test } from 'vitest';
import { aMarket, aSite } from '../../../../testing/plan-builders.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../plan.ts';
import type { Site } from '../site.ts';

const market = await aMarket();
const planOf = (changes: Partial<Site>): Plan =>
  makePlan({ site: aSite(changes), market, vatRate: 0.15, priceListDate: '2026-11-20' });

// A second, plain measuring of the cable: it reads the points of the drawing and the heights that it
// states, and shares no code with the rules.
const SLACK = 6;
const WASTE = 1.15;

function measuredByHand({ layout, cables = [] }: Plan, type: RegExp): number {
  const device = (tag: string) => {
    const found = layout.devices.find((one) => one.tag === tag);
    if (!found) throw new Error(`No device ${tag}`);
    return found;
  };
  return cables
    .filter((cable) => type.test(cable.type))
    .map(({ tag, to }) => [device(tag), device(/[A-Z]\d\d/.exec(to)?.[0] ?? '')] as const)
    .map(([a, b]) => {
      const way = Math.abs(a.at.x - b.at.x) + Math.abs(a.at.y - b.at.y);
      return Math.ceil(way + (a.height ?? 0) + (b.height ?? 0) + SLACK - 1e-9);
    })
    .reduce((sum, metres) => sum + metres, 0);
}

const scheduled = ({ cables = [] }: Plan, type: RegExp): number =>
  cables.filter((cable) => type.test(cable.type)).reduce((sum, { metres }) => sum + metres, 0);

const bought = ({ bom }: Plan, item: RegExp): number =>
  bom
    .filter(({ system }) => system === 'Cabling')
    .flatMap((line) => {
      const size = item.exec(line.item)?.[1];
      return size === undefined ? [] : [line.quantity * Number(size)];
    })
    .reduce((sum, metres) => sum + metres, 0);

const noBoundary = { length: 0, kind: 'none', height: 0, heightAssumed: false } as const;

describe('cable of a shop', () => {
  const shop = planOf({
    type: 'Retail Shop',
    trade: 'commercial',
    wants: new Set(['video', 'alarm']),
    floorArea: 120,
    rooms: 2,
    outerDoors: 2,
    shutters: 1,
    openFloorArea: 90,
    tills: 2,
    highValueRooms: ['stock-room'],
    boundary: noBoundary,
    vehicleGates: [],
    pedestrianGates: 0,
  });

  test('is what the drawing measures, a third of an average of 45 m a run', () => {
    const network = scheduled(shop, /^CAT6/);
    expect(network).toBe(measuredByHand(shop, /^CAT6/));
    const runs = (shop.cables ?? []).filter(({ type }) => type.startsWith('CAT6')).length;
    expect(network / runs).toBeLessThan(25);
  });

  test('is bought once with its waste, in whole boxes', () => {
    const network = scheduled(shop, /^CAT6/);
    expect(bought(shop, /CAT6.*cable (\d+)m/)).toBe(Math.ceil((network * WASTE) / 305) * 305);
    const comms = scheduled(shop, /^Comms/);
    expect(bought(shop, /Comms cable.* (\d+)m/)).toBe(Math.ceil((comms * WASTE) / 100) * 100);
  });
});

test('the cable to a room upstairs has the height of the storeys below it', () => {
  const office = (storeys: number) =>
    planOf({
      type: 'Office',
      trade: 'commercial',
      wants: new Set(['video']),
      rooms: 6,
      highValueRooms: ['server-room', 'stock-room', 'cash-office'],
      storeys,
    });
  const metresTo = (plan: Plan, device: string) =>
    plan.cables?.find(({ from }) => from.includes(device))?.metres ?? Number.NaN;
  const [low, high] = [office(1), office(3)];
  // The last of six rooms is on the third storey; the recorder is in the server room.
  expect(metresTo(high, 'Cash office')).toBe(metresTo(low, 'Cash office') + 6);
  expect(metresTo(high, 'Server room')).toBe(metresTo(low, 'Server room'));
  expect(high.layout.notes.join(' ')).toContain('3 m more for each storey between its ends');
});

test('detectors in the roof are above all storeys, and those that look all round on the ceiling', () => {
  const site = {
    trade: 'commercial',
    wants: new Set(['alarm'] as const),
    floorArea: 1200,
    openFloorArea: 1000,
  } as const;
  const school = (storeys: number) => planOf({ ...site, type: 'School', storeys });
  const heights = ({ layout }: Plan, label: string) =>
    new Set(layout.devices.filter((one) => one.label.startsWith(label)).map((one) => one.height));
  expect(heights(school(1), 'Roof void')).toEqual(new Set([3]));
  expect(heights(planOf({ ...site, type: 'Office' }), 'Open floor')).toEqual(new Set([3]));
  const run = ({ cables }: Plan) =>
    cables?.find(({ from }) => from.includes('Roof void 1'))?.metres ?? Number.NaN;
  expect(run(school(2))).toBe(run(school(1)) + 3);
});

describe('cable of a farm with a boundary of 400 m', () => {
  const farm = planOf({
    type: 'Farm',
    rural: true,
    wants: new Set(['video']),
    outerDoors: 0,
    boundary: { length: 400, kind: 'mesh', height: 1.8, heightAssumed: false },
    vehicleGates: [],
    pedestrianGates: 0,
  });

  test('is several times the average of 25 m a run that reached none of its corners', () => {
    const cameras = farm.layout.devices.filter(({ id }) => id.startsWith('camera-boundary'));
    expect(cameras.length).toBe(Math.ceil(400 / 30));
    expect(scheduled(farm, /^CAT6|^Fibre/)).toBeGreaterThan(2 * 25 * cameras.length);
  });

  test('has no run of copper beyond 100 m, and fibre to each local switch', () => {
    const runs = farm.cables ?? [];
    const copper = runs.filter(({ type }) => type.startsWith('CAT6'));
    expect(Math.max(...copper.map(({ metres }) => metres))).toBeLessThanOrEqual(100);
    const switches = farm.layout.devices.filter(({ symbol }) => symbol === 'switch');
    expect(switches.length).toBeGreaterThan(0);
    const fibre = runs.filter(({ type }) => type.startsWith('Fibre'));
    expect(fibre.map(({ tag }) => tag).toSorted()).toEqual(switches.map(({ tag }) => tag));
  });

  test('to the recorder is what the drawing measures', () => {
    const toRecorder = (farm.cables ?? []).filter(
      ({ to }) => to.endsWith('R01') || to.startsWith('R01'),
    );
    const own = { ...farm, cables: toRecorder };
    expect(scheduled(own, /./)).toBe(measuredByHand(own, /./));
  });
});

describe('local switches that have to keep working in a power cut', () => {
  const farm = (outageHours: number) =>
    planOf({
      type: 'Farm',
      rural: true,
      wants: new Set(['video', 'power']),
      boundary: { length: 1200, kind: 'mesh', height: 1.8, heightAssumed: false },
      outageHours,
    });
  const kept = ({ bom }: Plan, item: RegExp) =>
    bom.filter(({ system, item: words }) => system === 'Cabling' && item.test(words));

  test('are UPSs with PoE where these carry the cameras for less than a switch and an inverter', () => {
    const plan = farm(4);
    const [ups] = kept(plan, /UPS PoE/);
    // 154 Wh × 0.729 ÷ 4 h = 28 W: two cameras of 12 W and the converter of the fibre.
    expect(ups?.justification).toContain('each carries 2 cameras of up to 12 W for 4 h');
    expect(kept(plan, /Inverter|PoE switch/)).toEqual([]);
    expect(kept(plan, /Fibre converter/)).toHaveLength(1);
    expect(plan.stillOpen?.join(' ') ?? '').not.toContain('local switches');
    const units = plan.layout.devices.filter(({ symbol }) => symbol === 'switch');
    expect(units.map(({ label }) => label)).toContain('Local switch 1, unit 2');
    expect(plan.assumptions.join(' ')).toMatch(
      /from one local switch to the next, up to \d in a row/,
    );
  });

  test('are switches with a backup of their own where no such UPS carries a camera', () => {
    const plan = farm(10);
    expect(kept(plan, /UPS PoE/)).toEqual([]);
    expect(kept(plan, /Inverter/).length).toBeGreaterThan(0);
  });
});

test('a home wires each device to one that the drawing names', () => {
  const { layout } = planOf({});
  const tags = new Set(layout.devices.map(({ tag }) => tag));
  expect(tags.size).toBe(layout.devices.length);
  for (const { at, tags: own = [] } of layout.marks ?? []) {
    expect(own).toHaveLength(at.length);
    for (const tag of own) tags.add(tag);
  }
  const pieces = (layout.marks ?? []).reduce((sum, { at }) => sum + at.length, 0);
  expect(tags.size).toBe(layout.devices.length + pieces);
  const wired = layout.devices.filter((device) => device.switch !== undefined);
  for (const device of wired) expect(tags).toContain(device.switch);
  const wiredTo = (id: string) => layout.devices.find((one) => one.id === id)?.switch;
  expect(wiredTo('camera-entrance-1')).toBe('R01');
  expect(wiredTo('alarm-contact-door-1')).toBe('A01');
  expect(wiredTo('fence-contact-vehicle-1')).toBe('E01');
  expect(wiredTo('gate-beams-1')).toBe('G01');
  // The alarm counts a zone for the fence.
  expect(wiredTo('fence-energizer-1')).toBe('A01');
});

test('a camera is wired to the recorder only where the ports of the recorder feed it', () => {
  const wiredTo = (tills: number) => {
    const { layout } = planOf({ wants: new Set(['video']), tills, boundary: noBoundary });
    const cameras = layout.devices.filter(({ id }) => id.startsWith('camera-till'));
    return new Set(cameras.map((camera) => camera.switch));
  };
  expect(wiredTo(2)).toEqual(new Set(['R01']));
  // The price list has no recorder of 32 channels or more that feeds cameras.
  expect(wiredTo(40)).toEqual(new Set(['PoE switch at R01']));
});

test('a gateway of sensors has a cable to the router, measured like the others', () => {
  const sensors = { ...aSite().sensors, temperature: 6 };
  const { cables = [] } = planOf({ wants: new Set(['video', 'sensors']), sensors });
  const ofGateway = cables.filter(({ from }) => from === 'LoRaWAN gateway');
  expect(ofGateway.map(({ to, type }) => [to, type])).toEqual([['Equipment', 'CAT6, indoor']]);
});
