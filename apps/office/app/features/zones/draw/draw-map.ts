import type { MapBox, MapGround } from '@comptoir/contract';
import {
  circleMarker,
  control,
  map as createMap,
  type FeatureGroup,
  featureGroup,
  type LatLng,
  Marker,
  type Polygon,
  polygon,
  polyline,
  svg,
} from 'leaflet';
import '@geoman-io/leaflet-geoman-free';
import 'leaflet/dist/leaflet.css';
import type { Origin } from '@comptoir/domain';
import { boxAround } from '../../../state/zones/map-view.ts';
import { type Rings, roundDegrees } from '../../../state/zones/points.ts';

interface Drawn {
  rings: Rings;
  /** The drawings of the other zones, to which points snap. */
  others: readonly Rings[];
  place: Origin | null;
  looks: Record<'street' | 'zone' | 'other' | 'house', string | undefined>;
  words: { zoomIn: string; zoomOut: string };
  readGround: (box: MapBox, zoom: number) => Promise<MapGround>;
  onDraw: (rings: Rings) => void;
  onGround: (isHere: boolean) => void;
}

export interface DrawnMap {
  /** Shows the rings that were typed or taken back. */
  show: (rings: Rings) => void;
  stop: () => void;
}

// Points by mouse are no stops of the Tab key: the table is the way without a mouse.
Marker.mergeOptions({ keyboard: false });

const france: MapBox = { west: -5, south: 42, east: 9, north: 51 };
const zooms = { least: 6, most: 19 };
const fewestPoints = 3;
const snapPixels = 16;
/** What is only looked at: neither edited nor snapped to. */
const ground = { interactive: false, pmIgnore: true, snapIgnore: true };

/** A map on which a zone is drawn by mouse or finger (HRS-13). */
export function drawMap(container: HTMLElement, drawn: Drawn): DrawnMap {
  const { others, place, looks, words, onDraw } = drawn;
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    doubleClickZoom: false,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    renderer: svg({ padding: 0.5 }),
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  const points = [...others.flat(2), ...drawn.rings.flat(), ...(place ? [[place.lng, place.lat]] : [])];
  const { west, south, east, north } = boxAround(points)?.box ?? france;
  map.fitBounds([
    [south, west],
    [north, east],
  ]);
  const streets = featureGroup([]).addTo(map);
  const follow = () => void drawGround(map, streets, drawn);
  map.on('moveend', follow);
  follow();
  for (const rings of others)
    polygon(latLngsOf(rings), { className: looks.other, interactive: false, pmIgnore: true, snapIgnore: false }).addTo(
      map,
    );
  if (place) circleMarker([place.lat, place.lng], { ...ground, className: looks.house, radius: 8 }).addTo(map);
  return { show: edit(map, looks.zone, onDraw), stop: () => map.remove() };
}

type LeafletMap = ReturnType<typeof createMap>;

/** Keeps one polygon under the pointer: the one that is edited, or the one that is being drawn. */
function edit(map: LeafletMap, className: string | undefined, onDraw: (rings: Rings) => void) {
  let layer: Polygon | null = null;
  let shown: string | null = null;
  const tell = (edited: Polygon) => {
    const rings = ringsOf(edited);
    shown = JSON.stringify(rings);
    onDraw(rings);
  };
  map.on('pm:create', (created) => {
    created.layer.remove();
    onDraw(ringsOf(created.layer as Polygon));
  });
  return (rings: Rings) => {
    if (JSON.stringify(rings) === shown) return;
    shown = JSON.stringify(rings);
    layer?.remove();
    layer = null;
    map.pm.disableDraw();
    if ((rings[0]?.length ?? 0) < fewestPoints) {
      map.pm.enableDraw('Polygon', { snappable: true, snapDistance: snapPixels, tooltips: false });
      return;
    }
    const edited = polygon(latLngsOf(rings), { className }).addTo(map);
    edited.pm.enable({ snappable: true, snapDistance: snapPixels, removeLayerBelowMinVertexCount: false });
    edited.on('pm:edit', () => tell(edited));
    layer = edited;
  };
}

async function drawGround(
  map: LeafletMap,
  streets: FeatureGroup,
  { looks, readGround, onGround }: Drawn,
): Promise<void> {
  const bounds = map.getBounds();
  const box = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
  const read = await readGround(box, map.getZoom()).catch(() => null);
  onGround(read !== null);
  // The map was moved again while the answer was on its way, or closed.
  if (!read || !map.getContainer().isConnected || !map.getBounds().equals(bounds)) return;
  streets.clearLayers();
  const lines = read.lines.map((line) => line.map(([lng, lat]): [number, number] => [lat, lng]));
  polyline(lines, { ...ground, className: looks.street }).addTo(streets);
}

const latLngsOf = (rings: Rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lat, lng]));

function ringsOf(layer: Polygon): Rings {
  const rings = layer.getLatLngs() as LatLng[][];
  return rings
    .map((ring) => ring.map(({ lat, lng }) => [roundDegrees(lng), roundDegrees(lat)]))
    .filter((ring) => ring.length > 0);
}
