import type { SitePicture } from '@app/contracts/site-picture';
import { type Projection, toSheet } from '../../drawing/sheet-fit.ts';
import type { PlanLink } from '../../take-along/plan-source.ts';
import css from './picture.module.css';
import { useShownPicture } from './use-shown-picture.ts';

interface Props {
  readonly picture: SitePicture;
  readonly saved: PlanLink | undefined;
  readonly projection: Projection;
}

/** The picture under the drawing, dimmed. */
export function PictureBehind({ picture, saved, projection }: Props) {
  const shown = useShownPicture(picture, saved);
  if (!shown || shown === 'gone') return null;
  const { width, height, at, metresPerPixel, turn } = picture;
  const { x, y } = toSheet(projection, at);
  const scale = metresPerPixel * projection.scale;
  return (
    <image
      className={css.behind}
      data-picture=""
      href={shown.dimmed}
      width={width}
      height={height}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-width / 2} ${-height / 2})`}
    />
  );
}
