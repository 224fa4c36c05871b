import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designFence: DesignSystem = () => emptyDesign;
