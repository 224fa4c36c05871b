export { ProposalPage as Component } from './proposal-page.tsx';
export { load } from './saved-plan/load-opened-plan.ts';
export { securityPlanHead as head } from './security-plan-head.ts';
