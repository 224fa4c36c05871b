import type { BomLine } from '@app/contracts/security-plan';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planChanges } from './plan-changes.ts';

const aLine = (changes: Partial<BomLine> = {}): BomLine => ({
  quantity: 2,
  item: 'Camera',
  justification: 'Two doors',
  system: 'Video',
  sku: 'CAM',
  unitPrice: 100_00,
  lineTotal: 200_00,
  ...changes,
});
const { sku: _, unitPrice: _price, lineTotal: _total, ...unpriced } = aLine({ item: 'Recorder' });

const planOf = (...bom: BomLine[]) => {
  const total = bom.reduce((sum, { lineTotal = 0 }) => sum + lineTotal, 0);
  return { bom, totals: { subtotal: total, vat: 0, total, currency: 'ZAR' } };
};

describe('the changes of a bill', () => {
  test('are none for the same bill, and none for another reason alone', () => {
    const other = planOf(aLine({ justification: 'Two gates' }));
    expect(planChanges(planOf(aLine()), other)).toEqual({ lines: [], difference: 0 });
  });

  test('say what was added, changed and removed, each with its rand', () => {
    const siren = aLine({ item: 'Siren', sku: 'SIR', system: 'Alarm' });
    const more = aLine({ quantity: 3, lineTotal: 300_00 });
    const { lines, difference } = planChanges(planOf(aLine(), unpriced), planOf(more, siren));
    expect(lines).toEqual([
      {
        kind: 'changed',
        system: 'Video',
        item: 'Camera',
        sku: 'CAM',
        before: aLine(),
        after: more,
        difference: 100_00,
      },
      {
        kind: 'added',
        system: 'Alarm',
        item: 'Siren',
        sku: 'SIR',
        after: siren,
        difference: 200_00,
      },
      { kind: 'removed', system: 'Video', item: 'Recorder', before: unpriced, difference: 0 },
    ]);
    expect(difference).toBe(300_00);
  });

  test('match what is to be quoted by its id, and by its name where an older plan has no ids', () => {
    const named = { ...unpriced, id: 'recorder channels=8', item: 'Opnemer' };
    const before = { ...unpriced, id: 'recorder channels=8' };
    expect(planChanges(planOf(before), planOf(named)).lines).toEqual([]);
    expect(planChanges(planOf(unpriced), planOf({ ...named, item: 'Recorder' })).lines).toEqual([]);
    expect(planChanges(planOf(unpriced), planOf(named)).lines).toHaveLength(2);
  });

  test('keep one product in two systems apart', () => {
    const inAlarm = aLine({ system: 'Alarm' });
    const { lines } = planChanges(planOf(aLine()), planOf(aLine(), inAlarm));
    expect(lines.map(({ kind, system }) => [kind, system])).toEqual([['added', 'Alarm']]);
  });

  test('add up to the difference of the totals, whatever the two bills are', () => {
    const line = fc
      .record({
        sku: fc.constantFrom('A', 'B', 'C', undefined),
        system: fc.constantFrom('Video', 'Alarm'),
        item: fc.constantFrom('x', 'y'),
        quantity: fc.integer({ min: 1, max: 9 }),
        price: fc.integer({ min: 0, max: 1_000_00 }),
      })
      .map(({ sku, system, item, quantity, price }): BomLine => {
        const described = { quantity, item, system, justification: '' };
        if (sku === undefined) return described;
        return { ...described, sku, unitPrice: price, lineTotal: quantity * price };
      });
    const bill = fc.array(line, { maxLength: 8 }).map((lines) => planOf(...lines));
    fc.assert(
      fc.property(bill, bill, (before, after) => {
        const { lines, difference } = planChanges(before, after);
        expect(lines.reduce((sum, change) => sum + change.difference, 0)).toBe(difference);
        const back = planChanges(after, before);
        expect(back.difference).toBe(difference === 0 ? 0 : -difference);
        expect(back.lines).toHaveLength(lines.length);
      }),
    );
  });
});
