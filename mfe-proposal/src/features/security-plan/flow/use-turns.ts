import { useEffect, useRef } from 'react';

/** Tells a call whose answer is still waited for from one that a later call, or the end of its part, made void. */
export function useTurns() {
  const turn = useRef(0);
  const forget = () => {
    turn.current += 1;
  };
  useEffect(() => forget, []);
  /** Whether it is still the turn of this moment, to be asked later. */
  const now = () => {
    const mine = turn.current;
    return () => mine === turn.current;
  };
  return {
    /** What is on its way does not matter any more. */
    forget,
    now,
    /** Begins the next turn. */
    begin() {
      forget();
      return now();
    },
  };
}
