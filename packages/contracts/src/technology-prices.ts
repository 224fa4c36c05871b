import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { rand } from './rand.ts';

/** What one thing on the page of a technology costs. */
export const TechnologyPrice = v.object({
  /** Last part of the page's path, such as `video-surveillance`. */
  technology: v.string(),
  /** Such as "4 MP, 2.8 mm camera". */
  label: v.string(),
  /** Of the cheapest product that fits, VAT included. */
  from: rand,
  /** A search of the price list that finds it. */
  search: v.string(),
});
export type TechnologyPrice = v.InferOutput<typeof TechnologyPrice>;

export const readTechnologyPrices = defineEndpoint({
  method: 'GET',
  path: '/api/technology-prices',
  summary: 'What the devices on the technology pages cost; those that no product fits are left out',
  response: v.array(TechnologyPrice),
});
