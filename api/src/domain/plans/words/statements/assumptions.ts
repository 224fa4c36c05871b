import type { DetailLevel } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import { fenceValues as fence } from '@app/knowledge/planning/fence';
import { gateValues } from '@app/knowledge/planning/gates';
import { powerValues } from '@app/knowledge/planning/power';
import { offGridValues, videoValues as video } from '@app/knowledge/planning/video';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { figure } from '@app/wording/figures';
import type { Site } from '../../site.ts';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count, figure as videoFigure } from '../lines/video-figures.ts';
import { type ViewName, viewNames } from '../names.ts';

interface Trade {
  readonly trade: Site['trade'];
}
interface Named {
  /** Of a product. */
  readonly name: string;
}

const texts = {
  'wired-alarm':
    'The alarm is wired, so a jammer cannot block its detectors and they have no batteries to replace.',
  'no-wireless-alarm':
    'You said that cables cannot be run, but the price list has no wireless alarm. We plan a wired one with its cables on the surface, and look for a better way at the site visit.',
  'camera-cables':
    'Cameras need a cable. Where none can be run inside, we run it outside in conduit.',
  'wireless-alarm':
    'The alarm is wireless. You replace the detectors’ batteries when the hub reports them low.',
  'wireless-alarm-and-jammers':
    'Crime in the area uses jammers, which a wired alarm withstands better. Ask us for a wired one.',
  'one-building':
    'There is one building. Each further building needs its own sirens, keypad and detectors.',
  'several-buildings': ({ buildings }: Numbers<'buildings'>) =>
    `The ${buildings} buildings share one alarm. Each has its own sirens and keypad; detectors are counted by your number of rooms.`,
  'large-dog':
    'Keep a dog that is heavier than the rating of the pet-immune detectors out of armed rooms.',
  'alarm-beams':
    'The beams are planned for a boundary of 4:3. The site visit measures each side before they are ordered.',

  'fence-beams': 'The beams have a clear line of sight: no plants or parked cars between posts.',
  'fence-corners': `The electric fence follows a rectangle with ${fence.corners} corners; more corners need more corner brackets and signs.`,
  'inspect-boundary': ({ kind, height }: Pick<Site['boundary'], 'kind' | 'height'>) =>
    `Your ${kind === 'wall' ? 'wall' : 'boundary'} of ${figure(height)} m is between ${fence.lowestWallMetres} m and ${fence.inspectedBelowMetres} m high. We inspect its whole length before we order the electric fence.`,
  'fence-on-posts': ({ kind }: Pick<Site['boundary'], 'kind'>) =>
    `We bolt the electric fence brackets to the posts of your ${kind === 'mesh' ? 'mesh fence' : 'palisade'}. The posts must be sound and no more than ${fence.bracketSpacingMetres} m apart.`,
  'public-road': `${fence.publicRoadShare * 100}% of the boundary lies on a public road, where signs are ${fence.signSpacingMetres.publicRoad} m apart.`,
  'fence-circuits': ({ circuits }: Numbers<'circuits'>) =>
    `The fence is split into ${circuits} circuits, each with its own energiser, mains point and earth.`,

  'sliding-gate':
    'Before we order a motor, we weigh the sliding gate or calculate its mass, and check that it rolls freely by hand.',
  'swing-gate': `A swing gate has ${gateValues.leavesOfSwingGate} leaves of the same width.`,
  'garage-door':
    'The springs balance the garage door. We check on site whether it is sectional or tip-up, because that decides the motor.',
  'gate-battery': `A gate opens ${gateValues.openingsOnBattery} times on a full battery. After a 4 h outage, open it by hand with the key.`,

  'short-power-cuts': 'You have no long power cuts, so there is no UPS.',
  'nothing-on-backup': 'No UPS: everything that must work in a power cut has its own battery.',
  'inverter-carries': ({ watts, spareWatts }: Numbers<'watts' | 'spareWatts'>) =>
    `Your inverter or UPS stays and carries the ${figure(watts)} W of this plan, because ${figure(spareWatts)} W are free by your answer. We measure its load and its battery first.`,
  generator: `The generator starts by itself: batteries carry the load for the ${powerValues.generatorHours} h until it does. It is tested and has fuel for the whole power cut.`,
  'no-generator': ({ hours }: Numbers<'hours'>) =>
    `There is no generator in this plan: batteries carry gates, cameras and guardhouse for ${figure(hours)} h. A generator pays where power cuts are longer; ask us to quote one.`,
  'unstated-energy': ({ name }: Named) =>
    `The price list does not say how much energy "${name}" holds. We assumed ${powerValues.wattHoursPerVoltAmpere} Wh for each VA; its datasheet decides.`,
  'unstated-voltage': ({ name }: Named) =>
    `The price list states no voltage for the battery of "${name}". We assumed ${powerValues.batteryVolts} V; its datasheet decides.`,
  'backup-on-12-volts': ({ watts }: Numbers<'watts'>) =>
    `The ${watts} W on backup power run on 12 V.`,
  'backup-units': 'The equipment is shared between the units so that none is overloaded.',

  'one-gateway':
    'One LoRaWAN gateway reaches every sensor; the signal is measured at each before it is fixed.',

  'solar-camera': `A solar camera watches ${videoFigure(offGridValues.distanceM)} m around its point, with a lens of ${offGridValues.angleDeg}°, and records to its own card when something moves.`,
  'mobile-data-good': 'Mobile data works at each point; we measure it at the site survey.',
  'mobile-data-poor':
    'Mobile signal is poor: we measure it at each point first. If it is too weak for pictures, the point needs a radio link instead.',
  'camera-tower':
    'If a camera on a pole is likely to be stolen, use a camera tower on a trailer instead.',

  'entrance-views':
    'Each outer door, shutter and dock has a view of its own. If one camera covers two side by side, we leave one out after the site survey.',
  'entrance-distances': `Entrance cameras are ${video.doorDistanceM} m from a door and ${video.wideEntranceDistanceM} m from a shutter or dock.`,
  'missed-detail': (missed: {
    readonly views: ViewName;
    readonly needed: DetailLevel;
    readonly distance: number;
    readonly leastAngle: number;
    readonly pixelsPerMetre: number;
    readonly reached: DetailLevel | undefined;
  }) =>
    `No camera on the price list gives the ${viewNames[missed.views]} the view that they need: ${neededPixelsPerMetre[missed.needed]} px/m (${missed.needed}) at ${missed.distance} m, ${Math.ceil(missed.leastAngle)}° wide, with light that reaches as far. The one that we planned reaches ${videoFigure(missed.pixelsPerMetre)} px/m (${missed.reached}).`,
  'boundary-views': ({ trade }: Trade) =>
    `One camera watches ${video.boundarySpacingM[trade]} m of boundary.`,
  'no-boundary-views': 'You have no boundary of your own, so there are no boundary cameras.',
  'floor-views': `One general view watches ${video.floorPerViewM2} m² of open floor.`,
  'recorded-movement': 'Cameras record when something moves; the storage is for half of each day.',
  'recorded-always': 'Cameras record day and night.',
  'bit-rate': `Recordings take ${video.mbpsPerMegapixel} Mbps a megapixel with H.265.`,
  'cameras-stay': ({ cameras }: Numbers<'cameras'>) =>
    `Your ${count(cameras, 'camera')} that ${cameras === 1 ? 'stays keeps its' : 'stay keep their'} power and cable. The new recorder can connect to ${cameras === 1 ? 'it' : 'them'} by ONVIF. We test this at the site survey; analogue cameras need another recorder.`,
  'switch-feeds-cameras':
    'A PoE switch feeds the cameras, because the price list does not say how many watts the recorder’s ports supply. If its datasheet shows that they supply enough, you do not need the switch.',
  'several-makes':
    'Cameras of another make than the recorder connect to it by ONVIF. We test this before installation.',
  'cable-run': ({ trade }: Trade) =>
    `A cable run is ${cableValues.averageRunM[trade]} m on average.`,
  fibre:
    'The central switch and the local switches have SFP ports, and each local switch point has mains power.',
};

/** A planning value or a decision of a system that the visitor should know. */
export type SystemAssumption = TextOf<typeof texts>;
export const systemAssumptionWords = writerOf(texts);
