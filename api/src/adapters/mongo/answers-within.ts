import { within } from '../../domain/within.ts';
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
    const late = () => {
      throw new LateAnswer(deadlineMs);
    };
    const calls = names.map((name) => {
      const call = port[name] as (...args: unknown[]) => Promise<unknown>;
      return [name, (...args: unknown[]) => within(deadlineMs, call(...args), late)];
    });
    return { ...port, ...Object.fromEntries(calls) };
  };
