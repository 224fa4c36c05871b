import { when } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import { poeBudget, recorderPoeWatts } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

export function videoCalculations(plan: VideoPlan): SystemDesign['calculations'] {
  const { site, installed, staying, mbps, terabytes, recording, network } = plan;
  const { trade, footageDays } = site;
  const { recorders, offer, channels } = recording;
  const { central } = network;
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
