import type { SitePicture } from '@app/contracts/site-picture';
import { Button } from '@app/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import editorCss from '../site-editor.module.css';
import css from './picture.module.css';
import { NORMAL_STRETCH, type PictureScale, scaleOf, stretchWords } from './scale.ts';
import { type Scaling, withLine } from './scaling.ts';

interface Props {
  readonly picture: SitePicture;
  readonly scaling: Scaling;
  readonly onChange: (scaling: Scaling) => void;
  readonly onUse: (scale: PictureScale) => void;
  readonly onCancel: () => void;
}

/** The two known lengths beside the picture, and what follows from them. */
export function ScalePanel({ picture, scaling, onChange, onUse, onCancel }: Props) {
  const { lines, quarter } = scaling;
  const scale = scaleOf(lines, quarter, Math.max(picture.width, picture.height));
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is no longer there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const areTyped = lines.every(({ metres }) => metres !== undefined);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Picture: set the scale
      </h2>
      <p>
        Drag lines 1 and 2 along two lengths you know, in different directions: a long wall and the
        one across it.
      </p>
      <ol className={css.known}>
        {lines.map((line, index) => (
          <LengthField
            key={index === 0 ? 'first' : 'second'}
            number={index + 1}
            onChange={(metres) =>
              onChange(withLine(scaling, index === 0 ? 0 : 1, { ...line, metres }))
            }
          />
        ))}
      </ol>
      <div role="status">
        {typeof scale !== 'string' && <Difference stretch={scale.stretch} />}
        {typeof scale === 'string' && (asked || areTyped) && (
          <p className={editorCss.problem}>{scale}</p>
        )}
      </div>
      <div className={css.row}>
        <Button
          variant="secondary"
          onClick={() => (typeof scale === 'string' ? setAsked(true) : onUse(scale))}
        >
          Use this scale
        </Button>
        <Button
          variant="quiet"
          onClick={() => onChange({ ...scaling, quarter: (quarter + 90) % 360 })}
        >
          Turn picture
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </>
  );
}

function Difference({ stretch }: { readonly stretch: number }) {
  const { title, text } = stretchWords(stretch);
  return (
    <div className={css.result} data-large={stretch > NORMAL_STRETCH || undefined}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

const LONGEST = 5_000;

function LengthField({
  number,
  onChange,
}: {
  readonly number: number;
  /** Metres; undefined while what is typed is none. */
  readonly onChange: (metres: number | undefined) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const read = (text: string) => {
    const metres = Number(text.trim().replace(',', '.'));
    return text.trim() !== '' && metres > 0 && metres <= LONGEST ? metres : undefined;
  };
  return (
    <li>
      <span className={css.badge} aria-hidden="true">
        {number}
      </span>
      <label htmlFor={id}>Length of line {number}</label>
      <span className={editorCss.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Length of line ${number}, metres`}
          aria-invalid={problem !== '' || undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem('');
            onChange(read(target.value));
          }}
          onBlur={() => {
            const isWrong = typed.trim() !== '' && read(typed) === undefined;
            setProblem(isWrong ? `Type a number up to ${LONGEST}` : '');
          }}
        />
        <span aria-hidden="true">m</span>
      </span>
      {problem && (
        <span className={editorCss.problem} role="alert">
          {problem}
        </span>
      )}
    </li>
  );
}
