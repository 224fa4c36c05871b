import type {
  CanaryRequest,
  OfCanaryRequest,
  RollbackRequest,
} from '@app/contracts/admin-releases';
import { endCanary, promoteCanary, setCanaryPercent } from '@app/federation/canary';
import type { Registry } from '@app/federation/registry';
import { ReleaseRefused } from '@app/federation/release-refused';
import { rollback } from '@app/federation/rollback';
import { failed, type Result, success } from '@app/result';
import type * as v from 'valibot';

/** A change that the owner asks for. */
export type AskedChange =
  | ({ readonly kind: 'rollback' } & v.InferOutput<typeof RollbackRequest>)
  | ({ readonly kind: 'canary' } & v.InferOutput<typeof CanaryRequest>)
  | ({ readonly kind: 'promote' } & v.InferOutput<typeof OfCanaryRequest>)
  | ({ readonly kind: 'end-canary' } & v.InferOutput<typeof OfCanaryRequest>);

export type ChangeFailure =
  /** Somebody else has changed the part since the owner looked at it. */
  | { readonly kind: 'changed-meanwhile'; readonly message: string }
  /** The releases do not allow it; the message says why. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Makes the change, in the name of `who`. It is refused when the part is not as the owner saw it: the
 * last change is compared here, and what is live or a canary once more while nobody else can change it.
 */
export async function changeRelease(
  releases: string,
  registry: Registry,
  asked: AskedChange,
  who: string,
): Promise<Result<void, ChangeFailure>> {
  const part = registry.parts[asked.part] ?? registry.notLive?.[asked.part];
  if (!part) {
    return failed({ kind: 'refused', message: `There is no part called ${asked.part}.` });
  }
  const last = part.changes?.at(-1);
  if ((last?.at ?? null) !== asked.asOf) {
    const by = last ? ` by ${last.who}` : '';
    const message = `${asked.part} was changed${by} meanwhile, so nothing was done. Look at its versions again.`;
    return failed({ kind: 'changed-meanwhile', message });
  }
  try {
    await applyChange(releases, registry, asked, who);
    return success(undefined);
  } catch (fault) {
    if (fault instanceof ReleaseRefused) return failed({ kind: 'refused', message: fault.message });
    throw fault;
  }
}

async function applyChange(releases: string, registry: Registry, asked: AskedChange, who: string) {
  const { part } = asked;
  switch (asked.kind) {
    case 'rollback': {
      const from = registry.parts[part]?.active;
      return rollback(releases, part, { to: asked.to, who, ...(from ? { from } : {}) });
    }
    case 'canary':
      return setCanaryPercent(releases, part, asked.percent, { version: asked.version, who });
    case 'promote':
      return promoteCanary(releases, part, { version: asked.version, who });
    case 'end-canary':
      return endCanary(releases, part, { version: asked.version, who });
  }
}
