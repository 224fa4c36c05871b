import { vehicleValues } from '@app/knowledge/planning/vehicles';
import { when } from '@app/wording/phrases';
import { type DesignSystem, emptyDesign, type Scope } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { pieces, suppliesOf } from './purchases.ts';

/** A rule of one part for each vehicle or asset. */
interface VehiclePart {
  readonly device: 'vehicle-tracker' | 'vehicle-panic-button' | 'vehicle-camera' | 'asset-tracker';
  readonly each: 'vehicle' | 'asset';
  readonly scopes: readonly Scope[];
  readonly hours: number;
}

const { labourHours } = vehicleValues;

const parts: readonly VehiclePart[] = [
  {
    device: 'vehicle-tracker',
    each: 'vehicle',
    scopes: ['essential', 'recommended', 'complete'],
    hours: labourHours.tracker,
  },
  {
    device: 'vehicle-panic-button',
    each: 'vehicle',
    scopes: ['recommended', 'complete'],
    hours: labourHours.panicButton,
  },
  {
    device: 'vehicle-camera',
    each: 'vehicle',
    scopes: ['complete'],
    hours: labourHours.camera,
  },
  {
    device: 'asset-tracker',
    each: 'asset',
    scopes: ['essential', 'recommended', 'complete'],
    hours: labourHours.asset,
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
    supplies: wanted.flatMap(({ device, each }) =>
      suppliesOf('vehicles')(pieces(market, device, countOf(site, each)), device, {
        id: device,
        count: countOf(site, each),
      }),
    ),
    labour: wanted.map(({ device, each, hours }) => ({
      task: { id: 'in-vehicles', device, each, count: countOf(site, each) },
      hours: hours * countOf(site, each),
    })),
    exclusions: ['trackingFees'],
    compliance: when(site.trackedVehicles > 0, 'tracked-drivers'),
    commissioning: wanted.map(({ device }) => device),
  };
};

const countOf = ({ trackedVehicles, trackedAssets }: Site, each: VehiclePart['each']): number =>
  each === 'vehicle' ? trackedVehicles : trackedAssets;
