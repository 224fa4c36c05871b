import fc from 'fast-check';
import { runs } from './runs.ts';

// The same cases in each run: a failure is then caused by the change that it appears with.
fc.configureGlobal({ seed: Number(process.env.FC_SEED), numRuns: runs(100) });
