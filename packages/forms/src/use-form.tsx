import { fieldMessages } from '@app/contracts/failure';
import type { Result } from '@app/result';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

type FieldMessages = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FormPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly message: string };

/** What sending can fail with: a text for the visitor, and messages for single fields. */
export interface SubmitFailure {
  readonly message: string;
  readonly fields?: FieldMessages;
}

export interface FormOptions<
  Schema extends v.GenericSchema,
  Values extends Record<string, string>,
> {
  readonly schema: Schema;
  /** The empty form, which comes back after success. */
  readonly initial: Values;
  /** Values to start with instead, from a form post without JavaScript. */
  readonly start?: Values;
  /** Errors to start with, from a form post without JavaScript. */
  readonly initialErrors?: FieldMessages;
  /**
   * Sends what the schema accepted. `idempotencyKey` is the same for every try with the same
   * values, so that a second click or a retry after a broken connection records nothing twice.
   */
  readonly send: (
    output: v.InferOutput<Schema>,
    idempotencyKey: string,
  ) => Promise<Result<unknown, SubmitFailure>>;
}

/** The life of a form: idle, submitting, then succeeded or failed. What was typed stays on failure. */
export function useForm<Schema extends v.GenericSchema, Values extends Record<string, string>>({
  schema,
  initial,
  start = initial,
  initialErrors = {},
  send,
}: FormOptions<Schema, Values>) {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldMessages>(initialErrors);
  const [phase, setPhase] = useState<FormPhase>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const validating = useRef(Object.keys(initialErrors).length > 0);
  const refused = useRef<FieldMessages>({});
  const attempt = useRef<{ body: string; key: string } | undefined>(undefined);

  // The button lost the focus when it was disabled, and only this render has enabled it again.
  useEffect(() => {
    if (phase.kind !== 'failed') return;
    if (!focusFirstInvalid(form.current, refused.current)) focusSubmitIfLost(form.current);
  }, [phase]);

  const change = useCallback(
    (name: string, value: string) => {
      setValues((before) => {
        const next = { ...before, [name]: value };
        if (validating.current) setErrors(messagesOf(schema, next));
        return next;
      });
    },
    [schema],
  );

  const reset = useCallback(() => {
    validating.current = false;
    attempt.current = undefined;
    setValues(initial);
    setErrors({});
    setPhase({ kind: 'idle' });
  }, [initial]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // State is too slow to stop the second of two quick clicks.
    if (busy.current) return;
    validating.current = true;
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) {
      const messages = fieldMessages(parsed.issues);
      setErrors(messages);
      focusFirstInvalid(form.current, messages);
      return;
    }
    busy.current = true;
    refused.current = {};
    setErrors({});
    setPhase({ kind: 'submitting' });
    let sent: Result<unknown, SubmitFailure>;
    try {
      sent = await send(parsed.output, keyFor(attempt, parsed.output));
    } catch (fault) {
      // Not an expected failure, but the form must not stay locked.
      setPhase({ kind: 'failed', message: '' });
      throw fault;
    } finally {
      busy.current = false;
    }
    if (sent.ok) {
      attempt.current = undefined;
      validating.current = false;
      setValues(initial);
      setPhase({ kind: 'succeeded' });
      return;
    }
    const fields = sent.failure.fields ?? {};
    setErrors(fields);
    setPhase({ kind: 'failed', message: sent.failure.message });
    refused.current = fields;
  }

  return {
    values,
    errors,
    phase,
    submitting: phase.kind === 'submitting',
    change,
    reset,
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    /** Spread on a `Field`: its name, value, change handler and error. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      onChange: (event: ChangeEvent<Control>) => change(name, event.currentTarget.value),
      ...(errors[name] ? { error: errors[name] } : {}),
    }),
  };
}

function messagesOf(schema: v.GenericSchema, values: unknown): FieldMessages {
  const parsed = v.safeParse(schema, values);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}

function keyFor(
  attempt: { current: { body: string; key: string } | undefined },
  output: unknown,
): string {
  const body = JSON.stringify(output);
  if (attempt.current?.body !== body) attempt.current = { body, key: newKey() };
  return attempt.current.key;
}

/** 128 random bits; `randomUUID` is missing on plain-http origins other than localhost. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

function focusFirstInvalid(form: HTMLFormElement | null, messages: FieldMessages): boolean {
  const first = Array.from(form?.elements ?? []).find(
    (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in messages,
  );
  if (!(first instanceof HTMLElement)) return false;
  first.focus();
  return true;
}

function focusSubmitIfLost(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const buttons = Array.from(form?.elements ?? []).filter(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  (buttons[0] as HTMLButtonElement | undefined)?.focus();
}
