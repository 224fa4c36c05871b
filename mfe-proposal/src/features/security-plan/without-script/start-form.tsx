import { ESTABLISHMENT_QUESTION } from '@app/contracts/proposal';
import { useSearchParams } from '@app/kit';
import { paths } from '@app/site/paths';
import type { FormEvent, ReactNode } from 'react';
import { topicIn, typeIn } from '../flow/place.ts';
import { Hidden } from './hidden.tsx';
import { controlNames } from './plan-post.ts';

/** Starts the questionnaire; without JavaScript by a post. */
export function StartForm({
  onStart,
  children,
}: {
  /** With JavaScript. */
  readonly onStart?: () => void;
  readonly children: ReactNode;
}) {
  const [query] = useSearchParams();
  const [topic, type] = [topicIn(query), typeIn(query)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart?.();
  };
  return (
    <form method="post" action={paths.securityPlan} onSubmit={onStart && submit}>
      {topic && <Hidden name={controlNames.topic} value={topic} />}
      {type && <Hidden name={ESTABLISHMENT_QUESTION} value={type} />}
      {children}
    </form>
  );
}
