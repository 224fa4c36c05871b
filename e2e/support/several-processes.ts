import path from 'node:path';
import { type SmtpInbox, startSmtpInbox } from '@app/api/testing/smtp-inbox';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import type { SitePlace } from './site-place.ts';
import { startSite } from './site-process.ts';
import { test as base, expect } from './test.ts';

const INTERNAL_SECRET = 'the page server and the APIs share this';
export const adminPassword = 'correct horse battery';

interface SeveralProcesses {
  /** Origin of the page server, known before it starts, because the APIs need it. */
  readonly origin: string;
  readonly inbox: SmtpInbox;
  readonly startApi: (name: string) => Promise<ServerProcess>;
  /** The page server calls only the first. */
  readonly apis: readonly [ServerProcess, ServerProcess];
}

/** The site as in `compose.yaml`: two API processes on one store, and a separate page server. */
export const test = base.extend<object, SeveralProcesses>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it
    async ({}, use) => use(`http://localhost:${await freePort()}`),
    { scope: 'worker' },
  ],
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
    async ({ place, origin, apis }, use) => {
      const settings = { PORT: new URL(origin).port, API_ORIGIN: apis[0].url, INTERNAL_SECRET };
      const site = await startSite(place, settings);
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
});

/** With a database each process gets its own folder; the embedded store is a shared folder. */
const processPlace = (place: SitePlace, name: string): SitePlace =>
  place.MONGODB_URI ? { ...place, DATA_DIR: path.join(place.DATA_DIR, name) } : place;
