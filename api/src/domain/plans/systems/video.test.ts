import { beforeAll, describe, expect, test } from 'vitest';
import { type WordedDesign, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market } from '../market/market.ts';
import { emptyDesign, type Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { designVideo } from './video.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (
  changes: Partial<Site> = {},
  scope: Scope = 'recommended',
  from: Market = market,
): WordedDesign => worded(designVideo({ site: aSite(changes), market: from, scope }));

const camerasOf = ({ devices }: WordedDesign, prefix = '') =>
  devices.filter(
    ({ id, symbol }) =>
      symbol === 'camera' && id !== 'camera-spare-1' && id.startsWith(`camera-${prefix}`),
  );

const quantityOf = ({ devices, supplies }: WordedDesign, kind: string): number =>
  devices.filter(({ offer }) => offer?.device === kind).length +
  supplies
    .filter(({ offer }) => offer?.device === kind)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const wall = (length: number) =>
  ({ length, kind: 'wall', height: 2, heightAssumed: false }) as const;
const gate = { kind: 'sliding', mass: 400, massAssumed: false, width: 4 } as const;
const shop = {
  type: 'Retail Shop',
  trade: 'commercial',
  outerDoors: 2,
  shutters: 1,
  docks: 1,
  tills: 3,
  openFloorArea: 600,
  highValueRooms: ['stock-room', 'cash-office'],
  boundary: wall(100),
} as const satisfies Partial<Site>;

describe('views', () => {
  test('a home has one view at each outer door and driveway gate and one each 30 m of boundary', () => {
    const home = design();
    expect(camerasOf(home, 'entrance')).toHaveLength(3);
    expect(camerasOf(home, 'boundary').map(({ reason }) => reason)).toEqual(
      Array(4).fill(
        'Boundary views: 120 m, 30 m a view at most, to see at least 92% of four straight sides (the drawing measures it with walls and corners) = 4',
      ),
    );
    expect(camerasOf(home, 'gate')).toHaveLength(1);
    expect(camerasOf(home)).toHaveLength(8);
  });

  test('a boundary of 60 m has a view along each of its four sides', () => {
    const small = camerasOf(design({ boundary: wall(60) }), 'boundary');
    expect(small).toHaveLength(4);
    expect(small[0]?.view).toMatchObject({ level: 'discern', distance: 18 });
  });

  test('the gate of a driveway is seen at 500 px/m, and the plan says what that shows', () => {
    const home = design();
    expect(camerasOf(home, 'gate')[0]).toMatchObject({
      place: { at: 'vehicle-gate', index: 0 },
      view: { level: 'validate', distance: 5 },
    });
    expect(home.assumptions.join(' ')).toMatch(
      /The driveway camera shows the face of a stranger .* by day the number plate .*\(validate, \d+ px\/m at 5 m\)/,
    );
  });

  test('a garage door is watched only where no gate is in the boundary', () => {
    const garage = { ...gate, kind: 'garage' } as const;
    expect(camerasOf(design({ vehicleGates: [gate, garage] }), 'gate').map(({ id }) => id)).toEqual(
      ['camera-gate-1'],
    );
    expect(camerasOf(design({ vehicleGates: [garage] }), 'gate')).toMatchObject([
      { label: 'Garage door 1' },
    ]);
    expect(camerasOf(design({ ...shop, vehicleGates: [garage] }), 'plate')).toEqual([]);
  });

  test('where the ground before the door is not its own, a shop sees its entrances from inside with WDR', () => {
    const inMall = { ...shop, boundary: { ...wall(0), kind: 'none' } } as const;
    const entrances = camerasOf(design(inMall), 'entrance');
    expect(entrances.map(({ view }) => view?.level)).toEqual(Array(4).fill('validate'));
    expect(design(inMall).assumptions.join(' ')).toContain('wide dynamic range (WDR)');
    const stated: Market = {
      fitting: (need) =>
        market
          .fitting(need)
          .map((offer) =>
            offer.family === 'Norvik'
              ? { ...offer, features: new Set([...offer.features, 'wdr' as const]) }
              : offer,
          ),
    };
    const wide = design(inMall, 'recommended', stated);
    expect(camerasOf(wide, 'entrance').every(({ offer }) => offer?.features.has('wdr'))).toBe(true);
    expect(wide.assumptions.join(' ')).not.toContain('WDR');
    expect(camerasOf(design(inMall, 'recommended', noProducts), 'entrance')[0]?.item).toContain(
      'indoor, PoE, WDR',
    );
  });

  test('essential reads number plates at an estate, whose people come by car', () => {
    const estate = { ...shop, type: 'Residential Estate' } as const;
    expect(camerasOf(design(estate, 'essential'), 'plate')).toHaveLength(1);
  });

  test('a shop has views of entrances, tills, rooms, lanes, floor and boundary', () => {
    const counts = Object.fromEntries(
      ['entrance', 'till', 'room', 'plate', 'floor', 'boundary'].map((prefix) => [
        prefix,
        camerasOf(design(shop), prefix).length,
      ]),
    );
    expect(counts).toEqual({ entrance: 4, till: 3, room: 2, plate: 1, floor: 3, boundary: 4 });
  });

  test('entrances are placed doors first, then shutters, then docks', () => {
    expect(camerasOf(design(shop), 'entrance').map(({ label, place }) => [label, place])).toEqual([
      ['Outer door 1', { at: 'entrance', index: 0 }],
      ['Outer door 2', { at: 'entrance', index: 1 }],
      ['Shutter 1', { at: 'entrance', index: 2 }],
      ['Dock 1', { at: 'entrance', index: 3 }],
    ]);
  });

  test('all entrance views carry the same reason', () => {
    const reasons = camerasOf(design(shop), 'entrance').map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(
      new Set(['One view at each entrance: 2 doors + 1 shutter + 1 dock = 4']),
    );
  });

  test('number plates are not recorded at homes', () => {
    expect(camerasOf(design({ vehicleGates: [gate] }), 'plate')).toEqual([]);
  });

  test('essential watches entrances, tills and high-value rooms, and what the gravest threats need', () => {
    const views = (changes: Partial<Site>) =>
      Object.fromEntries(
        ['entrance', 'till', 'room', 'plate', 'floor', 'boundary'].map((prefix) => [
          prefix,
          camerasOf(design(changes, 'essential'), prefix).length,
        ]),
      );
    const floorless = { entrance: 4, till: 3, room: 2, floor: 0, boundary: 0 };
    expect(views(shop)).toEqual({ ...floorless, plate: 0 });
    // Children come in by the gate.
    expect(views({ ...shop, type: 'School' })).toEqual({ ...floorless, plate: 1 });
  });

  test('a business watches the pedestrian gates that it named, and a home those of the complete budget', () => {
    const watched = (site: Partial<Site>) =>
      camerasOf(design({ ...shop, pedestrianGates: 2, ...site }), 'pedestrian-gate').length;
    expect(watched({})).toBe(2);
    expect(watched({ pedestrianGatesAssumed: true })).toBe(0);
    expect(watched({ trade: 'home' })).toBe(0);
  });

  test('an estate watches its pedestrian gate, and reads number plates in every lane in the essential budget too', () => {
    const estate = { type: 'Residential Estate', trade: 'commercial', outerDoors: 2 } as const;
    const vehicleGates = [gate, gate];
    const onFoot = design({ ...estate, vehicleGates, pedestrianGates: 1 });
    expect(camerasOf(onFoot, 'pedestrian-gate')).toHaveLength(1);
    expect(camerasOf(design({ ...estate, vehicleGates }, 'essential'), 'plate')).toHaveLength(2);
  });

  test('complete adds pedestrian gates, and thermal cameras on a long commercial boundary', () => {
    const long = design({ ...shop, boundary: wall(640), pedestrianGates: 2 }, 'complete');
    expect(camerasOf(long, 'pedestrian-gate')).toHaveLength(2);
    expect(camerasOf(long, 'thermal')).toHaveLength(7);
    expect(camerasOf(long, 'thermal')[0]?.offer?.device).toBe('thermal-camera');
    expect(camerasOf(design({ boundary: wall(640) }, 'complete'), 'thermal')).toEqual([]);
  });

  test('complete shows the boundary a level up', () => {
    const levels = (scope: Scope) => camerasOf(design({}, scope), 'boundary')[0]?.view?.level;
    expect(levels('recommended')).toBe('discern');
    expect(levels('complete')).toBe('perceive');
  });

  test('without a boundary no camera watches one, and the plan says so', () => {
    const inside = design({ ...shop, boundary: { ...wall(0), kind: 'none' } });
    expect(camerasOf(inside, 'boundary')).toEqual([]);
    expect(inside.assumptions).toContain(
      'You have no boundary of your own, so there are no boundary cameras.',
    );
  });
});

describe('cameras that stay', () => {
  const staying = (cameras: number) => ({ stays: { systems: new Set<never>(), cameras } });

  test('they take general views first, then boundary views', () => {
    const four = design({ ...shop, ...staying(4) });
    expect(camerasOf(four, 'floor')).toEqual([]);
    expect(camerasOf(four, 'boundary').map(({ place }) => place)).toEqual([
      { at: 'boundary', index: 1, of: 4 },
      { at: 'boundary', index: 2, of: 4 },
      { at: 'boundary', index: 3, of: 4 },
    ]);
    expect(camerasOf(four, 'boundary')[0]?.reason).toBe(
      'Boundary views: 100 m, 40 m a view at most, to see at least 92% of four straight sides (the drawing measures it with walls and corners) = 4, of which 1 camera that stays, which the drawing does not show',
    );
  });

  test('they replace no view of an entrance or a gate', () => {
    expect(camerasOf(design(staying(50)))).toHaveLength(4);
  });

  test('they take channels and storage of the new recorder', () => {
    const result = (name: string, cameras: number) =>
      design(staying(cameras), 'essential').calculations.find((each) => each.name === name)?.result;
    expect(result('Recorder channels', 0)).toBe('4.8 channels needed, 8 planned');
    expect(result('Recorder channels', 4)).toBe('8.4 channels needed, 16 planned');
    expect(result('Storage', 0)).toBe('2.49 TB, 1 recorder');
    expect(result('Storage', 4)).toBe('4.99 TB, 1 recorder');
  });
});

describe('detail', () => {
  test('an entrance view reaches 500 px/m at the door, with the cheapest camera that does', () => {
    const [door] = camerasOf(design(), 'entrance');
    expect(door?.view).toMatchObject({ level: 'validate', distance: 3, pixels: 2560 });
    expect(door?.view?.pixelsPerMetre).toBeGreaterThanOrEqual(500);
    expect(door?.offer?.name).toMatch(/4MP IP bullet camera 4mm/);
  });

  test('a dock is seen whole: 3.5 m at 5 m', () => {
    const dock = camerasOf(design(shop), 'entrance').at(-1);
    expect(dock?.view?.angle).toBeGreaterThanOrEqual(38.6);
    expect(dock?.view).toMatchObject({ level: 'validate', distance: 5 });
  });

  test('a plate camera is drawn no further than its lane, and reads plates at 500 px/m', () => {
    const [plate] = camerasOf(design(shop), 'plate');
    expect(plate?.offer?.device).toBe('number-plate-camera');
    expect(plate?.view).toMatchObject({ level: 'validate', distance: 8, reach: 16 });
  });

  test('the light of a boundary camera reaches as far as its view', () => {
    const [first] = camerasOf(design(shop), 'boundary');
    expect(first?.offer?.figures.metres).toBeGreaterThanOrEqual(40);
  });

  test('where no listed camera reaches the level, the plan says what is reached', () => {
    const twoMegapixels: Market = {
      fitting: (need) =>
        market
          .fitting(need)
          .filter(
            ({ device, figures, features }) =>
              device !== 'ip-camera' || (figures.megapixels === 2 && !features.has('varifocal')),
          ),
    };
    const weak = design({}, 'essential', twoMegapixels);
    const [door] = camerasOf(weak, 'entrance');
    expect(door?.view).toMatchObject({ level: 'characterise', pixelsPerMetre: 395 });
    expect(door?.offer).toBeDefined();
    expect(weak.assumptions.join(' ')).toContain('reaches 395 px/m (characterise)');
  });

  test('IP cameras come from one family where one serves every view', () => {
    const families = camerasOf(design(shop))
      .filter(({ offer }) => offer?.device === 'ip-camera')
      .map(({ offer }) => offer?.family);
    expect(new Set(families).size).toBe(1);
  });

  test('outdoor cameras are bullets or turrets, indoor ones turrets or domes', () => {
    for (const { id, offer } of camerasOf(design(shop))) {
      if (offer?.device !== 'ip-camera') continue;
      const inside = /-(till|room|floor)-/.test(id);
      expect(offer.name).toMatch(inside ? /turret|dome/ : /bullet|turret/);
    }
  });

  test('a calculation gives the inputs of each kind of view', () => {
    const door = design().calculations.find(({ name }) => name === 'Camera detail, outer doors');
    expect(door?.inputs).toEqual([
      { name: 'Horizontal pixels', value: '2560' },
      { name: 'Distance', value: '3 m' },
      { name: 'Angle', value: '77.9°' },
    ]);
    expect(door?.result).toBe('527 px/m (validate)');
    expect(door?.source).toContain('IEC 62676-4:2025');
  });
});

describe('recording', () => {
  test('the recorder is of the family of most cameras, and has 1.2 channels a camera', () => {
    const home = design();
    const recorder = home.devices.find(({ symbol }) => symbol === 'recorder');
    expect(recorder?.offer?.family).toBe(camerasOf(home)[0]?.offer?.family);
    expect(recorder?.offer?.figures.channels).toBe(16);
    expect(recorder?.reason).toBe(
      'Recorder: 8 cameras × 1.2 = 9.6 channels and bays for 3.92 TB, so 1 × 16 channels',
    );
  });

  test('more cameras than 64 channels serve share several recorders, with a screen for every 64', () => {
    const estate = design({ ...shop, boundary: wall(4000) });
    const recorders = estate.devices.filter(({ symbol }) => symbol === 'recorder');
    expect(recorders).toHaveLength(3);
    expect(estate.devices.filter(({ symbol }) => symbol === 'screen')).toHaveLength(2);
  });

  test('storage that one bay does not hold takes a bigger recorder', () => {
    const channels = (footageDays: number) =>
      design({ footageDays }, 'essential').devices.find(({ symbol }) => symbol === 'recorder')
        ?.offer?.figures.channels;
    expect(channels(30)).toBe(8);
    expect(channels(365)).toBe(16);
  });

  test('half the days take half the storage', () => {
    const storage = (footageDays: number) =>
      design({ footageDays }).calculations.find(({ name }) => name === 'Storage')?.result;
    expect(storage(30)).toBe('3.92 TB, 1 recorder');
    expect(storage(15)).toBe('1.96 TB, 1 recorder');
  });
});

describe('network', () => {
  test('a PoE recorder that has ports and watts enough feeds the cameras without a switch', () => {
    const home = design();
    expect(quantityOf(home, 'poe-switch')).toBe(0);
    expect(home.assumptions.join(' ')).toContain(
      'The recorder’s own ports feed all 8 cameras near it, so there is no PoE switch. The price list does not say how many watts its ports supply: we assumed 120 W together.',
    );
    const poe = home.calculations.find(({ name }) => name === 'PoE budget');
    expect(poe?.result).toBe('100.8 W needed, 120 W from the recorder');
  });

  test('what the watts of the recorder do not feed has the cheapest switches', () => {
    const site = { ...shop, boundary: wall(0), openFloorArea: 0, tills: 6, pedestrianGates: 0 };
    const { supplies, assumptions } = design(site);
    const [poe, ...others] = supplies.filter(({ offer }) => offer?.device === 'poe-switch');
    expect(others).toEqual([]);
    expect(poe).toMatchObject({
      quantity: 1,
      reason: 'PoE switches: 2 ports and 24 W × 1.2 = 28.8 W',
    });
    expect(assumptions.join(' ')).toContain('feed 11 of the 13 cameras near it, and a PoE switch');
  });

  test('a few big switches win over many small ones that cost a little less', () => {
    const poe = design({ ...shop, boundary: wall(400) }).supplies.filter(
      ({ offer }) => offer?.device === 'poe-switch',
    );
    expect(poe.map(({ offer, quantity }) => [offer?.figures.ports, quantity])).toEqual([[24, 1]]);
  });

  test('a recorder that states its watts counts with these', () => {
    const strongRecorders: Market = {
      fitting: (need) =>
        market
          .fitting(need)
          .map((offer) =>
            offer.device === 'nvr'
              ? { ...offer, figures: { ...offer.figures, watts: 110 } }
              : offer,
          ),
    };
    const stated = design({}, 'recommended', strongRecorders);
    expect(quantityOf(stated, 'poe-switch')).toBe(0);
    expect(stated.assumptions.join(' ')).not.toContain('we assumed');
  });

  test('a local switch takes its cameras from the switches at the equipment', () => {
    const { withLocalSwitches, devices } = designVideo({
      site: aSite(shop),
      market,
      scope: 'recommended',
    });
    const [far = '', further = ''] = devices
      .map(({ id }) => id)
      .filter((id) => /boundary/.test(id));
    const fed = worded(withLocalSwitches?.(new Set([far, further])) ?? emptyDesign);
    const watts = (made: WordedDesign) =>
      made.loads.find(({ name }) => /Cameras/.test(name))?.watts;
    const boundaryCamera = watts(design(shop)) ?? 0;
    expect(watts(fed)).toBeLessThan(boundaryCamera);
    expect(fed.devices).toEqual(design(shop).devices);
  });
});

describe('what is always forgotten', () => {
  test('each camera has a junction box and one cable', () => {
    expect(quantityOf(design(), 'camera-junction-box')).toBe(8);
    expect(design().runs).toHaveLength(8);
  });

  test('recorder and switch of a business share a cabinet; at a home, or alone, the recorder has a shelf', () => {
    const cabinets = (changes: Partial<Site>) => quantityOf(design(changes), 'wall-cabinet');
    expect(cabinets({ ...shop, openFloorArea: 2000 })).toBe(1);
    expect(cabinets({ ...shop, boundary: wall(0), openFloorArea: 0 })).toBe(0);
    expect(cabinets({ outerDoors: 16 })).toBe(0);
    expect(design().assumptions.join(' ')).toContain('on a shelf in a cupboard');
  });

  test('a screen is for staff who watch: none at a home, in an essential plan at tills and for guards', () => {
    const screens = (changes: Partial<Site>, scope: Scope) =>
      design(changes, scope).devices.filter(({ symbol }) => symbol === 'screen').length;
    expect(screens({}, 'complete')).toBe(0);
    expect(design().assumptions.join(' ')).toContain('on your phone, or on your own TV');
    expect(screens(shop, 'essential')).toBe(1);
    const office = { type: 'Office', trade: 'commercial' } as const;
    expect([screens(office, 'essential'), screens(office, 'recommended')]).toEqual([0, 1]);
    expect(screens({ ...office, type: 'Warehouse' }, 'essential')).toBe(1);
  });

  test('a palisade carries no camera: each boundary camera has a pole with its bracket; a driveway camera always', () => {
    const fence = design({ boundary: { ...wall(120), kind: 'palisade' } });
    expect(quantityOf(fence, 'camera-pole')).toBe(5);
    expect(quantityOf(fence, 'camera-bracket')).toBe(5);
    expect(quantityOf(design(), 'camera-pole')).toBe(1);
  });

  test('from 8 cameras on a business has a spare of the usual one, and a home none', () => {
    const spares = (changes: Partial<Site>) =>
      design(changes).devices.filter(({ id }) => id === 'camera-spare-1');
    expect(spares({ outerDoors: 9 })).toEqual([]);
    expect(spares({ trade: 'commercial', boundary: wall(0) })).toEqual([]);
    expect(spares(shop)).toMatchObject([{ place: { at: 'equipment' } }]);
    expect(spares(shop)[0]).not.toHaveProperty('view');
  });
});

describe('papers', () => {
  test('hours: configure 0.5, aim 0.6, and 1 or 1.5 to mount; a recorder 2.5', () => {
    expect(design().labour.map(({ hours }) => Math.round(hours * 10) / 10)).toEqual(
      [3 * 2.1, 5 * 2.6, 2.5].map((hours) => Math.round(hours * 10) / 10),
    );
  });

  test('recorder, router and PoE have to last through an outage', () => {
    expect(design().loads.map(({ name, watts }) => [name, watts])).toEqual([
      ['Recorder', 25],
      ['Router', 12],
      ['Cameras by PoE', 84],
    ]);
  });

  test('a wish for cameras where people undress or are treated is refused, with what is lawful', () => {
    const { refusals, devices } = design({
      wishesRefused: ['camera-in-change-room', 'camera-in-consulting-room', 'locked-escape-door'],
    });
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) expect(refusal).toMatch(/A camera/);
    expect(devices).toEqual(design().devices);
  });

  test('with nothing to watch there is no design, and refusals stay', () => {
    const nothing = design(
      {
        outerDoors: 0,
        vehicleGates: [],
        boundary: wall(0),
        wishesRefused: ['camera-in-change-room'],
      },
      'recommended',
    );
    expect(nothing.devices).toEqual([]);
    expect(nothing.refusals).toHaveLength(1);
  });

  test('without products every part is to be quoted, and the views stand', () => {
    const quoted = design(shop, 'recommended', noProducts);
    const parts = [...quoted.devices, ...quoted.supplies];
    expect(parts.every(({ offer }) => offer === undefined)).toBe(true);
    expect(camerasOf(quoted).map(({ id }) => id)).toEqual(
      camerasOf(design(shop)).map(({ id }) => id),
    );
    expect(camerasOf(quoted, 'entrance')[0]?.view?.pixelsPerMetre).toBeGreaterThanOrEqual(500);
  });

  test('with a list of cameras only, the rest is to be quoted', () => {
    const cameras: Market = {
      fitting: (need) => (need.device.endsWith('-camera') ? market.fitting(need) : []),
    };
    const some = design(shop, 'recommended', cameras);
    expect(camerasOf(some).every(({ offer }) => offer)).toBe(true);
    expect(some.supplies.every(({ offer }) => offer === undefined)).toBe(true);
    expect(some.devices.find(({ symbol }) => symbol === 'recorder')?.item).toBe(
      'Network video recorder, 32 channels, H.265',
    );
  });
});
