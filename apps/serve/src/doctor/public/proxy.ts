import { connectionFromWire, type Finding, paths } from '@comptoir/contract';
import type { DoctorWorld } from '../doctor-world.ts';
import { bad, good } from '../finding.ts';

/** An address for documentation (RFC 5737), which can only come from a forged header. */
const madeUp = '203.0.113.7';

const trust = 'Réglez TRUST_PROXY sur l’adresse du proxy : 127.0.0.1 pour nginx sur la même machine.';

/** Checks that the shop takes visitors' addresses from the proxy, not from headers that visitors can forge. */
export async function examineProxy({ site, ask, tellReason }: DoctorWorld): Promise<Finding> {
  const url = site.config.siteRoot + paths.connection;
  let body: unknown;
  try {
    const answer = await ask(url, { headers: { 'x-forwarded-for': madeUp } });
    body = await answer.json();
  } catch (error) {
    return bad('proxy', `${url} ne répond pas : ${tellReason(error)}.`, 'Regardez le journal de nginx.');
  }
  const seen = connectionFromWire(body);
  if (!seen)
    return bad('proxy', `À ${url} ne répond pas cette boutique.`, 'Regardez vers quel port nginx mène ce nom.');
  if (seen.visitor === madeUp)
    return bad(
      'proxy',
      'La boutique croit l’adresse que ses visiteurs écrivent eux-mêmes : aucune limite ne les retient.',
      'Le proxy doit remplacer X-Forwarded-For, comme deploy/nginx/shop.conf, et TRUST_PROXY ne nommer que lui.',
    );
  if (!seen.isForwarded)
    return bad('proxy', 'La boutique ne croit pas le proxy : tous ses visiteurs comptent pour un seul.', trust);
  if (!seen.isHttps)
    return bad(
      'proxy',
      'Le proxy ne dit pas à la boutique que ses visiteurs viennent par https.',
      'Il doit envoyer X-Forwarded-Proto, comme deploy/nginx/shop.conf.',
    );
  return good('proxy', 'La boutique reconnaît ses visiteurs à travers le proxy.');
}
