import { chromium } from 'playwright';

const base = process.argv[2];
const out = '/tmp/shots';
import fs from 'node:fs';
fs.mkdirSync(out, { recursive: true });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, p] of [
  ['home', '/'],
  ['list', '/consulting'],
  ['contact', '/contact'],
  ['plan', '/proposal'],
  ['404', '/nope'],
])
  for (const w of [320, 768, 1440]) {
    const ctx = await b.newContext({ viewport: { width: w, height: 900 } });
    const page = await ctx.newPage();
    page.on(
      'console',
      (m) =>
        ['error', 'warning'].includes(m.type()) &&
        console.log(name, w, m.type(), m.text().slice(0, 400)),
    );
    page.on('pageerror', (e) => console.log(name, w, 'pageerror', e.message.slice(0, 300)));
    if (w === 320)
      page.on('response', (r) => console.log(name, r.status(), r.url().replace(base, '')));
    await page.goto(base + p);
    await page.waitForTimeout(1200);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('OVERFLOW', name, w, over);
    await page.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true });
    await ctx.close();
  }
await b.close();
