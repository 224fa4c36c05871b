import type { DetailLevel, LayoutView } from '@app/contracts/site-layout';
import { alarmValues } from '@app/knowledge/planning/alarm';
import { analogueValues as analogue } from '@app/knowledge/planning/analogue';
import { cableValues } from '@app/knowledge/planning/cable';
import { fenceValues as fence } from '@app/knowledge/planning/fence';
import { gateValues } from '@app/knowledge/planning/gates';
import { powerValues } from '@app/knowledge/planning/power';
import { offGridValues, videoValues as video } from '@app/knowledge/planning/video';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { figure } from '@app/wording/figures';
import { listed } from '@app/wording/phrases';
import type { Site } from '../../site.ts';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count, figure as videoFigure } from '../lines/video-figures.ts';
import { type ViewName, viewNames } from '../names.ts';

interface Named {
  /** Of a product. */
  readonly name: string;
}

/**
 * What a camera at a gate shows of faces and number plates, from so many px/m on. What a plate needs
 * is our planning value: IEC 62676-4 has levels for people.
 */
const gateDetail = {
  driveways: [
    {
      from: neededPixelsPerMetre.validate,
      words:
        'The driveway camera shows the face of a stranger at the gate, and by day the number plate of a car that waits there. At night, headlights can hide the plate',
    },
    {
      from: neededPixelsPerMetre.characterise,
      words:
        'The driveway camera shows people at the gate well enough for you to recognise someone you know, but not to identify a stranger, and not every number plate',
    },
    {
      from: 0,
      words:
        'The driveway camera shows that a person or a car is at the gate, but no face and no number plate',
    },
  ],
  'vehicle-lanes': [
    {
      from: neededPixelsPerMetre.validate,
      words:
        'The camera at each vehicle lane reads number plates. It is set for plates, so do not count on it for the face of a driver',
    },
    {
      from: 0,
      words:
        'The camera at each vehicle lane shows that a car is there, but not every number plate',
    },
  ],
} as const;

const texts = {
  'wired-alarm':
    'The alarm is wired, so a jammer cannot block its detectors and they have no batteries to replace.',
  'no-wireless-alarm':
    'You said that cables cannot be run, but the price list has no wireless alarm. We plan a wired one with its cables on the surface, and look for a better way at the site visit.',
  'camera-cables':
    'Cameras need a cable. Where none can be run in walls and ceilings, we fix it on them in trunking, which is not in the price.',
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
  'large-alarm-battery': ({ ampereHours }: Numbers<'ampereHours'>) =>
    `The alarm needs batteries of ${figure(ampereHours)} Ah, and most panel boxes hold up to ${alarmValues.panelBoxAmpereHours} Ah. Before you order we check the box and the charger of the panel. A battery that does not fit gets a box of its own, which is not in the price.`,
  'alarm-beams':
    'The beams are planned for a boundary of 4:3. The site visit measures each side before they are ordered.',

  'high-ceiling': ({ metres }: Numbers<'metres'>) =>
    `We assumed that the ceiling over the open floor is ${metres} m high. Beams cross the floor from wall to wall, ${cableValues.heightMetres.beam} m above it, along the aisles: keep racks and goods out of their way. Under a ceiling of less than 4 m, detectors cost less.`,
  'inner-rooms': ({ own, rooms }: Numbers<'own' | 'rooms'>) =>
    `We assumed that ${own} of the ${rooms} rooms can be entered from outside or hold something of value, and have a detector each. The others are reached through a passage with a detector. We check this at the site survey.`,

  'fence-beams': 'The beams have a clear line of sight: no plants or parked cars between posts.',
  'fence-corners': `The electric fence follows a rectangle with ${fence.corners} corners; more corners need more corner brackets and signs.`,
  'fence-gates-open':
    'The electric fence follows the boundary that you drew, with a break at each gate.',
  'fence-clearance': `Between the electric fence and a building or another barrier there is less than ${fence.clearanceMillimetres.most} mm or more than ${fence.clearanceMillimetres.least} mm (SANS 10222-3:2016, clause 9.4.3.1). We measure it at the site visit.`,
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

  'cards-that-can-be-copied':
    'The price list has only 125 kHz readers, whose cards are easily copied. Ask us for 13.56 MHz.',

  'short-power-cuts': 'You have no long power cuts, so there is no UPS.',
  'nothing-on-backup': 'No UPS: everything that must work in a power cut has its own battery.',
  'inverter-carries': ({ watts, spareWatts }: Numbers<'watts' | 'spareWatts'>) =>
    `Your inverter or UPS stays and carries the ${figure(watts)} W of this plan, because ${figure(spareWatts)} W are free by your answer. We measure its load and its battery first.`,
  generator: `The generator starts by itself: batteries carry the load for the ${powerValues.generatorHours} h until it does. It is tested and has fuel for the whole power cut.`,
  'no-generator':
    'The plan has no generator, because the price list has none: batteries last for the hours that you gave. For longer cuts, ask us to quote a generator that starts by itself.',
  'unstated-energy': ({ name }: Named) =>
    `The price list does not say how much energy "${name}" holds. We assumed ${powerValues.wattHoursPerVoltAmpere} Wh for each VA; its datasheet decides.`,
  'unstated-voltage': ({ name }: Named) =>
    `The price list states no voltage for the battery of "${name}". We assumed ${powerValues.batteryVolts} V; its datasheet decides.`,
  'backup-on-12-volts': ({ watts }: Numbers<'watts'>) =>
    `The ${watts} W on backup power run on 12 V.`,
  'large-backup': ({
    name,
    watts,
    usedWattHours,
    gives,
  }: Named & Numbers<'watts' | 'usedWattHours' | 'gives'>) =>
    `The equipment uses ${figure(usedWattHours)} Wh in a power cut, and "${name}" gives about ${figure(gives)} Wh. The price list has nothing cheaper that carries it. If you have a solar inverter with ${figure(watts)} W to spare, tell us: then you do not need it.`,
  'backup-units': 'The equipment is shared between the units so that none is overloaded.',

  'one-gateway':
    'One LoRaWAN gateway reaches every sensor; the signal is measured at each before it is fixed.',

  'sensors-on-poor-signal':
    'Sensors with a SIM card need mobile signal where they hang. It is poor at your site, so we measure it there before you order them.',

  'solar-camera': `A solar camera watches ${videoFigure(offGridValues.distanceM)} m around its point, with a lens of ${offGridValues.angleDeg}°, and records to its own card when something moves.`,
  'days-without-sun': ({ stated }: { readonly stated: number | undefined }) =>
    stated === undefined
      ? `A solar camera has to work for ${offGridValues.daysWithoutSun} days without sun. The price list does not say how long its battery lasts: its datasheet decides before you order.`
      : `By the price list a solar camera works for ${count(stated, 'day')} without sun. We plan at least ${offGridValues.daysWithoutSun}.`,
  'mobile-data-good': 'Mobile data works at each point; we measure it at the site survey.',
  'mobile-data-poor':
    'Mobile signal is poor: we measure it at each point first. If it is too weak for pictures, the point needs a radio link instead.',
  'camera-tower':
    'If a camera on a pole is likely to be stolen, use a camera tower on a trailer instead.',

  'entrance-views':
    'Each outer door, shutter and dock has a view of its own. If one camera covers two side by side, we leave one out after the site survey.',
  'entrance-views-drawn':
    'Each outer door, shutter and dock has a view of its own. Where one camera shows the faces at two side by side, they share it.',
  'entrance-distances': ({ outdoor }: { readonly outdoor: boolean }) =>
    `Entrance cameras hang ${outdoor ? 'outside beside the opening' : 'inside'} and look at the faces of people who come in: ${video.doorDistanceM} m away at a door, ${video.wideEntranceDistanceM} m at a shutter or dock.`,
  'unstated-wdr': ({ names }: { readonly names: readonly string[] }) =>
    `Entrance cameras that look out into daylight need wide dynamic range (WDR), or faces are dark. The price list does not say whether ${listed(names.map((name) => `"${name}"`))} ${names.length === 1 ? 'has' : 'have'} it; the datasheet decides.`,
  'missed-detail': (missed: {
    readonly views: ViewName;
    readonly needed: DetailLevel;
    readonly distance: number;
    readonly leastAngle: number;
    readonly pixelsPerMetre: number;
    readonly reached: DetailLevel | undefined;
  }) =>
    `No camera on the price list gives the ${viewNames[missed.views]} the view that they need: ${neededPixelsPerMetre[missed.needed]} px/m (${missed.needed}) at ${missed.distance} m, ${Math.ceil(missed.leastAngle)}° wide, with light that reaches as far. The one that we planned reaches ${videoFigure(missed.pixelsPerMetre)} px/m (${missed.reached}).`,
  'gate-detail': ({
    views,
    view,
  }: {
    readonly views: 'driveways' | 'vehicle-lanes';
    readonly view: LayoutView;
  }) => {
    const shown = gateDetail[views].find(({ from }) => view.pixelsPerMetre >= from);
    return `${shown?.words} (${view.level}, ${videoFigure(view.pixelsPerMetre)} px/m at ${videoFigure(view.distance)} m).`;
  },
  'boundary-views': ({ longest, distance }: Numbers<'longest' | 'distance'>) =>
    `A boundary camera looks along ${Math.round(longest)} m of boundary at most, and shows people as far as ${Math.round(distance)} m.`,
  'boundary-by-view': ({ distance }: Numbers<'distance'>) =>
    `Boundary cameras are where the fewest see the boundary that you drew, on walls, corners and poles. Each shows people as far as ${Math.round(distance)} m, but not right below it.`,
  'no-boundary-views': 'You have no boundary of your own, so there are no boundary cameras.',
  'floor-views': `One general view watches ${video.floorPerViewM2} m² of open floor.`,
  'recorded-movement': 'Cameras record when something moves; the storage is for half of each day.',
  'recorded-always': 'Cameras record day and night.',
  'bit-rate': `Recordings take ${video.mbpsPerMegapixel} Mbps a megapixel with H.265.`,
  'cameras-stay': ({ cameras }: Numbers<'cameras'>) =>
    `Your ${count(cameras, 'camera')} that ${cameras === 1 ? 'stays keeps its' : 'stay keep their'} power and cable. The new recorder can connect to ${cameras === 1 ? 'it' : 'them'} by ONVIF. We test this at the site survey; analogue cameras need another recorder.`,
  'coax-cameras': ({
    carrier,
    pixels,
  }: Numbers<'pixels'> & { readonly carrier: 'coax' | 'pairs' }) =>
    `The cameras are HD analogue, because the price list has no network cameras with a recorder: ${carrier === 'coax' ? 'coax' : 'CAT6 with baluns'} carries their pictures to a DVR, which records them ${videoFigure(pixels)} pixels wide.`,
  'lite-recorders': ({ name }: Named) =>
    `A “lite” recorder such as "${name}" halves the width of large pictures. Cameras of more than ${analogue.recordedMegapixels} MP would show no more, so we planned for ${analogue.recordedMegapixels} MP. We check its datasheet before you order.`,
  'coax-distances': `Pictures travel ${analogue.longestCoaxRunM} m on RG59 coax; further away they go by fibre from the nearest local supply. A camera that would get less than ${analogue.leastCameraVolts} V from the supply at the recorder has a local 12 V supply. We calculated with power wires of 0.5 mm², and check the cable’s datasheet before you order.`,
  'pair-distances': `Pictures travel ${analogue.longestPairRunM} m on CAT6 with a balun at each end; further away they go by fibre from the nearest local supply. The other three pairs carry 12 V. A camera that would get less than ${analogue.leastCameraVolts} V from the supply at the recorder has a local 12 V supply. We calculated with wires of 0.5 mm²; three pairs have more copper.`,
  'coax-cameras-stay': ({ cameras }: Numbers<'cameras'>) =>
    `Your ${count(cameras, 'camera')} that ${cameras === 1 ? 'stays keeps its' : 'stay keep their'} power and cable. The new recorder takes analogue cameras on coax. We test this at the site survey; network cameras need another recorder.`,
  'several-coax-makes':
    'Cameras of another make than the recorder must give a signal that it records: HD-TVI, HD-CVI or AHD. We test this before installation.',
  'backed-supplies':
    'Local 12 V supplies have a lead battery each, which costs less than a UPS beside each. A fuse block gives each camera its own fuse.',
  'local-supplies':
    'Each local 12 V supply has mains power, and a weatherproof box where it is outside.',
  'recorder-feeds-cameras': ({
    watts,
    onRecorder,
    onSwitches,
  }: Numbers<'watts' | 'onRecorder' | 'onSwitches'>) =>
    `The recorder’s own ports feed ${onSwitches > 0 ? `${onRecorder} of the ${onRecorder + onSwitches} cameras near it, and a PoE switch the others` : `${onRecorder === 1 ? 'the camera' : `all ${onRecorder} cameras`} near it, so there is no PoE switch`}. The price list does not say how many watts its ports supply: we assumed ${watts} W together. We check its datasheet before you order.`,
  'no-screen':
    'You watch on your phone, or on your own TV with an HDMI cable from the recorder. The plan has no monitor.',
  'no-cabinet':
    'The recorder stands on a shelf in a cupboard that you can lock. The plan has no equipment cabinet.',
  'several-makes':
    'Cameras of another make than the recorder connect to it by ONVIF. We test this before installation.',
  'measured-cable': `Cable is measured on the drawing: at right angles, with the heights of both ends and ${cableValues.slackMetres} m of slack a run. We measure the routes at the site visit before we order it.`,
  'poe-ups': `At local switches that need backup power, UPSs feed the cameras by PoE and pass on their pictures, with a converter for the fibre instead of an SFP port. That costs less than a switch with a backup of its own. The price list does not say what their ports supply together or which battery they have: we assumed ${powerValues.poeUpsWatts} W and lithium. We check the datasheet before you order.`,
  'local-switches': `Network cable reaches ${cableValues.longestCopperRunM} m. Devices further away connect to local switches, joined by fibre. The central switch and the local switches have SFP ports, and each local switch has mains power.`,
  'fibre-chain': ({ cameras, switches }: Numbers<'cameras' | 'switches'>) =>
    `The fibre goes from one local switch to the next, up to ${switches} in a row. Where it is cut or a switch stops, the cameras behind it stop too: ${cameras} at worst. A second way round (a ring) needs managed switches and one more fibre. Ask us if you want it.`,
};

/** A planning value or a decision of a system that the visitor should know. */
export type SystemAssumption = TextOf<typeof texts>;
export const systemAssumptionWords = writerOf(texts);
