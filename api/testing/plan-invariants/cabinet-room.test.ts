import { expect, test } from 'vitest';
import { forAnyDesign } from './any-design.ts';

test('cabinets hold the recorders, the switches beside them, a shelf and the backup power, with a fifth to spare', () => {
  forAnyDesign(({ site, devices, supplies }) => {
    const cabinets = supplies.filter(
      ({ kind, offer }) => kind === 'wall-cabinet' && offer && !offer.features.has('outdoor'),
    );
    if (cabinets.length === 0) return;
    const units = cabinets.reduce(
      (sum, { offer, quantity }) => sum + quantity * (offer?.figures.rackUnits ?? 0),
      0,
    );
    const recorders = devices.filter(({ symbol }) => symbol === 'recorder').length;
    const switches = supplies
      .filter(
        ({ kind, reason }) =>
          kind === 'poe-switch' &&
          typeof reason === 'object' &&
          reason.id === 'poe-switches' &&
          reason.places === 1,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const backup = site.wants.has('power') && site.outageHours > 0 ? 2 : 0;
    // A local switch of one place on the boundary is counted too, so one unit may be missing.
    const least = (2 * recorders + switches - 1 + 1 + backup) * 1.2;
    expect(units).toBeGreaterThanOrEqual(least - 1e-6);
  });
});
