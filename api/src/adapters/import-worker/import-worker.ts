import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { StoreDown } from '../../domain/store-down.ts';
import { openStore } from '../open-store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import { importDump, previewDump } from './import-dump.ts';
import type { ImportMessage, ImportWorkerData } from './run-import.ts';

/** Composition root of the import thread: reading, checking, comparing and writing happen here. */
const { store: settings, dump, task } = workerData as ImportWorkerData;
const report = (message: ImportMessage) => parentPort?.postMessage(message);

async function run(): Promise<void> {
  const store = await openStore(settings);
  try {
    const work = {
      ...dump,
      priceLists: store.priceLists,
      onProgress: (bytesRead: number) => report({ kind: 'progress', bytesRead }),
    };
    const result =
      task.kind === 'preview'
        ? await previewDump(work)
        : await importDump({ ...work, confirmed: task.confirmed });
    report({ kind: 'done', result });
  } finally {
    await store.close();
  }
}

// Of this thread alone, as Linux has it; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await run().catch((fault: unknown) => {
  // As a message, because a fault that leaves a thread arrives without its class.
  if (fault instanceof StoreDown) {
    return report({ kind: 'store-down', reason: fault.reason, message: fault.message });
  }
  if (fault instanceof StoreUnavailable) {
    return report({ kind: 'store-down', reason: 'away', message: fault.message });
  }
  throw fault;
});
