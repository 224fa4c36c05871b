/** FC_RUNS=20 makes each property test try twenty times as many cases. */
const factor = Number(process.env.FC_RUNS ?? 1);

/** Cases that fail for the same reason: the first of them, and all in `npm run test:deep`. */
export const firstUnlessDeep = <Case>(cases: readonly Case[]): readonly Case[] =>
  process.env.DEEP ? cases : cases.slice(0, 1);

/** How many cases a property test tries, when 100 are too slow or too few. */
export const runs = (usual: number): number => Math.ceil(usual * factor);
