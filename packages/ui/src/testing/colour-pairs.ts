import { SHAPE_CONTRAST as SHAPE, TEXT_CONTRAST as TEXT } from '@app/site/contrast';
import { surfaces } from './role-colours.ts';

export type Surface = keyof typeof surfaces;

export interface ColourPair {
  readonly front: string;
  /** The layers behind `front`, the lowest first. There are several if the upper ones are tints. */
  readonly ground: readonly string[];
  readonly least: number;
}

const names = Object.keys(surfaces.light);
const roles = (prefix: string) =>
  names.filter((name) => name.startsWith(prefix) && !isSize.test(name));
const isSize = /^text-(?:xs|sm|md|lg|\d?xl)$/;

/** Without the scrim, which dims the page and has no text on it. */
const grounds = roles('surface-').filter((name) => name !== 'surface-scrim');
const drawn = [
  ['draw-paper'],
  ['draw-fill'],
  ['draw-wall'],
  ['draw-paper', 'grid-minor', 'grid-major'],
  ['draw-paper', 'draw-cover'],
  ['draw-paper', 'draw-cover-2'],
  ['draw-paper', 'draw-accent-fill'],
];

const onEach = (
  fronts: readonly string[],
  grounds: readonly (readonly string[])[],
  least: number,
) => fronts.flatMap((front) => grounds.map((ground): ColourPair => ({ front, ground, least })));
const alone = (list: readonly string[]) => list.map((name) => [name]);

/** Found by the names in tokens.css, so that a new text role is tested on every surface. */
const everywhere: readonly ColourPair[] = [
  ...onEach(roles('text-'), alone(grounds), TEXT),
  ...onEach(['on-action'], alone([...roles('action'), 'marker']), TEXT),
  ...onEach(['on-solid'], alone(roles('solid')), TEXT),
  ...onEach(['line-control', 'line-error', 'focus'], alone(grounds), SHAPE),
  ...onEach(['solid'], alone(['surface-page', 'surface-raised']), SHAPE),
  ...onEach(['draw-text', 'text-strong'], drawn, TEXT),
  ...onEach(['draw-line'], drawn, SHAPE),
  ...onEach(['draw-thin'], [['draw-paper']], SHAPE),
  ...onEach(['white'], alone(['sev-4', 'sev-5']), TEXT),
];

/** Tested on dark only: on light the accent is a decoration or the background of text. */
const accents = ['action', 'marker', 'brand-accent'];

export const colourPairs: Record<Surface, readonly ColourPair[]> = {
  light: [...everywhere, ...onEach(['text-strong'], alone(['sev-1', 'sev-2', 'sev-3']), TEXT)],
  dark: [...everywhere, ...onEach(accents, alone(['surface-page', 'surface-raised']), SHAPE)],
  emergency: [...everywhere, ...onEach(['action'], alone(['surface-page']), TEXT)],
};
