import { when } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import { poeBudget } from './network.ts';
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
  const { centralSwitches, recorderFeeds } = network;
  if (recorderFeeds)
    return { planned: recording.offer?.figures.watts ?? 0, from: 'recorder' } as const;
  const planned = (centralSwitches ?? []).reduce(
    (sum, piece) => sum + piece.quantity * (piece.offer.figures.watts ?? 0),
    0,
  );
  return { planned, from: centralSwitches && 'switches' } as const;
}
