import { readOrder as readOrderEndpoint } from '@app/contracts/order-summary';
import { planDraftTexts, readPlanDraft } from '@app/contracts/plan-draft';
import { downloadReport } from '@app/contracts/report';
import { leaveReport } from '@app/contracts/report-understanding';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type { CorrectedMails } from '../domain/assessments/corrections/corrected-mails.ts';
import {
  type FindReportFileDependencies,
  findReportFile,
  findReportLead,
} from '../domain/assessments/find-report-file.ts';
import { readOrder } from '../domain/orders/read-order.ts';
import { readDraft } from '../domain/plans/drafts/read-draft.ts';
import type { Store } from '../domain/store.ts';
import { noPdf, sendFile, setForLinkHolders, tokenIn } from './by-link.ts';
import { httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies extends Omit<FindReportFileDependencies, 'leads'> {
  readonly store: Pick<Store, 'leads'>;
  readonly correctedMails: Pick<CorrectedMails, 'left'>;
  readonly log: Pick<Log, 'error'>;
}

const missing = (message: string) => failed(httpFailure(404, 'not_found', message));

/** What the links of leads show: an order, saved answers, a report. All are left like every lead. */
export function mountLeadLinks(
  app: Hono<ServerEnv>,
  { store: { leads }, log, correctedMails, ...dependencies }: Dependencies,
): void {
  mountEndpoint(app, readOrderEndpoint, async ({ c }) => {
    const order = await readOrder(leads, tokenIn(c));
    if (!order.ok) return missing('There is no such order');
    setForLinkHolders(c);
    return success(c.json(order.value));
  });

  mountEndpoint(app, readPlanDraft, async ({ c }) => {
    const draft = await readDraft(leads, tokenIn(c));
    if (!draft.ok) return missing(planDraftTexts.missing);
    setForLinkHolders(c);
    return success(c.json(draft.value));
  });

  mountEndpoint(app, leaveReport, async ({ c }) => {
    const lead = await findReportLead(leads, tokenIn(c));
    if (!lead) return missing('There is no such report');
    await correctedMails.left(lead);
    return success({ success: true as const });
  });

  mountEndpoint(app, downloadReport, async ({ c, query }) => {
    const version = query.version && Number(query.version);
    const file = await findReportFile({ ...dependencies, leads }, tokenIn(c), version || undefined);
    if (file.ok) return success(sendFile(c, file.value));
    if (file.failure.kind === 'not-found') return missing('There is no such report');
    log.error({ ...file.failure, id: c.get('requestId') }, 'a report has no PDF to download');
    return failed(noPdf);
  });
}
