import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designVehicles: DesignSystem = () => emptyDesign;
