import type { DetailLevel } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import type { Mounted } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { each } from '../purchases.ts';
import { boundaryStretches } from './boundary-stretches.ts';
import type { Spot, Views } from './view.ts';

const values = videoValues;

/** General views of the public or work floor: floor ÷ 250 m², rounded up. */
export const generalViewCount = ({ openFloorArea }: Site): number =>
  Math.ceil(openFloorArea / values.floorPerViewM2);

/**
 * General views at a level as far as the far side of the 250 m² that each looks at.
 * @param staying how many of them are cameras that stay
 */
export function generalViews(site: Site, level: DetailLevel, staying: number): Views {
  const of = generalViewCount(site);
  return {
    name: 'open-floor',
    device: 'ip-camera',
    need: {
      level,
      distance: Math.ceil(Math.sqrt(values.floorPerViewM2)),
      leastAngle: values.generalAngleDeg,
      outdoor: false,
    },
    reason: { id: 'floor-views', area: site.openFloorArea, views: of, staying },
    mounting: 'indoor',
    spots: spotsOf('floor', 'floor', staying, of),
  };
}

/**
 * Views along the boundary at a level as far as the next camera, or as the most that a view is planned
 * for.
 * @param staying how many of them are cameras that stay
 */
export function boundaryViews(site: Site, level: DetailLevel, staying: number): Views {
  const { views: of, longest } = boundaryStretches(site);
  const spacing = values.boundarySpacingM[site.trade];
  const distance = Math.min(spacing, Math.ceil(longest));
  return {
    name: 'boundary',
    device: 'ip-camera',
    need: { level, distance, leastAngle: values.boundaryAngleDeg, outdoor: true },
    reason: {
      id: 'boundary-views',
      length: site.boundary.length,
      spacing,
      views: of,
      staying,
    },
    mounting: 'boundary',
    spots: spotsOf('boundary', 'boundary', staying, of),
  };
}

/**
 * The same views where they were placed by what they see: cameras that stay take the first.
 * @param seen share of the boundary, from 0 to 1
 */
export function mountedViews<V extends Views>(
  views: V,
  mounted: readonly Mounted[],
  seen: number,
): V {
  const { reason: before } = views;
  if (typeof before !== 'object' || before.id !== 'boundary-views') return views;
  const of = mounted.length;
  const staying = Math.min(before.staying, of);
  const { length } = before;
  const spots = mounted.map(
    (mount, index): Spot => ({
      id: `camera-boundary-${index + 1}`,
      label: { id: 'boundary-view', number: index + 1, of },
      place: { at: 'boundary', index, of, mounted: mount },
    }),
  );
  const reason = { id: 'boundary-by-view', length, seen, views: of, staying } as const;
  return { ...views, reason, spots: spots.slice(staying) };
}

/** Heat of people along a long boundary, also in fog and without light: length ÷ 100 m. */
export function thermalViews({ trade, boundary }: Site): Views {
  const long = trade === 'commercial' && boundary.length >= values.thermalBoundaryM;
  const of = long ? Math.ceil(boundary.length / values.thermalSpacingM) : 0;
  return {
    name: 'boundary-by-heat',
    device: 'thermal-camera',
    need: {
      level: 'overview',
      distance: values.thermalSpacingM,
      leastAngle: values.thermalAngleDeg,
      outdoor: true,
    },
    reason: { id: 'thermal-views', length: boundary.length, views: of },
    mounting: 'boundary',
    spots: spotsOf('thermal', 'boundary', 0, of),
  };
}

/** The spots behind those that cameras that stay take. */
const spotsOf = (
  name: 'floor' | 'boundary' | 'thermal',
  at: 'floor' | 'boundary',
  staying: number,
  of: number,
): readonly Spot[] =>
  each(of, (index) => ({
    id: `camera-${name}-${index + 1}`,
    label: { id: `${name}-view`, number: index + 1, of } as const,
    place: { at, index, of },
  })).slice(staying);
