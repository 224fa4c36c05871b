/** Power in watts at night, when infrared lights make it highest. */
const CAMERA = 12;
const PTZ_CAMERA = 25;
const ROUTER = 12;

/** Share of a lithium iron phosphate battery that reaches the load after reserve, losses and age. */
const USABLE = 0.9 * 0.9 * 0.9;

export const loads = [
  { name: 'One camera and router', watts: CAMERA + ROUTER },
  { name: 'Two cameras and router', watts: 2 * CAMERA + ROUTER },
  { name: 'One PTZ camera and router', watts: PTZ_CAMERA + ROUTER },
] as const;

/** Battery in kilowatt-hours that a load needs for so many days without sun, rounded up. */
export const battery = (watts: number, days: number): number =>
  Math.ceil((watts * 24 * days) / USABLE / 100) / 10;
