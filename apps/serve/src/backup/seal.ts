import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import * as z from 'zod';

const cipher = 'aes-256-gcm';
/** Each guess of a passphrase costs 0.1 s and 32 MB. This cost is a part of backup format 1. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
const base64 = z.base64();

const schema = z.object({ format: z.literal(1), salt: base64, iv: base64, tag: base64, text: base64 });

export function seal(text: string, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const sealing = createCipheriv(cipher, keyOf(passphrase, salt), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  const parts = { salt, iv, tag: sealing.getAuthTag(), text: sealed };
  const written = Object.entries(parts).map(([name, part]) => [name, part.toString('base64')]);
  return `${JSON.stringify({ format: 1, ...Object.fromEntries(written) })}\n`;
}

/** Opens a sealed text. Returns null for a wrong passphrase or a changed text. */
export function openSealed(sealed: string, passphrase: string): string | null {
  try {
    const { salt, iv, tag, text } = schema.parse(JSON.parse(sealed));
    const opening = createDecipheriv(
      cipher,
      keyOf(passphrase, Buffer.from(salt, 'base64')),
      Buffer.from(iv, 'base64'),
      {
        authTagLength: 16,
      },
    );
    opening.setAuthTag(Buffer.from(tag, 'base64'));
    return Buffer.concat([opening.update(Buffer.from(text, 'base64')), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Keyboards write an accented letter as one code point or two. */
const keyOf = (passphrase: string, salt: Uint8Array) => scryptSync(passphrase.normalize('NFC'), salt, 32, cost);
