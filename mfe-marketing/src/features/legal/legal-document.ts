import type { SiteContext } from '@app/site/site-config';
import type { ComponentType } from 'react';

/** A page of terms: sections under headings that can be linked to. */
export interface LegalDocument {
  readonly title: string;
  readonly lede: string;
  /** Label and date, such as `['Last updated', '2025-03-19']`. */
  readonly dated: readonly [label: string, date: string];
  readonly sections: readonly {
    /** URL fragment of the section. */
    readonly id: string;
    readonly title: string;
    readonly Body: ComponentType;
    /** The section is left out when the site has nothing to say there. Default: always there. */
    readonly isThere?: (site: SiteContext) => boolean;
  }[];
}
