import type { BomLine } from '@app/contracts/security-plan';
import type { Point, SiteLayout } from '@app/contracts/site-layout';

/** What the visitor has moved on the drawing. */
export interface Moved {
  readonly devices: Readonly<Record<string, { readonly at: Point; readonly direction?: number }>>;
  readonly walls: Readonly<Record<string, { readonly from: Point; readonly to: Point }>>;
}

export interface SiteDrawingProps {
  readonly layout: SiteLayout;
  readonly bom: readonly BomLine[];
  /** Index of the line whose devices are marked. */
  readonly selectedLine: number | undefined;
  readonly onSelectLine: (line: number | undefined) => void;
  readonly moved: Moved | undefined;
  readonly onMove: (moved: Moved) => void;
}

/** The devices of the plan as a list, each with its line, until they are drawn. */
export function SiteDrawing({ layout, selectedLine, onSelectLine }: SiteDrawingProps) {
  return (
    <ul>
      {layout.devices.map(({ id, label, line, symbol }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={line === selectedLine}
            onClick={() => onSelectLine(line === selectedLine ? undefined : line)}
          >
            {symbol}: {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
