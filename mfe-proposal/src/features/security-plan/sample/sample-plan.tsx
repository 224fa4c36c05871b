import { PartsList } from './parts-list.tsx';
import { Camera, DoorContact, GateMotor, MotionDetector, Siren } from './plan-symbols.tsx';
import css from './sample-plan.module.css';

const BOUNDARY = 'M176 300H30V30H280V300H238';
const HOUSE = 'M72 112V72H214V178H198M160 178H72V138M138 72V112M138 132V178';

/**
 * A miniature plan: a site, its most important zone, and the parts list. The
 * numbers are those of the list beside it.
 */
export function SamplePlan() {
  return (
    <figure className={css.figure}>
      <svg
        viewBox="0 0 500 330"
        className={css.drawing}
        role="img"
        aria-label="Sample sheet: the plan of a house behind a wall, where a camera looks at the gate, beside a list of parts."
      >
        <circle className={css.thin} cx="62" cy="254" r="18" />
        <circle className={css.thin} cx="250" cy="60" r="15" />
        <Coverage />
        <Wall d={BOUNDARY} />
        <Wall d={HOUSE} />
        <path className={css.thin} d="M72 112H46A26 26 0 0 0 72 138" />
        <path className={css.gate} d="M176 291H238" />
        <path className={css.hidden} d="M114 291H176" />
        <Devices />
        <PartsList />
        <Balloons />
      </svg>
      <figcaption>
        Every device on the drawing is a line in the list, and every line says why it is there.
      </figcaption>
    </figure>
  );
}

function Wall({ d }: { readonly d: string }) {
  return (
    <>
      <path className={css.wall} d={d} />
      <path className={css.hollow} d={d} />
    </>
  );
}

function Coverage() {
  return (
    <>
      <path
        className={css.cover}
        d="M70 70H34A36 36 0 0 1 70 34ZM77 77H129A52 52 0 0 1 77 129ZM209 77V137A60 60 0 0 1 149 77Z"
      />
      <path className={css.zone} d="M218 182L249.4 291.6A114 114 0 0 1 164.5 282.7Z" />
    </>
  );
}

function Devices() {
  return (
    <>
      <g transform="translate(218 182) rotate(96)">
        <Camera />
      </g>
      <g transform="translate(70 70) rotate(225)">
        <Camera />
      </g>
      <g transform="translate(78 78) rotate(45)">
        <MotionDetector />
      </g>
      <g transform="translate(208 78) rotate(135)">
        <MotionDetector />
      </g>
      <g transform="translate(72 140)">
        <DoorContact />
      </g>
      <g transform="translate(226 118)">
        <Siren />
      </g>
      <g transform="translate(150 280)">
        <GateMotor />
      </g>
    </>
  );
}

function Balloons() {
  return (
    <>
      <path className={css.thin} d="M112 226V183" />
      {[
        [112, 234],
        [207, 258],
        [470, 300],
      ].map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={css.balloon} r="13" />
          <text className={css.number} dy="0.35em">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}
