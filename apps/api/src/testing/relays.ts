import { randomUUID } from 'node:crypto';
import { officeEndpoints, type PrintOutcome, type RelayPrint } from '@comptoir/contract';
import { plainTicket } from '@comptoir/domain';
import type { OfficeShop } from './office-shop.ts';

const { takePrint, reportPrint } = officeEndpoints;

/** A relay of a shop that asks by hand: it takes prints and prints nothing. */
export interface HandRelay {
  cookie: string;
  /** Asks for a print, by default with a new key. Waits as long as the shop does. */
  take(key?: string): Promise<RelayPrint | null>;
  report(print: Pick<RelayPrint, 'id' | 'attempt'>, outcome: PrintOutcome): Promise<number>;
}

export async function openHandRelay(shop: OfficeShop): Promise<HandRelay> {
  const cookie = await shop.signedIn('relay');
  return {
    cookie,
    take: async (key = randomUUID()) => {
      const answer = await shop.ask('POST', takePrint.path, { cookie, body: { key } });
      if (answer.statusCode !== 200) throw new Error(`No print could be asked for: ${answer.body}`);
      return answer.json().payload.print;
    },
    report: async ({ id, attempt }, outcome) => {
      const path = reportPrint.path.replace(':id', id);
      return (await shop.ask('POST', path, { cookie, body: { attempt, outcome } })).statusCode;
    },
  };
}

export const textOf = ({ lines }: RelayPrint): string => plainTicket(lines);
