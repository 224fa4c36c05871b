import type { BrowserContext, ConsoleMessage } from 'playwright/test';

/** Navigation cancels open requests, which the browser reports as failed. */
const CANCELLED = 'net::ERR_ABORTED';

/**
 * Collects problems of all pages in a context: errors and warnings in the console, exceptions,
 * blocked content, failed requests, and answers with status 400 or above.
 */
export async function collectProblems(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (isProblem(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (fault) => problems.push(`exception: ${fault.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== CANCELLED) problems.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const asked = `${response.request().method()} ${response.url()}`;
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${asked}`);
  });
  return problems;
}

/** Without console messages about failed requests, which are collected with their URL above. */
function isProblem(message: ConsoleMessage): boolean {
  if (message.text().startsWith('Failed to load resource:')) return false;
  return message.type() === 'error' || message.type() === 'warning';
}
