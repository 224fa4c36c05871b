import { readFileSync } from 'node:fs';
import { accentProperties } from '@app/site/accent';
import {
  type Colour,
  contrast,
  SHAPE_CONTRAST as SHAPE,
  TEXT_CONTRAST as TEXT,
} from '@app/site/contrast';
import { sampleConfig } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const styleSheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const accent = Object.entries(accentProperties(sampleConfig.accent));
const light: Tokens = {
  ...Object.fromEntries(accent.map(([property, hex]) => [property.slice(2), hex])),
  ...declared(':root'),
};
const surfaces = {
  light,
  dark: { ...light, ...declared('[data-surface="dark"]') },
  emergency: { ...light, ...declared('[data-surface="emergency"]') },
} satisfies Record<string, Tokens>;

/** Every pair in use, as [foreground, least ratio, backgrounds]. */
const pairs: Record<keyof typeof surfaces, readonly [string, number, readonly string[]][]> = {
  light: [
    [
      'text-strong',
      TEXT,
      ['surface-page', 'surface-raised', 'surface-sunken', 'surface-selected', 'surface-notice'],
    ],
    [
      'text-body',
      TEXT,
      ['surface-page', 'surface-raised', 'surface-sunken', 'surface-selected', 'surface-notice'],
    ],
    ['text-muted', TEXT, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['text-link', TEXT, ['surface-page', 'surface-raised', 'surface-sunken', 'surface-notice']],
    [
      'text-link-hover',
      TEXT,
      ['surface-page', 'surface-raised', 'surface-sunken', 'surface-notice'],
    ],
    ['text-notice', TEXT, ['surface-notice']],
    ['text-error', TEXT, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['on-action', TEXT, ['action', 'action-hover', 'action-active', 'marker']],
    ['on-solid', TEXT, ['solid', 'solid-hover']],
    ['line-control', SHAPE, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['line-error', SHAPE, ['surface-page', 'surface-raised', 'surface-sunken']],
    [
      'focus',
      SHAPE,
      ['surface-page', 'surface-raised', 'surface-sunken', 'surface-notice', 'action'],
    ],
    ['draw-line', SHAPE, ['draw-paper', 'draw-fill', 'draw-wall']],
    ['draw-thin', SHAPE, ['draw-paper']],
    ['draw-text', TEXT, ['draw-paper', 'draw-fill']],
    ['text-strong', TEXT, ['sev-1', 'sev-2', 'sev-3']],
    ['white', TEXT, ['sev-4', 'sev-5']],
  ],
  dark: [
    ['text-strong', TEXT, ['surface-page', 'surface-raised', 'surface-sunken', 'surface-selected']],
    ['text-body', TEXT, ['surface-page', 'surface-raised', 'surface-sunken', 'surface-selected']],
    ['text-muted', TEXT, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['text-link', TEXT, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['text-link-hover', TEXT, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['on-action', TEXT, ['action', 'action-hover', 'action-active', 'marker']],
    ['on-solid', TEXT, ['solid', 'solid-hover']],
    ['action', SHAPE, ['surface-page', 'surface-raised']],
    ['marker', SHAPE, ['surface-page', 'surface-raised']],
    ['brand-accent', SHAPE, ['surface-page', 'surface-raised']],
    ['solid', SHAPE, ['surface-page', 'surface-raised']],
    ['line-control', SHAPE, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['focus', SHAPE, ['surface-page', 'surface-raised', 'surface-sunken']],
    ['draw-line', SHAPE, ['draw-paper', 'draw-fill', 'draw-wall']],
    ['draw-thin', SHAPE, ['draw-paper']],
    ['draw-text', TEXT, ['draw-paper', 'draw-fill']],
  ],
  emergency: [
    ['on-action', TEXT, ['action', 'action-hover', 'action-active', 'marker']],
    ['action', TEXT, ['surface-page', 'red-50']],
    ['focus', SHAPE, ['surface-page']],
  ],
};

for (const [surface, rows] of Object.entries(pairs)) {
  const tokens = surfaces[surface as keyof typeof surfaces];
  test.each(rows.flatMap(([front, least, backs]) => backs.map((back) => ({ front, back, least }))))(
    `${surface}: $front on $back is at least $least : 1`,
    ({ front, back, least }) => {
      const below = colour(back, tokens);
      expect(contrast(over(colour(front, tokens), below), below)).toBeGreaterThanOrEqual(least);
    },
  );
}

/** Custom properties of the first rule with exactly this selector. */
function declared(selector: string): Tokens {
  const rules = styleSheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const rule = [...rules].find(([, found]) => found?.trim() === selector);
  if (!rule?.[2]) throw new Error(`tokens.css has no rule ${selector}`);
  const declarations = rule[2].matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value?.trim()]));
}

/** Follows `var()` from a token to its colour. Throws on a name that is missing or refers to itself. */
function colour(name: string, tokens: Tokens, seen: readonly string[] = []): Colour {
  const value = tokens[name];
  if (!value || seen.includes(name))
    throw new Error(`No colour behind --${[...seen, name].join(' → --')}`);
  const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return next ? colour(next, tokens, [...seen, name]) : parsed(value);
}

/** Reads `#rrggbb` and `rgb(r g b / a)`, the two notations that tokens.css uses. */
function parsed(value: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(value);
  const parts = hex
    ? hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    : [...value.matchAll(/[\d.]+/g)].map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour: ${value}`);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha = 1]: Colour, below: Colour): Colour {
  const mix = (top: number, base: number) => top * alpha + base * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}
