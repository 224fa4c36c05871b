import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from './adapters/open-store.ts';
import { importPriceList } from './domain/catalogue/import/import-price-list.ts';
import type { ImportMessage, ImportWorkerData } from './run-import.ts';

/** Composition root of the import thread: reading, checking and writing all happen here. */
const { store: settings, file } = workerData as ImportWorkerData;
const report = (message: ImportMessage) => parentPort?.postMessage(message);

const store = await openStore(settings);
try {
  const result = await importPriceList({
    chunks: createReadStream(file, { highWaterMark: 256 * 1024 }),
    priceLists: store.priceLists,
    clock: { now: () => new Date() },
    onProgress: (bytesRead) => report({ kind: 'progress', bytesRead }),
  });
  report({ kind: 'done', result });
} finally {
  await store.close();
}
