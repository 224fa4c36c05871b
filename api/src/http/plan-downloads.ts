import { downloadPlanCsv, downloadPlanPdf } from '@app/contracts/saved-plan';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import { bomCsv } from '@app/site-plan/bom-csv';
import type { Hono } from 'hono';
import { type PlanFileDependencies, planFile } from '../domain/plans/paper/plan-file.ts';
import type { PlanStore } from '../domain/plans/ports.ts';
import { findRevision, planOf } from '../domain/plans/saved/find-plan.ts';
import { noPdf, sendFile, tokenIn } from './by-link.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { missingPlan } from './saved-plans.ts';

interface Dependencies extends PlanFileDependencies {
  readonly plans: Pick<PlanStore, 'get' | 'list'>;
  readonly log: Pick<Log, 'error'>;
}

/** A saved plan as files, for whoever has its link. */
export function mountPlanDownloads(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { plans, log } = dependencies;

  mountEndpoint(app, downloadPlanCsv, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const name = `security-plan-revision-${found.value.revision}.csv`;
    const content = bomCsv(planOf(found.value));
    return success(sendFile(c, { name, type: 'text/csv; charset=utf-8', content }));
  });

  mountEndpoint(app, downloadPlanPdf, async ({ query, c }) => {
    const found = await findRevision(plans, tokenIn(c), query.revision);
    if (!found.ok) return failed(missingPlan);
    const file = await planFile(dependencies, found.value);
    if (!file.ok) {
      log.error({ ...file.failure, id: c.get('requestId') }, 'a plan has no PDF to download');
      return failed(noPdf);
    }
    return success(sendFile(c, file.value));
  });
}
