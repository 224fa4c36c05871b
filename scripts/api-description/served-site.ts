import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '@app/api/adapters/open-store';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { mailFolder } from '@app/api/jobs/start-deliveries';
import { anOrder, importProducts, products } from '@app/api/testing/builders';
import { planRequests } from '@app/api/testing/example-plans';
import { dumpOf } from '@app/api/testing/generated-list/generated-dumps';
import { readMailFile } from '@app/api/testing/read-mail-file';
import { aChallenge } from '@app/api/testing/report-requests';
import { newFolder } from '@app/api/testing/test-places';
import { CART_LINE_LIMIT } from '@app/contracts/cart-line';
import { placeOrder } from '@app/contracts/order';
import { addPhoto } from '@app/contracts/photo';
import { savePlanDraft } from '@app/contracts/plan-draft';
import { savePlan } from '@app/contracts/saved-plan';
import { requestSecurityAssessment } from '@app/contracts/security-assessment';
import { releaseSetId } from '@app/federation/release-set-id';
import { PAGE_DATA_ID } from '@app/shell/src/bootstrap/page-data.ts';
import * as v from 'valibot';
import { serveSite } from '../faults/serving.ts';
import { publishReleases } from './publish-releases.ts';

/** A site on a free port with a store and releases of its own, and what a caller has to know to be let in. */
export interface ServedSite {
  readonly url: string;
  /** Products of its price list. */
  readonly skus: readonly string[];
  /** Of these products. */
  readonly category: string;
  /** SQL of a price list. */
  readonly dump: string;
  /** Of something that it has stored, by the beginning of the path that shows it. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What makes a browser's report believed. */
  readonly report: Readonly<Record<'remote' | 'version' | 'set' | 'token', string>>;
  readonly username: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** More than an order has lines, so that each line can have a product of its own. */
const PRODUCTS = CART_LINE_LIMIT + 1;
const USERNAME = 'admin';
const PASSWORD = 'correct horse battery';
const CUSTOMER = 'thandi@example.com';
/** A mail with a plan takes a second; this is for a machine that is busy with other tests. */
const MAIL_MS = 60_000;

/** Starts a whole site in a process of its own, without limits of leads and mails. */
export async function startSite(): Promise<ServedSite> {
  const place = await newFolder();
  const { DATA_DIR } = place.settings;
  const list = products(PRODUCTS);
  const skus = list.map(({ sku }) => sku);
  const [{ category = '' } = {}] = list;
  await importPriceList(place.settings, list);
  await publishReleases(DATA_DIR);
  const serving = await serveSite({
    DATA_DIR,
    ADMIN_USERNAME: USERNAME,
    ADMIN_PASSWORD: PASSWORD,
    AUTO_ROLLBACK: 'off',
    // Each call comes from an address of its own, as `hooks.py` says.
    TRUST_PROXY: '1',
    SIGN_IN_FAILURES_PER_15_MINUTES: '1000',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const { url } = serving;
  const stop = async () => {
    await serving.stop();
    await place.cleanup();
  };
  try {
    return {
      url,
      skus,
      category,
      dump: [...dumpOf('mysql', list)].join(''),
      tokens: {
        '/api/orders/': await orderToken(url, skus[0] ?? ''),
        '/api/plans/': await planToken(url),
        '/api/reports/': await reportToken(url),
        '/api/plan-drafts/': await draftToken(url, mailFolder({ DATA_DIR })),
      },
      report: await reportOfAPage(url),
      username: USERNAME,
      password: PASSWORD,
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function importPriceList(
  settings: { readonly DATA_DIR: string },
  list: readonly StoredProduct[],
): Promise<void> {
  const store = await openStore(settings);
  try {
    await importProducts(store.priceLists, list);
  } finally {
    await store.close();
  }
}

/** The answer of a call that has to succeed. */
async function call<Schema extends v.GenericSchema>(
  url: string,
  { path, response }: { readonly path: string; readonly response: Schema },
  body: unknown,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return v.parse(response, await answer.json());
}

async function orderToken(url: string, sku: string): Promise<string> {
  const order = anOrder({ email: 'orders@example.com', cart: [{ Sku: sku, quantity: 1 }] });
  const { link } = await call(url, placeOrder, order);
  return found(/[?&]order=(\w+)/, link);
}

/** Of a plan whose first revision has a drawing with a picture behind it. */
async function planToken(url: string): Promise<string> {
  const form = new FormData();
  form.append('photo', new File([Buffer.from(ONE_PIXEL, 'base64')], 'plan.png'));
  const answer = await fetch(url + addPhoto.path, { method: 'POST', body: form });
  const { id: photo } = v.parse(addPhoto.response, await answer.json());
  const at = (x: number, y: number) => ({ x, y });
  const outline = {
    buildings: [
      {
        corners: [at(0, 0), at(12, 0), at(12, 9), at(0, 9)],
        storeys: 1,
        openings: [{ kind: 'door', at: at(6, 9), width: 1 }],
      },
    ],
    picture: { photo, width: 1, height: 1, at: at(6, 5), metresPerPixel: 1, turn: 0 },
  };
  const request = { ...planRequests.get('home-with-dogs'), outline };
  return (await call(url, savePlan, request)).token;
}

/** A PNG. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function reportToken(url: string): Promise<string> {
  const { pdf } = await call(url, requestSecurityAssessment, aChallenge());
  return found(/\/reports\/(\w+)\//, pdf);
}

/** Only the mailbox gets it. */
async function draftToken(url: string, folder: string): Promise<string> {
  await call(url, savePlanDraft, { ...planRequests.get('home-with-dogs'), email: CUSTOMER });
  const late = AbortSignal.timeout(MAIL_MS);
  for (;;) {
    // The first mail makes the folder.
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const { text = '' } = await readMailFile(path.join(folder, name));
      const [, token] = /[?&]resume=(\w+)/.exec(text) ?? [];
      if (token) return token;
    }
    await delay(100, undefined, { signal: late });
  }
}

const PageData = v.object({
  shell: v.string(),
  remotes: v.array(v.object({ name: v.string(), version: v.string() })),
  telemetry: v.object({ token: v.string() }),
});
const block = new RegExp(
  `<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`,
  's',
);

/** What a visitor's browser would report with. */
async function reportOfAPage(url: string): Promise<ServedSite['report']> {
  const html = await (await fetch(url)).text();
  const { shell, remotes, telemetry } = v.parse(PageData, JSON.parse(found(block, html)));
  const set = releaseSetId([{ name: 'shell', version: shell }, ...remotes]);
  return { remote: 'shell', version: shell, set, token: telemetry.token };
}

function found(pattern: RegExp, text = ''): string {
  const [, wanted] = pattern.exec(text) ?? [];
  if (!wanted) throw new Error(`${pattern} is not in ${text}`);
  return wanted;
}
