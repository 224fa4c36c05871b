/** Sizes of a page in points (1/72 inch). A4: 210 × 297 mm, ISO 216. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  /** Where text starts below the running head, and where it ends above the foot. */
  top: 84,
  bottom: 768,
} as const;

export const textWidth = sheet.right - sheet.left;

/** Below the text of a page, whatever its size. */
export const margins = { bottom: sheet.height - sheet.bottom } as const;

export interface PageSize {
  readonly name: 'A4' | 'A3';
  readonly width: number;
  readonly height: number;
}

const A3 = { width: 841.89, height: 1190.55 };

/** Pages that a drawing may have, each upright and on its side. */
export const pageSizes: readonly PageSize[] = [
  { name: 'A4', width: sheet.width, height: sheet.height },
  { name: 'A4', width: sheet.height, height: sheet.width },
  { name: 'A3', width: A3.height, height: A3.width },
  { name: 'A3', ...A3 },
];

export interface TextSize {
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
}

export const sizes = {
  cover: { size: 36, leading: 43 },
  title: { size: 23, leading: 28 },
  heading: { size: 14.5, leading: 19 },
  subheading: { size: 11.5, leading: 16 },
  body: { size: 10.5, leading: 15 },
  table: { size: 9.5, leading: 13.5 },
  /** 13 px of a screen: the least that is read without a magnifier. */
  note: { size: 9.75, leading: 13 },
} as const satisfies Record<string, TextSize>;
