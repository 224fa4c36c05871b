import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Site } from '../../site.ts';

type Barrier = Site['boundary']['kind'];

/**
 * Brackets for so many live lines that fit what they are bolted to. A bracket that names no barrier
 * is for the top of a wall, the usual one.
 */
export const bracketNeed = (
  device: 'fence-bracket' | 'fence-corner-bracket',
  barrier: Barrier,
  lines: { readonly least: number; readonly most?: number },
): Need => ({
  device,
  ...fitted[barrier],
  atLeast: { lines: lines.least },
  ...(lines.most !== undefined && { atMost: { lines: lines.most } }),
});

const fitted: Readonly<Record<Barrier, Pick<Need, 'with' | 'without'>>> = {
  wall: { without: ['palisade', 'mesh'] },
  none: { without: ['palisade', 'mesh'] },
  palisade: { with: ['palisade'] },
  mesh: { with: ['mesh'] },
};
