import { createHmac } from 'node:crypto';
import { mailKey } from '@comptoir/contract';
import { createSeal } from './seal.ts';

/** Keyed hashes by a secret that is stored outside of the database. Each purpose has its own key. */
export interface AccountKeys {
  addressKey(email: string): string;
  networkKey(network: string): string;
  codeDigits(codeId: string): string;
  linkToken(linkId: string): string;
  changeToken(changeId: string): string;
  /** Hashes a device code with a key, because the code is too short for a plain hash. */
  deviceCodeHash(code: string): string;
  /** Keys a PIN before its password hash, because so few digits could be guessed from a stolen hash. */
  pinText(personId: number, pin: string): string;
  browserMark(id: string, email: string): string;
  /** Hashes a recovery code with a key, because a stolen hash of so few characters could be guessed. */
  recoveryCodeHash(personId: number, code: string): string;
  /** Seals a person's secret by AES-256-GCM, bound to the person. Returns base64url. */
  seal(personId: number, secret: string): string;
  /** Opens what `seal` returned. Throws for another person or another key. */
  unseal(personId: number, sealed: string): string;
  /** Signs the link of a preview, in hexadecimal digits. */
  previewMark(text: string): string;
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
    recoveryCodeHash: (personId, code) => digest('recovery', `${personId}:${code}`).toString('base64url'),
    ...createSeal(digest('seal', '')),
    previewMark: (text) => digest('preview', text).toString('hex'),
    // The digits come from 48 bits, so that the bias between codes is below one in a hundred million.
    codeDigits: (codeId) => String(digest('code', codeId).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
  };
}
