import path from 'node:path';
import { type Relay, startRelay } from '@app/api/testing/relay';
import { type SmtpInbox, startSmtpInbox } from '@app/api/testing/smtp-inbox';
import { type ServerProcess, startServer } from './server-process.ts';
import type { SitePlace } from './site-place.ts';
import { type Site, startSite } from './site-process.ts';
import { test as base, expect } from './test.ts';

const INTERNAL_SECRET = 'the page server and the APIs share this';
export const adminPassword = 'correct horse battery';

interface SeveralProcesses {
  /** Leads to the page server. The APIs need its origin, and start first. */
  readonly front: Relay;
  readonly origin: string;
  readonly inbox: SmtpInbox;
  readonly startApi: (name: string) => Promise<ServerProcess>;
  /** The page server calls only the first. */
  readonly apis: readonly [ServerProcess, ServerProcess];
}

/** The site as in `compose.yaml`: two API processes on one store, and a separate page server. */
export const test = base.extend<object, SeveralProcesses>({
  front: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it
    async ({}, use) => {
      const front = await startRelay(undefined, 'localhost');
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ front }, use) => use(`http://localhost:${front.port}`), { scope: 'worker' }],
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const inbox = await startSmtpInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: 'worker' },
  ],
  startApi: [
    async ({ place, origin, inbox }, use) => {
      const settings = {
        PUBLIC_ORIGIN: origin,
        INTERNAL_SECRET,
        TRUST_PROXY: '1',
        ADMIN_PASSWORD: adminPassword,
        SMTP_URL: inbox.url,
      };
      await use((name) => startServer('api/src/main.ts', processPlace(place, name), settings));
    },
    { scope: 'worker' },
  ],
  apis: [
    async ({ startApi }, use) => {
      const apis = await Promise.all([startApi('first'), startApi('second')] as const);
      await use(apis);
      for (const api of apis) expect(await api.stop(), api.output()).toBe(0);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  site: [
    async ({ place, front, apis }, use) => {
      const site = await startBehind(front, place, { API_ORIGIN: apis[0].url, INTERNAL_SECRET });
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
});

/** The page server of these processes, reached through the relay. */
export async function startBehind(
  front: Relay,
  place: SitePlace,
  settings: Readonly<Record<string, string>>,
): Promise<Site> {
  const origin = `http://localhost:${front.port}`;
  const site = await startSite(place, { ...settings, PUBLIC_ORIGIN: origin });
  front.leadTo(Number(new URL(site.url).port));
  return { ...site, url: origin };
}

/** With a database each process gets its own folder; the embedded store is a shared folder. */
const processPlace = (place: SitePlace, name: string): SitePlace =>
  place.MONGODB_URI ? { ...place, DATA_DIR: path.join(place.DATA_DIR, name) } : place;
