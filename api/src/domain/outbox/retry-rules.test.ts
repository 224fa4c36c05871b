import { describe, expect, test } from 'vitest';
import { aClaim, aLead } from '../../../testing/builders.ts';
import { mailEntries } from '../../../testing/mail-outbox.ts';
import { messageId } from '../mail/mail-delivery.ts';
import { entryProgress } from './entry-progress.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { AttemptOutcome } from './ports.ts';
import { attemptOutcome, backoffMs } from './settle-attempt.ts';

const MINUTE = 60_000;
const NOW = new Date('2025-06-01T10:00:00.000Z');
const attempts = Array.from({ length: 20 }, (_, index) => index + 1);
const total = (chance: number) =>
  attempts.reduce((sum, attempt) => sum + (backoffMs(attempt, chance) ?? 0), 0);

describe('the waits between attempts', () => {
  test('double from a minute to six hours, and end after twenty attempts', () => {
    const minutes = attempts.map((attempt) => (backoffMs(attempt, 1) ?? Number.NaN) / MINUTE);
    expect(minutes.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(minutes.slice(18)).toEqual([360, Number.NaN]);
  });

  test('add up to days, at most 72 hours', () => {
    expect(total(1) / (60 * MINUTE)).toBeGreaterThan(66);
    expect(total(1) / (60 * MINUTE)).toBeLessThanOrEqual(72);
  });

  test('vary randomly by at most a fifth', () => {
    expect(backoffMs(1, 0)).toBe(0.8 * MINUTE);
    expect(backoffMs(1, 0.5)).toBe(0.9 * MINUTE);
  });
});

const refusal = { ok: false, failure: { kind: 'permanent', reason: '550' } } as const;
const busy = { ok: false, failure: { kind: 'temporary', reason: '450' } } as const;
const refused: AttemptOutcome = {
  kind: 'failed',
  at: '',
  reason: '550',
  permanent: true,
  retryAt: '',
};
const greylisted: AttemptOutcome = { ...refused, permanent: false };
const after = (...outcomes: AttemptOutcome[]) => ({
  earlier: outcomes.map((outcome, index) => aClaim({ attempt: index + 1, outcome })),
  claim: aClaim({ attempt: outcomes.length + 1 }),
});

describe('the outcome of an attempt', () => {
  test('is another attempt after a minute when the first fails', () => {
    expect(attemptOutcome(after(), busy, NOW, 1)).toEqual({
      kind: 'failed',
      at: NOW.toISOString(),
      reason: '450',
      permanent: false,
      retryAt: '2025-06-01T10:01:00.000Z',
    });
  });

  test('is dead at the third permanent refusal, however many were temporary', () => {
    expect(attemptOutcome(after(refused), refusal, NOW, 0).kind).toBe('failed');
    expect(attemptOutcome(after(refused, greylisted), refusal, NOW, 0).kind).toBe('failed');
    expect(attemptOutcome(after(refused, greylisted, refused), refusal, NOW, 0)).toEqual({
      kind: 'dead',
      at: NOW.toISOString(),
      reason: '550',
    });
  });

  test('is dead at the twentieth failure of any kind', () => {
    const nineteen = Array<AttemptOutcome>(19).fill(greylisted);
    expect(attemptOutcome(after(...nineteen.slice(1)), busy, NOW, 0).kind).toBe('failed');
    expect(attemptOutcome(after(...nineteen), busy, NOW, 0).kind).toBe('dead');
    expect(attemptOutcome(after(...nineteen), { ok: true, value: undefined }, NOW, 0).kind).toBe(
      'sent',
    );
  });
});

describe('the progress of an entry', () => {
  const at = '2025-06-01T09:00:00.000Z';
  const sent = aClaim({ outcome: { kind: 'sent', at } });

  test('is undefined without a claim', () => {
    expect(entryProgress([])).toBeUndefined();
  });

  test('while an attempt runs is due at the end of its claim', () => {
    const held = aClaim({ id: 'b', attempt: 2 });
    const { expiresAt } = held;
    expect(entryProgress([aClaim()])).toMatchObject({ state: 'pending', nextAttemptAt: expiresAt });
    expect(entryProgress([aClaim({ outcome: greylisted }), held])).toMatchObject({
      state: 'failed',
      attempts: 2,
      nextAttemptAt: expiresAt,
      lastError: '550',
    });
  });

  test('is sent once any attempt has succeeded, even when a later one failed', () => {
    const later = aClaim({ attempt: 2, outcome: { kind: 'dead', at, reason: 'x' } });
    expect(entryProgress([sent, later])).toEqual({
      state: 'sent',
      attempts: 2,
      nextAttemptAt: at,
      lastError: '',
      sentAt: at,
    });
  });
});

describe('the mails that a lead owes', () => {
  test.each([
    ['incident', false, ['staff'], { priority: 2 }],
    ['order', false, ['customer', 'staff'], { priority: 1 }],
    ['order', true, ['customer', 'staff'], {}],
    ['contact', false, ['customer', 'staff'], {}],
    ['contact', true, ['staff'], {}],
  ] as const)('%s (suspect: %s): mails to %j, %j', (kind, suspect, purposes, priority) => {
    const lead = aLead({ id: 'key:1', kind, suspect });
    expect(mailEntries(lead)).toEqual(
      purposes.map((purpose) => ({
        id: `key:1:${purpose}`,
        leadId: 'key:1',
        purpose,
        dueAt: lead.receivedAt,
        ...priority,
      })),
    );
  });

  test('have names that are stable, unique, and safe in a file name and a header', () => {
    const key = idempotencyKey(aLead(), 'staff');
    expect(key).toMatch(/^msg-7k3f-92qd-staff-[0-9a-f]{16}$/);
    expect(idempotencyKey(aLead(), 'staff')).toBe(key);
    expect(idempotencyKey(aLead({ id: 'key-00000002' }), 'staff')).not.toBe(key);
    expect(idempotencyKey(aLead({ reference: '../\r\n<x>' }), 'staff')).toMatch(/^x-staff-/);
    expect(messageId(key, 'hello@acme.example')).toBe(`<${key}@acme.example>`);
  });
});
