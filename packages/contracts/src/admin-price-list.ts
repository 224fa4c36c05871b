import * as v from 'valibot';
import { Refusals, SqlFileName } from './admin-upload.ts';
import { defineEndpoint } from './endpoint.ts';
import { PasskeyAssertion } from './passkey-assertion.ts';
import { rand } from './rand.ts';
import { longest } from './text.ts';

/** What is said of the steps after an upload. */
export const priceListTexts = {
  undone: 'The earlier price list is live again.',
  undoneSoon: 'The earlier price list is live again. Visitors will see it in a moment.',
  cancelled: 'The new list was removed. The price list has not changed.',
  overtaken:
    'Another price list has become live since. Nothing was changed. Please look at the history, then upload the file again.',
  previewGone:
    'This preview is no longer there: it was applied or cancelled, or is more than an hour old. Please look at the history.',
  listGone: 'This price list is no longer kept, or is live already. Please look at the history.',
} as const;

/** A product of a list with its price; all lists below have at most a hundred entries. */
const PricedProduct = v.object({ sku: v.string(), name: v.string(), price: rand });

/** What a file would change, before anything is changed. */
export const PriceListPreview = v.object({
  /** For `applyPriceList` and `cancelPriceList`. */
  id: v.string(),
  /** After this time it cannot be applied; ISO 8601, UTC. */
  expiresAt: v.string(),
  file: v.nullable(v.object({ name: v.string(), sha256: v.string() })),
  /** Products of the list that is live, and of the file. */
  before: v.number(),
  after: v.number(),
  /** Rows of products in the file. */
  read: v.number(),
  added: v.number(),
  removed: v.number(),
  changed: v.number(),
  /** Products with another price. */
  repriced: v.number(),
  refused: v.number(),
  refusals: Refusals,
  repeated: v.number(),
  repeats: Refusals,
  unusedTables: v.array(v.string()),
  /** What the owner has to decide. */
  warnings: v.array(v.object({ kind: v.string(), message: v.string() })),
  /** The largest change first, as a share of the price before. */
  priceChanges: v.array(
    v.object({ sku: v.string(), name: v.string(), before: rand, after: rand, cost: rand }),
  ),
  /** Of how many products the new price or cost puts the price below the cost. */
  belowCost: v.number(),
  /** The largest loss first. */
  belowCostProducts: v.array(v.object({ ...PricedProduct.entries, cost: rand })),
  addedProducts: v.array(PricedProduct),
  removedProducts: v.array(PricedProduct),
});
export type PriceListPreview = v.InferOutput<typeof PriceListPreview>;
export type SentPreview = v.InferInput<typeof PriceListPreview>;

/** One change of the list that visitors get. */
export const PriceListChange = v.object({
  /** One more than the change before; for `undoPriceList`. */
  number: v.number(),
  /** The list that became live; for `undoPriceList`. */
  list: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** `import`, `undo`, or a word that is newer than this schema. */
  kind: v.string(),
  /** Null for changes that an older program made, as all that follows. */
  who: v.nullable(v.string()),
  /** SHA-256 in hex, of the file as it was uploaded. */
  file: v.nullable(v.object({ name: v.string(), sha256: v.string() })),
  products: v.nullable(v.number()),
  /** Null when it is not known how the lists before and after differ. */
  counts: v.nullable(
    v.object({ added: v.number(), changed: v.number(), removed: v.number(), refused: v.number() }),
  ),
  /** Whether the owner can go back to this list. */
  canReturn: v.boolean(),
});
export type PriceListChange = v.InferOutput<typeof PriceListChange>;

/** The history and what waits for a decision. */
export const PriceLists = v.object({
  /** The newest preview that can be applied. */
  preview: v.nullable(PriceListPreview),
  /** The newest first: the first one's list is live. At most fifty. */
  changes: v.array(PriceListChange),
});
export type PriceLists = v.InferOutput<typeof PriceLists>;

const Changed = v.object({ message: v.string(), lists: PriceLists });
const whichList = 'Please send the id of a price list';
const id = v.pipe(v.string(whichList), v.minLength(1, whichList), longest(64, whichList));
const whichChange = 'Please send the number of a change';

export const previewPriceList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/price-list/preview',
  summary: 'What the price list of an SQL file would change; with a session of the owner',
  request: v.object({ sqlFile: SqlFileName }),
  files: ['sqlFile'],
  response: PriceListPreview,
  needsSession: true,
});

export const readPriceLists = defineEndpoint({
  method: 'GET',
  path: '/api/admin/price-list',
  summary: 'History of the price list, and the preview that waits; with a session of the owner',
  response: PriceLists,
  needsSession: true,
});

export const applyPriceList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/price-list/apply',
  summary: 'Make a previewed price list live; with a session of the owner',
  request: v.object({ preview: id, assertion: v.optional(PasskeyAssertion) }),
  response: Changed,
  takesLong: true,
  needsSession: true,
});

export const cancelPriceList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/price-list/cancel',
  summary: 'Remove a previewed price list; with a session of the owner',
  request: v.object({ preview: id }),
  response: Changed,
  needsSession: true,
});

export const undoPriceList = defineEndpoint({
  method: 'POST',
  path: '/api/admin/price-list/undo',
  summary: 'Make an earlier price list live again; with a session of the owner',
  request: v.object({
    to: id,
    /** Number of the latest change that the owner has seen. */
    after: v.pipe(v.number(whichChange), v.integer(whichChange), v.minValue(0, whichChange)),
    assertion: v.optional(PasskeyAssertion),
  }),
  response: Changed,
  takesLong: true,
  needsSession: true,
});
