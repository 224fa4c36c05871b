import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSite, noProducts } from '../../../../testing/plan-builders.ts';
import { alarmInputs } from './alarm-inputs.ts';
import { designFence, fenceZones } from './fence.ts';
import { designGates } from './gates.ts';

test('there is a zone for each fence zone, beam pair and tamper contact of the designs', () => {
  fc.assert(
    fc.property(
      fc.record({
        boundary: fc.record({
          length: fc.integer({ min: 0, max: 3000 }),
          kind: fc.constantFrom('wall', 'none'),
          height: fc.double({ min: 1, max: 3, noNaN: true }),
          heightAssumed: fc.constant(false),
        }),
        vehicleGates: fc.array(
          fc.record({
            kind: fc.constantFrom('sliding', 'swing', 'garage', 'boom', 'none'),
            mass: fc.integer({ min: 100, max: 900 }),
            massAssumed: fc.constant(false),
            width: fc.constant(4),
          }),
        ),
      }),
      (changes) => {
        const site = aSite(changes);
        const context = { site, market: noProducts, scope: 'recommended' } as const;
        const devices = [...designFence(context).devices, ...designGates(context).devices];
        const reporting = devices.filter(
          ({ id }) => id.startsWith('fence-beam-') || id.startsWith('gate-tamper-'),
        );
        expect(alarmInputs(site)).toBe(reporting.length + fenceZones(site));
      },
    ),
  );
});

test('systems that are not wanted use no zone', () => {
  expect(alarmInputs(aSite({ wants: new Set(['alarm']) }))).toBe(0);
});
