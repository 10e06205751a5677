import { createECDH } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { PushKeys } from '../../gateways/push/push-gateway.ts';
import { findKeys, offerKeys } from './push-repository.ts';

/** The keys that push services know this shop by: made by the first server that ever starts on the database, whichever of two that is (LIV-19). */
export async function openPushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  await offerKeys(db, makeKeys());
  const kept = await findKeys(db);
  if (!kept) throw new Error('The keys of push were lost while the shop started.');
  return kept;
}

/** A new pair of P-256. */
export function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One key in about two hundred begins with a zero, which the pair leaves out and who reads it expects.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
