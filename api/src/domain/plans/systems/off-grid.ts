import type { LayoutView } from '@app/contracts/site-layout';
import { offGridValues } from '@app/knowledge/planning/video';
import { distanceFor, horizontalPixels, levelAt, pixelsPerMetre } from '@app/site-plan/optics';
import type { Market, Offer } from '../market/market.ts';
import { type DesignSystem, emptyDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { count, figure } from './video/words.ts';

const { megapixels, angleDeg, distanceM, poleM, camerasPerPoint, hoursPerCamera } = offGridValues;

/** A solar camera with mobile data on a pole at each point without mains power; complete plans two. */
export const designOffGrid: DesignSystem = ({ site, market, scope }) => {
  const each = camerasPerPoint[scope];
  const cameras = site.remotePoints * each;
  if (cameras === 0) return emptyDesign;
  const reason = `Solar cameras: ${count(site.remotePoints, 'point')} without mains power × ${each} = ${cameras}`;
  const offer = offerFor(market);
  const pole = `One pole for each solar camera: ${count(cameras, 'camera')}`;
  return {
    ...emptyDesign,
    devices: Array.from({ length: cameras }, (_, index) => ({
      ...solarCamera(offer, reason),
      id: `camera-remote-${index + 1}`,
      label: `Remote point ${(index % site.remotePoints) + 1}${index < site.remotePoints ? '' : ', second camera'}`,
      place: { at: 'remote-point', index: index % site.remotePoints, of: site.remotePoints },
    })),
    supplies: [
      {
        system: 'off-grid',
        offer: market.fitting({ device: 'camera-pole', atLeast: { metres: poleM } })[0],
        quantity: cameras,
        item: `Camera pole, ${poleM} m or higher, galvanised`,
        reason: pole,
      },
      {
        system: 'off-grid',
        offer: market
          .fitting({ device: 'camera-bracket' })
          .find(({ name }) => /\bpole\b/i.test(name)),
        quantity: cameras,
        item: 'Pole mount bracket',
        reason: pole,
      },
    ],
    labour: [
      {
        task: `${count(cameras, 'solar camera')}: plant the pole, mount and aim`,
        hours: cameras * hoursPerCamera,
      },
    ],
    calculations: [
      {
        name: 'Camera detail, points without mains power',
        formula: 'horizontal pixels ÷ (2 × distance × tan(angle ÷ 2))',
        inputs: [
          { name: 'Horizontal pixels', value: String(remoteView.pixels) },
          { name: 'Distance', value: `${distanceM} m` },
          { name: 'Angle', value: `${angleDeg}°` },
        ],
        result: `${remoteView.pixelsPerMetre} px/m (${remoteView.level})`,
        source: 'IEC 62676-4:2025, edition 2, in force 9 October 2025; lens: our planning value',
      },
    ],
    assumptions: assumptions(site),
    exclusions: ['offGridData', 'offGridConcrete'],
    compliance: [
      {
        text: 'Aim solar cameras at your own ground and keep recordings no longer than you need them.',
        standard: 'popia',
      },
    ],
    commissioning: [
      `Walk past each of the ${count(cameras, 'solar camera')} in the dark: an alert with a clip reaches your phone.`,
      'Each solar panel faces north without shade, and its battery charges.',
    ],
  };
};

/** A kit with mobile data and enough detail; a tower where the list has no kit. */
const offerFor = (market: Market): Offer | undefined =>
  market.fitting({
    device: 'solar-camera',
    with: ['solar', 'mobile'],
    atLeast: { megapixels },
  })[0] ?? market.fitting({ device: 'camera-tower' })[0];

const solarCamera = (offer: Offer | undefined, reason: string) =>
  ({
    system: 'off-grid',
    symbol: offer?.device === 'camera-tower' ? 'tower' : 'camera',
    offer,
    item: `Solar camera kit with mobile data, ${megapixels} MP`,
    reason,
    view: remoteView,
  }) as const;

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

const assumptions = ({ signal }: Site): readonly string[] => [
  `A solar camera watches ${figure(distanceM)} m around its point, with a lens of ${angleDeg}°, and records to its own card when something moves.`,
  signal === 'poor'
    ? 'Mobile signal is poor: we measure it at each point first. If it is too weak for pictures, the point needs a radio link instead.'
    : 'Mobile data works at each point; we measure it at the site survey.',
  'If a camera on a pole is likely to be stolen, use a camera tower on a trailer instead.',
];
