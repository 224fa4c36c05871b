import { fieldMessages } from '@app/contracts/failure';
import type { Result } from '@app/result';
import {
  type ChangeEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';

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
  /** Unique among the forms of the site. */
  readonly name: string;
  readonly schema: Schema;
  /** The empty form, which comes back after success. */
  readonly initial: Values;
  /** Values to start with instead, from a form post without JavaScript. */
  readonly start?: Values;
  /** Errors to start with, from a form post without JavaScript. */
  readonly initialErrors?: FieldMessages;
  /**
   * Sends what the schema accepted. `keyOf` gives an idempotency key, so that a second click or a
   * retry after a lost answer records nothing twice.
   */
  readonly send: (
    output: v.InferOutput<Schema>,
    keyOf: KeyOf,
  ) => Promise<Result<unknown, SubmitFailure>>;
}

/** The life of a form: idle, submitting, then succeeded or failed. What was typed stays on failure. */
export function useForm<Schema extends v.GenericSchema, Values extends Record<string, string>>({
  name: formName,
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
  const [attempts] = useState(() => attemptKeys(formName));

  // Typed, or put back by the browser, while this code was on its way: React would clear it.
  useLayoutEffect(() => {
    if (form.current) setValues((empty) => ({ ...empty, ...shownIn(form.current, empty) }));
  }, []);

  // The button lost the focus when it was disabled, and only this render has enabled it again.
  useEffect(() => {
    if (phase.kind !== 'failed' && phase.kind !== 'succeeded') return;
    if (!focusFirstInvalid(form.current, refused.current)) focusSubmitIfLost(form.current);
  }, [phase]);

  const change = useCallback(
    (name: string, value: string) => {
      // It would be lost: success empties the form.
      if (busy.current) return;
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
      sent = await send(parsed.output, attempts.keyOf);
    } catch (fault) {
      // Not an expected failure, but the form must not stay locked.
      setPhase({ kind: 'failed', message: '' });
      throw fault;
    } finally {
      busy.current = false;
    }
    if (sent.ok) {
      attempts.forget();
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

/** What the controls of a form show now, of the values that it has. */
function shownIn<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> {
  const shown = Array.from(form ? new FormData(form) : []);
  return Object.fromEntries(
    shown.filter(([name, value]) => name in values && typeof value === 'string'),
  ) as Partial<Values>;
}

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
