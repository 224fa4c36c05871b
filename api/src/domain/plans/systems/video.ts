import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designVideo: DesignSystem = () => emptyDesign;
