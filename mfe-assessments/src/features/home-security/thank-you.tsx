import { homeAssessmentTexts } from '@app/contracts/home-assessment';
import { Notice } from '@app/ui/notice';
import { useEffect, useRef } from 'react';
import { Reference } from '../../lead-forms/sent-note.tsx';
import type { SentHome } from './sent-home.ts';

/**
 * Names the address, so that a typing mistake in it is noticed. It takes the focus when it appears:
 * the form below it is empty and shorter, and the submit button is far down.
 */
export function ThankYou({ mailedTo, reference }: SentHome) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { title, text } = homeAssessmentTexts.sent;
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice>
        <strong>{title}</strong>
        <p>{text(mailedTo)}</p>
        <Reference reference={reference} />
        <p>Not your address? Fill in the form again with the right one.</p>
      </Notice>
    </div>
  );
}
