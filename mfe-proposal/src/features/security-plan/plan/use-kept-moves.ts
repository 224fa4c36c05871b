import { Moved } from '@app/contracts/moved';
import { draftsOf } from '@app/forms/drafts';
import { useState } from 'react';
import * as v from 'valibot';
import type { PlanDesk } from '../take-along/plan-desk.ts';

/** A reload of this tab finds what was moved; another visitor of the device does not. */
const drafts = draftsOf('security-plan-drawing', 'tab');

const Kept = v.object({ plan: v.string(), moved: v.pipe(v.string(), v.parseJson(), Moved) });

/**
 * What the visitor has moved on the drawing of a plan, kept until the tab is closed.
 * @param desk absent where nothing can be saved
 */
export function useKeptMoves(desk: PlanDesk | undefined) {
  const plan = JSON.stringify([desk?.saved, desk?.responses]);
  const [moved, setMoved] = useState(() => movesOf(plan) ?? desk?.moved);
  const move = (next: Moved) => {
    setMoved(next);
    if (desk) drafts.write({ plan, moved: JSON.stringify(next) });
  };
  return [moved, move] as const;
}

function movesOf(plan: string): Moved | undefined {
  const kept = v.safeParse(Kept, drafts.read());
  return kept.success && kept.output.plan === plan ? kept.output.moved : undefined;
}
