import { downloadReport } from '@app/contracts/report';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import {
  type FindReportFileDependencies,
  findReportFile,
} from '../domain/assessments/find-report-file.ts';
import type { Store } from '../domain/store.ts';
import { httpFailure, unavailable } from './failures.ts';
import { forLinkHolders } from './for-link-holders.ts';
import { mountEndpoint } from './mount-endpoint.ts';

interface Dependencies extends Omit<FindReportFileDependencies, 'leads'> {
  readonly store: Pick<Store, 'leads'>;
  readonly log: Pick<Log, 'error'>;
}

/** Downloads a report by its link. Reports are asked for like every other lead. */
export function mountReports(
  app: Hono<ServerEnv>,
  { store, log, ...dependencies }: Dependencies,
): void {
  const finding = { ...dependencies, leads: store.leads };
  mountEndpoint(app, downloadReport, async ({ c }) => {
    const file = await findReportFile(finding, c.req.param('token') ?? '');
    if (!file.ok) {
      if (file.failure.kind === 'not-found') {
        return failed(httpFailure(404, 'not_found', 'There is no such report'));
      }
      log.error({ ...file.failure, id: c.get('requestId') }, 'a report has no PDF to download');
      const again = 'The PDF cannot be made at the moment. Please try again in a moment.';
      return failed(unavailable(again));
    }
    const { name, type, content } = file.value;
    return success(
      c.body(new Uint8Array(content), 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        ...forLinkHolders,
      }),
    );
  });
}
