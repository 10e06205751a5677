import { parseOrderDate } from '@comptoir/domain';
import type { SlotKey } from '../../schedule/schedule-repository.ts';
import type { Order } from './order.ts';

export function slotOf({ mode, dateText }: Pick<Order, 'mode' | 'dateText'>): SlotKey | null {
  const date = parseOrderDate(dateText);
  return date && date.kind !== 'asap' ? { mode, date: date.date.toString(), value: date.value } : null;
}
