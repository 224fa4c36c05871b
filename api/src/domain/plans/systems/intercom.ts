import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designIntercom: DesignSystem = () => emptyDesign;
