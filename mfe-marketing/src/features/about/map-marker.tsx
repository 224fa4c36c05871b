import type { Ref } from 'react';
import css from './map-marker.module.css';

/** Marks a place on a map: a point within the corners of a camera's frame. 56 px square. */
export const MapMarker = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg ref={ref} className={css.marker} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
    <path className={css.halo} d={CORNERS} />
    <path className={css.corners} d={CORNERS} />
    <circle className={css.point} cx="28" cy="28" r="8" />
    <circle className={css.centre} cx="28" cy="28" r="2.5" />
  </svg>
);

const CORNERS = 'M6 18V6H18M38 6H50V18M50 38V50H38M18 50H6V38';
