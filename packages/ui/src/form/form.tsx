import { paths } from '@app/site/paths';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import { describeControl, FieldError, FieldHint } from '../field/field-frame.tsx';
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

export interface FormGroupProps extends Omit<ComponentProps<'fieldset'>, 'name'> {
  readonly legend: ReactNode;
  /** The path of an answer that the whole group gives, so that the error summary can link to it. */
  readonly name?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Fields that answer one question together. */
export function FormGroup(props: FormGroupProps) {
  const { legend, name, hint, error, className, children, ...rest } = props;
  const id = useFieldId(name ?? '');
  const text = { name: name ?? '', label: legend, hint, error };
  const { 'aria-describedby': describedBy } = describeControl(id, text, rest['aria-describedby']);
  return (
    <fieldset
      {...rest}
      {...(name ? { id, tabIndex: -1 } : {})}
      aria-describedby={describedBy}
      data-invalid={error ? '' : undefined}
      className={classNames(css.group, className)}
    >
      <legend className={css.legend}>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
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

export interface ConsentProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** One sentence: what we use which answers for. */
  readonly purpose: ReactNode;
  /** The company's address for objections. */
  readonly email: string;
}

/**
 * Says what we use the answers for, and that and how the visitor can object. Regulation 2 of the
 * POPIA regulations, as amended on 17 April 2025, asks for that where the details are collected, by
 * e-mail among other ways and free of charge. Put it before the submit button.
 */
export function Consent({ purpose, email, className, ...props }: ConsentProps) {
  return (
    <p {...props} className={classNames(css.consent, className)}>
      {purpose} You can object to this, or ask us to correct or delete your details, at any time and
      free of charge: e-mail <a href={`mailto:${email}`}>{email}</a>. <PrivacyLink />
    </p>
  );
}
