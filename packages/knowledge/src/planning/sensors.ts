/** Sensors on a radio network of their own. */
export const sensorValues = {
  gateways: 1,
  gatewayWatts: 5,
  labourHoursPerGateway: 2,
  labourHoursPerSensor: 0.5,
} as const;
