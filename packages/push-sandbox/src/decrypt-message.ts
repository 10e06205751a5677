import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

export interface BrowserKeys {
  pair: ECDH;
  secret: Buffer;
}

const saltBytes = 16;
const tagBytes = 16;
/** After the salt come four bytes with the record size, then one byte with the length of the sender's key. */
const keyLengthAt = saltBytes + 4;
const lastRecord = 2;

/** Decrypts a push message as a browser does (RFC 8291, one record of RFC 8188). @throws if the message is malformed. */
export function decryptMessage(body: Buffer, { pair, secret }: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const keyEnd = keyLengthAt + 1 + body.readUInt8(keyLengthAt);
  const senderKey = body.subarray(keyLengthAt + 1, keyEnd);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const material = derive(pair.computeSecret(senderKey), { salt: secret, about, bytes: 32 });
  const key = derive(material, { salt, about: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = derive(material, { salt, about: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-tagBytes));
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -tagBytes)), decipher.final()]);
  const end = plain.lastIndexOf(lastRecord);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The message is not whole.');
  return plain.toString('utf8', 0, end);
}

function derive(from: Buffer, { salt, about, bytes }: { salt: Buffer; about: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, about, bytes));
}
