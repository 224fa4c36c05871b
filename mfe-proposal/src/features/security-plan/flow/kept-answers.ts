import { budgetLevels } from '@app/contracts/security-plan';
import { SiteOutline } from '@app/contracts/site-outline';
import { draftsOf, storageOf } from '@app/forms/drafts';
import * as v from 'valibot';
import type { Answer, Answers } from '../answers/answer.ts';
import type { Answered } from './plan-events.ts';

const drafts = draftsOf('security-plan', 'device');

/** The answers that this device keeps for at most 7 days; undefined when there are none. */
export function readKeptAnswers(): Answered | undefined {
  const kept = drafts.read();
  if (!isRecord(kept) || typeof kept.type !== 'string' || !isRecord(kept.answers)) return undefined;
  const passed = Array.isArray(kept.passed)
    ? kept.passed.filter((name) => typeof name === 'string')
    : [];
  const budget = budgetLevels.find((level) => level === kept.budget);
  const outline = v.safeParse(KeptOutline, kept.outline);
  return {
    type: kept.type,
    answers: answersIn(kept.answers),
    passed,
    ...(budget && { budget }),
    ...(outline.success && { outline: outline.output }),
  };
}

/** @returns false when the storage is blocked or full. */
export const keepAnswers = ({ type, answers, passed, budget, outline }: Answered): boolean =>
  drafts.write({
    type,
    answers: { ...answers },
    passed: [...passed],
    ...(budget && { budget }),
    ...(outline && { outline: JSON.stringify(outline) }),
  });

export const forgetAnswers = (): void => drafts.clear();

export const mayKeepAnswers = (): boolean => storageOf('device') !== undefined;

/** A drawing that this release cannot read is as if there were none. */
const KeptOutline = v.pipe(v.string(), v.parseJson(), SiteOutline);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another release may have kept something else under these names. */
const answersIn = (kept: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
  );

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((choice) => typeof choice === 'string'));
