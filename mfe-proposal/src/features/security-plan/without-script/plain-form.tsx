import { ESTABLISHMENT_QUESTION } from '@app/contracts/proposal';
import { paths } from '@app/site/paths';
import { Button, type ButtonLook } from '@app/ui/button';
import { Form } from '@app/ui/form';
import type { ReactNode } from 'react';
import { type Place, queryOf } from '../flow/place.ts';
import { Hidden } from './hidden.tsx';
import { controlNames, type PlanPost } from './plan-post.ts';

interface Props {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly post: Pick<PlanPost, 'type' | 'given' | 'topic' | 'budget' | 'outline'>;
  /** The step that the form is on. */
  readonly place: Place;
  /** Names of the questions that the form asks. */
  readonly asks?: readonly string[];
  readonly children: ReactNode;
}

/** A form that has all answers: visible those that it asks for, hidden all others. */
export function PlainForm({ id, post, place, asks = [], children }: Props) {
  const { type, given, topic, budget, outline } = post;
  const hidden = Object.entries(given).filter(([name]) => !asks.includes(name));
  return (
    <Form id={id} method="post" action={paths.securityPlan}>
      <Hidden name={controlNames.place} value={queryOf(place)} />
      {budget && place.at !== 'plan' && <Hidden name={controlNames.budget} value={budget} />}
      {outline && <Hidden name={controlNames.outline} value={JSON.stringify(outline)} />}
      {topic && <Hidden name={controlNames.topic} value={topic} />}
      {!asks.includes(ESTABLISHMENT_QUESTION) && (
        <Hidden name={ESTABLISHMENT_QUESTION} value={type} />
      )}
      {asks.map((name) => (
        <Hidden key={name} name={controlNames.asked} value={name} />
      ))}
      {hidden.flatMap(([name, values]) =>
        values.map((value) => <Hidden key={`${name} ${value}`} name={name} value={value} />),
      )}
      {children}
    </Form>
  );
}

/** A button that leads to a step with the answers as they are, checked or not. */
export function GoButton({
  to,
  children,
  ...look
}: ButtonLook & { readonly to: Place; readonly children: ReactNode }) {
  const question = to.at === 'questions' ? to.change : undefined;
  return (
    <Button
      {...look}
      type="submit"
      name={controlNames.go}
      value={queryOf(to)}
      // The browser keeps the fragment and scrolls to the question.
      formAction={question && `${paths.securityPlan}#${QUESTIONS_FORM}-${question}`}
    >
      {children}
    </Button>
  );
}

export const QUESTIONS_FORM = 'questions';
