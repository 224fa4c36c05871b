import type { LayoutDevice, LayoutWall } from '@app/contracts/site-layout';
import { type Bounds, grown } from '@app/site-plan/geometry/bounds';
import { useId } from 'react';
import css from './marks.module.css';
import { drawnView } from './views.ts';

interface Props {
  readonly devices: readonly LayoutDevice[];
  readonly walls: readonly LayoutWall[];
  readonly bounds: Bounds;
  /** The view that answers the gravest threat, as a path in metres; empty when there is none. */
  readonly answer: string;
}

/** Metres around the site that a view may reach. */
const AROUND = 40;

/**
 * What the cameras show, by level, in blue; only what answers the gravest threat is amber. A mask joins the views of a level and leaves out those of the next,
 * so that each tint stays flat where views overlap. In metres.
 */
export function CoverTints({ devices, walls, bounds, answer }: Props) {
  const id = useId();
  const views = devices.flatMap((device) => drawnView(device, walls) ?? []);
  const paths = (level: 'seen' | 'discern' | 'validate') =>
    views.map((view) => view[level]).join('');
  const { x, y, width, depth: height } = grown(bounds, AROUND);
  const area = { x, y, width, height };
  const tint = (name: string, tone: string | undefined, shown: string, left: string) => (
    <>
      <mask id={`${id}-${name}`} maskUnits="userSpaceOnUse" {...area}>
        <path fill="white" d={shown} />
        <path fill="black" d={left} />
        <path fill="black" d={answer} />
      </mask>
      <rect className={tone} {...area} mask={`url(#${id}-${name})`} />
    </>
  );
  if (views.length === 0) return null;
  return (
    <>
      {tint('seen', css.cover, paths('seen'), paths('discern'))}
      {tint('discern', css.cover2, paths('discern'), paths('validate'))}
      {tint('validate', css.cover3, paths('validate'), '')}
      <path className={css.answer} data-answer="" d={answer} />
    </>
  );
}
