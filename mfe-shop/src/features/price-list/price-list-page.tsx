export { load } from './load-price-list.ts';
export { PriceList as Component } from './price-list.tsx';
export { head } from './price-list-head.ts';
