import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

/** Without the router's mark for loading routes ahead, which this site does not have. */
export const Link = (props: ComponentProps<typeof RouterLink>): ReactNode => (
  <RouterLink discover="none" {...props} />
);

export const NavLink = (props: ComponentProps<typeof RouterNavLink>): ReactNode => (
  <RouterNavLink discover="none" {...props} />
);
