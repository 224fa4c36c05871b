import { formOf, owner, sqlFile, uploadApi } from '@app/api/testing/upload-testing';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { uploadHostileDumps } from './dump-run.ts';

const DUMPS = 60;
// `npm run test:faults` has more of them.
const SEED = 1;

test('after each of 60 hostile dumps the old list is served or the new one, never a wrong one', async () => {
  const api = await uploadApi({ uploadLimitBytes: 4 * 1024 * 1024 });
  onTestFinished(() => api.close());
  const site = {
    async upload(file: Uint8Array<ArrayBuffer>) {
      const answer = await api.upload(formOf({ ...owner, sqlFile: sqlFile(file) }));
      return { status: answer.status, message: (await answer.json()).message };
    },
    served: () => api.products(),
  };
  const folder = await temporaryFolder();
  const report = await uploadHostileDumps(site, { dumps: DUMPS, seed: SEED, folder });
  expect(report.violations).toEqual([]);
  expect(report.accepted).toBeGreaterThan(DUMPS / 10);
  expect(report.refused).toBeGreaterThan(DUMPS / 10);
});
