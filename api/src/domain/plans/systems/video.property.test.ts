import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { worded } from '../../../../testing/design-counts.ts';
import { aMarket, aSite, noProducts } from '../../../../testing/plan-builders.ts';
import type { Market, Offer } from '../market/market.ts';
import type { Device, Scope, SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { designVideo } from './video.ts';

let sample: Market;
beforeAll(async () => {
  sample = await aMarket();
});

const gate = { kind: 'sliding', mass: 400, massAssumed: false, width: 4 } as const;
const rooms = ['stock-room', 'cash-office', 'server-room', 'dispensary'] as const;
const nat = (max: number) => fc.integer({ min: 0, max });

const sites: fc.Arbitrary<Site> = fc
  .record({
    trade: fc.constantFrom('home' as const, 'commercial' as const),
    floorArea: nat(20_000),
    outerDoors: nat(20),
    shutters: nat(8),
    docks: nat(12),
    openFloorArea: nat(15_000),
    tills: nat(12),
    highValueRooms: fc.subarray([...rooms]),
    boundary: fc.record({
      length: nat(6000),
      kind: fc.constantFrom('wall' as const, 'palisade' as const, 'mesh' as const),
      height: fc.constant(2),
      heightAssumed: fc.constant(false),
    }),
    vehicleGates: fc.array(fc.constant(gate), { maxLength: 4 }),
    pedestrianGates: nat(4),
    footageDays: fc.integer({ min: 1, max: 365 }),
    staying: nat(40),
  })
  .map(({ staying, ...changes }) =>
    aSite({ ...changes, stays: { systems: new Set(), cameras: staying } }),
  );

const scopes = ['essential', 'recommended', 'complete'] as const satisfies readonly Scope[];
const contexts = fc.record({ site: sites, scope: fc.constantFrom(...scopes) });

const camerasOf = ({ devices }: SystemDesign): readonly Device[] =>
  devices.filter(({ id, symbol }) => symbol === 'camera' && id !== 'camera-spare-1');

const total = (
  { devices, supplies }: SystemDesign,
  kind: Offer['device'],
  of: (offer: Offer) => number | undefined,
): number =>
  [...devices.map((device) => ({ ...device, quantity: 1 })), ...supplies]
    .filter(({ offer }) => offer?.device === kind)
    .reduce((sum, { offer, quantity }) => sum + quantity * ((offer && of(offer)) ?? 0), 0);

/** A second reading of the rule, by what the products say. */
const ratedWatts = (offer: Offer | undefined): number => {
  if (offer?.device !== 'ip-camera') return 12;
  return /varifocal|full-colour/.test(offer.name) || (offer.figures.metres ?? 0) > 30 ? 12 : 8;
};

/** Of a recorder that is alone; several do not feed cameras. */
const recorderPorts = (design: SystemDesign): number =>
  total(design, 'nvr', () => 1) === 1 ? total(design, 'nvr', ({ figures }) => figures.ports) : 0;

/** The table of planning values, read by an installer: 4 ports 50 W, 8 ports 72 W, 16 ports 120 W. */
const plannedForRecorder = (design: SystemDesign): number =>
  ({ 4: 50, 8: 72, 16: 120 })[recorderPorts(design)] ?? 0;

const portsOf = (design: SystemDesign): number =>
  recorderPorts(design) + total(design, 'poe-switch', ({ figures }) => figures.ports);

describe('a video design of the sample list, for random sites', () => {
  test('recorders have 1.2 channels for every camera, also for those that stay', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const design = designVideo({ site, market: sample, scope });
        const cameras = camerasOf(design).length + site.stays.cameras;
        const channels = total(design, 'nvr', ({ figures }) => figures.channels);
        expect(channels).toBeGreaterThanOrEqual(1.2 * cameras);
      }),
    );
  });

  test('drives fit the bays and hold the storage', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const design = designVideo({ site, market: sample, scope });
        const cameras = camerasOf(design);
        const mbps =
          cameras.reduce((sum, { offer }) => sum + (offer?.figures.megapixels ?? 4), 0) +
          4 * site.stays.cameras;
        const fraction = site.trade === 'home' ? 0.5 : 1;
        const storage = mbps * 0.0108 * fraction * site.footageDays * 1.1;
        const held = total(design, 'hard-drive', ({ figures }) => figures.terabytes);
        const drives = total(design, 'hard-drive', () => 1);
        const bays = total(design, 'nvr', ({ figures }) => figures.bays);
        expect(held).toBeGreaterThanOrEqual(storage - 1e-6);
        expect(drives).toBeLessThanOrEqual(bays);
        const recorders = total(design, 'nvr', () => 1);
        if (recorders > 0) expect(drives % recorders).toBe(0);
      }),
    );
  });

  test('recorder and switches have a port and 1.2 × the watts of each camera', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const design = designVideo({ site, market: sample, scope });
        const cameras = camerasOf(design);
        const watts = cameras.reduce((sum, { offer }) => sum + ratedWatts(offer), 0);
        const budget = total(design, 'poe-switch', ({ figures }) => figures.watts);
        expect(portsOf(design)).toBeGreaterThanOrEqual(cameras.length);
        expect(budget + plannedForRecorder(design)).toBeGreaterThanOrEqual(1.2 * watts - 1e-6);
      }),
    );
  });

  test('a switch is bought only for cameras that the recorder does not feed', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const design = designVideo({ site, market: sample, scope });
        const switches = total(design, 'poe-switch', () => 1);
        const watts = camerasOf(design).reduce((sum, { offer }) => sum + ratedWatts(offer), 0);
        const fits =
          camerasOf(design).length <= recorderPorts(design) &&
          1.2 * watts <= plannedForRecorder(design) &&
          total(design, 'fibre', () => 1) === 0;
        expect(fits && switches > 0).toBe(false);
      }),
    );
  });

  test('every entrance, till and high-value room is seen at 500 px/m in every scope', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const faces = camerasOf(designVideo({ site, market: sample, scope })).filter(({ place }) =>
          ['entrance', 'till', 'high-value-room'].includes(place.at),
        );
        const { outerDoors, shutters, docks, tills, highValueRooms } = site;
        expect(faces).toHaveLength(outerDoors + shutters + docks + tills + highValueRooms.length);
        for (const { view } of faces) {
          expect(view?.level).toBe('validate');
          expect(view?.pixelsPerMetre).toBeGreaterThanOrEqual(500);
        }
      }),
    );
  });

  test('each view states the detail that its pixels, angle and distance give', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        for (const { view } of camerasOf(designVideo({ site, market: sample, scope }))) {
          if (!view) continue;
          const width = 2 * view.distance * Math.tan((view.angle * Math.PI) / 360);
          expect(view.pixelsPerMetre).toBe(Math.floor(view.pixels / width));
          expect(view.reach).toBeGreaterThanOrEqual(view.distance);
        }
      }),
    );
  });

  test('parts are whole, have unique ids, and no product is both drawn and a supply', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const { devices, supplies } = worded(designVideo({ site, market: sample, scope }));
        expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length);
        const drawn = new Set(devices.flatMap(({ offer }) => offer?.sku ?? []));
        for (const { offer, quantity, reason } of supplies) {
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
          expect(drawn.has(offer?.sku ?? '')).toBe(false);
          expect(reason).not.toMatch(/NaN|undefined|Infinity/);
        }
        for (const { reason } of devices) expect(reason).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });
});

describe('more never means fewer', () => {
  const grown: readonly [string, (site: Site) => Site][] = [
    ['boundary', (site) => ({ ...site, boundary: longer(site.boundary) })],
    ['open floor', (site) => ({ ...site, openFloorArea: site.openFloorArea + 300 })],
    ['doors', (site) => ({ ...site, outerDoors: site.outerDoors + 1 })],
    ['shutters', (site) => ({ ...site, shutters: site.shutters + 1 })],
    ['docks', (site) => ({ ...site, docks: site.docks + 1 })],
    ['tills', (site) => ({ ...site, tills: site.tills + 1 })],
    ['gates', (site) => ({ ...site, vehicleGates: [...site.vehicleGates, gate] })],
  ];
  const longer = (boundary: Site['boundary']) => ({ ...boundary, length: boundary.length + 45 });

  test.each(grown)('of %s', (_, grow) => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const before = designVideo({ site, market: sample, scope });
        const after = designVideo({ site: grow(site), market: sample, scope });
        expect(camerasOf(after).length).toBeGreaterThanOrEqual(camerasOf(before).length);
        const kinds = ['camera-junction-box', 'camera-pole'] as const;
        for (const kind of kinds) {
          expect(total(after, kind, () => 1)).toBeGreaterThanOrEqual(total(before, kind, () => 1));
        }
        expect(portsOf(after)).toBeGreaterThanOrEqual(camerasOf(after).length);
      }),
    );
  });

  test('a wider scope keeps every view of the narrower one', () => {
    fc.assert(
      fc.property(sites, (site) => {
        const [essential, recommended, complete] = scopes.map(
          (scope) =>
            new Set(camerasOf(designVideo({ site, market: sample, scope })).map(({ id }) => id)),
        );
        expect(essential?.isSubsetOf(recommended as Set<string>)).toBe(true);
        expect(recommended?.isSubsetOf(complete as Set<string>)).toBe(true);
      }),
    );
  });
});

describe('the price list', () => {
  const only = (...kinds: string[]): Market => ({
    fitting: (need) => (kinds.includes(need.device) ? sample.fitting(need) : []),
  });

  test('changes no view: without products, or with cameras only, the same spots are watched', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const spots = (market: Market) =>
          camerasOf(designVideo({ site, market, scope })).map(({ id, place }) => [id, place]);
        expect(spots(noProducts)).toEqual(spots(sample));
        expect(spots(only('ip-camera'))).toEqual(spots(sample));
      }),
    );
  });

  test('with small recorders only, several share the cameras', () => {
    const small: Market = {
      fitting: (need) =>
        sample
          .fitting(need)
          .filter(({ device, figures }) => device !== 'nvr' || figures.channels === 8),
    };
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const modest = { ...site, footageDays: Math.min(site.footageDays, 30) };
        const design = designVideo({ site: modest, market: small, scope });
        const cameras = camerasOf(design).length + site.stays.cameras;
        const channels = total(design, 'nvr', ({ figures }) => figures.channels);
        expect(channels).toBeGreaterThanOrEqual(1.2 * cameras);
        const drives = total(design, 'hard-drive', () => 1);
        expect(drives).toBeLessThanOrEqual(total(design, 'nvr', () => 1));
      }),
      { numRuns: runs(40) },
    );
  });

  test('the same site and list give the same design', () => {
    fc.assert(
      fc.property(contexts, ({ site, scope }) => {
        const once = worded(designVideo({ site, market: sample, scope }));
        expect(worded(designVideo({ site, market: { ...sample }, scope }))).toEqual(once);
      }),
      { numRuns: runs(20) },
    );
  });
});
