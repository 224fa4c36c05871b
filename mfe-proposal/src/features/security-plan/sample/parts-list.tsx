import type { ComponentType } from 'react';
import {
  Battery,
  Cable,
  Camera,
  DoorContact,
  GateMotor,
  MotionDetector,
  Siren,
} from './plan-symbols.tsx';
import css from './sample-plan.module.css';

/** Symbol of each row, and the lengths of the lines that stand for its item and its reason. */
const LINES: readonly (readonly [ComponentType, number, number])[] = [
  [Camera, 62, 88],
  [MotionDetector, 78, 70],
  [DoorContact, 54, 94],
  [GateMotor, 66, 80],
  [Siren, 40, 90],
  [Cable, 46, 64],
  [Battery, 58, 84],
];

/** A bill of materials with lines in place of text, which would be too small to read. */
export function PartsList() {
  return (
    <g transform="translate(310 30)">
      <path className={css.paper} d="M0 0H160V270H0Z" />
      <path className={css.solid} d="M0 0H160V32H0Z" />
      <path className={css.title} d="M52 16H116M12 16H28" />
      {LINES.map(([Device, item, reason], row) => (
        <g key={item} transform={`translate(0 ${32 + row * 34})`}>
          {row > 0 && <path className={css.thin} d="M0 0H160" />}
          <g transform="translate(20 17)">
            <Device />
          </g>
          <path className={css.item} d={`M52 13h${item}`} />
          <path className={css.thin} d={`M52 22h${reason}`} />
        </g>
      ))}
      <path className={css.thin} d="M40 32V270" />
    </g>
  );
}
