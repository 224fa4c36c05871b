/** What the price of a plan does not hold: first of every plan, then of its systems. */
export const exclusions = {
  building: 'Building work, such as raising or repairing a wall, foundations and paint.',
  trenches: 'Trenches, and paving that has to be lifted.',
  betweenBuildings:
    'Cable between your buildings, with its trenches or poles, where it is longer than on the drawing, which shows them as one.',
  betweenDrawn: 'Trenches or poles for the cable between your buildings.',
  permits: 'Permits, and the consent of a landlord, a body corporate or an estate.',
  mainsPoints: 'Mains points for the equipment.',
  wiring: 'Repairs to existing wiring.',
  internet: 'The internet line, mobile data and SIM cards.',
  staying: 'Existing equipment that stays: its condition, repairs, and parts to connect it.',
  monitoring: 'Monthly fees of a monitoring or armed response company.',
  maintenance: 'Maintenance after the handover.',
  toQuote: 'Lines marked “to be quoted”, which are not in the totals.',

  videoInternet: 'Internet line and router, and data for viewing from outside.',
  videoData: 'SIM card of the mobile router, and data for viewing from outside.',
  videoTrenches: 'Trenching, conduit in the ground, and repair of paving and walls.',
  videoMainsPoints: 'Mains points for recorder, screen and switches.',
  coaxMainsPoints: 'Mains points for recorder, screen and the 12 V supplies of the cameras.',
  localSupplyPower: 'Mains power at the local 12 V supplies of the cameras.',
  localSwitchPower: 'Mains power at the local switches.',
  alarmBeamPosts: 'Concrete for the beam posts.',
  fenceBrackets:
    'The brackets of the electric fence: the price list has none for this boundary, so the total is without them.',
  fencePlants: 'Cutting back plants along the electric fence, and keeping them short.',
  fenceBeamPosts: 'Concrete for beam posts, and trenches for the beam cables.',
  fenceBeamPanel: 'An alarm panel for the beams to report to.',
  gateGroundWork:
    'Concrete plinths, welding, gate wheels and tracks, and trenches for gate cables.',
  accessCarpentry: 'Carpentry, glass and welding on doors and frames, and new doors.',
  accessFirePanel: 'The connection to a fire alarm panel, by the company that maintains the panel.',
  intercomTrenches: 'Trenches for the intercom cable.',
  intercomAirtime: 'Airtime of the intercom, each month.',
  offGridData: 'SIM cards and mobile data of the solar cameras.',
  offGridConcrete: 'Concrete for camera poles.',
  sensorFees: 'Data and platform fees of the sensors, each month.',
  trackingFees: 'Data, platform and recovery fees of trackers and dash cameras, each month.',
} as const;

export type ExclusionId = keyof typeof exclusions;
