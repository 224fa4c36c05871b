import type { Point } from '@app/contracts/site-layout';

const places = (value: number): number => Math.round(value * 100) / 100;
const corner = ({ x, y }: Point): string => `${places(x)} ${places(y)}`;

export const linePath = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(corner).join('L')}`;

export const areaPath = (points: readonly Point[] = []): string =>
  points.length < 3 ? '' : `${linePath(points)}Z`;
