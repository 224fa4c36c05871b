import { answerTexts } from '@app/contracts/proposal';
import { accessDoors, escapeDoors } from '../questions/doors.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import type { Given } from './given.ts';

type Message = readonly [question: string, message: string];

/** Answers that are fine one by one and cannot be true together. */
export function contradictions(given: Given, { wants: systems }: Site): readonly Message[] {
  const messages: Message[] = [];
  const doors = given.number(accessDoors);
  const onEscapeRoutes = given.number(escapeDoors);
  if (doors !== undefined && onEscapeRoutes !== undefined && onEscapeRoutes > doors) {
    messages.push([escapeDoors.name, answerTexts.moreEscapeDoors]);
  }
  if (systems.size === 0) messages.push([wants.name, answerTexts.nothingToAdd]);
  // Its size follows from what the plan adds.
  if (systems.size === 1 && systems.has('power')) {
    messages.push([wants.name, answerTexts.backupAlone]);
  }
  return messages;
}
