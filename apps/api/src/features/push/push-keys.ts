import { createECDH } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { PushKeys } from '../../gateways/push/push-gateway.ts';
import { findKeys, offerKeys } from './push-repository.ts';

/** Reads the VAPID keys, or creates them. If two servers start together, both use the same pair (LIV-19). */
export async function openPushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  await offerKeys(db, makeKeys());
  const kept = await findKeys(db);
  if (!kept) throw new Error('The keys of push were lost while the shop started.');
  return kept;
}

export function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One key in 256 begins with a zero byte, which Node omits but the format needs.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
