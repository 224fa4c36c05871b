import { LateAnswer } from './mongo-unavailable.ts';

type Call = (...args: never[]) => Promise<unknown>;
type CallNames<Port> = {
  [Name in keyof Port]: Port[Name] extends Call ? Name : never;
}[keyof Port];

/**
 * Lets calls of a port fail with `LateAnswer` after a deadline. A server that hangs keeps its
 * connections open, and the driver needs 15 seconds to notice; its `timeoutMS` does nothing any more.
 * A call that is late goes on, so a write may still be done.
 */
export const answersWithin =
  (deadlineMs: number) =>
  <Port extends object>(port: Port, names: readonly CallNames<Port>[]): Port => {
    const calls = names.map((name) => {
      const call = port[name] as (...args: unknown[]) => Promise<unknown>;
      return [name, (...args: unknown[]) => within(deadlineMs, call(...args))];
    });
    return { ...port, ...Object.fromEntries(calls) };
  };

async function within<Answer>(deadlineMs: number, call: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LateAnswer(deadlineMs)), deadlineMs);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
