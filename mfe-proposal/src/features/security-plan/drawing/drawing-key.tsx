import type { BomLine } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import type { ReactNode } from 'react';
import { DeviceTable } from './device-table.tsx';
import { Legend } from './legend.tsx';
import css from './site-drawing.module.css';

interface Props {
  /** As the plan has it. */
  readonly layout: SiteLayout;
  /** As it is shown. */
  readonly shown: SiteLayout;
  readonly bom: readonly BomLine[];
  /** Whether a view is amber. */
  readonly hasAnswer: boolean;
  /** How to use the drawing. */
  readonly children?: ReactNode;
}

/** What the marks mean, what the drawing takes for granted, and its devices as a table. */
export function DrawingKey({ layout, shown, bom, hasAnswer, children }: Props) {
  return (
    <figcaption>
      <details className={css.about}>
        <summary>What the marks mean, and all devices</summary>
        <div className={css.key}>
          {children}
          <Legend
            layout={layout}
            hasBlindSpots={(shown.cover?.blindSpots.length ?? 0) > 0}
            hasAnswer={hasAnswer}
          />
          {shown.cover && <p>Discern and validate are levels of detail of IEC 62676-4:2025.</p>}
          <ul className={css.notes}>
            {layout.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <DeviceTable layout={layout} shown={shown} bom={bom} />
        </div>
      </details>
    </figcaption>
  );
}
