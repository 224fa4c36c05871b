import { once, sentence } from '@app/wording/phrases';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';

const notMeasured =
  'Lengths, areas and masses are from your answers. We have not measured your site yet.';

/** What changes the price most when it turns out otherwise, by words of the question. */
const weighty = [
  /^wants$/,
  /boundary|perimeter|wall|fence/i,
  /gate|mass|motor/i,
  /area|floor/i,
  /room|door/i,
];

/**
 * What the plan takes for granted, each once: first in place of answers, those that move the price
 * most before the others, then the planning values of the systems.
 */
export const assumptionsOf = ({ assumed }: Site, designs: readonly SystemDesign[]): string[] =>
  once([
    ...assumed
      .toSorted((one, other) => placeOf(one.question) - placeOf(other.question))
      .map(({ text }) => text),
    notMeasured,
    ...designs.flatMap(({ assumptions }) => assumptions).map(sentence),
  ]);

const placeOf = (question: string): number => {
  const place = weighty.findIndex((words) => words.test(question));
  return place < 0 ? weighty.length : place;
};
