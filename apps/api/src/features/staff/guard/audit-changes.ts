import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { networkOf } from '../../../plugins/network-of.ts';
import { findOrderNumber } from '../../order/record/order-repository.ts';
import { type AuditEntry, insertAudit } from '../record/audit-repository.ts';
import { findOffice } from './office-identity.ts';

/** What a request changed, as far as the audit may know it: no secret, nothing personal of a diner. With a manager who answers for it, their name and id. */
export type AuditedChange = Pick<AuditEntry, 'target' | 'before' | 'after' | 'actor' | 'staffId'>;

const changes = new WeakMap<FastifyRequest, AuditedChange>();

/** Says what a request changes, for its row of the audit. */
export function noteChange(request: FastifyRequest, change: AuditedChange): void {
  changes.set(request, change);
}

/** Says that a manager answered for a request that they did not sign in for; null: nobody had to. */
export function noteApprover(request: FastifyRequest, approver: { id: number; name: string } | null): void {
  if (approver) changes.set(request, { ...changes.get(request), actor: approver.name, staffId: approver.id });
}

/**
 * Leaves a row of the audit for each call of somebody that changes something (ROL-22), before it is answered: what was acknowledged has
 * its row, and what was refused too. What nobody signed in asked, and what is asked too often, has none: they would fill the table.
 */
export function auditChanges(scope: FastifyInstance, { db, now }: { db: Db; now: () => Temporal.ZonedDateTime }): void {
  const audited = new WeakSet<FastifyRequest>();
  scope.addHook('onSend', async (request, { statusCode }) => {
    const { audit } = request.routeOptions.config;
    const identity = findOffice(request);
    const isTold = audit && statusCode !== 429;
    // Where the row can't be written, that is answered; it must not be tried for that answer again.
    if (!isTold || identity === null || audited.has(request)) return;
    audited.add(request);
    const change = changes.get(request);
    await insertAudit(db, {
      actor: identity.by,
      staffId: identity.person?.id ?? null,
      deviceId: identity.device?.id ?? null,
      kind: audit,
      ...change,
      target: change?.target ?? (await targetOf(db, request)),
      status: statusCode,
      peer: shorten(networkOf(request.ip)),
      at: now().toInstant(),
    });
  });
}

/** What an address names: "order:…" of "/v2/office/orders/:id/accept", for what is refused before anybody looked further; null: nothing. */
async function targetOf(db: Db, { routeOptions, params }: FastifyRequest): Promise<string | null> {
  const [, subject, name] = /\/(\w+)\/:(\w+)/.exec(routeOptions.url ?? '') ?? [];
  if (!subject || !name) return null;
  const value = String((params as Record<string, unknown>)[name]);
  const number = subject === 'orders' && uuid.test(value) ? await findOrderNumber(db, value) : null;
  return `${subjects[subject] ?? subject}:${number ?? value.slice(0, longestName)}`;
}

/** What is meant by the part of an address before its parameter, where it is not the word itself. */
const subjects: Record<string, string> = { orders: 'order', people: 'person', devices: 'device' };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As long as an id; what else stands there is no name of anything. */
const longestName = 36;

/** A peer's network, coarser than it is counted by: 256 addresses, or the /48 of an IPv6 site. */
function shorten(network: string): string {
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
