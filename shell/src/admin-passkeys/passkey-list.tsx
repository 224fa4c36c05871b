import type { Passkeys } from '@app/contracts/admin-passkeys';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Button } from '@app/ui/button';
import { useId } from 'react';
import css from './admin-passkeys.module.css';
import { passkeyTexts } from './passkey-texts.ts';
import type { AskedChange } from './use-passkeys.ts';

/** The passkeys with their names, and the way to remove each. */
export function PasskeyList({
  passkeys,
  onAsk,
}: {
  readonly passkeys: Passkeys['passkeys'];
  readonly onAsk: (asked: AskedChange) => void;
}) {
  const id = useId();
  if (passkeys.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{passkeyTexts.list}</h2>
      <ul className={css.passkeys}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <h3>{passkey.name}</h3>
              <p className={css.note}>
                Added {formatDayAndTime(passkey.addedAt)},{' '}
                {passkey.usedAt
                  ? `last used ${formatDayAndTime(passkey.usedAt)}`
                  : passkeyTexts.neverUsed}
                .
              </p>
            </div>
            <Button
              size="sm"
              onClick={() => onAsk({ kind: 'remove', id: passkey.id, name: passkey.name })}
            >
              {passkeyTexts.remove}
              <span className="visually-hidden"> {passkey.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
