import { existsSync } from 'node:fs';

// The first is the same browser without windows: journeys take half the time in it.
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** How tests start their browser: the Chromium of the machine, or else that of Playwright. */
export const chromiumOptions = {
  ...(installed ? { executablePath: installed } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
