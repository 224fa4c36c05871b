import { failed, type Result, success } from '@app/result';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import OpenAI from 'openai';
import { standardResponseFormat } from 'openai/helpers/standard-schema';
import * as v from 'valibot';
import type { LanguageModel, ModelFailure } from '../../domain/rewording/ports.ts';

interface ModelSettings {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
}

/** What every answer has to be. */
interface AnswerShape<Answer> {
  readonly name: string;
  /** What the model is asked for. */
  readonly asked: v.GenericSchema;
  /** What is taken of it. */
  readonly taken: v.GenericSchema<unknown, Answer>;
}

/** Far more than a report has words. */
const ANSWER_BYTES = 256 * 1024;
const ANSWER_TOKENS = 4_000;

/**
 * A model behind the Chat Completions API, which every compatible server has. The answer is checked
 * against its schema here, because some servers ignore the format that they are asked for.
 */
export function openAiModel<Answer>(
  { apiKey, baseUrl, model }: ModelSettings,
  shape: AnswerShape<Answer>,
): LanguageModel<Answer> {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    // From the settings of this program only, not from variables that the library reads by itself.
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(ANSWER_BYTES),
  });
  const format = standardResponseFormat(toStandardJsonSchema(shape.asked), shape.name);
  return {
    name: model,
    async ask({ instructions, material }, signal) {
      try {
        const completion = await client.chat.completions.create(
          {
            model,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: material },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: format.json_schema,
            },
            max_completion_tokens: ANSWER_TOKENS,
            store: false,
          },
          { signal },
        );
        return readCompletion(completion, shape.taken);
      } catch (fault) {
        return failed(whyFailed(fault, signal));
      }
    },
  };
}

/** A server may send anything, so nothing of the library's types is relied on. */
const Completion = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        finish_reason: v.nullish(v.string()),
        message: v.object({
          content: v.nullish(v.string()),
          refusal: v.nullish(v.string()),
        }),
      }),
    ),
    v.minLength(1),
  ),
});

const CUT_OFF = ['length', 'content_filter'];

function readCompletion<Answer>(
  completion: unknown,
  shape: v.GenericSchema<unknown, Answer>,
): Result<Answer, ModelFailure> {
  const read = v.safeParse(Completion, completion);
  const choice = read.success ? read.output.choices[0] : undefined;
  if (!choice) return unusable('no completion');
  const { message, finish_reason: end } = choice;
  if (message.refusal) return failed({ kind: 'refused', reason: 'the model declined' });
  if (CUT_OFF.includes(end ?? '')) return failed({ kind: 'incomplete', reason: `ended by ${end}` });
  const content = message.content?.trim() ?? '';
  if (content === '') return failed({ kind: 'empty', reason: 'no content' });
  return readAnswer(content, shape);
}

function readAnswer<Answer>(
  content: string,
  shape: v.GenericSchema<unknown, Answer>,
): Result<Answer, ModelFailure> {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return unusable('no JSON');
  }
  const answer = v.safeParse(shape, json);
  return answer.success ? success(answer.output) : unusable('not the shape that was asked for');
}

/** Without the texts of the server: they may repeat the visitor's. */
function whyFailed(fault: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return { kind: 'timed-out', reason: 'took too long' };
  if (fault instanceof OpenAI.APIConnectionError) {
    return { kind: 'busy', reason: 'no connection', retryAfterMs: undefined };
  }
  if (fault instanceof OpenAI.APIError && fault.status !== undefined) {
    const { status, headers } = fault;
    const reason = `status ${status}`;
    const worthARetry = status === 429 || status >= 500;
    if (!worthARetry) return { kind: 'unusable', reason };
    return { kind: 'busy', reason, retryAfterMs: retryAfterMs(headers?.get('retry-after')) };
  }
  return { kind: 'unusable', reason: fault instanceof Error ? fault.name : 'unknown' };
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const unusable = (reason: string) => failed({ kind: 'unusable' as const, reason });

/** The answer of a server was longer than it may be. */
class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** `fetch` whose answers fail when they are longer than some bytes, whatever their headers say. */
const boundedFetch =
  (limitBytes: number): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    let bytes = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > limitBytes) controller.error(new AnswerTooLong());
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, response);
  };
