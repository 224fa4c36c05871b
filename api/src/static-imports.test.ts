import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = import.meta.dirname;
/** What takes an order and sends its mails. */
const ORDER_TO_MAIL = ['http/leads.ts', 'domain/orders/order-kind.ts', 'jobs/start-deliveries.ts'];

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s+'(\.[^']+)'/gm;

/** The files of `api/src` that these load before any of their code runs. */
async function loadedBy(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const loaded = new Set<string>();
  const waiting = entries.map((entry) => path.join(ROOT, entry));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const source = await readFile(file, 'utf8');
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      waiting.push(path.join(path.dirname(file), specifier));
    }
  }
  return loaded;
}

test('a posted order and its mails load fewer than 60 files of the API, none of plans and reports', async () => {
  const loaded = [...(await loadedBy(ORDER_TO_MAIL))].map((file) => path.relative(ROOT, file));
  expect(loaded).toEqual(
    expect.arrayContaining(['domain/outbox/outbox.ts', 'domain/mail/html.ts']),
  );
  expect(loaded.filter((file) => /domain\/(plans|assessments|enquiries)\//.test(file))).toEqual([]);
  expect(loaded.length).toBeLessThan(60);
});
