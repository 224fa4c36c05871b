import type { ReportAnswer } from '@app/contracts/report';
import { useSite } from '@app/kit';
import { headingsOf } from '@app/markdown/headings';
import { readMarkdown } from '@app/markdown/read-markdown';
import { Contents } from '@app/ui/contents';
import { LetterheadOnPaper } from '@app/ui/letterhead-on-paper';
import { Markdown, type MarkdownProps } from '@app/ui/markdown';
import { useMemo } from 'react';
import css from './report.module.css';

interface Props extends Pick<MarkdownProps, 'topLevel'> {
  readonly report: ReportAnswer;
}

const ID = 'report';
/** A report with fewer sections is read without a list of them. */
const SECTIONS_OF_A_LONG_REPORT = 5;

/** The report, with its contents when it is long, and as a letter when it is printed. */
export function ReportView({ report: { report }, topLevel }: Props) {
  const sections = useMemo(
    () => headingsOf(readMarkdown(report), ID).filter(({ level }) => level === 2),
    [report],
  );
  return (
    <article className={css.report}>
      <LetterheadOnPaper company={useSite().company} />
      {sections.length >= SECTIONS_OF_A_LONG_REPORT && (
        <Contents title="In this report" headings={sections} />
      )}
      <div data-report-text="">
        <Markdown source={report} idPrefix={ID} topLevel={topLevel ?? 3} />
      </div>
    </article>
  );
}
