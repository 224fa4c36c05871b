import { isListenedTo, recordDuration } from '@app/http-server/telemetry-channel';
import { aroundCalls } from '../domain/around-calls.ts';
import type { Store } from '../domain/store.ts';

/**
 * The same store, whose calls are measured while somebody listens.
 * https://opentelemetry.io/docs/specs/semconv/db/database-metrics/
 */
export function timeStore(store: Store, system: 'sqlite' | 'mongodb'): Store {
  return aroundCalls(store, (call) => {
    const startedAt = isListenedTo() ? performance.now() : undefined;
    const record = (ended: object) => {
      if (startedAt === undefined) return;
      const attributes = { 'db.system.name': system, 'db.operation.name': call, ...ended };
      recordDuration(
        'db.client.operation.duration',
        (performance.now() - startedAt) / 1000,
        attributes,
      );
    };
    return {
      done: () => record({}),
      failed(fault) {
        record({ 'error.type': fault instanceof Error ? fault.name : 'unknown' });
        throw fault;
      },
    };
  });
}
