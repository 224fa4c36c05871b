import { answerTexts } from '@app/contracts/proposal';
import { accessDoors, escapeDoors } from '../questions/doors.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import type { Given } from './given.ts';

/** Answers that are fine one by one and cannot be true together: question and message. */
export function contradictions(given: Given, site: Site): readonly (readonly [string, string])[] {
  const doors = given.number(accessDoors);
  const onEscape = given.number(escapeDoors);
  return [
    ...(doors !== undefined && onEscape !== undefined && onEscape > doors
      ? [[escapeDoors.name, answerTexts.moreEscapeDoors] as const]
      : []),
    ...(site.wants.size === 0 ? [[wants.name, answerTexts.nothingToAdd] as const] : []),
  ];
}
