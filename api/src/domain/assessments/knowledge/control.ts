import type { StandardId } from '@app/knowledge/standards';
import type { Need } from '../../catalogue/capabilities/need.ts';
import type { MeasureId, PlaceId } from '../understanding/understanding.ts';
import type { CautionId } from './cautions.ts';
import type { Says } from './says.ts';
import type { Sign } from './sign.ts';

/** Something to do about a cause. */
export interface Control {
  /** What to do, in the imperative: it is the first words of the step. */
  readonly name: Says;
  readonly how: Says;
  /** What it does not do, where people expect it to. */
  readonly limit?: string;
  readonly who: Doer;
  readonly when: TimeFrame;
  /** `nothing` costs only time; `quote` is not on a price list. */
  readonly cost: 'nothing' | 'quote' | Purchases;
  /** The measure that it adds. Who has it gets `present` or is spared the step. */
  readonly measure?: MeasureId;
  /** What to do instead where the measure is there already. */
  readonly present?: { readonly name: Says; readonly how: Says };
  /** The places that `{place}` may stand for, of those that were heard. Without: any. */
  readonly at?: readonly PlaceId[];
  /** Only where one of these was heard. */
  readonly only?: readonly Sign[];
  /** Never where one of these was heard. */
  readonly unless?: readonly Sign[];
  /** More (above 1) or less useful where this was heard. */
  readonly fit?: Partial<Record<Sign, number>>;
  readonly cautions?: readonly CautionId[];
  readonly standards?: readonly StandardId[];
}

/** What is bought for one control. */
export interface Purchases {
  /** The quantities below in words. */
  readonly for: string;
  readonly items: readonly Purchase[];
}

export interface Purchase {
  readonly need: Need;
  /** Fewest and most pieces. Our assumption until the site was seen. */
  readonly count: readonly [number, number];
  /** Labour for one piece, as in the labour table of the planning rules. */
  readonly hours: number;
}

export type Doer =
  | 'You'
  | 'Your staff'
  | 'We'
  | 'You and your armed response company'
  | 'Your armed response company'
  | 'Your guarding company'
  | 'A registered electrician'
  | 'A locksmith'
  | 'A builder or welder'
  | 'A cash-in-transit company'
  | 'Your till or software supplier';

export const timeFrames = ['Today', 'This week', 'This month', 'Later'] as const;
export type TimeFrame = (typeof timeFrames)[number];
