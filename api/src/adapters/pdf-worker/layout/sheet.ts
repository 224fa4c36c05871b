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
  note: { size: 8.5, leading: 12 },
} as const satisfies Record<string, TextSize>;
