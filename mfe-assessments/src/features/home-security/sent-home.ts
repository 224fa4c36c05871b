import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import type { AskedRequest } from '../../report/asked-request.ts';

/** What the page shows of a request that was sent. */
export interface SentHome {
  readonly mailedTo: string;
  readonly reference: string;
  /** For corrections, and the request that they are sent with. */
  readonly understanding?: ReportUnderstanding | undefined;
  readonly asked?: AskedRequest | undefined;
}
