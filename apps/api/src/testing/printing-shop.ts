import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { PrinterRoute } from '@comptoir/domain';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import { minutesAfterNoon } from './kitchen.ts';
import { type OfficeShop, withOffice } from './office-shop.ts';
import { filePrinter } from './printers.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A shop with a printer in the kitchen and one at the bar, which print every dish. */
export interface PrintingShop {
  shop: OfficeShop;
  kitchen: PrinterSandbox;
  bar: PrinterSandbox;
  /** Another server of the same restaurant. */
  openOther(): Promise<TestShop>;
  place(): Promise<string>;
  accept(id: string): Promise<void>;
  /** Does what a manager does to an order on the board. `body` has the order's version. */
  act(id: string, kind: string, body: object): Promise<void>;
  /** Places an order and accepts it. */
  accepted(): Promise<string>;
  /** The kitchen's prints of an order. */
  jobsOf(id: string): Promise<Record<string, unknown>[]>;
  /** Ends the wait of the prints that are tried again. */
  skipWaits(): Promise<void>;
  close(): Promise<void>;
}

export async function openPrintingShop({ route = 'network' }: { route?: PrinterRoute } = {}): Promise<PrintingShop> {
  const [kitchen, bar] = await Promise.all([startPrinterSandbox(), startPrinterSandbox()]);
  const allowed = [kitchen, bar].map(({ host, port }) => `${host}:${port}`);
  const printers = { allowed, isLocalAllowed: true };
  const shop = withOffice(await openTestShop({ printers }));
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.printers'] = [
      filePrinter({ route, host: kitchen.host, port: kitchen.port }),
      filePrinter({ route, id: 'bar', name: 'Bar', host: bar.host, port: bar.port }),
    ];
  });
  const cookie = await shop.signedIn('manager');
  const query = async (text: string, values: unknown[] = []) => (await shop.database.query(text, values)).rows;
  const printing: PrintingShop = {
    shop,
    kitchen,
    bar,
    openOther: () => openTestShop({ printers, database: shop.database }),
    place: async () => (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id,
    accept: (id) => printing.act(id, 'accept', { version: 1, dueAt: minutesAfterNoon(30).toString() }),
    act: async (id, kind, change) => {
      const body = { kind, actionId: randomUUID(), ...change };
      const answer = await shop.ask('POST', `/v2/office/orders/${id}/${kind}`, { cookie, body });
      if (answer.statusCode !== 200) throw new Error(`Nothing became of ${kind}: ${answer.body}`);
    },
    accepted: async () => {
      const id = await printing.place();
      await printing.accept(id);
      return id;
    },
    jobsOf: (id) =>
      query("select * from print_jobs where order_id = $1 and printer = 'cuisine' and route = 'network' order by id", [
        id,
      ]),
    skipWaits: async () => {
      await query("update print_jobs set next_at = now() where state = 'queued'");
    },
    close: async () => {
      await shop.close();
      await Promise.all([kitchen.close(), bar.close()]);
    },
  };
  return printing;
}
