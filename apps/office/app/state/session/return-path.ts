import { returnAddress } from './return-address.ts';

const signInPath = '/office/connexion';
const parameter = 'vers';

/** The address of the sign-in page, with the address that is opened afterwards. */
export function signInAddress(wanted: string): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** The address to open after signing in at a page with this query (ROL-27). */
export function wantedAddress(query: string): string {
  return returnAddress(new URLSearchParams(query).get(parameter));
}
