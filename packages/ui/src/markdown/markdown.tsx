import { headingsOf } from '@app/markdown/headings';
import {
  type MarkdownBlock,
  type MarkdownInline,
  plainText,
  type MarkdownTable as Table,
} from '@app/markdown/markdown-document';
import { readMarkdown } from '@app/markdown/read-markdown';
import { Fragment, useMemo } from 'react';
import { tabStopWhileScrolling } from '../tab-stop-while-scrolling.ts';
import css from './markdown.module.css';

export interface MarkdownProps {
  /** A Markdown text; HTML, links and images in it are shown as they are written. */
  readonly source: string;
  /** Starts the id of each heading, as in `headingsOf(document, idPrefix)`. */
  readonly idPrefix?: string;
  /** Level of the text's first-level headings on the page: 3 below the title of a dialog. */
  readonly topLevel?: 1 | 2 | 3;
}

/**
 * A Markdown text in the look of the site. It brings the reader of Markdown along (16 KB, brotli), so a page
 * imports it when there is a text to show.
 */
export function Markdown({ source, idPrefix = 'report', topLevel = 3 }: MarkdownProps) {
  const document = useMemo(() => readMarkdown(source), [source]);
  const headings = useMemo(() => headingsOf(document, idPrefix), [document, idPrefix]);
  return (
    <div className={css.document}>
      {document.map((block, index) => {
        const above = headings.findLast((heading) => heading.index <= index);
        return <Block key={index} block={block} heading={above} topLevel={topLevel} />;
      })}
    </div>
  );
}

interface BlockProps {
  readonly block: MarkdownBlock;
  /** The block itself or the heading above it. */
  readonly heading: { readonly id: string; readonly title: string } | undefined;
  readonly topLevel: number;
}

function Block({ block, heading, topLevel }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headingTags[block.level + topLevel - 2] ?? 'h6';
      return (
        <Heading id={heading?.id} className={css.heading} data-level={block.level}>
          <MarkdownInlines content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <MarkdownInlines content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <MarkdownInlines content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <MarkdownTable table={block} label={heading ? `Table: ${heading.title}` : 'Table'} />;
    case 'thematic-break':
      return <hr />;
  }
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

interface MarkdownTableProps {
  readonly table: Table;
  /** Accessible name of the box, which scrolls sideways on a phone. */
  readonly label: string;
}

/** A table of a Markdown text. If it is too wide it scrolls sideways, also by keyboard. */
function MarkdownTable({ table, label }: MarkdownTableProps) {
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
                <td key={column} data-label={plainText(table.columns[column] ?? [])}>
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

/** Text with what stands out in it. */
function MarkdownInlines({ content }: { readonly content: readonly MarkdownInline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'text') {
      return <Fragment key={index}>{inline.text}</Fragment>;
    }
    const Tag = inline.kind === 'strong' ? 'strong' : 'em';
    return (
      <Tag key={index}>
        <MarkdownInlines content={inline.content} />
      </Tag>
    );
  });
}
