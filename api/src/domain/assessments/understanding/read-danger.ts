import { circumstances as facts } from '@app/knowledge/circumstances';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
import { combine } from './combine.ts';
import { hearField } from './heard-field.ts';

/** What the staff has to know of danger to life before they read on. */
export interface Danger {
  /** Begins the subject of a mail. */
  readonly mark: string;
  /** Whoever wrote may be hiding or overheard: their phone must not ring. */
  readonly silent: boolean;
  /** What is in a text, as facts of a mail. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** How to reach someone whom a ringing phone would betray. */
export const DO_NOT_RING =
  'They may be hiding or overheard, and a ringing phone would betray them. Phone SAPS 10111 for them with what they wrote. If you write to them, send one short message and wait.';

/** The attacker is close to whoever writes. */
const NEAR: readonly IncidentId[] = ['hostage', 'hiding', 'domestic-violence', 'home-invasion'];

/** Reads the texts of a visitor for danger to life. */
export function readDanger(texts: readonly string[]): Danger {
  const { circumstances, incidents, maybe, happeningNow } = combine(
    texts.map((text, index) => hearField({ path: `text ${index + 1}`, kind: 'issue', text })),
  );
  const ids = incidents.map(({ id }) => id);
  const dangers = [
    ...ids.filter(isDanger).map((id) => threats[id].label),
    // Whoever bleeds badly is in danger, whatever was done.
    ...circumstances.filter(({ id }) => id === 'in-danger').map(({ id }) => facts[id].label),
  ];
  // A person reads what is not sure enough for a report.
  const possible = dangers.length > 0 ? [] : maybe.filter(isDanger);
  const silent =
    circumstances.some(({ id }) => id === 'must-stay-silent') ||
    (happeningNow && ids.some((id) => NEAR.includes(id)));
  return {
    mark: `${silent ? 'DO NOT RING: ' : ''}${dangers.length > 0 ? 'DANGER TO LIFE: ' : ''}`,
    silent,
    facts: [
      ...(silent ? [{ label: 'Do not ring', value: DO_NOT_RING }] : []),
      ...(dangers.length > 0
        ? [{ label: 'Danger to life', value: `Read as: ${dangers.join(', ')}` }]
        : []),
      ...(possible.length > 0
        ? [
            {
              label: 'Perhaps danger to life',
              value: `Please read it first. It may be: ${possible.map((id) => threats[id].label).join(', ')}`,
            },
          ]
        : []),
    ],
  };
}
