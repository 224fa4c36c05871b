/**
 * Electric fences. "Planning value" is ours: an installer may change it. Values of SANS 10222-3:2023
 * (edition 5.1) are not ours to change.
 */
export const fenceValues = {
  /** SANS 10222-3:2023: height of the first live wire where the public can reach the fence. */
  lowestWallMetres: 1.5,
  /** Planning value: below this a wall is inspected before the plan is final. */
  inspectedBelowMetres: 1.8,
  /** Planning value: live lines that fit the kind of site; each budget takes the most that the price list has a bracket for. */
  strands: {
    home: { least: 6, essential: 6, recommended: 8, complete: 8 },
    commercial: { least: 6, essential: 8, recommended: 8, complete: 8 },
    estate: { least: 12, essential: 12, recommended: 12, complete: 16 },
  },
  /** Trade guides. */
  bracketSpacingMetres: 3,
  /** Planning value: a rectangle. */
  corners: 4,
  /** Planning value: wire lost in joints and offcuts. */
  wireMargin: 1.1,
  /** Planning value: metres on a roll where the price list has none. */
  wireRollMetres: 500,
  /** Planning value: joules stored, at least and at most, by metres of wire on one energizer. */
  energizers: [
    { wireMetres: 1500, joules: 4, mostJoules: 6, words: '4 to 6 J' },
    { wireMetres: 4000, joules: 8, mostJoules: 8, words: '8 J' },
    { wireMetres: 8000, joules: 12, mostJoules: 15, words: '12 to 15 J' },
  ],
  /** Planning value: the longest stretch with an alarm of its own; 100 to 300 m are usual. */
  longestZoneMetres: 300,
  /** Planning value: what one energizer watches. */
  zonesPerEnergizer: 4,
  /** SANS 10222-3:2023. */
  metresBetweenCircuits: 2,
  /** SANS 10222-3:2023. */
  spikesAtEnergizer: 3,
  spikeSpacingMetres: { urban: 30, rural: 100 },
  spikeLengthMetres: 1.2,
  /** Planning value; that the cable runs in conduit is SANS 10222-3:2023. */
  conduitMetresPerSpike: 2,
  /** Planning values. */
  earthWireMetresAtEnergizer: 10,
  earthWireMetresPerSpike: 3,
  earthWireRollMetres: 100,
  /** SANS 10222-3:2023. */
  signSpacingMetres: { urban: 10, rural: 100, publicRoad: 10 },
  /** Planning value: share of a rural boundary that lies on a public road. */
  publicRoadShare: 0.25,
  /** Planning value: from the energizer to the fence, there and back. */
  leadMetres: { home: 30, commercial: 60 },
  /** Planning value: beyond the width of a gate, down and up again, there and back. */
  gateCrossingMetres: 4,
  pedestrianGateMetres: 1,
  htRollMetres: 25,
  /** Planning values: on each line. */
  insulatorsPerBracket: 1,
  insulatorsPerCorner: 2,
  insulatorsInPack: 100,
  springsPerStraight: 1,
  springsInPack: 10,
  ferrulesPerStraight: 4,
  ferrulesInPack: 100,
  /** Planning value: current at 12 V for each stored joule. */
  amperesPerJoule: 0.08,
  /** Planning value: sealed lead-acid loses this with age and cold. */
  batteryMargin: 1.25,
  /** Planning value: a second outage before the battery is full again. */
  outagesInARow: 2,
  usualBatteryAmpereHours: 7,
  /** Planning value. */
  labourHoursPer100Metres: 17,
  /** Planning value: the longest stretch between two beams. */
  beamSpanMetres: 200,
  /** Planning values. */
  beamCableRollMetres: 100,
  beamPairsPerSupply: 8,
  labourHoursPerBeamPair: 3,
} as const;
