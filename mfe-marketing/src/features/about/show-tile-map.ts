import { divIcon, map as leafletMap, marker as leafletMarker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

export interface MapPosition {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Shows a map until the signal aborts. The container must have its size already. */
export function showTileMap(
  container: HTMLElement,
  options: {
    readonly position: MapPosition;
    readonly zoom: number;
    readonly tileUrl: string;
    /** A copy of it is centred on the position. */
    readonly marker: SVGSVGElement;
    /** `shown` when the first tile has loaded; `unavailable`, with the map removed, if none did. */
    readonly onPhase: (phase: 'shown' | 'unavailable') => void;
    readonly signal: AbortSignal;
  },
): void {
  const { position, onPhase, signal } = options;
  const centre: [number, number] = [position.latitude, position.longitude];
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(container, {
    center: centre,
    zoom: options.zoom,
    minZoom: 9,
    maxZoom: 18,
    attributionControl: false,
    // Otherwise a visitor who scrolls the page with the wheel or one finger would move the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  if (!moves) {
    // Leaflet has no option that turns off the animation of panning by keyboard.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, pan) => panBy(offset, { ...pan, animate: false });
  }
  const icon = divIcon({
    html: options.marker.cloneNode(true) as unknown as HTMLElement,
    className: '',
    iconSize: [56, 56],
  });
  leafletMarker(centre, { icon, interactive: false, keyboard: false }).addTo(map);

  let loaded = false;
  tileLayer(options.tileUrl)
    .on('tileload', () => {
      if (!loaded) onPhase('shown');
      loaded = true;
    })
    // Leaflet's `load` comes once every tile in view has loaded or failed.
    .on('load', () => {
      if (loaded) return;
      onPhase('unavailable');
      // Leaflet still uses the map after this event, so removing it at once would throw.
      queueMicrotask(remove);
    })
    .addTo(map);

  function remove() {
    signal.removeEventListener('abort', remove);
    map.remove();
  }
  signal.addEventListener('abort', remove);
}
