import { type ReactNode, useId } from 'react';
import { tabStopWhileScrolling } from './tab-stop-while-scrolling.ts';
import css from './table.module.css';

export interface TableColumn {
  readonly label: string;
  /** Figures: set to the right in the mono, whose digits have one width. */
  readonly num?: boolean | undefined;
}

export interface TableProps {
  /** Says what the table lists; it also names the box while that scrolls. */
  readonly caption: string;
  /** For a table right under a heading that says the same. */
  readonly captionHidden?: boolean | undefined;
  readonly columns: readonly [TableColumn, ...TableColumn[]];
  /** The first cell heads its row and is unique in the table; the others follow `columns`. */
  readonly rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
}

/** A table of a data sheet. Where it is wider than its place it scrolls sideways, also by keyboard. */
export function Table({ caption, captionHidden, columns, rows }: TableProps) {
  const id = useId();
  const [, ...cellColumns] = columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrolling box
    <div className={css.box} role="group" aria-labelledby={id} ref={tabStopWhileScrolling}>
      <table className={css.table}>
        <caption id={id} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, num }) => (
              <th key={label} scope="col" data-num={num || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cellColumns.map(({ label, num }, index) => (
                <td key={label} data-num={num || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
