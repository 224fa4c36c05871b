import { downloadPlanCsv, downloadPlanPdf } from '@app/contracts/saved-plan';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import { bomCsv } from '@app/site-plan/bom-csv';
import type { Context, Hono } from 'hono';
import { type PlanFileDependencies, planFile } from '../domain/plans/paper/plan-file.ts';
import type { PlanStore } from '../domain/plans/ports.ts';
import { findRevision, planOf } from '../domain/plans/saved/find-plan.ts';
import { unavailable } from './failures.ts';
import { forLinkHolders } from './for-link-holders.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { missingPlan, tokenIn } from './plan-link.ts';

interface Dependencies extends PlanFileDependencies {
  readonly plans: Pick<PlanStore, 'get' | 'list'>;
  readonly log: Pick<Log, 'error'>;
}

const noPdf = 'The PDF cannot be made at the moment. Please try again in a moment.';

/** A saved plan as files, for whoever has its link. */
export function mountPlanDownloads(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { plans, log } = dependencies;

  mountEndpoint(app, downloadPlanCsv, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const name = `security-plan-revision-${found.value.revision}.csv`;
    return success(sendFile(c, bomCsv(planOf(found.value)), name, 'text/csv; charset=utf-8'));
  });

  mountEndpoint(app, downloadPlanPdf, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const file = await planFile(dependencies, found.value);
    if (!file.ok) {
      log.error({ ...file.failure, id: c.get('requestId') }, 'a plan has no PDF to download');
      return failed(unavailable(noPdf));
    }
    const { name, type, content } = file.value;
    return success(sendFile(c, new Uint8Array(content), name, type));
  });
}

const sendFile = (
  c: Context,
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: string,
): Response =>
  c.body(content, 200, {
    ...forLinkHolders,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
