export { PlainPlan as Component } from './plain-plan.tsx';
export { plainPlanHead as head } from './plain-plan-head.ts';
export { takePlanPost as action } from './take-plan-post.ts';
