import { type Point, pathOf, radians } from '../../../drawing/geometry.ts';
import { Line, Note, Shape, type Tint } from '../../../drawing/marks.tsx';
import { type Lens, type Level, levelName, metres, reach } from './lenses.ts';
import { WALL, type YardView } from './yard.tsx';

/** Levels that the drawing tells apart, nearest first; the marked one shows a stranger's face. */
const drawn: readonly (readonly [Level, Tint?])[] = [
  ['validate', 'answer'],
  ['characterise', 'cover2'],
  ['perceive', 'cover'],
  ['discern'],
  ['outline'],
];

interface InView {
  readonly lens: Lens;
  readonly view: YardView;
}

/** The levels that a lens reaches before the far wall, as zones from one distance to another. */
function zonesOf({ view }: Lens) {
  const ends = drawn.map(([level]) => reach(view, level));
  return drawn
    .map(([level, tint], index) => ({
      level,
      tint,
      from: ends[index - 1] ?? 0,
      to: ends[index] ?? WALL,
    }))
    .filter(({ from }) => from < WALL);
}

/** Tints and outline of what a lens sees. */
export function LevelZones({ lens, view: { at } }: InView) {
  const spread = Math.tan(radians(lens.view / 2));
  const edge = (distance: number, side: 1 | -1): Point => at(distance, side * distance * spread);
  const across = (distance: number) => [edge(distance, -1), edge(distance, 1)];
  const zones = zonesOf(lens);
  return (
    <>
      {zones.map(({ level, tint, from, to }) => {
        const end = Math.min(to, WALL);
        const corners = [...across(from), edge(end, 1), edge(end, -1)];
        return tint ? <Shape key={level} fill={tint} d={`${pathOf(corners)}Z`} /> : null;
      })}
      <Line width={1.5} d={pathOf([edge(WALL, -1), at(0, 0), edge(WALL, 1)])} />
      {zones.map(({ level, tint, to }) =>
        to < WALL ? (
          <Line key={level} stroke={tint === 'answer' ? 'accent' : 'thin'} d={pathOf(across(to))} />
        ) : null,
      )}
    </>
  );
}

/** Width of a letter of the notes on a wide sheet, and room that a label needs around it. */
const LETTER = 9.6;
const MARGIN = 16;

/** Name and distance of each zone: across where they fit, else along the line where it ends. */
export const LevelLabels = ({ lens, view: { at, units, looks } }: InView) =>
  zonesOf(lens).map(({ level, from, to }) => {
    const end = Math.min(to, WALL);
    const name = levelName(level);
    const distance = to > WALL ? `to ${metres(to)}` : metres(to);
    const [x, y] = at((from + end) / 2, 0);
    if (looks === 90) {
      return (
        <Note
          key={level}
          strong
          anchor="middle"
          at={[x, at(end, 0)[1] - 8]}
          text={`${name} ${distance}`}
        />
      );
    }
    if ((end - from) * units < name.length * LETTER + MARGIN) {
      return (
        <Note
          key={level}
          strong
          turned
          anchor="middle"
          at={[at(end, 0)[0] - 10, y]}
          text={`${name} ${distance}`}
        />
      );
    }
    return (
      <g key={level}>
        <Note strong anchor="middle" at={[x, y - 6]} text={name} />
        <Note anchor="middle" at={[x, y + 17]} text={distance} />
      </g>
    );
  });
