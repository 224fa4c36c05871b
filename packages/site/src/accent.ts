import { type Colour, contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';

/** The accent and its two shades, as `#rrggbb`. */
export interface AccentShades {
  readonly accent: string;
  /** On hover; also links and the focus ring on navy. */
  readonly light: string;
  /** On press. */
  readonly deep: string;
}

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
/** Text on the accent: `--navy-950` of tokens.css. */
const ACTION_TEXT: Colour = [6, 20, 43];
/** Background of dark surfaces: `--navy-900` of tokens.css. */
const DARK_SHEET: Colour = [10, 31, 63];

export const accentShades = (accent: string): AccentShades => ({
  accent,
  light: hexOf(mix(colourOf(accent), WHITE, 0.3)),
  deep: hexOf(mix(colourOf(accent), BLACK, 0.1)),
});

/** Custom properties with the shades. The document sets them; style sheets only use them. */
export const accentProperties = (accent: string): Readonly<Record<`--${string}`, string>> => {
  const shades = accentShades(accent);
  return {
    '--accent': shades.accent,
    '--accent-light': shades.light,
    '--accent-deep': shades.deep,
  };
};

/** Why an accent lacks contrast, in words for the operator; undefined for a usable accent. */
export function accentProblem(accent: string): string | undefined {
  const shades = Object.entries(accentShades(accent));
  for (const [shade, hex] of shades) {
    const named = shade === 'accent' ? 'the accent' : `its ${shade} shade ${hex}`;
    const onAction = contrast(ACTION_TEXT, colourOf(hex));
    if (onAction < TEXT_CONTRAST) {
      return `is too dark: the contrast of dark button text on ${named} is ${ratio(onAction)}, but must be at least ${TEXT_CONTRAST} : 1`;
    }
    const onNavy = contrast(DARK_SHEET, colourOf(hex));
    if (onNavy < SHAPE_CONTRAST) {
      return `is too dark: the contrast of ${named} on navy is ${ratio(onNavy)}, but must be at least ${SHAPE_CONTRAST} : 1`;
    }
  }
  return undefined;
}

/** Rounded down: rounded up, a ratio that is too low could look like the required one. */
const ratio = (value: number): string => `${Math.floor(value * 100) / 100} : 1`;

const colourOf = (hex: string): Colour => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const hexOf = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` (0 to 1) of the second colour into the first, like `color-mix(in srgb, …)`. */
const mix = (one: Colour, other: Colour, share: number): Colour => {
  const channel = (first: number, second: number) => first + (second - first) * share;
  return [channel(one[0], other[0]), channel(one[1], other[1]), channel(one[2], other[2])];
};
