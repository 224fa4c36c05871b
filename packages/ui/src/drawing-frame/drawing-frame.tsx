import type { ReactNode } from 'react';
import { Balloon } from '../badge/badge.tsx';
import css from './drawing-frame.module.css';
import { GridPaper } from './grid-paper.tsx';

export interface TitleBlockEntry {
  readonly term: string;
  readonly text: string;
}

/** What one number on a drawing stands for. */
export interface DrawnPart {
  readonly name: string;
  readonly text: string;
}

export interface DrawingFrameProps {
  /** The first entry says what is drawn. */
  readonly titleBlock: readonly TitleBlockEntry[];
  /** Controls above the drawing that change it. Not printed. */
  readonly toolbar?: ReactNode;
  /** One `<svg role="img" aria-label="…">` for a wide frame, 840 units across with texts of 16. */
  readonly children: ReactNode;
  /** The same drawing, redrawn for a frame of 288 px with texts of 14. */
  readonly upright: ReactNode;
  /** The parts numbered on the drawing, in the order of their numbers. */
  readonly parts?: readonly DrawnPart[] | undefined;
}

/** Grid paper with a key and a title block. The width of the frame decides which sheet it shows. */
export function DrawingFrame({
  titleBlock,
  toolbar,
  children,
  upright,
  parts = [],
}: DrawingFrameProps) {
  return (
    <figure className={css.frame}>
      {toolbar && <div className={css.toolbar}>{toolbar}</div>}
      <div className={css.body}>
        <GridPaper>
          <div className={css.wide}>{children}</div>
          <div className={css.upright}>{upright}</div>
        </GridPaper>
        {parts.length > 0 && <Key parts={parts} />}
      </div>
      <figcaption>
        <dl className={css.titleBlock}>
          {titleBlock.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}

/** The balloons are the numbers of the list, so that a copy of the text has them too. */
const Key = ({ parts }: { readonly parts: readonly DrawnPart[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
  <ol className={css.key} role="list">
    {parts.map(({ name, text }, index) => (
      <li key={name}>
        <Balloon>{index + 1}</Balloon>
        <p>
          <strong>{name}</strong> {text}
        </p>
      </li>
    ))}
  </ol>
);
