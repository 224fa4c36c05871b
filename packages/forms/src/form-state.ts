import { fieldMessages } from '@app/contracts/failure';
import * as v from 'valibot';
import { withValueAt } from './field-path.ts';
import type { FormValue, FormValues } from './form-values.ts';
import type { ListFocus } from './list-change.ts';

/** Messages by the path of their field, such as `areas.2.name`. */
export type FieldMessages = Readonly<Record<string, string>>;

export type FormPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly message: string };

/** Why sending failed: a text for the visitor, and messages for single fields. */
export interface SubmitFailure {
  readonly message: string;
  readonly fields?: FieldMessages;
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
}

export type FormAction<Values> =
  | { readonly type: 'changed'; readonly path: string; readonly to: Change }
  | { readonly type: 'list-changed'; readonly to: (before: FormState<Values>) => Rows<Values> }
  /**
   * The values in the controls, which the visitor typed or the browser restored while this code
   * loaded.
   */
  | { readonly type: 'found'; readonly find: (values: Values) => Values }
  | { readonly type: 'refused'; readonly by: v.GenericSchema; readonly errors: FieldMessages }
  | { readonly type: 'sent' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure }
  /** Sending threw a fault. */
  | { readonly type: 'broke-down' }
  | { readonly type: 'reset' };
type Change = (before: FormValue) => FormValue;

export const startForm = <Values>(values: Values): FormState<Values> => ({
  values,
  errors: {},
  checking: undefined,
  phase: { kind: 'idle' },
  rowKeys: {},
  rowsAdded: 0,
  focus: undefined,
});

/** The next state of a form after an action. */
export function formReducer<Values extends FormValues>(
  schema: v.GenericSchema,
  initial: Values,
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  const checked = (next: FormState<Values>): FormState<Values> =>
    state.checking ? { ...next, errors: messagesOf(state.checking, next.values) } : next;
  switch (action.type) {
    case 'changed':
      // Changes while sending are ignored: success would empty the form and lose them.
      if (state.phase.kind === 'submitting') return state;
      return checked({ ...state, values: withValueAt(state.values, action.path, action.to) });
    case 'list-changed':
      if (state.phase.kind === 'submitting') return state;
      return checked({ ...state, ...action.to(state) });
    case 'found':
      return { ...state, values: action.find(state.values) };
    case 'refused':
      return { ...state, errors: action.errors, checking: action.by };
    case 'sent':
      return { ...state, errors: {}, checking: schema, phase: { kind: 'submitting' } };
    case 'succeeded':
      return { ...startForm(initial), phase: { kind: 'succeeded' } };
    case 'failed': {
      const { message, fields = {} } = action.failure;
      return { ...state, errors: fields, phase: { kind: 'failed', message } };
    }
    case 'broke-down':
      return { ...state, phase: { kind: 'idle' } };
    case 'reset':
      return startForm(initial);
  }
}

function messagesOf(schema: v.GenericSchema, values: unknown): FieldMessages {
  const parsed = v.safeParse(schema, values);
  return parsed.success ? {} : fieldMessages(parsed.issues);
}
