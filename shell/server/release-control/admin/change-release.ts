import type { Registry } from '@app/federation/registry';
import { ReleaseRefused } from '@app/federation/release-refused';
import { failed, type Result, success } from '@app/result';

export type ChangeFailure =
  /** Somebody else has changed the part since the owner looked at it. */
  | { readonly kind: 'changed-meanwhile'; readonly message: string }
  /** The releases do not allow it; the message says why. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Makes a change that the owner asks for. It is refused when the part is not as the owner saw it: the
 * last change is compared here, and what is live or a canary once more while nobody else can change it.
 * @param asOf when the part was last changed, as the owner saw it.
 */
export async function changeRelease(
  registry: Registry,
  { part: name, asOf }: { readonly part: string; readonly asOf: string | null },
  change: () => Promise<unknown>,
): Promise<Result<void, ChangeFailure>> {
  const part = registry.parts[name] ?? registry.notLive?.[name];
  if (!part) return failed({ kind: 'refused', message: `There is no part called ${name}.` });
  const last = part.changes?.at(-1);
  if ((last?.at ?? null) !== asOf) {
    const by = last ? ` by ${last.who}` : '';
    const message = `${name} was changed${by} meanwhile, so nothing was done. Look at its versions again.`;
    return failed({ kind: 'changed-meanwhile', message });
  }
  try {
    await change();
    return success(undefined);
  } catch (fault) {
    if (fault instanceof ReleaseRefused) return failed({ kind: 'refused', message: fault.message });
    throw fault;
  }
}
