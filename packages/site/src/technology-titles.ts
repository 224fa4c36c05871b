/** Titles of the technology pages by the last part of their path. */
export const technologyTitles = {
  'video-surveillance': 'Video Surveillance',
  'intruder-alarms': 'Intruder Alarms',
  'security-fencing': 'Security Fencing',
  'gate-automation': 'Gate Automation',
  'access-control': 'Access Control',
  monitoring: 'Professional Monitoring',
  'off-grid-surveillance': 'Off-Grid Surveillance',
  'vehicle-telematics': 'Smart Vehicle Telematics',
  'iot-sensors': 'IoT Sensors & Monitoring',
  'intercom-systems': 'Intercom Systems',
} as const;

export type TechnologyId = keyof typeof technologyTitles;

/** Undefined for a text that names no technology, such as one that was typed into an address. */
export const technologyTitle = (id: string): string | undefined =>
  Object.hasOwn(technologyTitles, id) ? technologyTitles[id as TechnologyId] : undefined;
