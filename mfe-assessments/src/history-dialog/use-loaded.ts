import { useEffect, useEffectEvent, useState } from 'react';

/** True once the code of a dialog has loaded, which begins when the dialog is wanted. */
export function useLoaded(
  wanted: boolean,
  load: () => Promise<unknown>,
  onFailure: () => void,
): boolean {
  const [loaded, setLoaded] = useState(false);
  const loadNow = useEffectEvent(load);
  const giveUp = useEffectEvent((cause: unknown) => {
    console.error(cause);
    onFailure();
  });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadNow().then(
      () => current && setLoaded(true),
      (cause) => current && giveUp(cause),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return loaded;
}
