import type { LayoutView } from '@app/contracts/site-layout';
import { accessValues } from '@app/knowledge/planning/access';
import { alarmValues } from '@app/knowledge/planning/alarm';
import { analogueValues as analogue } from '@app/knowledge/planning/analogue';
import { cableValues } from '@app/knowledge/planning/cable';
import { fenceValues as fence } from '@app/knowledge/planning/fence';
import { gateValues } from '@app/knowledge/planning/gates';
import { labourValues } from '@app/knowledge/planning/labour';
import { powerValues, standbyBatteryValues as standby } from '@app/knowledge/planning/power';
import { videoValues as video } from '@app/knowledge/planning/video';
import { standards } from '@app/knowledge/standards';
import { figure } from '@app/wording/figures';
import { howMany } from '@app/wording/phrases';
import { standardText } from '@app/wording/standards';
import type { Plan } from '../../plan.ts';
import type { Site } from '../../site.ts';
import type { OpeningFigures } from '../../systems/gates/openings.ts';
import { thousandths } from '../lines/alarm.ts';
import { storedJoules } from '../lines/fence.ts';
import { hundredths } from '../lines/other-systems.ts';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count, figure as videoFigure } from '../lines/video-figures.ts';
import { type ArmingArea, areaName, type ViewName, viewNames } from '../names.ts';
import { type LoadName, loadWords, type Task, taskWords } from './inputs.ts';

type Written = Plan['calculations'][number];

const ourValue = 'Our planning value';
const ofVideo = 'our planning value';
const fenceStandard = standardText(standards.fence);

const calculation = (
  name: string,
  formula: string,
  inputs: Readonly<Record<string, string>>,
  result: string,
  source = ourValue,
): Written => ({
  name,
  formula,
  inputs: Object.entries(inputs).map(([input, value]) => ({ name: input, value })),
  result,
  source,
});

const metres = (value: number): string => `${figure(value)} m`;

const energizerSizes = fence.energizers
  .map((size) => `to ${metres(size.wireMetres)} ${storedJoules(size)}`)
  .join(', ');

/** What the cable schedule adds up to. */
const measured =
  (name: string) =>
  (made: Numbers<'runs' | 'longest' | 'metres' | 'needed'>): Written =>
    calculation(
      name,
      `sum of the runs in the cable schedule × ${cableValues.wasteFactor}; a run is the way on the drawing at right angles + the heights of both ends + ${cableValues.slackMetres} m`,
      {
        Runs: figure(made.runs),
        'Longest run': metres(made.longest),
        'All runs': metres(made.metres),
      },
      metres(made.needed),
      'Trade practice for waste; heights and slack are our planning values',
    );

const calculations = {
  'access-controllers': ({ doors, sizes }: { doors: number; sizes: readonly number[] }) =>
    calculation(
      'Access controllers',
      'the cheapest sizes that have enough doors together',
      { Doors: figure(doors), 'Doors of each controller': sizes.join(' + ') },
      howMany(
        sizes.reduce((sum, own) => sum + own, 0),
        'door',
      ),
    ),
  credentials: ({ users, cards }: Numbers<'users' | 'cards'>) =>
    calculation(
      'Cards or tags',
      `people × ${accessValues.credentialReserve}, rounded up`,
      { People: figure(users) },
      figure(cards),
    ),
  'door-batteries': (made: Numbers<'doors' | 'maglocks' | 'outageHours' | 'ampereHours'>) =>
    calculation(
      'Batteries of the doors',
      `(doors × ${accessValues.readerAmperes} A + maglocks × ${accessValues.maglockAmperes} A) × hours × ${accessValues.batteryMargin}`,
      {
        Doors: figure(made.doors),
        Maglocks: figure(made.maglocks),
        Outage: `${figure(made.outageHours)} h`,
      },
      `${figure(made.ampereHours)} Ah at 12 V`,
    ),

  'alarm-zones': ({ zonesUsed, zonesNeeded }: Numbers<'zonesUsed' | 'zonesNeeded'>) =>
    calculation(
      'Alarm zones',
      `zones in use × ${1 + alarmValues.spareZonesPercent / 100}, rounded up`,
      { 'Zones in use': `${zonesUsed}` },
      `${zonesNeeded} zones`,
    ),
  'alarm-areas': ({ areas }: { readonly areas: readonly ArmingArea[] }) =>
    calculation(
      'Arming areas (partitions)',
      'one for each part of the site that is locked at its own time',
      Object.fromEntries(areas.map((area, index) => [`Area ${index + 1}`, areaName(area)])),
      `${areas.length} arming areas`,
    ),
  'alarm-battery': (
    made: Numbers<'standbyAmperes' | 'alarmAmperes' | 'hours' | 'boxes' | 'ampereHours'>,
  ) =>
    calculation(
      'Alarm battery',
      `(standby current × hours + alarm current × siren time) × ${standby.margin} ÷ rate factor ÷ panels and power supplies`,
      {
        'Standby current': `${thousandths(made.standbyAmperes)} A`,
        [`Hours, for two outages in a row and at least ${alarmValues.leastStandbyHours}`]: `${made.hours} h`,
        'Alarm current': `${thousandths(made.alarmAmperes)} A`,
        'Siren time': `${alarmValues.sirenHours} h`,
        'Rate factor, 10-hour discharge': `${standby.rateFactor}`,
        'Panels and power supplies': `${made.boxes}`,
      },
      `${made.ampereHours} Ah for each`,
      'Trade guides; the currents and the least hours are our planning values',
    ),
  'fence-wire': ({
    length,
    fenced,
    strands,
    wire,
  }: Numbers<'length' | 'fenced' | 'strands' | 'wire'>) =>
    calculation(
      'Electric fence wire',
      `boundary × lines × ${fence.wireMargin}`,
      {
        [fenced < length ? 'Boundary without gates' : 'Boundary']: metres(fenced),
        Lines: figure(strands),
      },
      metres(wire),
    ),
  energizers: (
    made: Numbers<'wire' | 'zones' | 'circuits' | 'wirePerCircuit'> & {
      readonly energizer: Numbers<'joules' | 'mostJoules'>;
    },
  ) =>
    calculation(
      'Electric fence energiser',
      `stored joules by metres of wire on one energiser: ${energizerSizes}; several of the largest size beyond that, or beyond ${fence.zonesPerEnergizer} zones`,
      {
        Wire: metres(made.wire),
        Zones: figure(made.zones),
        Energisers: figure(made.circuits),
        'Wire on each': metres(made.wirePerCircuit),
      },
      `${howMany(made.circuits, 'energiser')} of ${storedJoules(made.energizer)} stored`,
    ),
  'fence-zones': ({ length, zones }: Numbers<'length' | 'zones'>) =>
    calculation(
      'Electric fence zones',
      `boundary ÷ ${fence.longestZoneMetres} m, rounded up, and at least 2 from ${fence.longestZoneMetres} m on`,
      { Boundary: metres(length) },
      howMany(zones, 'zone'),
    ),
  'earth-spikes': (made: Numbers<'circuits' | 'length' | 'spikes'> & Pick<Site, 'rural'>) =>
    calculation(
      'Earth spikes',
      `${fence.spikesAtEnergizer} × energisers + boundary ÷ ${fence.spikeSpacingMetres[made.rural ? 'rural' : 'urban']} m, rounded up`,
      { Energisers: figure(made.circuits), Boundary: metres(made.length) },
      howMany(made.spikes, 'earth spike'),
      fenceStandard,
    ),
  'fence-signs': ({
    length,
    gates,
    corners,
    signs,
    rural,
  }: Numbers<'length' | 'gates' | 'corners' | 'signs'> & Pick<Site, 'rural'>) => {
    const spacing = fence.signSpacingMetres;
    const onRoad = length * fence.publicRoadShare;
    return calculation(
      'Electric fence warning signs',
      rural
        ? `along public roads ÷ ${spacing.publicRoad} m + the rest ÷ ${spacing.rural} m, each rounded up, + gates + corners`
        : `boundary ÷ ${spacing.urban} m, rounded up, + gates + corners`,
      {
        ...(rural
          ? { 'Along public roads': metres(onRoad), 'The rest': metres(length - onRoad) }
          : { Boundary: metres(length) }),
        Gates: figure(gates),
        Corners: figure(corners),
      },
      howMany(signs, 'sign'),
      fenceStandard,
    );
  },
  'energizer-battery': (made: Numbers<'joules' | 'outageHours' | 'ampereHours'>) =>
    calculation(
      'Battery of the energiser',
      `joules × ${fence.amperesPerJoule} A a joule × hours × ${fence.outagesInARow} outages × ${fence.batteryMargin}`,
      {
        Energiser: `${figure(made.joules)} J stored`,
        Outage: `${figure(made.outageHours)} h`,
      },
      `${figure(made.ampereHours)} Ah at 12 V`,
    ),
  'beam-range': ({
    length,
    pairs,
    range,
    drawn,
  }: Numbers<'length' | 'pairs' | 'range'> & { readonly drawn: boolean }) =>
    calculation(
      'Range of the beams',
      `longest stretch × 1.25, on the sides ${drawn ? 'as drawn' : 'of a 4:3 rectangle'}`,
      { Boundary: metres(length), 'Beam pairs': figure(pairs) },
      metres(range),
      'Our planning value: beams never work at their limit',
    ),

  'gate-openings': (made: OpeningFigures & Numbers<'openings'>) =>
    calculation(
      'Openings of each vehicle gate',
      `(${made.by === 'house' ? 'houses' : 'people'} × ${made.times}${made.docks > 0 ? ` + docks × ${gateValues.openingsADay.dock}` : ''}) ÷ gates, rounded up`,
      {
        [made.by === 'house' ? 'Houses' : 'People']: figure(made.count),
        ...(made.docks > 0 && { Docks: figure(made.docks) }),
        Gates: figure(made.gates),
      },
      `${figure(made.openings)} a day`,
    ),
  'gate-motor': ({
    gate,
    mass,
    kilograms,
    openings,
    rated,
    madeFor,
  }: Numbers<'gate' | 'mass' | 'kilograms' | 'openings'> & {
    readonly rated: number | undefined;
    /** Openings a day. */
    readonly madeFor: number | undefined;
  }) =>
    calculation(
      `Motor of vehicle gate ${gate}`,
      `mass × ${gateValues.ratingFactor}; a motor of a class for as many openings a day`,
      {
        'Mass of the gate': `${figure(mass)} kg`,
        'Openings a day': figure(openings),
        ...(rated !== undefined && { 'Rating of the motor': `${figure(rated)} kg` }),
        ...(madeFor !== undefined && { 'Openings a day of its class': figure(madeFor) }),
      },
      `${figure(kilograms)} kg and ${figure(openings)} openings a day, or more`,
    ),

  labour: ({
    tasks,
    technician,
    assistant,
  }: Numbers<'technician' | 'assistant'> & {
    tasks: readonly { task: Task; hours: number }[];
  }) => ({
    ...calculation(
      'Labour',
      `sum of the man-hours × ${1 + labourValues.marginPercent / 100}, rounded up`,
      {},
      `${technician + assistant} man-hours: ${technician} of a technician, ${assistant} of an assistant`,
      'Man-hours from IPVM for aiming and setting up cameras; the others are our planning values',
    ),
    inputs: tasks.map(({ hours: spent, task }) => ({
      name: taskWords(task),
      value: `${hundredths(spent)} h`,
    })),
  }),

  load: ({
    loads,
    watts,
  }: {
    loads: readonly { name: LoadName; watts: number }[];
    watts: number;
  }) => ({
    ...calculation(
      'Load in an outage',
      'sum of the watts',
      {},
      `${watts} W`,
      'Our planning values for each device',
    ),
    inputs: loads.map(({ name, watts: own }) => ({ name: loadWords(name), value: `${own} W` })),
  }),
  'beyond-inverter': ({ all, spareWatts, watts }: Numbers<'all' | 'spareWatts' | 'watts'>) =>
    calculation(
      'Load beyond your inverter',
      'load − watts that your inverter can still carry',
      { Load: `${figure(all)} W`, 'Still carries': `${figure(spareWatts)} W` },
      `${figure(watts)} W`,
      'Your answer',
    ),
  'backup-power': ({ watts, voltAmperes }: Numbers<'watts' | 'voltAmperes'>) =>
    calculation(
      'Backup power, VA',
      `watts ÷ ${powerValues.powerFactor} × ${powerValues.powerMargin}`,
      { Load: `${watts} W` },
      `${voltAmperes} VA`,
    ),
  'backup-energy': ({
    lithium,
    ...made
  }: Numbers<'outageHours' | 'usedWattHours' | 'wattHours'> & { readonly lithium: boolean }) => {
    const battery = lithium ? powerValues.lithium : powerValues.lead;
    return calculation(
      'Backup energy, Wh',
      'energy used ÷ (depth of discharge × efficiency × ageing)',
      {
        'Longest outage': `${made.outageHours} h`,
        'Energy used, watts × hours': `${made.usedWattHours} Wh`,
        Battery: lithium ? 'Lithium' : 'Lead',
        'Depth of discharge': `${battery.depthOfDischarge}`,
        Efficiency: `${battery.efficiency}`,
        Ageing: `${battery.ageing}`,
      },
      `${made.wattHours} Wh`,
    );
  },

  'camera-detail': ({
    views,
    view,
    assumed,
  }: {
    readonly views: ViewName;
    readonly view: LayoutView;
    /** What of the view no answer gives. */
    readonly assumed: 'distance' | 'lens';
  }) =>
    calculation(
      `Camera detail, ${viewNames[views]}`,
      'horizontal pixels ÷ (2 × distance × tan(angle ÷ 2))',
      {
        'Horizontal pixels': String(view.pixels),
        Distance: `${videoFigure(view.distance)} m`,
        Angle: `${videoFigure(view.angle)}°`,
      },
      `${videoFigure(view.pixelsPerMetre)} px/m (${view.level})`,
      `${standardText(standards.video)}; ${assumed}: ${ofVideo}`,
    ),
  'recorder-channels': ({
    installed,
    staying,
    planned,
  }: Numbers<'installed' | 'staying' | 'planned'>) =>
    calculation(
      'Recorder channels',
      'cameras × margin, then the smallest of 4, 8, 16, 32 or 64; several above 64',
      {
        'New cameras': count(installed, 'camera'),
        'Cameras that stay': count(staying, 'camera'),
        Margin: String(video.channelMargin),
      },
      `${videoFigure((installed + staying) * video.channelMargin)} channels needed, ${videoFigure(planned)} planned`,
      ofVideo,
    ),
  storage: (made: Numbers<'mbps' | 'days' | 'terabytes' | 'recorders'> & Pick<Site, 'trade'>) =>
    calculation(
      'Storage',
      'bit rate of all cameras × 0.0108 × recorded share of the day × days × margin',
      {
        'Bit rate of all cameras': `${videoFigure(made.mbps)} Mbps, H.265`,
        'Recorded share of the day': String(video.recordedFraction[made.trade]),
        Days: count(made.days, 'day'),
        Margin: String(video.storageMargin),
      },
      `${videoFigure(made.terabytes)} TB, ${count(made.recorders, 'recorder')}`,
      `1 Mbps for a day is 0.0108 TB; bit rates, share and margin: ${ofVideo}`,
    ),
  poe: ({
    cameras,
    watts,
    needed,
    planned,
    from,
  }: Numbers<'cameras' | 'watts' | 'needed' | 'planned'> & {
    /** Undefined when the switches are to be quoted. */
    readonly from: 'recorder' | 'switches' | 'recorder and switches' | undefined;
  }) =>
    calculation(
      'PoE budget',
      'most that the cameras draw × margin',
      {
        Cameras: count(cameras, 'camera'),
        'Most that they draw': `${videoFigure(watts)} W`,
        Margin: String(video.poeMargin),
      },
      `${videoFigure(needed)} W needed, ${from ? `${videoFigure(planned)} W from the ${from}` : 'switches to be quoted'}`,
      `IEEE 802.3af gives a device 12.95 W; watts of a camera, of a recorder that states none, and margin: ${ofVideo}`,
    ),
  'camera-supply': ({
    cameras,
    watts,
    needed,
    planned,
  }: Numbers<'cameras' | 'watts' | 'needed'> & {
    /** Undefined when the supplies are to be quoted. */
    readonly planned: number | undefined;
  }) =>
    calculation(
      '12 V supply of the cameras',
      `most that the cameras draw ÷ ${analogue.supplyVolts} V × margin`,
      {
        Cameras: count(cameras, 'camera'),
        'Most that they draw': `${videoFigure(watts)} W`,
        Margin: String(analogue.supplyMargin),
      },
      `${videoFigure(needed)} A needed, ${planned === undefined ? 'supplies to be quoted' : `${videoFigure(planned)} A planned`}`,
      '5 W a camera, margin and outputs of a supply: our planning values',
    ),
  'supply-distance': ({ watts, longest }: Numbers<'watts' | 'longest'>) =>
    calculation(
      'Longest 12 V run',
      'volts that may be lost ÷ (ohms a metre, there and back, × watts ÷ volts)',
      {
        'Volts that may be lost': `${analogue.supplyVolts} − ${analogue.leastCameraVolts} = ${videoFigure(analogue.supplyVolts - analogue.leastCameraVolts)} V`,
        'Wires of 0.5 mm²': `${videoFigure(analogue.loopOhmsOf100Metres / 100)} Ω a metre`,
        'Camera that draws most': `${videoFigure(watts)} W`,
      },
      `${videoFigure(longest)} m; further away, a supply near the camera`,
      'Hikvision manuals for the loss, 15% of 12 V; copper of 0.0175 Ω mm²/m',
    ),
  'coax-cable': measured('Coax of the cameras'),
  'camera-power': measured('Power cable of the cameras'),
  'video-fibre': measured('Fibre of the cameras'),
  'network-cable': measured('Network cable'),
  'comms-cable': measured('Comms cable'),
  'data-cable': measured('Data cable of the energisers'),
  'ht-cable': measured('HT cable'),
  fibre: measured('Fibre to the local switches'),
};

/** A figure that a plan shows, with what went into it. */
export type Calculation = TextOf<typeof calculations>;
export const calculationWords = writerOf<typeof calculations, Written>(calculations);
