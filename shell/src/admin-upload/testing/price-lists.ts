import type { PriceListChange, SentPreview } from '@app/contracts/admin-price-list';

export const file = { name: 'june.sql', sha256: 'a1b2c3d4'.repeat(8) };

/** A preview as the API sends it: nothing to decide about. */
export const aPreview = (changes: Partial<SentPreview> = {}): SentPreview => ({
  id: 'list-2',
  expiresAt: '2026-11-22T12:05:00.000Z',
  file,
  before: 401,
  after: 409,
  read: 409,
  added: 12,
  removed: 4,
  changed: 30,
  repriced: 0,
  refused: 0,
  refusals: [],
  repeated: 0,
  repeats: [],
  unusedTables: [],
  warnings: [],
  priceChanges: [],
  belowCost: 0,
  belowCostProducts: [],
  addedProducts: [],
  removedProducts: [],
  ...changes,
});

/** A preview with something of everything. */
export const aFullPreview = (): SentPreview =>
  aPreview({
    repriced: 250,
    belowCost: 1,
    refused: 1,
    repeated: 1,
    warnings: [
      { kind: 'below-cost', message: '1 price is below cost.' },
      { kind: 'price-jumps', message: '1 price changes by more than 50%.' },
    ],
    priceChanges: [
      { sku: 'VT-IP4B28', name: '4MP bullet camera', before: 1185, after: 1990, cost: 763.71 },
      { sku: 'LB-MNT', name: 'Maintenance contract', before: 1175, after: 600, cost: 679.96 },
    ],
    belowCostProducts: [{ sku: 'LB-MNT', name: 'Maintenance contract', price: 600, cost: 679.96 }],
    addedProducts: [{ sku: 'NEW-1', name: 'New siren', price: 349.9 }],
    removedProducts: [{ sku: 'OLD-1', name: 'Old siren', price: 299.9 }],
    refusals: [{ line: 7, reason: 'Price is not a number' }],
    repeats: [{ line: 9, reason: 'Sku NEW-1 again' }],
    unusedTables: ['archive.products'],
  });

export const aChange = (
  number: number,
  changes: Partial<PriceListChange> = {},
): PriceListChange => ({
  number,
  list: `list-${number}`,
  at: `2026-11-${20 + number}T08:00:00.000Z`,
  kind: 'import',
  who: 'thandi',
  file,
  products: 400 + number,
  counts: { added: 12, changed: 30, removed: 4, refused: 0 },
  canReturn: false,
  ...changes,
});

/** The second list is live, and the first can be returned to. */
export const twoChanges = [aChange(2), aChange(1, { canReturn: true, who: null, file: null })];
