import type { BomLine } from '@app/contracts/security-plan';
import { describe, expect, test } from 'vitest';
import { planChanges } from './plan-changes.ts';
import { systemChanges } from './system-changes.ts';

const line = (system: string, item: string, quantity: number): BomLine => ({
  quantity,
  item,
  justification: `Why ${item}`,
  system,
  sku: item,
  unitPrice: 100_00,
  lineTotal: quantity * 100_00,
});

const planOf = (...bom: BomLine[]) => {
  const total = bom.reduce((sum, { lineTotal = 0 }) => sum + lineTotal, 0);
  return { bom, totals: { subtotal: total, vat: 0, total, currency: 'ZAR' } };
};

describe('a change by system', () => {
  test('says what comes instead of what, with its reason, and which system goes', () => {
    const before = planOf(
      line('Boundary', 'Fence', 1),
      line('Alarm', 'Siren', 1),
      line('Power', 'UPS', 1),
    );
    const after = planOf(line('Boundary', 'Beams', 4), line('Alarm', 'Siren', 2));
    const { lines } = planChanges(before, after);
    expect(systemChanges(lines, after.bom)).toEqual([
      { system: 'Boundary', text: 'adds 4 × Beams instead of 1 × Fence. Why: Why Beams.' },
      { system: 'Alarm', text: '2 instead of 1 × Siren. Why: Why Siren.' },
      { system: 'Power', text: 'left out of the plan.' },
    ]);
  });

  test('names the two dearest and counts the others', () => {
    const after = planOf(line('A', 'One', 1), line('A', 'Two', 2), line('A', 'Three', 3));
    const { lines } = planChanges(planOf(), after);
    expect(systemChanges(lines, after.bom)[0]?.text).toBe(
      'adds 3 × Three, 2 × Two and 1 more. Why: Why Three.',
    );
  });
});
