import { expect, test } from 'vitest';
import { forAnyDesign, itemId, piecesOf } from './any-design.ts';

test('fence brackets are made for what they are bolted to, or are to be quoted', () => {
  forAnyDesign(({ site, supplies }) => {
    for (const { kind, offer } of supplies) {
      if (!offer || (kind !== 'fence-bracket' && kind !== 'fence-corner-bracket')) continue;
      const named = (['palisade', 'mesh'] as const).filter((one) => offer.features.has(one));
      expect(named).toEqual(site.boundary.kind === 'wall' ? [] : [site.boundary.kind]);
    }
  });
});

test('where no bracket of the list fits the boundary, the plan says that the total is without them', () => {
  forAnyDesign(({ designs, supplies }) => {
    const open = supplies.some(({ kind, offer }) => kind === 'fence-bracket' && !offer);
    const said = designs.some(({ exclusions }) => exclusions.includes('fenceBrackets'));
    expect(said).toBe(open);
  });
});

test('each energiser has lead batteries for its own joules, through two outages in a row', () => {
  forAnyDesign(({ site, devices, supplies }) => {
    const energizers = devices.filter(({ kind }) => kind === 'energizer');
    const [first] = energizers;
    if (!first?.offer) return;
    const { joules = 0, ampereHours: own = 0 } = first.offer.figures;
    const needed = joules * 0.08 * site.outageHours * 2 * 1.25;
    const batteries = supplies.filter((supply) => itemId(supply) === 'energizer-battery');
    for (const { offer } of batteries) expect(offer?.features.has('lithium')).not.toBe(true);
    const added = batteries.reduce(
      (sum, { offer, quantity }) => sum + quantity * (offer?.figures.ampereHours ?? Infinity),
      0,
    );
    expect(batteries.length > 0 ? added / energizers.length : own).toBeGreaterThanOrEqual(
      needed - 1e-6,
    );
    // No battery is bought that the one inside the energiser makes unnecessary.
    if (needed <= own) expect(batteries).toEqual([]);
  });
});

test('energisers that stand apart have a box each, and a data cable where anything reads them', () => {
  forAnyDesign(({ site, scope, devices, supplies }) => {
    const energizers = devices.filter(({ kind }) => kind === 'energizer').length;
    expect(piecesOf(supplies, 'energizer-box')).toBe(energizers > 1 ? energizers : 0);
    const read =
      scope !== 'essential' || site.wants.has('alarm') || site.stays.systems.has('alarm');
    expect(piecesOf(supplies, 'energizer-data-cable') > 0).toBe(energizers > 1 && read);
  });
});
