import { paths } from '@app/site/paths';
import type { FormEvent, ReactNode } from 'react';

/** Starts the questionnaire; without JavaScript by a post. */
export function StartForm({
  onStart,
  children,
}: {
  /** With JavaScript. */
  readonly onStart?: () => void;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart?.();
  };
  return (
    <form method="post" action={paths.securityPlan} onSubmit={onStart && submit}>
      {children}
    </form>
  );
}
