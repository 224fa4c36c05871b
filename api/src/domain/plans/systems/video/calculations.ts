import { when } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import { cableMetres } from '../cable.ts';
import { longestRun, poeBudget, recorderPoeWatts } from './network.ts';
import type { VideoPlan } from './video-plan.ts';

export function videoCalculations(plan: VideoPlan): SystemDesign['calculations'] {
  const { site, installed, staying, mbps, terabytes, recording, network } = plan;
  const { trade, boundary, footageDays } = site;
  const { recorders, offer, channels } = recording;
  const { central, fibre } = network;
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
    ...when(installed > 0, {
      id: 'network-cable',
      runs: installed,
      trade,
      metres: cableMetres(installed, trade),
    }),
    ...when(fibre !== undefined, {
      id: 'fibre',
      length: boundary.length,
      run: longestRun(site),
      metres: fibre?.metres ?? 0,
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
