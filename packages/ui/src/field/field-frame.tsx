import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/alert.ts';
import css from './field.module.css';

export interface FieldText {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message under the field. A field with a message is marked as invalid. */
  readonly error?: string | undefined;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined;
  /** The least number of characters, which the hint names. */
  readonly minimum?: number | undefined;
}

/** Attributes that connect a control with its hint and error. */
export function describeControl(id: string, text: FieldText, describedBy: string | undefined) {
  const ids = [describedBy, text.hint && `${id}-hint`, text.error && `${id}-error`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': text.error ? (true as const) : undefined,
  };
}

/** Label, hint and error around one control. */
export function FieldFrame(
  props: FieldText & { readonly id: string; readonly children: ReactNode },
) {
  const { id, label, hint, error, optional, children } = props;
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> (optional)</span>}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The hint of the control with this id. */
export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return children ? (
    <p className={css.hint} id={`${id}-hint`}>
      {children}
    </p>
  ) : null;
}

/** The message about the control with this id. */
export function FieldError(props: { readonly id: string; readonly children: string | undefined }) {
  const { id, children } = props;
  return children ? (
    <p className={css.error} id={`${id}-error`}>
      <AlertIcon />
      {children}
    </p>
  ) : null;
}
