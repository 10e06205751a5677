import type { BookClose } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { Facts } from './facts.tsx';

function useRange() {
  const say = useMessage();
  return (first: number | null, last: number | null) =>
    first === null ? say('closes.sheet.none') : say('closes.sheet.range', { first, last: last ?? first });
}

const settingKeys = {
  tax: 'tax',
  'office.legal': 'legal',
  'office.vat_regime': 'vatRegime',
  'office.year_ends': 'yearEnds',
  'books.presume_cash': 'presumedCash',
} as const;

/** A setting that a newer version knows is said by its own name. */
function settingName(name: string, say: ReturnType<typeof useMessage>): string {
  const key = Object.entries(settingKeys).find(([known]) => known === name)?.[1];
  return key ? say(`closes.sheet.setting.${key}`) : name;
}

/** What a close counted beside its amounts (BOK-13). */
export function CloseOrders({ close: { figures } }: { close: BookClose }) {
  const say = useMessage();
  const format = useFormat();
  const rangeOf = useRange();
  const { tickets, paid, unpaid, refunds, discount, delivery, firstNumber, lastNumber, tests, late } = figures;
  const { tips, reclassified, duplicates, presumed } = figures;
  const changed = [...new Set(figures.settings)].map((name) => settingName(name, say));
  return (
    <Facts
      title={say('closes.sheet.orders')}
      facts={[
        [say('closes.sheet.tickets'), String(tickets)],
        [say('closes.sheet.paid'), String(paid)],
        [say('closes.sheet.unpaid'), String(unpaid)],
        [say('closes.sheet.refundCount'), String(refunds.count)],
        [say('closes.sheet.numbers'), rangeOf(firstNumber, lastNumber)],
        [say('closes.sheet.discount'), format.money(discount)],
        [say('closes.sheet.delivery'), format.money(delivery)],
        ...(presumed
          ? [
              [say('closes.sheet.presumed'), format.money(presumed.taken)] as const,
              [say('closes.sheet.notCollected'), format.money(0 - presumed.returned)] as const,
            ]
          : []),
        ...(tips ? [[say('closes.sheet.tips'), format.money(tips.taken - tips.returned)] as const] : []),
        [say('closes.sheet.tests'), String(tests)],
        ...(duplicates ? [[say('closes.sheet.duplicates'), String(duplicates)] as const] : []),
        [say('closes.sheet.late'), String(late)],
        ...(reclassified
          ? [
              [say('closes.sheet.movedSales'), format.money(reclassified.sales.amount)] as const,
              [say('closes.sheet.movedRefunds'), format.money(0 - reclassified.refunds.amount)] as const,
            ]
          : []),
        ...(changed.length > 0 ? [[say('closes.sheet.settings'), changed.join(', ')] as const] : []),
      ]}
    />
  );
}

/** The perpetual totals and the seal of a close (BOK-14). */
export function CloseSeal({ close }: { close: BookClose }) {
  const say = useMessage();
  const format = useFormat();
  const rangeOf = useRange();
  const { salesPerpetualCents, refundsPerpetualCents, netPerpetualCents, seqFirst, seqLast } = close;
  return (
    <>
      <Facts
        title={say('closes.sheet.perpetual')}
        facts={[
          [say('closes.sales'), format.money(salesPerpetualCents)],
          [say('closes.refunds'), format.money(0 - refundsPerpetualCents)],
          [say('closes.net'), format.money(netPerpetualCents)],
        ]}
      />
      <Facts
        title={say('closes.sheet.seal')}
        facts={[
          ...(close.kind === 'day' ? [[say('closes.sheet.entries'), rangeOf(seqFirst, seqLast)] as const] : []),
          [say('closes.sheet.entry'), String(close.entrySeq)],
          [say('closes.sheet.hash'), close.hash],
        ]}
      />
    </>
  );
}
