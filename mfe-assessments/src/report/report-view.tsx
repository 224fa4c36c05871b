import type { ReportAnswer } from '@app/contracts/report';
import { useSite } from '@app/kit';
import { headingsOf } from '@app/markdown/headings';
import { readMarkdown } from '@app/markdown/read-markdown';
import { Contents } from '@app/ui/contents';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Markdown, type MarkdownProps } from '@app/ui/markdown';
import { Fragment, type ReactNode, useMemo } from 'react';
import { readingOrder, splitAfterAnswer } from './reading-order.ts';
import css from './report.module.css';

interface Props extends Pick<MarkdownProps, 'topLevel'> {
  readonly report: ReportAnswer;
  /** What is asked right after the answer in short, because the rest depends on it. */
  readonly question?: ReactNode;
  /** What follows the report and comes before the list of its sections. */
  readonly children?: ReactNode;
}

const ID = 'report';
/** A report with fewer sections is read without a list of them. */
const SECTIONS_OF_A_LONG_REPORT = 5;

/** The report, with its contents at the end when it is long, and as a letter when it is printed. */
export function ReportView({ report, topLevel = 3, question, children }: Props) {
  const isAsked = question !== undefined;
  const parts = useMemo(() => partsOf(report.report, isAsked), [report.report, isAsked]);
  const sections = useMemo(
    () =>
      parts
        .flatMap(({ source, idPrefix }) => headingsOf(readMarkdown(source), idPrefix))
        .filter(({ level }) => level === 2),
    [parts],
  );
  return (
    <article className={css.report}>
      <LetterheadOnPaper company={useSite().company} />
      {parts.map((part, index) => (
        <Fragment key={part.idPrefix}>
          <div data-report-text="">
            <Markdown {...part} topLevel={topLevel} />
          </div>
          {index === 0 && question}
        </Fragment>
      ))}
      {children}
      {sections.length >= SECTIONS_OF_A_LONG_REPORT && (
        <Contents title="In this report" headings={sections} />
      )}
    </article>
  );
}

/** The text as it is read, in two parts where something is asked between them. */
function partsOf(markdown: string, isAsked: boolean): readonly Part[] {
  const source = readingOrder(markdown);
  if (!isAsked) return [{ source, idPrefix: ID }];
  const [answer, rest] = splitAfterAnswer(source);
  return [
    { source: answer, idPrefix: `${ID}-answer` },
    { source: rest, idPrefix: ID },
  ];
}

type Part = Required<Pick<MarkdownProps, 'source' | 'idPrefix'>>;
