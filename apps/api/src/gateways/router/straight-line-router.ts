import type { Router } from './router.ts';

const earthRadiusKm = 6_371;
/** The average ratio of street distance to straight-line distance in a European town. */
const detour = 1.3;
const courierKmPerHour = 18;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Estimates a route from the haversine distance and the speed of a bicycle, without network calls. */
export const straightLineRouter: Router = {
  measure: async (from, to) => {
    const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
    const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
    const chord = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes;
    const distanceKm = 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))) * detour;
    return { distanceKm, durationMinutes: (distanceKm / courierKmPerHour) * 60 };
  },
};
