export { load } from './load-price-list.ts';
export { head } from './price-list-head.ts';
export { PriceListOrOrder as Component } from './price-list-or-order.tsx';
