import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/adapters/open-store.ts';
import { aLead, products } from '../builders.ts';
import { collect } from '../collect.ts';
import type { StorePlace } from './opened-store.ts';

const text = (value: unknown) => JSON.stringify(value);
const inFolder = (path: string) => text(new URL(path, import.meta.url).href);

/** Runs a module with `store` open in a new process; returns the lines that it prints. */
async function inProcess(place: StorePlace, work: string): Promise<readonly string[]> {
  const program = `
    const { openStore } = await import(${inFolder('../../src/adapters/open-store.ts')});
    const store = await openStore(JSON.parse(process.argv[1]));
    ${work}
    await store.close();`;
  const args = ['--input-type=module', '--eval', program, text(place.settings)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trim().split('\n');
}

export function describeProcesses(place: () => Promise<StorePlace>): void {
  describe('several processes', () => {
    test('that open an empty store and insert the same lead at once store it once', async () => {
      const here = await place();
      const insert = `console.log((await store.leads.insert(${text(aLead())})).ok);`;
      const runs = Array.from({ length: 3 }, () => inProcess(here, insert));
      expect((await Promise.all(runs)).flat().toSorted()).toEqual(['false', 'false', 'true']);
      const store = await openStore(here.settings);
      expect(await collect(store.leads.since(''))).toEqual([aLead()]);
      await store.close();
      await here.cleanup();
    }, 60_000);

    test('may take from one limit at once, and it holds over all of them', async () => {
      const here = await place();
      const takes = `
        const { createLimits } = await import(${inFolder('../../src/domain/limits/limits.ts')});
        const limits = createLimits({ permits: store.permits, clock: { now: () => new Date() } });
        const policy = { name: 'tests', limit: 7, windowMs: 3_600_000, subject: () => '' };
        for (let take = 0; take < 5; take++) console.log((await limits.take(policy)).ok);`;
      const runs = Array.from({ length: 3 }, () => inProcess(here, takes));
      const taken = (await Promise.all(runs)).flat();
      expect(taken).toHaveLength(15);
      expect(taken.filter((line) => line === 'true')).toHaveLength(7);
      await here.cleanup();
    }, 60_000);

    test('that change the same list at once: one does, the others are told', async () => {
      const here = await place();
      const change = `const writer = await store.priceLists.begin();
        await writer.add(${text(products(20))});
        const { id } = await writer.seal('2025-06-01T06:00:00.000Z');
        const change = { after: 0, at: '2025-06-01T06:00:00.000Z', record: '{}' };
        const activated = await store.priceLists.activate(id, change);
        console.log(activated.ok ? 'changed' : activated.failure);
        if (!activated.ok) await writer.discard();`;
      const runs = Array.from({ length: 3 }, () => inProcess(here, change));
      const outcomes = (await Promise.all(runs)).flat().toSorted();
      expect(outcomes).toEqual(['changed', 'overtaken', 'overtaken']);
      const store = await openStore(here.settings);
      expect(await store.priceLists.changes(10)).toHaveLength(1);
      await store.close();
      await here.cleanup();
    }, 60_000);

    test('that each activate a list at once leave one complete list active', async () => {
      const here = await place();
      const activate = (name: string, count: number) => {
        const list = products(count, { name });
        return inProcess(
          here,
          `const writer = await store.priceLists.begin();
           await writer.add(${text(list)});
           const { id } = await writer.seal('2025-06-01T06:00:00.000Z');
           for (let done = false; !done; ) {
             const after = (await store.priceLists.changes(1))[0]?.number ?? 0;
             const change = { after, at: '2025-06-01T06:00:00.000Z', record: '{}' };
             done = (await store.priceLists.activate(id, change)).ok;
           }
           console.log(id);`,
        );
      };
      const ids = (await Promise.all([activate('left', 40), activate('right', 60)])).flat();
      const store = await openStore(here.settings);
      const active = await store.priceLists.active();
      expect(ids).toContain(active?.id);
      const list = (await collect(store.priceLists.products(active?.id ?? ''))).flat();
      expect(list).toHaveLength(active?.productCount ?? -1);
      expect(new Set(list.map(({ name }) => name)).size).toBe(1);
      await store.close();
      await here.cleanup();
    }, 60_000);
  });
}
