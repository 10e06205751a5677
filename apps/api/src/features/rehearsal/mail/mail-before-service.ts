import { type Mode, serviceHours } from '@comptoir/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { insertNewTasks } from '../../../jobs/outbox/outbox-repository.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { listPeople } from '../../staff/record/person-repository.ts';
import { eveningMailTasks } from './evening-mail.ts';

interface Options {
  db: Db;
  catalogue: ServedCatalogue;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
  wakeOutbox: () => void;
}

const everyMs = 1_000;
const hoursBefore = 3;
const modes: readonly Mode[] = ['pickup', 'delivery'];

/** Mails the owners three hours before the first service of a day, once for all servers (REH-07). */
export function mailBeforeService({ db, catalogue, now, log, wakeOutbox }: Options): Loop {
  let doneDate = '';
  return createLoop({
    everyMs,
    log,
    failure: 'the mail before the service could not be prepared',
    work: async () => {
      const snapshot = catalogue.current();
      const at = now();
      const date = at.toPlainDate();
      if (!snapshot.office.isEveningMailed || doneDate === date.toString() || !isDue(snapshot, at)) return;
      const owners = (await listPeople(db)).filter(({ role, isActive }) => role === 'owner' && isActive);
      const tasks = eveningMailTasks(
        date,
        owners.map(({ email }) => email),
      );
      if ((await insertNewTasks(db, tasks)) > 0) wakeOutbox();
      doneDate = date.toString();
    },
  });
}

function isDue({ menus, settings }: Snapshot, at: Temporal.ZonedDateTime): boolean {
  const { exceptions } = settings.scheduling;
  const day = { date: at.toPlainDate(), timeZone: at.timeZoneId };
  const starts = modes.flatMap((mode) => serviceHours(menus, { mode, ...day }, exceptions).map(({ start }) => start));
  const [first] = starts.sort(Temporal.ZonedDateTime.compare);
  if (!first) return false;
  const isNear = Temporal.ZonedDateTime.compare(first.subtract({ hours: hoursBefore }), at) <= 0;
  return isNear && Temporal.ZonedDateTime.compare(at, first) < 0;
}
