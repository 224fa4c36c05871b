import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import fieldCss from './field.module.css';
import { describeControl, FieldFrame, type FieldText } from './field-frame.tsx';
import css from './file-field.module.css';
import { useFieldId } from './form.tsx';

export type FileFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'id' | 'type' | 'value'>;

/** A labelled file picker with hint and error. Has no `value`: code cannot choose a file. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, optional, minimum, ...control } = props;
  const id = useFieldId(name);
  const text = { name, label, hint, error, optional };
  return (
    <FieldFrame {...text} id={id}>
      <input
        {...control}
        type="file"
        id={id}
        name={name}
        className={classNames(fieldCss.input, css.file, control.className)}
        {...describeControl(id, text, control['aria-describedby'])}
      />
    </FieldFrame>
  );
}
