import type { LaidCables } from './laid-cables.ts';

/** Stands for the PoE switch beside the first recorder, which the drawing does not have. */
export const centralSwitch = 'central-switch';

/**
 * What a switch beside the recorder feeds ends there, and so does the fibre of local switches.
 * @param fed ids of devices
 */
export function endAtSwitch(laid: LaidCables, fed: readonly string[]): LaidCables {
  const onSwitch = new Set([...fed, ...laid.local.map(({ device }) => device.id)]);
  const endOf = (from: unknown, to: string): string =>
    to === 'recorder-1' && typeof from === 'string' && onSwitch.has(from) ? centralSwitch : to;
  return {
    ...laid,
    runs: laid.runs.map((run) => ({ ...run, to: endOf(run.from, run.to) })),
    wiredTo: new Map([...laid.wiredTo].map(([from, to]) => [from, endOf(from, to)])),
  };
}
