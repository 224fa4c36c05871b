import type { ReactNode } from 'react';
import css from './drawing-frame.module.css';
import { GridPaper } from './grid-paper.tsx';
import { tabStopWhileScrolling } from './tab-stop-while-scrolling.ts';

export interface TitleBlockEntry {
  readonly term: string;
  readonly text: string;
}

export interface DrawingFrameProps {
  /** The first entry says what is drawn; it is also the accessible name of the scrolling sheet. */
  readonly titleBlock: readonly [TitleBlockEntry, ...TitleBlockEntry[]];
  /** Controls above the drawing that change it. Not printed. */
  readonly toolbar?: ReactNode;
  /** One `<svg role="img" aria-label="…">`. */
  readonly children: ReactNode;
}

/** Grid paper with a title block. On small screens the drawing keeps its size and scrolls. */
export function DrawingFrame({ titleBlock, toolbar, children }: DrawingFrameProps) {
  const [drawn] = titleBlock;
  return (
    <figure className={css.frame}>
      {toolbar && <div className={css.toolbar}>{toolbar}</div>}
      <GridPaper
        className={css.sheet}
        role="group"
        aria-label={`${drawn.term}: ${drawn.text}`}
        ref={tabStopWhileScrolling}
      >
        {children}
      </GridPaper>
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
