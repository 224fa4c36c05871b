/**
 * Colours of the dark sheet in `packages/ui/src/tokens.css`, for images, which have no style sheet.
 */
export const SHEET_NAVY = '#06142b';
export const ON_SHEET = '#ffffff';
export const SHEET_MUTED = '#a9bcd8';
export const SHEET_LINE = '#6d8fc2';
export const SHEET_TINT = '#9fb7da';
export const SHEET_WALL = '#123059';
export const SHEET_WALL_EDGE = '#c6d5ea';
