import { randomUUID } from 'node:crypto';
import { type AlarmStep, nextAlarm } from '@comptoir/domain';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { type ActTools, actOnOrder } from '../act/act-on-order.ts';
import { alarmMailTasks } from './alarm-mail-tasks.ts';
import { alarmPushTasks } from './alarm-push-tasks.ts';
import { listUnanswered, noteAlarm, type UnansweredOrder } from './alarm-repository.ts';
import { serviceStart } from './service-start.ts';

export interface AlarmTools extends ActTools {
  wakeOutbox: () => void;
}

/** Raises due alarms about unanswered orders (F13). Recorded alarms do not repeat, so several servers may run this. */
export async function raiseAlarms(tools: AlarmTools, snapshot: Snapshot): Promise<void> {
  const zone = tools.now().timeZoneId;
  for (const order of await listUnanswered(tools.db)) {
    await raiseDue(tools, { ...order, serviceStart: serviceStart(snapshot, order.arrivedAt.toZonedDateTimeISO(zone)) });
  }
}

type Unanswered = UnansweredOrder & { serviceStart: Temporal.Instant | null };

async function raiseDue(tools: AlarmTools, order: Unanswered): Promise<void> {
  const at = tools.now().toInstant();
  const { refuseAfterMinutes } = tools.office();
  const given = [...order.given];
  for (;;) {
    const alarm = nextAlarm(order, refuseAfterMinutes, given);
    if (!alarm || Temporal.Instant.compare(alarm.at, at) > 0) return;
    if (alarm.step === 'refuse') return refuseUnanswered(tools, order);
    const tasks = [...mailsOf(tools, order, alarm.step), ...(await pushesOf(tools, order, alarm.step))];
    if (!(await noteAlarm(tools.db, order.id, { step: alarm.step, at, tasks }))) return;
    if (tasks.length > 0) tools.wakeOutbox();
    given.push(alarm.step);
  }
}

async function refuseUnanswered(tools: AlarmTools, order: Unanswered): Promise<void> {
  const { id, version } = order;
  // If the order was answered meanwhile, its version differs and the action has no effect.
  await actOnOrder(tools, {
    orderId: id,
    version,
    actionId: randomUUID(),
    actor: 'system',
    by: 'system',
    action: { kind: 'refuse', reason: 'no_answer', message: null },
    tasks: mailsOf(tools, order, 'refuse'),
  });
  tools.wakeOutbox();
}

function mailsOf({ office }: AlarmTools, { id, number }: Unanswered, step: AlarmStep) {
  return step === 'unanswered' ? [] : alarmMailTasks({ news: step, number }, id, office().alarmMails);
}

async function pushesOf({ db }: AlarmTools, { id, number }: Unanswered, step: AlarmStep) {
  return step === 'unseen' || step === 'unanswered' ? alarmPushTasks(db, { news: step, number }, id) : [];
}
