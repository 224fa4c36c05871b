import { openingLines } from '@app/site/opening-hours';
import { factsOf, tracesIn } from '../support/facts-of.ts';
import { openPage } from '../support/open-page.ts';
import { customer, turret } from '../support/price-list-visit.ts';
import { renderedPage } from '../support/rendered-page.ts';
import { readConfig, siteConfig } from '../support/repository.ts';
import { browserFiles, liveReleases } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';
import { OTHER_COMPANY, unusualSite } from '../support/unusual-settings.ts';
import { writtenMails } from '../support/written-mails.ts';

/** The same releases as in other journeys, started with the facts of another company. */
const other = readConfig(OTHER_COMPANY);
const firstFacts = factsOf(siteConfig);

test.use(unusualSite);

/** Addresses that no release of a remote declares, files for machines included. */
const besidePages = [
  '/admin/upload',
  '/nowhere',
  '/consulting?q=turret',
  '/consulting?order=nonsense',
  '/api/openapi.json',
  '/api/docs',
  '/remotes.json',
  '/favicon.svg',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/llms.txt',
];

test('the two companies have no fact in common', () => {
  expect(firstFacts.length).toBeGreaterThan(15);
  expect(tracesIn(factsOf(other).join('\n'), firstFacts)).toEqual([]);
  expect(tracesIn(factsOf(siteConfig).join('\n'), firstFacts)).toEqual(firstFacts);
});

test('no page and no file for machines contains a fact of the first company, and every page has the other in its head', async ({
  request,
  site,
}) => {
  test.setTimeout(90_000);
  const { company } = other;
  const routes = (await liveReleases(site.releases)).flatMap((release) => release.routes);
  const pages = routes.map((route) => route.path);
  expect(pages).toContain('/contact');
  for (const address of [...pages, ...besidePages]) {
    const { response, html } = await renderedPage(request, address);
    expect(response.status(), address).toBeLessThan(500);
    expect.soft(tracesIn(html, firstFacts), address).toEqual([]);
    if (!pages.includes(address)) continue;
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], address).toContain(company.name);
    expect.soft(html, address).toContain(`<html lang="en-ZA" style="--accent:${other.accent};`);
    expect.soft(html, address).toContain(`property="og:site_name" content="${company.name}"`);
    const blocks = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].map((match) => match[1] ?? '');
    for (const fact of [
      company.email,
      company.phone.dialled,
      company.office.street,
      '"latitude":-26.1003,"longitude":27.7701',
      '"opens":"07:30","closes":"16:45"',
      ...company.social.map(({ url }) => url),
    ]) {
      expect.soft(blocks.join('\n'), address).toContain(fact);
    }
  }
});

test('no script and no style sheet contains a fact of the first company', async ({ site }) => {
  const files = await browserFiles(site.releases);
  expect(files.filter(({ url }) => url.endsWith('.css')).length).toBeGreaterThan(4);
  expect(files.filter(({ url }) => url.endsWith('.js')).length).toBeGreaterThan(4);
  for (const { url, text } of files) expect.soft(tracesIn(text, firstFacts), url).toEqual([]);
});

test('pages show the other company, its hours, numbers and accent', async ({ page }) => {
  const { company } = other;
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${company.name}`);
  await openPage(page, '/contact');
  const hours = page.getByRole('region', { name: 'Business hours' });
  for (const line of openingLines(company.openingHours)) {
    await expect(hours.locator('dl > div').filter({ hasText: line.days })).toContainText(
      line.hours,
    );
  }
  const information = page.getByRole('region', { name: 'Contact information' });
  for (const fact of [company.office.street, company.email, company.phone.shown]) {
    await expect(information).toContainText(fact);
  }
  const footer = page.getByRole('contentinfo');
  for (const fact of [
    company.blurb,
    ...company.postalAddress,
    'PSiRA registration: PS-7654321',
    'Company registration: 2021/765432/07',
    'VAT number: 4765432109',
    'SAIDSA membership: SD-7654',
  ]) {
    await expect(footer).toContainText(fact);
  }
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    company.social[0]?.url ?? '',
  );
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCSS(
    'background-color',
    'rgb(63, 208, 160)',
  );
  await page.getByRole('link', { name: 'Security Plan', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(company.name));
});

test('the API is documented under the other name', async ({ request }) => {
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({
    info: { title: `${other.company.name} API` },
  });
});

test('mails contain only the other company', async ({ request, site }) => {
  const { company } = other;
  const message = { ...customer, message: 'Please call me about our gate.', website: '' };
  const { email, name, phone } = customer;
  const order = { email, name, phone, cart: [{ Sku: turret.sku, quantity: 2 }] };
  expect((await request.post('/api/contact', { data: message })).status()).toBe(200);
  expect((await request.post('/api/order-confirmation', { data: order })).status()).toBe(200);
  const mails = await writtenMails(
    site.place.DATA_DIR,
    ({ text }) => text?.includes(name) === true,
    4,
  );
  for (const { headers, mail } of mails) {
    const html = String(mail.html);
    expect(tracesIn([headers, mail.text, html].join('\n'), firstFacts), mail.subject).toEqual([]);
    expect(mail.from?.value).toEqual([{ name: company.name, address: company.email }]);
    expect(mail.messageId).toMatch(/@umbra\.example>$/);
    for (const fact of [
      company.name,
      company.phone.shown,
      ...company.postalAddress,
      '4765432109',
    ]) {
      expect(mail.text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(html).toContain(`border-bottom:4px solid ${other.accent}`);
  }
});
