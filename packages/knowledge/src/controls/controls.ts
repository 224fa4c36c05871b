import type { Control } from '../control.ts';
import { alarmControls } from './alarm.ts';
import { belongingsControls } from './belongings.ts';
import { cameraControls } from './cameras.ts';
import { cashControls } from './cash.ts';
import { checkControls } from './checks.ts';
import { dangerControls } from './danger.ts';
import { doorControls } from './doors.ts';
import { gateControls } from './gates.ts';
import { outsideControls } from './outside.ts';
import { peopleControls } from './people.ts';
import { stockControls } from './stock.ts';
import { vehicleControls } from './vehicles.ts';

const tables = {
  ...dangerControls,
  ...cashControls,
  ...peopleControls,
  ...cameraControls,
  ...alarmControls,
  ...outsideControls,
  ...doorControls,
  ...gateControls,
  ...stockControls,
  ...vehicleControls,
  ...belongingsControls,
  ...checkControls,
};

export type ControlId = keyof typeof tables;

/** Everything that a report can recommend. */
export const controls: Readonly<Record<ControlId, Control>> = tables;
