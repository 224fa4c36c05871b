import { type StandardId, standards } from '@app/knowledge/standards';
import { once, sentence } from '@app/wording/phrases';
import { standardParts } from '@app/wording/standards';
import type { ComplianceNote, SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { type Installed, installedBy } from './installed.ts';

/** Numbers of the company as the site configuration has them; empty when it has none. */
export interface Registrations {
  readonly psiraNumber: string;
}

/**
 * The law and the standards that the plan has to meet, each with edition and date: those of the
 * systems, then those of every plan. Throws when a design names a standard that the table lacks.
 */
export function complianceOf(
  site: Site,
  designs: readonly SystemDesign[],
  { psiraNumber }: Registrations = { psiraNumber: '' },
): string[] {
  const installed = installedBy(designs);
  const ofSystems = designs.flatMap(({ compliance }) => compliance);
  const noted = new Set(ofSystems.map(({ standard }) => standard));
  const lacking = notesOfSystems
    .flatMap((note) => note(site, installed) ?? [])
    .filter(({ standard }) => !noted.has(standard));
  const ofPlan = notesOfPlan.flatMap((note) => note(site, installed) ?? []);
  const byStandard = Map.groupBy(
    [...ofSystems, ...lacking, ...ofPlan],
    ({ standard, text }) => standard ?? text,
  );
  return [
    ...Array.from(byStandard.values(), written),
    ...(psiraNumber === '' ? [] : [`Our PSiRA registration number is ${psiraNumber}.`]),
  ];
}

/**
 * "Signs hang every 10 m. Spikes are 1.2 m deep (SANS 10222-3:2023, edition 5.1)." What rests on one
 * standard is one entry, so that the standard is named once.
 */
function written(notes: readonly ComplianceNote[]): string {
  const text = once(notes.map((note) => sentence(note.text))).join(' ');
  const id = notes[0]?.standard;
  if (id === undefined) return text;
  const source = standardParts(standards[knownStandard(id)]).filter((part) => !text.includes(part));
  if (source.length === 0) return text;
  return `${text.replace(/\.$/, '')} (${source.join(', ')}).`;
}

function knownStandard(id: string): StandardId {
  if (!Object.hasOwn(standards, id)) throw new Error(`No standard "${id}" in standards.ts`);
  return id as StandardId;
}

type Note = (site: Site, installed: Installed) => ComplianceNote | undefined;

const about = (holds: boolean, standard: StandardId, text: string): ComplianceNote | undefined =>
  holds ? { standard, text } : undefined;

const records = ({ wants }: Site): boolean =>
  wants.has('video') || wants.has('off-grid') || wants.has('access') || wants.has('vehicles');

/** Said only where no system has a note on the same standard. */
const notesOfSystems: readonly Note[] = [
  ({ wants }) =>
    about(
      wants.has('video') || wants.has('off-grid'),
      'video',
      'Each camera states the level of detail that it reaches and at what distance. To identify a stranger or read a number plate, the level is “validate”',
    ),
  (_, installed) =>
    about(
      installed.drawn('fence', ['energizer']).length > 0,
      'fence',
      'The electric fence is built, earthed and signed to the standard',
    ),
  (_, installed) =>
    about(
      installed.drawn('fence', ['energizer']).length > 0,
      'fenceCertificate',
      'A new or altered electric fence needs a certificate of compliance from a registered installer',
    ),
  ({ wants }) =>
    about(
      wants.has('access'),
      'escape',
      'Doors on an escape route open from inside without a key, a card or a code, and unlock when the power fails',
    ),
];

const notesOfPlan: readonly Note[] = [
  (site) =>
    about(
      records(site),
      'popia',
      'People may object to being recorded, free of charge. Give them an answer within 30 days',
    ),
  ({ type }) =>
    about(type === 'School', 'schools', 'Public schools control who enters the premises'),
  () =>
    about(
      true,
      'electricalCertificate',
      'Have new and altered mains wiring done by a registered electrician, and keep its COC, the certificate of compliance',
    ),
  () =>
    about(
      true,
      'installers',
      'Anyone who installs security equipment for pay must be registered with PSiRA. Ask every installer for their number',
    ),
  ({ insurerAsks, wants, stays }) => {
    if (!wants.has('alarm') && !stays.systems.has('alarm')) return undefined;
    if (insurerAsks === 'no') return undefined;
    return about(
      true,
      'saidsa',
      insurerAsks === 'yes'
        ? 'Your insurer asks for a certificate for the alarm. Send us its wording before you order, because only some installers may issue one'
        : 'Before you order, ask your insurer whether it requires a certificate for the alarm',
    );
  },
];
