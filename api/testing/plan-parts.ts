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
  label: 'Front door',
  place: { at: 'entrance', index: 0 },
  offer: undefined,
  item: 'Camera',
  reason: 'A rule: 1',
  ...changes,
});

/** A supply that is to be quoted. */
export const aSupply = (changes: Partial<Supply> = {}): Supply => ({
  system: 'video',
  offer: undefined,
  item: 'Bracket',
  reason: 'A rule: 1',
  quantity: 1,
  ...changes,
});

export const aDesign = (changes: Partial<SystemDesign> = {}): SystemDesign => ({
  ...emptyDesign,
  ...changes,
});
