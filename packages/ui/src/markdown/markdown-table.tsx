import type { MarkdownTable as Table } from '@app/markdown/markdown-document';
import { tabStopWhileScrolling } from '../tab-stop-while-scrolling.ts';
import css from './markdown.module.css';
import { MarkdownInlines } from './markdown-inlines.tsx';

interface MarkdownTableProps {
  readonly table: Table;
  /** Accessible name of the box, which scrolls sideways on a phone. */
  readonly label: string;
}

/** A table of a Markdown text. If it is too wide it scrolls sideways, also by keyboard. */
export function MarkdownTable({ table, label }: MarkdownTableProps) {
  return (
    <section className={css.box} aria-label={label} ref={tabStopWhileScrolling}>
      <table>
        <thead>
          <tr>
            {table.columns.map((cell, index) => (
              <th key={index} scope="col">
                <MarkdownInlines content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <MarkdownInlines content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
