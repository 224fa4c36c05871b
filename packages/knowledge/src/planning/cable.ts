/** How cables are measured on the drawing, and what they are bought in; M is metres. */
export const cableValues = {
  /** To join both ends, and for what no drawing shows. */
  slackMetres: 6,
  /** Offcuts and ends of rolls; once, over all cable of a type. */
  wasteFactor: 1.15,
  /** Copper network cable. */
  longestCopperRunM: 100,
  /** A device so near to the boundary has its cable along it. */
  fenceLineMetres: 2,
  /** A device so near to the building has its cable inside it. */
  onBuildingMetres: 1,
  /** Only of what no drawing has: monitors in the units of other people. */
  undrawnRunMetres: { home: 25, commercial: 45 },
  /** Heights above the floor or the ground, by the mark of a device on the drawing. */
  heightMetres: {
    camera: 3,
    recorder: 1.5,
    screen: 1.5,
    detector: 2.2,
    'outdoor-detector': 2.4,
    contact: 2.1,
    siren: 2.5,
    panic: 0.8,
    keypad: 1.4,
    panel: 1.8,
    beam: 1,
    energizer: 1.8,
    'gate-motor': 0.3,
    barrier: 1,
    reader: 1.2,
    lock: 1,
    intercom: 1.4,
    power: 0.5,
    sensor: 1.5,
    tower: 4,
    switch: 1.5,
    other: 2.5,
  },
  /** From floor to floor. */
  storeyMetres: 3,
  /** A camera that has to show a face. */
  faceCameraMetres: 2.4,
  /** On a ceiling, looking all round, or just above it in the roof. */
  ceilingDetectorMetres: 3,
  /** On the ceiling of the garage. */
  garageMotorMetres: 2.4,
  /** Contacts of gates are low on the leaf, those of doors at the top. */
  gateContactMetres: 0.5,
  /** Of a box of network cable whose product does not say. */
  boxM: 305,
  /** Shorter pieces are patch leads. */
  leastDrumM: 100,
  commsRollMetres: 100,
  htRollMetres: 25,
  connectorsPerRun: 2,
  connectorMargin: 1.1,
  modulesPerFibre: 2,
  /** A technician pulls and fixes 50 m in an hour. */
  hoursPerMetre: 0.02,
  /** Of the way to the equipment that counts beside a fibre's own length, so that few switches are in a row. */
  fibreDetourShare: 0.2,
  /** A local switch point, with its cabinet and the joints of its fibre. */
  localSwitchHours: 3,
} as const;
