import { standards } from '@app/knowledge/standards';
import { once, when } from '@app/wording/phrases';
import { standardText } from '@app/wording/standards';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { hasAlarm } from '../systems/has-alarm.ts';
import { type Installed, installedBy } from './installed.ts';
import { complianceNoteOf, type WrittenNote } from './statements/compliance.ts';

/**
 * The law and the standards that the plan has to meet, each with edition and date: those of the
 * systems, then those of every plan.
 */
export function complianceOf(
  site: Site,
  designs: readonly SystemDesign[],
  psiraNumber = '',
): string[] {
  const installed = installedBy(designs);
  const applies = (note: PlanNote) => note.when?.(site, installed) ?? true;
  const ofSystems = designs.flatMap(({ compliance }) => compliance.map(complianceNoteOf));
  const noted = new Set(ofSystems.map(({ standard }) => standard));
  const lacking = unlessNoted.filter((note) => applies(note) && !noted.has(note.standard));
  const byStandard = Map.groupBy<string, WrittenNote>(
    [...ofSystems, ...lacking, ...ofEveryPlan.filter(applies)],
    ({ standard, text }) => standard ?? text,
  );
  return [
    ...Array.from(byStandard.values(), written),
    ...when(psiraNumber !== '', `Our PSiRA registration number is ${psiraNumber}.`),
  ];
}

/**
 * "Signs hang every 10 m. Spikes are 1.2 m deep (SANS 10222-3:2023, edition 5.1)." What rests on one
 * standard is one entry, so that the standard is named once.
 */
function written(notes: readonly WrittenNote[]): string {
  const text = once(notes.map((note) => note.text)).join('. ');
  const id = notes[0]?.standard;
  return id ? `${text} (${standardText(standards[id])}).` : `${text}.`;
}

interface PlanNote extends WrittenNote {
  /** Absent: always. */
  readonly when?: (site: Site, installed: Installed) => boolean;
}

type Holds = NonNullable<PlanNote['when']>;
const films: Holds = ({ wants }) => wants.has('video') || wants.has('off-grid');
const records: Holds = (site, installed) =>
  films(site, installed) || site.wants.has('access') || site.wants.has('vehicles');
const isFenced: Holds = (_, { drawn }) => drawn('fence', ['energizer']).length > 0;

/** Said only where no system has a note on the same standard. */
const unlessNoted: readonly PlanNote[] = [
  {
    standard: 'video',
    when: films,
    text: 'Each camera states the level of detail that it reaches and at what distance. To identify a stranger or read a number plate, the level is “validate”',
  },
  {
    standard: 'fence',
    when: isFenced,
    text: 'The electric fence is built, earthed and signed to the standard',
  },
  {
    standard: 'fenceCertificate',
    when: isFenced,
    text: 'A new or altered electric fence needs a certificate of compliance from a registered installer',
  },
  {
    standard: 'escape',
    when: ({ wants }) => wants.has('access'),
    text: 'Doors on an escape route open from inside without a key, a card or a code, and unlock when the power fails',
  },
];

const ofEveryPlan: readonly PlanNote[] = [
  {
    standard: 'popia',
    when: records,
    text: 'People may object to being recorded, free of charge. Give them an answer within 30 days',
  },
  {
    standard: 'schools',
    when: ({ type }) => type === 'School',
    text: 'Public schools control who enters the premises',
  },
  {
    standard: 'electricalCertificate',
    text: 'Have new and altered mains wiring done by a registered electrician, and keep its COC, the certificate of compliance',
  },
  {
    standard: 'installers',
    text: 'Anyone who installs security equipment for pay must be registered with PSiRA. Ask every installer for their number',
  },
  {
    standard: 'saidsa',
    when: (site) => hasAlarm(site) && site.insurerAsks === 'yes',
    text: 'Your insurer asks for a certificate for the alarm. Send us its wording before you order, because only some installers may issue one',
  },
  {
    standard: 'saidsa',
    when: (site) => hasAlarm(site) && site.insurerAsks === 'unknown',
    text: 'Before you order, ask your insurer whether it requires a certificate for the alarm',
  },
];
