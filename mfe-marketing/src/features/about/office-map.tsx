import { useSite } from '@app/kit';
import { GridPaper } from '@app/ui/grid-paper';
import { ExternalLinkIcon } from '@app/ui/icons/external-link';
import { MapMarker } from './map-marker.tsx';
import css from './office-map.module.css';
import { OFFICE_ZOOM, useTileMap } from './use-tile-map.ts';

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
