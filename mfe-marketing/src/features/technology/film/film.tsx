import { buttonProps } from '@app/ui/button';
import { PlayIcon } from '@app/ui/icons/play';
import { Notice } from '@app/ui/notice';
import { type MouseEvent, useState } from 'react';
import css from './film.module.css';

interface FilmProps {
  readonly title: string;
  /** URL of the film, which is loaded only after the visitor presses play. */
  readonly source: string;
  readonly poster: string;
  readonly seconds: number;
  /** Id of the element that describes the film in words. */
  readonly describedBy: string;
}

type State = 'poster' | 'film' | 'failed';

/** A silent film. Its poster links to the file; with JavaScript, a player replaces the poster. */
export function Film({ title, source, poster, seconds, describedBy }: FilmProps) {
  const [state, setState] = useState<State>('poster');
  const openHere = (event: MouseEvent) => {
    // With these keys the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('film');
  };
  switch (state) {
    case 'poster':
      return (
        <a
          className={css.poster}
          href={source}
          data-surface="dark"
          data-print="hide"
          // The browser's bundle has an absolute URL here, the server's bundle a path.
          suppressHydrationWarning
          onClick={openHere}
        >
          <img
            src={poster}
            suppressHydrationWarning
            width="1280"
            height="720"
            alt=""
            loading="lazy"
          />
          <span {...buttonProps({ variant: 'secondary', size: 'lg' })}>
            <PlayIcon />
            Play the film
            <span className={css.length}>{seconds} seconds</span>
          </span>
        </a>
      );
    case 'film':
      return (
        <video
          className={css.film}
          src={source}
          poster={poster}
          width="1280"
          height="720"
          controls
          muted
          playsInline
          aria-label={title}
          aria-describedby={describedBy}
          ref={start}
          onError={() => setState('failed')}
        />
      );
    case 'failed':
      return (
        <div className={css.failed} tabIndex={-1} ref={focus}>
          <Notice>
            <p>
              The film cannot be played here. You can <a href={source}>open the film file</a>, or
              read what it shows, step by step, in the list.
            </p>
          </Notice>
        </div>
      );
  }
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Focus moves from the pressed link to the player. If the browser blocks play, controls remain. */
const start = (video: HTMLVideoElement | null) => {
  video?.focus({ preventScroll: true });
  video?.play().catch(() => undefined);
};
