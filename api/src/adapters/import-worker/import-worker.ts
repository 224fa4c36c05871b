import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../open-store.ts';
import { importDump } from './import-dump.ts';
import type { ImportMessage, ImportWorkerData } from './run-import.ts';

/** Composition root of the import thread: reading, checking and writing all happen here. */
const {
  store: settings,
  file,
  unpackedLimitBytes,
  confirmed = false,
} = workerData as ImportWorkerData;
const report = (message: ImportMessage) => parentPort?.postMessage(message);

const store = await openStore(settings);
try {
  const result = await importDump({
    file,
    unpackedLimitBytes,
    confirmed,
    priceLists: store.priceLists,
    onProgress: (bytesRead) => report({ kind: 'progress', bytesRead }),
  });
  report({ kind: 'done', result });
} finally {
  await store.close();
}
