import type { DetailLevel, LayoutWall, Point } from '@app/contracts/site-layout';
import { toFirstWall } from '@app/site-plan/geometry/sight';
import { distance } from '@app/site-plan/geometry/vectors';
import { type Watcher, watchersOf } from '@app/site-plan/geometry/watcher';
import { distanceFor, neededPixelsPerMetre, pixelsPerMetre } from '@app/site-plan/optics';
import { metres } from '../drawing/words.ts';
import { personSize } from './person-size.ts';
import { siteOf, type Viewed } from './view-frame.ts';

/** Levels that a view is divided by, the nearest first, with what each shows of a person. */
export const bandWords = [
  ['validate', 'Who it is', 'who it is'],
  ['characterise', 'What they look like', 'what they look like, not who it is'],
  ['perceive', 'What they do', 'what they do, not who it is'],
  ['discern', 'That it is a person', 'that it is a person, not who it is'],
] as const satisfies readonly (readonly [DetailLevel, string, string])[];

export interface Band {
  readonly level: (typeof bandWords)[number][0];
  readonly words: string;
  readonly pixelsPerMetre: number;
  /** Metres to which it reaches: never further than the view is drawn. */
  readonly to: number;
}

export const bandsOf = ({ view }: Viewed): readonly Band[] =>
  bandWords.map(([level, words]) => ({
    level,
    words,
    pixelsPerMetre: neededPixelsPerMetre[level],
    to: Math.min(view.reach, distanceFor(level, view.pixels, view.angle)),
  }));

export interface Shown {
  readonly metres: number;
  readonly pixelsPerMetre: number;
  /** The band that they are in; undefined beyond all of them, and where they are not seen. */
  readonly level: Band['level'] | undefined;
  /** Pixels of a person's shoulders and of their whole length. */
  readonly wide: number;
  readonly high: number;
  readonly hiddenBy: 'wall' | 'edge' | 'below' | undefined;
  /** "At 8.4 m you see what they do, not who it is." */
  readonly words: string;
}

/** What a camera shows of a person at a point before it, in the metres of `aheadOf`. */
export function shownOf(camera: Viewed, walls: readonly LayoutWall[], person: Point): Shown {
  const { view } = camera;
  const far = Math.max(0.1, Math.hypot(person.x, person.y));
  const reached = pixelsPerMetre(view.pixels, view.angle, far);
  const hiddenBy = hides(camera, walls, person);
  return {
    metres: far,
    pixelsPerMetre: reached,
    level: hiddenBy ? undefined : bandAt(reached)?.[0],
    wide: Math.round(personSize.shoulders * reached),
    high: Math.round(personSize.height * reached),
    hiddenBy,
    words: hiddenBy ? hiddenWords[hiddenBy] : seenWords(far, reached, view.reach),
  };
}

/** Where a person is first: as far ahead as the view is planned for, or nearer, where a wall is before that. */
export function startOf(camera: Viewed, walls: readonly LayoutWall[]): Point {
  const { distance: planned } = camera.view;
  const places = [1, 0.75, 0.5, 0.25].map((share): Point => ({ x: planned * share, y: 0 }));
  return places.find((place) => !shownOf(camera, walls, place).hiddenBy) ?? { x: planned, y: 0 };
}

const bandAt = (reached: number) =>
  bandWords.find(([level]) => reached >= neededPixelsPerMetre[level]);

const hiddenWords = {
  wall: 'Here a wall or another solid thing hides them.',
  edge: 'Here they are outside its view.',
  below: 'Here they are too close: they pass below its picture.',
};

function seenWords(far: number, reached: number, reach: number): string {
  const at = `At ${metres(far)}`;
  const band = bandAt(reached);
  if (!band) return `${at} you see that something moves, no more.`;
  const dark =
    far > reach
      ? ` We do not plan it further than ${metres(reach)}: in the dark its own light ends.`
      : '';
  return `${at} you see ${band[2]}.${dark}`;
}

function hides(camera: Viewed, walls: readonly LayoutWall[], person: Point): Shown['hiddenBy'] {
  const [watcher] = watchersOf([camera], walls);
  if (!watcher) return 'edge';
  const far = Math.hypot(person.x, person.y);
  const angle = Math.atan2(person.y, person.x);
  if (far < watcher.blind) return 'below';
  if (Math.abs(angle) > watcher.half) return 'edge';
  return isBehindWall(watcher, walls, siteOf(camera, person)) ? 'wall' : undefined;
}

/** Nearer to a wall than this, they stand at it. */
const AT_THE_WALL = 0.1;

function isBehindWall({ at, look }: Watcher, walls: readonly LayoutWall[], person: Point): boolean {
  const far = distance(at, person);
  if (far < AT_THE_WALL) return false;
  const ray = { x: (person.x - at.x) / far, y: (person.y - at.y) / far };
  const solid = walls.filter(({ seeThrough }) => !seeThrough);
  return toFirstWall(at, ray, look, solid) < far - AT_THE_WALL;
}

/** "To 2.1 m: who it is; to 4.3 m: what they look like; …" */
export const viewInWords = (camera: Viewed): string =>
  bandsOf(camera)
    .map(({ words, to }) => `to ${metres(to)}: ${words.toLowerCase()}`)
    .join('; ');

/** "8.4 m away, 1.2 m to the left." */
export function placeInWords(camera: Viewed, walls: readonly LayoutWall[], person: Point): string {
  const side =
    Math.abs(person.y) < 0.05
      ? ''
      : `, ${metres(Math.abs(person.y))} to the ${person.y < 0 ? 'left' : 'right'}`;
  return `${metres(person.x)} ahead${side}. ${shownOf(camera, walls, person).words}`;
}
