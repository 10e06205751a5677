import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createToken, hashToken } from '../../../secrets/token.ts';
import { toIdentity } from '../guard/identify-staff.ts';
import type { OfficeCookie } from '../guard/office-cookie.ts';
import { admit } from '../guard/office-identity.ts';
import { insertSession, type SessionHolder } from '../record/session-repository.ts';

export interface NewSession<Holder extends SessionHolder = SessionHolder> {
  token: string;
  holder: Holder;
}

export async function openSession<Holder extends SessionHolder>(
  tx: Db,
  holder: Holder,
  { at, browser, isProven = false }: { at: Temporal.Instant; browser: string; isProven?: boolean },
): Promise<NewSession<Holder>> {
  const token = createToken();
  await insertSession(tx, { tokenHash: hashToken(token), holder, browser, at, isProven });
  return { token, holder };
}

export function giveSession(
  { request, reply, cookie }: { request: FastifyRequest; reply: FastifyReply; cookie: OfficeCookie },
  { token, holder }: NewSession,
): void {
  admit(request, toIdentity(holder, hashToken(token)));
  cookie.give(reply, token, holder.kind);
}
