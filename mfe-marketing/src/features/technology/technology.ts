import type { TechnologyId, technologyTitles } from '@app/site/technology-titles';
import type { DrawnPart } from '@app/ui/drawing-frame';
import type { IconProps } from '@app/ui/icons/icon';
import type { ComponentType, ReactNode } from 'react';

/** What the explorer's card says about a technology. */
export interface TechnologySummary {
  readonly id: string;
  /** Position among the cards, counted from 1. */
  readonly order: number;
  readonly title: string;
  readonly description: string;
}

/** One that has a page, with the title that the rest of the site has for it. */
export type TitledTechnology = {
  [Id in TechnologyId]: TechnologySummary & {
    readonly id: Id;
    readonly title: (typeof technologyTitles)[Id];
  };
}[TechnologyId];

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
  /** What is often planned with it. */
  readonly related: readonly TechnologyId[];
  readonly next: { readonly heading: string; readonly text: ReactNode };
}

export interface TechnologyDrawing {
  /** For a wide frame. */
  readonly Sheet: ComponentType;
  /** The same, redrawn for a narrow frame. */
  readonly Upright: ComponentType;
  /** What the numbers on both sheets stand for, in their order; each is one thing. */
  readonly parts?: readonly DrawnPart[];
  /** Choices that change the drawing. */
  readonly Toolbar?: ComponentType;
  readonly title: string;
  readonly scale: string;
  readonly rule: StatedValue;
}

/** A statement. `planningValue` is our own, which the page must mark: no standard sets it. */
export type StatedValue = string | { readonly planningValue: string };

/** How we plan and install it, in steps that say what we check. */
export interface Approach {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

export interface Specification {
  readonly Icon: ComponentType<IconProps>;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [term: string, value: StatedValue])[];
}
