import type { DetailLevel } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import type { Site } from '../../site.ts';
import type { Spot, Views } from './view.ts';
import { count, figure } from './words.ts';

const values = videoValues;

/** General views of the public or work floor: floor ÷ 250 m², rounded up. */
export const generalViewCount = ({ openFloorArea }: Site): number =>
  Math.ceil(openFloorArea / values.floorPerViewM2);

/** Views along the boundary: length ÷ spacing, rounded up; none without a boundary. */
export const boundaryViewCount = ({ boundary, trade }: Site): number =>
  Math.ceil(boundary.length / values.boundarySpacingM[trade]);

/**
 * General views at a level as far as the far side of the 250 m² that each looks at.
 * @param staying how many of them are cameras that stay
 */
export function generalViews(site: Site, level: DetailLevel, staying: number): Views {
  const of = generalViewCount(site);
  const area = `${figure(site.openFloorArea)} m² ÷ ${values.floorPerViewM2} m²`;
  return {
    name: 'open floor',
    device: 'ip-camera',
    need: {
      level,
      distance: Math.ceil(Math.sqrt(values.floorPerViewM2)),
      leastAngle: values.generalAngleDeg,
      outdoor: false,
    },
    reason: `General views: ${area} = ${of}${takenBy(staying)}`,
    mounting: 'indoor',
    spots: from(staying, of, (index) => ({
      id: `camera-floor-${index + 1}`,
      label: `Floor, view ${index + 1} of ${of}`,
      place: { at: 'floor', index, of },
    })),
  };
}

/**
 * Views along the boundary at a level as far as the next camera.
 * @param staying how many of them are cameras that stay
 */
export function boundaryViews(site: Site, level: DetailLevel, staying: number): Views {
  const of = boundaryViewCount(site);
  const spacing = values.boundarySpacingM[site.trade];
  return {
    name: 'boundary',
    device: 'ip-camera',
    need: { level, distance: spacing, leastAngle: values.boundaryAngleDeg, outdoor: true },
    reason: `Boundary views: ${figure(site.boundary.length)} m ÷ ${spacing} m = ${of}${takenBy(staying)}`,
    mounting: 'boundary',
    spots: from(staying, of, (index) => ({
      id: `camera-boundary-${index + 1}`,
      label: `Boundary, view ${index + 1} of ${of}`,
      place: { at: 'boundary', index, of },
    })),
  };
}

/** Heat of people along a long boundary, also in fog and without light: length ÷ 100 m. */
export function thermalViews({ trade, boundary }: Site): Views {
  const long = trade === 'commercial' && boundary.length >= values.thermalBoundaryM;
  const of = long ? Math.ceil(boundary.length / values.thermalSpacingM) : 0;
  return {
    name: 'boundary by heat',
    device: 'thermal-camera',
    need: {
      level: 'overview',
      distance: values.thermalSpacingM,
      leastAngle: values.thermalAngleDeg,
      outdoor: true,
    },
    reason: `Thermal views: ${figure(boundary.length)} m ÷ ${values.thermalSpacingM} m = ${of}`,
    mounting: 'boundary',
    spots: from(0, of, (index) => ({
      id: `camera-thermal-${index + 1}`,
      label: `Boundary by heat, view ${index + 1} of ${of}`,
      place: { at: 'boundary', index, of },
    })),
  };
}

const takenBy = (staying: number): string =>
  staying > 0
    ? `, of which ${count(staying, 'camera')} that ${staying === 1 ? 'stays' : 'stay'}`
    : '';

const from = (first: number, end: number, spot: (index: number) => Spot): readonly Spot[] =>
  Array.from({ length: end - first }, (_, step) => spot(first + step));
