/**
 * Of the video design; M is metres, M2 square metres, Deg degrees, Tb terabytes. Needed pixels per
 * metre are in `@app/site-plan/optics` (IEC 62676-4:2025).
 */
export const videoValues = {
  /** Camera to face. Closer, a camera at 2.4 m looks down on caps. */
  doorDistanceM: 3,
  /** Roller shutters and docks are wide, and the camera stands back. */
  wideEntranceDistanceM: 5,
  tillDistanceM: 2,
  roomDistanceM: 3,
  plateDistanceM: 8,
  /** From the camera beside a driveway to the car that waits at the gate. */
  gateDistanceM: 5,
  /** What a view has to cover at its distance. */
  doorWidthM: 1.5,
  wideEntranceWidthM: 3.5,
  tillWidthM: 1.5,
  laneWidthM: 3.5,
  floorPerViewM2: 250,
  /** Narrower general views leave corners out. */
  generalAngleDeg: 70,
  boundarySpacingM: { home: 30, commercial: 40 },
  /**
   * Share of the boundary: planned with views that begin at the wall; on the drawing, where a camera
   * misses the first metres beside it. Below `least` the plan says what is not seen.
   */
  boundarySeenShare: { planned: 0.92, least: 0.85 },
  /** On a site that was drawn, no boundary camera is added for fewer metres. */
  boundaryCameraLeastM: 4,
  /** Narrower views along a boundary miss who stands close to the camera. */
  boundaryAngleDeg: 30,
  thermalSpacingM: 100,
  thermalAngleDeg: 15,
  /** From this length on, a complete plan adds thermal cameras; never at homes. */
  thermalBoundaryM: 300,
  /** What a camera is planned with when the price list has none that fits. */
  plannedMegapixels: 4,
  widestAngleDeg: 100,
  narrowestAngleDeg: 28,

  /** H.265, the upper end of 2 Mbps at 2 MP, 3 to 4 at 4 MP and 6 to 8 at 8 MP. */
  mbpsPerMegapixel: 1,
  /** Of a camera that stays, of a thermal one and of one whose size is not known. */
  otherCameraMbps: 4,
  /** Homes record movement, businesses all day. */
  recordedFraction: { home: 0.5, commercial: 1 },
  /** 1 Mbps for a day: 86 400 s ÷ 8 bit ÷ 1 000 000, in TB. */
  terabytesPerMbpsDay: 0.0108,
  storageMargin: 1.1,
  channelMargin: 1.2,
  recorderChannels: [4, 8, 16, 32, 64],

  poeMargin: 1.2,
  /**
   * Watts that all PoE ports of a recorder supply together, by their number, when its name does not
   * say. Manuals state 50 to 58 W for 4 ports, 66 to 120 W for 8 and 90 to 200 W for 16 (TruVision
   * NVR 11 and 21, LILIN NVR5104E to 5416E, VIVOTEK ND9323P and ND9425P, TRIAX NVR16).
   */
  recorderPoeWatts: [
    { ports: 4, watts: 50 },
    { ports: 8, watts: 72 },
    { ports: 16, watts: 120 },
  ],
  /** Most that a camera draws. */
  plainCameraWatts: 5,
  infraRedCameraWatts: 8,
  /** Infra-red beyond 30 m, a motorised lens, white light, plates or heat. */
  strongCameraWatts: 12,
  ordinaryInfraRedM: 30,
  recorderWatts: 25,
  routerWatts: 12,

  poleM: 3,
  plannedSwitchPorts: 24,
  /** What each switch costs beside its price: half an hour, a plug point and a rack unit. */
  switchHandlingCents: 60_000,
  cabinetRackUnits: 4,
  recorderRackUnits: 2,
  switchRackUnits: 1,
  /** For the router and what has no ears. */
  shelfRackUnits: 1,
  backupRackUnits: 2,
  /** Room for air and for what is added later. */
  cabinetMargin: 1.2,
  camerasPerScreen: 64,
  /** Where guards watch, so that also the essential budget has a screen; so it has where there are tills. */
  watchedByGuards: ['Residential Estate', 'Industrial Site', 'Warehouse'],
  screenInches: [
    { cameras: 8, inches: 22 },
    { cameras: 32, inches: 32 },
    { cameras: Number.POSITIVE_INFINITY, inches: 43 },
  ],
  /** What drives are planned with when none are listed or fit. */
  plannedDriveTb: 16,
  /** From so many cameras on, one is kept as a spare. */
  spareFromCameras: 8,

  configureHours: 0.5,
  aimHours: 0.6,
  /** Without the cable, whose hours follow from its metres. */
  mountIndoorHours: 0.5,
  mountOutdoorHours: 1,
  mountBoundaryHours: 1.5,
  recorderHours: 2.5,
} as const;

/** Of cameras where there is no mains power. */
export const offGridValues = {
  megapixels: 4,
  /** A solar kit names no lens: that of a 4 mm one. */
  angleDeg: 77,
  distanceM: 15,
  /** Out of reach from the ground. */
  poleM: 4,
  /** One camera a point; a complete plan looks both ways. */
  camerasPerPoint: { essential: 1, recommended: 1, complete: 2 },
  /** Without sun: a cold front at the coast brings two or three grey days. */
  daysWithoutSun: 3,
  /** Kit and planted pole. */
  hoursPerCamera: 4,
} as const;
