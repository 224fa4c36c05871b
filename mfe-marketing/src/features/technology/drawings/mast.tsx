import { scale, sectorPath } from '../../../drawing/geometry.ts';
import { Box, Disc, Line, Shape } from '../../../drawing/marks.tsx';
import { Waves } from '../../../drawing/signals.tsx';
import { characterises, LENS_HEIGHT, LENS_OUT, TILT, validates, viewDown } from './mast-view.ts';

/** Where the mast stands on a sheet of its own, and the scale of its devices. */
export const GROUND = 408;
export const mast = scale(50, [176, GROUND]);
const { x, y, at, length } = mast;
/** Metres, counted up from the ground. */
export const up = (metres: number) => y(-metres);
const LENS = at(LENS_OUT, -LENS_HEIGHT);

/** What the camera sees in elevation: the marked zone is where it validates. */
export function MastView({
  id,
  units,
  foot: [left, ground],
  width,
}: {
  readonly id: string;
  /** Units per metre. */
  readonly units: number;
  /** Where the mast meets the ground. */
  readonly foot: readonly [x: number, y: number];
  /** Of the sheet. */
  readonly width: number;
}) {
  const apex = [left + LENS_OUT * units, ground - LENS_HEIGHT * units] as const;
  const sees = (metres: number) => sectorPath(apex, TILT, viewDown, metres * units);
  return (
    <>
      <clipPath id={id}>
        <path d={`M0 0H${width}V${ground}H0Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Shape fill="cover2" d={sees(characterises)} />
        <Shape fill="paper" d={sees(validates)} />
        <Shape fill="answer" d={sees(validates)} />
      </g>
    </>
  );
}

export const Sun = () => (
  <>
    <Disc at={[x(0) - 56, up(5.4) - 97]} radius={13} />
    <Line
      stroke="hidden"
      d={[-28, 0, 28]
        .map((aside) => `M${x(0) - 46 + aside * 0.87} ${up(5.4) - 80 - aside * 0.5}l36 62`)
        .join('')}
    />
  </>
);

/** The mast with its foundation, panel, aerial, camera, battery box and anti-climb collar. */
export const Mast = () => (
  <>
    <Line stroke="hidden" d={`M${x(-0.45)} ${GROUND}V458H${x(0.45)}V${GROUND}`} />
    <Box at={[x(0) - 5, up(5.4)]} size={[10, length(5.4)]} corner={0} />
    <g transform={`translate(${x(0)} ${up(5.45)}) rotate(-30)`}>
      <Box at={[-50, -5]} size={[100, 9]} />
      <Line stroke="thin" d="M-25-5V4M0-5V4M25-5V4" />
    </g>
    <Line d={`M${x(0) + 5} ${up(4.85)}L${x(0.45)} ${up(5.58)}`} />
    <Line d={`M${x(0) - 5} ${up(4.3)}H${x(-0.5)}M${x(-0.5)} ${up(4)}V${up(4.65)}`} />
    <Waves at={[x(-0.5), up(4.4)]} direction={180} />
    <Line d={`M${x(0) + 5} ${up(4.1)}H${LENS[0] - 18}`} width={4} />
    <g transform={`translate(${LENS.join(' ')}) rotate(${TILT})`}>
      <Box at={[-27, -8]} size={[25, 16]} />
      <Line d="M-29-11H3" />
      <Disc fill="dot" at={[-6, 0]} radius={3.5} />
    </g>
    <Box fill="device" at={[x(0) - 23, up(3.5)]} size={[46, 54]} corner={3} />
    <Line
      width={1.5}
      d={`M${x(0) - 9} ${up(3.5) + 20}h18v20h-18zM${x(0) - 4} ${up(3.5) + 20}v-5h8v5`}
    />
    <Line
      d={[-1, 1]
        .map(
          (side) =>
            `M${x(0) + side * 5} ${up(2.1)}l${side * 18} 12m${side * -18}-6l${side * 14} 16m${side * -14}-10l${side * 9} 18`,
        )
        .join('')}
    />
  </>
);
