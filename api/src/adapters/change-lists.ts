import { type Result, success } from '@app/result';
import type {
  ActivationFailure,
  NewChange,
  PriceListStore,
  PriceListVersion,
} from '../domain/catalogue/ports.ts';

export interface Activation {
  readonly version: PriceListVersion;
  /** Ids of the old versions that are not kept any more. */
  readonly forgotten: readonly string[];
}

type Soon<Value> = Value | Promise<Value>;

interface ChangedVersions {
  activate(versionId: string, change: NewChange): Soon<Result<Activation, ActivationFailure>>;
  discard(versionId: string): Soon<boolean>;
  stagedBefore(time: string): Soon<readonly string[]>;
}

/**
 * The steps of a store that change which versions there are. Each changes the versions first, and then
 * removes the products of those that are gone.
 */
export function changeLists(
  versions: ChangedVersions,
  removeProducts: (versionId: string) => Promise<unknown>,
): Pick<PriceListStore, 'activate' | 'discard' | 'discardStaged'> {
  async function discard(versionId: string): Promise<boolean> {
    if (!(await versions.discard(versionId))) return false;
    await removeProducts(versionId);
    return true;
  }
  return {
    async activate(versionId, change) {
      const activated = await versions.activate(versionId, change);
      if (!activated.ok) return activated;
      for (const forgotten of activated.value.forgotten) {
        // The new list is already active. What cannot be removed now is removed when a store is opened.
        await removeProducts(forgotten).catch(() => undefined);
      }
      return success(activated.value.version);
    },
    discard,
    async discardStaged(sealedBefore) {
      for (const versionId of await versions.stagedBefore(sealedBefore)) await discard(versionId);
    },
  };
}
