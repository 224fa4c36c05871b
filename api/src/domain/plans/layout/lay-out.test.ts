import type { LayoutOpening, Point, SiteLayout } from '@app/contracts/site-layout';
import { SiteLayout as SiteLayoutSchema } from '@app/contracts/site-layout';
import { systemIds } from '@app/knowledge/planning/systems';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anySite } from '../../../../testing/any-site.ts';
import { aDevice, aView, devicesOf } from '../../../../testing/drawn-devices.ts';
import { madeOnce } from '../../../../testing/made-once.ts';
import { aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { designSite } from '../design-site.ts';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { layOut } from './lay-out.ts';
import { placeDevices } from './place-devices.ts';

const drawn = (site: Site, devices = devicesOf(site)): SiteLayout =>
  layOut(placeDevices(site, devices), devices, (device) => devices.indexOf(device));

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const deviceOf = (layout: SiteLayout, id: string) => {
  const device = layout.devices.find((device) => device.id === id);
  if (!device) throw new Error(`No device ${id}`);
  return device;
};
const openingOf = (layout: SiteLayout, id: string): LayoutOpening => {
  const opening = layout.openings.find((opening) => opening.id === id);
  if (!opening) throw new Error(`No opening ${id}`);
  return opening;
};
const insideRoom = (at: Point, { at: corner, width, depth }: SiteLayout['rooms'][number]) =>
  at.x > corner.x && at.x < corner.x + width && at.y > corner.y && at.y < corner.y + depth;
const palisade = { length: 400, kind: 'palisade', height: 2.4, heightAssumed: false } as const;
const noBoundary = { length: 0, kind: 'none', height: 0, heightAssumed: false } as const;

describe('the drawing of a home', () => {
  const home = aSite();
  const layout = drawn(home);

  test('is the wire format', () => {
    expect(v.parse(SiteLayoutSchema, layout)).toEqual(layout);
  });

  test('has a boundary of the stated length and a building of the stated area', () => {
    expect(2 * (layout.width + layout.depth)).toBeCloseTo(120, 1);
    const outer = layout.walls.filter(({ kind }) => kind === 'outer');
    const [width = 0, depth = 0] = outer.map(({ from, to }) => distance(from, to));
    expect(width * depth).toBeCloseTo(220, 0);
  });

  test('has its eight rooms, each with a door, along a passage', () => {
    const labels = layout.rooms.map(({ label }) => label);
    expect(labels).toEqual([...Array.from({ length: 8 }, (_, i) => `Room ${i + 1}`), 'Passage']);
    expect(layout.openings.filter(({ id }) => id.startsWith('door-room-'))).toHaveLength(8);
  });

  test('has its front door and gates to the street, and the back door behind', () => {
    expect(openingOf(layout, 'door-1')).toMatchObject({
      label: 'Outer door 1 (front)',
      wall: 'outer-south',
    });
    expect(openingOf(layout, 'door-2')).toMatchObject({
      label: 'Outer door 2 (back)',
      wall: 'outer-north',
    });
    expect(openingOf(layout, 'vehicle-gate-1')).toMatchObject({
      label: 'Vehicle gate 1 (sliding)',
      width: 4,
      wall: 'boundary-south',
    });
    expect(openingOf(layout, 'pedestrian-gate-1').wall).toBe('boundary-south');
  });

  test('has every camera of an entrance under the eaves beside it, looking out at faces', () => {
    for (const [index, outwards] of [
      ['door-1', 90],
      ['door-2', 270],
      ['door-3', 0],
    ].entries()) {
      const camera = deviceOf(layout, `camera-entrance-${index}`);
      const { at } = openingOf(layout, String(outwards[0]));
      expect(distance(camera.at, at)).toBeLessThan(2);
      // Half a metre out from the wall that the door is in.
      const out = Math.min(Math.abs(camera.at.x - at.x), Math.abs(camera.at.y - at.y));
      expect(out).toBeCloseTo(0.5, 1);
      const turned = Math.abs((camera.direction ?? 0) - Number(outwards[1]));
      expect(Math.min(turned, 360 - turned)).toBeLessThan(45);
    }
  });

  test('has one boundary camera at each corner, looking along its own side', () => {
    const cameras = [0, 1, 2, 3].map((index) => deviceOf(layout, `camera-boundary-${index}`));
    const corners = [
      { x: 0, y: 0 },
      { x: layout.width, y: 0 },
      { x: layout.width, y: layout.depth },
      { x: 0, y: layout.depth },
    ];
    cameras.forEach((camera, index) => {
      expect(distance(camera.at, corners[index] ?? camera.at)).toBeLessThan(1);
      // Turned from the wall by a sixth of its 30°.
      expect(camera.direction).toBe(index * 90 + 5);
    });
  });

  test('has detectors in room corners, looking into the room', () => {
    for (const [index, room] of layout.rooms.slice(0, 8).entries()) {
      const detector = deviceOf(layout, `detector-${index}`);
      const middle = { x: room.at.x + room.width / 2, y: room.at.y + room.depth / 2 };
      expect(Math.abs(detector.at.x - middle.x)).toBeCloseTo(room.width / 2 - 0.3, 1);
      expect(Math.abs(detector.at.y - middle.y)).toBeCloseTo(room.depth / 2 - 0.3, 1);
      const look = ((detector.direction ?? 0) * Math.PI) / 180;
      expect(Math.sign(Math.cos(look))).toBe(Math.sign(middle.x - detector.at.x));
      expect(Math.sign(Math.sin(look))).toBe(Math.sign(middle.y - detector.at.y));
    }
  });

  test('has its contacts at the doors, the motor at the gate and the intercom on the street', () => {
    const at = (id: string) => deviceOf(layout, id).at;
    expect(distance(at('contact-0'), openingOf(layout, 'door-1').at)).toBeLessThan(0.4);
    expect(distance(at('keypad'), openingOf(layout, 'door-1').at)).toBeLessThan(2);
    expect(distance(at('motor-0'), openingOf(layout, 'vehicle-gate-1').at)).toBeLessThan(3);
    expect(at('intercom-0').y).toBe(layout.depth);
    // Beside the door, not over it.
    expect(distance(at('siren-out'), openingOf(layout, 'door-1').at)).toBeGreaterThan(0.9);
  });

  test('has rooms and a passage that fill the building', () => {
    const area = layout.rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
    expect(area).toBeCloseTo(220, 0);
  });

  test('has no two devices closer than 0.8 m', () => {
    layout.devices.forEach((one, index) => {
      for (const other of layout.devices.slice(index + 1)) {
        expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(0.799);
      }
    });
  });

  test('has beams from end to end of each side', () => {
    const beam = deviceOf(layout, 'beam-0');
    expect(distance(beam.at, beam.to ?? beam.at)).toBeGreaterThan(layout.width - 3);
    expect(beam.to?.y).toBe(beam.at.y);
  });

  test('has the beams of a long side one after the other, not over one another', () => {
    const length = 1000;
    const farm = aSite({ boundary: { length, kind: 'wall', height: 2, heightAssumed: false } });
    const part = (index: number) =>
      aDevice('beam', { at: 'boundary-side', side: 0, part: { index, of: 2 } }, `part-${index}`);
    const long = drawn(farm, [part(0), part(1)]);
    const [first, second] = [deviceOf(long, 'part-0'), deviceOf(long, 'part-1')];
    expect(distance(first.at, first.to ?? first.at)).toBeGreaterThan(long.width / 2 - 3);
    expect(distance(second.at, second.to ?? second.at)).toBeGreaterThan(long.width / 2 - 3);
    expect(distance(first.to ?? first.at, second.at)).toBeLessThan(3);
  });

  test('has fence zones that follow the whole boundary, and none on a wall that may not carry one', () => {
    const length = layout.fence
      .flatMap(({ path }) => path.slice(1).map((to, index) => distance(to, path[index] ?? to)))
      .reduce((sum, part) => sum + part, 0);
    expect(length).toBeCloseTo(120, 0);
    const low = { ...home.boundary, height: 1.2 };
    expect(drawn(aSite({ boundary: low })).fence).toEqual([]);
  });

  test('says how much cameras see', () => {
    expect(layout.cover).toEqual({ perimeter: 1, entrances: 1, blindSpots: [] });
    expect(drawn(home, [aDevice('panel', { at: 'equipment' }, 'panel')])).not.toHaveProperty(
      'cover',
    );
  });
});

describe('the drawing of a site', () => {
  test('without a boundary has cameras round the building', () => {
    const layout = drawn(aSite({ boundary: noBoundary, vehicleGates: [], pedestrianGates: 0 }));
    expect(layout.walls.filter(({ kind }) => kind === 'boundary')).toEqual([]);
    expect([layout.width, layout.depth]).toEqual([17.13, 12.85]);
    expect(deviceOf(layout, 'camera-boundary-0')).toMatchObject({
      at: { x: 0.4, y: -0.5 },
      direction: 355,
    });
  });

  test('with a building that its boundary does not hold is drawn larger, and says so', () => {
    const layout = drawn(aSite({ boundary: { ...palisade, length: 40 } }));
    expect(layout.width * layout.depth).toBeGreaterThan(220);
    expect(layout.notes).toContain(
      'The boundary is drawn longer than 40 m, because the building does not fit inside it on one floor.',
    );
  });

  test('of a kiosk of 1 m² is drawn larger, and says so', () => {
    const layout = drawn(aSite({ floorArea: 1, rooms: 1 }));
    expect(layout.notes).toContain(
      'The building is drawn larger than 1 m², to show all its devices.',
    );
  });

  test('with a palisade fence is seen through it, and with a wall is not', () => {
    const seeThrough = (kind: 'wall' | 'palisade' | 'mesh') =>
      drawn(aSite({ boundary: { ...palisade, kind } })).walls.find(
        ({ kind }) => kind === 'boundary',
      )?.seeThrough;
    expect([seeThrough('wall'), seeThrough('palisade'), seeThrough('mesh')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('with a garage door has it in the building', () => {
    const garage = { kind: 'garage', mass: 90, massAssumed: false, width: 5 } as const;
    const layout = drawn(aSite({ vehicleGates: [garage] }));
    expect(openingOf(layout, 'vehicle-gate-1')).toMatchObject({
      label: 'Vehicle gate 1 (garage door)',
      wall: 'outer-south',
    });
    expect(deviceOf(layout, 'motor-0').at.y).toBeLessThan(openingOf(layout, 'vehicle-gate-1').at.y);
  });

  test('of a warehouse has docks at the back, offices at the front and cameras outside the docks', () => {
    const site = aSite({
      type: 'Warehouse',
      trade: 'commercial',
      floorArea: 2000,
      openFloorArea: 1700,
      rooms: 5,
      docks: 4,
      highValueRooms: ['server-room'],
      boundary: palisade,
    });
    const layout = drawn(site);
    const docks = layout.openings.filter(({ kind }) => kind === 'dock');
    expect(docks.map(({ wall }) => wall)).toEqual(Array(4).fill('outer-north'));
    const floor = layout.rooms.find(({ label }) => label === 'Warehouse floor');
    const office = layout.rooms.find(({ label }) => label === 'Room 1');
    expect(floor?.at.y).toBeLessThan(office?.at.y ?? 0);
    const dockCamera = deviceOf(layout, `camera-entrance-${site.outerDoors}`);
    expect(dockCamera.at.y).toBeLessThan(docks[0]?.at.y ?? 0);
    const across = layout.devices
      .filter(({ id }) => id.startsWith('camera-floor-'))
      .map(({ at }) => at.x);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(30);
  });

  test('has its recorder in the server room when there is one', () => {
    const layout = drawn(aSite({ highValueRooms: ['server-room'], rooms: 4 }));
    const room = layout.rooms.find(({ id }) => id === 'server-room');
    const { at } = deviceOf(layout, 'recorder');
    expect(room && insideRoom(at, room)).toBe(true);
  });

  test('of a crowded kiosk still has its equipment 0.8 m apart', () => {
    const keypads = Array.from({ length: 60 }, (_, index) =>
      aDevice('keypad', { at: 'entrance', index: index % 8 }, `keypad-${index}`),
    );
    const equipment = Array.from({ length: 8 }, (_, index) =>
      aDevice('power', { at: 'equipment' }, `power-${index}`),
    );
    const layout = drawn(aSite({ floorArea: 1, rooms: 4, outerDoors: 8 }), [
      ...keypads,
      ...equipment,
    ]);
    const spots = equipment.map(({ id }) => deviceOf(layout, id).at);
    spots.forEach((one, index) => {
      for (const other of spots.slice(index + 1)) {
        expect(distance(one, other)).toBeGreaterThanOrEqual(0.799);
      }
    });
  });

  test('with access control on inner doors has their readers and locks at them, inside', () => {
    const site = aSite({ type: 'Office', trade: 'commercial', rooms: 6, outerDoors: 1 });
    const devices = (['reader', 'lock'] as const).map((symbol) =>
      aDevice(symbol, { at: 'access-door', index: 1 }, symbol),
    );
    const layout = drawn(site, devices);
    const door = openingOf(layout, 'door-room-1');
    const [reader, lock] = [deviceOf(layout, 'reader').at, deviceOf(layout, 'lock').at];
    expect(distance(reader, door.at)).toBeLessThan(1.2);
    expect(distance(lock, door.at)).toBeLessThan(0.4);
    const room = layout.rooms.find(({ id }) => id === 'room-1');
    expect(room && [insideRoom(reader, room), insideRoom(lock, room)]).toEqual([false, true]);
  });

  test('with a camera for a consulting room has it on the floor outside', () => {
    const site = aSite({ type: 'Clinic', trade: 'commercial', rooms: 3, consultingRooms: 3 });
    const camera = aDevice('camera', { at: 'room', index: 1 }, 'camera', { view: aView(90, 3) });
    const layout = drawn(site, [camera]);
    const floor = layout.rooms.find(({ label }) => label === 'Waiting area');
    expect(floor && insideRoom(deviceOf(layout, 'camera').at, floor)).toBe(true);
  });

  test('has a camera that is planned for indoors inside, where it sees its door', () => {
    const site = aSite({ type: 'Office', trade: 'commercial', floorArea: 60, rooms: 9 });
    const view = aView(28, 10);
    const item = { id: 'ip-camera', outdoor: false, pixelsPerMetre: 500, distance: 10 } as const;
    const camera = aDevice('camera', { at: 'entrance', index: 0 }, 'camera', { view, item });
    const layout = drawn(site, [camera]);
    const door = openingOf(layout, 'door-1');
    expect(deviceOf(layout, 'camera').at.y).toBeLessThan(door.at.y);
    expect(layout.cover?.entrances).toBeGreaterThan(0);
  });
});

describe('the drawing of a designed site', () => {
  const everything = {
    access: { doors: 6, rooms: [], escapeDoors: 2, credential: 'card', users: 40 },
  } as const;
  const clinic = aSite({
    ...everything,
    type: 'Clinic',
    trade: 'commercial',
    wants: new Set(systemIds),
    floorArea: 600,
    openFloorArea: 120,
    consultingRooms: 5,
    highValueRooms: ['dispensary', 'server-room'],
    tills: 2,
    remotePoints: 2,
    sensors: { temperature: 2, leak: 2, 'cable-theft': 1, tank: 1, 'power-failure': 1, door: 2 },
    boundary: palisade,
  });
  test('of an estate has its readers at the gates for people on foot', () => {
    const access = { ...everything.access, doors: 1, escapeDoors: 0 };
    const reader = aDevice('reader', { at: 'access-door', index: 0 }, 'reader');
    const layout = drawn(aSite({ type: 'Residential Estate', access }), [reader]);
    const gate = openingOf(layout, 'pedestrian-gate-1');
    expect(distance(deviceOf(layout, 'reader').at, gate.at)).toBeLessThan(2);
  });

  test('has the reader of a named room at the door of that room, and the first ones at outer doors', () => {
    const site = aSite({
      ...clinic,
      access: { ...everything.access, doors: 5, rooms: ['server-room', 'dispensary'] },
    });
    const devices = designSite({ site, market: noProducts, scope: 'recommended' }).flatMap(
      (design) => design.devices,
    );
    const layout = drawn(site, devices);
    const doors = ['door-1', 'door-2', 'door-3', 'door-server-room', 'door-dispensary'];
    for (const [index, door] of doors.entries()) {
      const reader = deviceOf(layout, `access-reader-${index + 1}`);
      expect(distance(reader.at, openingOf(layout, door).at), door).toBeLessThan(2);
    }
  });

  test('has reader and lock of a named room at its door, also where equipment crowds it', () => {
    const site = aSite({
      type: 'Residential Estate',
      wants: new Set(['access']),
      floorArea: 100,
      rooms: 3,
      highValueRooms: ['cash-office', 'server-room', 'tool-store'],
      access: { ...everything.access, doors: 3, rooms: ['server-room'] },
    });
    const crowd = Array.from({ length: 90 }, (_, index) =>
      aDevice('panel', { at: 'equipment' }, `panel-${index}`),
    );
    const own = designSite({ site, market: noProducts, scope: 'recommended' });
    const layout = drawn(site, [...crowd, ...own.flatMap(({ devices }) => devices)]);
    for (const id of ['access-reader-3', 'access-lock-3']) {
      const { at } = openingOf(layout, 'door-server-room');
      expect(distance(deviceOf(layout, id).at, at), id).toBeLessThan(3);
    }
  });

  test.each([
    ['home', aSite()],
    ['clinic with every system', clinic],
    ['clinic behind a low wall', { ...clinic, boundary: { ...palisade, kind: 'wall', height: 1 } }],
    ['clinic without a boundary', { ...clinic, boundary: noBoundary }],
  ] as const)('%s has every device once, at a point of its own', (_, site) => {
    const devices = designSite({ site, market: noProducts, scope: 'complete' }).flatMap(
      (design) => design.devices,
    );
    const layout = drawn(site, devices);
    expect(layout.devices.map(({ id }) => id)).toEqual(devices.map(({ id }) => id));
    expect(new Set(layout.devices.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(devices.length);
    expect(layout.cover?.entrances).toBe(1);
  });
});

describe('the drawing of any site', () => {
  const laidOut = madeOnce((site: Site) => {
    const devices = devicesOf(site);
    return { devices, layout: drawn(site, devices) };
  });
  const check = (property: (layout: SiteLayout, site: Site, devices: Device[]) => void) =>
    fc.assert(
      fc.property(anySite, (site) => {
        const { devices, layout } = laidOut(site);
        property(layout, site, devices);
      }),
      { numRuns: runs(60) },
    );

  test('has every device once, in its order and with its line', () => {
    check((layout, _, devices) => {
      expect(layout.devices.map(({ id, line }) => [id, line])).toEqual(
        devices.map(({ id }, index) => [id, index]),
      );
    });
  });

  test('has every device on the site, at finite points that no other device has', () => {
    check((layout, site) => {
      const beyond = site.boundary.length > 0 ? 0.001 : 12.001;
      for (const { at, to, direction } of layout.devices) {
        for (const { x, y } of to ? [at, to] : [at]) {
          expect(x).toBeGreaterThanOrEqual(-beyond);
          expect(y).toBeGreaterThanOrEqual(-beyond);
          expect(x).toBeLessThanOrEqual(layout.width + beyond);
          expect(y).toBeLessThanOrEqual(layout.depth + beyond);
        }
        if (direction !== undefined) expect(direction >= 0 && direction < 360).toBe(true);
      }
      const points = layout.devices.map(({ at }) => `${at.x} ${at.y}`);
      expect(new Set(points).size).toBe(points.length);
    });
  });

  test('has a direction for every camera and detector', () => {
    check((layout) => {
      const looking = layout.devices.filter(({ view, range }) => view ?? range);
      expect(looking.every(({ direction }) => direction !== undefined)).toBe(true);
    });
  });

  test('has equipment at least 0.8 m apart', () => {
    const symbols = new Set(['recorder', 'screen', 'panel', 'power', 'energizer']);
    check((layout) => {
      const equipment = layout.devices.filter(({ symbol }) => symbols.has(symbol));
      equipment.forEach((one, index) => {
        for (const other of equipment.slice(index + 1)) {
          expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(0.799);
        }
      });
    });
  });

  test('has no camera in a consulting room', () => {
    check((layout) => {
      const consulting = layout.rooms.filter(({ id }) => id.startsWith('consulting'));
      for (const { view, at } of layout.devices) {
        if (view) expect(consulting.filter((room) => insideRoom(at, room))).toEqual([]);
      }
    });
  });

  test('has every outer door, shutter, dock and gate within its wall, and none over another', () => {
    check((layout, site) => {
      const outer = layout.openings.filter(({ wall }) => !wall.startsWith('inner'));
      expect(outer).toHaveLength(
        site.outerDoors +
          site.shutters +
          site.docks +
          site.vehicleGates.length +
          site.pedestrianGates,
      );
      for (const wall of layout.walls) {
        const places = layout.openings
          .filter((opening) => opening.wall === wall.id)
          .map(({ at, width }) => ({ middle: distance(wall.from, at), half: width / 2 }))
          .sort((a, b) => a.middle - b.middle);
        let end = 0;
        for (const { middle, half } of places) {
          if (wall.kind !== 'inner') expect(middle - half).toBeGreaterThanOrEqual(end - 0.03);
          end = middle + half;
        }
        expect(end).toBeLessThanOrEqual(distance(wall.from, wall.to) + 0.03);
      }
    });
  });

  test('has its rooms inside the building, none over another', () => {
    check((layout) => {
      const [north, , south] = layout.walls.filter(({ kind }) => kind === 'outer');
      layout.rooms.forEach((room, index) => {
        expect(room.at.x).toBeGreaterThanOrEqual((north?.from.x ?? 0) - 0.02);
        expect(room.at.y).toBeGreaterThanOrEqual((north?.from.y ?? 0) - 0.02);
        expect(room.at.x + room.width).toBeLessThanOrEqual((south?.from.x ?? 0) + 0.02);
        expect(room.at.y + room.depth).toBeLessThanOrEqual((south?.from.y ?? 0) + 0.02);
        for (const other of layout.rooms.slice(index + 1)) {
          const across =
            Math.min(room.at.x + room.width, other.at.x + other.width) -
            Math.max(room.at.x, other.at.x);
          const down =
            Math.min(room.at.y + room.depth, other.at.y + other.depth) -
            Math.max(room.at.y, other.at.y);
          expect(Math.min(across, down)).toBeLessThanOrEqual(0.03);
        }
      });
    });
  });

  test('is the same for the same answers', () => {
    check((layout, site, devices) => {
      expect(drawn(site, devices)).toEqual(layout);
    });
  });
});
