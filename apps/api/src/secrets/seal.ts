import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Seals texts with a key of 32 bytes. What is sealed for one person does not open for another. */
export function createSeal(key: Uint8Array) {
  const personOf = (personId: number) => Buffer.from(`person:${personId}`);
  return {
    seal: (personId: number, secret: string): string => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(personOf(personId));
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (personId: number, sealed: string): string => {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagEnd = nonceBytes + tagBytes;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(personOf(personId))
        .setAuthTag(bytes.subarray(nonceBytes, tagEnd));
      return Buffer.concat([opening.update(bytes.subarray(tagEnd)), opening.final()]).toString('utf8');
    },
  };
}
