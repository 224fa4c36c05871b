/** Electric fences. */
export const fenceValues = {
  /** Height of the first live wire where the public can reach the fence. */
  lowestWallMetres: 1.5,
  /** Below this a wall is inspected before the plan is final. */
  inspectedBelowMetres: 1.8,
  /** Live lines that fit the kind of site; each budget takes the most that the price list has a bracket for. */
  strands: {
    home: { least: 6, essential: 6, recommended: 8, complete: 8 },
    commercial: { least: 6, essential: 8, recommended: 8, complete: 8 },
    estate: { least: 12, essential: 12, recommended: 12, complete: 16 },
  },
  bracketSpacingMetres: 3,
  /** A rectangle. */
  corners: 4,
  /** Wire lost in joints and offcuts. */
  wireMargin: 1.1,
  /** Metres on a roll where the price list has none. */
  wireRollMetres: 500,
  /** Joules stored, at least and at most, by metres of wire on one energizer. */
  energizers: [
    { wireMetres: 1500, joules: 4, mostJoules: 6 },
    { wireMetres: 4000, joules: 8, mostJoules: 8 },
    { wireMetres: 8000, joules: 12, mostJoules: 15 },
  ],
  /** The longest stretch with an alarm of its own; 100 to 300 m are usual. */
  longestZoneMetres: 300,
  /**
   * To a building or another barrier: less than the one or more than the other. Source: SANS
   * 10222-3:2016, clause 9.4.3.1; not seen in the edition of 2023.
   */
  clearanceMillimetres: { most: 200, least: 1000 },
  /** What one energizer watches. */
  zonesPerEnergizer: 4,
  metresBetweenCircuits: 2,
  spikesAtEnergizer: 3,
  spikeSpacingMetres: { urban: 30, rural: 100 },
  spikeLengthMetres: 1.2,
  /** For the cable from the fence to a spike, which runs in conduit. */
  conduitMetresPerSpike: 2,
  earthWireMetresAtEnergizer: 10,
  earthWireMetresPerSpike: 3,
  earthWireRollMetres: 100,
  signSpacingMetres: { urban: 10, rural: 100, publicRoad: 10 },
  /** Share of a rural boundary that lies on a public road. */
  publicRoadShare: 0.25,
  /** Beyond the width of a gate, down and up again, there and back. */
  gateCrossingMetres: 4,
  pedestrianGateMetres: 1,
  /** On each line. */
  insulatorsPerBracket: 1,
  insulatorsPerCorner: 2,
  insulatorsInPack: 100,
  springsPerStraight: 1,
  springsInPack: 10,
  ferrulesPerStraight: 4,
  ferrulesInPack: 100,
  /** Current at 12 V for each stored joule. */
  amperesPerJoule: 0.08,
  /** Sealed lead-acid loses this with age and cold. */
  batteryMargin: 1.25,
  /** A second outage before the battery is full again. */
  outagesInARow: 2,
  usualBatteryAmpereHours: 7,
  labourHoursPer100Metres: 17,
  /** The longest stretch between two beams. */
  beamSpanMetres: 200,
  beamPairsPerSupply: 8,
  labourHoursPerBeamPair: 3,
} as const;
