import { createHmac } from 'node:crypto';
import { mailKey } from '@comptoir/contract';

/** Keys that are derived from the secret, which lies outside of the database. Each purpose has its own. */
export interface AccountKeys {
  /** A keyed hash of an e-mail address, for tables that must not hold the address. */
  addressKey(email: string): string;
  networkKey(network: string): string;
  /** The six digits of a one-time code, from its unguessable id. */
  codeDigits(codeId: string): string;
  /** The token of a sign-in link of the office, from its id. */
  linkToken(linkId: string): string;
  /** The token of a link that takes an e-mail change back, from its id. */
  changeToken(changeId: string): string;
  /** A keyed hash of a device code, which is too short for a plain hash. */
  deviceCodeHash(code: string): string;
  /** The text that is hashed for a PIN: its few digits alone could be guessed from a copy. */
  pinText(personId: number, pin: string): string;
  /** The signature of a browser's id for an address. */
  browserMark(id: string, email: string): string;
  fingerprint: string;
}

const digits = 6;

export function createAccountKeys(secret: Uint8Array): AccountKeys {
  const digest = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
  return {
    fingerprint: digest('fingerprint', '').toString('base64url'),
    addressKey: (email) => digest('address', mailKey(email)).toString('base64url'),
    networkKey: (network) => digest('network', network).toString('base64url'),
    linkToken: (linkId) => digest('link', linkId).toString('base64url'),
    changeToken: (changeId) => digest('email-change', changeId).toString('base64url'),
    deviceCodeHash: (code) => digest('device', code).toString('base64url'),
    pinText: (personId, pin) => digest('pin', `${personId}:${pin}`).toString('base64url'),
    browserMark: (id, email) => digest('browser', `${id}:${email}`).toString('base64url'),
    // 48 bits: the bias between digits is below one in a hundred million.
    codeDigits: (codeId) => String(digest('code', codeId).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
  };
}
