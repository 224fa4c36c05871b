import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aSite, SiteFormPage } from './testing/site-form.tsx';

// Only the shell depends on react-dom. Tests of forms in a browser are in
// `use-form.browser.test.tsx`.
const shell = createRequire(new URL('../../../shell/package.json', import.meta.url));
const { renderToString } = shell('react-dom/server') as {
  renderToString(element: ReactNode): string;
};

test('the server renders the empty form without errors', () => {
  const html = renderToString(<SiteFormPage />);
  expect(html).toContain('aria-invalid="false" name="name" value=""');
  expect(html).toContain('name="areas.0.name" value=""');
  expect(html).not.toContain('Remove area');
});

test('the server renders what was posted without JavaScript, with its errors', () => {
  const values = aSite({
    name: 'Sipho',
    urgent: true,
    areas: [
      { name: 'Yard', description: '' },
      { name: '', description: 'tin' },
    ],
  });
  const html = renderToString(
    <SiteFormPage posted={{ values, errors: { 'areas.1.name': 'Area name required' } }} />,
  );
  expect(html).toContain('name="name" value="Sipho"');
  expect(html).toContain('name="areas.1.description" value="tin"');
  expect(html).toContain('Area name required');
  expect(html).toMatch(/type="checkbox" name="urgent"[^>]*checked/);
});

test('the buttons of a list work without JavaScript: they submit the form with their change', () => {
  const areas = [
    { name: 'Yard', description: '' },
    { name: 'Roof', description: '' },
  ];
  const html = renderToString(<SiteFormPage posted={{ values: aSite({ areas }), errors: {} }} />);
  expect(html).toContain(
    '<button type="submit" value="add areas" data-list="areas" name="list-change">',
  );
  expect(html).toContain('<button type="submit" value="remove areas.1" name="list-change">');
});
