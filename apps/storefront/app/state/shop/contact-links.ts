/** OpenStreetMap: a neutral map, without a key. */
export const directionsLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
