import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Navigation away breaks off what was under way; the browser reports that as a failed request. */
const BROKEN_OFF = 'net::ERR_ABORTED';

/** A browser without JavaScript blocks what is preloaded of it. */
export const blockedScript = /failed request: .*\.js csp$/;

/**
 * Collects what no visitor's browser should meet on any page of a context: errors and warnings in
 * the console, exceptions, blocked content, requests that fail or are answered with an error.
 */
export async function collectProblems(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (isProblem(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (fault) => problems.push(`exception: ${fault.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== BROKEN_OFF) problems.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const asked = `${response.request().method()} ${response.url()}`;
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${asked}`);
  });
  return problems;
}

/** The browser's own line about a failed request says less than the request itself. */
function isProblem(message: ConsoleMessage): boolean {
  if (message.text().startsWith('Failed to load resource:')) return false;
  return message.type() === 'error' || message.type() === 'warning';
}
