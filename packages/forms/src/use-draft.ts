import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { shownIn } from './controls.ts';
import { same, withDraft } from './draft-values.ts';
import { type DraftPlace, draftsOf, storageOf } from './drafts.ts';
import type { FormAction, FormState } from './form-state.ts';
import type { FormValues } from './form-values.ts';

interface DraftOptions<Values> {
  readonly form: string;
  readonly place: DraftPlace;
  /** A post without JavaScript is newer than the draft. */
  readonly posted: boolean;
  readonly initial: Values;
  readonly state: FormState<Values>;
  readonly dispatch: (action: FormAction<Values>) => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * Keeps what the visitor types in the browser's storage and fills the form with it after a reload.
 * Storage is read once, so that another tab never changes a form that is being typed in.
 */
export function useDraft<Values extends FormValues>(options: DraftOptions<Values>) {
  const { form, place, posted, initial, state, dispatch, element } = options;
  const { values, edits } = state;
  const [drafts] = useState(() => (place ? draftsOf(form, place) : undefined));
  const [stored, setStored] = useState<boolean>();
  const [draft] = useState<{ current?: unknown }>({});

  const find = useEffectEvent(() => {
    // Read once: strict mode runs this twice, and the second time the draft may be gone.
    if (!('current' in draft)) draft.current = posted ? undefined : drafts?.read();
    const shown = shownIn(element.current, values);
    dispatch({
      type: 'found',
      values: withDraft(values, shown, draft.current),
      typed: posted || !same(shown, values),
    });
  });
  // Otherwise React would clear values that were typed or restored while this code loaded.
  useLayoutEffect(() => {
    find();
    setStored(place !== false && storageOf(place) !== undefined);
  }, [place]);

  const keep = useEffectEvent(() => {
    if (!drafts) return;
    if (same(values, initial)) drafts.clear();
    else setStored(drafts.write(values));
  });
  // The count and not the values: a draft that was only read would otherwise never grow old.
  useEffect(() => {
    if (edits > 0) keep();
  }, [edits]);

  const forget = useCallback(() => drafts?.clear(), [drafts]);
  return {
    /** False when the draft is not kept, because storage is blocked or full; undefined until known. */
    place: stored === undefined ? undefined : stored && place,
    forget,
  };
}
