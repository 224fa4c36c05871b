/** What is needed of React Router's data router. */
export interface Router {
  readonly state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

interface RouterState {
  readonly location: { readonly pathname: string };
  readonly navigation: { readonly state: string };
}

/** Calls back for each change of the path, with the time from the click to the new page. */
export function watchRoutes(router: Router, opened: (page: string, ms: number) => void): void {
  let page = router.state.location.pathname;
  let began: number | undefined;
  router.subscribe(({ location: { pathname }, navigation }) => {
    began ??= performance.now();
    if (navigation.state !== 'idle') return;
    const from = began;
    began = undefined;
    if (pathname === page) return;
    page = pathname;
    requestAnimationFrame(() => opened(pathname, performance.now() - from));
  });
}
