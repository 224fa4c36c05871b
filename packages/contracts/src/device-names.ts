import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

/** Names of what the price list has, as suggestions for a form. Both may be empty. */
export const DeviceNames = v.object({
  /** The categories of the price list. */
  deviceTypes: v.array(v.string()),
  brands: v.array(v.string()),
});
export type DeviceNames = v.InferOutput<typeof DeviceNames>;

export const readDeviceNames = defineEndpoint({
  method: 'GET',
  path: '/api/device-names',
  summary: 'The categories and brands of the price list',
  response: DeviceNames,
});
