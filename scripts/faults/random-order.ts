import type { WireOrderRequest } from '@app/contracts/order';
import type { Random } from '@app/testing/seeded-random';

const MOST_OF_ONE = 9;

/** An order of one to all of the products, each once. `name` must be unique. */
export function randomOrder(
  random: Random,
  skus: readonly string[],
  name: string,
): WireOrderRequest {
  const upTo = (limit: number) => Math.floor(random() * limit);
  const left = [...skus];
  const cart = Array.from({ length: 1 + upTo(skus.length) }, () => ({
    Sku: left.splice(upTo(left.length), 1).join(),
    quantity: 1 + upTo(MOST_OF_ONE),
  }));
  return {
    name: `Customer ${name}`,
    email: `customer-${name}@example.com`,
    phone: '0315550100',
    cart,
    includeInstallEstimate: random() < 0.5,
  };
}
