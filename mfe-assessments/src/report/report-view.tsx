import type { ReportAnswer } from '@app/contracts/report';
import { useSite } from '@app/kit';
import { headingsOf } from '@app/markdown/headings';
import { readMarkdown } from '@app/markdown/read-markdown';
import { Contents } from '@app/ui/contents';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Markdown, type MarkdownProps } from '@app/ui/markdown';
import { type ReactNode, useMemo } from 'react';
import { readingOrder } from './reading-order.ts';
import css from './report.module.css';

interface Props extends Pick<MarkdownProps, 'topLevel'> {
  readonly report: ReportAnswer;
  /** What follows the report and comes before the list of its sections. */
  readonly children?: ReactNode;
}

const ID = 'report';
/** A report with fewer sections is read without a list of them. */
const SECTIONS_OF_A_LONG_REPORT = 5;

/** The report, with its contents at the end when it is long, and as a letter when it is printed. */
export function ReportView({ report, topLevel, children }: Props) {
  const source = useMemo(() => readingOrder(report.report), [report.report]);
  const sections = useMemo(
    () => headingsOf(readMarkdown(source), ID).filter(({ level }) => level === 2),
    [source],
  );
  return (
    <article className={css.report}>
      <LetterheadOnPaper company={useSite().company} />
      <div data-report-text="">
        <Markdown source={source} idPrefix={ID} topLevel={topLevel ?? 3} />
      </div>
      {children}
      {sections.length >= SECTIONS_OF_A_LONG_REPORT && (
        <Contents title="In this report" headings={sections} />
      )}
    </article>
  );
}
