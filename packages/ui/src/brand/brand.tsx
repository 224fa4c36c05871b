import { brandMark } from '@app/site/brand-mark';
import css from './brand.module.css';

export interface BrandProps {
  readonly shortName: string;
  readonly restOfName: string;
  /** In a `bar` the name gives way: to one line on narrow screens, to the mark where it does not fit. */
  readonly size?: 'lg' | 'bar' | undefined;
}

/** Logo and name. Put it inside the link to the home page, which needs its own `aria-label`. */
export function Brand({ shortName, restOfName, size }: BrandProps) {
  return (
    <span className={css.brand} data-size={size}>
      <BrandMark />
      <span className={css.name}>
        {shortName} <span className={css.rest}>{restOfName}</span>
      </span>
    </span>
  );
}

function BrandMark() {
  return (
    <svg viewBox={brandMark.viewBox} aria-hidden="true" focusable="false" className={css.mark}>
      <g transform={brandMark.transform}>
        <path fillRule="evenodd" d={brandMark.body} />
        <path d={brandMark.tail} />
        <path className={css.accent} d={brandMark.bar} />
      </g>
    </svg>
  );
}
