import type { Site } from '../site.ts';

/** Whether there is an alarm for other systems to report to. */
export const hasAlarm = ({ wants, stays }: Site): boolean =>
  wants.has('alarm') || stays.systems.has('alarm');
