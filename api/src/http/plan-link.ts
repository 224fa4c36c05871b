import { savedPlanTexts } from '@app/contracts/saved-plan';
import type { Context } from 'hono';
import { httpFailure } from './failures.ts';

/** The answer to a link of a plan or of a revision that is not there, whatever it looks like. */
export const missingPlan = httpFailure(404, 'not_found', savedPlanTexts.missing);

export const tokenIn = (c: Context): string => c.req.param('token') ?? '';
