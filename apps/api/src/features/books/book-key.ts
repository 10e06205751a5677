import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import { signedText } from '@comptoir/domain';

/** The key that signs the books. Its private half is never in the database (BOK-05). */
export interface BookKey {
  /** SHA-256 of the public half, 64 hexadecimal digits. */
  id: string;
  /** The public half: SPKI in DER, in base64. */
  publicKey: string;
  /** Signs the end of the chain. Returns base64. */
  sign(head: { seq: number; hash: string }): string;
}

/** @param privateKey an Ed25519 key. */
export function openBookKey(privateKey: KeyObject): BookKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    id: keyIdOf(spki),
    publicKey: spki.toString('base64'),
    sign: (head) => sign(null, Buffer.from(signedText(head)), privateKey).toString('base64'),
  };
}

export const keyIdOf = (spki: Buffer): string => hash('sha256', spki);

/** True if the key with this public half, as `BookKey` writes it, made the signature. A text that is no key made none. */
export function isSignedBy(publicKey: string, head: { seq: number; hash: string }, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(signedText(head)), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
