/** Vehicle telematics. */
export const vehicleValues = {
  labourHours: { tracker: 1.5, panicButton: 0.5, camera: 2, asset: 0.25 },
} as const;
