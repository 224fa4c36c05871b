import type { Request } from 'playwright/test';
import type { TelemetryReport } from '../../shell/src/telemetry/report.ts';

/** Whether a browser tells something of this kind. */
export const tells = (request: Request, type: TelemetryReport['type']): boolean =>
  request.url().endsWith('/api/telemetry') && request.postDataJSON().type === type;
