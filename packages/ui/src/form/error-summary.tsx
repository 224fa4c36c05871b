import { type ComponentProps, type MouseEvent, useEffect, useId } from 'react';
import css from './error-summary.module.css';
import { useFieldIds } from './form.tsx';

export interface FieldError {
  readonly name: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** "There is a problem" when there are errors; nothing is shown without a title and errors. */
  readonly title?: string | undefined;
  /** In the order of the fields. Empty for a failure of the whole form: only the title is shown. */
  readonly errors?: readonly FieldError[] | undefined;
  /** Lets the form move focus here after a failed submit. */
  readonly ref?: ComponentProps<'div'>['ref'];
}

/**
 * Errors of a form, with a link to each field, and "Error: " before the title of the document. Put
 * it at the top of the Form. https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ title, errors = [], ref }: ErrorSummaryProps) {
  return title || errors.length > 0 ? (
    <Summary title={title ?? 'There is a problem'} errors={errors} ref={ref} />
  ) : null;
}

function Summary({
  title,
  errors,
  ref,
}: Required<Pick<ErrorSummaryProps, 'errors'>> & {
  readonly title: string;
  readonly ref: ErrorSummaryProps['ref'];
}) {
  const titleId = useId();
  const fieldId = useFieldIds();
  useErrorTitle();
  return (
    <div
      ref={ref}
      className={css.summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, the browser moves the focus here when the page of a refused post loads
      autoFocus
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {errors?.length ? (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={focusTarget}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Following the link would add a history entry, and scroll the page behind a dialog. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  // The error of a group is about its controls.
  const first = target.querySelector<HTMLElement>('input, select, textarea');
  const control = target.tagName === 'FIELDSET' && first ? first : target;
  // The label is above the control, and says what to enter.
  (control.closest('[data-invalid]') ?? control).scrollIntoView({ block: 'nearest' });
  control.focus({ preventScroll: true });
}

const PREFIX = 'Error: ';
let shown = 0;

/** While a component with it is shown, "Error: " is before the title of the document. */
function useErrorTitle(): void {
  useEffect(() => {
    shown += 1;
    update();
    return () => {
      shown -= 1;
      update();
    };
  }, []);
}

function update(): void {
  const { title } = document;
  const plain = title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
  const next = shown > 0 ? PREFIX + plain : plain;
  if (next !== title) document.title = next;
}
