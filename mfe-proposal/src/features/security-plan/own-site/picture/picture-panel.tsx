import type { SitePicture } from '@app/contracts/site-picture';
import { randomBits } from '@app/forms/attempt-keys';
import type { Bounds } from '@app/site-plan/geometry/bounds';
import { Button } from '@app/ui/button';
import { FileField } from '@app/ui/file-field';
import { useEffect, useRef, useState } from 'react';
import type { PlanLink } from '../../take-along/plan-source.ts';
import { MetreField } from '../metre-field.tsx';
import { keepPicture } from './kept-picture.ts';
import css from './picture.module.css';
import { placedPicture, startScaling } from './picture-edit.ts';
import { fileTexts } from './picture-file.ts';
import { readPicture } from './read-picture.ts';
import { ScalePanel } from './scale-panel.tsx';
import type { Scaling } from './scaling.ts';
import { useShownPicture } from './use-shown-picture.ts';

interface Props {
  readonly picture: SitePicture | undefined;
  /** Of the drawing, in metres. */
  readonly site: Bounds;
  readonly saved: PlanLink | undefined;
  /** Undefined while the scale is not being set. */
  readonly scaling: Scaling | undefined;
  readonly onScaling: (scaling: Scaling | undefined) => void;
  readonly onPicture: (picture: SitePicture | undefined) => void;
}

const NOT_KEPT =
  'Your browser keeps no pictures for this site. The picture goes when you close or reload this page, unless you save the plan before.';

/** What a visitor does with the picture behind the drawing. */
export function PicturePanel(props: Props) {
  const { picture, saved, scaling, onScaling, onPicture } = props;
  const choosing = useChoosing(props);
  const shown = useShownPicture(picture, saved);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasScaling = useRef(false);
  useEffect(() => {
    // What was pressed is no longer there.
    if (wasScaling.current && !scaling) heading.current?.focus({ preventScroll: true });
    wasScaling.current = scaling !== undefined;
  }, [scaling]);
  if (picture && scaling) {
    return (
      <ScalePanel
        picture={picture}
        scaling={scaling}
        onChange={onScaling}
        onUse={({ metresPerPixel, turn, stretch }) => {
          onPicture({ ...picture, metresPerPixel, turn, stretch });
          onScaling(undefined);
        }}
        onCancel={() => onScaling(undefined)}
      />
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Picture
      </h2>
      {picture ? (
        <>
          <p>{picture.stretch === undefined ? UNSCALED : PLACED}</p>
          {shown === 'gone' && (
            <p role="alert">
              The picture is not on this device any more. Choose it again, or take it away.
            </p>
          )}
          <div className={css.row}>
            <Button variant="secondary" onClick={() => onScaling(startScaling(picture))}>
              Set the scale
            </Button>
            <Button
              onClick={() => {
                onPicture(undefined);
                heading.current?.focus({ preventScroll: true });
              }}
            >
              Take the picture away
            </Button>
          </div>
          <MetreField
            label="Turned"
            unit="°"
            value={picture.turn}
            min={-360}
            max={360}
            onChange={(turn) => onPicture({ ...picture, turn })}
          />
        </>
      ) : (
        <p>
          Draw over your own plan. The picture stays on your device until you save or send the plan.
        </p>
      )}
      {choosing.pages > 1 && (
        <MetreField
          label={`Page, of ${choosing.pages}`}
          unit=""
          value={choosing.page}
          min={1}
          max={choosing.pages}
          onChange={choosing.turnTo}
        />
      )}
      <FileField
        name="own-site-picture"
        label={picture ? 'Choose another picture' : 'Choose a picture'}
        hint="A photo, scan, screenshot or PDF: JPEG, PNG, WebP or PDF, at most 25 MB."
        accept="image/jpeg,image/png,image/webp,application/pdf"
        error={choosing.problem}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Otherwise choosing the same file again would be no change.
          currentTarget.value = '';
          if (file) choosing.choose(file);
        }}
      />
      <p role="status">
        {choosing.isOpening ? 'Opening the picture...' : choosing.isKept ? '' : NOT_KEPT}
      </p>
    </>
  );
}

const UNSCALED = 'Set the scale first: until then, lengths on the picture are not right.';
const PLACED =
  'Drag the cross in its middle, or use the arrow keys, until the picture lies right. Then choose Boundary or Building and draw over it.';

/** Opens what is chosen, keeps it on the device and puts it behind the drawing. */
function useChoosing(props: Props) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [file, setFile] = useState<File>();
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const [problem, setProblem] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const [isKept, setKept] = useState(true);
  const turn = useRef(0);

  async function open(chosen: File, wanted: number) {
    turn.current += 1;
    const mine = turn.current;
    setOpening(true);
    setProblem(undefined);
    const read = await readPicture(chosen, wanted).catch((fault: unknown) => {
      console.error('a picture could not be opened', fault);
      return { ok: false, failure: fileTexts.code } as const;
    });
    if (mine !== turn.current) return;
    if (!read.ok) {
      setOpening(false);
      return setProblem(read.failure);
    }
    const { blob, width, height } = read.value;
    const photo = randomBits();
    setKept(await keepPicture({ id: photo, blob }));
    setOpening(false);
    setFile(chosen);
    setPage(wanted);
    setPages(read.value.pages);
    const { site, onPicture, onScaling } = latest.current;
    const picture = placedPicture({ photo, width, height }, site);
    onPicture(picture);
    onScaling(startScaling(picture));
  }
  return {
    problem,
    isOpening,
    isKept,
    page,
    pages,
    choose: (chosen: File) => void open(chosen, 1),
    turnTo: (wanted: number) => void (file && open(file, wanted)),
  };
}
