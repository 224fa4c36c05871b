import { type Moved, nothingMoved } from '@app/contracts/moved';
import type { EstablishmentType } from '@app/contracts/proposal';
import { LAST_REVISION, REVISION_LIMIT } from '@app/contracts/saved-plan';
import { type BudgetLevel, encodePlan } from '@app/contracts/security-plan';
import type { Answers } from '@app/contracts/shown-questions';
import type { SiteLayout } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { failed, type Result, success } from '@app/result';
import type { Clock } from '../../clock.ts';
import { fingerprintOf } from '../../leads/fingerprint.ts';
import type { IdempotencyConflict } from '../../leads/record-lead.ts';
import { type Allowance, type AllowanceSpent, underAllowance } from '../../limits/allowance.ts';
import type { PhotoStore } from '../../photos/ports.ts';
import { sha256 } from '../../sha256.ts';
import { type AnswersFailure, readAnswers } from '../answers/read-answers.ts';
import type { Planner } from '../planner.ts';
import type { PlanRevision, PlanStore, RevisionSummary } from '../ports.ts';
import type { PlanContent } from '../stored-content.ts';
import { planTokenOf } from './plan-token.ts';

export interface SavingDependencies {
  readonly plans: PlanStore;
  /** Where the picture behind a drawing was sent before. */
  readonly photos: Pick<PhotoStore, 'claim'>;
  readonly planner: Pick<Planner, 'byRules'>;
  readonly allowance: Allowance;
  readonly clock: Clock;
  /** Of the store: all processes on it make the same token of a key. */
  readonly secret: string;
}

export interface SaveRequest {
  readonly establishmentType: EstablishmentType;
  readonly responses: Answers;
  readonly budget?: BudgetLevel | undefined;
  readonly moved?: Moved | undefined;
  readonly outline?: SiteOutline | undefined;
  /** Token of the plan of which this is the next revision. */
  readonly revisionOf?: string | undefined;
}

export type SavedRevision = Pick<PlanRevision, 'token' | 'revision'>;

export type NotSaved =
  | AnswersFailure
  | IdempotencyConflict
  | AllowanceSpent
  | { readonly kind: 'unknown-plan' }
  | { readonly kind: 'unknown-picture' }
  | { readonly kind: 'too-many-revisions' };

/**
 * Saves a plan, or the next revision of one. The plan is made here from the answers and never taken from
 * the caller. A repeat of a request gets what the first one saved; what is the same as the newest
 * revision makes no other.
 * @param arrival idempotency key, and network address.
 */
export async function savePlan(
  dependencies: SavingDependencies,
  request: SaveRequest,
  arrival: { readonly key: string; readonly address: string },
): Promise<Result<SavedRevision, NotSaved>> {
  const { plans, photos, allowance, clock, secret } = dependencies;
  const { establishmentType, responses, outline, revisionOf } = request;
  const token = revisionOf ?? planTokenOf(arrival.key, secret);
  const asked = { key: sha256(arrival.key), fingerprint: fingerprintOf(request) };
  const revisions = await plans.list(token);
  const repeat = replay(revisions, token, asked);
  if (repeat) return repeat;
  if (revisionOf !== undefined && revisions.length === 0) return failed({ kind: 'unknown-plan' });
  const site = readAnswers(establishmentType, responses, outline);
  if (!site.ok) return site;
  const createdAt = clock.now().toISOString();
  const saved = await underAllowance(allowance, arrival.address, async () => {
    const { picture } = outline ?? {};
    // Before the plan is stored: a picture that no plan has claimed is deleted.
    if (picture && !(await photos.claim(picture.photo, createdAt))) {
      return failed({ kind: 'unknown-picture' as const });
    }
    const { plan, priceListVersion } = await dependencies.planner.byRules({
      site: site.value,
      budget: request.budget,
    });
    const content: PlanContent = {
      establishmentType,
      responses,
      moved: knownMoves(plan.layout, request.moved ?? nothingMoved),
      ...(outline && { outline }),
      plan: encodePlan(plan),
      ...(priceListVersion !== undefined && { priceListVersion }),
    };
    const made = { ...content, ...asked, token, total: plan.totals.total, createdAt };
    return append(plans, made, {
      newest: revisions.at(-1)?.revision ?? 0,
      kept: revisions.length,
    });
  });
  if (!saved.ok) return saved;
  return success({ token, revision: saved.value.revision });
}

/** What a repeated request gets; undefined for a new one. */
function replay(
  revisions: readonly RevisionSummary[],
  token: string,
  { key, fingerprint }: Pick<RevisionSummary, 'key' | 'fingerprint'>,
): Result<SavedRevision, IdempotencyConflict> | undefined {
  const first = revisions.find((revision) => revision.key === key);
  if (!first) return undefined;
  return first.fingerprint === fingerprint
    ? success({ token, revision: first.revision })
    : failed({ kind: 'idempotency-conflict' });
}

/**
 * Stores a revision after those that are there. Of several at once, each gets a number of its own: the
 * insert decides.
 */
async function append(
  plans: PlanStore,
  made: Omit<PlanRevision, 'revision'>,
  { newest, kept }: { readonly newest: number; readonly kept: number },
): Promise<Result<{ readonly revision: number; readonly isNew: boolean }, NotSaved>> {
  const latest = newest > 0 ? await plans.get(made.token, newest) : undefined;
  if (latest && isSame(latest, made)) return success({ revision: newest, isNew: false });
  // Old revisions may have been deleted, so their number is not that of the newest.
  if (kept >= REVISION_LIMIT || newest >= LAST_REVISION)
    return failed({ kind: 'too-many-revisions' });
  const revision = newest + 1;
  const inserted = await plans.insert({ ...made, revision });
  if (inserted.ok) return success({ revision, isNew: true });
  const repeat = replay([inserted.failure.revision], made.token, made);
  if (!repeat) return append(plans, made, { newest: revision, kept: kept + 1 });
  return repeat.ok ? success({ revision, isNew: false }) : repeat;
}

const isSame = (a: PlanContent, b: PlanContent): boolean => contentOf(a) === contentOf(b);

const contentOf = (content: PlanContent) => {
  const { establishmentType, responses, moved, outline, plan, priceListVersion } = content;
  return fingerprintOf({ establishmentType, responses, moved, outline, plan, priceListVersion });
};

/** What was moved of a layout: a device that other answers took away is nowhere any more. */
export const knownMoves = (layout: Pick<SiteLayout, 'devices' | 'walls'>, moved: Moved): Moved => ({
  devices: only(moved.devices, layout.devices),
  walls: only(moved.walls, layout.walls),
});

function only<Entry>(
  entries: Readonly<Record<string, Entry>>,
  known: readonly { readonly id: string }[],
): Record<string, Entry> {
  const ids = new Set(known.map(({ id }) => id));
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));
}
