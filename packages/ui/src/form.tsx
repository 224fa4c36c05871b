import { paths } from '@app/site/paths';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { classNames } from './class-names.ts';
import css from './form.module.css';

const FormId = createContext('');

/** The id of a field's control: its name, after the id of the form it stands in. */
export function useFieldId(name: string): string {
  return fieldId(use(FormId), name);
}

/** As `useFieldId`, for many names at once. */
export function useFieldIds(): (name: string) => string {
  const formId = use(FormId);
  return (name) => fieldId(formId, name);
}

const fieldId = (formId: string, name: string) => (formId ? `${formId}-${name}` : name);

/**
 * A form with the gaps of the look. Give it an `id` when two forms may be on one page: it goes before
 * the ids of the fields. `noValidate`, because our messages replace the browser's.
 */
export function Form({ className, ...props }: ComponentProps<'form'>) {
  return (
    <FormId value={props.id ?? ''}>
      <form noValidate {...props} className={classNames(css.form, className)} />
    </FormId>
  );
}

/** Fields that answer one question together. */
export function FormGroup({
  legend,
  className,
  children,
  ...props
}: { readonly legend: ReactNode } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...props} className={classNames(css.group, className)}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Two fields beside each other from 40 rem up. */
export function FormPair({ children }: { readonly children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** In a tab of its own: reading on must not lose what was typed. */
export function PrivacyLink() {
  return (
    <a href={paths.privacy} target="_blank" rel="noopener">
      Privacy<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** What we use the answers for; stands before the submit button. */
export function Consent({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={classNames(css.consent, className)} />;
}
