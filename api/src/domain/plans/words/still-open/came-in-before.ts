import type { ControlId } from '@app/knowledge/planning/controls';
import { capitalised } from '@app/wording/phrases';
import type { Incident, Site } from '../../site.ts';
import type { Installed } from '../installed.ts';
import { incidentNames } from '../names.ts';
import { controlsInPlan } from '../threats/controls.ts';
import { gapsOf } from '../threats/gaps.ts';

/** What notices people who come in that way. */
const noticedBy: Readonly<Partial<Record<Incident, readonly ControlId[]>>> = {
  boundary: ['electric-fence', 'early-warning'],
  gate: ['gate-cameras', 'gate-contact'],
  'door-or-window': ['contacts', 'detectors'],
  roof: ['detectors'],
};

/** Ways in of the last years that no new device watches: what stays was there when it happened, or may not cover it. */
export const cameInBefore = (site: Site, installed: Installed): readonly string[] =>
  site.incidents.flatMap((incident) => {
    const controls = noticedBy[incident];
    if (!controls) return [];
    const { planned } = controlsInPlan(controls, site, installed);
    const text = `${capitalised(incidentNames[incident])} before, and nothing new in this plan detects that.`;
    return gapsOf(
      { controls, without: { [controls.join(' or ')]: text } },
      new Set(planned.map(({ id }) => id)),
      site,
      installed,
    );
  });
