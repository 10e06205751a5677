import type { MapBox, MapGround, MapPosition } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { originOf } from '../../delivery/distance/measured-address.ts';
import { drawStreet, roundDegrees } from './draw-street.ts';
import { listDeliveries, listHouses, listTowns } from './ground-repository.ts';
import { mapScale, squeeze } from './map-scale.ts';

interface View {
  box: MapBox;
  zoom: number;
  contacts: Parameters<typeof originOf>[0];
  now: Temporal.ZonedDateTime;
}

const deliveryDays = 90;
const hundredMetres = 100 / 111_195;

/** Reads what a map of the zones is drawn on (HRS-12). */
export async function readGround(db: Db, { box, zoom, contacts, now }: View): Promise<MapGround> {
  const restaurant = originOf(contacts);
  // One grid for all boxes, so that two maps show one delivery at one place.
  const step = { lat: hundredMetres, lng: hundredMetres / squeeze(restaurant?.lat ?? 46) };
  const since = now.subtract({ days: deliveryDays }).toInstant();
  const scale = mapScale(box, zoom);
  const streets = await listHouses(db, box);
  return {
    restaurant: restaurant && positionOf(restaurant),
    lines: streets.map((houses) => drawStreet(houses, scale)).filter((line) => line.length > 1 && isIn(line, box)),
    towns: (await listTowns(db, box)).map(({ name, ...point }) => ({ name, position: positionOf(point) })),
    deliveries: (await listDeliveries(db, box, { since, step })).map(positionOf),
  };
}

function positionOf({ lat, lng }: { lat: number; lng: number }): MapPosition {
  return [roundDegrees(lng), roundDegrees(lat)];
}

/** True if the box around a line has a part of the map's box. */
function isIn(line: MapPosition[], { west, south, east, north }: MapBox): boolean {
  return (
    line.some(([lng]) => lng >= west) &&
    line.some(([lng]) => lng <= east) &&
    line.some(([, lat]) => lat >= south) &&
    line.some(([, lat]) => lat <= north)
  );
}
