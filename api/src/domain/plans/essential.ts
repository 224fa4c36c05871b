import { type ControlId, controls } from '@app/knowledge/planning/controls';
import { keptInEssential, type SystemId } from '@app/knowledge/planning/systems';
import type { Site } from './site.ts';
import { gravestThreats } from './words/threats/rate-threats.ts';

/**
 * The site as the essential budget plans it: of the wanted systems those that answer one of the
 * gravest threats, and those that it keeps in any case; all of them where it would have none.
 */
export function essentialSite(site: Site): Site {
  const kept = new Set<SystemId>([
    ...gravestThreats(site).flatMap((threat) => threat.controls.map((id) => controls[id].system)),
    ...keptInEssential.everywhere,
    ...(site.type === 'Residential Estate' ? keptInEssential[site.type] : []),
  ]);
  const wants = [...site.wants].filter((id) => kept.has(id));
  return wants.length > 0 ? { ...site, wants: new Set(wants) } : site;
}

/** Whether a gravest threat stays open without a control, or without another that does the same. */
export const gravestNeeds = (site: Site, control: ControlId): boolean =>
  gravestThreats(site).some(({ without = {} }) =>
    Object.keys(without).some((ids) => ids.split(' or ').includes(control)),
  );
