import type { CallFailure } from '@app/api-client';
import { type Moved, nothingMoved } from '@app/contracts/moved';
import { savedPlanTexts, savePlan } from '@app/contracts/saved-plan';
import type { BudgetLevel } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { attemptKeys } from '@app/forms/attempt-keys';
import { draftsOf } from '@app/forms/drafts';
import { useApi } from '@app/kit';
import { failed, type Result } from '@app/result';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type Problem, problemAfter } from '../flow/problem.ts';
import type { PlanLink, SentResponses } from './plan-source.ts';

type PlanBody = v.InferInput<typeof savePlan.request>;

export const SAVE_FAILED = 'The plan could not be saved';

/** After a reload of the tab the same plan has the same link. */
const drafts = draftsOf('security-plan-link', 'tab');

const Kept = v.object({
  content: v.string(),
  token: v.string(),
  revision: v.pipe(v.string(), v.transform(Number)),
});

function linkOf(content: string) {
  const kept = v.safeParse(Kept, drafts.read());
  if (!kept.success || kept.output.content !== content) return undefined;
  const { token, revision } = kept.output;
  return { link: { token, revision }, content };
}

interface Options {
  readonly establishmentType: string;
  readonly responses: SentResponses;
  readonly budget: BudgetLevel | undefined;
  readonly moved: Moved | undefined;
  readonly outline?: SiteOutline | undefined;
  readonly saved: PlanLink | undefined;
}

/**
 * Saves the plan under its link when it is not, or not as it is now. A plan that has a link becomes
 * its next revision.
 */
export function usePlanLink(options: Options) {
  const { establishmentType, responses, budget, moved, outline, saved } = options;
  const api = useApi();
  const [keys] = useState(() => attemptKeys('save-plan', 'tab'));
  const content = JSON.stringify({
    establishmentType,
    responses,
    ...(budget && budget !== 'recommended' && { budget }),
    moved: moved ?? nothingMoved,
    ...(outline && { outline }),
  });
  const [kept, setKept] = useState(() => (saved ? { link: saved, content } : linkOf(content)));
  const link = kept?.content === content ? kept.link : undefined;
  const underWay = useRef<{ content: string; answer: Promise<Saving> }>(undefined);

  const post = (body: PlanBody) => api.send(savePlan, body, { idempotencyKey: keys.keyOf(body) });

  /** The picture behind the drawing leaves the device with the first plan that is saved with it. */
  async function postWithPicture(body: PlanBody): Promise<Saving> {
    try {
      const { savedWithPicture } = await import('../own-site/picture/send-picture.ts');
      return await savedWithPicture(api, body, post);
    } catch (cause) {
      return failed({ kind: 'unreachable', detail: String(cause) });
    }
  }

  async function send(revisionOf: string | undefined): Promise<Saving> {
    // The server reads the answers and makes the plan itself.
    const body = { ...JSON.parse(content), ...(revisionOf && { revisionOf }) };
    const answer = await (outline?.picture ? postWithPicture(body) : post(body));
    if (answer.ok) {
      keys.forget();
      const { token, revision } = answer.value;
      setKept({ link: { token, revision }, content });
      drafts.write({ content, token, revision: String(revision) });
    } else {
      console.error(answer.failure.detail);
    }
    return answer;
  }

  return {
    /** Of the plan as it is on the page; undefined when that is not saved. */
    link,
    /** The plan has a link, but was changed since. */
    changed: kept !== undefined && link === undefined,
    /** @param asNew under a link of its own, for a plan that has all revisions that it may have. */
    async save(asNew = false): Promise<Saving> {
      if (link) return { ok: true, value: link };
      // Two buttons that need the link at the same time save once.
      if (underWay.current?.content === content) return underWay.current.answer;
      const answer = send(asNew ? undefined : kept?.link.token);
      underWay.current = { content, answer };
      try {
        return await answer;
      } finally {
        underWay.current = undefined;
      }
    },
  };
}

export type Saving = Result<PlanLink, CallFailure>;
export type PlanLinkAccess = ReturnType<typeof usePlanLink>;

/** What is said when the plan could not be saved. */
export function saveProblem(failure: CallFailure): Problem & { readonly isFull: boolean } {
  const full = failure.kind === 'refused' && failure.fields.revisionOf === savedPlanTexts.full;
  return full
    ? { message: savedPlanTexts.full, needsPeople: false, isFull: true }
    : { ...problemAfter(failure, SAVE_FAILED), isFull: false };
}
