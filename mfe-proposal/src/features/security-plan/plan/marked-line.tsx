import type { BomLine } from '@app/contracts/security-plan';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import type { MouseEvent } from 'react';
import css from './marked-line.module.css';
import { lineId, type Selection } from './use-selected-line.ts';

/** Above the drawing: which line is marked on it, and the way there. Its height never changes. */
export function MarkedLine({
  bom,
  selection: { line, select },
}: {
  readonly bom: readonly BomLine[];
  readonly selection: Selection;
}) {
  const marked = line === undefined ? undefined : bom[line];
  return (
    <div className={css.bar} data-print="hide">
      <p role="status" className={css.text}>
        {marked && line !== undefined
          ? `Marked: line ${line + 1}, ${marked.quantity} × ${marked.item}.`
          : 'Choose a device to mark its line in the bill of materials.'}
      </p>
      {line !== undefined && (
        <Row>
          <a href={`#${lineId(line)}`} onClick={(event) => showLine(event, line)}>
            Go to line {line + 1}
          </a>
          <Button variant="quiet" size="sm" onClick={() => select(undefined)}>
            Clear the mark
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Following the link would add a history entry. */
function showLine(event: MouseEvent, line: number) {
  const row = document.getElementById(lineId(line));
  if (!row) return;
  event.preventDefault();
  row.scrollIntoView({ block: 'center' });
  row.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
}
