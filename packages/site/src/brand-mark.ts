/** The logo as SVG path data: a hovering bird with a lens as body and a field of view as tail. */
export const brandMark = {
  viewBox: '-1 -1 50 50',
  transform: 'rotate(-26 24 24)',
  /** Needs the even-odd fill rule. */
  body: 'M22.6 3.2C25.6 2.2 27.6 4.4 28 8C37 8 45 14.4 48.4 30C43 22.6 36.4 20.6 28.4 22.4L26.9 23.6H21.1L19.6 22.4C11.6 20.6 5 22.6 -.4 30C3 14.4 11 8 20 8C20.3 6.2 20.2 5 19.4 3.4C20.6 3.8 21.6 3.7 22.6 3.2ZM24 11a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4Z',
  tail: 'M20.31 25.35A10.8 10.8 0 0 0 27.69 25.35L31.32 35.31A21.4 21.4 0 0 1 16.68 35.31Z',
  /** The end of the tail, in the accent. */
  bar: 'M15.72 37.94A24.2 24.2 0 0 0 32.28 37.94L34.6 44.33A31 31 0 0 1 13.4 44.33Z',
} as const;
