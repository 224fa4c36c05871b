import { sampleSite } from '@app/site/testing/sample-site';
import { emulate } from '@app/testing/emulate';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Component as Accessibility } from './accessibility-page.tsx';
import { Component as Privacy } from './privacy-page.tsx';
import { Component as Warranty } from './warranty-page.tsx';

const pages = [
  { heading: 'Privacy policy', dated: 'Last updated 19 March 2025', Component: Privacy },
  { heading: 'Warranty', dated: 'Last updated 19 March 2025', Component: Warranty },
  { heading: 'Accessibility statement', dated: /^Last reviewed/, Component: Accessibility },
];

const sections = page.getByRole('main').getByRole('region');
const contents = page.getByRole('navigation', { name: 'On this page' });
const region = (name: string) => page.getByRole('region', { name, exact: true });

test.each(pages)(
  '$heading has its date, and a table of contents with a link to every section',
  async ({ heading, dated, Component }) => {
    await renderInSite(<Component />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await expect.element(page.getByText(dated)).toBeVisible();
    const links = contents.getByRole('link').elements();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const section = region(link.textContent ?? '').element();
      expect(link.getAttribute('href')).toMatch(/^#[a-z-]+$/);
      expect(link.getAttribute('href')).toBe(`#${section.id}`);
      expect(section.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(sections.elements()).toHaveLength(links.length);
  },
);

test.each(pages)(
  '$heading in print is dark text on white with a contact line, without contents',
  async ({ Component }) => {
    await renderInSite(<Component />);
    await emulate({ media: 'print' });
    await expect.element(contents).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(sections.last()).toBeVisible();
    const { name, phone, email } = sampleSite.company;
    await expect
      .element(page.getByText(`${name}, ${phone.shown}, ${email}`, { exact: false }))
      .toBeVisible();
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    const colour = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).color : 'nothing there';
    const ink = colour(document.querySelector('h1'));
    expect(colour(sections.last().element().querySelector('p'))).toBe(ink);
    expect(colour([...document.querySelectorAll('main a')].at(-1))).toBe(ink);
  },
);

test('in print, the link to the regulator is followed by its URL', async () => {
  await renderInSite(<Privacy />);
  const link = page.getByRole('link', { name: /inforegulator\.org\.za/ });
  const printed = () => getComputedStyle(link.element(), '::after').content;
  expect(printed()).toBe('none');
  await emulate({ media: 'print' });
  expect(printed()).toContain('https://inforegulator.org.za');
});

test('the warranty page states its three terms', async () => {
  await renderInSite(<Warranty />);
  const terms = region('In short');
  const texts = (role: 'term' | 'definition') =>
    terms
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Equipment', 'Installation', 'Claims']);
  expect(texts('definition')).toEqual([
    '12 months',
    '6 months',
    'within 14 days of discovering a defect',
  ]);
});

test('the privacy page says that the site sets no cookies, what AI does, when records are deleted and who serves the map', async () => {
  await renderInSite(<Privacy />, { site: { ...sampleSite, retentionMonths: 24 } });
  await expect.element(page.getByText(/set no cookies/)).toBeVisible();
  const ai = region('Reports, plans and AI');
  for (const text of [
    'The notice on the home page says',
    'rules decide what is recommended, counted and priced',
    'may reword some sentences',
  ]) {
    expect(ai.element().textContent).toMatch(new RegExp(text));
  }
  expect(region('How long we keep it').element().textContent).toMatch(
    /deleted from the site’s records 24 months after it arrived/,
  );
  const others = region('Who else is involved');
  expect(others.element().textContent).toMatch(/tiles\.example/);
  await expect.element(others.getByRole('link', { name: '© Mappers' })).toBeVisible();
});
