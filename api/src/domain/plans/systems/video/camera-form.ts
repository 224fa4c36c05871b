import { videoValues } from '@app/knowledge/planning/video';
import type { Offer } from '../../market/market.ts';

export type CameraForm = 'bullet' | 'turret' | 'dome';

/** The shape of a camera, which decides how it is mounted. A name that has none: a bullet. */
export function formOf(offer: Offer | undefined): CameraForm {
  const [form] = /\b(turret|dome)\b/i.exec(offer?.name ?? '') ?? [];
  return form ? (form.toLowerCase() as 'turret' | 'dome') : 'bullet';
}

/** Outdoors bullets and turrets, indoors turrets and domes; nothing is hung indoors only outside. */
export function suitsPlace(offer: Offer, outdoor: boolean): boolean {
  const form = formOf(offer);
  return outdoor
    ? !offer.features.has('indoor') && (form === 'turret' || offer.features.has('outdoor'))
    : form !== 'bullet' || !offer.features.has('outdoor');
}

/** The most that a camera draws, in watts; that of a strong one where its product is not known. */
export function wattsOf(offer: Offer | undefined): number {
  const { plainCameraWatts, infraRedCameraWatts, strongCameraWatts, ordinaryInfraRedM } =
    videoValues;
  if (offer?.device !== 'ip-camera') return strongCameraWatts;
  const { figures, features } = offer;
  const strong =
    features.has('varifocal') ||
    features.has('colour-at-night') ||
    (figures.metres ?? 0) > ordinaryInfraRedM;
  if (strong) return strongCameraWatts;
  return features.has('infra-red') ? infraRedCameraWatts : plainCameraWatts;
}

/** Bit rate of a camera in Mbps, recorded with H.265. */
export function mbpsOf(offer: Offer | undefined): number {
  const { mbpsPerMegapixel, plannedMegapixels, otherCameraMbps } = videoValues;
  if (!offer) return mbpsPerMegapixel * plannedMegapixels;
  const { megapixels } = offer.figures;
  return megapixels ? mbpsPerMegapixel * megapixels : otherCameraMbps;
}
