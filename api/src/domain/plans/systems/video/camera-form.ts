import { analogueValues } from '@app/knowledge/planning/analogue';
import { videoValues } from '@app/knowledge/planning/video';
import type { Offer } from '../../market/market.ts';

/** Outdoors bullets and turrets, indoors turrets and domes; nothing is hung indoors only outside. */
export const suitsPlace = ({ features }: Offer, outdoor: boolean): boolean =>
  outdoor
    ? !features.has('indoor') && (features.has('turret') || features.has('outdoor'))
    : features.has('turret') || features.has('dome') || !features.has('outdoor');

/** The most that a camera draws, in watts; that of a strong one where its product is not known. */
export function wattsOf(offer: Offer | undefined): number {
  const { plainCameraWatts, infraRedCameraWatts, strongCameraWatts, ordinaryInfraRedM } =
    videoValues;
  if (offer?.device !== 'ip-camera' && offer?.device !== 'analogue-camera')
    return strongCameraWatts;
  const { figures, features } = offer;
  const strong =
    features.has('varifocal') ||
    features.has('colour-at-night') ||
    (figures.metres ?? 0) > ordinaryInfraRedM;
  if (strong) return strongCameraWatts;
  if (offer.device === 'analogue-camera') return analogueValues.cameraWatts;
  return features.has('infra-red') ? infraRedCameraWatts : plainCameraWatts;
}

/**
 * Bit rate of a camera in Mbps, recorded with H.265.
 * @param most megapixels that its recorder records
 */
export function mbpsOf(offer: Offer | undefined, most: number): number {
  const { mbpsPerMegapixel, plannedMegapixels, otherCameraMbps } = videoValues;
  if (!offer) return mbpsPerMegapixel * Math.min(plannedMegapixels, most);
  const { megapixels } = offer.figures;
  return megapixels ? mbpsPerMegapixel * Math.min(megapixels, most) : otherCameraMbps;
}
