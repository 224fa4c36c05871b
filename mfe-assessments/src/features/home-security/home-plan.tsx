import css from './home-plan.module.css';
import { places } from './places.ts';

/** Where each of the `places` is on the drawing, in its order: x, y. */
const spots = [
  [222, 306],
  [92, 334],
  [37, 190],
  [223, 226],
  [112, 292],
  [128, 62],
  [100, 146],
] as const;

/** A plot seen from above, with the street at the bottom. 1 unit is 1 px at a width of 288. */
export function HomePlan() {
  return (
    <svg
      className={css.plan}
      viewBox="0 0 288 372"
      role="img"
      aria-label={`Plan of a house on its plot, with ${places.length} numbered places that are listed below.`}
    >
      <rect className={css.ground} x="14" y="14" width="260" height="320" />
      <path className={css.drive} d="M192 266h62v68h-62z" />
      {/* Boundary wall, open at the driveway gate. */}
      <path className={css.wallLine} d="M192 334H14V14h260v320h-20" />
      <path className={css.wallFill} d="M192 334H14V14h260v320h-20" />
      <path className={css.gate} d="M189 326h58" />
      <rect className={css.motor} x="178" y="320" width="11" height="8" />
      {/* House and garage, with the door between them. */}
      <path className={css.house} d="M62 110h124v76h74v80H62z" />
      <path className={css.wallLine} d="M62 110h124v156H62zM186 186h74v80h-74z" />
      <path className={css.wallFill} d="M62 110h124v156H62zM186 186h74v80h-74z" />
      <path className={css.inner} d="M62 184h50M136 184h50M124 110v50M62 160h36M150 160h36" />
      {/* Openings: patio doors, front door, garage door, door into the house, windows. */}
      <path
        className={css.opening}
        d="M140 110h34M100 266h24M196 266h54M186 214v20M62 210v24M76 110h26"
      />
      <path className={css.thin} d="M140 110h34M196 266h54M62 210v24M76 110h26" />
      <path className={css.thin} d="M100 266v-22a22 22 0 0 1 22 22M186 214h20a20 20 0 0 1-20 20" />
      <Trees />
      <path className={css.kerb} d="M0 352h288" />
      {spots.map(([x, y], index) => (
        <g key={places[index]}>
          <circle className={css.balloon} cx={x} cy={y} r="11.5" />
          <text className={css.number} x={x} y={y + 5.5}>
            {index + 1}
          </text>
        </g>
      ))}
      <text className={css.note} x="14" y="368">
        street
      </text>
    </svg>
  );
}

function Trees() {
  return (
    <g className={css.thin}>
      <circle cx="44" cy="50" r="16" />
      <circle cx="44" cy="50" r="3" />
      <circle cx="236" cy="62" r="20" />
      <circle cx="236" cy="62" r="3" />
      <circle cx="42" cy="296" r="12" />
      <circle cx="42" cy="296" r="3" />
    </g>
  );
}
