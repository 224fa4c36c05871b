import type { MenuEntry } from '@app/federation/registry';

/** An entry of the bar or of a submenu. */
export interface MainMenuItem {
  readonly href: string;
  readonly label: string;
  /** Prefix of further paths on which this entry is the current one. */
  readonly section: string | undefined;
  readonly submenu?: readonly MainMenuItem[];
}

/** What there is room for. */
const MOST_IN_BAR = 8;
const MOST_IN_SUBMENU = 6;

/** Entries of pages whose releases are from before `menu`; goes when none of them is kept. */
const undeclared: Readonly<Record<string, MenuEntry>> = {
  '/business-security': { label: 'Business Security', order: 10 },
  '/home-security': { label: 'Home Security', order: 20 },
  '/exploring': { label: 'Technology', order: 30, section: '/technology/' },
  '/proposal': { label: 'Security Plan', order: 40 },
  '/consulting': { label: 'Price Estimates', order: 1, under: '/proposal' },
  '/tech-help': { label: 'Technical Help', order: 50 },
  '/contact': { label: 'Contact', order: 60 },
  '/about': { label: 'About Us', order: 70 },
};

interface BringsEntries {
  readonly routes: readonly {
    readonly path: string;
    readonly menu?: MenuEntry | null | undefined;
  }[];
}

/** The main menu, of what the live releases of the remotes bring along. */
export function mainMenu(remotes: readonly BringsEntries[]): readonly MainMenuItem[] {
  const entries = remotes
    .flatMap((remote) => entriesOf(remote, remotes))
    .sort((one, other) => one.order - other.order || (one.href < other.href ? -1 : 1));
  const tops = entries.filter(({ under }) => under === undefined);
  const inBar = entries.filter(({ under }) => !tops.some(({ href }) => href === under));
  return inBar.slice(0, MOST_IN_BAR).map(({ href, label, section }) => {
    const submenu = entries.filter(({ under }) => under === href).slice(0, MOST_IN_SUBMENU);
    return { href, label, section, ...(submenu.length > 0 ? { submenu } : {}) };
  });
}

function entriesOf(remote: BringsEntries, remotes: readonly BringsEntries[]) {
  const others = remotes.filter((one) => one !== remote).flatMap(({ routes }) => routes);
  return remote.routes.flatMap(({ path: href, menu = undeclared[href] }) => {
    if (!menu) return [];
    const { section } = menu;
    // Otherwise a remote could mark its entry as the current one on pages of another.
    const isShared = section && others.some(({ path }) => path.startsWith(section));
    return [{ ...menu, href, section: isShared ? undefined : section }];
  });
}
