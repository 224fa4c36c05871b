import { expect, test } from 'vitest';
import { aSite } from '../../../testing/plan-builders.ts';
import { essentialSite } from './essential.ts';

test('an estate keeps its cameras, which read plates, also where some stay, so that no gravest threat asks for more', () => {
  const estate = aSite({
    type: 'Residential Estate',
    trade: 'commercial',
    wants: new Set(['video', 'alarm', 'gates', 'power']),
    stays: { systems: new Set(['fence', 'access', 'intercom']), cameras: 0 },
    signal: 'poor',
    outageHours: 12,
    assumed: [{ question: 'stays', id: 'camerasStay', figures: [] }],
  });
  expect([...essentialSite(estate).wants]).toContain('video');
});
