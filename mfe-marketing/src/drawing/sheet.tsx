import type { ReactNode } from 'react';
import css from './strokes.module.css';

export const SHEET_WIDTH = 840;
export const SHEET_HEIGHT = 470;
/** Width of an upright sheet: a unit is a pixel on a phone that is 320 px wide. */
export const UPRIGHT_WIDTH = 288;

/** A technical drawing. `label` describes it for people who cannot see it. */
export function Sheet({
  label,
  height = SHEET_HEIGHT,
  children,
}: {
  readonly label: string;
  readonly height?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={css.sheet}
      viewBox={`0 0 ${SHEET_WIDTH} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

/** The same drawing for a narrow frame: redrawn upright, with texts of 14 units. */
export function UprightSheet({
  label,
  height,
  bleeds,
  children,
}: {
  readonly label: string;
  readonly height: number;
  /** Shows what is drawn left and right of the sheet, in a frame with room beside it. */
  readonly bleeds?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={css.upright}
      data-bleeds={bleeds}
      viewBox={`0 0 ${UPRIGHT_WIDTH} ${height}`}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}
