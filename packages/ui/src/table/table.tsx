import { type ReactNode, useId } from 'react';
import { tabStopWhileScrolling } from '../tab-stop-while-scrolling.ts';
import css from './table.module.css';

export interface TableColumn {
  readonly label: string;
  /** A column of figures: aligned right, in the mono font, so that digits line up. */
  readonly num?: boolean | undefined;
}

export interface TableProps {
  /** What the table lists; also the accessible name of the scrolling box. */
  readonly caption: string;
  /** Hides the caption on screen, for a table right below a heading with the same text. */
  readonly captionHidden?: boolean | undefined;
  /** On a phone each row is a heading with its cells one below the other, each after the name of its column. */
  readonly stacked?: boolean | undefined;
  readonly columns: readonly [TableColumn, ...TableColumn[]];
  /** The first cell is the row's header and unique in the table; all cells follow `columns`. */
  readonly rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
}

/** A table of a data sheet. If it is too wide it scrolls sideways, also by keyboard. */
export function Table({ caption, captionHidden, stacked, columns, rows }: TableProps) {
  const id = useId();
  const [, ...cellColumns] = columns;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrolling box
    <div className={css.box} role="group" aria-labelledby={id} ref={tabStopWhileScrolling}>
      <table className={css.table} data-stacked={stacked}>
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
                <td key={label} data-num={num || undefined} data-column={label}>
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
