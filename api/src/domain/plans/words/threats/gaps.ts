import { type ControlId, controls } from '@app/knowledge/planning/controls';
import type { SystemId } from '@app/knowledge/planning/systems';
import type { Threat } from '@app/knowledge/planning/threats/threat';
import { listed, when } from '@app/wording/phrases';
import type { Site } from '../../site.ts';
import { earlyWarning } from '../../systems/alarm/early-warning.ts';
import type { Installed } from '../installed.ts';
import { systemNames } from '../names.ts';
import { roomNames } from '../room-names.ts';
import { leftOut } from '../still-open/left-out.ts';
import { stoppingWords } from '../still-open/stopping.ts';

/**
 * What of a threat stays open in a plan that it could answer, each with what would close it.
 * @param present controls that the plan has, or that stay
 */
export function gapsOf(
  { at, controls: wanted, without = {} }: Pick<Threat, 'at' | 'controls' | 'without'>,
  present: ReadonlySet<string>,
  site: Site,
  installed: Installed,
): readonly string[] {
  const stopping = () => stoppingWords(site, installed.designs);
  const gaps = Object.entries(without).flatMap(([key, text]) => {
    // The keys of a table of threats name controls; a check of the tables sees to it.
    const ids = (key.split(' or ') as ControlId[]).filter((id) =>
      id === 'backup' ? stopping().length > 0 : isPossible(id, site),
    );
    if (ids.length === 0 || ids.some((id) => present.has(id))) return [];
    return [[text, ...toClose(ids, at, site, installed)].join(' ')];
  });
  const powered = wanted.includes('backup') && present.has('backup');
  return [...gaps, ...(powered ? stopping() : [])];
}

/** Whether a site has what a control is fitted to. */
function isPossible(id: ControlId, { vehicleGates, pedestrianGates, ...site }: Site): boolean {
  if (id === 'motor-cage') return vehicleGates.some(({ kind }) => kind === 'sliding');
  if (id === 'gate-contact') return vehicleGates.some(({ kind }) => kind !== 'none');
  if (id === 'gate-cameras') return vehicleGates.length + pedestrianGates > 0;
  if (id === 'electric-fence') return site.boundary.length > 0;
  if (id === 'dock-cameras') return site.docks > 0;
  if (id === 'till-cameras') return site.tills > 0;
  if (id === 'floor-cameras') return site.openFloorArea > 0;
  return true;
}

/** What the visitor can do: add a system, name a room, or have checked what stays. */
function toClose(
  ids: readonly ControlId[],
  { rooms = [], doors = rooms }: NonNullable<Threat['at']> = {},
  site: Site,
  installed: Installed,
): readonly string[] {
  const { access, highValueRooms, internet, monitored, stays, wants } = site;
  const systems = [...new Set(ids.map((id): SystemId => controls[id].system))];
  const kept = systems.filter((system) => stays.systems.has(system));
  if (kept.length > 0) return [`Ask us at the site visit to check ${listed(kept.map(yours))}.`];
  const out = leftOut(site, installed).filter((system) => systems.includes(system));
  if (out.length > 0)
    return [`The recommended budget adds ${listed(out.map((id) => systemNames[id]))}.`];
  const asks = (id: ControlId) => ids.includes(id) && wants.has(controls[id].system);
  if (asks('early-warning') && earlyWarning(site, 'wired', 'recommended').length > 0)
    return ['The recommended budget adds detectors or beams outside.'];
  const missing = systems.filter((system) => !wants.has(system));
  const withoutCamera = rooms.filter((room) => !highValueRooms.includes(room));
  const withoutReader = doors === rooms ? rooms.filter((room) => !access.rooms.includes(room)) : [];
  const named = (names: typeof rooms) => listed(names.map((room) => roomNames[room]));
  return [
    ...when(
      missing.length > 0,
      `Add ${listed(
        missing.map((id) => systemNames[id]),
        'or',
      )}.`,
    ),
    ...when(
      asks('room-cameras') && withoutCamera.length > 0,
      `Name the ${named(withoutCamera)} as a room with a camera.`,
    ),
    ...when(
      asks('access') && withoutReader.length > 0,
      `Name the ${named(withoutReader)} as a door with access control.`,
    ),
    ...when(
      asks('access') && doors.includes('outer'),
      'Name the main entrance or all outside doors as doors with access control.',
    ),
    ...when(
      asks('access') && doors.includes('inside') && !doors.includes('outer'),
      'Tell us at the site visit which of these doors need a reader.',
    ),
    ...when(asks('trackers'), 'Tell us how many vehicles to track.'),
    ...when(
      asks('two-paths'),
      internet || monitored
        ? 'The complete budget adds one.'
        : 'It needs an internet line, or a control room with a radio network.',
    ),
  ];
}

/** "your alarm" */
const yours = (system: SystemId): string => `your ${systemNames[system].replace(/^an? /, '')}`;
