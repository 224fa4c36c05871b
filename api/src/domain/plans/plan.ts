import type { SecurityPlan } from '@app/contracts/security-plan';

/** A plan with its amounts in cents. */
export type Plan = SecurityPlan;
