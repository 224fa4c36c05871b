import {
  ON_SHEET,
  SHEET_LINE,
  SHEET_NAVY,
  SHEET_TINT,
  SHEET_WALL,
  SHEET_WALL_EDGE,
} from './colours.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The camera is on the corner of a building and looks down to the left, 62° wide. */
const camera: Point = { x: 1080, y: 150 };
const DIRECTION = 128;
const ANGLE = 62;
const REACH = 400;
const DOOR = 110;
const GRID = 24;

/**
 * A site plan on grid paper as SVG: a camera, the area that it covers, and one object that it has
 * detected.
 */
export function cameraScene(accent: string, width: number, height: number): string {
  const seen = sector(REACH);
  const identified = sector(REACH / 2);
  const found = at(REACH * 0.72, DIRECTION + 6);
  const wall = `M${width} ${camera.y}H${camera.x}V310M${camera.x} ${310 + DOOR}V${height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path fill="${SHEET_NAVY}" d="M0 0H${width}V${height}H0Z"/>`,
    `<path stroke="${SHEET_TINT}" stroke-opacity=".05" d="${grid(GRID, width, height)}"/>`,
    `<path stroke="${SHEET_TINT}" stroke-opacity=".1" d="${grid(GRID * 5, width, height)}"/>`,
    `<path fill="${SHEET_TINT}" fill-opacity=".14" d="${seen.area}"/>`,
    `<path stroke="${SHEET_LINE}" stroke-width="1.5" d="${seen.edge}"/>`,
    `<path fill="${accent}" fill-opacity=".34" d="${identified.area}"/>`,
    `<path stroke="${accent}" stroke-width="3" d="${identified.edge}"/>`,
    `<path stroke="${SHEET_WALL_EDGE}" stroke-width="14" d="${wall}"/>`,
    `<path stroke="${SHEET_WALL}" stroke-width="9" d="${wall}"/>`,
    `<path stroke="${SHEET_LINE}" stroke-width="1.5" d="M${camera.x} 310h-${DOOR}a${DOOR} ${DOOR} 0 0 0 ${DOOR} ${DOOR}"/>`,
    `<g transform="translate(${camera.x} ${camera.y}) rotate(${DIRECTION}) scale(2)"><rect x="-9" y="-7" width="20" height="14" rx="2" fill="${SHEET_NAVY}" stroke="${ON_SHEET}" stroke-width="2"/><path fill="${ON_SHEET}" d="M11-4H16V4H11Z"/><circle r="3" fill="${accent}"/></g>`,
    `<path stroke="${accent}" stroke-width="3" d="${brackets(found)}"/>`,
    `<circle cx="${found.x}" cy="${found.y}" r="6" fill="${accent}"/>`,
    `<path fill="${accent}" d="M0 ${height - 12}H${width}V${height}H0Z"/>`,
    '</svg>',
  ].join('');
}

function at(distance: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(camera.x + distance * Math.cos(turn)),
    y: round(camera.y + distance * Math.sin(turn)),
  };
}

function sector(radius: number): { readonly area: string; readonly edge: string } {
  const from = at(radius, DIRECTION - ANGLE / 2);
  const to = at(radius, DIRECTION + ANGLE / 2);
  const arc = `${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
  return { area: `M${camera.x} ${camera.y}L${arc}Z`, edge: `M${arc}` };
}

function grid(step: number, width: number, height: number): string {
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, n) => n * step);
  return [
    ...lines(width).map((x) => `M${x} 0V${height}`),
    ...lines(height).map((y) => `M0 ${y}H${width}`),
  ].join('');
}

/** Four corners around a point. */
function brackets({ x, y }: Point): string {
  const [reach, arm] = [26, 9];
  const corner = (right: 1 | -1, down: 1 | -1) => {
    const [left, top] = [x + reach * right, y + reach * down];
    return `M${left} ${top - arm * down}V${top}H${left - arm * right}`;
  };
  return corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
}
