import type { OfficeSettings } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { PartnerName, Partners } from '../../../gateways/partners.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { alarmMailTasks } from './alarm-mail-tasks.ts';
import { askOnceIn } from './alarm-once-repository.ts';
import { alarmPushTasks } from './alarm-push-tasks.ts';

interface Tools {
  db: Db;
  partners: Partners;
  office: () => OfficeSettings;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
}

const everyMs = 60_000;
/** A partner that is away for less is nobody's business; and so long after the managers were told of one they are left in peace. */
const patienceMinutes = 5;
const peaceMinutes = 360;

const newsOf = { mail: 'mail_failing', card: 'card_failing', geocoder: 'geocoder_failing' } as const;
const isTold = (name: PartnerName): name is keyof typeof newsOf => name in newsOf;

/** Tells the managers of a partner that has failed for minutes, by every way that is left: once, whichever servers notice. */
export async function alarmPartners({ db, partners, office, now, wakeOutbox }: Tools): Promise<void> {
  const at = now().toInstant();
  const early = at.subtract({ minutes: patienceMinutes });
  for (const { name, failingSince } of partners.list()) {
    if (!isTold(name) || !failingSince || Temporal.Instant.compare(failingSince, early) > 0) continue;
    const news = { news: newsOf[name], number: null };
    const about = at.toString({ smallestUnit: 'second' });
    const tasks = [...alarmMailTasks(news, about, office().alarmMails), ...(await alarmPushTasks(db, news, about))];
    if (tasks.length > 0 && (await askOnceIn(db, news.news, tasks, { at, minutes: peaceMinutes }))) wakeOutbox();
  }
}

/** Looks every minute whether a partner is away. */
export function watchPartners({ log, ...tools }: Tools & { log: FastifyBaseLogger }): Loop {
  return createLoop({ work: () => alarmPartners(tools), everyMs, log, failure: 'the partners could not be looked at' });
}
