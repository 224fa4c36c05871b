import type { ReportAnswer } from '@app/contracts/report';
import { useEffect, useRef } from 'react';
import { useDialogEntry } from '../history-dialog/use-dialog-entry.ts';
import type { AskedRequest } from './asked-request.ts';

interface Options {
  /** Id of the element that gets the focus when the report is closed. */
  readonly focusAfter: string;
  /** Fragment of the dialog whose place the report takes when that dialog is open. */
  readonly inPlaceOf?: string;
}

/** Shows a report that has arrived. A visitor who has left the page meanwhile stays where they are. */
export function useShowReport({ focusAfter, inPlaceOf }: Options) {
  const { hash, show } = useDialogEntry();
  // The entry of now and not the one at the time of sending: Back may have been pressed.
  const showNow = useRef<(report: ReportAnswer, asked: AskedRequest) => void>(undefined);
  useEffect(() => {
    showNow.current = (report, asked) => show({ report, asked, focusAfter }, hash === inPlaceOf);
    return () => {
      showNow.current = undefined;
    };
  });
  return (report: ReportAnswer, asked: AskedRequest) => showNow.current?.(report, asked);
}
