import { establishmentTypes } from '@app/contracts/proposal';
import { controls as controlTable } from '@app/knowledge/planning/controls';
import { baseRatings } from '@app/knowledge/planning/ratings';
import { threats } from '@app/knowledge/planning/threats/threats';
import { describe, expect, test } from 'vitest';
import { aSite } from '../../../../../testing/plan-builders.ts';
import { aDesign, aDevice, aSupply } from '../../../../../testing/plan-parts.ts';
import type { Site } from '../../site.ts';
import { threatsOf } from './rate-threats.ts';

const aWarehouse = (changes: Partial<Site> = {}): Site =>
  aSite({
    type: 'Warehouse',
    trade: 'commercial',
    docks: 2,
    people: 12,
    outageHours: 2,
    ...changes,
  });
const ratings = (site: Site) =>
  threatsOf(site, []).map(
    ({ threat, likelihood, impact }) => `${threat} ${likelihood} x ${impact}`,
  );
const threatOf = (site: Site, words: string, ...designs: Parameters<typeof threatsOf>[1]) => {
  const threat = threatsOf(site, designs).find((one) => one.threat.includes(words));
  if (!threat) throw new Error(`No threat "${words}"`);
  return threat;
};

describe('ratings', () => {
  test('of two warehouses with different answers differ', () => {
    const guarded = aWarehouse({
      stays: { systems: new Set(['alarm', 'fence', 'access']), cameras: 8 },
      outageHours: 0,
    });
    const open = aWarehouse({
      boundary: { length: 900, kind: 'mesh', height: 1.5, heightAssumed: false },
      signal: 'poor',
      jammers: true,
      monitored: false,
      docks: 6,
    });
    expect(ratings(guarded)).not.toEqual(ratings(open));
    expect(threatOf(open, 'boundary').likelihood).toBe(5);
    expect(threatOf(guarded, 'boundary').likelihood).toBe(1);
  });

  test('name the answers that moved them, and where they started', () => {
    const { likelihood, impact, reason } = threatOf(
      aWarehouse({ jammers: true, signal: 'poor', rural: true }),
      'Alarm signal',
    );
    expect({ likelihood, impact }).toEqual({ likelihood: 4, impact: 5 });
    expect(reason).toContain('We start from likelihood 2 and impact 4 for a warehouse.');
    expect(reason).toContain(
      'Likelier here: criminals in your area use jammers and mobile signal is poor.',
    );
    expect(reason).toContain('Worse here: the site is rural, so help is further away.');
  });

  test('move by at most two steps of likelihood, and name no more answers than moved them', () => {
    const { likelihood, reason } = threatOf(
      aWarehouse({
        jammers: true,
        signal: 'poor',
        monitored: false,
        outageHours: 8,
      }),
      'Alarm signal',
    );
    expect(likelihood).toBe(4);
    expect(reason).not.toContain('no monitoring company');
  });

  test('that no answer moves say so', () => {
    const { likelihood, reason } = threatOf(aWarehouse(), 'Alarm signal');
    expect(likelihood).toBe(2);
    expect(reason).toContain('Your answers do not change that.');
  });

  test('of a wall whose height we assumed say so', () => {
    const boundary = { length: 120, kind: 'wall', height: 1.6, heightAssumed: true } as const;
    expect(threatOf(aSite({ boundary }), 'boundary').reason).toContain(
      'the wall is 1.6\u00a0m high by our assumption',
    );
  });

  test('stay with the threats that a site can have: no gate, no gate motor to steal', () => {
    const names = ratings(aSite({ vehicleGates: [] })).join();
    expect(names).not.toMatch(/gate motor|Hijacking/);
  });

  test('name the work of a business, and only the threat at a home', () => {
    expect(threatsOf(aSite(), []).some(({ threat }) => threat.includes(':'))).toBe(false);
    expect(threatsOf(aWarehouse(), []).every(({ threat }) => threat.includes(': '))).toBe(true);
  });
});

describe('the tables', () => {
  test('start every rating within 1 to 5, and rate every threat somewhere', () => {
    const rated = Object.values(baseRatings).flatMap((ratings) => Object.entries(ratings));
    for (const [, rating] of rated) {
      for (const points of rating) expect([1, 2, 3, 4, 5]).toContain(points);
    }
    expect(new Set(rated.map(([id]) => id))).toEqual(new Set(Object.keys(threats)));
  });

  test('use every control for some threat', () => {
    const used = new Set(Object.values(threats).flatMap(({ controls }) => controls));
    const ids = Object.keys(controlTable) as (keyof typeof controlTable)[];
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  test('say of every threat what is open when a plan has nothing against it', () => {
    for (const type of establishmentTypes) {
      const bare = threatsOf(aSite({ type, docks: 2 }), []);
      for (const { controls } of bare) {
        expect(
          controls.every((control) => /^(Still open: |Nothing in this plan runs)/.test(control)),
        ).toBe(true);
      }
    }
  });
});

describe('controls', () => {
  const site = aSite({ outerDoors: 2, shutters: 1, docks: 2, type: 'Warehouse' });
  const at = (...indexes: number[]) =>
    aDesign({ devices: indexes.map((index) => aDevice({ place: { at: 'entrance', index } })) });

  test('count the cameras at docks apart from those at doors and shutters', () => {
    expect(threatOf(site, 'Docks', at(0, 1, 2, 3, 4)).controls[0]).toBe('2 cameras at the docks');
    expect(threatOf(site, 'Docks', at(0, 1, 2)).controls[0]).toBe(
      'Still open: this plan has no camera at a dock.',
    );
  });

  test('name only those openings that have a contact', () => {
    const contacts = (...indexes: number[]) =>
      aDesign({
        devices: indexes.map((index) =>
          aDevice({ system: 'alarm', symbol: 'contact', place: { at: 'entrance', index } }),
        ),
      });
    const lockedUp = (...indexes: number[]) =>
      threatOf(site, 'Locked up', contacts(...indexes)).controls.find((one) => /contact/.test(one));
    expect(lockedUp(0, 1)).toBe('Alarm contacts on 2 doors');
    expect(lockedUp(0, 1, 2, 3, 4)).toBe('Alarm contacts on 2 doors, 1 shutter and 2 docks');
  });

  test('of livestock are not the fence and the gate of the homestead', () => {
    const farm = aSite({ type: 'Farm', rural: true });
    const devices = [
      aDevice({ system: 'fence', symbol: 'energizer', place: { at: 'equipment' } }),
      aDevice({ place: { at: 'vehicle-gate', index: 0 } }),
    ];
    const { controls } = threatOf(farm, 'Livestock', aDesign({ devices }));
    expect(controls.filter((control) => !control.startsWith('Still open'))).toEqual([]);
  });

  test('name the rooms that a camera is in', () => {
    const room = aDevice({ place: { at: 'high-value-room', room: 'stock-room' } });
    const { controls } = threatOf(site, 'Stock', aDesign({ devices: [room] }));
    expect(controls[0]).toBe('Camera in the stock room');
  });

  test('count a door with two readers once', () => {
    const reader = (index: number) =>
      aDevice({ system: 'access', symbol: 'reader', place: { at: 'access-door', index } });
    const { controls } = threatOf(site, 'Stock', aDesign({ devices: [reader(0), reader(0)] }));
    expect(controls[0]).toBe('Access control on 1 outer door');
  });

  test('take a part that is to be quoted by its kind', () => {
    const supplies = [aSupply({ system: 'gates', kind: 'motor-cage' })];
    const { controls } = threatOf(aSite(), 'gate motor', aDesign({ supplies }));
    expect(controls[0]).toBe('Theft cage over the gate motor');
  });

  test('name two ways for an alarm signal only where a plan has two', () => {
    const lte = aSupply({ system: 'alarm', kind: 'lte-communicator' });
    const radio = aSupply({ system: 'alarm', kind: 'radio-transmitter' });
    const open =
      'Still open: this plan has no second path for the alarm signal. The complete budget adds one.';
    const one = threatOf(aSite(), 'alarm signal that does not', aDesign({ supplies: [lte] }));
    expect(one.controls).toContain(open);
    const two = threatOf(
      aSite(),
      'alarm signal that does not',
      aDesign({ supplies: [lte, radio] }),
    );
    expect(two.controls).toEqual(['Alarm signals by the mobile network and radio']);
  });

  test('name cameras that stay, and still say that none is known to look at a dock', () => {
    const stays = { systems: new Set<never>(), cameras: 3 };
    const { controls } = threatOf({ ...site, stays }, 'Docks');
    expect(controls.slice(0, 2)).toEqual([
      '3 cameras of your own, where they cover it',
      'Still open: this plan has no camera at a dock. The recommended budget adds cameras.',
    ]);
  });

  test('name what stays, but count no panic button that nobody told us of', () => {
    const stays = { systems: new Set(['alarm'] as const), cameras: 3 };
    const { controls } = threatOf(aSite({ type: 'Retail Shop', stays, tills: 2 }), 'Cash-up');
    expect(controls[0]).toBe('3 cameras of your own, where they cover it');
    expect(controls).toContain(
      'Still open: this plan has no panic button for the person who counts the money. Ask us at the site visit to check your alarm.',
    );
    const closed = threatOf(aSite({ type: 'Office', stays }), 'Locked up');
    expect(closed.controls).toEqual([
      'Your alarm, which stays',
      '3 cameras of your own, where they cover it',
    ]);
  });

  const clinic = aSite({
    type: 'Clinic',
    trade: 'commercial',
    wants: new Set(['access']),
    outerDoors: 2,
    rooms: 6,
    highValueRooms: ['dispensary'],
    access: { doors: 1, rooms: [], escapeDoors: 0, credential: 'card', users: 8 },
  });
  const reader = aDevice({
    system: 'access',
    symbol: 'reader',
    place: { at: 'access-door', index: 0 },
  });

  test('count a reader only at the door that the threat is behind', () => {
    const atOuterDoor = threatOf(clinic, 'medicines', aDesign({ devices: [reader] }));
    expect(atOuterDoor.controls[0]).toBe(
      'Still open: this plan has no camera and no access control at the dispensary. Add cameras. Name the dispensary as a door with access control.',
    );
    const access = { ...clinic.access, rooms: ['dispensary'] as const };
    const atDispensary = threatOf(
      { ...clinic, access },
      'medicines',
      aDesign({ devices: [reader] }),
    );
    expect(atDispensary.controls[0]).toBe('Access control on the door of the dispensary');
    expect(threatOf(clinic, 'Visitors', aDesign({ devices: [reader] })).controls[0]).toBe(
      'Access control on 1 outer door',
    );
  });

  test('do not count the card on a stock room or a dispensary for staff in a consulting room', () => {
    const access = { ...clinic.access, rooms: ['dispensary'] as const };
    const withReader = aDesign({ devices: [reader] });
    const controls = (words: string, changes: Partial<Site> = {}) =>
      threatOf({ ...clinic, access, ...changes }, words, withReader).controls.join(' ');
    expect(controls('staff threatened')).not.toContain('Access control');
    expect(controls('files and screens')).toContain('no access control on the office doors');
    const consulting = { ...clinic.access, rooms: [] };
    const rooms = { outerDoors: 0, highValueRooms: [], access: consulting } as const;
    expect(controls('files and screens', rooms)).toContain('Access control on');
  });

  test('do not count the card on a server room for the desks of an office or its keys', () => {
    const access = { ...clinic.access, rooms: ['server-room'] as const };
    const office = { ...clinic, type: 'Office', highValueRooms: ['server-room'] as const } as const;
    const open = (words: string, changes: Partial<Site>) =>
      threatOf({ ...office, ...changes }, words, aDesign({ devices: [reader] })).controls[0];
    expect(open('laptops', { access })).toBe(
      'Still open: this plan does not record who comes into the offices. Name the main entrance or all outside doors as doors with access control.',
    );
    expect(open('keys, codes', { access })).toContain('keys cannot be cancelled');
    expect(open('laptops', {})).toBe('Access control on 1 outer door');
  });

  test('count for a driver at the gate a button to carry, and none on a wall', () => {
    const panic = (item: 'panic-button' | 'panic-pendant') =>
      aDevice({ system: 'alarm', symbol: 'panic', item, place: { at: 'room', index: 0 } });
    const controls = (item: Parameters<typeof panic>[0]) =>
      threatOf(aSite(), 'Hijacking', aDesign({ devices: [panic(item)] })).controls.join(' ');
    expect(controls('panic-button')).not.toContain('panic button');
    expect(controls('panic-pendant')).toContain('1 panic button');
  });

  test('count a detector only in the room that the threat is in', () => {
    const detector = (index: number) =>
      aDevice({ system: 'alarm', symbol: 'detector', place: { at: 'room', index } });
    const controls = (index: number) =>
      threatOf(clinic, 'medicines', aDesign({ devices: [detector(index)] })).controls;
    expect(controls(0).join(' ')).not.toContain('detector');
    // Five plain rooms come before the dispensary.
    expect(controls(5)[0]).toBe('Alarm detector in the dispensary');
  });

  test('count no detector on the building as a warning at the boundary', () => {
    const onWall = aDevice({
      system: 'alarm',
      symbol: 'outdoor-detector',
      place: { at: 'outer-wall', index: 0, of: 1 },
    });
    const home = aSite();
    const designs = aDesign({ devices: [onWall] });
    expect(threatOf(home, 'climb over the boundary', designs).controls.join(' ')).toContain(
      'nothing in this plan raises an alarm at the boundary.',
    );
    expect(threatOf(home, 'Robbery', designs).controls[0]).toContain('1 outdoor detector');
  });

  test('name what backup power keeps running, and what stops', () => {
    const backup = aDevice({
      system: 'power',
      symbol: 'power',
      item: { id: 'backup', voltAmperes: 300 },
    });
    const loads = [
      { name: 'recorders', watts: 25, twice: false },
      { name: 'boom', watts: 20, twice: false, apart: 1 },
    ] as const;
    const estate = aSite({ type: 'Residential Estate', outageHours: 4 });
    expect(threatOf(estate, 'Power', aDesign({ devices: [backup], loads })).controls).toEqual([
      'Backup power for 4 hours: the recorder',
      'Still open: in a power cut you open the booms by hand.',
    ]);
  });
});
