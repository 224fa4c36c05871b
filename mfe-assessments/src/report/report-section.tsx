import type { ReportAnswer } from '@app/contracts/report';
import { Row } from '@app/ui/layout';
import '@app/ui/markdown.module.css';
import { Suspense } from 'react';
import { DownloadLink } from './download-link.tsx';
import css from './report.module.css';
import { ReportView } from './report-chunk.ts';
import { ReportLinks } from './report-links.tsx';

/**
 * The report in the page, for browsers without JavaScript. Its style sheet is loaded with the page,
 * because without JavaScript no style sheet follows.
 */
export function ReportSection({ report }: { readonly report: ReportAnswer }) {
  return (
    <section className={css.section} aria-label="Your report">
      {report.pdf && (
        <Row data-print="hide">
          <DownloadLink href={report.pdf} />
        </Row>
      )}
      <Suspense fallback={null}>
        <ReportView report={report} topLevel={2} />
      </Suspense>
      <ReportLinks level={2} />
    </section>
  );
}
