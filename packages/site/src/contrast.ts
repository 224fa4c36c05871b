/** Channels from 0 to 255. Where a colour is translucent, `alpha` is from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** Minimum ratios of WCAG 2: 1.4.3 for text, 1.4.11 for controls, focus rings and icons. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/**
 * Contrast of two opaque colours, 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
