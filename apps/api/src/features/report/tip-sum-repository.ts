import type { Span } from '@comptoir/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { selectRows } from '../../db/run-statement.ts';
import { soldWithin } from './sales-repository.ts';

/** The sum of the tips of the orders that became paid in a span, in cents. It is in no sum of the sales (PYX-91). */
export async function sumTips(db: Db, span: Span): Promise<number> {
  const [row] = await selectRows<{ cents: number }>(
    db,
    sql`select coalesce(sum(o.tip_cents), 0)::float8 as cents from (${soldWithin(span)}) sold join orders o on o.id = sold.order_id`,
  );
  return row?.cents ?? 0;
}
