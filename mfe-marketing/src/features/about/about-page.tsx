export { About as Component } from './about.tsx';
export { aboutHead as head } from './about-head.ts';
