/**
 * Sizes that the drawing of a site takes for granted: the answers give areas and lengths, not shapes.
 */
export const layoutValues = {
  /** Width ÷ depth of boundary and building. */
  widthToDepth: 4 / 3,
  /** Kept clear between boundary and building. */
  clearMetres: 2,
  /** The building stands in the middle, but no further from the street. */
  frontYardMostMetres: 30,
  /** Around a building without a boundary, for cameras and sensors that stand away from it. */
  openGroundMetres: 12,
  /** Smallest building that is drawn. */
  leastBuildingSquareMetres: 12,
  leastRoomSquareMetres: 4,
  /** Of floor for each device, so that they can be told apart. */
  squareMetresPerDevice: 1.5,
  /** Of the building, when an open floor and rooms share it. */
  openFloorLeastShare: 0.25,
  openFloorMostShare: 0.9,
  /** Width ÷ depth of a room. */
  roomWidthToDepth: 1.25,
  passageMetres: 1.2,
  /** Shallower rows of rooms get no passage. */
  passageFromRowMetres: 2.2,
  doorMetres: 1,
  innerDoorMetres: 0.8,
  shutterMetres: 3,
  dockMetres: 3,
  pedestrianGateMetres: 1.2,
  /** Between two gates, for posts and motors. */
  betweenGatesMetres: 3,
  /** Between two devices on the drawing. */
  betweenDevicesMetres: 0.8,
  /** From a wall to a device that hangs on it. */
  fromWallMetres: 0.3,
  /** Eaves or a bracket hold a camera this far from its wall. */
  eavesMetres: 0.5,
  /** Between two points of a side or wall that a boundary camera could be fixed at, about. */
  betweenMountsMetres: 8,
  /** Cameras and detectors on the boundary stand this far inside it. */
  insideBoundaryMetres: 0.4,
  /** A camera that looks along a wall is turned away from it by this share of its angle. */
  turnFromWallShare: 1 / 6,
  /** When a camera names no distance. */
  viewDistanceMetres: 3,
  /** From the gate's line to a licence-plate camera's, at most. */
  plateAngleDegrees: 30,
  /** Points without mains power stand this far inside the boundary, as a share of the yard. */
  remotePointShare: 0.5,
} as const;
