import { type CameraView, cameraViews, PLAN_HEIGHT, PLAN_WIDTH, sector } from './camera-view.ts';
import css from './plan-drawing.module.css';

const WALLS =
  'M330 250H420M480 250H690V560M330 250V330M330 390V470H440M500 470H560V380M560 330V250M560 470V560';
const DOORS = 'M420 250V190A60 60 0 0 1 480 250M330 330H270A60 60 0 0 0 330 390';
/** Edge of the site, with a tick every 2.4 m. */
const BOUNDARY =
  'M40 560V90H760V560M40 90v-12m60 0v12m60 0v-12m60 0v12m60 0v-12m60 0v12m60 0v-12m60 0v12m60 0v-12m60 0v12m60 0v-12m60 0v12m60 0v-12M40 150h-12m0 60h12m0 60h-12m0 60h12m0 60h-12m0 60h12m0 60h-12M760 150h12m0 60h-12m0 60h12m0 60h-12m0 60h12m0 60h-12m0 60h12';

/** Part of a house in plan, with the views of two cameras. Decorative. */
export function PlanDrawing() {
  return (
    <svg
      viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}
      className={css.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.boundary} d={BOUNDARY} />
      {cameraViews.map((view) => (
        <Coverage key={view.x} view={view} />
      ))}
      <path className={css.wall} d={WALLS} />
      <path className={css.hollow} d={WALLS} />
      <path className={css.thin} d={DOORS} />
      {cameraViews.map((view) => (
        <Camera key={view.x} view={view} />
      ))}
      <path className={css.thin} d="M330 214H690M330 204v32M690 204v32" />
      <path className={css.arrow} d="M330 214l9 3v-6ZM690 214l-9 3v-6Z" />
      <text x="510" y="207" className={css.measure}>
        14.4 m
      </text>
    </svg>
  );
}

function Coverage({ view }: { readonly view: CameraView }) {
  const seen = sector(view, view.characterises);
  const validated = sector(view, view.validates);
  return (
    <>
      <path className={css.cover} d={seen.area} />
      <path className={css.thin} d={seen.edge} />
      <path className={css.answer} d={validated.area} />
      <path className={css.accent} d={validated.edge} />
    </>
  );
}

function Camera({ view: { x, y, direction } }: { readonly view: CameraView }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${direction}) scale(1.3)`}>
      <rect className={css.body} x="-9" y="-7" width="20" height="14" rx="2" />
      <path className={css.lens} d="M11-4H16V4H11Z" />
      <circle className={css.eye} r="3" />
    </g>
  );
}
