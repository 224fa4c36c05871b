import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapPosition } from './show-tile-map.ts';

export const OFFICE_ZOOM = 15;
/** How close to the screen the place of the map has to come before anything is asked for. */
const NEAR = '200px 0px';

/** `drawn`: no picture yet, or none wanted; `unavailable`: wanted, and not to be had. */
export type MapPhase = 'drawn' | 'shown' | 'unavailable';

export interface TileMap {
  /** What the visitor has to come near. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Where the pictures go. */
  readonly tiles: RefObject<HTMLElement | null>;
  /** A copy of it stands on the pictures. */
  readonly marker: RefObject<SVGSVGElement | null>;
  readonly phase: MapPhase;
}

/** Loads the map library and pictures when the frame comes near the screen, and not before. */
export function useTileMap({ latitude, longitude }: MapPosition, tileUrl: string): TileMap {
  const frame = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLElement>(null);
  const marker = useRef<SVGSVGElement>(null);
  const [phase, setPhase] = useState<MapPhase>('drawn');

  useEffect(() => {
    const [place, container, sign] = [frame.current, tiles.current, marker.current];
    if (!place || !container || !sign) return;
    const left = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        import('./show-tile-map.ts').then(
          ({ showTileMap }) => {
            if (left.signal.aborted) return;
            showTileMap(container, {
              position: { latitude, longitude },
              zoom: OFFICE_ZOOM,
              tileUrl,
              marker: sign,
              onPhase: setPhase,
              signal: left.signal,
            });
          },
          () => setPhase('unavailable'),
        );
      },
      { rootMargin: NEAR },
    );
    near.observe(place);
    return () => {
      near.disconnect();
      left.abort();
    };
  }, [latitude, longitude, tileUrl]);

  return { frame, tiles, marker, phase };
}
