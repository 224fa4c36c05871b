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
  /** Of a camera: its picture travels on coax. */
  analogue: /\b(?:4-in-1|analog(?:ue)?|(?:hd-?)?[ct]vi|ahd)\b/,
  /** Of a recorder: it halves the width of large pictures. */
  lite: /\blite\b/,
  /** Of a power supply: an output for each camera, with a fuse of its own. */
  fused: /\bfused\b/,
  /** Of coax: with a pair for power beside it. */
  siamese: /\bsiamese\b|\+ ?power\b|\bwith power\b/,
  lithium: /\blifepo4\b|\blithium\b/,
  'self-contained': /\bself-contained\b/,
  strobe: /\bstrobe\b/,
  'fail-safe': /\bfail-safe\b/,
  'fail-secure': /\bfail-secure\b/,
  'heavy-duty': /\bheavy[- ]duty\b/,
  trailer: /\btrailer\b/,
  /** Made for gates that move all day. */
  industrial: /\bindustrial\b/,
  /** What a fence bracket is fixed to. */
  'wall-top': /\bwall[- ]?top\b/,
  palisade: /\bpalisade\b/,
  mesh: /\bmesh\b/,
} as const;

export type Feature = keyof typeof features;

const patterns = Object.entries(features) as [Feature, RegExp][];

/** @param name lower case */
export const featuresOf = (name: string): ReadonlySet<Feature> =>
  new Set(patterns.filter(([, pattern]) => pattern.test(name)).map(([feature]) => feature));

/** A bit of a 32-bit number is its sign. */
const BITS = 31;
if (patterns.length > 2 * BITS) throw new Error('Two numbers have bits for 62 features only');
const places = new Map(patterns.map(([feature], index) => [feature, index]));

/** A set of features as two numbers, with a bit for each feature. */
export function featureBits(of: Iterable<Feature>): readonly [number, number] {
  const masks: [number, number] = [0, 0];
  for (const feature of of) {
    const place = places.get(feature) ?? 0;
    masks[place < BITS ? 0 : 1] |= 1 << (place % BITS);
  }
  return masks;
}
