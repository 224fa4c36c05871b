import { adminPasskeyTexts } from '@app/contracts/admin-passkeys';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { useId, useRef, useState } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import { ownerTexts } from '../admin/owner-texts.ts';
import css from './admin-passkeys.module.css';
import { ChangeDialog } from './change-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeyTexts } from './passkey-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type AskedChange, type Done, type Typed, usePasskeys } from './use-passkeys.ts';

/** Passkeys and recovery codes, with the dialog in which a change is approved and what came of it. */
export function PasskeyBoard({ onEnded }: { readonly onEnded: () => void }) {
  const { passkeys: read, problem, refresh, change } = usePasskeys(onEnded);
  const [asked, setAsked] = useState<AskedChange>();
  const [done, setDone] = useState<Done>();
  const outcome = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  const codesId = useId();
  const isOn = read !== undefined && read.passkeys.length > 0;

  function ask(wanted: AskedChange) {
    focusAfter.current = document.activeElement as HTMLElement | null;
    setAsked(wanted);
  }

  async function confirm(wanted: AskedChange, typed: Typed) {
    const made = await change(wanted, typed);
    if (made.ok) {
      setDone(made.value);
      setAsked(undefined);
      // The button that asked may be gone, and this says what came of it.
      focusAfter.current = outcome.current;
    }
    return made;
  }

  return (
    <>
      <div className={css.outcome}>
        {/* Both live regions are always rendered, so that screen readers announce their content. */}
        <div role="alert">
          {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
        </div>
        <div role="status" ref={outcome} tabIndex={-1}>
          {!read && !problem && <p>{passkeyTexts.reading}</p>}
          {done && <OutcomeMessage outcome="succeeded">{done.message}</OutcomeMessage>}
        </div>
        {problem && (
          <div>
            <Button onClick={refresh}>{ownerTexts.tryAgain}</Button>
          </div>
        )}
      </div>
      {done && (
        <RecoveryCodes codes={done.codes} onStored={() => setDone({ ...done, codes: [] })} />
      )}
      {read && (
        <>
          <p>{isOn ? passkeyTexts.on : passkeyTexts.off}</p>
          <Address origin={read.origin} />
          <PasskeyList passkeys={read.passkeys} onAsk={ask} />
          {read.origin !== null && (
            <div>
              <Button variant={isOn ? undefined : 'primary'} onClick={() => ask({ kind: 'add' })}>
                {passkeyTexts.add}
              </Button>
            </div>
          )}
          {isOn && (
            <section aria-labelledby={codesId} className={css.part}>
              <h2 id={codesId}>{passkeyTexts.codes}</h2>
              <p>
                {passkeyTexts.codesMean} You have {read.codesLeft} left.
              </p>
              <Row>
                <Button onClick={() => ask({ kind: 'codes' })}>{passkeyTexts.newCodes}</Button>
                <Button onClick={() => ask({ kind: 'off' })}>{passkeyTexts.turnOff}</Button>
              </Row>
            </section>
          )}
        </>
      )}
      {asked && (
        <ChangeDialog
          asked={asked}
          isOn={isOn}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
          finalFocusRef={focusAfter}
        />
      )}
    </>
  );
}

/** Why no passkey can be made or used at the address of this page, if so. */
function Address({ origin }: { readonly origin: string | null }) {
  if (origin === window.location.origin) return null;
  return (
    <Notice variant="caution">
      {origin === null
        ? adminPasskeyTexts.needsHttps
        : `Passkeys are for ${origin}. Open this page there, or set PUBLIC_ORIGIN to this address.`}
    </Notice>
  );
}
