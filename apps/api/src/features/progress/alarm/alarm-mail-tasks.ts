import { z } from 'zod';
import { defineTask } from '../../../jobs/outbox/define-task.ts';
import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

const alarmNews = [
  'unseen',
  'managers',
  'refuse',
  'no_board',
  'paused',
  'refund_refused',
  'disputed',
  'disputed_unordered',
  'mail_failing',
  'card_failing',
  'webhook_failing',
  'geocoder_failing',
  'backup_failing',
  'unusual_orders',
  'unusual_shop',
] as const;

/** The subjects of alarm mails. The first three, `refund_refused` and `disputed` are about an order. */
export type AlarmNews = (typeof alarmNews)[number];

const schema = z.object({
  news: z.enum(alarmNews),
  number: z.number().nullable(),
  /** In words, until when a dispute may be answered. */
  until: z.string().optional(),
  /** The provider's id of a dispute without an order. */
  dispute: z.string().optional(),
  to: z.string(),
});

export type AlarmMail = z.infer<typeof schema>;

export const alarmMail = defineTask('alarm-mail', schema);

/** Creates one mail task for each address. `about` makes the keys unique: the id of the order, or the time. */
export function alarmMailTasks(
  { news, number, until, dispute }: Omit<AlarmMail, 'to'>,
  about: string,
  addresses: readonly string[],
): OutboxTask[] {
  return addresses.map((to) =>
    alarmMail.task({
      key: `alarm-mail:${news}:${about}:${to}`,
      payload: { news, number, to, ...(until && { until }), ...(dispute && { dispute }) },
    }),
  );
}
