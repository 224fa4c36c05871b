import type { CautionId } from './cautions.ts';
import type { Need } from './equipment.ts';
import type { MeasureId } from './measures.ts';
import type { PlaceId } from './places.ts';
import type { Says } from './says.ts';
import type { Sign } from './sign.ts';
import type { StandardId } from './standards.ts';

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
  /** Where it is done. An area that is a room gets nothing that is done outside, and the other way round. */
  readonly where?: 'inside' | 'outside';
  /** Among the steps wherever one of these was heard, whatever else would help more. */
  readonly always?: readonly Sign[];
  /** Only where one of these was heard. */
  readonly only?: readonly Sign[];
  /** Never where one of these was heard. */
  readonly unless?: readonly Sign[];
  /** How many times as useful where this was heard: above 1 more, below 1 less than elsewhere. */
  readonly fit?: Readonly<Partial<Record<Sign, number>>>;
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
  /**
   * Labour for one piece, as in the planning rules: a camera is configured (0.5), aimed (0.6) and cabled
   * (1); a wireless device takes 0.4, a wired point 1, a recorder 2.5, a panel 3, a door 5.5, a gate 5.
   */
  readonly hours: number;
}

export const doers = [
  'You',
  'Your staff',
  'We',
  'You and your armed response company',
  'Your armed response company',
  'Your guarding company',
  'A registered electrician',
  'A locksmith',
  'A builder or welder',
  'A cash-in-transit company',
  'Your till or software supplier',
] as const;
export type Doer = (typeof doers)[number];

export const timeFrames = ['Today', 'This week', 'This month', 'Later'] as const;
export type TimeFrame = (typeof timeFrames)[number];
