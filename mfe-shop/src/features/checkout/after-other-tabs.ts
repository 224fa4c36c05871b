/**
 * Runs a task when no other tab of this browser is at the same, so that two tabs do not order one cart
 * twice. Browsers have locks only on pages with HTTPS; elsewhere the task runs at once.
 * https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export const afterOtherTabs = <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request<Promise<Value>>('order', task) : task();
