import * as v from 'valibot';
import { expect, test } from 'vitest';
import { faultsInValues, faultsOf, planningFaults } from './check.ts';

test('the tables of plans have no fault', () => {
  expect(planningFaults()).toEqual([]);
});

test.each([
  [{ wireMargin: 11 }, 'fence, wireMargin: must be 2 or less, not 11'],
  [{ publicRoadShare: 25 }, 'fence, publicRoadShare: must be 1 or less, not 25'],
  [
    { spikeSpacingMetres: { rural: -100 } },
    'fence, spikeSpacingMetres, rural: must be 0 or more, not -100',
  ],
  [{ spikes: 1.2 }, 'fence, spikes: must be a whole number, or have its unit in its name, not 1.2'],
  [{ words: '' }, 'fence, words: must not be empty, not ""'],
  [{ sizes: [8, 4] }, 'fence, sizes: must go from small to large'],
  [
    { energizers: [{ joules: 8 }, { joules: 4 }] },
    'fence, energizers: must go from small to large',
  ],
])('the check of a table with %j names table, entry and reason', (values, fault) => {
  expect(faultsInValues('fence', values)).toEqual([fault]);
});

test('a fault in a record names the entry and the place in it', () => {
  const schema = v.record(
    v.string(),
    v.object({ threat: v.pipe(v.string(), v.regex(/\S/, 'must not be empty')) }),
  );
  expect(faultsOf('threats', schema, { copper: { threat: '' } })).toEqual([
    'threats, copper.threat: must not be empty, not ""',
  ]);
});
