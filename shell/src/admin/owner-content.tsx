import { Button } from '@app/ui/button';
import type { ReactNode } from 'react';
import { focusHeading } from '../layout/focus-heading.ts';
import { OutcomeMessage } from './outcome-message.tsx';
import css from './owner-content.module.css';
import { ownerTexts } from './owner-texts.ts';
import { SessionLine } from './session-line.tsx';
import { SignIn } from './sign-in.tsx';
import type { useAdminSession } from './use-admin-session.ts';

/** What only the owner sees, or the sign-in in its place. */
export function OwnerContent({
  admin,
  children,
}: {
  readonly admin: ReturnType<typeof useAdminSession>;
  readonly children: ReactNode;
}) {
  const { state } = admin;
  switch (state.phase) {
    case 'checking':
      return <p role="status">{ownerTexts.checking}</p>;
    case 'unknown':
      return (
        <div role="alert" className={css.narrow}>
          <OutcomeMessage outcome="failed">{state.message}</OutcomeMessage>
          <Button className={css.again} onClick={admin.check}>
            {ownerTexts.tryAgain}
          </Button>
        </div>
      );
    case 'signed-out':
      return (
        <div className={css.narrow}>
          <SignIn
            notice={state.notice}
            hasPasskeys={admin.hasPasskeys}
            onSignedIn={(session) => {
              admin.signedIn(session);
              // The button that had the focus is gone.
              focusHeading();
            }}
          />
        </div>
      );
    case 'signed-in':
      return (
        <>
          <SessionLine session={state.session} onSignOut={admin.signOut} />
          {children}
        </>
      );
  }
}
