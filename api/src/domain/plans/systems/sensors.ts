import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designSensors: DesignSystem = () => emptyDesign;
