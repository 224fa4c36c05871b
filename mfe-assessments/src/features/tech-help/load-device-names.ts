import { type DeviceNames, readDeviceNames } from '@app/contracts/device-names';
import type { PageContext } from '@app/federation/remote-module';

export const noNames: DeviceNames = { deviceTypes: [], brands: [] };

/** Suggestions for the form; none when they cannot be read, because the form works without them. */
export async function loadDeviceNames({
  api,
  signal,
}: Pick<PageContext, 'api' | 'signal'>): Promise<DeviceNames> {
  const names = await api.read(readDeviceNames, { signal });
  if (names.ok) return names.value;
  console.error(names.failure.detail);
  return noNames;
}
