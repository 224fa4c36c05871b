import { buttonProps } from '@app/ui/button';
import { DownloadIcon } from '@app/ui/icons/download';

/** Downloads the PDF of a report. */
export function DownloadLink({ href }: { readonly href: string }) {
  return (
    <a href={href} download {...buttonProps({ variant: 'primary' })}>
      <DownloadIcon />
      Download PDF
    </a>
  );
}
