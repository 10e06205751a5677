import type { Router } from './router.ts';

const earthRadiusKm = 6_371;
/** How much longer streets are than the straight line, in a European town. */
const detour = 1.3;
const courierKmPerHour = 18;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Needs nobody: the straight-line distance (haversine), lengthened as streets are, at the pace of a courier on a bicycle. */
export const straightLineRouter: Router = {
  measure: async (from, to) => {
    const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
    const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
    const chord = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes;
    const distanceKm = 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))) * detour;
    return { distanceKm, durationMinutes: (distanceKm / courierKmPerHour) * 60 };
  },
};
