import { CanaryPercent } from '@app/contracts/admin-releases';
import type { Result } from '@app/result';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import * as v from 'valibot';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-releases.module.css';
import { type AskedChange, confirmWords } from './asked-change.ts';
import { releaseTexts } from './release-texts.ts';

interface Props {
  /** Undefined while nothing is asked: the dialog is closed. */
  readonly asked: AskedChange | undefined;
  readonly onConfirm: (asked: AskedChange) => Promise<Result<void, string>>;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes. */
  readonly finalFocusRef: RefObject<HTMLElement | null>;
}

/** Says what a change means for visitors, and asks whether it is meant. */
export function ConfirmChange({ asked, onClose, ...props }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  if (!asked) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={confirmWords(asked).title}
      initialFocusRef={cancel}
      finalFocusRef={props.finalFocusRef}
    >
      <ConfirmForm asked={asked} onConfirm={props.onConfirm} onClose={onClose} cancel={cancel} />
    </Dialog>
  );
}

function ConfirmForm({
  asked,
  onConfirm,
  onClose,
  cancel,
}: Pick<Props, 'onConfirm' | 'onClose'> & {
  readonly asked: AskedChange;
  readonly cancel: RefObject<HTMLButtonElement | null>;
}) {
  const { means, confirm } = confirmWords(asked);
  const [percent, setPercent] = useState(asked.kind === 'canary' ? String(asked.percent) : '');
  const [why, setWhy] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    let wanted = asked;
    if (asked.kind === 'canary') {
      const parsed = v.safeParse(CanaryPercent, Number(percent.trim() || Number.NaN));
      if (!parsed.success) return setWrong(parsed.issues[0].message);
      wanted = { ...asked, percent: parsed.output };
    }
    if ('isSpent' in wanted && why.trim()) wanted = { ...wanted, why: why.trim() };
    setWrong(undefined);
    setFailure(undefined);
    setSending(true);
    const made = await onConfirm(wanted);
    setSending(false);
    if (!made.ok) setFailure(made.failure);
  }

  return (
    <Form id="confirm-change" onSubmit={submit}>
      <p>{means}</p>
      {asked.kind === 'canary' && (
        <Field
          name="percent"
          label={releaseTexts.visitors}
          inputMode="numeric"
          autoComplete="off"
          required
          value={percent}
          error={wrong}
          onChange={({ target }) => setPercent(target.value)}
        />
      )}
      {'isSpent' in asked && asked.isSpent && (
        <Field
          name="why"
          label={releaseTexts.why}
          autoComplete="off"
          maxLength={200}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      )}
      <div className={css.outcome}>
        <div role="alert">
          {failure && <OutcomeMessage outcome="failed">{failure}</OutcomeMessage>}
        </div>
        <Row>
          {/* Not disabled while it is sent: a disabled button loses the focus. */}
          <Button type="submit" variant="primary">
            {sending ? releaseTexts.sending : confirm}
          </Button>
          <Button ref={cancel} onClick={onClose}>
            {releaseTexts.cancel}
          </Button>
        </Row>
      </div>
    </Form>
  );
}
