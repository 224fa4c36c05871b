import type { Cause } from '../cause.ts';
import { breakInCauses } from './breaking-in.ts';
import { dangerCauses } from './danger.ts';
import { doorCauses } from './doors-and-people.ts';
import { goodsCauses } from './goods.ts';
import { insideCauses } from './inside.ts';
import { robberyCauses } from './robbery.ts';
import { seeingCauses } from './seeing.ts';
import { warningCauses } from './warning-and-help.ts';

const tables = {
  ...dangerCauses,
  ...robberyCauses,
  ...goodsCauses,
  ...breakInCauses,
  ...warningCauses,
  ...insideCauses,
  ...doorCauses,
  ...seeingCauses,
};

export type CauseId = keyof typeof tables;

/** Every weakness that a report can name. */
export const causes: Readonly<Record<CauseId, Cause>> = tables;
