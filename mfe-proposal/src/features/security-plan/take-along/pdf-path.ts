import { downloadPlanPdf } from '@app/contracts/saved-plan';
import type { PlanLink } from './plan-desk.ts';

export const pdfPath = ({ token, revision }: PlanLink): string =>
  `${downloadPlanPdf.path.replace(':token', token)}?revision=${revision}`;

/** Lets the browser save a file of the site under the name that the server gives it. */
export function downloadFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
