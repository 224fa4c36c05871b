import { accessValues as values } from '@app/knowledge/planning/access';
import { type DesignSystem, emptyDesign } from '../plan-parts.ts';
import { controllersFor } from './access/controllers.ts';
import { doorDevices, doorRuns } from './access/door-devices.ts';
import {
  accessAssumptions,
  accessCalculations,
  accessCommissioning,
  accessCompliance,
} from './access/door-notes.ts';
import { doorSupplies } from './access/door-supplies.ts';

/** Doors that open for known people, and for everyone from inside. */
export const designAccess: DesignSystem = (context) => {
  const { market, site } = context;
  const { access, wishesRefused } = site;
  const refusals = wishesRefused.filter((wish) => wish === 'locked-escape-door');
  if (access.doors === 0) return { ...emptyDesign, refusals };
  const controllers = controllersFor(market, access.doors, access.users);
  return {
    ...emptyDesign,
    devices: doorDevices(context, controllers),
    runs: doorRuns(controllers, site),
    supplies: doorSupplies(context),
    labour: [
      {
        task: { id: 'doors', doors: access.doors },
        hours: access.doors * values.labourHoursPerDoor,
      },
    ],
    loads: controllers.map((_, index) => ({
      name: { id: 'access-controller', number: index + 1 },
      watts: values.controllerWatts,
      twice: false,
    })),
    calculations: accessCalculations(context, controllers),
    assumptions: accessAssumptions(context),
    exclusions: ['accessCarpentry', 'accessFirePanel'],
    compliance: accessCompliance(context),
    refusals,
    commissioning: accessCommissioning(context),
  };
};
