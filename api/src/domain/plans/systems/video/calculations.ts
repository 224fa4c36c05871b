import { when } from '@app/wording/phrases';
import { supplyReach } from '../../cabling/lay-coax.ts';
import type { SystemDesign } from '../../plan-parts.ts';
import { wattsOf } from './camera-form.ts';
import { supplyAmperes } from './camera-supply.ts';
import { poeBudget, recorderPoeWatts } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

export function videoCalculations(plan: VideoPlan): SystemDesign['calculations'] {
  const { signal, site, installed, staying, mbps, terabytes, recording, network, supply } = plan;
  const { trade, footageDays } = site;
  const { recorders, offer, channels } = recording;
  const { central } = network;
  const mostWatts = Math.max(0, ...plan.cameras.map(({ offer }) => wattsOf(offer)));
  return [
    ...plan.cameras.flatMap(({ name, view }) =>
      view
        ? [{ id: 'camera-detail' as const, views: name, view, assumed: 'distance' as const }]
        : [],
    ),
    {
      id: 'recorder-channels',
      installed,
      staying,
      planned: recorders * (offer?.figures.channels ?? channels),
    },
    { id: 'storage', mbps, trade, days: footageDays, terabytes, recorders },
    ...when(central.cameras > 0, {
      id: 'poe',
      ...central,
      needed: poeBudget(central),
      ...poePlanned(plan),
    }),
    ...when(supply.load.cameras > 0, {
      id: 'camera-supply',
      ...supply.load,
      needed: supplyAmperes(supply.load),
      planned: supply.chosen?.reduce(
        (sum, { offer, quantity }) => sum + quantity * (offer.figures.amperes ?? 0),
        0,
      ),
    }),
    ...when(signal === 'coax', {
      id: 'supply-distance',
      watts: mostWatts,
      longest: supplyReach(mostWatts),
    }),
  ];
}

/** Watts, and what delivers them; undefined when the switches are to be quoted. */
function poePlanned({ network, recording }: VideoPlan) {
  const { centralSwitches, onRecorder, onSwitches } = network;
  const offer = onRecorder.cameras > 0 ? recording.offer : undefined;
  const ofRecorder = offer ? recorderPoeWatts(offer) : 0;
  if (onSwitches.cameras === 0) return { planned: ofRecorder, from: 'recorder' } as const;
  const planned = (centralSwitches ?? []).reduce(
    (sum, piece) => sum + piece.quantity * (piece.offer.figures.watts ?? 0),
    ofRecorder,
  );
  const from = offer ? 'recorder and switches' : 'switches';
  return { planned, from: centralSwitches && from } as const;
}
