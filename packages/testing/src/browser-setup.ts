import './act-in-production.ts';
import '@app/ui/tokens.css';
import '@app/ui/fonts.css';
import '@app/ui/more-letters.css';
import '@app/ui/base.css';
import { accentProperties } from '@app/site/accent';
import { sampleSite } from '@app/site/testing/sample-site';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup, configure } from 'vitest-browser-react/pure';
import { expectNoConsoleErrors, listenToConsole } from './console-errors.ts';

// The site renders in strict mode too.
configure({ reactStrictMode: true });

// On the site the server gives every document a title.
document.title = 'Component test';
document.documentElement.lang = 'en-ZA';
for (const [name, value] of Object.entries(accentProperties(sampleSite.accent))) {
  document.documentElement.style.setProperty(name, value);
}

beforeEach(async () => {
  if (innerWidth !== 1440 || innerHeight !== 900) await page.viewport(1440, 900);
  // The pointer stays where the last test left it and would hover elements that appear there.
  await commands.movePointerAway();
  listenToConsole();
});

afterEach(async () => {
  // The library does so too, but only in the first file of a page.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expectNoConsoleErrors();
});
