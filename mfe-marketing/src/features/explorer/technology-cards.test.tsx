import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { miniatureOf } from './miniatures/miniature-of.ts';
import { ComingSoonCard } from './technology-card.tsx';

const content = path.join(import.meta.dirname, '../../content/technologies');
const ids = readdirSync(content).map((file) => path.basename(file, '.tsx'));

const drawn = (id: string): string => {
  const Miniature = miniatureOf(id);
  return renderToStaticMarkup(<Miniature />);
};

test('the card of a technology without a page says "Coming Soon" and has no link', () => {
  const announced = {
    id: 'drone-patrols',
    order: 11,
    title: 'Drone Patrols',
    description: 'Eyes from above.',
  };
  const html = renderToStaticMarkup(<ComingSoonCard technology={announced} />);
  expect(html).toContain('Drone Patrols');
  expect(html).toContain('(Coming Soon)');
  expect(html).not.toMatch(/<a |href|Learn More/);
});

test.each(ids)('the miniature of %s has a description, one amber point and no text', (id) => {
  const svg = drawn(id);
  expect(svg).toMatch(/role="img" aria-label="[A-Z][a-z]+: .{30,}\."/);
  expect(svg.match(/--draw-accent/g)).toHaveLength(1);
  expect(svg).not.toContain('<text');
});

test('a technology without a miniature gets an empty frame, hidden from screen readers', () => {
  const svg = drawn('drone-patrols');
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).not.toContain('--draw-accent');
});
