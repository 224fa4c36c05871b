import { fieldMessages } from '@app/contracts/failure';
import type { Result } from '@app/result';
import {
  type ChangeEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';
import {
  type Control,
  focusFirstInvalid,
  focusInList,
  focusSubmitIfLost,
  shownIn,
  ticked,
} from './controls.ts';
import { type PathTo, valueAt } from './field-path.ts';
import {
  type FieldMessages,
  type FormAction,
  type FormState,
  formReducer,
  type SubmitFailure,
  startForm,
} from './form-state.ts';
import type { FormValue, FormValues, FormValuesOf } from './form-values.ts';

export interface FormOptions<Schema extends v.GenericSchema> {
  /** Unique among the forms of the site. */
  readonly name: string;
  readonly schema: Schema;
  /** The values of the empty form, which is shown again after success. */
  readonly initial: FormValuesOf<Schema>;
  /** A post without JavaScript that was not accepted: its values and its errors. */
  readonly posted?:
    | { readonly values: FormValuesOf<Schema>; readonly errors: FieldMessages }
    | undefined;
  /**
   * Sends the values that the schema accepted. `keyOf` gives an idempotency key, so that a second
   * click or a retry after a lost answer records nothing twice.
   */
  readonly send: (
    output: v.InferOutput<Schema>,
    keyOf: KeyOf,
  ) => Promise<Result<unknown, SubmitFailure>>;
}

/** The result of `useForm`. */
export type Form<Schema extends v.GenericSchema> = ReturnType<typeof useForm<Schema>>;

/** A form that is idle, submitting, succeeded or failed. After a failure the values stay. */
export function useForm<Schema extends v.GenericSchema>(options: FormOptions<Schema>) {
  type Values = FormValuesOf<Schema> & FormValues;
  const { name: formName, schema, posted, send } = options;
  const initial = options.initial as Values;
  const [state, dispatch] = useReducer(
    (before: FormState<Values>, action: FormAction<Values>) =>
      formReducer(schema, initial, before, action),
    undefined,
    (): FormState<Values> =>
      posted
        ? { ...startForm(posted.values as Values), errors: posted.errors, checking: schema }
        : startForm(initial),
  );
  const { values, errors, phase, focus } = state;
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [attempts] = useState(() => attemptKeys(formName));

  // Otherwise React would clear values that were typed or restored while this code loaded.
  useLayoutEffect(() => {
    dispatch({ type: 'found', find: (before) => shownIn(form.current, before) });
  }, []);

  // The button lost the focus when it was disabled, and is enabled again only after this render.
  const focusAfterSending = useEffectEvent(() => {
    if (!focusFirstInvalid(form.current, errors)) focusSubmitIfLost(form.current);
  });
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && phase.kind !== 'submitting') focusAfterSending();
    wasSubmitting.current = phase.kind === 'submitting';
  }, [phase]);

  useEffect(() => {
    if (focus) focusInList(form.current, focus);
  }, [focus]);

  const reset = useCallback(() => dispatch({ type: 'reset' }), []);

  /**
   * The values as a schema parses them; undefined, with messages at the fields, when it refuses
   * them. With another schema than that of the form, a button can use only some of the fields.
   */
  function check<Part extends v.GenericSchema>(part: Part) {
    const parsed = v.safeParse(part, values);
    if (parsed.success) return { output: parsed.output };
    const errors = fieldMessages(parsed.issues);
    dispatch({ type: 'refused', by: part, errors });
    focusFirstInvalid(form.current, errors);
    return undefined;
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // A ref, because state would not be updated before the second of two quick clicks.
    if (busy.current) return;
    const checked = check(schema);
    if (!checked) return;
    busy.current = true;
    dispatch({ type: 'sent' });
    let sent: Result<unknown, SubmitFailure>;
    try {
      sent = await send(checked.output, attempts.keyOf);
    } catch (fault) {
      // A fault is rethrown, but the form must not stay locked.
      dispatch({ type: 'broke-down' });
      throw fault;
    } finally {
      busy.current = false;
    }
    if (!sent.ok) return dispatch({ type: 'failed', failure: sent.failure });
    attempts.forget();
    dispatch({ type: 'succeeded' });
  }

  const change = (path: string, to: (before: FormValue) => FormValue) =>
    dispatch({ type: 'changed', path, to });
  const errorAt = (path: string) => (errors[path] ? { error: errors[path] } : {});

  return {
    values: values as FormValuesOf<Schema>,
    phase,
    submitting: phase.kind === 'submitting',
    reset,
    check,
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    /** Spread on a text field or a select: its name, value, change handler and error. */
    field: (path: PathTo<FormValuesOf<Schema>, string>) => ({
      name: path as string,
      value: String(valueAt(values, path) ?? ''),
      onChange({ currentTarget: { value } }: ChangeEvent<Control>) {
        change(path, () => value);
      },
      ...errorAt(path),
    }),
    /** Spread on a tick box that answers yes or no. */
    tick: (path: PathTo<FormValuesOf<Schema>, boolean>) => ({
      name: path as string,
      checked: valueAt(values, path) === true,
      onChange({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) {
        change(path, () => checked);
      },
      ...errorAt(path),
    }),
    /** Spread on one of several tick boxes that fill a list, or of several radio buttons. */
    choice(path: PathTo<FormValuesOf<Schema>, string | readonly string[]>, value: string) {
      const chosen = valueAt(values, path);
      return {
        name: path as string,
        value,
        checked: Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
        onChange({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) {
          change(path, (before) =>
            Array.isArray(before) ? ticked(before, value, checked) : value,
          );
        },
      };
    },
    /** For `listOf`. */
    schema,
    state,
    dispatch,
  };
}
