import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Markdown } from './markdown.tsx';

const REPORT = `# Report

- **Reference:** SEC-7K3F-92QD

## In short

Close the **rear gate** *first*. <b>not bold</b> [not a link](https://x.example) ![](https://x.example/a.png)

1. Lock it
2. Light it

### Costs

| Control | Who does it | Cost | When |
| - | - | - | - |
| Number-plate camera | Installer | R6 249.50 | This month |

## In short
`;

const show = (width?: string) =>
  render(
    <main style={{ width }}>
      <h2>Your report</h2>
      <Markdown source={REPORT} />
    </main>,
  );

test('headings of a text are below the title of the dialog, each with an id of its own', async () => {
  await show();
  const headings = [...document.querySelectorAll('h3, h4, h5')].map(({ tagName, id }) => [
    tagName,
    id,
  ]);
  expect(headings).toEqual([
    ['H3', 'report-report'],
    ['H4', 'report-in-short'],
    ['H5', 'report-costs'],
    ['H4', 'report-in-short-2'],
  ]);
  await checkAccessibility();
});

test('HTML, links and images in a text are shown as they are written', async () => {
  await show();
  expect(document.querySelectorAll('main :is(b, a, img, script)')).toHaveLength(0);
  expect(document.querySelector('p')?.textContent).toBe(
    'Close the rear gate first. <b>not bold</b> [not a link](https://x.example) ![](https://x.example/a.png)',
  );
  await expect.element(page.getByText('rear gate')).toHaveStyle({ fontWeight: '640' });
});

test('on a phone each cell of a wide table stands below the last, with the name of its column', async () => {
  await page.viewport(320, 640);
  await show();
  const region = page.getByRole('region', { name: 'Table: Costs' });
  await expect.element(region).not.toHaveAttribute('tabindex');
  const cost = page.getByText('R6 249.50').element();
  expect(getComputedStyle(cost, '::before').content).toBe('"Cost"');
  expect(cost.getBoundingClientRect().top).toBeGreaterThan(
    page.getByText('Installer').element().getBoundingClientRect().top,
  );
  await checkAccessibility();
});

test('a table that is too wide for its place scrolls in a region that the keyboard reaches', async () => {
  await page.viewport(1000, 640);
  await show('20rem');
  const region = page.getByRole('region', { name: 'Table: Costs' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1000);
  await checkAccessibility();
});

test('a table that fits is no tab stop', async () => {
  await page.viewport(1000, 640);
  await show();
  await expect.element(page.getByRole('region')).not.toHaveAttribute('tabindex');
});
