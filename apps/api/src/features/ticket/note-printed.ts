import type { PrintedPaper } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { insertEvent } from '../order/record/order-repository.ts';

interface Printed {
  orderId: string;
  paper: PrintedPaper;
  copy: number;
  /** The name that its printer has now. */
  by: string;
  at: Temporal.Instant;
}

/** Tells the order's history of a print. Slips are papers of the kitchen. */
export async function notePrinted(tx: Db, { orderId, paper, copy, by, at }: Printed): Promise<void> {
  const data = { paper: paper === 'receipt' ? 'receipt' : 'kitchen', copy, by };
  await insertEvent(tx, orderId, { kind: 'printed', data, at });
}
