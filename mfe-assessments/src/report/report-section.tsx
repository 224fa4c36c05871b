import type { ReportAnswer } from '@app/contracts/report';
import { Row } from '@app/ui/layout';
import '@app/ui/markdown.module.css';
import { Suspense } from 'react';
import type { AskedRequest } from './asked-request.ts';
import { DownloadLink } from './download-link.tsx';
import './correction.module.css';
import css from './report.module.css';
import { PlainCorrection, ReportView } from './report-chunk.ts';
import { ReportLinks } from './report-links.tsx';

interface Props {
  readonly report: ReportAnswer;
  readonly asked: AskedRequest | undefined;
}

/**
 * The report in the page, for browsers without JavaScript. Its style sheet is loaded with the page,
 * because without JavaScript no style sheet follows.
 */
export function ReportSection({ report, asked }: Props) {
  const { understanding } = report;
  const correction = asked && understanding && (
    <PlainCorrection asked={asked} understanding={understanding} />
  );
  const asksFirst = understanding?.question !== undefined;
  return (
    <section className={css.section} aria-label="Your report">
      {report.pdf && (
        <Row data-print="hide">
          <DownloadLink href={report.pdf} />
        </Row>
      )}
      <Suspense fallback={null}>
        <ReportView report={report} topLevel={2} {...(asksFirst && { question: correction })}>
          {!asksFirst && correction}
          <ReportLinks level={2} reference={report.reference} asked={asked} />
        </ReportView>
      </Suspense>
    </section>
  );
}
