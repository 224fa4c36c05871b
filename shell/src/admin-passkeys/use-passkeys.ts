import { type CallFailure, visitorMessage } from '@app/api-client';
import {
  addPasskey,
  type Passkeys,
  type RegistrationOptions,
  readPasskeys,
  removePasskey,
  replaceRecoveryCodes,
  startPasskey,
  turnOffPasskeys,
} from '@app/contracts/admin-passkeys';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { type SubmitFailure, submitFailure } from '@app/forms/submit-failure';
import { useApi } from '@app/kit';
import { failed, type Result, success } from '@app/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makePasskey } from '../admin/ask-passkey.ts';
import { sendConfirmed } from '../admin/send-confirmed.ts';
import { sessionEnded } from '../admin/session-ended.ts';
import { passkeyTexts } from './passkey-texts.ts';

/** A change that the owner may ask for. */
export type AskedChange =
  | { readonly kind: 'add' | 'codes' | 'off' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string };

/** What the owner typed for it. */
export interface Typed {
  readonly name: string;
  readonly password: string;
  readonly recoveryCode: string;
}

/** What came of it. */
export interface Done {
  readonly message: string;
  readonly codes: readonly string[];
}

interface Changed extends Done {
  readonly passkeys: Passkeys;
}

/**
 * The owner's passkeys, and the changes of them.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function usePasskeys(onEnded: () => void) {
  const api = useApi();
  const [passkeys, setPasskeys] = useState<Passkeys>();
  const [problem, setProblem] = useState<string>();
  /** Approved already: a recovery code is not used up when the owner cancels what the browser asks next. */
  const approved = useRef<{ readonly name: string; readonly options: RegistrationOptions }>(null);

  const refresh = useCallback(async () => {
    setProblem(undefined);
    const answer = await api.read(readPasskeys, { fresh: true });
    if (answer.ok) setPasskeys(answer.value);
    else if (sessionEnded(answer.failure)) onEnded();
    else setProblem(visitorMessage(answer.failure, passkeyTexts.unreachable));
  }, [api, onEnded]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  function refused(failure: CallFailure) {
    if (sessionEnded(failure)) onEnded();
    return failed(submitFailure(failure, passkeyTexts.notChanged));
  }

  async function add(name: string, proof: Proof): Promise<Result<Changed, SubmitFailure>> {
    if (approved.current?.name !== name) {
      const body = { name, ...proof };
      const started = await sendConfirmed(api, ownerAction(startPasskey, body), (assertion) =>
        api.send(startPasskey, { ...body, ...assertion }),
      );
      if (!started.ok) return refused(started.failure);
      approved.current = { name, options: started.value.options };
    }
    const registration = await makePasskey(approved.current.options);
    if (!registration.ok) return failed({ message: registration.failure });
    approved.current = null;
    const added = await api.send(addPasskey, { name, registration: registration.value });
    return added.ok ? added : refused(added.failure);
  }

  async function remove(id: string, proof: Proof): Promise<Result<Changed, SubmitFailure>> {
    const body = { id, ...proof };
    const removed = await sendConfirmed(api, ownerAction(removePasskey, body), (assertion) =>
      api.send(removePasskey, { ...body, ...assertion }),
    );
    return removed.ok ? removed : refused(removed.failure);
  }

  async function sendAlone(
    call: typeof replaceRecoveryCodes | typeof turnOffPasskeys,
    proof: Proof,
  ): Promise<Result<Changed, SubmitFailure>> {
    const changed = await sendConfirmed(api, ownerAction(call, proof), (assertion) =>
      api.send(call, { ...proof, ...assertion }),
    );
    return changed.ok ? changed : refused(changed.failure);
  }

  async function send(
    asked: AskedChange,
    { name, password, recoveryCode }: Typed,
  ): Promise<Result<Changed, SubmitFailure>> {
    const isOn = passkeys !== undefined && passkeys.passkeys.length > 0;
    const proof = isOn ? (recoveryCode ? { recoveryCode } : {}) : { password };
    switch (asked.kind) {
      case 'add':
        return add(name, proof);
      case 'remove':
        return remove(asked.id, proof);
      case 'codes':
        return sendAlone(replaceRecoveryCodes, proof);
      case 'off':
        return sendAlone(turnOffPasskeys, proof);
    }
  }

  /** Makes a change. Fails with what the owner is told. */
  async function change(asked: AskedChange, typed: Typed): Promise<Result<Done, SubmitFailure>> {
    const changed = await send(asked, typed);
    if (!changed.ok) return changed;
    setPasskeys(changed.value.passkeys);
    return success(changed.value);
  }

  return { passkeys, problem, refresh, change };
}

type Proof =
  | { readonly password: string }
  | { readonly recoveryCode: string }
  | Readonly<Record<never, never>>;
