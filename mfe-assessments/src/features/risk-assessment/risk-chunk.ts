import { lazy } from 'react';

/** The dialog with its dependencies, for visitors who open it. */
export const loadRiskDialog = () => import('./risk-dialog.tsx');

export const RiskDialog = lazy(async () => ({ default: (await loadRiskDialog()).RiskDialog }));
