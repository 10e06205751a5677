import { createHmac } from 'node:crypto';
import { mailKey } from '@comptoir/contract';

/** What is made of the secret that lies outside of the database. Each purpose has a key of its own. */
export interface AccountKeys {
  /** Stands for an address where the address itself must not: the same for the same one, and of no use without the secret. */
  addressKey(email: string): string;
  /** Stands for the network of who orders, likewise. */
  networkKey(network: string): string;
  /** The six digits of a one-time code, from its unguessable id. */
  codeDigits(codeId: string): string;
  /** What stands in a link that lets somebody into the office, from its id. */
  linkToken(linkId: string): string;
  /** What stands in a link that takes the change of an account's address back, from its id. */
  changeToken(changeId: string): string;
  /** Stands for the code that adds a device, which is too short for a plain hash. */
  deviceCodeHash(code: string): string;
  /** What is hashed of somebody's PIN: its few digits alone would be guessed from a copy of the hash. */
  pinText(personId: number, pin: string): string;
  /** Proves that this shop gave a browser its id, for an address. */
  browserMark(id: string, email: string): string;
  /** What the secret is known by; nobody gets back from it to the secret. */
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
    // 48 bits: no digit is likelier than another by more than one in a hundred million.
    codeDigits: (codeId) => String(digest('code', codeId).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
  };
}
