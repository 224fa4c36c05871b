import { fieldMessages } from '@app/contracts/failure';
import * as v from 'valibot';
import { valueAt, withValueAt } from './field-path.ts';
import type { FormValue, FormValues } from './form-values.ts';
import type { ListFocus } from './list-change.ts';
import type { FailureCause, FieldMessages, SubmitFailure } from './submit-failure.ts';

export type FormPhase =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'submitting';
      /** The failure after which the form sends itself again; it stays in view meanwhile. */
      readonly after?: FailedPhase | undefined;
    }
  | { readonly kind: 'succeeded' }
  | FailedPhase;

interface FailedPhase {
  readonly kind: 'failed';
  readonly message: string;
  /** `fields`: what is wrong is said at the fields. */
  readonly cause: FailureCause | 'fields';
  /**
   * The form sends itself again when the connection is back. Ends with the first edit, so that
   * nothing is sent that the visitor has not pressed the button for.
   */
  readonly waiting: boolean;
}

/** The state after a change of a list. */
interface Rows<Values> {
  readonly values: Values;
  /** Keys of the rows of lists that were changed, by the path of the list. */
  readonly rowKeys: Readonly<Record<string, readonly string[]>>;
  readonly rowsAdded: number;
  /** Where the focus goes after the last change of a list. */
  readonly focus: ListFocus | undefined;
}

export interface FormState<Values> extends Rows<Values> {
  readonly errors: FieldMessages;
  /** The schema that every change is checked against; undefined until something was refused. */
  readonly checking: v.GenericSchema | undefined;
  readonly phase: FormPhase;
  /** How often something was refused: each time the errors take the focus. */
  readonly refusals: number;
  /** How often the visitor changed a value: each time the draft is kept. */
  readonly edits: number;
  /** What the visitor has just cleared and can still get back. */
  readonly cleared: Values | undefined;
}

export type FormAction<Values> =
  | { readonly type: 'changed'; readonly path: string; readonly to: Change }
  | { readonly type: 'list-changed'; readonly to: (before: FormState<Values>) => Rows<Values> }
  /** The values of the controls and of the draft when this code had loaded. */
  | { readonly type: 'found'; readonly values: Values; readonly typed: boolean }
  | { readonly type: 'refused'; readonly by: v.GenericSchema; readonly errors: FieldMessages }
  /** `again`: by the form itself, which waited for the connection. */
  | { readonly type: 'sent'; readonly again: boolean }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure }
  /** Sending threw a fault. */
  | { readonly type: 'broke-down' }
  /** The visitor wants the form no longer to send itself. */
  | { readonly type: 'stopped-waiting' }
  | { readonly type: 'reset' }
  | { readonly type: 'cleared' }
  | { readonly type: 'restored' };
type Change = (before: FormValue) => FormValue;

export const startForm = <Values>(values: Values): FormState<Values> => ({
  values,
  errors: {},
  checking: undefined,
  phase: { kind: 'idle' },
  rowKeys: {},
  rowsAdded: 0,
  focus: undefined,
  refusals: 0,
  edits: 0,
  cleared: undefined,
});

/** A post without JavaScript that was answered with its form: its values and what was wrong. */
export interface PostedForm<Values> {
  readonly values: Values;
  readonly errors: FieldMessages;
  /** What was wrong when no field is to blame. */
  readonly message?: string | undefined;
}

/** The form as it was posted: its errors are checked again on every change. */
export const startPosted = <Values>(
  { values, errors, message }: PostedForm<Values>,
  schema: v.GenericSchema,
): FormState<Values> => {
  const refused = Object.keys(errors).length > 0;
  return {
    ...startForm(values),
    errors,
    checking: refused ? schema : undefined,
    phase:
      message && !refused
        ? { kind: 'failed', message, cause: 'refused', waiting: false }
        : { kind: 'idle' },
  };
};

/** The next state of a form after an action. */
export function formReducer<Values extends FormValues>(
  schema: v.GenericSchema,
  initial: Values,
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  const edited = (next: FormState<Values>): FormState<Values> => ({
    ...next,
    ...(state.checking ? { errors: messagesOf(state.checking, next.values) } : {}),
    phase: stoppedWaiting(state.phase),
    edits: state.edits + 1,
    cleared: undefined,
  });
  // Changes while sending are ignored: success would empty the form and lose them.
  const sending = state.phase.kind === 'submitting';
  switch (action.type) {
    case 'changed':
      if (sending) return state;
      return edited({ ...state, values: withValueAt(state.values, action.path, action.to) });
    case 'list-changed':
      return sending ? state : edited({ ...state, ...action.to(state) });
    case 'found':
      return { ...state, values: action.values, edits: state.edits + (action.typed ? 1 : 0) };
    case 'refused':
      return {
        ...state,
        errors: action.errors,
        checking: action.by,
        refusals: state.refusals + 1,
      };
    case 'sent':
      return {
        ...state,
        errors: {},
        checking: schema,
        phase: {
          kind: 'submitting',
          after: action.again && state.phase.kind === 'failed' ? state.phase : undefined,
        },
      };
    case 'succeeded':
      return { ...startForm(initial), phase: { kind: 'succeeded' } };
    case 'failed': {
      const { message, cause = 'refused', fields = {} } = action.failure;
      // The message says what is wrong with something that is not a field of this form.
      const errors = Object.fromEntries(
        Object.entries(fields).filter(([path]) => valueAt(state.values, path) !== undefined),
      );
      const refused = Object.keys(errors).length > 0;
      const before = state.phase.kind === 'submitting' ? state.phase.after : undefined;
      const waiting = cause === 'offline' && !refused && (before?.waiting ?? true);
      return {
        ...state,
        errors,
        phase: { kind: 'failed', message, cause: refused ? 'fields' : cause, waiting },
        refusals: state.refusals + (refused ? 1 : 0),
      };
    }
    case 'broke-down':
      return { ...state, phase: { kind: 'idle' } };
    case 'stopped-waiting':
      return { ...state, phase: stoppedWaiting(state.phase) };
    case 'reset':
      return startForm(initial);
    case 'cleared':
      return sending ? state : { ...startForm(initial), cleared: state.values };
    case 'restored':
      return state.cleared ? { ...startForm(state.cleared), edits: 1 } : state;
  }
}

function stoppedWaiting(phase: FormPhase): FormPhase {
  switch (phase.kind) {
    case 'failed':
      return phase.waiting ? { ...phase, waiting: false } : phase;
    case 'submitting':
      return phase.after ? { ...phase, after: { ...phase.after, waiting: false } } : phase;
    default:
      return phase;
  }
}

function messagesOf(schema: v.GenericSchema, values: unknown): FieldMessages {
  const parsed = v.safeParse(schema, values);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}
