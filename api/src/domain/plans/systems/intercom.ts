import { intercomValues as values } from '@app/knowledge/planning/intercom';
import { when } from '@app/wording/phrases';
import { type DesignSystem, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import {
  type IntercomChoice,
  intercomChoice,
  intercomDevices,
} from './intercom/intercom-devices.ts';
import { intercomRuns } from './intercom/intercom-runs.ts';
import { intercomSupplies } from './intercom/intercom-supplies.ts';

/** Speaks to visitors before anyone opens. */
export const designIntercom: DesignSystem = (context) => {
  const choice = intercomChoice(context.site);
  const { kind } = choice;
  const devices = intercomDevices(context, choice);
  return {
    ...emptyDesign,
    devices,
    runs: intercomRuns(context.site, choice, devices),
    supplies: intercomSupplies(context, choice),
    labour: labour(choice),
    ...(kind === 'apartments' && {
      onSwitch: devices.filter(({ symbol }) => symbol === 'intercom').map(({ id }) => id),
    }),
    loads: [{ name: 'intercom', watts: wattsOf(choice), twice: false }],
    exclusions: ['intercomTrenches', ...(kind === 'mobile' ? ['intercomAirtime' as const] : [])],
    commissioning: [
      kind === 'mobile' ? 'intercom-phone' : 'intercom-units',
      ...when(
        kind === 'apartments' || (kind === 'kit' && context.scope !== 'essential'),
        'intercom-screen',
      ),
      ...when(context.site.pedestrianGates > 0, 'intercom-lock'),
    ],
  };
};

const { labourHours } = values;

function labour({ kind, units, stations }: IntercomChoice): SystemDesign['labour'] {
  if (kind === 'kit') return [{ task: 'intercom-kit', hours: labourHours.kit }];
  if (kind === 'mobile') return [{ task: 'mobile-intercom', hours: labourHours.mobile }];
  return [
    {
      task: { id: 'apartment-intercom', stations, units },
      hours: stations * labourHours.station + units * labourHours.monitor,
    },
  ];
}

function wattsOf({ kind, units, stations }: IntercomChoice): number {
  if (kind === 'kit') return values.kitWatts;
  if (kind === 'mobile') return values.mobileWatts;
  return stations * values.stationWatts + units * values.monitorWatts;
}
