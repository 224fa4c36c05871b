export { Home as Component } from './home.tsx';
export { homeHead as head } from './home-head.ts';
