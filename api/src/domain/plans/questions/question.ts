import type { NumberRule, Unit } from '@app/contracts/number-answer';
import type { QuestionCondition } from '@app/contracts/proposal';
import type { SystemId } from '@app/knowledge/planning/systems';
import type { TechnologyId } from '@app/site/technology-titles';

interface Common {
  readonly name: string;
  readonly text: string;
  readonly help?: string;
  /** Asked only when every condition is met. */
  readonly showIf?: readonly Condition[];
}

/** `wanted`: the visitor wants the system, or leaves the choice to us and we choose it. */
export type Condition = QuestionCondition | { readonly wanted: SystemId };

export interface NumberQuestion extends Common {
  readonly kind: 'number';
  readonly number: NumberRule & { readonly unit: Unit };
  /** May be left empty: the visitor does not know. */
  readonly optional?: true;
}

/** One of several options, each with what it means to the rules; undefined when it means nothing. */
export interface SelectQuestion<Value = unknown> extends Common {
  readonly kind: 'select';
  readonly options: Readonly<Record<string, Value | undefined>>;
}

/** Any number of options, also none. */
export interface ChoicesQuestion<Value = unknown> extends Common {
  readonly kind: 'choices';
  readonly options: Readonly<Record<string, Value>>;
  /** The option that holds when none is chosen. */
  readonly unsure?: string;
  /** Technology pages whose visitors want an option, by the options. */
  readonly topics?: Readonly<Record<string, TechnologyId>>;
}

export type Question = NumberQuestion | SelectQuestion | ChoicesQuestion;

type Draft<Q extends Question> = Omit<Q, 'kind'>;
export const askNumber = (draft: Draft<NumberQuestion>): NumberQuestion => ({
  kind: 'number',
  ...draft,
});
export const askOne = <Value>(draft: Draft<SelectQuestion<Value>>): SelectQuestion<Value> => ({
  kind: 'select',
  ...draft,
});
export const askAny = <Value>(draft: Draft<ChoicesQuestion<Value>>): ChoicesQuestion<Value> => ({
  kind: 'choices',
  ...draft,
});

export const DONT_KNOW = "I don't know";
