import { type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldId } from '../form/form.tsx';
import fieldCss from './field.module.css';
import { describeControl, FieldFrame, type FieldText } from './field-frame.tsx';
import css from './file-field.module.css';

export type FileFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText | 'id' | 'type' | 'value' | 'ref'> & {
    /** Makes an area with this text around the picker, on which a file can be dropped. */
    readonly drop?: string | undefined;
    /** Said when several files were dropped. */
    readonly dropOne?: string | undefined;
    readonly ref?: { current: HTMLInputElement | null } | undefined;
  };

/** A labelled file picker with hint and error. Has no `value`: code cannot choose a file. */
export function FileField(props: FileFieldProps) {
  const { name, label, hint, error, optional, minimum, drop, dropOne, ...control } = props;
  const id = useFieldId(name);
  const own = useRef<HTMLInputElement>(null);
  const input = control.ref ?? own;
  const text = { name, label, hint, error, optional };
  const picker = (
    <input
      {...control}
      ref={input}
      type="file"
      id={id}
      name={name}
      className={classNames(fieldCss.input, css.file, control.className)}
      {...describeControl(id, text, control['aria-describedby'])}
    />
  );
  return (
    <FieldFrame {...text} id={id}>
      {drop ? (
        <DropArea id={id} text={drop} dropOne={dropOne} input={input} disabled={control.disabled}>
          {picker}
        </DropArea>
      ) : (
        picker
      )}
    </FieldFrame>
  );
}

/** A file that is dropped beside the area would be opened by the browser in place of the page. */
function ignoreMissedDrops(): () => void {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}

/** A label of the picker: a press on it opens the picker, and a file that is dropped on it is chosen. */
function DropArea({
  id,
  text,
  dropOne,
  input,
  disabled,
  children,
}: {
  readonly id: string;
  readonly text: string;
  readonly dropOne: string | undefined;
  readonly input: { readonly current: HTMLInputElement | null };
  readonly disabled: boolean | undefined;
  readonly children: ComponentProps<'div'>['children'];
}) {
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(ignoreMissedDrops, []);

  function onDrop(event: DragEvent) {
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const [file] = files;
    if (!file || !input.current || disabled) return;
    if (files.length > 1) return setSaid(dropOne ?? '');
    input.current.files = files;
    // As when it was picked: for whoever listens to the picker.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
    setSaid(file.name);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picker inside does the same by keyboard
    <div
      className={css.drop}
      data-over={(isOver && !disabled) || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id} className={css.dropText}>
        {text}
      </label>
      {children}
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  );
}
