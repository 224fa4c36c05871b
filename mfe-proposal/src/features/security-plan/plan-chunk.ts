import { lazy } from 'react';

/** The plan is larger than all the steps before it together. */
export const loadPlanPage = () => import('./plan/flow-plan.tsx');

/** Loads the code while the visitor checks the answers. If it fails, it is loaded again. */
export const prefetchPlanPage = (): void => void loadPlanPage().catch(() => {});

export const FlowPlan = lazy(async () => ({ default: (await loadPlanPage()).FlowPlan }));
