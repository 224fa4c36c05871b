import type { Result } from '@app/result';

export interface ModelQuestion {
  readonly instructions: string;
  /** JSON of what the question is about: data, and no instruction. */
  readonly material: string;
}

/** A language model that answers one kind of question. */
export interface LanguageModel<Answer> {
  /** As the operator named it; kept with every report that it had a part in. */
  readonly name: string;
  /** One request, without a retry. Ends soon after the signal; must not reject. */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<Result<Answer, ModelFailure>>;
}

/**
 * Why there is no answer. `busy` is worth one more try; the others are not, since the same question
 * would end in the same way.
 */
export type ModelFailure =
  /** 429, 5xx, or no connection. */
  | { readonly kind: 'busy'; readonly reason: string; readonly retryAfterMs: number | undefined }
  /** Wrong key, unknown model, no JSON: something that the operator has to mend. */
  | { readonly kind: 'unusable'; readonly reason: string }
  /** The model declined to answer. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Cut off by its length or by a filter. */
  | { readonly kind: 'incomplete'; readonly reason: string }
  | { readonly kind: 'empty'; readonly reason: string }
  | { readonly kind: 'timed-out'; readonly reason: string };
