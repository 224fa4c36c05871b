import type { PlanRevision } from './ports.ts';

/** The part of a revision that is read only as a whole. */
export type PlanContent = Pick<
  PlanRevision,
  'establishmentType' | 'responses' | 'moved' | 'outline' | 'plan' | 'priceListVersion'
>;

/** As JSON, so that no store has to know about names of questions or about undefined members. */
export const writeContent = ({
  establishmentType,
  responses,
  moved,
  outline,
  plan,
  priceListVersion,
}: PlanContent): string =>
  JSON.stringify({ establishmentType, responses, moved, outline, plan, priceListVersion });

/** Safe to cast: only `writeContent` writes it. */
export const readContent = (content: string): PlanContent => JSON.parse(content) as PlanContent;

/** Unique for each revision: the insert that takes it first counts. */
export const revisionId = ({ token, revision }: Pick<PlanRevision, 'token' | 'revision'>): string =>
  `${token}:${revision}`;
