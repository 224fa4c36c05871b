import { type ControlId, controls } from '@app/knowledge/planning/controls';
import type { SystemId } from '@app/knowledge/planning/systems';
import type { ThreatPlace } from '@app/knowledge/planning/threats/threat';
import { once } from '@app/wording/phrases';
import type { Device, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { Installed } from '../installed.ts';
import { controlTexts, keptCameras, keptTexts } from './control-texts.ts';
import { type Measure, measures } from './measures.ts';

const texts: {
  readonly [Id in ControlId]: (...figures: Measure<Id>['figures']) => string;
} = controlTexts;

/** A control that the plan has, in words, with the devices and lines that do it. */
export interface Planned {
  readonly id: ControlId;
  readonly words: string;
  readonly parts: readonly (Device | Supply)[];
}

function planned<Id extends ControlId>(
  id: Id,
  installed: Installed,
  site: Site,
  at: ThreatPlace,
): Planned | undefined {
  const measure = measures[id](installed, site, at);
  return measure && { id, words: texts[id](...measure.figures), parts: measure.parts };
}

/** Words for what of the plan, or of what stays, is there; in the order asked. */
export interface Answered {
  readonly words: readonly string[];
  readonly planned: readonly Planned[];
  /** The controls that are there. */
  readonly present: ReadonlySet<string>;
}

/**
 * New devices first, then what is there already and stays. Nobody has said where that is: it answers
 * no threat to one place.
 */
export function controlsInPlan(
  ids: readonly ControlId[],
  site: Site,
  installed: Installed,
  at: ThreatPlace = {},
): Answered {
  const found = ids.map((id) => {
    const { system } = controls[id];
    const always = 'always' in controls[id];
    const own = planned(id, installed, site, at);
    const counts = always || system === 'video' || system === 'off-grid';
    const kept = own === undefined && counts ? keptOf(system, site) : undefined;
    const placed = isPlaced(id, at);
    return { id, own, kept, there: own !== undefined || (always && !placed && kept !== undefined) };
  });
  const ownMeasures = found.flatMap(({ own }) => own ?? []);
  return {
    words: once([
      ...ownMeasures.map(({ words }) => words),
      ...found.flatMap(({ kept }) => kept ?? []),
    ]),
    planned: ownMeasures,
    present: new Set(found.filter(({ there }) => there).map(({ id }) => id)),
  };
}

const ofRooms: ReadonlySet<ControlId> = new Set(['detectors', 'contacts', 'access']);

/** Whether a control answers a threat only at its place. */
const isPlaced = (id: ControlId, { rooms, doors }: ThreatPlace): boolean =>
  ofRooms.has(id) && (rooms !== undefined || (id === 'access' && doors !== undefined));

const keptOf = (system: SystemId, { stays }: Site): string | undefined => {
  if (stays.systems.has(system)) return keptTexts[system];
  return system === 'video' && stays.cameras > 0 ? keptCameras(stays.cameras) : undefined;
};
