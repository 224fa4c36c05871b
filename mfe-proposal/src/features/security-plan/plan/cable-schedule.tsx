import type { PlanCable } from '@app/contracts/security-plan';
import { Disclosure } from '@app/ui/disclosure';
import { figure } from '@app/wording/figures';
import { useState } from 'react';
import css from './cable-schedule.module.css';

/** Every run of cable, as it is measured on the drawing. */
export function CableSchedule({ cables }: { readonly cables: readonly PlanCable[] }) {
  const [open, setOpen] = useState(false);
  const metres = cables.reduce((sum, run) => sum + run.metres, 0);
  return (
    <Disclosure
      title="Cable schedule"
      count={`${cables.length} runs, ${figure(metres)} m`}
      open={open}
      onToggle={setOpen}
      headingLevel={3}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Cable</th>
            <th scope="col">Metres</th>
          </tr>
        </thead>
        <tbody>
          {cables.map(({ tag, from, to, type, metres }, index) => (
            // A device may have several runs, and the list never changes.
            <tr key={index}>
              <th scope="row">
                <span className={css.tag}>{tag}</span> {from}
              </th>
              <td>{to}</td>
              <td>{type}</td>
              <td>{figure(metres)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
