import { divIcon, map as leafletMap, marker as leafletMarker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

export interface MapPosition {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Shows a map in a box that has its size already, until the signal ends it. */
export function showTileMap(
  container: HTMLElement,
  options: {
    readonly position: MapPosition;
    readonly zoom: number;
    readonly tileUrl: string;
    /** Copied, and put with its middle on the position. */
    readonly marker: SVGSVGElement;
    /** `shown` with the first picture; `unavailable`, and the map gone, when none could be had. */
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
    // The wheel and one finger scroll the page; buttons, keys, the mouse and two fingers move the map.
    scrollWheelZoom: false,
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  if (!moves) {
    // The keyboard's panning has no setting of its own.
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
    // Every picture of the view has come or failed.
    .on('load', () => {
      if (loaded) return;
      onPhase('unavailable');
      // Later, because the layer still works with its map after it has told of this.
      queueMicrotask(remove);
    })
    .addTo(map);

  function remove() {
    signal.removeEventListener('abort', remove);
    map.remove();
  }
  signal.addEventListener('abort', remove);
}
