import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRand } from '@app/contracts/money';
import { SavedPlan } from '@app/contracts/saved-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { createLogger } from '@app/http-server/logger';
import { rectangle } from '@app/site-plan/geometry/bounds';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../src/adapters/sqlite/open-sqlite-store.ts';
import { type RunningApi, startApi } from '../src/compose.ts';
import type { ApiConfig } from '../src/config.ts';
import { anApiConfig, importProducts } from '../testing/builders.ts';
import { planRequests } from '../testing/example-plans.ts';
import { linesOnPage } from '../testing/lines-on-page.ts';
import { readSample } from '../testing/plan-lists.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { type ReceivedMail, type SmtpInbox, startSmtpInbox } from '../testing/smtp-inbox.ts';
import { testSite } from '../testing/test-site.ts';

const log = createLogger({ level: 'silent', name: 'test' });
const STAFF = 'hello@acme.example';
const VISITOR = 'thandi@example.com';
const home = planRequests.get('home-with-dogs');
const products = await readSample();

let folder: string;
let inbox: SmtpInbox;
let api: RunningApi;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-mails-'));
  inbox = await startSmtpInbox();
});
afterEach(async () => {
  await api.close();
  await inbox.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The whole API with the sample price list. */
async function start(changes: Partial<ApiConfig> = {}): Promise<void> {
  const store = await openSqliteStore(folder);
  await importProducts(store.priceLists, products);
  await store.close();
  const config = anApiConfig({
    DATA_DIR: folder,
    SMTP_URL: inbox.url,
    PUBLIC_ORIGIN: 'https://shop.example',
    ...changes,
  });
  api = await startApi({ config, site: testSite, log });
}

const post = async (path: string, body: object) => {
  const answer = await api.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://shop.example' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const get = (path: string) => api.app.request(path);
const allSent = (mails: number) =>
  expect
    .poll(() => api.store.outbox.counts())
    .toEqual({ pending: 0, failed: 0, dead: 0, sent: mails });
const mailTo = (recipient: string): ReceivedMail | undefined =>
  inbox.accepted.find(({ recipients }) => recipients.includes(recipient));

const request = async (changes: object = {}, of: object = home ?? {}) => {
  const { token } = await post('/api/plans', of);
  const { reference } = await post('/api/plan-request', {
    name: 'Thandi Mkhize',
    email: VISITOR,
    phone: '031 555 0100',
    plan: token,
    revision: 1,
    ...changes,
  });
  return { token, reference };
};

/** At 1:1250. */
const POINTS_PER_METRE = (72 / 25.4) * (1000 / 1250);

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

describe('the mails of a request for a plan', () => {
  test('bring visitor and staff the same proposal, with the figures of the saved plan, and its link', async () => {
    await start();
    const { token, reference } = await request();
    await allSent(2);
    const saved = await (await get(`/api/plans/${token}`)).json();
    const { plan } = v.parse(SavedPlan, saved);
    const total = formatRand(plan.totals.total);
    for (const to of [VISITOR, STAFF]) {
      const mail = mailTo(to)?.mail;
      expect(mail?.subject).toContain(reference);
      expect(mail?.text).toContain(`https://shop.example/proposal?plan=${token}&revision=1`);
      expect(mail?.text).toContain(total);
      const [paper, ...others] = mail?.attachments ?? [];
      expect(others).toEqual([]);
      expect(paper?.contentType).toBe('application/pdf');
      expect(paper?.filename).toBe(`${reference.toLowerCase()}-revision-1.pdf`);
      const { pages } = await readPdf(new Uint8Array(paper?.content ?? []));
      expect(pages[0]).toContain('Prepared for: Thandi Mkhize');
      expect(pages[0]).toContain(reference);
      const text = withoutBlanks(pages.join(' '));
      expect(text).toContain(withoutBlanks(`Total, VAT included${total}`));
      for (const { lineTotal } of plan.bom) {
        if (lineTotal !== undefined) expect(text).toContain(withoutBlanks(formatRand(lineTotal)));
      }
    }
    expect(mailTo(VISITOR)?.mail.subject).toBe(`Your security plan ${reference}`);
    expect(mailTo(STAFF)?.mail.text).toContain('031 555 0100');
    expect(mailTo(STAFF)?.mail.replyTo?.text).toContain(VISITOR);
  });

  test('bring a plan that was drawn as it was drawn, a large one on A3', async () => {
    await start();
    const outline: SiteOutline = {
      boundary: rectangle({ x: 0, y: 0 }, 300, 180),
      street: 2,
      gates: [{ kind: 'vehicle-gate', at: { x: 150, y: 180 }, width: 6 }],
      buildings: [
        {
          corners: [
            { x: 40, y: 40 },
            { x: 73, y: 40 },
            { x: 73, y: 57 },
            { x: 59, y: 57 },
            { x: 59, y: 71 },
            { x: 40, y: 71 },
          ],
          storeys: 1,
          openings: [{ kind: 'door', at: { x: 50, y: 71 }, width: 1 }],
        },
      ],
      solids: [],
    };
    await request({}, { ...home, outline });
    await allSent(2);
    const paper = mailTo(VISITOR)?.mail.attachments[0]?.content ?? new Uint8Array();
    const { pages } = await readPdf(new Uint8Array(paper));
    const number = pages.findIndex((page) => page.includes('printed at 100%'));
    expect(pages[number]).toContain('1:1250 on A3, printed at 100%');
    const { lengths } = await linesOnPage(new Uint8Array(paper), number + 1);
    for (const metres of [300, 180, 33, 17, 14, 31]) {
      const nearest = Math.min(
        ...lengths.map((length) => Math.abs(length / POINTS_PER_METRE - metres)),
      );
      expect(nearest, `${metres} m`).toBeLessThan(0.05);
    }
  });

  test('have no name that holds a link in greeting or PDF', async () => {
    await start();
    await request({ name: 'Win at https://evil.example' });
    await allSent(2);
    const mail = mailTo(VISITOR)?.mail;
    expect(mail?.text).not.toContain('evil');
    const { pages } = await readPdf(new Uint8Array(mail?.attachments[0]?.content ?? []));
    expect(pages.join(' ')).not.toContain('evil');
    expect(mailTo(STAFF)?.mail.text).toContain('evil.example');
  });

  test('go without a plan that was deleted meanwhile, and still have its link', async () => {
    await start();
    const plans = api.store.plans;
    const { get: stored } = plans;
    let looks = 0;
    // The request finds the plan, the mails do not any more.
    Object.assign(plans, {
      get: (...wanted: Parameters<typeof stored>) =>
        looks++ === 0 ? stored(...wanted) : Promise.resolve(undefined),
    });
    const { token } = await request();
    await allSent(2);
    expect(mailTo(VISITOR)?.mail.attachments).toEqual([]);
    expect(mailTo(VISITOR)?.mail.text).toContain(token);
  });

  test('of a suspect go to the staff alone', async () => {
    await start();
    await request({ website: 'https://spam.example' });
    await allSent(1);
    expect(inbox.accepted.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
    expect(mailTo(STAFF)?.mail.subject).toMatch(/^\[Possible spam\]/);
  });
});

describe('the mail of answers that were saved half-way', () => {
  const draft = {
    email: VISITOR,
    establishmentType: 'Farm',
    responses: { wants: ['Cameras'], rooms: '6' },
  };

  test('has a link by which they come back, and nobody else gets one', async () => {
    await start();
    await post('/api/plan-drafts', draft);
    await allSent(1);
    expect(inbox.accepted.map(({ recipients }) => recipients)).toEqual([[VISITOR]]);
    const text = mailTo(VISITOR)?.mail.text ?? '';
    const token = /https:\/\/shop\.example\/proposal\?resume=([0-9a-f]{32})\b/.exec(text)?.[1];
    const answer = await get(`/api/plan-drafts/${token}`);
    expect(await answer.json()).toMatchObject({
      establishmentType: 'Farm',
      responses: draft.responses,
    });
  });

  test('waits when too many go to one address', async () => {
    await start({ MAILS_PER_HOUR_TO_ONE_ADDRESS: 1 });
    await post('/api/plan-drafts', draft);
    await allSent(1);
    await post('/api/plan-drafts', { ...draft, email: VISITOR.toUpperCase() });
    await expect
      .poll(
        async () => (await api.store.outbox.due('2999-01-01T00:00:00.000Z', 9))[0]?.nextAttemptAt,
      )
      .toSatisfy((at: string) => Date.parse(at) > Date.now() + 30 * 60 * 1000);
    expect(inbox.received).toHaveLength(1);
  });
});
