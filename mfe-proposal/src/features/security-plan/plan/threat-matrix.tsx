import { type RatedThreat, severity } from '@app/site-plan/threat-rating';
import css from './threat-matrix.module.css';

const SCALE = [1, 2, 3, 4, 5] as const;
const CELL = 60;
const LEFT = 34;
const SIZE = LEFT + 5 * CELL;

/** The threats as letters in a square of likelihood (upwards) by impact (to the right). */
export function ThreatMatrix({ threats }: { readonly threats: readonly RatedThreat[] }) {
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${SIZE} ${5 * CELL + 54}`}
        role="img"
        aria-label={describeMatrix(threats)}
        className={css.matrix}
      >
        <text className={css.axis} transform={`translate(11 ${2.5 * CELL}) rotate(-90)`}>
          Likelihood
        </text>
        <text className={css.axis} x={LEFT + 2.5 * CELL} y={5 * CELL + 46}>
          Impact
        </text>
        {SCALE.map((value) => (
          <g key={value}>
            <text className={css.scale} x={26} y={yOf(value) + CELL / 2}>
              {value}
            </text>
            <text className={css.scale} x={xOf(value) + CELL / 2} y={5 * CELL + 18}>
              {value}
            </text>
          </g>
        ))}
        {SCALE.flatMap((likelihood) =>
          SCALE.map((impact) => (
            <Cell
              key={`${likelihood} ${impact}`}
              likelihood={likelihood}
              impact={impact}
              threats={threats}
            />
          )),
        )}
      </svg>
    </figure>
  );
}

function Cell({
  likelihood,
  impact,
  threats,
}: {
  readonly likelihood: number;
  readonly impact: number;
  readonly threats: readonly RatedThreat[];
}) {
  const here = threats.filter(
    (threat) => threat.likelihood === likelihood && threat.impact === impact,
  );
  const { columns, radius } = room(here.length);
  const rows = Math.ceil(here.length / columns);
  return (
    <g transform={`translate(${xOf(impact)} ${yOf(likelihood)})`}>
      <rect
        className={css.cell}
        data-severity={severity(likelihood, impact)}
        x={1.5}
        y={1.5}
        width={CELL - 3}
        height={CELL - 3}
        rx={2}
      />
      {here.map(({ letter, first }, index) => (
        <g
          key={letter}
          transform={`translate(${placed(index % columns, columns)} ${placed(Math.floor(index / columns), rows)})`}
        >
          <circle className={css.mark} data-first={first || undefined} r={radius} />
          <text className={css.letter} style={{ fontSize: radius * 1.25 }}>
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
}

const xOf = (impact: number) => LEFT + (impact - 1) * CELL;
const yOf = (likelihood: number) => (5 - likelihood) * CELL;
/** Middle of one of `count` equal parts of a cell. */
const placed = (index: number, count: number) => (CELL / count) * (index + 0.5);

/** How many marks fit side by side in a cell, and how large they are. */
function room(count: number): { readonly columns: number; readonly radius: number } {
  if (count <= 1) return { columns: 1, radius: 14 };
  return count <= 4 ? { columns: 2, radius: 12.5 } : { columns: 3, radius: 9 };
}

function describeMatrix(threats: readonly RatedThreat[]): string {
  const placesOf = threats.map(
    ({ letter, likelihood, impact }) => `${letter}: likelihood ${likelihood}, impact ${impact}.`,
  );
  return `Matrix of likelihood by impact, each from 1 to 5. ${placesOf.join(' ')}`;
}
