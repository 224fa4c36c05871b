import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type WordedDesign, worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { deviceKindOf } from '../../catalogue/capabilities/device-kinds.ts';
import type { Market } from '../market/market.ts';
import type { Device, Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { designAlarm } from './alarm.ts';

const scopes = ['essential', 'recommended', 'complete'] as const;

/** Sites of any size; what no rule of the alarm reads is as in `aSite`. */
const randomSite: fc.Arbitrary<Site> = fc
  .record({
    type: fc.constantFrom(
      'Residential Home',
      'Retail Shop',
      'Warehouse',
      'School',
      'Farm',
      'Other',
    ),
    trade: fc.constantFrom('home', 'commercial'),
    wants: fc.constantFrom(new Set(['alarm'] as const), new Set(['alarm', 'fence'] as const)),
    rooms: fc.nat(60),
    outerDoors: fc.nat(20),
    shutters: fc.nat(10),
    docks: fc.nat(20),
    tills: fc.nat(20),
    floorArea: fc.integer({ min: 1, max: 20_000 }),
    openFloorArea: fc.nat(15_000),
    consultingRooms: fc.nat(12),
    boundary: fc.nat(10_000).map((length) => ({ ...aSite().boundary, length })),
    outageHours: fc.constantFrom(0, 2, 4, 10),
    jammers: fc.boolean(),
    monitored: fc.boolean(),
    signal: fc.constantFrom('good', 'poor'),
  } satisfies { [Key in keyof Site]?: fc.Arbitrary<Site[Key]> })
  .map(aSite);

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const design = (site: Partial<Site>, scope: Scope = 'recommended', list = market): WordedDesign =>
  worded(designAlarm({ site: aSite(site), market: list, scope }));

const pieces = (alarm: WordedDesign, symbol: Device['symbol']): number =>
  alarm.devices.filter((device) => device.symbol === symbol).length;

const quantity = (alarm: WordedDesign, item: RegExp): number =>
  alarm.supplies.find((supply) => item.test(supply.item))?.quantity ?? 0;

const zonesInUse = ({ devices }: WordedDesign): number =>
  devices.filter(({ symbol }) =>
    ['detector', 'contact', 'panic', 'beam', 'outdoor-detector'].includes(symbol),
  ).length;

const zonesOf = ({ devices, supplies }: WordedDesign): number =>
  [
    ...devices
      .filter(({ symbol }) => symbol === 'panel')
      .map((panel) => ({ ...panel, quantity: 1 })),
    ...supplies.filter(({ item }) => item.endsWith('expander')),
  ].reduce((sum, { offer, quantity }) => sum + (offer?.figures.zones ?? 0) * quantity, 0);

describe('a family home', () => {
  test('has a detector in each room, a contact at each door, two panic buttons and two sirens', () => {
    const home = design({ rooms: 8, outerDoors: 3 }, 'essential');
    expect(pieces(home, 'detector')).toBe(8);
    expect(pieces(home, 'contact')).toBe(3);
    expect(pieces(home, 'panic')).toBe(2);
    expect(pieces(home, 'siren')).toBe(2);
    expect(pieces(home, 'keypad')).toBe(1);
  });

  test('has the smallest panel with 1.2 times its zones', () => {
    const home = design({
      rooms: 8,
      outerDoors: 3,
      wants: new Set(['alarm']),
      stays: { systems: new Set(['fence']), cameras: 0 },
    });
    const panel = home.devices.find(({ symbol }) => symbol === 'panel');
    expect(zonesInUse(home)).toBe(13);
    expect(panel?.offer?.figures.zones).toBe(16);
    expect(panel?.reason).toBe('Panel zones: 13 in use × 1.2, rounded up = 16');
  });

  test('has zones for its electric fence and its gate motor too', () => {
    const home = design({ rooms: 8, outerDoors: 3 });
    const panel = home.devices.find(({ symbol }) => symbol === 'panel');
    expect(panel?.offer?.figures.zones).toBe(32);
    expect(panel?.reason).toBe(
      'Panel zones: 15 in use, 2 of them for the electric fence, its beams or gates, × 1.2, rounded up = 18',
    );
  });

  test('with outages of 4 hours has a battery for 12 hours, and with 10 hours one for 20', () => {
    const battery = (outageHours: number) =>
      design({ outageHours }, 'essential').supplies.find(({ item }) => item.includes('battery'));
    expect(battery(4)?.reason).toBe(
      'Alarm batteries for 12 h without mains: (0.38 A × 12 h + 1.25 A × 0.25 h) × 1.25 ÷ 0.95 = 6.5 Ah each',
    );
    expect(battery(4)?.offer?.figures.ampereHours).toBe(7);
    expect(battery(10)?.reason).toContain('for 20 h');
    expect(battery(10)?.offer?.figures.ampereHours).toBe(18);
  });

  test('that a control room watches gets LTE, and a radio too where crime uses jammers', () => {
    const radios = (site: Partial<Site>, scope?: Scope) => quantity(design(site, scope), /radio/);
    expect(quantity(design({ monitored: true }, 'essential'), /LTE/)).toBe(1);
    expect(radios({})).toBe(0);
    expect(radios({ jammers: true }, 'essential')).toBe(1);
    expect(radios({ signal: 'poor' }, 'essential')).toBe(1);
    expect(radios({}, 'complete')).toBe(1);
    expect(radios({ jammers: true, monitored: false })).toBe(0);
  });

  test('without a control room sends messages to the phone from the recommended plan on', () => {
    const paths = (scope: Scope) => {
      const home = design({ monitored: false, jammers: true }, scope);
      return [/LTE/, /radio/, /IP module/].map((item) => quantity(home, item));
    };
    expect(paths('essential')).toEqual([0, 0, 0]);
    expect(paths('recommended')).toEqual([1, 0, 1]);
    expect(paths('complete')).toEqual([1, 0, 1]);
    expect(design({ monitored: false, jammers: true }).commissioning.join(' ')).not.toContain(
      'control room still receives',
    );
  });
});

describe('early warning', () => {
  const open = { wants: new Set(['alarm'] as const) };

  test('is a detector on each outer wall of a home without a boundary', () => {
    const boundary = { length: 0, kind: 'none', height: 0, heightAssumed: false } as const;
    const outdoors = (scope: Scope) =>
      design({ boundary }, scope).devices.filter(({ symbol }) => symbol === 'outdoor-detector');
    expect(outdoors('essential')).toHaveLength(0);
    expect(outdoors('recommended')).toHaveLength(4);
    expect(outdoors('complete')).toHaveLength(4);
  });

  test('is four beams of at least 1.25 times the side on a boundary without electric fence', () => {
    const home = design({ ...open, boundary: { ...aSite().boundary, length: 280 } });
    const beams = home.devices.filter(({ symbol }) => symbol === 'beam');
    expect(beams.map(({ place }) => place)).toEqual(
      [0, 1, 2, 3].map((side) => ({ at: 'boundary-side', side })),
    );
    expect(beams.map(({ offer }) => offer?.figures.metres)).toEqual([100, 100, 100, 100]);
    expect(new Set(beams.map(({ reason }) => reason)).size).toBe(1);
    // One cable serves all beams.
    expect(home.runs).toContainEqual({
      cable: 'comms',
      through: beams.map(({ id }) => id),
      to: 'alarm-panel-1',
    });
  });

  test('is left out of the essential plan and behind an electric fence', () => {
    expect(pieces(design(open, 'essential'), 'beam')).toBe(0);
    expect(pieces(design({}), 'beam')).toBe(0);
    expect(
      pieces(design({ ...open, stays: { systems: new Set(['fence']), cameras: 0 } }), 'beam'),
    ).toBe(0);
  });

  test('of a farm is on the walls of the homestead, however long its boundary', () => {
    for (const length of [300, 4000]) {
      const farm = design({ ...open, type: 'Farm', boundary: { ...aSite().boundary, length } });
      expect(pieces(farm, 'beam')).toBe(0);
      expect(pieces(farm, 'outdoor-detector')).toBe(8);
    }
  });

  test('of a long boundary is beams in several stretches a side, none over more than 200 m', () => {
    const factory = design({
      ...open,
      type: 'Industrial Site',
      trade: 'commercial',
      boundary: { ...aSite().boundary, length: 1050 },
    });
    const beams = factory.devices.filter(({ symbol }) => symbol === 'beam');
    // Sides of 300 m and 225 m, two stretches each; 1.25 × 150 m and 112.5 m.
    expect(beams.map(({ place }) => place)).toEqual(
      [0, 1, 2, 3].flatMap((side) =>
        [0, 1].map((index) => ({ at: 'boundary-side', side, part: { index, of: 2 } })),
      ),
    );
    expect(new Set(beams.map(({ offer }) => offer?.figures.metres))).toEqual(new Set([250, 150]));
    expect(beams[0]?.reason).toContain('8 pairs, none over more than 200 m');
  });
});

describe('a commercial site', () => {
  test('has hidden hold-up buttons at its tills, two at least, and one where the takings are counted', () => {
    const shop = (tills: number, changes: Partial<Site> = {}) =>
      design({ type: 'Retail Shop', trade: 'commercial', tills, ...changes }).devices.filter(
        ({ symbol }) => symbol === 'panic',
      );
    expect(shop(3, { highValueRooms: ['cash-office'] }).at(-1)?.place).toEqual({
      at: 'high-value-room',
      room: 'cash-office',
    });
    expect(shop(1)).toHaveLength(2);
    expect(shop(3).map(({ label }) => label)).toEqual(['Till 1', 'Till 2', 'Till 3']);
    expect(shop(3)[0]?.offer?.device).toBe('hold-up-button');
  });

  test('that is a clinic has a panic button in each consulting room and one at reception', () => {
    expect(
      pieces(design({ type: 'Clinic', trade: 'commercial', consultingRooms: 4 }), 'panic'),
    ).toBe(5);
  });

  test('has detectors on its open floor, and contacts at shutters and docks', () => {
    const warehouse = design({
      trade: 'commercial',
      rooms: 3,
      openFloorArea: 1010,
      outerDoors: 2,
      shutters: 1,
      docks: 4,
    });
    expect(pieces(warehouse, 'detector')).toBe(3 + 11);
    expect(pieces(warehouse, 'contact')).toBe(7);
    expect(
      warehouse.devices.filter(({ symbol }) => symbol === 'contact').map(({ place }) => place),
    ).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => ({ at: 'entrance', index })));
  });

  test('that is a school has no further detectors for the floor of its classrooms', () => {
    const school = design({ type: 'School', trade: 'commercial', rooms: 20, openFloorArea: 960 });
    expect(school.devices.filter(({ id }) => id.startsWith('alarm-detector')).length).toBe(20);
  });

  test('in several buildings has sirens and a keypad in each, and in several storeys a keypad on each', () => {
    const counts = (site: Partial<Site>) => {
      const made = design({ trade: 'commercial', outerDoors: 2, ...site });
      return [pieces(made, 'siren'), pieces(made, 'keypad')];
    };
    expect(counts({})).toEqual([2, 1]);
    expect(counts({ buildings: 3 })).toEqual([6, 3]);
    expect(counts({ storeys: 2 })).toEqual([2, 2]);
  });

  test('where no cable can be run is wireless', () => {
    const kinds = design({ cables: 'impossible' }).devices.map(({ kind }) => kind);
    expect(kinds).toContain('alarm-hub');
    expect(kinds).not.toContain('alarm-panel');
  });

  test('has a siren outside that sounds when its cable is cut, where it has a cable', () => {
    const why = (site: Partial<Site>) =>
      design(site).devices.find(({ id }) => id.startsWith('alarm-siren-outside'))?.reason;
    expect(why({})).toContain('when its cable is cut');
    expect(why({ cables: 'impossible' })).not.toContain('cable');
  });

  test('hears the roof in the recommended plan where thieves came through it, and never in concrete', () => {
    const roofs = (site: Partial<Site>) =>
      design(site).devices.filter(({ id }) => id.startsWith('alarm-vibration')).length;
    expect(roofs({ incidents: ['roof'] })).toBeGreaterThan(0);
    expect(roofs({ type: 'School' })).toBeGreaterThan(0);
    expect(roofs({})).toBe(0);
    expect(roofs({ incidents: ['roof'], roof: 'concrete' })).toBe(0);
  });

  test('has a contact at the door of each room of value', () => {
    const made = design({ highValueRooms: ['dispensary', 'computer-room'] });
    const rooms = made.devices.filter(({ id }) => id.startsWith('alarm-contact-room'));
    expect(rooms.map(({ label }) => label)).toEqual([
      'Door of the dispensary',
      'Door of the computer room',
    ]);
  });

  test('on a farm has three panic buttons', () => {
    expect(pieces(design({ type: 'Farm' }), 'panic')).toBe(3);
  });

  test('with more zones than one panel and its expanders can have gets several panels', () => {
    const school = design({ trade: 'commercial', rooms: 100, outerDoors: 60 }, 'essential');
    expect(pieces(school, 'panel')).toBe(3);
    expect(quantity(school, /LTE/)).toBe(3);
    expect(zonesOf(school)).toBeGreaterThanOrEqual(Math.ceil(161 * 1.2));
  });

  test('with more detectors than its panels can feed has power supplies, each box with its batteries', () => {
    const school = (outageHours: number) =>
      design({ trade: 'commercial', rooms: 100, outerDoors: 60, outageHours }, 'essential');
    // 3 panels, 3 expanders and communicators, 15 keypads and 100 detectors draw 3.03 A.
    expect(quantity(school(4), /power supply/)).toBe(1);
    expect(quantity(school(4), /battery of/)).toBe(4);
    expect(school(4).supplies.find(({ item }) => item.includes('battery of'))?.item).toBe(
      '12 V battery of at least 12.2 Ah',
    );
    // 20.3 Ah are two batteries of 18 Ah.
    expect(quantity(school(10), /battery of/)).toBe(8);
  });

  test('has a keypad for each panel, even with one door', () => {
    const hall = design({ trade: 'commercial', rooms: 200, outerDoors: 1 }, 'essential');
    expect(pieces(hall, 'panel')).toBe(3);
    expect(pieces(hall, 'keypad')).toBe(3);
  });
});

describe('the family of an alarm', () => {
  test('is the cheapest that has every part', () => {
    expect(new Set(families(design({}, 'complete')))).toEqual(new Set(['Sentra']));
  });

  test('is another when the cheapest lacks a part', () => {
    const lacking: Market = {
      fitting: (need) =>
        market
          .fitting(need)
          .filter(({ device, family }) => !(family === 'Sentra' && device === 'alarm-keypad')),
    };
    expect(new Set(families(design({}, 'complete', lacking)))).toEqual(new Set(['Halden']));
  });

  test('leaves a part to be quoted that no family has, and mixes nothing', () => {
    const lacking: Market = {
      fitting: (need) =>
        market
          .fitting(need)
          .filter(({ device, family }) =>
            family === 'Sentra' ? device !== 'alarm-keypad' : device === 'alarm-keypad',
          ),
    };
    const home = design({}, 'complete', lacking);
    expect(new Set(families(home))).toEqual(new Set(['Sentra']));
    expect(home.devices.find(({ symbol }) => symbol === 'keypad')).toMatchObject({
      offer: undefined,
      item: 'Alarm keypad, wired',
    });
  });

  test('is wireless where the price list has a hub and no wired panel', () => {
    const wireless: Market = {
      fitting: (need) => (need.device === 'alarm-panel' ? [] : market.fitting(need)),
    };
    const home = design({ jammers: true }, 'recommended', wireless);
    expect(home.devices.find(({ symbol }) => symbol === 'panel')?.offer?.device).toBe('alarm-hub');
    expect(home.devices.filter(({ symbol }) => symbol === 'detector')[0]?.item).toBe(
      'Indoor PIR detector, wireless',
    );
    expect(home.runs).toEqual([]);
    expect(home.assumptions.join(' ')).toContain('jammers');
  });
});

const families = ({ devices, supplies }: WordedDesign): string[] =>
  [...devices, ...supplies]
    .flatMap(({ offer }) => offer ?? [])
    .filter(({ device }) => !['beam-pair', 'battery', 'power-supply'].includes(device))
    .map(({ family }) => family);

describe('any site', () => {
  const check = (test: (site: Site, scope: Scope) => void) =>
    fc.assert(fc.property(randomSite, fc.constantFrom(...scopes), test), { numRuns: runs(150) });

  test('has at least 1.2 times the zones that its detectors take', () => {
    check((site, scope) => {
      const alarm = worded(designAlarm({ site, market, scope }));
      expect(zonesOf(alarm)).toBeGreaterThanOrEqual(zonesInUse(alarm) * 1.2);
    });
  });

  test('with pets differs in its indoor detectors and in nothing else', () => {
    check((site, scope) => {
      const parts = (pets: Site['pets']) => {
        const { devices, supplies } = designAlarm({ site: { ...site, pets }, market, scope });
        const others = devices.filter(({ kind }) => kind !== 'indoor-detector');
        const detectors = devices.filter(({ kind }) => kind === 'indoor-detector');
        return {
          others,
          supplies,
          places: detectors.map(({ id, place }) => ({ id, place })),
          detectors,
        };
      };
      const without = parts('none');
      const { detectors, ...rest } = parts('inside');
      const { detectors: _, ...same } = without;
      expect(rest).toEqual(same);
      // The list has none for ceilings, so those are to be quoted.
      expect(detectors.every(({ offer }) => offer?.features.has('pet-immune') ?? true)).toBe(true);
    });
  });

  test('with more rooms, doors or boundary never has fewer parts', () => {
    const watched = (site: Site, scope: Scope) =>
      zonesInUse(worded(designAlarm({ site, market, scope })));
    const more = fc.record({
      rooms: fc.nat(20),
      outerDoors: fc.nat(10),
      shutters: fc.nat(5),
      docks: fc.nat(5),
      openFloorArea: fc.nat(900),
      length: fc.nat(3000),
    });
    fc.assert(
      fc.property(
        randomSite,
        more,
        fc.constantFrom(...scopes),
        (site, { length, ...add }, scope) => {
          for (const [key, value] of Object.entries(add) as [keyof typeof add, number][])
            expect(watched({ ...site, [key]: site[key] + value }, scope)).toBeGreaterThanOrEqual(
              watched(site, scope),
            );
          const { boundary } = site;
          // A fence on a new boundary takes the place of detectors on the walls of an open home.
          if (boundary.length === 0) return;
          const longer = { ...site, boundary: { ...boundary, length: boundary.length + length } };
          expect(watched(longer, scope)).toBeGreaterThanOrEqual(watched(site, scope));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  test('is protected at least as well by the wider plan', () => {
    check((site) => {
      const watched = scopes.map((scope) => worded(designAlarm({ site, market, scope })));
      for (const symbol of [
        'detector',
        'contact',
        'panic',
        'siren',
        'beam',
        'outdoor-detector',
        'keypad',
      ] as const) {
        const counts = watched.map((alarm) => pieces(alarm, symbol));
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      }
    });
  });

  test('takes parts of one family, with an id of its own for each device and whole quantities', () => {
    check((site, scope) => {
      const alarm = worded(designAlarm({ site, market, scope }));
      expect(new Set(families(alarm)).size).toBe(1);
      expect(new Set(alarm.devices.map(({ id }) => id)).size).toBe(alarm.devices.length);
      for (const { quantity } of alarm.supplies)
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
    });
  });

  test('does not draw a product that it also buys by quantity', () => {
    check((site, scope) => {
      const { devices, supplies } = worded(designAlarm({ site, market, scope }));
      const drawn = new Set(devices.flatMap(({ offer }) => offer?.sku ?? []));
      expect(supplies.filter(({ offer }) => offer && drawn.has(offer.sku))).toEqual([]);
      expect(new Set(supplies.map(({ item }) => item)).size).toBe(supplies.length);
    });
  });

  test('names each part to be quoted by the words that tell what it is', () => {
    check((site, scope) => {
      const names = ({ devices, supplies }: WordedDesign) => [...devices, ...supplies];
      for (const { item, kind, offer } of names(worded(designAlarm({ site, market, scope })))) {
        expect(deviceKindOf(item.toLowerCase(), '')).toBe(kind);
        if (offer) expect(kind).toBe(offer.device);
      }
    });
  });

  test('has the same devices without a price list, all to be quoted', () => {
    check((site, scope) => {
      const listed = worded(designAlarm({ site, market, scope }));
      const unlisted = worded(designAlarm({ site, market: noProducts, scope }));
      const ids = ({ devices }: WordedDesign) => devices.map(({ id }) => id);
      expect(ids(unlisted)).toEqual(ids(listed));
      expect([...unlisted.devices, ...unlisted.supplies].every(({ offer }) => !offer)).toBe(true);
    });
  });
});
