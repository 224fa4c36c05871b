/** What code of a remote reached, by the way that it tried. */
export type Robbed = Readonly<Record<string, string | number>>;

/**
 * Tries whatever code of a page can try to do what the owner may do, while the owner is signed in. Runs in
 * the browser as a part of a remote, so it may use nothing outside it.
 */
export async function robOwner(): Promise<Robbed> {
  const page = '/admin/releases';
  const reached: Record<string, string | number> = {};
  const attempt = async (name: string, work: () => Promise<string | number> | string | number) => {
    try {
      reached[name] = await work();
    } catch (refused) {
      reached[name] = refused instanceof Error ? refused.name : 'refused';
    }
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50));
  /** What another window shows; `cut` when it is not ours any more. */
  const shownIn = async (other: Window | null) => {
    while (other && !other.closed) {
      try {
        const text = other.document.querySelector('h1')?.textContent;
        if (other.location.pathname === page && text) return text;
      } catch {
        return 'cut';
      }
      await soon();
    }
    return 'cut';
  };
  const send = async (path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Dest': 'document' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(path, { ...(body ? init : { headers }), referrer: page });
    return answer.status;
  };
  await attempt('releases', () => send('/api/admin/releases'));
  await attempt('price lists', () => send('/api/admin/price-list'));
  await attempt('rollback', () =>
    send('/api/admin/releases/rollback', { part: 'shop', to: '0.0.0-000000000000', asOf: null }),
  );
  await attempt('new token', async () => {
    const headers = { 'X-Page-Token': 'new', 'Sec-Fetch-Dest': 'document' };
    const text = await (await fetch('/api/admin/session', { headers, referrer: page })).text();
    return text.includes('"username"') ? 'told' : 'nothing';
  });
  await attempt('document', async () => {
    const headers = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
    const text = await (await fetch(page, { headers, referrer: page })).text();
    return text.includes('"pageToken"') ? 'token' : 'nothing';
  });
  await attempt('frame', async () => {
    const frame = document.createElement('iframe');
    frame.src = page;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const text = frame.contentDocument?.querySelector('h1')?.textContent;
    frame.remove();
    return text ?? 'nothing';
  });
  await attempt('window', () => shownIn(window.open(page)));
  await attempt('window that was another page', async () => {
    const other = window.open('/about');
    while (other && other.document.readyState !== 'complete') await soon();
    if (other) other.location.href = page;
    return shownIn(other);
  });
  await attempt('storage', () => {
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    return kept.includes('admin') ? kept : 'nothing';
  });
  await attempt('worker of the whole site', async () => {
    const worker = await navigator.serviceWorker.register('/incident-worker.js', { scope: '/' });
    await worker.unregister();
    return 'registered';
  });
  return reached;
}
