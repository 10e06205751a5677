import { type BoardEventData, boardEventToWire } from '@comptoir/contract';
import { writeEvent } from '../../../plugins/streams/write-event.ts';
import { stockOf } from '../../stock/stock-of.ts';
import type { BoardTools } from '../read/read-board.ts';
import { serviceOf } from '../read/service-of.ts';

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

export function writeStock({ catalogue, now }: Served): string {
  return writeBoardEvent('stock', stockOf(catalogue.current(), now()));
}
