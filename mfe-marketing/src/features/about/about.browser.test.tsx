import { sampleSite } from '@app/site/testing/sample-site';
import { checkAccessibility } from '@app/testing/accessibility';
import { emulate } from '@app/testing/emulate';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { About } from './about.tsx';
// The page loads it when the map comes near; with the tests, it is ready for the first of them.
import './show-tile-map.ts';

const TILE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'/>#/{z}/{x}/{y}";

/** The page on a site whose map has these tiles. */
const show = (tileUrl = TILE) =>
  renderInSite(<About />, {
    site: { ...sampleSite, map: { ...sampleSite.map, tileUrl } },
  });

const map = page.getByRole('region', { name: /^Map: the office of/ });
const mapLink = page.getByRole('link', { name: 'Open in OpenStreetMap' });
const remark = page.getByText('The map cannot be shown at the moment.');
const box = (of: { element(): Element }) => of.element().getBoundingClientRect();
/** Zoom, column and row of each tile on the map. */
const tiles = () =>
  [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(
    ({ src }) => src.split('#/')[1] ?? src,
  );
const zooms = () => [...new Set(tiles().map((tile) => tile.split('/')[0]))];

async function comeNear() {
  mapLink.element().scrollIntoView({ block: 'center' });
  await expect.element(page.getByRole('link', { name: '© Mappers' })).toBeVisible();
}

test('About Us has its sections in order, eight services and five ways to get in touch', async () => {
  await show();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Who We Are',
    'Our Journey',
    'Our Team',
    'What We Stand For',
    'Our Vision',
    'What We Offer',
    'Get in Touch',
  ]);
  const offer = page.getByRole('region', { name: 'What We Offer' });
  expect(offer.getByRole('listitem').elements()).toHaveLength(8);
  const ways = page.getByRole('region', { name: 'Get in Touch' }).getByRole('term').elements();
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    ...['Address', 'Post', 'E-mail', 'Website', 'Phone'],
  ]);
});

test('map tiles are loaded only when the map is near the screen, without a layout shift, with the marker in the middle', async () => {
  await show();
  scrollTo(0, 0);
  const before = box(mapLink);
  expect(tiles()).toEqual([]);
  await expect.element(map).not.toBeInTheDocument();

  await comeNear();
  expect(zooms()).toEqual(['15']);
  await expect.element(remark).not.toBeInTheDocument();
  const [frame, marker] = [box(map), map.element().querySelector('svg')?.getBoundingClientRect()];
  expect((marker?.x ?? 0) + (marker?.width ?? 0) / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
  expect((marker?.y ?? 0) + (marker?.height ?? 0) / 2).toBeCloseTo(frame.y + frame.height / 2, 0);
  expect(frame.height).toBe(300);
  scrollTo(0, 0);
  expect(box(mapLink)).toEqual(before);
});

test('the map can be moved, zoomed and left by keyboard', async () => {
  await show();
  await comeNear();
  (page.getByRole('link', { name: 'Write to us' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(map).toHaveFocus();
  const markerAt = () => map.element().querySelector('svg')?.getBoundingClientRect().x ?? 0;
  const from = markerAt();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(markerAt).toBeLessThan(from);

  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(zooms).toContain('16');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '© Mappers' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(mapLink).toHaveFocus();
});

test('the mouse wheel over the map is left to the page and does not zoom', async () => {
  await show();
  await comeNear();
  const wheel = new WheelEvent('wheel', { deltaY: -400, bubbles: true, cancelable: true });
  map.element().dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
  expect(zooms()).toEqual(['15']);
});

test('without any tile the drawn map, the address link and a message are shown', async () => {
  await show('data:image/png,broken#/{z}/{x}/{y}');
  mapLink.element().scrollIntoView();
  await expect.element(remark).toBeVisible();
  expect(tiles()).toEqual([]);
  await expect.element(map).not.toBeInTheDocument();
  expect([...document.querySelectorAll('figure')].at(-1)?.querySelector('svg')).not.toBeNull();
  await expect.element(mapLink).toBeVisible();
  await checkAccessibility();
});

test('About Us in print has the contact details but no map', async () => {
  await show();
  await emulate({ media: 'print' });
  await expect.element(mapLink).not.toBeInTheDocument();
  const contact = page.getByRole('region', { name: 'Get in Touch' });
  await expect.element(contact.getByRole('definition').first()).toBeVisible();
});

test.each([320, 768, 1440])(
  'About Us with its map is accessible and not too wide at %d pixels',
  async (width) => {
    await page.viewport(width, 900);
    await show();
    await comeNear();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await checkAccessibility();
  },
);
