import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@app/api/adapters/open-store';
import { aContactMessage } from '@app/api/testing/builders';
import { collect } from '@app/api/testing/collect';
import { uploadPriceList } from '@app/contracts/admin-upload';
import { sendContactMessage } from '@app/contracts/contact';
import { Product } from '@app/contracts/product';
import type { ServerProcess } from '@app/testing/site/server-process';
import * as v from 'valibot';
import { withBuiltSite } from '../built-site.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { serveSite } from '../serving.ts';
import { type UploadSite, uploadHostileDumps } from './dump-run.ts';

const owner = { username: 'admin', password: 'correct horse battery' };
const ServedList = v.array(
  v.pipe(
    Product,
    v.transform(({ cost = 0, ...rest }) => ({ ...rest, cost })),
  ),
);
/** No dump of a run takes seconds; one that takes longer hangs. */
const ANSWER_MS = 60_000;

/** Uploads hostile dumps to the built site. A lead from before has to be there afterwards. */
export async function runDumps(settings: Pick<FaultSettings, 'dumps' | 'seed'>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-dumps-'));
  try {
    return await withBuiltSite((dataDir) => uploadTo(dataDir, { ...settings, folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function uploadTo(
  dataDir: string,
  run: { readonly dumps: number; readonly seed: number; readonly folder: string },
): Promise<Outcome> {
  const site = await serveSite({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: owner.password,
    MAX_UPLOAD_MB: '4',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  await leaveMessage(site);
  const report = await uploadHostileDumps(uploadSite(site), run);
  const code = await site.stop();
  const violations = [
    ...report.violations,
    ...(code === 0 ? [] : [`the process ended with ${code}:\n${site.output()}`]),
    ...((await countLeads(dataDir)) === 1 ? [] : ['the message from before is not there any more']),
  ];
  const { accepted, refused, longestMs } = report;
  return {
    figures: `${run.dumps} dumps and a good one, ${accepted} accepted, ${refused} refused, longest answer ${Math.round(longestMs)} ms`,
    violations,
  };
}

const uploadSite = ({ url }: ServerProcess): UploadSite => ({
  async upload(file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(owner)) form.append(name, value);
    // A copy, because the type of the bytes allows for shared memory, which a file must not have.
    form.append('sqlFile', new File([Uint8Array.from(file)], 'prices.sql'));
    const answer = await fetch(url + uploadPriceList.path, {
      method: uploadPriceList.method,
      body: form,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { message } = await answer.json();
    return { status: answer.status, message };
  },
  async served() {
    return v.parse(ServedList, await (await fetch(`${url}/api/products`)).json());
  },
});

async function leaveMessage({ url }: ServerProcess): Promise<void> {
  const answer = await fetch(url + sendContactMessage.path, {
    method: sendContactMessage.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aContactMessage()),
  });
  if (!answer.ok) throw new Error(`The message was answered with ${answer.status}`);
}

async function countLeads(dataDir: string): Promise<number> {
  const store = await openStore({ DATA_DIR: dataDir });
  return collect(store.leads.since(''))
    .then((leads) => leads.length)
    .finally(() => store.close());
}
