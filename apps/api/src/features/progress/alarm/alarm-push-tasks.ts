import { type Role, roles } from '@comptoir/domain';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { listStaffListeners } from '../../push/push-repository.ts';

const pushedNews = [
  'unseen',
  'unanswered',
  'no_board',
  'paused',
  'mail_failing',
  'card_failing',
  'webhook_failing',
  'geocoder_failing',
  'backup_failing',
  'unusual_orders',
  'unusual_shop',
] as const;

/** The subjects of alarm pushes. The first two are about an order. */
export type PushedNews = (typeof pushedNews)[number];

const listeners: Record<PushedNews, readonly Role[]> = {
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
};

const schema = z.object({
  news: z.enum(pushedNews),
  number: z.number().nullable(),
  subscriptionId: z.number(),
});

export const alarmPush = defineTask('alarm-push', schema);

/** Creates one push task for each subscribed phone (BRD-26). `about` makes the keys unique: an order id or a time. */
export async function alarmPushTasks(
  db: Db,
  { news, number }: Omit<z.infer<typeof schema>, 'subscriptionId'>,
  about: string,
): Promise<OutboxTask[]> {
  const phones = await listStaffListeners(db, listeners[news]);
  return phones.map((subscriptionId) =>
    alarmPush.task({
      key: `alarm-push:${news}:${about}:${subscriptionId}`,
      payload: { news, number, subscriptionId },
    }),
  );
}
