import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aContactMessage } from '@app/api/testing/builders';
import { aChallenge, aHomeRequest } from '@app/api/testing/report-requests';
import { root } from '@app/federation/tooling/parts';
import { type PostLoad, postLoad } from './post-load.ts';
import { startProcess } from './started-process.ts';
import { table } from './table.ts';

interface Call {
  readonly path: string;
  readonly body: object;
  readonly status: number;
}

const calls: Readonly<Record<string, Call>> = {
  'only validated': {
    path: '/api/security-assessment',
    body: aChallenge({ phone: '' }),
    status: 400,
  },
  'message: stored, mail queued': { path: '/api/contact', body: aContactMessage(), status: 200 },
  'home: stored, mail queued, report made after the answer': {
    path: '/api/secure-home',
    body: aHomeRequest(),
    status: 200,
  },
  'challenge: report made and stored, mail queued': {
    path: '/api/security-assessment',
    body: aChallenge(),
    status: 200,
  },
};

/**
 * Compares POSTs that leave a lead with one that is only validated. Each on an API of its own, without
 * a model or limits of leads and reports. Meanwhile it writes the mails to files: those to the staff,
 * and with their PDFs as many to visitors as may be sent to one address.
 */
export async function postReport(): Promise<string> {
  const rows: [string, PostLoad][] = [];
  for (const [what, call] of Object.entries(calls)) rows.push([what, await measure(call)]);
  const base = rows[0]?.[1];
  return table(
    rows.map(([what, { perSecond, p50, p99 }]) => ({
      POST: what,
      'times the cost': ((base?.perSecond ?? 0) / perSecond).toFixed(1),
      'answers a second': perSecond.toFixed(0),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'times the p99': (p99 / (base?.p99 ?? 0)).toFixed(1),
    })),
  );
}

async function measure({ path: where, body, status }: Call): Promise<PostLoad> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const api = await startProcess(path.join(root, 'api/src/main.ts'), {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LEADS_PER_TEN_MINUTES: '0',
      REPORTS_PER_TEN_MINUTES: '0',
    });
    try {
      return await postLoad(`${api.url}${where}`, JSON.stringify(body), status);
    } finally {
      await api.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
