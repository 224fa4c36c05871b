import type { BrowserContext } from 'playwright/test';

/** Begins the messages by which a document tells of a broken rule. */
const MARK = 'rule of every tab: ';

/**
 * Collects what no journey may cause, whatever problems it allows: content that the security policy
 * blocked, and a second React in one document. Call it before the first page is opened.
 */
export async function collectBrokenRules(context: BrowserContext): Promise<readonly string[]> {
  const broken: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith(MARK)) return;
    broken.push(`${text.slice(MARK.length)}, in ${message.page()?.url()}`);
  });
  await context.addInitScript(watchDocument, MARK);
  return broken;
}

/** Runs in the browser, so it may use nothing outside it. */
function watchDocument(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.debug(`${mark}content security policy: ${violatedDirective} ${blockedURI}`),
  );
  // Each copy of React DOM reports to the developer tools when it starts.
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => {
    renderers.set(renderers.size + 1, renderer);
    if (renderers.size > 1) console.debug(`${mark}React was started ${renderers.size} times`);
    return renderers.size;
  };
  const ignore = () => undefined;
  // React Refresh calls what a hook has besides, without asking whether it is there.
  const rest = {
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, renderers, inject, ...rest },
  });
}
