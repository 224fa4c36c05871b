import { diskGauge } from '@app/http-server/disk-gauge';
import { answerEarly } from '@app/http-server/early-answers';
import { createLogger } from '@app/http-server/logger';
import { startTelemetryExport } from '@app/http-server/otlp-export';
import { serveHttp } from '@app/http-server/serve-http';
import {
  listenerOptions,
  listenerSettings,
  parseSettings,
  portNumber,
  telemetrySettings,
} from '@app/http-server/settings';
import { createVisitorAddresses } from '@app/http-server/visitor-address';
import * as v from 'valibot';
import { AdminPasswordUnusable } from './adapters/files/admin-password.ts';
import { SearchWordsUnreadable } from './adapters/files/search-words-file.ts';
import { readSiteConfig, siteConfigSetting } from './adapters/files/site-config-file.ts';
import { StoreUnavailable } from './adapters/store-unavailable.ts';
import { startApi } from './compose.ts';
import { apiSettings, hasWebhookSecret, NEEDS_WEBHOOK_SECRET } from './config.ts';

const Settings = v.pipe(
  v.object({
    ...apiSettings,
    ...siteConfigSetting,
    ...listenerSettings,
    ...telemetrySettings,
    PORT: v.optional(portNumber, '3001'),
    HOST: v.optional(v.string(), 'localhost'),
  }),
  v.check((settings) => hasWebhookSecret(settings), NEEDS_WEBHOOK_SECRET),
);

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const settings = parseSettings(Settings, process.env);
if (!settings.ok) giveUp(settings.failure);
const site = await readSiteConfig(settings.value.SITE_CONFIG);
if (!site.ok) giveUp(site.failure);

const config = settings.value;
const log = createLogger({ level: config.LOG_LEVEL, name: 'api' });
const telemetry = await startTelemetryExport({
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  service: 'api',
  log,
});
const explained = (fault: unknown): never => {
  if (
    fault instanceof StoreUnavailable ||
    fault instanceof AdminPasswordUnusable ||
    fault instanceof SearchWordsUnreadable
  ) {
    giveUp(fault.message);
  }
  throw fault;
};
const visitorAddresses = config.INTERNAL_SECRET
  ? createVisitorAddresses(config.INTERNAL_SECRET)
  : undefined;
const api = await startApi({ config, site: site.value, log, visitorAddresses }).catch(explained);
telemetry.observe([...api.gauges, diskGauge(config.DATA_DIR)]);
const server = await serveHttp({
  fetch: api.app.fetch,
  early: answerEarly({ log, trustedHops: config.TRUST_PROXY }),
  host: config.HOST,
  port: config.PORT,
  ...listenerOptions(config),
});
if (!server.ok) {
  await api.close();
  giveUp(server.failure.message);
}
const firstNotes = await api.firstNotes().catch(explained);
const notes = firstNotes.length > 0 ? ` (${firstNotes.join('; ')})` : '';
process.stdout.write(`API ready on ${server.value.url}${notes}\n`);

const stop = async () => {
  api.drain();
  await server.value.stop();
  await api.close();
  await telemetry.stop();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
