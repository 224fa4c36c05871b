import { expect, test } from 'vitest';
import { forAnyDesign, piecesOf } from './any-design.ts';

test('cabinets hold the recorders, the switches beside them, a shelf and the backup power, with a fifth to spare', () => {
  forAnyDesign(({ devices, supplies }) => {
    const cabinets = supplies.filter(
      ({ kind, offer, system }) =>
        system === 'video' && kind === 'wall-cabinet' && offer && !offer.features.has('outdoor'),
    );
    const elsewhere = piecesOf(supplies, 'local-cabinet') > 0;
    if (cabinets.length === 0 || elsewhere) return;
    const units = cabinets.reduce(
      (sum, { offer, quantity }) => sum + quantity * (offer?.figures.rackUnits ?? 0),
      0,
    );
    const recorders = devices.filter(({ symbol }) => symbol === 'recorder').length;
    const switches = supplies
      .filter(
        ({ kind, reason }) =>
          kind === 'poe-switch' && typeof reason === 'object' && reason.id === 'poe-switches',
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const backup = devices.some(({ system }) => system === 'power') ? 2 : 0;
    expect(units).toBeGreaterThanOrEqual((2 * recorders + switches + 1 + backup) * 1.2 - 1e-6);
  });
});
