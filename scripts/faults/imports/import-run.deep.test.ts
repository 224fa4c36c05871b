import { readPriceList } from '@app/api/domain/catalogue/import/read-price-list';
import { newFolder } from '@app/api/testing/test-places';
import { expect, onTestFinished, test } from 'vitest';
import { bombs } from './bombs.ts';
import { killDuringImports } from './import-kills.ts';
import { importAtOnce } from './imports-at-once.ts';
import { importWithoutRoom } from './small-disk.ts';

const SLOW = 240_000;

async function newPlace() {
  const place = await newFolder();
  onTestFinished(place.cleanup);
  return place.settings;
}

test.each(bombs(1_200_000))(
  'a file with $what is refused with a reason, or gives its one good product',
  async (bomb) => {
    const result = await readPriceList(bomb.chunks(), () => []);
    expect(result).toMatchObject(
      bomb.isDump ? { ok: true, value: { accepted: 1 } } : { ok: false },
    );
  },
  SLOW,
);

test(
  'after a kill during an import the list before or the new one is served, whole',
  async () => {
    const report = await killDuringImports(await newPlace(), { kills: 3, seed: 2 });
    expect(report.violations).toEqual([]);
    expect(report.interrupted).toBeGreaterThan(0);
  },
  SLOW,
);

test(
  'of two imports at once, in one process or in two, one wins and the other is told',
  async () => {
    const report = await importAtOnce(await newPlace(), 2);
    expect(report.violations).toEqual([]);
    expect(report.lost).toBeGreaterThan(0);
  },
  SLOW,
);

test(
  'an import for which the disk has no room is answered with the reason, and the old list stays',
  async ({ skip }) => {
    const wrong = await importWithoutRoom();
    if (!wrong.ok) return skip(`no small disk: ${wrong.failure}`);
    expect(wrong.value).toEqual([]);
  },
  SLOW,
);
