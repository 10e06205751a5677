import { returnAddress } from './return-address.ts';

const signInPath = '/office/connexion';
const parameter = 'vers';

/** Where one signs in who was going to an address. */
export function signInAddress(wanted: string): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where one goes on to after signing in at an address with this query (ROL-27). */
export function wantedAddress(query: string): string {
  return returnAddress(new URLSearchParams(query).get(parameter));
}
