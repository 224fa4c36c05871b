import { videoValues } from '@app/knowledge/planning/video';
import type { Site } from '../../site.ts';
import type { Chosen } from './camera-choice.ts';
import { mbpsOf } from './camera-form.ts';

/** Bit rate of all cameras, also of those that stay, in Mbps. */
export const totalMbps = (cameras: readonly Chosen[], staying: number): number =>
  cameras.reduce((sum, { offer, spots }) => sum + spots.length * mbpsOf(offer), 0) +
  staying * videoValues.otherCameraMbps;

/** Storage in terabytes: Mbps × 0.0108 × recorded fraction × days × 1.1. */
export function terabytesFor(mbps: number, { trade, footageDays }: Site): number {
  const { terabytesPerMbpsDay, recordedFraction, storageMargin } = videoValues;
  return mbps * terabytesPerMbpsDay * recordedFraction[trade] * footageDays * storageMargin;
}
