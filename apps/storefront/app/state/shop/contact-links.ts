/** What a tap on a phone number calls: digits and the plus of the country, whatever the restaurant wrote between them. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The way to an address, on a map that belongs to nobody's shop. */
export const directionsLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
