import { endOfLength, type StockLength } from '@comptoir/domain';
import { serverNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../site.ts';
import { useStockStore } from './stock-store.ts';

interface UntilWords {
  /** Texts such as "jusqu’à 22 h 30", "jusqu’à demain 5 h", "jusqu’au 28 novembre" and "sans limite". */
  sayUntil: (until: Temporal.Instant | null) => string;
  /** The end of a period that starts now, as a caption. Empty if the end is not known. */
  sayEnd: (length: StockLength) => string;
  sayLength: (length: StockLength) => string;
}

export function useUntilWords(): UntilWords {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const serviceUntil = useStockStore(({ stock }) => stock?.serviceUntil ?? null);
  const now = () => serverNow().toZonedDateTimeISO(timeZone);

  function sayMoment(until: Temporal.Instant): { moment: string; isDay: boolean } {
    const at = until.toZonedDateTimeISO(timeZone);
    const days = now().toPlainDate().until(at.toPlainDate()).days;
    const hour = format.hour(at);
    if (days <= 0) return { moment: hour, isDay: false };
    if (days === 1) return { moment: say('stock.tomorrow', { hour }), isDay: false };
    return { moment: format.day(at.toPlainDate()), isDay: true };
  }
  function sayUntil(until: Temporal.Instant | null): string {
    if (until === null) return say('stock.untilNever');
    const { moment, isDay } = sayMoment(until);
    return say(isDay ? 'stock.untilDay' : 'stock.until', { moment });
  }
  /** Returns undefined if the end of this service is not known yet. */
  const endOf = (length: StockLength) =>
    length === 'service' ? (serviceUntil ?? undefined) : endOfLength(length, now());
  return {
    sayUntil,
    sayEnd: (length) => {
      const until = endOf(length);
      if (until === null) return say('stock.putBackYourself');
      return until ? sayMoment(until).moment : '';
    },
    sayLength: (length) => {
      const until = endOf(length);
      return until === undefined ? say('stock.untilService') : sayUntil(until);
    },
  };
}
