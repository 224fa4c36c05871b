import type { GuardedModel } from '../../rewording/guarded-model.ts';
import type { Understand } from '../ports.ts';
import {
  type ModelReading,
  READING_PROMPT_VERSION,
  READING_SCHEMA_HASH,
  readingQuestion,
} from './reading-question.ts';

/** A page waits 45 s for its report, and rewording has most of them. */
export const READING_MS = 4_000;

/**
 * Lets a model read what visitors wrote. Without an answer the rules' reading counts; that is logged
 * once, and again after the model has answered in between.
 */
export function readByModel(
  model: GuardedModel<ModelReading>,
  log: { warn(fields: object, message: string): void },
): Understand {
  const about = {
    model: model.name,
    promptVersion: READING_PROMPT_VERSION,
    schemaHash: READING_SCHEMA_HASH,
  };
  let isLogged = false;
  return async (texts) => {
    const answer = await model.ask(readingQuestion(texts));
    if (answer.ok) {
      isLogged = false;
      const { language } = answer.value;
      return { reading: answer.value, record: { ...about, outcome: 'read', language } };
    }
    if (!isLogged) log.warn({ why: answer.failure }, 'a model did not read: the rules read alone');
    isLogged = true;
    return { record: { ...about, outcome: answer.failure.kind } };
  };
}
