import type { LayoutView } from '@app/contracts/site-layout';
import { offGridValues } from '@app/knowledge/planning/video';
import { distanceFor, horizontalPixels, levelAt, pixelsPerMetre } from '@app/site-plan/optics';
import type { Market } from '../market/market.ts';
import { type DesignSystem, emptyDesign } from '../plan-parts.ts';
import { each, pieces, suppliesOf } from './purchases.ts';
import { poleBracket } from './video/mounting-parts.ts';

const { megapixels, angleDeg, distanceM, poleM, camerasPerPoint, hoursPerCamera } = offGridValues;

/** A solar camera with mobile data on a pole at each point without mains power; complete plans two. */
export const designOffGrid: DesignSystem = ({ site, market, scope }) => {
  const perPoint = camerasPerPoint[scope];
  const cameras = site.remotePoints * perPoint;
  if (cameras === 0) return emptyDesign;
  const points = site.remotePoints;
  const buy = suppliesOf('off-grid');
  const poles = { id: 'solar-camera-poles', cameras } as const;
  const camera = {
    ...solarCamera(market),
    item: 'solar-camera',
    reason: { id: 'solar-cameras', points, each: perPoint, cameras },
  } as const;
  return {
    ...emptyDesign,
    devices: each(cameras, (index) => ({
      ...camera,
      id: `camera-remote-${index + 1}`,
      label: { id: 'remote-point', number: (index % points) + 1, second: index >= points },
      place: { at: 'remote-point', index: index % points, of: points },
    })),
    supplies: [
      ...buy(
        pieces(market, { device: 'camera-pole', atLeast: { metres: poleM } }, cameras),
        'solar-camera-pole',
        poles,
      ),
      ...buy(pieces(market, poleBracket, cameras), 'pole-bracket', poles),
    ],
    labour: [
      {
        task: { id: 'solar-cameras', cameras },
        hours: cameras * hoursPerCamera,
      },
    ],
    calculations: [
      { id: 'camera-detail', views: 'remote-points', view: remoteView, assumed: 'lens' },
    ],
    assumptions: [
      'solar-camera',
      { id: 'days-without-sun', stated: camera.offer?.figures.autonomyDays },
      site.signal === 'poor' ? 'mobile-data-poor' : 'mobile-data-good',
      'camera-tower',
    ],
    exclusions: ['offGridData', 'offGridConcrete'],
    compliance: ['solar-cameras'],
    commissioning: [{ id: 'solar-cameras', cameras }, 'solar-panels'],
  };
};

/** A kit with mobile data and enough detail; a tower where the list has no kit. */
function solarCamera(market: Market) {
  const kit = {
    device: 'solar-camera',
    with: ['solar', 'mobile'],
    atLeast: { megapixels },
  } as const;
  const offer = market.fitting(kit)[0] ?? market.fitting({ device: 'camera-tower' })[0];
  const symbol = offer?.device === 'camera-tower' ? 'tower' : 'camera';
  return { system: 'off-grid', symbol, kind: kit.device, offer, view: remoteView } as const;
}

const remotePixels = horizontalPixels(megapixels);
const remoteDetail = Math.floor(pixelsPerMetre(remotePixels, angleDeg, distanceM));
const remoteView: LayoutView = {
  angle: angleDeg,
  reach: Math.round(distanceFor('discern', remotePixels, angleDeg) * 10) / 10,
  pixels: remotePixels,
  level: levelAt(remoteDetail) ?? 'overview',
  distance: distanceM,
  pixelsPerMetre: remoteDetail,
};
