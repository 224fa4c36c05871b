import type { SecurityPlan } from '@app/contracts/security-plan';

/** A plan with its amounts in cents, VAT included. */
export type Plan = SecurityPlan;
