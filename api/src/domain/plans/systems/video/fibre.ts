import { cableValues } from '@app/knowledge/planning/cable';
import { videoValues } from '@app/knowledge/planning/video';
import type { Site } from '../../site.ts';

/** Fibre round a boundary that copper from the equipment does not reach. */
export interface FibrePlan {
  /** Places on the boundary with a switch for the cameras near it. */
  readonly localSwitches: number;
  readonly metres: number;
  /** One at each end of each stretch of fibre. */
  readonly modules: number;
}

/**
 * The longest run to the boundary, along the walls of a square site from its middle to a corner:
 * boundary ÷ 4.
 * @returns metres
 */
export const longestRun = ({ boundary }: Site): number => boundary.length / 4;

/**
 * Fibre where runs to the boundary are longer than 100 m: a local switch for each 200 m, joined by
 * one fibre along the boundary and from there to the equipment: (boundary + boundary ÷ 8) × 1.15.
 * @param cameras on the boundary
 */
export function fibreFor(site: Site, cameras: number): FibrePlan | undefined {
  if (cameras === 0 || longestRun(site) <= cableValues.longestCopperRunM) return undefined;
  const { length } = site.boundary;
  const localSwitches = Math.min(cameras, Math.ceil(length / videoValues.boundaryPerSwitchM));
  return {
    localSwitches,
    metres: Math.ceil((length + length / 8) * cableValues.wasteFactor),
    modules: 2 * localSwitches,
  };
}
