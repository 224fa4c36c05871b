import { readdirSync } from 'node:fs';
import { technologyTitles } from '@app/site/technology-titles';
import { expect, test } from 'vitest';

const folder = new URL('./technologies/', import.meta.url);

test('shared titles of technologies are those of their pages', async () => {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  const titles = await Promise.all(
    pages.map(async (file) => {
      const { summary } = await import(new URL(file, folder).href);
      return [summary.id, summary.title];
    }),
  );
  expect(Object.fromEntries(titles)).toEqual(technologyTitles);
});
