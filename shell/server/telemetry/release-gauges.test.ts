import type { Registry } from '@app/federation/registry';
import { expect, test } from 'vitest';
import { releaseGauges } from './release-gauges.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('changes of the last hour are told by part and kind, with the serial of what is live', async () => {
  const version = '1.0.0-000000000001';
  const change = (what: string, minutes: number) => ({
    at: minutesAgo(minutes),
    who: 'ops',
    what,
    to: version,
  });
  const registry: Registry = {
    serial: 7,
    parts: {
      shop: {
        active: version,
        history: [],
        changes: [change('release', 90), change('release', 50), change('automatic', 40)],
      },
      shell: { active: version, history: [], changes: [change('release', 10)] },
    },
    notLive: {
      careers: { since: minutesAgo(5), history: [], releases: {}, changes: [change('retire', 5)] },
    },
  };
  const [serial, age, changes] = releaseGauges('/nowhere', { current: () => registry });
  expect(await serial?.read()).toEqual([{ value: 7 }]);
  await expect(age?.read()).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await changes?.read()).toEqual([
    { value: 1, attributes: { part: 'shop', kind: 'release' } },
    { value: 1, attributes: { part: 'shop', kind: 'automatic' } },
    { value: 1, attributes: { part: 'shell', kind: 'release' } },
    { value: 1, attributes: { part: 'careers', kind: 'retire' } },
  ]);
});
