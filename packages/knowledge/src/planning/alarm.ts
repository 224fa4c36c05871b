/** What the alarm rules take for granted. */
export const alarmValues = {
  /** Open floor that one detector watches, beside the one in each room. */
  openFloorSquareMetresPerDetector: 100,
  /** Height of the open floor. Higher than a detector on a wall is made for, beams cross it. */
  ceilingMetres: { usual: 3, Warehouse: 8, 'Industrial Site': 7 },
  wallDetectorCeilingMetres: 4,
  hallBeamSpacingMetres: 15,
  /** One in each corner of the open floor; more are on the ceiling. */
  wallDetectorsOnFloor: 4,
  ceilingDetectorRangeMetres: 6,
  /**
   * Of the rooms of an office, those with a way in from outside at ground level or something of
   * value; the others are reached through a passage, which has a detector for so many of them.
   */
  enterableShareOfOfficeRooms: 0.6,
  innerRoomsPerPassageDetector: 4,
  /** Of a detector in a corner at 2.2 m. */
  detectorRangeMetres: 12,
  detectorAngleDegrees: 90,
  /** Batteries of 7 to 9 Ah have one size, which most panel boxes hold; the datasheet of the panel decides. */
  panelBoxAmpereHours: 9,
  panicButtons: { home: 2, farm: 3, shop: 2, other: 1 },
  outerDoorsPerKeypad: 4,
  floorSquareMetresPerIndoorSiren: 1000,
  /** In the complete plan, and in the recommended one where it happened before. */
  roomsPerGlassBreakDetector: 2,
  floorSquareMetresPerVibrationDetector: 250,

  /** A beam is never used at the limit of its range. */
  beamRangeFactor: 1.25,
  outerWalls: 4,
  /** Round the homestead of a farm without an electric fence, whose boundary animals walk along. */
  outdoorDetectorsPerFarmWall: 2,

  /** Zones that stay free for later, of the zones in use. */
  spareZonesPercent: 20,
  /** Where the price list has no panel. */
  panelSizesZones: [8, 16, 32, 64],
  expanderZones: 8,
  expandersPerPanel: 4,
  devicesPerWirelessHub: 100,
  remotesPerHome: 2,
  pendantsPerHome: 2,

  /** The panel has to work when a burglar switches off the mains, so also where there are no outages. */
  leastStandbyHours: 12,
  sirenHours: 0.25,
  panelMilliamperes: 100,
  expanderMilliamperes: 30,
  communicatorMilliamperes: 80,
  keypadMilliamperes: 60,
  detectorMilliamperes: 15,
  outdoorDetectorMilliamperes: 35,
  beamPairMilliamperes: 80,
  indoorSirenAlarmMilliamperes: 1250,
  /** Of an outdoor siren that keeps its own battery charged. */
  selfContainedSirenMilliamperes: 20,
  /** What the siren output of one panel can feed. */
  panelSirenMilliamperes: 3000,
  sirenSupplyAmperes: 5,
  sirenSupplyFeedsMilliamperes: 4000,
  /** Of a battery that is empty within the hour (C1). */
  sirenBattery: { margin: 1.25, rateFactor: 0.6 },
  relayMilliamperes: 20,
  /** What one panel can feed; the rest comes from power supplies with batteries of their own. */
  panelFeedsMilliamperes: 1000,
  powerSupplyFeedsMilliamperes: 2000,
  powerSupplyAmperes: 3,

  /** Man-hours; a wired point with its cable. */
  labourHours: { panel: 3, wiredPoint: 1, wirelessPoint: 0.4 },
} as const;
