/** Shares the result of work under way with every further call for the same key. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const value = work().finally(() => underWay.delete(key));
    underWay.set(key, value);
    return value;
  };
}
