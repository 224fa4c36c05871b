/** What a name says in words. */
const features = {
  wireless: /\bwireless\b|\bwi-?fi\b/,
  wired: /\bwired\b/,
  outdoor: /\boutdoor\b|\bip6[567]\b|\bbullet\b|\bweatherproof\b/,
  indoor: /\bindoor\b/,
  'pet-immune': /\bpet[- ]immune\b/,
  'dual-technology': /\bdual-technology\b|\bmicrowave\b/,
  ceiling: /\bceiling\b/,
  'colour-at-night': /\bfull[- ]colour\b/,
  'infra-red': /\bir\b|\binfra-?red\b/,
  varifocal: /\bvarifocal\b/,
  turret: /\bturret\b/,
  /** A dome camera, or a bracket for one. */
  dome: /\bdome\b/,
  pole: /\bpole\b/,
  'vandal-proof': /\bvandal\b|\bik10\b/,
  'two-way-audio': /\btwo-way audio\b/,
  /** Wide dynamic range. */
  wdr: /\bwdr\b/,
  h265: /\bh\.?265\b/,
  poe: /\bpoe\b/,
  mobile: /\b4g\b|\blte\b|\bgsm\b/,
  /** Reports by itself, without a gateway beside it. */
  'own-network': /\b(nb-iot|gsm|lte|4g|sigfox|wi-?fi)\b/,
  'dual-sim': /\bdual[- ]sim\b/,
  solar: /\bsolar\b/,
  'battery-backup': /\bback-?up\b/,
  lithium: /\blifepo4\b|\blithium\b/,
  'self-contained': /\bself-contained\b/,
  strobe: /\bstrobe\b/,
  'fail-safe': /\bfail-safe\b/,
  'fail-secure': /\bfail-secure\b/,
  'heavy-duty': /\bheavy[- ]duty\b/,
  trailer: /\btrailer\b/,
} as const;

export type Feature = keyof typeof features;

const patterns = Object.entries(features) as [Feature, RegExp][];

/** @param name lower case */
export const featuresOf = (name: string): ReadonlySet<Feature> =>
  new Set(patterns.filter(([, pattern]) => pattern.test(name)).map(([feature]) => feature));

if (patterns.length > 31) throw new Error('A number has bits for 31 features only');
const bits = new Map(patterns.map(([feature], index) => [feature, 1 << index]));

/** A set of features as one number, with a bit for each. */
export function featureBits(of: Iterable<Feature>): number {
  let mask = 0;
  for (const feature of of) mask |= bits.get(feature) ?? 0;
  return mask;
}
