import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** The key that signs the books. Its private half is never in the database (BOK-05). */
export interface BookKey {
  /** SHA-256 of the public half, 64 hexadecimal digits. */
  id: string;
  /** The public half: SPKI in DER, in base64. */
  publicKey: string;
  /** Signs a text, such as the end of the chain. Returns base64. */
  sign(text: string): string;
}

/** @param privateKey an Ed25519 key. */
export function openBookKey(privateKey: KeyObject): BookKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    id: keyIdOf(spki),
    publicKey: spki.toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

export const keyIdOf = (spki: Buffer): string => hash('sha256', spki);

/** True if the key with this public half, as `BookKey` writes it, made the signature of the text. A text that is no key made none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
