import type { Share } from './evidence.ts';

/**
 * How likely it is that, of all failures, at least as many as in `fresh` fall there by chance, when
 * both fail equally often: Fisher's exact test, one-sided. It holds for small counts too.
 * R. A. Fisher, "Statistical Methods for Research Workers", 1934, section 21.02;
 * https://doi.org/10.1111/j.2397-2335.1922.tb00768.x
 * @returns a probability, 0 to 1.
 */
export function fisherTest(fresh: Share, before: Share): number {
  const [all, failures] = [fresh.of + before.of, fresh.failed + before.failed];
  const most = Math.min(fresh.of, failures);
  const whole = lnChoose(all, failures);
  let sum = 0;
  for (let failed = fresh.failed; failed <= most; failed++) {
    const term = lnChoose(fresh.of, failed) + lnChoose(before.of, failures - failed) - whole;
    const probability = Math.exp(term);
    sum += probability;
    // Beyond the mode, each further term is smaller than the one before.
    if (probability < sum * 1e-12) break;
  }
  return Math.min(1, sum);
}

const lnChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);

const small = [0, 0];
for (let n = 2; n < 32; n++) small.push((small[n - 1] ?? 0) + Math.log(n));

/** By Stirling's series, whose error is below 1e-12 from 32 on. */
const lnFactorial = (n: number): number =>
  small[n] ??
  n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
