/** The way to an address, on a map that belongs to nobody's shop. */
export const directionsLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
