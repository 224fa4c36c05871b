/**
 * Of cameras on coax (HD-TVI, HD-CVI, AHD), where a price list has no network cameras and recorders; M is
 * metres. Needed pixels per metre and bit rates are those of all cameras.
 */
export const analogueValues = {
  /**
   * What a recorder records in full width when its name says "lite" or no megapixels: a lite recorder
   * halves the width of larger pictures, so a 5 MP camera would show less than a 2 MP one.
   */
  recordedMegapixels: 2,
  /** Longest run of RG59; beyond it fibre with converters (Hi-Tech Security Solutions: 305 m). */
  longestCoaxRunM: 300,
  /** Longest run of CAT6 with passive baluns; the other three pairs carry 12 V with fewer ohms than coax has. */
  longestPairRunM: 200,

  supplyVolts: 12,
  /** Least at the camera: Hikvision manuals allow a loss of 15% of 12 V. */
  leastCameraVolts: 10.2,
  /** There and back in copper of 0.5 mm²: 2 × 100 m × 0.0175 Ω mm²/m ÷ 0.5 mm². */
  loopOhmsOf100Metres: 7,
  /** Most that an ordinary camera is taken to draw with its infra-red on. */
  cameraWatts: 5,
  supplyMargin: 1.2,
  /** What of the mains power a switch-mode supply passes on. */
  supplyEfficiency: 0.85,
  /** Of boxed supplies, which state their amperes only. */
  fusedOutputs: [
    { amperes: 5, outputs: 4 },
    { amperes: 10, outputs: 9 },
    { amperes: 20, outputs: 18 },
  ],
  /** What each supply costs beside its price: mounting and a plug point. */
  supplyHandlingCents: 60_000,
  /** What a supply is planned with when none is listed. */
  plannedSupplyOutputs: 9,

  coaxRollMetres: 100,
  powerCableRollMetres: 100,
  connectorsPerRun: 2,
  connectorMargin: 1.1,
  /** Battery beside a local supply, discharged over some 5 hours (C5). */
  supplyBattery: { margin: 1.25, rateFactor: 0.85 },
  /** Of the converter at the far end of a fibre. */
  converterWatts: 3,
  /** Mount a supply and connect its outputs. */
  supplyHours: 1,
} as const;
