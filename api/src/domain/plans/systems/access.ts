import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designAccess: DesignSystem = () => emptyDesign;
