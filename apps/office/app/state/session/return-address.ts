const home = '/office';
/** Plain names one below the other: no dots that lead up, no second slash or backslash that a browser takes for another host. */
const inside = /^\/office(?:\/[\w-]+)*\/?(?:\?[\w&=%+.-]*)?$/;

/** The address after signing in: the wanted one if it is in the office, else the first page (ROL-27). */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && inside.test(wanted) ? wanted : home;
}
