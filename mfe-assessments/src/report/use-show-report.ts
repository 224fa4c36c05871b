import type { ReportAnswer } from '@app/contracts/report';
import { useEffect, useRef } from 'react';
import { useDialogEntry } from '../history-dialog/use-dialog-entry.ts';

/**
 * Shows a report that has arrived. A visitor who has left the page meanwhile stays where they are.
 * @param fragment of the dialog whose place the report takes, when it is open.
 */
export function useShowReport(fragment?: string) {
  const { hash, show } = useDialogEntry();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // The entry of now and not the one at the time of sending: Back may have been pressed.
  const latest = useRef((_report: ReportAnswer) => {});
  useEffect(() => {
    latest.current = (report) => show({ report }, fragment !== undefined && hash === fragment);
  });
  return (report: ReportAnswer) => {
    if (mounted.current) latest.current(report);
  };
}
