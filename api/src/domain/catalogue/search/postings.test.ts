import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPostingsBuilder } from './postings.ts';
import { FIELD_BITS, FIELDS } from './ranking.ts';

test('the postings builder gives back the postings of every term in ascending order', () => {
  const term = fc.string({ minLength: 1, maxLength: 3 });
  const products = fc.array(fc.uniqueArray(term, { maxLength: 5 }), { size: '+2' });
  fc.assert(
    fc.property(products, (termsOfProduct) => {
      const builder = createPostingsBuilder();
      const expected = new Map<string, number[]>();
      termsOfProduct.forEach((terms, posting) => {
        for (const each of terms) {
          builder.add(builder.number(each), posting, FIELDS);
          expected.set(each, [...(expected.get(each) ?? []), (posting << FIELD_BITS) | FIELDS]);
        }
      });
      const postings = builder.build();
      expect(postings.terms).toEqual([...expected.keys()].sort());
      const found = postings.terms.map((each, place) => [each, [...postings.of(place)]]);
      expect(new Map(found as [string, number[]][])).toEqual(expected);
    }),
    { numRuns: runs(20) },
  );
});
