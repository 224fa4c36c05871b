import { type ComponentProps, type MouseEvent, useId } from 'react';
import css from './error-summary.module.css';
import { useFieldIds } from './form.tsx';

export interface FieldError {
  readonly name: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  /** In the order of the fields. Empty for a failure of the whole form: only the title is shown. */
  readonly errors?: readonly FieldError[] | undefined;
  /** Lets the form move focus here after a failed submit. */
  readonly ref?: ComponentProps<'div'>['ref'];
}

/** Errors of a form, with a link to each field. Put it inside the Form. */
export function ErrorSummary({ title, errors = [], ref }: ErrorSummaryProps) {
  const titleId = useId();
  const fieldId = useFieldIds();
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={focusTarget}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Following the link would add a history entry, and scroll the page behind a dialog. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
