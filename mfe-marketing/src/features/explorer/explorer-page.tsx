export { loadPrices as load } from '../technology/load-technology-prices.ts';
export { Explorer as Component } from './explorer.tsx';
export { explorerHead as head } from './explorer-head.ts';
