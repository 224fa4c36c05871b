import type { Offer } from '../src/domain/plans/market/market.ts';
import {
  type Device,
  emptyDesign,
  type Supply,
  type SystemDesign,
} from '../src/domain/plans/plan-parts.ts';

export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  sku: 'A-1',
  name: 'Vantis IP camera',
  category: 'CAMERAS',
  device: 'ip-camera',
  price: 100_00,
  family: 'Vantis',
  figures: {},
  features: new Set(),
  ...changes,
});

/** A camera at an entrance that is to be quoted. */
export const aDevice = (changes: Partial<Device> = {}): Device => ({
  id: 'camera-1',
  system: 'video',
  symbol: 'camera',
  label: { id: 'outer-door', number: 1 },
  place: { at: 'entrance', index: 0 },
  kind: 'ip-camera',
  offer: undefined,
  item: { id: 'ip-camera', outdoor: true, pixelsPerMetre: 500, distance: 3 },
  reason: { id: 'spare-camera', cameras: 8 },
  ...changes,
});

/** A supply that is to be quoted. */
export const aSupply = (changes: Partial<Supply> = {}): Supply => ({
  system: 'video',
  kind: 'camera-junction-box',
  offer: undefined,
  item: 'junction-box',
  reason: { id: 'junction-boxes', cameras: 1 },
  quantity: 1,
  ...changes,
});

export const aDesign = (changes: Partial<SystemDesign> = {}): SystemDesign => ({
  ...emptyDesign,
  ...changes,
});
