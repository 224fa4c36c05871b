import type { ReactNode } from 'react';
import { scale } from '../../../drawing/geometry.ts';
import { Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Camera } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet, UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import css from './field-of-view.module.css';
import { type Lens, lenses } from './lenses.ts';
import { LevelLabels, LevelZones } from './level-zones.tsx';
import { PeopleAndWall, Yard, type YardView } from './yard.tsx';

/** Id of a radio button; the style sheet shows the view of the checked one. */
const choice = (index: number) => `lens-${index + 1}`;

const LABEL =
  'Plan of a yard seen by one 4 megapixel camera on a building wall. Its view is divided into the distances at which it validates, characterises and perceives a person; the zone that it validates is marked. The table below has the figures for three lenses.';

/** Height of the camera's axis on the wide sheet, and where the yard ends and the ruler begins. */
const AXIS = 220;
const YARD_END = 412;
const { x, y } = scale(34, [70, AXIS]);
const wide: YardView = {
  id: 'yard',
  at: (distance, aside) => [x(distance), y(aside)],
  units: 34,
  looks: 0,
  area: `M0 0H${SHEET_WIDTH}V${YARD_END}H0Z`,
};

/** A yard in plan, seen by one camera; the lens is chosen above it. */
export const FieldOfView = () => (
  <Sheet label={LABEL}>
    <YardWithViews view={wide} />
    <Building d={`M-4-4H44V${YARD_END + 4}H-4Z`} edge={`M44-4V${YARD_END + 4}M44 ${AXIS}H58`} />
    <Camera at={[64, AXIS]} size={1.15} />
    <Shape fill="paper" d={`M-4 ${YARD_END}H${SHEET_WIDTH + 4}V480H-4Z`} />
    <Line
      stroke="thin"
      d={ticks.map((metre) => `M${x(metre)} ${YARD_END}v${metre % 5 ? 8 : 16}`).join('')}
    />
    {fiveMetreTicks.map((metre) => (
      <Note key={metre} anchor="middle" at={[x(metre), 450]} text={metre === 20 ? '20 m' : metre} />
    ))}
  </Sheet>
);

/** The camera's axis on the upright sheet, and where the ruler ends and the yard begins. */
const UPRIGHT_AXIS = 169;
const RULER = 48;
const UPRIGHT_HEIGHT = 506;
/** Drawn left and right of the sheet, for frames that are wider. */
const BESIDE = 160;
const down = scale(20, [UPRIGHT_AXIS, 50]);
const upright: YardView = {
  id: 'yard-upright',
  at: (distance, aside) => [down.x(-aside), down.y(distance)],
  units: 20,
  looks: 90,
  area: `M${RULER} 0H${UPRIGHT_WIDTH + BESIDE}V${UPRIGHT_HEIGHT}H${RULER}Z`,
};

/** The same yard with the camera on top, looking down the page. */
export const UprightFieldOfView = () => (
  <UprightSheet bleeds label={LABEL} height={UPRIGHT_HEIGHT}>
    <YardWithViews view={upright} />
    <Building
      d={`M${-BESIDE}-4V28H${UPRIGHT_WIDTH + BESIDE}V-4Z`}
      edge={`M${-BESIDE} 28H${UPRIGHT_WIDTH + BESIDE}M${UPRIGHT_AXIS} 28V42`}
    />
    <Camera at={[UPRIGHT_AXIS, 46]} direction={90} />
    <Shape fill="paper" d={`M${-BESIDE} 28H${RULER}V${UPRIGHT_HEIGHT + 4}H${-BESIDE}Z`} />
    <Line
      stroke="thin"
      d={ticks.map((metre) => `M${RULER} ${down.y(metre)}h${metre % 5 ? -6 : -10}`).join('')}
    />
    {fiveMetreTicks.map((metre) => (
      <Note
        key={metre}
        anchor="end"
        at={[RULER - 13, down.y(metre) + 5]}
        text={metre === 20 ? '20 m' : metre}
      />
    ))}
  </UprightSheet>
);

const ticks = Array.from({ length: 23 }, (_, metre) => metre);
const fiveMetreTicks = ticks.filter((metre) => metre % 5 === 0);

const YardWithViews = ({ view }: { readonly view: YardView }) => (
  <>
    <clipPath id={view.id}>
      <path d={view.area} />
    </clipPath>
    <g clipPath={`url(#${view.id})`}>
      <Yard view={view} />
      <OfEachLens show={(lens) => <LevelZones lens={lens} view={view} />} />
      <PeopleAndWall view={view} />
    </g>
    <OfEachLens show={(lens) => <LevelLabels lens={lens} view={view} />} />
  </>
);

const OfEachLens = ({ show }: { readonly show: (lens: Lens) => ReactNode }) =>
  lenses.map((lens, index) => (
    <g key={lens.name} className={css.view} data-lens={choice(index)}>
      {show(lens)}
    </g>
  ));

const Building = ({ d, edge }: { readonly d: string; readonly edge: string }) => (
  <>
    <Shape fill="wall" d={d} />
    <Line d={edge} />
  </>
);

/** The lens that shows each zone at a readable size, also on a phone. */
const [, shownFirst] = lenses;

/** Radio buttons, so that the drawing changes without JavaScript too. */
export const LensPicker = () => (
  <fieldset className={css.picker}>
    <legend>Lens</legend>
    {lenses.map((lens, index) => (
      <label key={lens.name}>
        <input
          type="radio"
          name="lens"
          value={choice(index)}
          defaultChecked={lens === shownFirst}
        />
        {lens.name}
      </label>
    ))}
  </fieldset>
);
