import { statfs } from 'node:fs/promises';
import type { Gauge } from './gauge.ts';

/**
 * Room on the disk of a folder, as far as this program may fill it.
 * https://opentelemetry.io/docs/specs/semconv/system/system-metrics/#metric-systemfilesystemusage
 */
export const diskGauge = (folder: string): Gauge => ({
  name: 'system.filesystem.usage',
  unit: 'By',
  description: 'Space of the disk that has the data folder',
  async read() {
    const { bsize, blocks, bfree, bavail } = await statfs(folder);
    const of = (state: string, count: number) => ({
      value: count * bsize,
      attributes: { 'system.filesystem.state': state },
    });
    return [of('used', blocks - bfree), of('free', bavail)];
  },
});
