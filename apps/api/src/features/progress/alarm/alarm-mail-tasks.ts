import type { OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';

export const alarmMailKind = 'alarm-mail';

/** What the managers are told: `no_board` and `paused` are about no order. */
export type AlarmNews =
  | 'unseen'
  | 'managers'
  | 'refuse'
  | 'no_board'
  | 'paused'
  | 'refund_refused'
  | 'mail_failing'
  | 'card_failing'
  | 'webhook_failing'
  | 'geocoder_failing'
  | 'backup_failing'
  | 'unusual_orders'
  | 'unusual_shop';

/** What a mail of an alarm says. */
export interface AlarmMail {
  news: AlarmNews;
  /** Of the order; null: it is about none. */
  number: number | null;
  to: string;
}

/** The mails of an alarm, one to each address, to be asked for in the transaction that notes it; `about`: the order, or the moment. */
export function alarmMailTasks(
  { news, number }: Omit<AlarmMail, 'to'>,
  about: string,
  addresses: readonly string[],
): OutboxTask[] {
  return addresses.map((to) => ({
    key: `${alarmMailKind}:${news}:${about}:${to}`,
    kind: alarmMailKind,
    payload: { news, number, to },
  }));
}
