import { systemIds } from '@app/knowledge/planning/systems';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { countedAny, howMany, listed, when } from '@app/wording/phrases';
import { doorsOf } from '../../layout/door-uses.ts';
import type { Device, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { hasAlarm } from '../../systems/has-alarm.ts';
import { keptRunning } from '../../systems/power/kept-running.ts';
import type { Installed } from '../installed.ts';
import { idOf } from '../lines/lines.ts';
import { systemNames } from '../names.ts';
import { type RequirementId, requirementIds } from '../requirements.ts';
import { roomNames } from '../room-names.ts';
import { measures, signalPathsOf } from '../threats/measures.ts';
import { roomIn } from '../threats/places.ts';
import { cameInBefore } from './came-in-before.ts';
import { isIdle, leftOut } from './left-out.ts';
import { stoppingWords } from './stopping.ts';

type Part = Device | Supply;

/** What a plan does for a requirement. */
export interface RequirementAnswer {
  readonly id: RequirementId;
  /** The devices and lines that fulfil it. */
  readonly parts: readonly Part[];
  /** What it leaves open, in sentences. */
  readonly open: readonly string[];
}

/** The requirements that ask for something; the others state what is there. */
export const requirementAnswers = (
  site: Site,
  installed: Installed,
): readonly RequirementAnswer[] =>
  requirementIds.flatMap((id) => {
    const answer = answers[id]?.(site, installed);
    return answer && (answer.parts.length > 0 || answer.open.length > 0) ? [{ id, ...answer }] : [];
  });

type Answer = Pick<RequirementAnswer, 'parts' | 'open'>;
type AnswerTo = (site: Site, installed: Installed) => Answer;

const answers: Readonly<Partial<Record<RequirementId, AnswerTo>>> = {
  newSystems(site, installed) {
    const parts = installed.designs.flatMap(({ devices, supplies }): Part[] => [
      ...devices,
      ...supplies,
    ]);
    const idle = systemIds.filter((id) => id !== 'power' && site.wants.has(id) && isIdle(id, site));
    const out = leftOut(site, installed);
    return {
      parts,
      open: [
        ...idle.map(
          (id) => `You asked for ${systemNames[id]}, but nothing in your answers needs that.`,
        ),
        ...when(
          out.length > 0,
          `This budget leaves out ${listed(out.map((id) => systemNames[id]))}.`,
        ),
      ],
    };
  },

  waysIn(site, installed) {
    const { outerDoors, shutters, docks, stays } = site;
    const before = cameInBefore(site, installed);
    const parts = [
      ...installed.drawn('video', ['camera'], ['entrance']),
      ...installed.drawn('alarm', ['contact'], ['entrance']),
    ];
    if (stays.systems.has('alarm')) return { parts, open: before };
    const covered = new Set(
      parts.map(({ place }) => (place.at === 'entrance' ? place.index : undefined)),
    );
    const left = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => from + index).filter((one) => !covered.has(one))
        .length;
    const without = countedAny(
      [left(0, outerDoors), 'outer door'],
      [left(outerDoors, shutters), 'roller shutter'],
      [left(outerDoors + shutters, docks), 'dock'],
    );
    return {
      parts,
      open: [
        ...when(
          without.length > 0,
          `No camera and no alarm contact of this plan covers ${listed(without)}. Add cameras or an alarm.`,
        ),
        ...before,
      ],
    };
  },

  value(site, installed) {
    const { highValueRooms } = site;
    const [doorOf, roomOf] = [doorsOf(site), roomIn(site)];
    const devices = [
      ...installed.drawn('video', ['camera']),
      ...installed.drawn('alarm', ['detector']),
      ...installed.drawn('access', ['reader']),
    ].map((device) => ({ device, guards: [doorOf(device), roomOf(device)] as const }));
    const guarding = (room: (typeof highValueRooms)[number]) =>
      devices.filter(({ guards }) => guards.includes(room)).map(({ device }) => device);
    const without = highValueRooms.filter((room) => guarding(room).length === 0);
    return {
      parts: [
        ...highValueRooms.flatMap(guarding),
        ...installed.drawn('video', ['camera'], ['till']),
      ],
      open: when(
        without.length > 0,
        `Nothing in this plan watches the ${listed(without.map((room) => roomNames[room]))}. Add cameras or an alarm.`,
      ),
    };
  },

  doors({ access }, installed) {
    if (!installed.has('access')) return none;
    const parts = installed.drawn('access', ['reader', 'lock']);
    const readers = new Set(
      parts.flatMap(({ symbol, place }) =>
        symbol === 'reader' && place.at === 'access-door' ? [place.index] : [],
      ),
    );
    const short = access.doors - readers.size;
    return {
      parts,
      open: when(short > 0, `This plan leaves ${howMany(short, 'door')} without access control.`),
    };
  },

  beyond({ remotePoints, sensors }, installed) {
    const placed = installed.drawn('sensors', ['sensor']);
    const cameras = installed.drawn('off-grid', ['camera', 'tower']);
    const sensing = Object.values(sensors).reduce((sum, count) => sum + count, 0);
    const missing = countedAny(
      [installed.has('sensors') ? sensing - placed.length : 0, 'sensor'],
      [installed.has('off-grid') && cameras.length === 0 ? remotePoints : 0, 'solar camera'],
    );
    return {
      parts: [...installed.parts('vehicle-tracker', 'asset-tracker'), ...placed, ...cameras],
      open: when(missing.length > 0, `This plan leaves out ${listed(missing)} that you asked for.`),
    };
  },

  pets({ pets, wants }, installed) {
    if (pets === 'none' || !wants.has('alarm')) return none;
    const detectors = installed.drawn('alarm', ['detector']);
    return {
      parts: detectors.filter(({ item }) => idOf(item) === 'pet-immune-detector'),
      open: [],
    };
  },

  outages(site, { designs }) {
    if (site.outageHours === 0) return none;
    return {
      parts: keptRunning(site, designs).flatMap(({ keptBy }) => keptBy),
      open: stoppingWords(site, designs),
    };
  },

  signal(site, installed) {
    const { jammers, signal } = site;
    if (!hasAlarm(site) || !(jammers || signal === 'poor')) return none;
    const paths = measures['two-paths'](installed, site, {});
    if (paths) return { parts: paths.parts, open: [] };
    const cause = jammers ? 'Jammers' : 'Poor signal';
    return {
      parts: signalPathsOf(installed).flatMap(({ parts }) => parts),
      open: [
        site.stays.systems.has('alarm')
          ? `${cause} can stop the signal of your alarm. We check at the site visit whether it has a second path.`
          : `${cause} can stop the alarm signal, because it has no second path. ${secondPath(site)}`,
      ],
    };
  },

  monitoring(site, installed) {
    if (!site.monitored || site.stays.systems.has('alarm')) return none;
    const reporting = measures.reporting(installed, site, {});
    return {
      parts: reporting?.parts ?? [],
      open: when(!reporting, 'Nothing in this plan reports to a monitoring company. Add an alarm.'),
    };
  },

  retention({ wants }, installed) {
    if (!wants.has('video')) return none;
    const recorders = installed.drawn('video', ['recorder']);
    return {
      parts: [...recorders, ...installed.parts('hard-drive')],
      open: [
        ...when(recorders.length === 0, 'Nothing in this plan records pictures.'),
        ...analogueFaces(installed),
      ],
    };
  },
};

/** What HD analogue cameras leave open where a face has to be seen. */
function analogueFaces(installed: Installed): readonly string[] {
  const reached = installed
    .drawn('video', ['camera'], facePlaces)
    .flatMap(({ item }) =>
      typeof item === 'object' && item.id === 'analogue-camera' ? item.pixelsPerMetre : [],
    );
  const [least, most] = [Math.min(...reached), Math.max(...reached)];
  const needed = neededPixelsPerMetre.validate;
  if (reached.length === 0 || least >= needed) return [];
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return [
    `The cameras are HD analogue, because the price list has no network cameras with a recorder: where people come in they show ${range} px/m, and it takes ${needed} px/m to identify a stranger. Ask us for network cameras.`,
  ];
}

const facePlaces = [
  'entrance',
  'till',
  'high-value-room',
  'vehicle-gate',
  'pedestrian-gate',
] as const;

const none: Answer = { parts: [], open: [] };

const secondPath = ({ internet, monitored }: Site): string =>
  internet || monitored
    ? 'The recommended budget adds one.'
    : 'It needs an internet line, or a control room with a radio network.';
