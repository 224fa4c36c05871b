/** The same value with each text in it replaced, except the mail address. */
export function retyped(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((entry) => retyped(entry, next));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'email' ? entry : retyped(entry, next),
  ]);
  return Object.fromEntries(entries);
}
