import { fenceValues as fence } from '@app/knowledge/planning/fence';
import { gateValues as gates } from '@app/knowledge/planning/gates';
import { standards } from '@app/knowledge/standards';
import { figure } from '@app/wording/figures';
import { standardText } from '@app/wording/standards';
import type { Site } from '../../site.ts';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';

interface FenceRefused {
  /** Whether the boundary is long enough for beams. */
  readonly beams: boolean;
}

const beamsInstead = ({ beams }: FenceRefused): string =>
  beams ? ' This plan has outdoor beams along the boundary instead.' : '';

const texts = {
  'camera-in-change-room':
    'No camera in a change room or toilet: people have a right to privacy there. A camera outside can show who goes in and out.',
  'camera-in-consulting-room': ({ panicButtons }: { readonly panicButtons: boolean }) =>
    `No camera in a consulting room: patients have a right to privacy there. A camera in the passage can show who goes in and out${panicButtons ? ', and a panic button in the room calls for help' : ''}.`,
  'locked-escape-door':
    'No escape door that is locked from inside: people must get out without a key (SANS 10400-T:2020, edition 4). It may be locked from outside: it opens from inside without a key, unlocks when power fails, and its contact reports that it was opened.',
  'fence-on-nothing': (refused: FenceRefused) =>
    `No electric fence: there is no wall or fence to carry it. Build a wall of at least ${fence.inspectedBelowMetres} m first${refused.beams ? ', or use beams.' : ', or use outdoor detectors on the building.'}${beamsInstead(refused)}`,
  'fence-too-low': ({
    kind,
    height,
    ...refused
  }: Pick<Site['boundary'], 'kind' | 'height'> & FenceRefused) => {
    const what = kind === 'wall' ? 'wall' : kind === 'mesh' ? 'mesh fence' : 'palisade';
    return `No electric fence on a ${what} of ${figure(height)} m: where the public can reach it, the first live wire must be at least ${fence.lowestWallMetres} m above the ground (${standardText(standards.fence)}). Raise the ${what} to at least ${fence.inspectedBelowMetres} m and we can fit the fence, or use beams.${beamsInstead(refused)}`;
  },
  'weak-gate-motor': ({
    gate,
    rating,
    mass,
    kilograms,
  }: Numbers<'gate' | 'rating' | 'mass' | 'kilograms'>) =>
    `Your ${figure(rating)} kg motor is too weak for vehicle gate ${gate}: a gate of ${figure(mass)} kg needs ${gates.ratingFactor} × ${figure(mass)} kg = ${figure(kilograms)} kg or more. This plan has a new motor.`,
};

/** A wish that is not met because the result would be unlawful or unsafe, and what is lawful instead. */
export type Refusal = TextOf<typeof texts>;
export const refusalWords = writerOf(texts);
