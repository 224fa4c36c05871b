import { lazy } from 'react';

/** The page of a saved plan needs the code of the plan, which the questionnaire does not. */
export const SavedPlanPage = lazy(async () => ({
  default: (await import('./saved-plan-page.tsx')).SavedPlanPage,
}));
export const ResumeStep = lazy(async () => ({
  default: (await import('./resume-step.tsx')).ResumeStep,
}));
