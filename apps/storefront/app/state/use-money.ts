import { useSite } from './shop-context.tsx';

const formats = new Map<string, Intl.NumberFormat>();

/** Integer cents in the site's currency as French readers expect them: "12,50 €" with a no-break space. */
export function formatMoney(cents: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
    formats.set(currency, format);
  }
  // A true minus, as wide as the figures.
  return format.format(cents / 100).replace('-', '−');
}

/** Formats integer cents in the site's currency. */
export function useMoney(): (cents: number) => string {
  const { currency } = useSite();
  return (cents) => formatMoney(cents, currency);
}
