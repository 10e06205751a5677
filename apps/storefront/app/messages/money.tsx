import { useFormat } from '@comptoir/web-app/messages';

interface MoneyProps {
  cents: number;
  className?: string | undefined;
}

/** "12,50 €", with the cents as an attribute for tests and scripts. */
export function Money({ cents, className = 'figures' }: MoneyProps) {
  const format = useFormat();
  return (
    <span className={className} data-cents={cents} translate="no">
      {format.money(cents)}
    </span>
  );
}
