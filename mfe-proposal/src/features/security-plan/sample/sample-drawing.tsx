import css from './sample-plan.module.css';

/** Walls go on beyond the drawing, to the edges of the sheet. */
const HOUSE = 'M14-200V92H96M136 92H206V-200';
const BOUNDARY = 'M-200 176H148M228 176H488';
/** Centre of each balloon, and where its leader ends at the device. */
const BALLOONS = [
  [192, 117, 170, 107],
  [170, 58, 194, 80],
  [60, 118, 88, 97],
  [202, 149, 174, 157],
] as const;

/** Front door and gate in plan. The numbers are those of the list beside it. */
export function SampleDrawing() {
  return (
    <svg
      viewBox="0 0 288 184"
      className={css.drawing}
      role="img"
      aria-label="Plan of a front door and a sliding gate: a camera covers the place in front of the door."
    >
      <path className={css.cover} d="M200 86H116A84 84 0 0 1 200 2Z" />
      <path className={css.zone} d="M160 104H98A62 62 0 0 0 130.9 158.7Z" />
      <circle className={css.thin} cx="256" cy="128" r="19" />
      <Wall d={HOUSE} />
      <Wall d={BOUNDARY} />
      <path className={css.thin} d="M136 92V52A40 40 0 0 0 96 92" />
      <path className={css.gate} d="M150 168H228" />
      <path className={css.hidden} d="M70 168H150" />
      <Visitor />
      <Devices />
      {BALLOONS.map(([x, y, toX, toY], index) => (
        <g key={x}>
          <path className={css.thin} d={`M${x} ${y}L${toX} ${toY}`} />
          <circle className={css.paper} cx={x} cy={y} r="11.5" />
          <text className={css.number} x={x} y={y} dy="0.35em">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
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

function Visitor() {
  return (
    <g transform="translate(120 124) rotate(24)">
      <ellipse className={css.paper} rx="10" ry="5" />
      <circle className={css.solid} r="4.2" />
    </g>
  );
}

function Devices() {
  return (
    <>
      <g transform="translate(160 104) rotate(149)">
        <Camera />
      </g>
      <g transform="translate(200 86) rotate(225)">
        <MotionDetector />
      </g>
      <g transform="translate(94 92)">
        <DoorContact />
      </g>
      <g transform="translate(166 158)">
        <GateMotor />
      </g>
    </>
  );
}

/** Symbols of devices, centred on 0 0 and facing right. */
function Camera() {
  return (
    <>
      <rect className={css.paper} x="-8" y="-6" width="17" height="12" rx="2" />
      <path className={css.solid} d="M9-3.5H13.5V3.5H9Z" />
      <circle className={css.accent} r="2.6" />
    </>
  );
}

function MotionDetector() {
  return <path className={css.solid} d="M0-7A7 7 0 0 1 0 7Z" />;
}

function DoorContact() {
  return <rect className={css.contact} x="-6" y="-5" width="12" height="10" rx="1" />;
}

function GateMotor() {
  return (
    <>
      <rect className={css.paper} x="-8" y="-6" width="16" height="12" rx="1" />
      <circle className={css.thin} r="3" />
    </>
  );
}
