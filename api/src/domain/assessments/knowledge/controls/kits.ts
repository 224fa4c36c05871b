import type { Purchase } from '../control.ts';

// Hours a piece are those of the planning rules: a camera is configured (0.5), aimed (0.6) and cabled
// (1); a wireless device takes 0.4, a wired point 1, a recorder 2.5, a panel 3, a door 5.5, a gate 5.

type Count = readonly [fewest: number, most: number];

/** 4 MP: with a 6 mm lens it reaches 500 px/m to about 5 m. */
export const cameras = (count: Count): Purchase => ({
  need: { device: 'ip-camera', atLeast: { megapixels: 4 } },
  count,
  hours: 2.1,
});

export const colourCameras = (count: Count): Purchase => ({
  need: { device: 'ip-camera', atLeast: { megapixels: 4 }, with: ['colour-at-night'] },
  count,
  hours: 2.1,
});

export const recorder = (channels: number): Purchase => ({
  need: { device: 'nvr', atLeast: { channels }, atMost: { channels: channels * 2 } },
  count: [1, 1],
  hours: 2.5,
});

export const drive = (terabytes: number): Purchase => ({
  need: { device: 'hard-drive', atLeast: { terabytes }, atMost: { terabytes: terabytes * 2 } },
  count: [1, 1],
  hours: 0,
});

export const holdUpButtons = (count: Count): Purchase => ({
  need: { device: 'hold-up-button' },
  count,
  hours: 1,
});

export const pendants = (count: Count): Purchase => ({
  need: { device: 'panic-pendant' },
  count,
  hours: 0.4,
});

export const wirelessHub: Purchase = { need: { device: 'alarm-hub' }, count: [1, 1], hours: 3 };

export const detectors = (count: Count): Purchase => ({
  need: { device: 'indoor-detector', with: ['wireless'] },
  count,
  hours: 0.4,
});

export const wirelessContacts = (count: Count): Purchase => ({
  need: { device: 'door-contact', with: ['wireless'] },
  count,
  hours: 0.4,
});

export const outdoorDetectors = (count: Count): Purchase => ({
  need: { device: 'outdoor-detector' },
  count,
  hours: 1,
});

export const beams = (count: Count, metres: number): Purchase => ({
  need: { device: 'beam-pair', atLeast: { metres } },
  count,
  hours: 2,
});

export const siren: Purchase = { need: { device: 'outdoor-siren' }, count: [1, 1], hours: 1 };
