/** How a courier gets from the street to the door. Empty texts: not given. */
export interface Access {
  complement: string;
  floor: string;
  code: string;
  intercom: string;
}

/** The order's second address line, as the kitchen and the courier read it: "Bâtiment B, étage 3, code 12B4, interphone Martin". */
export function writeAccess({ complement, floor, code, intercom }: Access): string {
  const named = (word: string, value: string) => (value.trim() ? `${word} ${value.trim()}` : '');
  return [complement.trim(), named('étage', floor), named('code', code), named('interphone', intercom)]
    .filter(Boolean)
    .join(', ');
}
