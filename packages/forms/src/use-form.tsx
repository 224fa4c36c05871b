import { fieldMessages } from '@app/contracts/failure';
import type { Result } from '@app/result';
import {
  type FormEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { attemptKeys, type KeyOf } from './attempt-keys.ts';
import { focusFirstInvalid, focusInList, focusSubmitIfLost, hasFocus } from './controls.ts';
import type { DraftPlace } from './drafts.ts';
import { fieldProps } from './field-props.ts';
import {
  type FormAction,
  type FormState,
  formReducer,
  type PostedForm,
  startForm,
  startPosted,
} from './form-state.ts';
import type { FormValues, FormValuesOf } from './form-values.ts';
import type { SubmitFailure } from './submit-failure.ts';
import { useDraft } from './use-draft.ts';

export interface FormOptions<Schema extends v.GenericSchema> {
  /** Unique among the forms of the site. */
  readonly name: string;
  readonly schema: Schema;
  /** The values of the empty form, which is shown again after success. */
  readonly initial: FormValuesOf<Schema>;
  /** A post without JavaScript that was answered with this form. */
  readonly posted?: PostedForm<FormValuesOf<Schema>> | undefined;
  /**
   * Where what is typed survives a reload, `device` by default. Choose `tab` where the next person
   * at the device must not find it, and `false` for passwords.
   */
  readonly draft?: DraftPlace | undefined;
  /**
   * Sends the values that the schema accepted. `keyOf` gives an idempotency key, so that a second
   * click or a retry after a lost answer records nothing twice.
   */
  readonly send: (
    output: v.InferOutput<Schema>,
    keyOf: KeyOf,
  ) => Promise<Result<unknown, SubmitFailure>>;
}

/** Otherwise the second click of a double click would send the form that a fast answer emptied. */
function ignoreSecondClick(event: MouseEvent<HTMLFormElement>) {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest('[type=submit]'))
    event.preventDefault();
}

/** The result of `useForm`. */
export type Form<Schema extends v.GenericSchema> = ReturnType<typeof useForm<Schema>>;

/** A form that is idle, submitting, succeeded or failed. After a failure the values stay. */
export function useForm<Schema extends v.GenericSchema>(options: FormOptions<Schema>) {
  type Values = FormValuesOf<Schema> & FormValues;
  const { name: formName, schema, posted, send, draft: place = 'device' } = options;
  const initial = options.initial as Values;
  const [state, dispatch] = useReducer(
    (before: FormState<Values>, action: FormAction<Values>) =>
      formReducer(schema, initial, before, action),
    undefined,
    (): FormState<Values> =>
      posted ? startPosted(posted as PostedForm<Values>, schema) : startForm(initial),
  );
  const { values, errors, phase, focus, refusals } = state;
  const [firstPhase] = useState(phase);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [attempts] = useState(() => attemptKeys(formName, place));
  const draft = useDraft({
    form: formName,
    place,
    posted: posted !== undefined,
    initial,
    state,
    dispatch,
    element: form,
  });

  const focusErrors = useEffectEvent(() => {
    if (summary.current) summary.current.focus();
    else focusFirstInvalid(form.current, errors);
  });
  useEffect(() => {
    if (refusals > 0) focusErrors();
  }, [refusals]);

  // The button lost the focus when it was disabled, and is enabled again only after this render.
  const sentWithFocus = useRef(false);
  useEffect(() => {
    if (phase.kind === 'submitting' || !sentWithFocus.current) return;
    focusSubmitIfLost(form.current);
    sentWithFocus.current = false;
  }, [phase]);

  useEffect(() => {
    if (focus) focusInList(form.current, focus);
  }, [focus]);

  const { forget } = draft;
  const reset = useCallback(() => {
    forget();
    dispatch({ type: 'reset' });
  }, [forget]);

  const stop = useCallback(() => dispatch({ type: 'stopped-waiting' }), []);

  /**
   * The values as a schema parses them; undefined, with messages at the fields, when it refuses
   * them. With another schema than that of the form, a button can use only some of the fields.
   */
  function check<Part extends v.GenericSchema>(part: Part) {
    const parsed = v.safeParse(part, values);
    if (parsed.success) return { output: parsed.output };
    dispatch({ type: 'refused', by: part, errors: fieldMessages(parsed.issues) });
    return undefined;
  }

  async function submit(again: boolean) {
    // A ref, because state would not be updated before the second of two quick clicks.
    if (busy.current) return;
    const checked = check(schema);
    if (!checked) return;
    busy.current = true;
    // A form that sends itself must not scroll the page back to it.
    sentWithFocus.current = !again || hasFocus(form.current);
    dispatch({ type: 'sent', again });
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
    forget();
    dispatch({ type: 'succeeded' });
  }

  const shownPhase = phase.kind === 'submitting' ? phase.after : phase;

  return {
    values: values as FormValuesOf<Schema>,
    phase,
    submitting: phase.kind === 'submitting',
    reset,
    check,
    formProps: {
      ref: form,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        return submit(false);
      },
      onClick: ignoreSecondClick,
      noValidate: true,
    },
    /** For the error summary at the top of the form. */
    summary: {
      ref: summary,
      errors: Object.entries(errors).map(([name, message]) => ({ name, message })),
      /** A post without JavaScript that failed says so at the top of its page. */
      title: phase === firstPhase && phase.kind === 'failed' ? phase.message : undefined,
    },
    /** For the note beside the submit button; undefined when the fields say what is wrong. */
    failure:
      shownPhase?.kind === 'failed' && shownPhase !== firstPhase && shownPhase.cause !== 'fields'
        ? {
            message: shownPhase.message,
            cause: shownPhase.cause,
            kept: draft.place ?? false,
            /** What the note does while the form waits for the connection; undefined when not. */
            waiting: shownPhase.waiting ? { sendAgain: () => submit(true), stop } : undefined,
          }
        : undefined,
    /** Call when something that is sent with the fields was changed, such as a photo. */
    stopWaiting: stop,
    /** For the note that tells where the draft is kept. */
    draft: {
      kept: draft.place,
      cleared: state.cleared !== undefined,
      clear() {
        forget();
        dispatch({ type: 'cleared' });
      },
      restore: () => dispatch({ type: 'restored' }),
    },
    ...fieldProps(schema, state, dispatch),
    /** For `listOf`. */
    schema,
    state,
    dispatch,
  };
}
