/** A script element that is not in the document yet, and how many milliseconds it may take. */
export interface CreatedScript {
  readonly script: HTMLScriptElement;
  readonly timeout: number;
}

const TIMEOUT_MS = 20_000;

export function plainScript(url: string): CreatedScript {
  const script = document.createElement('script');
  script.src = url;
  return { script, timeout: TIMEOUT_MS };
}

/**
 * Runs a script. Rejects when it cannot be fetched or takes too long. A script that throws counts as
 * run, because its element does not say that it threw.
 */
export async function loadScript({ script, timeout }: CreatedScript): Promise<void> {
  try {
    await loadElement(script, timeout);
  } finally {
    script.remove();
  }
}

/** Puts a script or the link of a style sheet into the document and waits for it, for so many milliseconds at most. */
export function loadElement(
  element: HTMLScriptElement | HTMLLinkElement,
  timeout: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = 'src' in element ? element.src : element.href;
    const fail = (what: string) => () => reject(fileFault(url, what));
    const timer = setTimeout(fail('took too long'), timeout);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    element.addEventListener('load', settle(resolve));
    element.addEventListener('error', settle(fail('could not be fetched')));
    if (!element.isConnected) document.head.append(element);
  });
}

function fileFault(url: string, what: string): Error {
  // The code by which the whole runtime names this fault, too.
  const fault = new Error(`${url} ${what} #RUNTIME-008`);
  // Reports have names and no messages.
  fault.name = 'ScriptNetworkError';
  return fault;
}
