import { setTimeout as delay } from 'node:timers/promises';
import { READING_MS } from '../../domain/assessments/model-reading/read-by-model.ts';
import {
  type ModelReading,
  readingShape,
} from '../../domain/assessments/model-reading/reading-question.ts';
import {
  type BudgetedModel,
  createModelGuard,
  type GuardedModel,
  type ModelTimers,
  usualModelBounds,
} from '../../domain/rewording/guarded-model.ts';
import { wordingShape } from '../../domain/rewording/question.ts';

/** The settings of these names. */
interface ModelConfig {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_MODEL: string;
  readonly MODEL_REWORDS: boolean;
  readonly MODEL_TIMEOUT_SECONDS: number;
  readonly MODEL_CONCURRENCY: number;
  readonly MODEL_REQUESTS_PER_HOUR: number;
}

/** Servers without keys ignore what they get. */
const NO_KEY = 'none';

/** One model with one budget, by what it is asked for. */
interface ConfiguredModel {
  readonly reading: BudgetedModel<ModelReading>;
  /** Absent unless the settings let it reword. */
  readonly wording: GuardedModel | undefined;
}

/** The model that the settings name; none when they have neither a key nor an address. */
export async function configuredModel(config: ModelConfig): Promise<ConfiguredModel | undefined> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  // Its library has more files than any other, and most sites have no model.
  const { openAiModel } = await import('./openai-model.ts');
  const bounds = {
    ...usualModelBounds,
    totalMs: config.MODEL_TIMEOUT_SECONDS * 1000,
    concurrency: config.MODEL_CONCURRENCY,
    perHour: config.MODEL_REQUESTS_PER_HOUR,
  };
  const settings = { apiKey: apiKey ?? NO_KEY, baseUrl, model };
  const guard = createModelGuard(bounds, modelTimers);
  return {
    reading: guard(openAiModel(settings, readingShape), Math.min(READING_MS, bounds.totalMs)),
    wording: config.MODEL_REWORDS ? guard(openAiModel(settings, wordingShape)) : undefined,
  };
}

export const modelTimers: ModelTimers = {
  now: () => performance.now(),
  // A wait that is aborted has ended, like any other.
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};
