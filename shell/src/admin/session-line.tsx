import { type AdminSession, adminSessionTexts } from '@app/contracts/admin-session';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import css from './session-line.module.css';

/** Who is signed in until when, with the way out. */
export function SessionLine({
  session,
  onSignOut,
}: {
  readonly session: AdminSession;
  readonly onSignOut: () => void;
}) {
  return (
    <Row className={css.session}>
      <span>
        Signed in as {session.username} until {formatDayAndTime(session.expiresAt).split(', ')[1]}.
      </span>
      <Button size="sm" onClick={onSignOut}>
        {adminSessionTexts.signOut}
      </Button>
    </Row>
  );
}
