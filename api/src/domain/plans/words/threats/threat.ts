import type { Wording } from '@app/wording/wording';
import type { Site } from '../../site.ts';
import type { ControlId } from './controls.ts';
import type { FactorId } from './factors.ts';

/** One threat: what happens, which answers move its rating, and what answers it. */
export interface Threat {
  /** The work in which it happens, for a process analysis: "Cash-up". */
  readonly process: string;
  /** Without a capital letter: "robbery while the takings are counted". */
  readonly threat: string;
  /** How it usually happens. */
  readonly happens: Wording;
  /** Absent: at every site of its establishments. */
  readonly applies?: (site: Site) => boolean;
  /** The weightiest first: only as many count as may move a rating. */
  readonly likelier?: readonly FactorId[];
  readonly rarer?: readonly FactorId[];
  readonly worse?: readonly FactorId[];
  readonly milder?: readonly FactorId[];
  /** The most important first. */
  readonly controls: readonly ControlId[];
  /** What no device of the plan answers. Said unless the plan has one of `unless`. */
  readonly open: readonly { readonly unless: readonly ControlId[]; readonly say: string }[];
}
