import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const library = globSync('packages/ui/src/*/*.tsx', {
  cwd: root,
  exclude: ['**/*.{gallery,test}.tsx'],
}).map((file) => {
  const code = read(file);
  return {
    module: `@app/ui/${path.basename(file, '.tsx')}`,
    code,
    components: [...code.matchAll(/^export (?:function |\{ (?:default as )?)([A-Z]\w*)/gm)].map(
      ([, name = '']) => name,
    ),
  };
});

/** Code of the gallery page and its examples, and of the shell's toasts, which the page uses. */
const page = [
  'packages/ui/gallery/*.tsx',
  'packages/ui/src/*/*.gallery.tsx',
  'shell/src/toasts/toasts.tsx',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map(read)
  .join('\n');

/** Components that the code uses as elements. */
const shownIn = (code: string): string[] =>
  [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);

/** Components on the page, including those inside other components. */
function shownOnPage(): ReadonlySet<string> {
  const shown = new Set(shownIn(page));
  let before = 0;
  while (before !== shown.size) {
    before = shown.size;
    for (const { code, components } of library) {
      if (components.some((name) => shown.has(name)))
        for (const name of shownIn(code)) shown.add(name);
    }
  }
  return shown;
}

const shown = shownOnPage();

test.each(library.filter(({ components }) => components.length > 0))(
  'the gallery page shows every component of $module',
  ({ components }) => {
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  },
);
