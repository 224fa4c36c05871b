import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMarket } from '../../../testing/plan-builders.ts';
import { anySite } from '../../../testing/plan-sites.ts';
import { billOf } from './bill.ts';
import { designSite } from './design-site.ts';
import type { Device, SystemDesign } from './plan-parts.ts';
import type { Site } from './site.ts';
import { itemWords } from './words/lines/lines.ts';
import { refusalWords } from './words/statements/refusals.ts';

// A second, plain reading of the trade's rules. It shares no code with the rules of the engine and
// reads what was planned from the bill of materials, as an installer would: "8-channel", "6TB",
// "500kg".

const SITES = fc.sample(anySite, { numRuns: runs(80) });

interface Made {
  readonly site: Site;
  readonly devices: readonly Device[];
  readonly refusals: readonly string[];
  /** How many of the lines of a system whose item matches. */
  quantity(system: string, item: RegExp): number;
  /** Sum of quantity × the number that the expression finds in the item. */
  sum(system: string, item: RegExp): number;
}

const up = (value: number): number => Math.ceil(Math.max(0, value - 1e-9));

function made(site: Site, designs: readonly SystemDesign[]): Made {
  const { lines } = billOf(designs);
  const of = (system: string, item: RegExp) =>
    lines.flatMap((line) => {
      const match = line.system === system ? item.exec(line.item) : null;
      return match ? [{ quantity: line.quantity, figure: Number(match[1]) }] : [];
    });
  return {
    site,
    devices: designs.flatMap(({ devices }) => devices),
    refusals: designs.flatMap(({ refusals }) => refusals.map(refusalWords)),
    quantity: (system, item) => of(system, item).reduce((sum, { quantity }) => sum + quantity, 0),
    sum: (system, item) =>
      of(system, item).reduce((sum, { quantity, figure }) => sum + quantity * figure, 0),
  };
}

describe('a plan of random sites, recomputed from the rules', () => {
  let plans: readonly Made[];
  beforeAll(async () => {
    const market = await aMarket();
    plans = SITES.map((site) => made(site, designSite({ site, market, scope: 'recommended' })));
  });

  const each = (wanted: (site: Site) => boolean, check: (plan: Made) => void) => {
    const chosen = plans.filter(({ site }) => wanted(site));
    expect(chosen.length).toBeGreaterThan(5);
    for (const plan of chosen) check(plan);
  };

  const camerasAt = ({ devices }: Made, at: Device['place']['at']) =>
    devices.filter(
      ({ system, symbol, place }) => system === 'video' && symbol === 'camera' && place.at === at,
    );
  /** The fewest that see 92% of a rectangle of 4:3, the shares of its sides rounded by their remainders. */
  const boundaryCameras = (length: number, spacing: number): number => {
    const sides = [4, 3, 4, 3].map((side) => (side * length) / 14);
    for (let cameras = up(length / spacing); ; cameras++) {
      const exact = sides.map((side) => (cameras * side) / length);
      const over = cameras - exact.reduce((sum, share) => sum + Math.floor(share), 0);
      const seen = exact
        .toSorted((a, b) => (b % 1) - (a % 1))
        .map((share, index) => ({ share, count: Math.floor(share) + (index < over ? 1 : 0) }))
        .map(({ share, count }) => Math.min((share * length) / cameras, count * spacing));
      if (length === 0 || seen.reduce((sum, metres) => sum + metres, 0) >= 0.92 * length)
        return cameras;
    }
  };
  const expectedCameras = ({ openFloorArea, boundary, trade, stays }: Site) => {
    const floor = up(openFloorArea / 250);
    const along = boundaryCameras(boundary.length, trade === 'home' ? 30 : 40);
    const staysOnFloor = Math.min(stays.cameras, floor);
    const staysAlong = Math.min(stays.cameras - staysOnFloor, along);
    return { floor: floor - staysOnFloor, boundary: along - staysAlong };
  };
  /** Without the spare, which is kept with the recorder. */
  const cameras = ({ devices }: Made) =>
    devices.filter(
      ({ system, symbol, place }) =>
        system === 'video' && symbol === 'camera' && place.at !== 'equipment',
    );
  const wantsVideo = ({ wants }: Site) => wants.has('video');

  /** A garage door counts only at a home without a gate in the boundary. */
  const gateCameras = ({ trade, vehicleGates }: Site): number => {
    const gates = vehicleGates.filter(({ kind }) => kind !== 'garage').length;
    return trade === 'home' && gates === 0 ? vehicleGates.length : gates;
  };

  test('has a camera for each entrance, till, high-value room, gate, 250 m² of floor and stretch of boundary', () => {
    each(wantsVideo, (plan) => {
      const { site } = plan;
      const expected = {
        entrance: site.outerDoors + site.shutters + site.docks,
        till: site.tills,
        'high-value-room': site.highValueRooms.length,
        'vehicle-gate': gateCameras(site),
        'pedestrian-gate': site.trade === 'home' ? 0 : site.pedestrianGates,
        ...expectedCameras(site),
      };
      const counted = Object.fromEntries(
        Object.keys(expected).map((at) => [
          at,
          camerasAt(plan, at as Device['place']['at']).length,
        ]),
      );
      expect(counted).toEqual(expected);
      const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
      expect(cameras(plan).length).toBe(total);
      expect(camerasAt(plan, 'equipment').length).toBe(
        total >= 8 && site.trade === 'commercial' ? 1 : 0,
      );
    });
  });

  test('has recorder channels for 1.2 × the cameras, new and staying', () => {
    each(wantsVideo, (plan) => {
      const watched = cameras(plan).length + plan.site.stays.cameras;
      expect(plan.sum('Video', /(\d+)-channel.*NVR/)).toBeGreaterThanOrEqual(1.2 * watched);
    });
  });

  test('has drives for the days that are asked for, which fit the bays', () => {
    each(wantsVideo, (plan) => {
      const mbps = cameras(plan).reduce(
        (sum, { offer }) => sum + Number(/(\d+)MP/.exec(offer?.name ?? '')?.[1] ?? 4),
        4 * plan.site.stays.cameras,
      );
      const share = plan.site.trade === 'home' ? 0.5 : 1;
      const needed = mbps * 0.0108 * share * plan.site.footageDays * 1.1;
      expect(plan.sum('Video', /hard drive (\d+)TB/)).toBeGreaterThanOrEqual(needed - 1e-6);
      const bays = plan.sum('Video', /NVR.*?(\d+) SATA bay/);
      expect(plan.quantity('Video', /hard drive \d+TB/)).toBeLessThanOrEqual(bays);
    });
  });

  test('has PoE ports for each new camera', () => {
    each(wantsVideo, (plan) => {
      const ofRecorder = plan.sum('Video', /NVR (\d+)-port PoE/);
      const ofSwitches =
        plan.sum('Video', /(\d+)-port PoE switch/) +
        plan.sum('Cabling', /(\d+)-port PoE switch/) +
        plan.sum('Cabling', /UPS PoE (\d+)-port/);
      expect(ofRecorder + ofSwitches).toBeGreaterThanOrEqual(cameras(plan).length);
    });
  });

  const wantsAlarm = ({ wants }: Site) => wants.has('alarm');
  const alarmAt = ({ devices }: Made, symbol: string, at: string) =>
    devices.filter(
      (device) => device.system === 'alarm' && device.symbol === symbol && device.place.at === at,
    ).length;

  test('has a detector for each room that can be entered and 100 m² of open floor, beams under high ceilings, and a contact for each way in', () => {
    each(wantsAlarm, (plan) => {
      const { rooms, openFloorArea, outerDoors, shutters, docks, type, highValueRooms } = plan.site;
      const named = highValueRooms.length + plan.site.consultingRooms;
      const own = type === 'Office' ? Math.max(up(rooms * 0.6), Math.min(rooms, named)) : rooms;
      const inRooms = plan.devices.filter(({ id }) => id.startsWith('alarm-detector-room'));
      expect(inRooms.length).toBe(own);
      expect(alarmAt(plan, 'detector', 'passage')).toBe(up((rooms - own) / 4));
      const isHigh = type === 'Warehouse' || type === 'Industrial Site';
      const floor = type === 'School' || isHigh ? 0 : up(openFloorArea / 100);
      expect(alarmAt(plan, 'detector', 'floor')).toBe(floor);
      // 15 m between beams along the longer side of a rectangle of 4:3.
      const beams = isHigh ? up(Math.sqrt(openFloorArea * 0.75) / 15) : 0;
      expect(alarmAt(plan, 'beam', 'floor')).toBe(beams);
      expect(alarmAt(plan, 'contact', 'entrance')).toBe(outerDoors + shutters + docks);
      const garages = plan.site.vehicleGates.filter(({ kind }) => kind === 'garage').length;
      expect(alarmAt(plan, 'contact', 'vehicle-gate')).toBe(garages);
      expect(plan.quantity('Alarm', /door contact/)).toBe(outerDoors + highValueRooms.length);
      expect(plan.quantity('Alarm', /shutter contact/)).toBe(shutters + docks + garages);
    });
  });

  test('has pet-immune detectors where there are pets, and no others', () => {
    each(wantsAlarm, (plan) => {
      const detectors = plan.quantity('Alarm', /^(?!.*outdoor).*PIR/);
      const petImmune = plan.quantity('Alarm', /^(?!.*outdoor).*pet-immune/);
      expect(petImmune).toBe(plan.site.pets === 'none' ? 0 : detectors);
    });
  });

  test('has zones for 1.2 × what reports to the panel', () => {
    // A wireless hub takes devices, not zones.
    const wired = (site: Site) => wantsAlarm(site) && site.cables === 'possible';
    each(wired, (plan) => {
      const reporting = plan.devices.filter(
        ({ system, symbol }) =>
          system === 'alarm' &&
          ['detector', 'contact', 'outdoor-detector', 'beam'].includes(symbol),
      );
      const zones =
        plan.sum('Alarm', /(\d+)-zone alarm panel/) + plan.sum('Alarm', /(\d+)-zone expander/);
      expect(zones).toBeGreaterThanOrEqual(1.2 * reporting.length - 1e-6);
    });
  });

  const mayCarry = ({ wants, boundary }: Site) =>
    wants.has('fence') && boundary.length > 0 && boundary.height >= 1.5;

  test('has no electric fence where there is no wall or it is lower than 1.5 m, and says so', () => {
    each(
      (site) => site.wants.has('fence') && !mayCarry(site),
      (plan) => {
        expect(plan.quantity('Electric fence', /energizer|bracket \d+ line|wire \d/i)).toBe(0);
        expect(plan.refusals.length).toBeGreaterThan(0);
      },
    );
  });

  test('has fence brackets each 3 m and in corners, wire, spikes, signs, joules and a certificate', () => {
    each(mayCarry, (plan) => {
      const { boundary, rural, vehicleGates, pedestrianGates } = plan.site;
      const { length } = boundary;
      expect(plan.quantity('Electric fence', /^(?!corner).*bracket.* \d+ line/i)).toBe(
        up(length / 3),
      );
      const lines =
        plan.sum('Electric fence', /^(?!corner).*bracket.* (\d+) line/i) / up(length / 3);
      const wire = length * lines * 1.1;
      const rolls = plan.sum('Electric fence', /wire .*?(\d+)m$/);
      expect(rolls).toBeGreaterThanOrEqual(wire - 1e-6);
      const energizers = plan.quantity('Electric fence', /joule.*energizer/);
      const each = wire / energizers;
      const joules = plan.sum('Electric fence', /(\d+) joule/) / energizers;
      expect(each).toBeLessThanOrEqual(8000);
      expect(joules).toBeGreaterThanOrEqual(each <= 1500 ? 4 : each <= 4000 ? 8 : 12);
      const spikes = 3 * energizers + up(length / (rural ? 100 : 30));
      expect(plan.quantity('Electric fence', /earth spike/i)).toBe(spikes);
      const inBoundary = vehicleGates.filter(({ kind }) => kind !== 'garage');
      const gates = inBoundary.length + pedestrianGates;
      const along = rural ? up(length / 4 / 10) + up((length * 3) / 4 / 100) : up(length / 10);
      expect(plan.quantity('Electric fence', /sign/i)).toBe(along + gates + 4);
      expect(plan.quantity('Electric fence', /certificate of compliance/i)).toBe(1);
    });
  });

  test('has a motor rated for 1.25 × each sliding gate', () => {
    each(
      ({ wants, vehicleGates }) =>
        wants.has('gates') && vehicleGates.some(({ kind }) => kind === 'sliding'),
      (plan) => {
        const motors = plan.devices
          .filter(({ item }) => /sliding gate motor/i.test(itemWords(item)))
          .map(({ offer }) => Number(/(\d+)kg/.exec(offer?.name ?? '')?.[1] ?? Infinity))
          .toSorted((a, b) => a - b);
        const needed = plan.site.vehicleGates
          .filter(
            ({ kind, mass, motorStays = 0 }) => kind === 'sliding' && motorStays < 1.25 * mass,
          )
          .map(({ mass }) => 1.25 * mass)
          .toSorted((a, b) => a - b);
        expect(motors.length).toBe(needed.length);
        for (const [index, kilograms] of needed.entries()) {
          expect(motors[index]).toBeGreaterThanOrEqual(kilograms);
        }
      },
    );
  });

  test('has a controller place, a reader, a closer and a lock for each door, and break-glass on escape routes', () => {
    each(
      ({ wants, access }) => wants.has('access') && access.doors > 0,
      (plan) => {
        const { doors, escapeDoors } = plan.site.access;
        const places = plan.sum('Access control', /(\d+)-door.*access controller/i);
        expect(places).toBeGreaterThanOrEqual(doors);
        const readers = plan.devices.filter(
          ({ system, symbol }) => system === 'access' && symbol === 'reader',
        );
        expect(readers.length).toBe(doors);
        expect(plan.quantity('Access control', /door closer/i)).toBe(doors);
        expect(plan.quantity('Access control', /break-?glass/i)).toBe(escapeDoors);
        const locks = plan.devices.filter(
          ({ system, symbol }) => system === 'access' && symbol === 'lock',
        );
        // The intercom's lock at the pedestrian gate may be that of a door.
        const shared = plan.devices.filter(({ reason }) => reason === 'shared-gate-lock');
        expect(shared.length).toBeLessThanOrEqual(1);
        expect(locks.length + shared.length).toBe(doors);
      },
    );
  });

  test('has no UPS or inverter where there are no outages', () => {
    each(
      ({ wants, outageHours }) => wants.has('power') && outageHours === 0,
      (plan) => {
        expect(plan.quantity('Backup power', /./)).toBe(0);
      },
    );
  });
});
