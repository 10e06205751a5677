import { returnAddress } from './return-address.ts';

const signInPath = '/office/connexion';
const parameter = 'vers';

export function signInAddress(wanted: string): string {
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

export function wantedAddress(query: string): string {
  return returnAddress(new URLSearchParams(query).get(parameter));
}
