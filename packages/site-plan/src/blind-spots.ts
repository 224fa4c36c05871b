import type { SiteLayout } from '@app/contracts/site-layout';
import { distance } from './geometry/vectors.ts';

type BlindSpots = NonNullable<SiteLayout['cover']>['blindSpots'];

/** Each side with what is not seen of it: "Boundary, north side, 14 m in 2 places". */
export const blindSpotsBySide = (spots: BlindSpots): readonly string[] =>
  [...Map.groupBy(spots, ({ label }) => label.slice(0, label.lastIndexOf(',')))].map(
    ([side, own]) => {
      const metres = own.reduce((sum, { from, to }) => sum + distance(from, to), 0);
      const places = own.length > 1 ? ` in ${own.length} places` : '';
      return `${side}, ${Math.max(1, Math.round(metres))} m${places}`;
    },
  );
