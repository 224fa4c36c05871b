import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { hostileTerms } from '../../../../testing/hostile-terms.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex([
  aProduct({ sku: 'VT-IP2B28', name: 'Vantis 2MP bullet camera 2.8mm' }),
  aProduct({ sku: 'CAM-ERA-2', name: 'Battery' }),
]);

// Deep because it needs a machine that does nothing else.
test.each(hostileTerms)('a search for %s is answered within half a second', (_, term) => {
  const began = performance.now();
  index.search(term);
  expect(performance.now() - began).toBeLessThan(500);
});
