import { vehicleValues } from '@app/knowledge/planning/vehicles';
import { counted } from '@app/wording/phrases';
import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import { type DesignSystem, emptyDesign, type Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { pieces, suppliesOf } from './purchases.ts';

/** A rule of one part for each vehicle or asset. */
interface VehiclePart {
  readonly device: DeviceKind;
  readonly item: string;
  /** How it is counted, before the figure. */
  readonly rule: string;
  readonly each: 'vehicle' | 'asset';
  readonly scopes: readonly Scope[];
  readonly hours: number;
  readonly test: string;
}

const { labourHours } = vehicleValues;

const parts: readonly VehiclePart[] = [
  {
    device: 'vehicle-tracker',
    item: 'Vehicle tracking unit',
    rule: 'Trackers: one in each vehicle',
    each: 'vehicle',
    scopes: ['essential', 'recommended', 'complete'],
    hours: labourHours.tracker,
    test: 'Drive each vehicle round the block: its route is on the map.',
  },
  {
    device: 'vehicle-panic-button',
    item: 'Vehicle panic button',
    rule: 'Panic buttons: one in each vehicle',
    each: 'vehicle',
    scopes: ['recommended', 'complete'],
    hours: labourHours.panicButton,
    test: 'Press the panic button of each parked vehicle, after telling the control room: the alert arrives with its position.',
  },
  {
    device: 'vehicle-camera',
    item: 'Dash camera',
    rule: 'Dash cameras: one in each vehicle',
    each: 'vehicle',
    scopes: ['complete'],
    hours: labourHours.camera,
    test: 'Look at the picture of each dash camera from the office.',
  },
  {
    device: 'asset-tracker',
    item: 'Asset tracker with its own battery',
    rule: 'Asset trackers: one on each asset',
    each: 'asset',
    scopes: ['essential', 'recommended', 'complete'],
    hours: labourHours.asset,
    test: 'Move each tracked asset: its new position is on the map.',
  },
];

/** Trackers, and what warns or records in vehicles. None of it is drawn: vehicles move. */
export const designVehicles: DesignSystem = ({ site, market, scope }) => {
  const wanted = parts.filter(
    ({ each, scopes }) => countOf(site, each) > 0 && scopes.includes(scope),
  );
  if (wanted.length === 0) return emptyDesign;
  return {
    ...emptyDesign,
    supplies: wanted.flatMap(({ device, item, rule, each }) =>
      suppliesOf('vehicles')(
        pieces(market, { device }, countOf(site, each)),
        item,
        `${rule}, ${counted(countOf(site, each), each)}`,
      ),
    ),
    labour: wanted.map(({ item, each, hours }) => ({
      task: `${item}, ${counted(countOf(site, each), each)}`,
      hours: hours * countOf(site, each),
    })),
    exclusions: ['trackingFees'],
    compliance:
      site.trackedVehicles > 0
        ? [
            {
              text: 'Where a vehicle goes, and who drives it, is personal information: tell drivers that they are tracked or filmed, and why.',
              standard: 'popia',
            },
          ]
        : [],
    commissioning: wanted.map(({ test }) => test),
  };
};

const countOf = ({ trackedVehicles, trackedAssets }: Site, each: VehiclePart['each']): number =>
  each === 'vehicle' ? trackedVehicles : trackedAssets;
