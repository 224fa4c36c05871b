export { load } from './saved-plan/load-opened-plan.ts';
export { securityPlanHead as head } from './security-plan-head.ts';
export { PlanOrPost as Component } from './without-script/plan-or-post.tsx';
export { takePlanPost as action } from './without-script/take-plan-post.ts';
