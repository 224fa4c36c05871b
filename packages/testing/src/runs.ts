/** FC_RUNS=20 makes each property test try twenty times as many cases. */
const factor = Number(process.env.FC_RUNS ?? 1);

/** How many cases a property test tries, when 100 are too slow or too few. */
export const runs = (usual: number): number => Math.ceil(usual * factor);
