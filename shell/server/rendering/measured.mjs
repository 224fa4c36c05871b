// @ts-check
// JavaScript, because render processes load no TypeScript.
import { getHeapStatistics } from 'node:v8';

/** @import { RenderCost } from './render-messages.ts' */

const collect = globalThis.gc;
// `--expose-gc` gives it to everyone; pages, which are code of other teams, should not have it.
Reflect.set(globalThis, 'gc', undefined);

/** Every hundredth page, because collecting all garbage takes some 10 ms, and this does it twice. */
const SAMPLE_EVERY = 100;
/** Earlier pages still fill caches. */
const FIRST_SAMPLE = 20;
let count = 0;

/**
 * Runs one render and measures it. The heap is measured of some renders only: what is in use after
 * all garbage was collected, and how much more that is than before.
 * @template Value
 * @param {() => Promise<Value>} render
 * @returns {Promise<{ value: Value, cost: RenderCost }>}
 */
export async function measured(render) {
  count += 1;
  const isSampled = count % SAMPLE_EVERY === FIRST_SAMPLE;
  const before = isSampled ? heapInUse() : 0;
  const started = performance.now();
  const value = await render();
  const ms = performance.now() - started;
  if (!isSampled) return { value, cost: { ms } };
  const heapBytes = heapInUse();
  return { value, cost: { ms, heap: { bytes: heapBytes, growthBytes: heapBytes - before } } };
}

function heapInUse() {
  collect?.();
  return getHeapStatistics().used_heap_size;
}
