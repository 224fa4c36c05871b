import { fenceValues as values } from '@app/knowledge/planning/fence';
import type { Site } from '../../site.ts';

/**
 * Whether a boundary may carry an electric fence on top. `inspect`: only after an installer has
 * seen it. Source: SANS 10222-3:2023, the first live wire 1.5 m or more where the public can reach
 * it; 1.8 m is our planning value.
 */
export type BoundaryState = 'fit' | 'inspect' | 'too-low' | 'nothing-there';

export function boundaryState({ boundary }: Site): BoundaryState {
  if (boundary.kind === 'none' || boundary.length <= 0) return 'nothing-there';
  if (boundary.height < values.lowestWallMetres) return 'too-low';
  return boundary.height < values.inspectedBelowMetres ? 'inspect' : 'fit';
}

/** Whether the plan of a site has an electric fence. */
export const carriesFence = (site: Site): boolean =>
  ['fit', 'inspect'].includes(boundaryState(site));
