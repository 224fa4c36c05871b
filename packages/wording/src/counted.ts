import { figure } from './figures.ts';

/** "1 product", "8 products", "12 000 products". */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
