import { globSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { designPictures } from './design-pictures.ts';
import { root } from './parts.ts';

const compile = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((fault, stats) => {
      const failed = fault ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });

test('each component that needs no site around it has a picture, with the styles and drawings in it and nothing to load', async () => {
  const svg = await designPictures(compile);
  const examples = globSync('*/*.gallery.tsx', { cwd: path.join(root, 'packages/ui/src') });
  const folders = new Set(examples.map((file) => file.split(path.sep)[0] ?? ''));
  const shown = [...svg.matchAll(/<g id="([\w-]+)">/g)].map(([, name]) => name);
  expect([...folders].filter((name) => !shown.includes(name)).sort()).toEqual(['brand', 'toast']);
  expect(svg).toMatch(/--action: var\(--accent\)/);
  expect(svg).toMatch(/<button[^>]* class="[\w -]+"[^>]*>/);
  expect(svg).not.toMatch(/<svg (?!xmlns=)|<script|url\(["']?(?!data:|#)/);
});
