import { type Role, roles } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { listStaffListeners } from '../../push/push-repository.ts';

export const alarmPushKind = 'alarm-push';

/** What phones are told: all but `unseen` and `unanswered` are about no order. */
export type PushedNews = keyof typeof listeners;

/** Who can do something about it: whoever answers orders, or who can have a screen opened. */
const listeners = {
  unseen: roles,
  unanswered: roles,
  no_board: ['manager', 'owner'],
  paused: roles,
  mail_failing: ['manager', 'owner'],
  card_failing: ['manager', 'owner'],
  webhook_failing: ['owner'],
  geocoder_failing: ['manager', 'owner'],
  backup_failing: ['manager', 'owner'],
  unusual_orders: roles,
  unusual_shop: roles,
} as const satisfies Record<string, readonly Role[]>;

/** What a push of an alarm says. */
export interface AlarmPush {
  news: PushedNews;
  /** Of the order; null: it is about none. */
  number: number | null;
  subscriptionId: number;
}

/** The pushes of an alarm, one to each phone whose owner asked for alerts (BRD-26); `about`: the order, or the moment. */
export async function alarmPushTasks(
  db: Db,
  { news, number }: Omit<AlarmPush, 'subscriptionId'>,
  about: string,
): Promise<OutboxTask[]> {
  const phones = await listStaffListeners(db, listeners[news]);
  return phones.map((subscriptionId) => ({
    key: `${alarmPushKind}:${news}:${about}:${subscriptionId}`,
    kind: alarmPushKind,
    payload: { news, number, subscriptionId },
  }));
}
