import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designGates: DesignSystem = () => emptyDesign;
