import { useFormat } from '@comptoir/web-app/messages';

interface MoneyProps {
  cents: number;
  className?: string | undefined;
}

/** Shows an amount such as "12,50 €". Tests and scripts read the cents from the attribute. */
export function Money({ cents, className = 'figures' }: MoneyProps) {
  const format = useFormat();
  return (
    <span className={className} data-cents={cents} translate="no">
      {format.money(cents)}
    </span>
  );
}
