import { MOST_PHOTOS, photoTexts } from '@app/contracts/photo';
import { useApi } from '@app/kit';
import { failed, type Result, success } from '@app/result';
import { useBackOnline } from '@app/ui/use-online';
import { useEffect, useState } from 'react';
import { type NotSent, sendPhoto } from './send-photo.ts';
import { thumbnailOf } from './thumbnail-of.ts';

export interface ChosenPhoto {
  readonly key: number;
  readonly name: string;
  /** A `data:` URL; absent until it is made, and where the browser cannot open the photo. */
  readonly thumbnail?: string | undefined;
  readonly state:
    | { readonly kind: 'sending' }
    | { readonly kind: 'sent' }
    | ({ readonly kind: 'failed' } & NotSent);
}

interface Sending {
  readonly file: File;
  readonly stop: AbortController;
  /** Its id. */
  readonly outcome: Promise<Result<string, NotSent>>;
  /** The network failed, and nobody has tried again yet. */
  isCutOff: boolean;
}

export type Photos = ReturnType<typeof usePhotos>;

/** The photos of the form. Each is sent when it is chosen, and keeps what came of it. */
export function usePhotos() {
  const api = useApi();
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [sendings] = useState(() => new Map<number, Sending>());
  const [keys] = useState({ last: 0 });

  useEffect(() => () => stopAll(sendings), [sendings]);

  const change = (key: number, to: Partial<ChosenPhoto>) =>
    setChosen((before) => before.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  function send(key: number, file: File) {
    const stop = new AbortController();
    const outcome = sendPhoto(api, file, stop).then((sent) => {
      if (sendings.get(key) !== sending) return sent;
      sending.isCutOff = !sent.ok && sent.failure.retry === 'by-itself';
      change(key, { state: sent.ok ? { kind: 'sent' } : { kind: 'failed', ...sent.failure } });
      setSaid(`${file.name}: ${sent.ok ? 'added' : sent.failure.message}`);
      return sent;
    });
    const sending: Sending = { file, stop, outcome, isCutOff: false };
    sendings.set(key, sending);
  }

  function sendAgain(key: number, file: File) {
    change(key, { state: { kind: 'sending' } });
    send(key, file);
  }

  function sendCutOff() {
    const cutOff = [...sendings].filter(([, { isCutOff }]) => isCutOff);
    for (const [key, { file }] of cutOff) sendAgain(key, file);
  }
  useBackOnline(sendCutOff);

  return {
    chosen,
    /** About all of them. */
    error,
    /** What changed last, for screen readers. */
    said,
    add(files: readonly File[]) {
      const room = MOST_PHOTOS - sendings.size;
      setError(files.length > room ? photoTexts.tooMany : undefined);
      for (const file of files.slice(0, room)) {
        keys.last += 1;
        const key = keys.last;
        setChosen((before) => [...before, { key, name: file.name, state: { kind: 'sending' } }]);
        send(key, file);
        void thumbnailOf(file).then((thumbnail) => change(key, { thumbnail }));
      }
    },
    retry(key: number) {
      const file = sendings.get(key)?.file;
      if (file) sendAgain(key, file);
    },
    remove(key: number) {
      const sending = sendings.get(key);
      sendings.delete(key);
      sending?.stop.abort();
      setError(undefined);
      setChosen((before) => before.filter((photo) => photo.key !== key));
      setSaid(`${sending?.file.name}: removed`);
    },
    /** Sends what the network has kept back, and waits for photos on their way. */
    async ids(): Promise<Result<readonly string[], NotSent>> {
      sendCutOff();
      const outcomes = await Promise.all([...sendings.values()].map(({ outcome }) => outcome));
      const failures = outcomes.flatMap((one) => (one.ok ? [] : [one.failure]));
      // What the visitor must do something about comes first.
      const failure = failures.find(({ retry }) => retry !== 'by-itself') ?? failures[0];
      if (failure) return failed(failure);
      return success(outcomes.flatMap((one) => (one.ok ? [one.value] : [])));
    },
    clear() {
      stopAll(sendings);
      setChosen([]);
      setError(undefined);
    },
  };
}

function stopAll(sendings: Map<number, Sending>): void {
  const stopped = [...sendings.values()];
  sendings.clear();
  for (const { stop } of stopped) stop.abort();
}
