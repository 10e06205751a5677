import type { FastifyBaseLogger } from 'fastify';
import type { PartnerName, Partners } from '../../../gateways/partners.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { type RaiseTools, raiseOnce } from './raise-once.ts';

interface Tools extends RaiseTools {
  partners: Pick<Partners, 'list'>;
}

const everyMs = 60_000;
/** Minutes for which an external service must fail before the alarm, and minutes before the alarm repeats. */
const patienceMinutes = 5;
const peaceMinutes = 360;
const backupPeaceMinutes = 1_440;

const newsOf = {
  mail: 'mail_failing',
  card: 'card_failing',
  webhook: 'webhook_failing',
  geocoder: 'geocoder_failing',
  backup: 'backup_failing',
} as const;
const isTold = (name: PartnerName): name is keyof typeof newsOf => name in newsOf;

export async function alarmPartners(tools: Tools): Promise<void> {
  const { partners, now } = tools;
  const early = now().toInstant().subtract({ minutes: patienceMinutes });
  for (const { name, failingSince } of partners.list()) {
    if (!isTold(name) || !failingSince || Temporal.Instant.compare(failingSince, early) > 0) continue;
    await raiseOnce(tools, newsOf[name], name === 'backup' ? backupPeaceMinutes : peaceMinutes);
  }
}

export function watchPartners({ log, ...tools }: Tools & { log: FastifyBaseLogger }): Loop {
  return createLoop({ work: () => alarmPartners(tools), everyMs, log, failure: 'the partners could not be looked at' });
}
