/** Access control. */
export const accessValues = {
  maglockKilograms: 280,
  /** Cards of 13.56 MHz answer with a key; a 125 kHz card is copied in seconds. */
  secureCardHertz: 13_560_000,
  /** Sizes to ask for when the price list has no controller. */
  controllerDoors: [1, 2, 4, 8],
  /** A controller's own limit is checked from this many people on. */
  usersToCheck: 1000,
  credentialReserve: 1.1,
  /** At 12 V while a person opens: lock and reader. */
  peakAmperesPerDoor: 0.7,
  peakMargin: 1.2,
  supplyAmperes: 3,
  /** At 12 V while nobody opens. A maglock always draws; a strike only while it opens. */
  readerAmperes: 0.2,
  maglockAmperes: 0.5,
  batteryMargin: 1.25,
  batteryAmpereHours: 7,
  controllerWatts: 6,
  labourHoursPerDoor: 5.5,
} as const;
