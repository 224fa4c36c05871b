import { useState } from 'react';

/** The line of the bill of materials whose devices are marked on the drawing, and the reverse. */
export function useSelectedLine() {
  const [line, select] = useState<number>();
  return { line, select };
}

export type Selection = ReturnType<typeof useSelectedLine>;

/** Id of the row of a line, so that the drawing can lead to it. */
export const lineId = (line: number): string => `bom-${line + 1}`;
