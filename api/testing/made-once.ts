/** Makes the same thing once only: property tests of one seed begin with the same cases. */
export function madeOnce<Case, Made>(make: (from: Case) => Made): (from: Case) => Made {
  const made = new Map<string, Made>();
  return (from) => {
    const key = JSON.stringify(from, withSets);
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(from);
    made.set(key, now);
    return now;
  };
}

/** A set has no JSON of its own: all would be the same. */
const withSets = (_: string, value: unknown): unknown =>
  value instanceof Set ? [...value] : value;
