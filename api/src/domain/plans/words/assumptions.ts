import { once } from '@app/wording/phrases';
import type { SystemDesign } from '../plan-parts.ts';
import {
  boundary,
  boundaryLength,
  gateMass,
  gates,
  laneGate,
  pedestrianGates,
  wallHeight,
} from '../questions/boundary.ts';
import {
  classrooms,
  consultingRooms,
  floorArea,
  outerDoors,
  rooms,
} from '../questions/building.ts';
import { accessPlaces } from '../questions/doors.ts';
import type { Question } from '../questions/question.ts';
import { motorRating, wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { assumptionText } from './assumption-texts.ts';
import { systemAssumptionWords } from './statements/assumptions.ts';

const notMeasured = (from: string): string =>
  `Lengths, areas and masses are from your ${from}. We have not measured your site yet.`;

/** What changes the price most when it turns out otherwise. */
const weighty: readonly (readonly Question[])[] = [
  [wants],
  [boundary, boundaryLength, wallHeight],
  [gates, laneGate, gateMass, motorRating, pedestrianGates],
  [floorArea],
  [rooms, classrooms, consultingRooms, outerDoors, accessPlaces],
];

/**
 * What the plan takes for granted, each once: first in place of answers, those that move the price
 * most before the others, then the planning values of the systems.
 */
export const assumptionsOf = (
  { assumed, outline }: Site,
  designs: readonly SystemDesign[],
): string[] =>
  once([
    ...assumed
      .toSorted((one, other) => placeOf(one.question) - placeOf(other.question))
      .map(assumptionText),
    notMeasured(outline ? 'drawing and your answers' : 'answers'),
    ...designs.flatMap(({ assumptions }) => assumptions).map(systemAssumptionWords),
  ]);

const placeOf = (question: string): number => {
  const place = weighty.findIndex((questions) => questions.some(({ name }) => name === question));
  return place < 0 ? weighty.length : place;
};
