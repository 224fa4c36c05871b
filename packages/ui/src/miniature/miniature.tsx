import type { ReactNode } from 'react';

/**
 * A small drawing on grid paper, 320 × 180 units: on cards, and where there is nothing to show.
 * It has no style sheet, so that the drawing of a page that loads it late looks right at once.
 * @param label what is drawn and what is framed, as a sentence; without one it is decoration.
 * @param children marks of `miniature-marks`; a plain `<path>` is an outline of 2 units.
 */
export function Miniature({
  label,
  children,
}: {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 320 180"
      // Where its frame is higher, as beside a long text, the sides are cut off.
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ background: 'var(--draw-paper)' }}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <Grid stroke="var(--grid-minor)" dash="1 15" />
      <Grid stroke="var(--grid-major)" dash="1 79" />
      {children}
    </svg>
  );
}

/** Two lines as wide as the sheet; their dashes are the lines of the grid. */
const Grid = ({ stroke, dash }: { readonly stroke: string; readonly dash: string }) => (
  <g stroke={stroke} strokeDasharray={dash} strokeLinecap="butt">
    <path d="M0 90H320" strokeWidth="180" />
    <path d="M160 0V180" strokeWidth="320" />
  </g>
);
