/** Does work once for all who ask for the same key while it is under way. */
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
