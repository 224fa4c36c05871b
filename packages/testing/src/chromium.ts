import { installedBrowsers } from './installed-browsers.ts';

// `npm test` names the one that it found or fetched.
const browser = process.env.BROWSER_PATH ?? installedBrowsers()[0];

/** How tests start their browser: that of BROWSER_PATH, one of the machine, or else Playwright's. */
export const chromiumOptions = {
  ...(browser ? { executablePath: browser } : {}),
  args: [
    '--no-sandbox',
    // Pages of tests end before code that is optimized would pay.
    '--js-flags=--no-turbofan',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
