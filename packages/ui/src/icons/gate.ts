import { icon } from './icon.tsx';

/** Lucide has no driveway gate; this one uses the same grid. */
export const GateIcon = /* @__PURE__ */ icon([
  ['path', { d: 'M3 21V5' }],
  ['path', { d: 'M21 21V5' }],
  ['path', { d: 'M6 18h12V8H6z' }],
  ['path', { d: 'M10 8v10' }],
  ['path', { d: 'M14 8v10' }],
]);
