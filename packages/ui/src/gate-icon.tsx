import type { LucideProps } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Lucide has no driveway gate; this one uses the same grid and styles. */
export function GateIcon({ className, ...props }: Pick<LucideProps, 'className' | 'x' | 'y'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...props}
      className={classNames('lucide', className)}
    >
      <path d="M3 21V5" />
      <path d="M21 21V5" />
      <path d="M6 18h12V8H6z" />
      <path d="M10 8v10" />
      <path d="M14 8v10" />
    </svg>
  );
}
