import { encodeProduct, type WireProduct } from '@app/contracts/product';
import type { StoredProduct } from '../ports.ts';

/** A product as the API sends it. Without its cost when the operator hides it. */
export const toWireProduct = (
  { cost, ...product }: StoredProduct,
  hideCost: boolean,
): WireProduct => encodeProduct(hideCost ? product : { ...product, cost });
