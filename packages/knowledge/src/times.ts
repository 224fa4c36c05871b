export interface Time {
  /** Completes "It happens …". */
  readonly label: string;
  /** Its part that says the same: a visitor who wrote "night" is not quoted. */
  readonly core?: string;
  /** How often or how long ago: a sentence can't say "they come once so far". */
  readonly isWhen?: false;
}

const table = {
  'early-hours': { label: 'in the early hours', core: 'the early hours' },
  night: { label: 'at night', core: 'night' },
  evening: { label: 'in the evening', core: 'the evening' },
  afternoon: { label: 'in the afternoon', core: 'the afternoon' },
  morning: { label: 'in the morning', core: 'the morning' },
  lunch: { label: 'at lunch time', core: 'lunch time' },
  opening: { label: 'at opening time', core: 'opening time' },
  closing: { label: 'at closing time', core: 'closing time' },
  'cash-up': { label: 'at cash-up', core: 'cash-up' },
  weekday: { label: 'on weekdays', core: 'weekdays' },
  weekend: { label: 'at weekends', core: 'weekends' },
  sunday: { label: 'on Sundays', core: 'Sundays' },
  'month-end': { label: 'at month-end', core: 'month-end' },
  'pay-day': { label: 'on pay day', core: 'pay day' },
  holidays: { label: 'in the holidays', core: 'the holidays' },
  december: { label: 'in December', core: 'December' },
  'load-shedding': { label: 'during load-shedding', core: 'load-shedding' },
  'shift-change': { label: 'at shift change', core: 'shift change' },
  'delivery-hours': { label: 'when deliveries come' },
  'service-hours': { label: 'during services', core: 'services' },
  'when-empty': { label: 'when nobody is there' },
  always: { label: 'at any time', core: 'any time', isWhen: false },
  once: { label: 'once so far', isWhen: false },
  repeatedly: { label: 'again and again', isWhen: false },
  recently: { label: 'recently', isWhen: false },
  now: { label: 'now', isWhen: false },
} as const satisfies Record<string, Time>;

export type TimeId = keyof typeof table;

/** A day of the week that is named, once and again and again. */
export const days = {
  monday: 'on a Monday',
  mondays: 'on Mondays',
  tuesday: 'on a Tuesday',
  tuesdays: 'on Tuesdays',
  wednesday: 'on a Wednesday',
  wednesdays: 'on Wednesdays',
  thursday: 'on a Thursday',
  thursdays: 'on Thursdays',
  friday: 'on a Friday',
  fridays: 'on Fridays',
  saturday: 'on a Saturday',
  saturdays: 'on Saturdays',
  sunday: 'on a Sunday',
  sundays: 'on Sundays',
} as const;

export type DayId = keyof typeof days;

/** In Afrikaans and isiZulu. Not "ngesonto", which is also "in a week". */
const otherNames: Readonly<Record<string, DayId>> = {
  maandag: 'monday',
  maandae: 'mondays',
  ngomsombuluko: 'monday',
  dinsdag: 'tuesday',
  dinsdae: 'tuesdays',
  ngolwesibili: 'tuesday',
  woensdag: 'wednesday',
  woensdae: 'wednesdays',
  ngolwesithathu: 'wednesday',
  donderdag: 'thursday',
  donderdae: 'thursdays',
  ngolwesine: 'thursday',
  vrydag: 'friday',
  vrydae: 'fridays',
  ngolwesihlanu: 'friday',
  saterdag: 'saturday',
  saterdae: 'saturdays',
  ngomgqibelo: 'saturday',
  sondag: 'sunday',
  sondae: 'sundays',
};

const named: Readonly<Record<string, DayId>> = {
  ...otherNames,
  ...(Object.fromEntries(Object.keys(days).map((day) => [day, day])) as Record<DayId, DayId>),
};
const PARTS = 'mornings?|afternoons?|evenings?|nights?|oggend|middag|aand|nag';
const DAY = new RegExp(`^(${Object.keys(named).join('|')})(?:[\\s-]?(${PARTS}))?$`);

/** The day that words in lower case name, alone or with a part of it: "vrydag-aand", "friday nights". */
export function dayNamed(words: string): DayId | undefined {
  const [, name = '', part] = DAY.exec(words) ?? [];
  const day = named[name];
  if (!part?.endsWith('s')) return day;
  return named[`${day}s`];
}

/** When it happens. */
export const times: Readonly<Record<TimeId, Time>> = table;
