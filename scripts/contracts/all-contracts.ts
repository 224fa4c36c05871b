import { CartLine } from '@app/contracts/cart-line';
import { endpoints } from '@app/contracts/endpoints';
import {
  type Contract,
  endpointContract,
  failureContract,
  storedContract,
} from '@app/contracts/snapshots/contract';
import { LiveRemote, Registry, Release } from '@app/federation/registry';
import { TelemetryReport } from '@app/shell/src/telemetry/report.ts';
import * as v from 'valibot';

/** All contracts between releases of different ages. */
export const allContracts = (): readonly Contract[] => [
  ...endpoints.map(endpointContract),
  failureContract(),
  storedContract('cart in the browser', v.array(CartLine)),
  storedContract('release', Release),
  storedContract('registry', Registry),
  storedContract('live remote', LiveRemote),
  storedContract('telemetry report', TelemetryReport),
];
