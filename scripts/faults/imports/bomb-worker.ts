import { parentPort, workerData } from 'node:worker_threads';
import { readPriceList } from '@app/api/domain/catalogue/import/read-price-list';
import { bombs } from './bombs.ts';

/** Reads one bomb and tells whether it ended as it has to. */
const { at, bytes } = workerData as { readonly at: number; readonly bytes: number };
const bomb = bombs(bytes)[at];
if (!bomb) throw new Error(`There is no bomb ${at}`);
const result = await readPriceList(bomb.chunks(), () => []);
const isGood = result.ok ? result.value.accepted === 1 : result.failure.message !== '';
parentPort?.postMessage(isGood && result.ok === bomb.isDump);
