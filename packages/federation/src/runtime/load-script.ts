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
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      const fail = (what: string) => () => reject(scriptFault(script.src, what));
      script.onload = resolve;
      script.onerror = fail('could not be fetched');
      timer = setTimeout(fail('took too long'), timeout);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}

function scriptFault(url: string, what: string): Error {
  // The code by which the whole runtime names this fault, too.
  const fault = new Error(`${url} ${what} #RUNTIME-008`);
  // Reports have names and no messages.
  fault.name = 'ScriptNetworkError';
  return fault;
}
