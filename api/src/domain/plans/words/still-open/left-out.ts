import { type SystemId, systemIds } from '@app/knowledge/planning/systems';
import type { Site } from '../../site.ts';
import type { Installed } from '../installed.ts';

/** Whether the answers name nothing that a system would be fitted to. */
const idle: Readonly<Partial<Record<SystemId, (site: Site) => boolean>>> = {
  access: ({ access }) => access.doors === 0,
  fence: ({ boundary }) => boundary.length === 0,
  gates: ({ vehicleGates }) => vehicleGates.every(({ kind }) => kind === 'none'),
  'off-grid': ({ remotePoints }) => remotePoints === 0,
  power: ({ outageHours }) => outageHours === 0,
  sensors: ({ sensors }) => Object.values(sensors).every((count) => count === 0),
  vehicles: ({ trackedAssets, trackedVehicles }) => trackedAssets + trackedVehicles === 0,
};

export const isIdle = (system: SystemId, site: Site): boolean => idle[system]?.(site) ?? false;

/** Systems that were asked for and have work to do, of which a budget has no part. */
export const leftOut = (site: Site, installed: Installed): readonly SystemId[] =>
  systemIds.filter(
    (system) =>
      site.wants.has(system) &&
      !isIdle(system, site) &&
      !installed.has(system) &&
      (system !== 'power' || installed.designs.some(({ loads }) => loads.length > 0)),
  );
