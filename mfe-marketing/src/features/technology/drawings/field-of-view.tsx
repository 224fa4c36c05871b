import { radians, round, scale } from '../../../drawing/geometry.ts';
import { Line, Note, Shape, type Tint, Walls } from '../../../drawing/marks.tsx';
import { Camera, Car, Person, Tree } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import css from './field-of-view.module.css';
import { type Lens, lenses, metres, needs, reach } from './lenses.ts';

const { x, length } = scale(34, [70, 0]);
/** Height of the camera's axis, and where the yard ends and the ruler begins. */
const AXIS = 220;
const YARD = 412;
/** The far wall, in metres from the camera. */
const WALL = 22.2;

/** Id of a radio button; the style sheet shows the view of the checked one. */
const choice = (index: number) => `lens-${index + 1}`;

/** A yard in plan, seen by one camera; the lens is chosen above it. */
export function FieldOfView() {
  return (
    <Sheet label="Plan of a yard seen by one 4 megapixel camera on a building wall. Its view is divided into the distances at which a person can be identified, recognised, observed and detected; the table below has the figures for three lenses.">
      <clipPath id="yard">
        <path d={`M0 0H${SHEET_WIDTH}V${YARD}H0Z`} />
      </clipPath>
      <g clipPath="url(#yard)">
        <Line stroke="thin" d={[262, 336, 410].map((y) => `M${x(8.3)} ${y}H${x(13.2)}`).join('')} />
        <Car at={[x(10.7), 299]} direction={180} />
        <Tree at={[x(19.7), 66]} size={34} />
        <Tree at={[x(17.2), 36]} size={22} />
        {lenses.map((lens, index) => (
          <g key={lens.name} className={css.view} data-lens={choice(index)}>
            <View lens={lens} />
          </g>
        ))}
        <Walls d={`M${x(WALL)}-20V150M${x(WALL)} 250V440`} />
        <Line stroke="hidden" d={`M${x(WALL)} 150V250`} />
        <Person at={[x(3.1), AXIS - 48]} direction={20} />
        <Person at={[x(7.3), AXIS + 66]} direction={200} />
        <Person at={[x(15.6), AXIS - 70]} direction={160} />
      </g>
      <Building />
      <Ruler />
    </Sheet>
  );
}

const tints: readonly Tint[] = ['answer', 'cover2', 'cover'];

function View({ lens: { view } }: { readonly lens: Lens }) {
  const spread = Math.tan(radians(view / 2));
  const half = (distance: number) => round(length(distance) * spread);
  const ends = needs.map(({ pixelsPerMetre }) => reach(view, pixelsPerMetre));
  const zones = needs.map(({ name }, index) => ({
    name,
    from: index === 0 ? 0 : (ends[index - 1] ?? 0),
    to: ends[index] ?? 0,
    tint: tints[index],
  }));
  const seen = zones.filter(({ from }) => from < WALL);
  return (
    <>
      {seen.map(({ name, from, to: end, tint }) => {
        const to = Math.min(end, WALL);
        return tint ? (
          <Shape
            key={name}
            fill={tint}
            d={`M${x(from)} ${AXIS - half(from)}L${x(to)} ${AXIS - half(to)}V${AXIS + half(to)}L${x(from)} ${AXIS + half(from)}Z`}
          />
        ) : null;
      })}
      <Line
        width={1.5}
        d={`M${x(WALL)} ${AXIS - half(WALL)}L${x(0)} ${AXIS}L${x(WALL)} ${AXIS + half(WALL)}`}
      />
      {seen.map(({ name, to }, index) =>
        to < WALL ? (
          <Line
            key={name}
            stroke={index === 0 ? 'accent' : 'thin'}
            d={`M${x(to)} ${AXIS - half(to)}V${AXIS + half(to)}`}
          />
        ) : null,
      )}
      {seen.map(({ name, from, to }) => {
        const middle = x((from + Math.min(to, WALL)) / 2);
        return Math.min(to, WALL) - from < 1.5 ? null : (
          <g key={name}>
            <Note strong anchor="middle" at={[middle, AXIS - 6]}>
              {name}
            </Note>
            <Note anchor="middle" at={[middle, AXIS + 17]}>
              {to > WALL ? `to ${Math.round(to)} m` : metres(to)}
            </Note>
          </g>
        );
      })}
    </>
  );
}

const Building = () => (
  <>
    <Shape fill="wall" d={`M-4-4H44V${YARD + 4}H-4Z`} />
    <Line
      stroke="thin"
      d={Array.from(
        { length: 13 },
        (_, index) => `M-2 ${40 + index * 30}L42 ${index * 30 - 2}`,
      ).join('')}
    />
    <Line d={`M44-4V${YARD + 4}M44 ${AXIS}H58`} />
    <Camera at={[64, AXIS]} size={1.15} />
  </>
);

function Ruler() {
  const ticks = Array.from({ length: 23 }, (_, metre) => metre);
  const fifths = ticks.filter((metre) => metre % 5 === 0);
  return (
    <>
      <Shape fill="paper" d={`M-4 ${YARD}H${SHEET_WIDTH + 4}V480H-4Z`} />
      <Line
        stroke="thin"
        d={ticks.map((metre) => `M${x(metre)} ${YARD}v${metre % 5 === 0 ? 16 : 8}`).join('')}
      />
      {fifths.map((metre) => (
        <Note key={metre} anchor="middle" at={[x(metre), 450]}>
          {metre === 20 ? '20 m' : metre}
        </Note>
      ))}
    </>
  );
}

/** Radio buttons, so that the drawing changes without JavaScript too. */
export const LensPicker = () => (
  <fieldset className={css.picker}>
    <legend>Lens</legend>
    {lenses.map(({ name }, index) => (
      <label key={name}>
        <input type="radio" name="lens" value={choice(index)} defaultChecked={index === 0} />
        {name}
      </label>
    ))}
  </fieldset>
);
