import { brandMark } from '@app/site/brand-mark';
import { ON_SHEET } from './colours.ts';

/** The mark for dark sheets, as SVG elements in a box of 50 by 50 that starts at -1, -1. */
export const markOnDark = (accent: string): string =>
  `<g transform="${brandMark.transform}" fill="${ON_SHEET}"><path fill-rule="evenodd" d="${brandMark.body}"/><path d="${brandMark.tail}"/><path fill="${accent}" d="${brandMark.bar}"/></g>`;
