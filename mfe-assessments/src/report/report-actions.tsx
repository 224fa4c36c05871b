import type { ReportAnswer } from '@app/contracts/report';
import { Button } from '@app/ui/button';
import { CheckIcon } from '@app/ui/icons/check';
import { CopyIcon } from '@app/ui/icons/copy';
import { PrinterIcon } from '@app/ui/icons/printer';
import { useState } from 'react';
import { DownloadLink } from './download-link.tsx';

/** Copy, print and download. */
export function ReportActions({ report }: { readonly report: ReportAnswer }) {
  return (
    <>
      <CopyButton markdown={report.report} />
      <Button onClick={() => window.print()}>
        <PrinterIcon />
        Print
      </Button>
      {report.pdf && <DownloadLink href={report.pdf} />}
    </>
  );
}

function CopyButton({ markdown }: { readonly markdown: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => setOutcome((await copyReport(markdown)) ? 'copied' : 'refused');
  return (
    <>
      <Button onClick={copy}>
        {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={outcome === 'refused' ? undefined : 'visually-hidden'}>
        {outcome && copyTexts[outcome]}
      </span>
    </>
  );
}

const copyTexts = {
  copied: 'The report is copied.',
  refused: 'This browser does not let us copy. Select the text and copy it, or download the PDF.',
};

/**
 * Copies the report that is shown: as formatted text for mails and documents, and as Markdown for
 * everything else. False when the browser does not allow it, as on a page without HTTPS.
 */
async function copyReport(markdown: string): Promise<boolean> {
  const shown = document.querySelector('[data-report-text]');
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([markdown], { type: 'text/plain' }),
        ...(shown && { 'text/html': new Blob([shown.innerHTML], { type: 'text/html' }) }),
      }),
    ]);
    return true;
  } catch (cause) {
    console.warn(cause);
    return false;
  }
}
