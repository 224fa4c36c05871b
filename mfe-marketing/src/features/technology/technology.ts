import type { IconProps } from '@app/ui/icons';
import type { ComponentType, ReactNode } from 'react';

/** What the explorer's card says about a technology. */
export interface TechnologySummary {
  readonly id: string;
  /** Position among the cards, counted from 1. */
  readonly order: number;
  readonly title: string;
  readonly description: string;
}

/** A page about a technology: text, specifications and one drawing. */
export interface Technology {
  readonly summary: TechnologySummary;
  readonly lede: string;
  /** What to see in the drawing, and what follows from it. */
  readonly introduction: readonly string[];
  readonly drawing: TechnologyDrawing;
  /** Shown between the drawing and the specifications, such as a table. */
  readonly details?: ComponentType;
  readonly approach: Approach;
  readonly specifications: readonly Specification[];
  /** Questions for every installer who quotes, us included. */
  readonly questions: readonly string[];
  readonly next: { readonly heading: string; readonly text: ReactNode };
}

export interface TechnologyDrawing {
  readonly Sheet: ComponentType;
  /** Choices that change the drawing. */
  readonly Toolbar?: ComponentType;
  readonly title: string;
  readonly scale: string;
  readonly rule: Stated;
}

/** A statement. `ours` is our own planning value, which the page must mark: no standard sets it. */
export type Stated = string | { readonly ours: string };

/** How we plan and install it, in steps that say what we check. */
export interface Approach {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

export interface Specification {
  readonly Icon: ComponentType<IconProps>;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [term: string, value: Stated])[];
}
