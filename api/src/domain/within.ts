/** The value of a promise; when it is late, what `late` returns or throws. The work goes on. */
export async function within<Value>(
  ms: number,
  promise: Promise<Value>,
  late: () => Value,
): Promise<Value> {
  const timeUp = Promise.withResolvers<void>();
  const timer = setTimeout(timeUp.resolve, ms);
  try {
    return await Promise.race([promise, timeUp.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
