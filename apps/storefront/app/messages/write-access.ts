export interface Access {
  complement: string;
  floor: string;
  code: string;
  intercom: string;
}

/** Writes access details such as "Bâtiment B, étage 3, code 12B4, interphone Martin". Empty parts are left out. */
export function writeAccess({ complement, floor, code, intercom }: Access): string {
  const named = (word: string, value: string) => (value.trim() ? `${word} ${value.trim()}` : '');
  return [complement.trim(), named('étage', floor), named('code', code), named('interphone', intercom)]
    .filter(Boolean)
    .join(', ');
}
