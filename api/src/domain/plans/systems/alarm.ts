import { type DesignSystem, emptyDesign } from '../plan-parts.ts';

export const designAlarm: DesignSystem = () => emptyDesign;
