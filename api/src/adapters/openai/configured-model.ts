import { setTimeout as delay } from 'node:timers/promises';
import {
  type BudgetedModel,
  guardModel,
  type ModelTimers,
  usualModelBounds,
} from '../../domain/rewording/guarded-model.ts';
import { openAiModel } from './openai-model.ts';

/** The settings of these names. */
interface ModelConfig {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_MODEL: string;
  readonly MODEL_TIMEOUT_SECONDS: number;
  readonly MODEL_CONCURRENCY: number;
  readonly MODEL_REQUESTS_PER_HOUR: number;
}

/** Servers without keys ignore what they get. */
const NO_KEY = 'none';

/** The model that the settings name; none when they have neither a key nor an address. */
export function configuredModel(config: ModelConfig): BudgetedModel | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  const bounds = {
    ...usualModelBounds,
    totalMs: config.MODEL_TIMEOUT_SECONDS * 1000,
    concurrency: config.MODEL_CONCURRENCY,
    perHour: config.MODEL_REQUESTS_PER_HOUR,
  };
  return guardModel(openAiModel({ apiKey: apiKey ?? NO_KEY, baseUrl, model }), bounds, modelTimers);
}

export const modelTimers: ModelTimers = {
  now: () => performance.now(),
  // A wait that is aborted has ended, like any other.
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};
