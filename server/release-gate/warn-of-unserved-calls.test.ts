import path from 'node:path';
import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { contractHash } from '@app/contracts/snapshots/contract-hash';
import { publish, releasesFolder } from '@app/federation/releases';
import { aRelease, versionOf, writeBuilt } from '@app/federation/testing/built-release';
import { expect, it } from 'vitest';
import { freePorts } from '../../scripts/processes/free-ports.ts';
import { runScript } from '../../scripts/testing/run-script.ts';
import { smallSite } from '../../scripts/testing/small-site.ts';

const [served] = endpoints.map(endpointContract);
if (!served) throw new Error('The API has no calls');

it('a start with an API that no longer serves a call of a live remote logs the call and the reason, and serves', async () => {
  const DATA_DIR = await smallSite();
  const gone = { name: 'POST /api/gone' };
  const calls = { [served.name]: contractHash(served), [gone.name]: contractHash(gone) };
  const folder = path.join(DATA_DIR, 'dist-shop');
  const built = await writeBuilt(folder, aRelease({ calls, contracts: [{ ...served }, gone] }));
  await publish(releasesFolder(DATA_DIR), built);

  const [port] = await freePorts('localhost', 1);
  const site = runScript('server/serve.ts', { DATA_DIR, PORT: String(port), LOG_LEVEL: 'warn' });
  await expect.poll(() => site.output.stdout, { timeout: 20_000 }).toContain('Ready on ');
  const lines = site.output.stdout.split('\n').filter((line) => line.includes('cannot answer'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      remote: 'shop',
      version: versionOf(1),
      call: 'POST /api/gone',
      why: 'the API does not serve it',
      msg: 'a live part makes a call that this API cannot answer',
    },
  ]);
});
