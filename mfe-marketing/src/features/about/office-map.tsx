import { useSite } from '@app/kit';
import { GridPaper } from '@app/ui/grid-paper';
import { ExternalLinkIcon } from '@app/ui/icons/external-link';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import css from './office-map.module.css';
import type { MapPosition } from './show-tile-map.ts';

/**
 * Where the office is. The page shows the marker on grid paper; once the visitor scrolls near it,
 * map tiles from a third party cover the paper, if they load.
 */
export function OfficeMap() {
  const { company, map } = useSite();
  const { name, office } = company;
  const { latitude, longitude } = office.position;
  const { frame, tiles, marker, phase } = useTileMap(office.position, map.tileUrl);
  return (
    <figure className={css.figure} data-print="hide">
      <div ref={frame} className={css.frame} data-state={phase}>
        <GridPaper className={css.paper}>
          <MapMarker ref={marker} />
          <span className={css.office}>{name}</span>
          <ScaleBar latitude={latitude} />
          <span className={css.position}>
            {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}
          </span>
        </GridPaper>
        <section
          ref={tiles}
          className={css.tiles}
          aria-label={`Map: the office of ${name}. The arrow keys move it, plus and minus zoom.`}
        />
        {phase === 'shown' && (
          <a className={css.attribution} href={map.attribution.url}>
            {map.attribution.text}
          </a>
        )}
        {phase === 'unavailable' && (
          <p className={css.remark}>The map cannot be shown at the moment.</p>
        )}
      </div>
      <figcaption className={css.caption}>
        <span>
          {office.street}, {office.locality}
        </span>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${OFFICE_ZOOM}/${latitude}/${longitude}`}
        >
          Open in OpenStreetMap
          <ExternalLinkIcon />
        </a>
      </figcaption>
    </figure>
  );
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** Length of the scale bar on the ground, in metres. */
const BAR = 500;
/** Metres to the pixel at the equator, at zoom 0 of a web map. */
const EQUATOR = 156_543.03;

/** How far 500 m is at the zoom of the map, so that the paper says as much as the tiles would. */
function ScaleBar({ latitude }: { readonly latitude: number }) {
  const metresToPixel = (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / 2 ** OFFICE_ZOOM;
  return (
    <span className={css.scale} style={{ width: Math.round(BAR / metresToPixel) }}>
      {BAR} m
    </span>
  );
}

/** Marks a place on a map: a point within the corners of a camera's frame. 56 px square. */
const MapMarker = ({ ref }: { readonly ref: Ref<SVGSVGElement> }) => (
  <svg ref={ref} className={css.marker} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
    <path className={css.halo} d={CORNERS} />
    <path className={css.corners} d={CORNERS} />
    <circle className={css.point} cx="28" cy="28" r="8" />
    <circle className={css.centre} cx="28" cy="28" r="2.5" />
  </svg>
);

const CORNERS = 'M6 18V6H18M38 6H50V18M50 38V50H38M18 50H6V38';

const OFFICE_ZOOM = 15;
/** How close to the screen the map has to come before anything is loaded. */
const NEAR = '200px 0px';

/** `drawn`: no tile loaded yet; `unavailable`: the map library or its tiles failed to load. */
type MapPhase = 'drawn' | 'shown' | 'unavailable';

interface TileMap {
  /** The map loads when this element comes near the screen. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Container of the map tiles. */
  readonly tiles: RefObject<HTMLElement | null>;
  /** Copied onto the map. */
  readonly marker: RefObject<SVGSVGElement | null>;
  readonly phase: MapPhase;
}

/** Loads the map library and tiles only when the frame comes near the screen. */
function useTileMap({ latitude, longitude }: MapPosition, tileUrl: string): TileMap {
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
