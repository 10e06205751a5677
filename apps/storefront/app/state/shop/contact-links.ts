/** OpenStreetMap needs no key and no consent. */
export const directionsLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
