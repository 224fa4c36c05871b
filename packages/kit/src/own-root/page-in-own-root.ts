import { markup, mount } from '@app/kit/own-root';
import { useApi, useLocation, useNavigate, useShoppingCart, useSite, useToast } from 'kit-of-shell';
import { createElement, useLayoutEffect, useRef, useState } from 'react-of-shell';
import type { Crossing, OpenRoot, OwnPage } from './crossing.ts';

/**
 * A component for the React of the shell that shows a page of another React, in a root of its own. This file and what
 * it gives to the page are all that a remote with a React of its own uses of the shell.
 */
export function pageInOwnRoot(page: OwnPage) {
  return function InOwnRoot(props: object) {
    const crossing: Crossing = {
      props,
      site: useSite(),
      api: useApi(),
      showToast: useToast(),
      cart: useShoppingCart(),
      location: useLocation(),
      navigate: useNavigate(),
    };
    const place = useRef<HTMLDivElement>(null);
    const root = useRef<OpenRoot>(undefined);
    const [broken, setBroken] = useState<{ readonly cause: unknown }>();
    useLayoutEffect(() => {
      const onFault = (cause: unknown) => setBroken({ cause });
      root.current = mount(page, place.current as HTMLDivElement, crossing, onFault);
      return () => root.current?.unmount();
    }, []);
    useLayoutEffect(() => root.current?.show(crossing));
    // Thrown in the root of the shell, where the boundary of the page is.
    if (broken) throw broken.cause;
    return createElement('div', {
      ref: place,
      dangerouslySetInnerHTML: markup(page, crossing),
      suppressHydrationWarning: true,
    });
  };
}
