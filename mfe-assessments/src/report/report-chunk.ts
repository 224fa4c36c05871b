import { lazy } from 'react';

/** The reader of Markdown and the dialog are larger than the rest of a form's page. */
export const loadReportDialog = () => import('./report-dialog.tsx');

/**
 * Loads the code of the dialog before the report is there, so that a connection that drops
 * meanwhile does not stop it from being shown. If it fails it is loaded again with the report.
 */
export const prefetchReportDialog = (): void => void loadReportDialog().catch(() => {});

export const ReportDialog = lazy(async () => ({
  default: (await loadReportDialog()).ReportDialog,
}));

export const loadCorrectionForm = () => import('./correction-form.tsx');

export const CorrectionForm = lazy(async () => ({
  default: (await loadCorrectionForm()).CorrectionForm,
}));

export const PlainCorrection = lazy(async () => ({
  default: (await import('./plain-correction.tsx')).PlainCorrection,
}));

export const ReportView = lazy(async () => ({
  default: (await import('./report-view.tsx')).ReportView,
}));
