export { SecurityPlan as Component } from './security-plan.tsx';
export { securityPlanHead as head } from './security-plan-head.ts';
