import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designOffGrid: DesignSystem = () => emptyDesign;
