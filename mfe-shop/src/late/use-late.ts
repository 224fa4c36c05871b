import { useToast } from '@app/kit';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is loaded when it is first wanted; undefined until then. When that fails, a
 * toast with this title says so, and `onFailure` is called: not wanting it any more lets the visitor
 * try again.
 * @param load the same function in every render.
 */
export function useLate<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  { title, onFailure }: { readonly title: string; readonly onFailure: () => void },
): ComponentType<Props> | undefined {
  const showToast = useToast();
  const [loaded, setLoaded] = useState<{ readonly component: ComponentType<Props> }>();

  const tell = useEffectEvent((cause: unknown) => {
    console.error(cause);
    showToast({
      title,
      text: 'Please check your connection and try again. Your cart is kept.',
      variant: 'destructive',
    });
    onFailure();
  });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    load().then(
      (component) => current && setLoaded({ component }),
      (cause) => current && tell(cause),
    );
    return () => {
      current = false;
    };
  }, [wanted, load]);

  return loaded?.component;
}
