import { expect, test } from 'vitest';
import { designHashes } from './design-hashes.ts';
import { designPictures } from './design-pictures.ts';

test('each component has a picture, with the styles and drawings in it and nothing to load', async () => {
  const svg = await designPictures();
  const shown = Object.fromEntries(
    [...svg.matchAll(/<g id="([\w-]+)">(.*?)<\/foreignObject>/g)].map(([, name, html]) => [
      `ui/${name}`,
      html,
    ]),
  );
  const components = Object.keys(await designHashes()).filter((name) => name.startsWith('ui/'));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((name) => !shown[name])).toEqual([]);
  expect(shown['ui/dialog']).toContain('>A dialog</h2>');
  expect(shown['ui/toast']).toContain('>A destructive toast</div>');
  expect(svg).toMatch(/--action: var\(--accent\)/);
  expect(svg).toMatch(/<button[^>]* class="[\w -]+"[^>]*>/);
  expect(svg).not.toMatch(/<svg (?!xmlns=)|<script|url\(["']?(?!data:|#)/);
});
