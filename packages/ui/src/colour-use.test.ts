import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colourPairs } from './testing/colour-pairs.ts';

const root = path.join(import.meta.dirname, '../../..');
const styleSheets = globSync('{packages/ui,shell,mfe-*}/src/**/*.css', { cwd: root }).filter(
  (file) => !file.endsWith('tokens.css'),
);
const pairs = Object.values(colourPairs).flat();
const fronts = new Set(pairs.map(({ front }) => front));
const grounds = new Set(pairs.flatMap(({ ground }) => ground));
const together = new Set(pairs.map(({ front, ground }) => `${front} on ${ground.join(' and ')}`));

const FRONT = /(?:^|[;\s])(?:color|--_fg):\s*var\(--(?!_)([\w-]+)\)/g;
const GROUND = /(?:^|[;\s])(?:background(?:-color)?|--_bg):\s*var\(--(?!_)([\w-]+)\)\s*(?:;|$)/g;
const NOTHING_READ_ON = ['surface-scrim'];

/** Colour roles, or pairs of them, in a style sheet that contrast.test.ts does not test. */
function untested(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g);
  return [...rules].flatMap(([, declarations = '']) => {
    const named = (what: RegExp) => [...declarations.matchAll(what)].map(([, name = '']) => name);
    const [colours, backgrounds] = [named(FRONT), named(GROUND)];
    return [
      ...colours.filter((name) => !fronts.has(name)),
      ...backgrounds.filter((name) => !grounds.has(name) && !NOTHING_READ_ON.includes(name)),
      ...colours
        .flatMap((front) => backgrounds.map((ground) => `${front} on ${ground}`))
        .filter((pair) => !together.has(pair)),
    ];
  });
}

test.each(styleSheets)('%s uses only pairs of colours whose contrast is tested', (file) => {
  expect(untested(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

test('a style sheet with an untested colour or pair of colours is reported', () => {
  expect(untested('.a { color: var(--line-strong); }')).toEqual(['line-strong']);
  expect(untested('.a { background: var(--line-strong) }')).toEqual(['line-strong']);
  expect(untested('.a { background: var(--marker); color: var(--text-muted); }')).toEqual([
    'text-muted on marker',
  ]);
});
