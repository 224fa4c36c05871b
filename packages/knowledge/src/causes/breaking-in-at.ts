/** What someone who breaks in may be after. */
export const BREAKING_IN = [
  'burglary',
  'equipment-theft',
  'vandalism',
  'medicine-theft',
  'data-theft',
  'home-invasion',
  'metal-theft',
  'cable-theft',
] as const;
