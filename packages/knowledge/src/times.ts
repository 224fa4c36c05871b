export interface Time {
  /** Completes "It happens …". */
  readonly label: string;
  /** How often or how long ago: a sentence can't say "they come once so far". */
  readonly isWhen?: false;
}

const table = {
  'early-hours': { label: 'in the early hours' },
  night: { label: 'at night' },
  evening: { label: 'in the evening' },
  afternoon: { label: 'in the afternoon' },
  morning: { label: 'in the morning' },
  lunch: { label: 'at lunch time' },
  opening: { label: 'at opening time' },
  closing: { label: 'at closing time' },
  'cash-up': { label: 'at cash-up' },
  weekday: { label: 'on weekdays' },
  weekend: { label: 'at weekends' },
  sunday: { label: 'on Sundays' },
  'month-end': { label: 'at month-end' },
  'pay-day': { label: 'on pay day' },
  holidays: { label: 'in the holidays' },
  december: { label: 'in December' },
  'load-shedding': { label: 'during load-shedding' },
  'shift-change': { label: 'at shift change' },
  'delivery-hours': { label: 'when deliveries come' },
  'service-hours': { label: 'during services' },
  'when-empty': { label: 'when nobody is there' },
  always: { label: 'at any time', isWhen: false },
  once: { label: 'once so far', isWhen: false },
  repeatedly: { label: 'again and again', isWhen: false },
  recently: { label: 'recently', isWhen: false },
  now: { label: 'now', isWhen: false },
} as const satisfies Record<string, Time>;

export type TimeId = keyof typeof table;

/** When it happens. */
export const times: Readonly<Record<TimeId, Time>> = table;
