import type { Device } from '../plan-parts.ts';
import type { LaidCables } from './laid-cables.ts';

/**
 * Cables of a local switch point that has several switches or UPSs: each of these takes as many as it carries, in
 * the order of the devices, and the further ones are joined to the first by a patch lead.
 * @param devices those of the cabling design, the units of a point in their order
 */
export function spreadOverUnits(laid: LaidCables, devices: readonly Device[]): LaidCables {
  const unitOf = new Map<string, string>();
  const patched = new Map<string, string>();
  for (const { device, feeds } of laid.local) {
    const further = `${device.id}-`;
    const units = devices.filter(({ id }) => id === device.id || id.startsWith(further));
    const places = units.flatMap((unit) =>
      Array.from({ length: carriedBy(unit) ?? feeds.length }, () => unit.id),
    );
    for (const [index, { run }] of feeds.entries())
      unitOf.set(run.from, places[index] ?? device.id);
    for (const { id } of units.slice(1)) patched.set(id, device.id);
  }
  if (patched.size === 0) return laid;
  const wiredTo = [...laid.wiredTo].map(([from, to]) => [from, unitOf.get(from) ?? to] as const);
  return {
    ...laid,
    runs: laid.runs.map((run) => ({ ...run, to: unitOf.get(idOf(run.from)) ?? run.to })),
    wiredTo: new Map([...wiredTo, ...patched]),
  };
}

const idOf = (from: LaidCables['runs'][number]['from']): string =>
  typeof from === 'string' ? from : '';

/** Undefined where a switch is to be quoted. */
const carriedBy = ({ offer, reason }: Device): number | undefined =>
  typeof reason === 'object' && reason.id === 'poe-ups' ? reason.devicesEach : offer?.figures.ports;
