import type { ReportAnswer } from '@app/contracts/report';
import { Button } from '@app/ui/button';
import { CheckIcon } from '@app/ui/icons/check';
import { CopyIcon } from '@app/ui/icons/copy';
import { PrinterIcon } from '@app/ui/icons/printer';
import { useCopy } from '@app/ui/use-copy';
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
  const { copy, outcome } = useCopy(markdown, () => writeReport(markdown));
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
 * everything else.
 */
async function writeReport(markdown: string): Promise<void> {
  const shown = Array.from(
    document.querySelectorAll('[data-report-text]'),
    (part) => part.innerHTML,
  ).join('');
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([markdown], { type: 'text/plain' }),
      ...(shown && { 'text/html': new Blob([shown], { type: 'text/html' }) }),
    }),
  ]);
}
