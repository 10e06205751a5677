import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The farthest latitude that a square map of the world shows. */
const farthestNorth = 85;

function isBox({ west, south, east, north }: MapBox): boolean {
  return (
    -180 <= west && west < east && east <= 180 && -farthestNorth <= south && south < north && north <= farthestNorth
  );
}

/** On the wire `w,s,e,n` in degrees. */
const boxSchema = z.codec(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/)),
  z.custom<MapBox>((value) => isBox(value as MapBox)),
  {
    decode: (text) => {
      const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
      return { west, south, east, north };
    },
    encode: ({ west, south, east, north }) => [west, south, east, north].map((part) => part.toFixed(6)).join(),
  },
);

/** `[lng, lat]`, as in the polygon of a zone. */
const positionSchema = z.tuple([z.number(), z.number()]);

const groundSchema = z.object({
  restaurant: z.nullable(positionSchema),
  /** Streets of the shop's address index. */
  lines: z.array(z.array(positionSchema)),
  /** Communes, the largest first. */
  towns: z.array(z.object({ name: z.string(), position: positionSchema })),
  /** The places of the last 90 days' deliveries, to about 100 m. */
  deliveries: z.array(positionSchema),
});

export type MapGround = z.infer<typeof groundSchema>;
export type MapPosition = z.infer<typeof positionSchema>;

export const mapGroundCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/map',
  send: (box: MapBox, zoom: number) => ({ query: { bbox: z.encode(boxSchema, box), zoom } }),
  answer: groundSchema,
});

export const mapGroundEndpoint = defineOfficeEndpoint(mapGroundCall, () => ({
  summary: 'What a map of the zones is drawn on, from the data of the shop itself',
  access: 'catalogue',
  audit: null,
  isKept: true,
  query: z.strictObject({ bbox: boxSchema, zoom: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(22)) }),
  errors: ['validation'],
}));
