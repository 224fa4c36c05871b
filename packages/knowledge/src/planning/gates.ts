/** Gate automation. */
export const gateValues = {
  /** Rating of a motor in kilograms ÷ mass of the gate. */
  ratingFactor: 1.25,
  /**
   * How often a vehicle gate opens on a day, all lanes together. Of an estate for each house, out and
   * in again, and visitors; of other sites for each person, of whom half drive at a business, and for
   * each loading dock.
   */
  openingsADay: {
    house: 2,
    shareOfHousesWithVisitor: 0.5,
    personAtHome: 4,
    personAtWork: 1,
    dock: 8,
  },
  /**
   * Openings a day of motors whose names state none, by their rating. The datasheet of the motor
   * decides.
   */
  slidingMotorClasses: [
    { kilograms: 500, openings: 50 },
    { kilograms: 800, openings: 100 },
    { kilograms: 1000, openings: 250 },
    { kilograms: 2000, openings: 500 },
    { kilograms: 100_000, openings: 800 },
  ],
  swingMotorOpenings: 100,
  boomOpenings: { plain: 1000, industrial: 3000 },
  /** Residents and staff open by tags on their windscreens. */
  vehiclesPerHouse: 2,
  drivingShareOfPeopleAtWork: 0.5,
  tagReserve: 1.1,
  remotesBesideTags: 4,
  tagReaderWatts: 10,
  labourHoursPerTagReader: 3,
  leavesOfSwingGate: 2,
  /** A sliding gate is this much longer than its opening. */
  overlapMetres: 0.5,
  rackPieceMetres: 1,
  antiLiftBracketsPerGate: 2,
  /** The usual gate, where the price list's remotes end: others use the phone opener or keypad. */
  remotesAtMost: { home: 6, commercial: 10 },
  spareRemotes: 1,
  batteryAmpereHours: 7,
  /** Of a boom without a battery, on average: it moves for seconds and then waits. */
  boomWatts: 20,
  /** While it moves. */
  boomPeakWatts: 250,
  /** Openings on a full battery. */
  openingsOnBattery: '10 to 20',
  labourHoursPerGate: 5,
  labourHoursPerGateThatStays: 2,
} as const;
