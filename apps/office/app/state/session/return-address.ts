const home = '/office';
/** Plain names one below the other: no dots that lead up, no second slash or backslash that a browser takes for another host. */
const inside = /^\/office(?:\/[\w-]+)*\/?(?:\?[\w&=%+.-]*)?$/;

/** Where somebody goes on after signing in: where they were going, if that is in the office (ROL-27); else its first page. */
export function returnAddress(wanted: string | null): string {
  return wanted !== null && inside.test(wanted) ? wanted : home;
}
