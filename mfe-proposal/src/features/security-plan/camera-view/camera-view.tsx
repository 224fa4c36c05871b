import type { LayoutDevice, LayoutWall } from '@app/contracts/site-layout';
import { Button } from '@app/ui/button';
import { GridPaper } from '@app/ui/grid-paper';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useWidth } from '../drawing/use-width.ts';
import { metres } from '../drawing/words.ts';
import css from './camera-view.module.css';
import { PersonPicture } from './person-picture.tsx';
import { bandsOf, placeInWords, shownOf, startOf, viewInWords } from './shown-of-person.ts';
import { isViewed, type Viewed, viewFrame } from './view-frame.ts';
import { ViewSheet } from './view-sheet.tsx';

interface Props {
  readonly camera: LayoutDevice;
  readonly walls: readonly LayoutWall[];
  readonly onClose: () => void;
}

/** What one camera shows of a person, who can be moved before it. */
export const CameraView = ({ camera, ...props }: Props) =>
  isViewed(camera) ? <ViewOf camera={camera} {...props} /> : null;

function ViewOf({ camera, walls, onClose }: Props & { readonly camera: Viewed }) {
  const { view } = camera;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { width, measure } = useWidth();
  const frame = useMemo(() => viewFrame(camera, width), [camera, width]);
  const [person, setPerson] = useState(() => startOf(camera, walls));
  const [said, say] = useState('');
  const shown = shownOf(camera, walls, person);
  const place = placeInWords(camera, walls, person);
  return (
    <section className={css.view} aria-labelledby={titleId}>
      <div className={css.title}>
        <h3 ref={title} id={titleId} tabIndex={-1}>
          What {camera.tag ? `camera ${camera.tag}` : 'this camera'} shows
        </h3>
        <p>
          {camera.label}: {view.pixels} pixels across {Math.round(view.angle)}°
          {camera.height !== undefined && `, ${metres(camera.height)} high`}. Drag the person of 1.7
          m, tap where they stand, or use the arrow keys.
        </p>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={css.body}>
        <GridPaper ref={measure} className={css.above}>
          <ViewSheet
            camera={camera}
            walls={walls}
            frame={frame}
            person={person}
            label={`The view from above: ${viewInWords(camera)}`}
            personLabel={`Person, ${place}`}
            onMove={setPerson}
            onMoved={(to) => {
              setPerson(to);
              say(placeInWords(camera, walls, to));
            }}
          />
        </GridPaper>
        <div className={css.side}>
          <div className={css.shown}>
            <PersonPicture shown={shown} />
            <p>
              {shown.hiddenBy === undefined && (
                <b>
                  A person here is {shown.wide}&nbsp;pixels wide and {shown.high}&nbsp;high
                </b>
              )}
              {shown.words}
            </p>
          </div>
          <ol className={css.bands}>
            {bandsOf(camera).map(({ level, words, to, pixelsPerMetre }) => (
              <li key={level} data-on={level === shown.level ? '' : undefined}>
                <i data-level={level} />
                <span>
                  {words}
                  <small>
                    to {metres(to)}, {pixelsPerMetre} px/m
                  </small>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </section>
  );
}
