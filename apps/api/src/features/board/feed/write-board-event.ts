import { type BoardEventData, boardEventToWire } from '@comptoir/contract';
import { writeEvent } from '../../../plugins/streams/write-event.ts';
import { readCounts } from '../../count/count-repository.ts';
import { listOpenPrints } from '../../print/open-print-repository.ts';
import { stockOf } from '../../stock/stock-of.ts';
import type { BoardTools } from '../read/read-board.ts';
import { serviceOf } from '../read/service-of.ts';
import { readTestOrder } from '../read/test-order-repository.ts';

type Served = Pick<BoardTools, 'catalogue' | 'now'>;

export function writeBoardEvent<Kind extends keyof BoardEventData>(
  kind: Kind,
  data: BoardEventData[Kind],
  id?: string,
): string {
  return writeEvent({ event: kind, data: boardEventToWire(kind, data), ...(id !== undefined && { id }) });
}

export function writeService({ catalogue, now }: Served): string {
  return writeBoardEvent('service', serviceOf(catalogue.current(), now()));
}

export async function writeStock({ db, catalogue, now }: Served & Pick<BoardTools, 'db'>): Promise<string> {
  const snapshot = catalogue.current();
  return writeBoardEvent('stock', stockOf(snapshot, await readCounts(db, snapshot), now()));
}

export async function writeTest({ db, now }: Pick<BoardTools, 'db' | 'now'>): Promise<string> {
  return writeBoardEvent('test', { testOrder: await readTestOrder(db, now().toInstant()) });
}

export async function writePrints({ db, catalogue, now }: Served & Pick<BoardTools, 'db'>): Promise<string> {
  return writeBoardEvent('prints', await listOpenPrints(db, catalogue.current().office.printers, now().toInstant()));
}
