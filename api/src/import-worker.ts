import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './adapters/sqlite/open-sqlite-store.ts';
import { importDump } from './import-dump.ts';
import type { ImportMessage, ImportWorkerData } from './run-import.ts';

/** Composition root of the import thread: reading, checking and writing all happen here. */
const { dataDir, file, unpackedLimitBytes } = workerData as ImportWorkerData;
const report = (message: ImportMessage) => parentPort?.postMessage(message);

const store = await openSqliteStore(dataDir);
try {
  const result = await importDump({
    file,
    unpackedLimitBytes,
    priceLists: store.priceLists,
    onProgress: (bytesRead) => report({ kind: 'progress', bytesRead }),
  });
  report({ kind: 'done', result });
} finally {
  await store.close();
}
