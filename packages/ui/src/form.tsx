import { paths } from '@app/site/paths';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { classNames } from './class-names.ts';
import css from './form.module.css';

const FormId = createContext('');

/** The id of a field's control: the id of its form, then its name. */
export function useFieldId(name: string): string {
  return fieldId(use(FormId), name);
}

/** Like `useFieldId`, for many names. */
export function useFieldIds(): (name: string) => string {
  const formId = use(FormId);
  return (name) => fieldId(formId, name);
}

const fieldId = (formId: string, name: string) => (formId ? `${formId}-${name}` : name);

/**
 * A form with standard gaps. Give it an `id` if two forms may be on one page: it becomes a prefix
 * of the fields' ids. `noValidate`, because our messages replace the browser's.
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

/** Two fields side by side from 40 rem up. */
export function FormPair({ children }: { readonly children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** Opens in a new tab, so that the visitor does not lose the typed form. */
export function PrivacyLink() {
  return (
    <a href={paths.privacy} target="_blank" rel="noopener">
      Privacy<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** Says what we use the answers for. Put it before the submit button. */
export function Consent({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={classNames(css.consent, className)} />;
}
