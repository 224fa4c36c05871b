import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldId } from '../form/form.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import css from './field.module.css';
import { describeControl, FieldFrame, type FieldText } from './field-frame.tsx';

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof FieldText | 'id'
>;

export type FieldProps = FieldText &
  (
    | ({ readonly multiline?: false | undefined } & Control<'input'>)
    | ({ readonly multiline: true } & Control<'textarea'>)
  );

/** A labelled text control with hint and error. `ref` and all other props go to the control. */
export function Field({ name, label, hint, error, optional, minimum, ...control }: FieldProps) {
  const id = useFieldId(name);
  const missing = error ? minimum && minimum - String(control.value ?? '').trim().length : 0;
  const text = { name, label, hint: hintWithMinimum(hint, minimum, missing), error, optional };
  const shared = {
    id,
    name,
    className: classNames(css.input, control.className),
    ...describeControl(id, text, control['aria-describedby']),
  };
  return (
    <FieldFrame {...text} id={id}>
      {control.multiline ? (
        <TextArea {...control} {...shared} />
      ) : (
        <Input {...control} {...shared} />
      )}
    </FieldFrame>
  );
}

/**
 * The hint says how many characters are missing once they were missed. It is read with the field,
 * and not on each key.
 */
function hintWithMinimum(hint: ReactNode, minimum: number | undefined, missing = 0): ReactNode {
  if (!minimum) return hint;
  const count =
    missing > 0
      ? `${missing} more character${missing === 1 ? '' : 's'}`
      : `At least ${minimum} characters`;
  return (
    <>
      {hint} <span data-count>{count}</span>
    </>
  );
}

function TextArea({ multiline, ...props }: { multiline: true } & ComponentProps<'textarea'>) {
  return <textarea rows={3} {...props} />;
}

function Input({
  multiline,
  ...props
}: { multiline?: false | undefined } & ComponentProps<'input'>) {
  return <input type="text" {...props} />;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Heading of the options that belong together; absent for those that stand alone. */
  readonly group?: string | undefined;
}

export type SelectFieldProps = FieldText &
  Control<'select'> & {
    readonly options: readonly SelectOption[];
    /** The first entry, with an empty value, shown until an option is chosen. */
    readonly placeholder?: string | undefined;
  };

const optionElement = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** A labelled native select. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, optional, minimum, options, placeholder, ...control } = props;
  const id = useFieldId(name);
  const text = { name, label, hint, error, optional };
  return (
    <FieldFrame {...text} id={id}>
      <div className={css.select}>
        <select
          {...control}
          id={id}
          name={name}
          className={classNames(css.input, control.className)}
          {...describeControl(id, text, control['aria-describedby'])}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
            group === undefined ? (
              own.map(optionElement)
            ) : (
              <optgroup key={group} label={group}>
                {own.map(optionElement)}
              </optgroup>
            ),
          )}
        </select>
        <ChevronDownIcon />
      </div>
    </FieldFrame>
  );
}
