import { videoValues } from '@app/knowledge/planning/video';
import type { CableRun, Supply } from '../../plan-parts.ts';
import { suppliesOf } from '../purchases.ts';
import { wattsOf } from './camera-form.ts';
import { poeBudget } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

const buy = suppliesOf('video');

/** The way out where there is no internet line; no price list of ours has one. */
export const mobileRouters = ({ site }: VideoPlan): readonly Supply[] =>
  site.internet
    ? []
    : buy({ kind: undefined, offer: undefined, quantity: 1 }, 'mobile-router', 'mobile-router');

/** One cable for each camera, also for its power; that of an HD analogue camera ends at its recorder. */
export function cameraRuns({
  carrier,
  cameras,
  installed,
  recording,
  signal,
}: VideoPlan): readonly CableRun[] {
  const drawn = cameras.flatMap(({ spots, offer }) =>
    spots.map(({ id }) => ({ from: id, watts: wattsOf(offer) })),
  );
  const onEach = Math.ceil(installed / recording.recorders);
  return drawn.map((run, index) =>
    signal === 'coax'
      ? { cable: carrier, ...run, to: `recorder-${1 + Math.floor(index / onEach)}` }
      : { cable: 'network', ...run },
  );
}

/** PoE switches where the equipment stands. */
export function centralSwitches({ network }: VideoPlan): readonly Supply[] {
  const { onSwitches: load, centralSwitches: chosen, endsFibre } = network;
  const budget = poeBudget(load);
  const reason = endsFibre
    ? 'fibre-switch'
    : ({ id: 'poe-switches', ...load, places: 1, budget } as const);
  const kind = 'poe-switch';
  if (chosen)
    return chosen.flatMap(({ offer, quantity }) => {
      const { ports = 0, watts = 0 } = offer.figures;
      return buy({ kind, offer, quantity }, { id: 'poe-switch', ports, watts }, reason);
    });
  const switches = Math.max(1, Math.ceil(load.cameras / videoValues.plannedSwitchPorts));
  const ports = Math.ceil(load.cameras / switches);
  const watts = Math.ceil(budget / switches);
  return buy(
    { kind, offer: undefined, quantity: switches },
    { id: 'poe-switch', ports, watts },
    reason,
  );
}
