import type { IncidentId } from '../threats.ts';
import { dangerExamples } from './dangers.ts';
import { farmExamples } from './farms.ts';
import { figureExamples } from './figures-and-asides.ts';
import { homeExamples } from './homes.ts';
import { indirectDangerExamples } from './indirect-dangers.ts';
import { noCrimeExamples } from './no-crime.ts';
import { nothingExamples } from './nothing.ts';
import { orderAndWeaponExamples } from './orders-and-weapons.ts';
import { otherExamples } from './other-kinds.ts';
import { robberyExamples } from './robberies.ts';
import { careExamples } from './schools-and-care.ts';
import { shopExamples } from './shops.ts';
import { theftExamples } from './thefts.ts';
import { threatAndPeopleExamples } from './threats-and-people.ts';
import { unlawfulWishExamples } from './unlawful-wishes.ts';
import { wishExamples } from './wishes.ts';
import { workExamples } from './works.ts';

/** A wish that is refused, by the circumstance that it makes. */
export type UnlawfulWish = keyof typeof unlawfulWishExamples;

/** What a telling is of. */
export type Told = IncidentId | UnlawfulWish | 'nothing';

/**
 * How people tell of each incident and each unlawful wish, and of none, one telling a line: in English, Afrikaans, isiZulu and
 * mixtures, as typed. Comments after `//` are no telling. No speaker of isiZulu has checked them.
 */
const byKind: Readonly<Record<Told, string>> = {
  ...robberyExamples,
  ...threatAndPeopleExamples,
  ...orderAndWeaponExamples,
  ...theftExamples,
  ...otherExamples,
  ...unlawfulWishExamples,
  ...nothingExamples,
};

/** Each place adds its own: "gate" is said of robberies as often as of the theft of its motor. */
const tables: readonly Readonly<Partial<Record<Told, string>>>[] = [
  byKind,
  homeExamples,
  shopExamples,
  workExamples,
  farmExamples,
  careExamples,
  dangerExamples,
  wishExamples,
  noCrimeExamples,
  figureExamples,
  indirectDangerExamples,
];

export interface Telling {
  readonly of: Told;
  readonly text: string;
}

/** Every telling with what it tells of. */
export const allTellings = (): readonly Telling[] =>
  tables.flatMap(Object.entries<string>).flatMap(([of, list]) =>
    list
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'))
      // The keys of the table are its ids.
      .map((text) => ({ of: of as Told, text })),
  );

export const isUnlawfulWish = (told: Told): told is UnlawfulWish =>
  Object.hasOwn(unlawfulWishExamples, told);
