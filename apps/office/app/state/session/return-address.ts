const home = '/office';
/** Allows plain paths of the office only: no dots, and no second slash that a browser reads as a host. */
const inside = /^\/office(?:\/[\w-]+)*\/?(?:\?[\w&=%+.-]*)?$/;

/** The URL after sign-in is the wanted one if it belongs to the office, else the first page (ROL-27). */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && inside.test(wanted) ? wanted : home;
}
