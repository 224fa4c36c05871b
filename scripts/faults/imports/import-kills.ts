import { setTimeout as delay } from 'node:timers/promises';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { seededRandom } from '@app/testing/seeded-random';
import { describe, namedList, startImportSite } from './import-site.ts';

const ROWS = 1_000;
/** Kills come up to so many times as late as an import takes. */
const LATEST = 1.1;

export interface ImportKills {
  /** Kills that came before the answer. */
  readonly interrupted: number;
  /** Of those, imports whose list was live all the same. */
  readonly alive: number;
  readonly violations: readonly string[];
}

/**
 * Ends the API with SIGKILL at random moments of an import. Started again it has to serve the list
 * before or the new one as a whole, and the new one if the import was answered.
 */
export async function killDuringImports(
  settings: StoreSettings,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<ImportKills> {
  const random = seededRandom(seed);
  const violations: string[] = [];
  let interrupted = 0;
  let alive = 0;
  let site = await startImportSite(settings);
  await site.upload(namedList('list 0', ROWS));
  const signInMs = await site.signInMs();
  const started = performance.now();
  await site.upload(namedList('list 1', ROWS));
  const importMs = Math.max(0, performance.now() - started - signInMs);
  let before = await site.served();
  for (let kill = 1; kill <= kills; kill++) {
    const list = namedList(`list ${kill + 1}`, ROWS);
    const uploading = site.upload(list);
    await delay(signInMs + random() * LATEST * importMs);
    await site.process.kill();
    const answer = await uploading;
    site = await startImportSite(settings);
    const after = await site.served();
    const isNew = after === describe(list);
    if (!answer) interrupted += 1;
    if (!answer && isNew) alive += 1;
    if (answer && answer.status !== 200) {
      violations.push(`import ${kill} was refused: ${answer.message}`);
    }
    if (answer ? !isNew : !isNew && after !== before) {
      violations.push(`after kill ${kill} of "${before}" to "${describe(list)}": "${after}"`);
    }
    before = after;
  }
  await site.process.stop();
  return { interrupted, alive, violations };
}
