import { formatRand } from '@app/contracts/money';
import type { PlanQuote } from '@app/contracts/plan-quote';
import type { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { measuresOf } from '@app/site-plan/outline-measures';
import { Disclosure } from '@app/ui/disclosure';
import { useState } from 'react';
import { OutlineComparison } from '../compare/outline-comparison.tsx';
import css from './site-editor.module.css';

interface Props {
  readonly plan: SecurityPlan;
  /** The outline of the plan. */
  readonly start: SiteOutline;
  readonly outline: SiteOutline;
  readonly quote: PlanQuote | undefined;
  readonly waits: Waits;
}

/** Why quantities and total are those of an earlier drawing; undefined when they are of this one. */
export type Waits = 'for the quote' | 'for the visitor' | undefined;

/** From, to, and the total, always in view. */
export function WhatChanged({ plan, start, outline, quote, waits }: Props) {
  const [isOpen, setOpen] = useState(false);
  const before = measuresOf(start);
  const after = measuresOf(outline);
  const total = quote?.totals.total ?? plan.totals.total;
  const rows = [
    row('Boundary', before.boundary?.length ?? 0, after.boundary?.length ?? 0, ' m'),
    row('Floor', Math.round(before.floorArea), Math.round(after.floorArea), ' m²'),
    row('Cameras', camerasOf(plan.layout), camerasOf(quote?.layout ?? plan.layout), ''),
    row('Devices', plan.layout.devices.length, (quote?.layout ?? plan.layout).devices.length, ''),
  ].filter((one) => one !== undefined);
  return (
    <section aria-labelledby="own-site-changed" className={css.part}>
      <h2 id="own-site-changed">What changed</h2>
      <dl className={css.changed}>
        {rows.map(({ name, from, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {from} → {to}
            </dd>
          </div>
        ))}
        <div data-total="" data-stale={waits !== undefined || undefined}>
          <dt>Total incl. VAT</dt>
          <dd data-own-total="">{formatRand(total)}</dd>
          <dd>{differenceWords(plan.totals.total, total, waits)}</dd>
        </div>
      </dl>
      {outline !== start && (
        <Disclosure title="Before and after" open={isOpen} onToggle={setOpen}>
          {isOpen && <OutlineComparison before={start} after={outline} />}
        </Disclosure>
      )}
    </section>
  );
}

/** Undefined for what is as it was. */
const row = (name: string, from: number, to: number, unit: string) => {
  const text = (value: number) => `${unit === ' m' ? value.toFixed(1) : value}${unit}`;
  return text(from) === text(to) ? undefined : { name, from: text(from), to: text(to) };
};

const camerasOf = ({ devices }: SiteLayout): number =>
  devices.filter(({ symbol }) => symbol === 'camera').length;

export function differenceWords(before: number, now: number, waits: Waits): string {
  if (waits === 'for the quote') return 'Working out the new total...';
  if (waits === 'for the visitor') return 'Without your last change.';
  if (before === now) return 'As in your plan.';
  const by = formatRand(Math.abs(now - before));
  return `Was ${formatRand(before)}, now ${by} ${now > before ? 'more' : 'less'}.`;
}
