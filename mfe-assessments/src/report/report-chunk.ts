import { lazy } from 'react';

/** The reader of Markdown and the dialog are larger than the rest of a form's page. */
export const loadReportDialog = () => import('./report-dialog.tsx');

export const ReportDialog = lazy(async () => ({
  default: (await loadReportDialog()).ReportDialog,
}));

export const ReportView = lazy(async () => ({
  default: (await import('./report-view.tsx')).ReportView,
}));
