import { PasskeyName } from '@app/contracts/admin-passkeys';
import type { SubmitFailure } from '@app/forms/submit-failure';
import type { Result } from '@app/result';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type ChangeEvent, type FormEvent, type RefObject, useState } from 'react';
import * as v from 'valibot';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-passkeys.module.css';
import { passkeyTexts } from './passkey-texts.ts';
import type { AskedChange, Done, Typed } from './use-passkeys.ts';

interface Props {
  readonly asked: AskedChange;
  /** Passkeys are on while there is one. */
  readonly isOn: boolean;
  readonly onConfirm: (asked: AskedChange, typed: Typed) => Promise<Result<Done, SubmitFailure>>;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes. */
  readonly finalFocusRef: RefObject<HTMLElement | null>;
}

/** Says what a change means, and asks for what approves it. */
export function ChangeDialog({ finalFocusRef, ...props }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={wordsOf(props.asked).title}
      finalFocusRef={finalFocusRef}
      closeOnPressOutside={false}
    >
      <ChangeForm {...props} />
    </Dialog>
  );
}

const blank: Typed = { name: '', password: '', recoveryCode: '' };

function ChangeForm({ asked, isOn, onConfirm, onClose }: Omit<Props, 'finalFocusRef'>) {
  const { means, confirm } = wordsOf(asked);
  const [typed, setTyped] = useState(blank);
  const [failure, setFailure] = useState<SubmitFailure>();
  const [sending, setSending] = useState(false);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: failure?.fields?.[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    let wanted = typed;
    if (asked.kind === 'add') {
      const name = v.safeParse(PasskeyName, typed.name);
      if (!name.success) {
        const { message } = name.issues[0];
        return setFailure({ message, fields: { name: message } });
      }
      wanted = { ...typed, name: name.output };
    }
    setFailure(undefined);
    setSending(true);
    const made = await onConfirm(asked, wanted);
    setSending(false);
    if (!made.ok) setFailure(made.failure);
  }

  return (
    <Form id="change-passkeys" onSubmit={submit} noValidate>
      <p>{means}</p>
      {asked.kind === 'add' && (
        <Field
          {...field('name')}
          label={passkeyTexts.name}
          hint={passkeyTexts.nameHint}
          autoComplete="off"
          required
        />
      )}
      {isOn ? (
        <Field
          {...field('recoveryCode')}
          label={passkeyTexts.code}
          hint={passkeyTexts.codeHint}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <Field
          {...field('password')}
          label={passkeyTexts.password}
          hint={passkeyTexts.passwordHint}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <div className={css.outcome}>
        <div role="alert">
          {failure && <OutcomeMessage outcome="failed">{failure.message}</OutcomeMessage>}
        </div>
        <Row>
          {/* Not disabled while it is sent: a disabled button loses the focus. */}
          <Button type="submit" variant="primary">
            {sending ? passkeyTexts.waiting : confirm}
          </Button>
          <Button onClick={onClose}>{passkeyTexts.cancel}</Button>
        </Row>
      </div>
    </Form>
  );
}

function wordsOf(asked: AskedChange) {
  switch (asked.kind) {
    case 'add':
      return {
        title: 'Add a passkey?',
        means: 'Your browser asks for your fingerprint, face or PIN, and keeps the passkey.',
        confirm: passkeyTexts.add,
      };
    case 'remove':
      return {
        title: `Remove ${asked.name}?`,
        means:
          'It can no longer sign in or confirm anything here. Without the last passkey, passkeys are off.',
        confirm: passkeyTexts.remove,
      };
    case 'codes':
      return {
        title: 'Make new recovery codes?',
        means: 'The codes that you have now stop working.',
        confirm: passkeyTexts.newCodes,
      };
    case 'off':
      return {
        title: 'Turn passkeys off?',
        means:
          'All passkeys and recovery codes are removed. The password alone can import and release again.',
        confirm: passkeyTexts.turnOff,
      };
  }
}
