import { round } from '../../mfe-marketing/src/drawing/geometry.ts';

/** Position at one second of the film. */
export type Keyframe<Place extends readonly number[]> = readonly [second: number, place: Place];

/** From 0 to 1 between two seconds, slow at both ends. */
export function during(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return Math.round(share * share * (3 - 2 * share) * 1000) / 1000;
}

export const between = <Place extends readonly number[]>(from: Place, to: Place, share: number) =>
  from.map((value, index) => value + ((to[index] ?? value) - value) * share) as unknown as Place;

/** Position at a second: the first one before all keyframes, the last one after them. */
export function travel<Place extends readonly number[]>(
  keyframes: readonly Keyframe<Place>[],
  t: number,
): Place {
  const next = keyframes.findIndex(([second]) => second > t);
  const [, last] = keyframes.at(next === -1 ? -1 : Math.max(0, next - 1)) ?? [];
  const to = keyframes[next];
  const from = keyframes[next - 1];
  if (!last) throw new Error('There is no keyframe');
  if (!from || !to) return last;
  const place = between(from[1], to[1], during(t, from[0], to[0]));
  return place.map((value) => Math.round(value * 1000) / 1000) as unknown as Place;
}

/** A repeated pulse that grows and fades. */
export const pulse = (age: number, period: number) => {
  const share = (age % period) / period;
  return { share, opacity: round(1 - share) };
};
