import { readFileSync } from 'node:fs';
import { accentProperties } from '@app/site/accent';
import type { Colour } from '@app/site/contrast';
import { sampleConfig } from '@app/site/testing/sample-site';

export type Tokens = Readonly<Record<string, string>>;

const styleSheet = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
);
/** Not in tokens.css: the document sets them from the company's configuration. */
const accents = Object.entries(accentProperties(sampleConfig.accent));
const light: Tokens = {
  ...Object.fromEntries(accents.map(([property, hex]) => [property.slice('--'.length), hex])),
  ...declared(':root'),
};

/** Values of all tokens on each surface, by name without the leading dashes. */
export const surfaces = {
  light,
  dark: { ...light, ...declared('[data-surface="dark"]') },
  emergency: { ...light, ...declared('[data-surface="emergency"]') },
} satisfies Record<string, Tokens>;

/** The opaque colour of tokens on top of each other, the lowest first. */
export function painted(layers: readonly string[], tokens: Tokens): Colour {
  return layers.reduce<Colour>((below, name) => over(colour(name, tokens), below), [0, 0, 0]);
}

/** Custom properties of the first rule with exactly this selector. */
function declared(selector: string): Tokens {
  const rule = [...styleSheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
    ([, found]) => found?.trim() === selector,
  );
  if (!rule?.[2]) throw new Error(`tokens.css has no rule ${selector}`);
  const declarations = rule[2].matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value?.trim()]));
}

/** Resolves `var()` from a token to its colour. Throws for a missing or circular name. */
function colour(name: string, tokens: Tokens, seen: readonly string[] = []): Colour {
  const value = tokens[name];
  if (!value || seen.includes(name))
    throw new Error(`No colour behind --${[...seen, name].join(' → --')}`);
  const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (next) return colour(next, tokens, [...seen, name]);
  const [, mixed, percent] =
    /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/.exec(value) ?? [];
  if (!mixed) return parsed(value);
  const [red, green, blue] = colour(mixed, tokens, [...seen, name]);
  return [red, green, blue, Number(percent) / 100];
}

/** Reads `#rrggbb` and `rgb(r g b / a)`. */
function parsed(value: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(value);
  const parts = hex
    ? hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    : [...(/^rgb\((.*)\)$/.exec(value)?.[1] ?? '').matchAll(/[\d.]+/g)].map(Number);
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour: ${value}`);
  return [red, green, blue, alpha];
}

function over([red, green, blue, alpha = 1]: Colour, below: Colour): Colour {
  const mix = (top: number, base: number) => top * alpha + base * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
}
