import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapPosition } from './show-tile-map.ts';

export const OFFICE_ZOOM = 15;
/** How close to the screen the map has to come before anything is loaded. */
const NEAR = '200px 0px';

/** `drawn`: no tile loaded yet; `unavailable`: the map library or its tiles failed to load. */
export type MapPhase = 'drawn' | 'shown' | 'unavailable';

export interface TileMap {
  /** The map loads when this element comes near the screen. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Container of the map tiles. */
  readonly tiles: RefObject<HTMLElement | null>;
  /** Copied onto the map. */
  readonly marker: RefObject<SVGSVGElement | null>;
  readonly phase: MapPhase;
}

/** Loads the map library and tiles only when the frame comes near the screen. */
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
