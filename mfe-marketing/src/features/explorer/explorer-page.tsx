export { Explorer as Component } from './explorer.tsx';
export { explorerHead as head } from './explorer-head.ts';
