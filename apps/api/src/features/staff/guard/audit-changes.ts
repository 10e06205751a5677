import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { networkOf } from '../../../plugins/network-of.ts';
import { findOrderNumber } from '../../order/record/order-repository.ts';
import { type AuditEntry, insertAudit } from '../record/audit-repository.ts';
import { findOffice } from './office-identity.ts';

/** The audited part of a request, without secrets and personal data. An approving manager is the actor. */
export type AuditedChange = Pick<AuditEntry, 'target' | 'before' | 'after' | 'actor' | 'staffId'>;

const changes = new WeakMap<FastifyRequest, AuditedChange>();

export function noteChange(request: FastifyRequest, change: AuditedChange): void {
  changes.set(request, change);
}

export function noteApprover(request: FastifyRequest, approver: { id: number; name: string } | null): void {
  if (approver) changes.set(request, { ...changes.get(request), actor: approver.name, staffId: approver.id });
}

/** Audits each change by a signed-in caller (ROL-22). Other requests get no row, because they would fill the table. */
export function auditChanges(scope: FastifyInstance, { db, now }: { db: Db; now: () => Temporal.ZonedDateTime }): void {
  const audited = new WeakSet<FastifyRequest>();
  scope.addHook('onSend', async (request, { statusCode }) => {
    const { audit } = request.routeOptions.config;
    const identity = findOffice(request);
    const isTold = audit && statusCode !== 429;
    // If the row can't be written, the response is an error, which is not audited again.
    if (!isTold || identity === null || audited.has(request)) return;
    audited.add(request);
    const change = changes.get(request);
    await insertAudit(db, {
      actor: identity.by,
      staffId: identity.person?.id ?? identity.acting?.id ?? null,
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

/** Returns the target of a rejected request, such as "order:…" for "/v2/office/orders/:id/accept", or null. A `kind` in the path names the subject. */
async function targetOf(db: Db, { routeOptions, params }: FastifyRequest): Promise<string | null> {
  const names: Record<string, unknown> = Object(params);
  if (names.kind !== undefined) return `${names.kind}:${String(names.id).slice(0, longestName)}`;
  const [, subject, name] = /\/([\w-]+)\/:(\w+)/.exec(routeOptions.url ?? '') ?? [];
  if (!subject || !name) return null;
  const value = String(names[name]);
  const number = subject === 'orders' && uuid.test(value) ? await findOrderNumber(db, value) : null;
  return `${subjects[subject] ?? subject}:${number ?? value.slice(0, longestName)}`;
}

const subjects: Record<string, string> = {
  orders: 'order',
  people: 'person',
  devices: 'device',
  sessions: 'session',
  publications: 'publication',
  offers: 'offer',
  days: 'day',
  withdrawals: 'withdrawal',
  pauses: 'pause',
  archives: 'archive',
  invoices: 'invoice',
  'e-reports': 'e_report',
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The length of a UUID. Longer texts are not audited. */
const longestName = 36;

/** Networks in the audit log are coarser than in rate limits: an IPv4 /24 or an IPv6 /48. */
function shorten(network: string): string {
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
