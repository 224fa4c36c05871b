import type { ComponentProps } from 'react';

/** A field that people neither see nor reach, so only programs fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" {...props} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
