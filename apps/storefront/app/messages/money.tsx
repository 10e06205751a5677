import { useFormat } from '@comptoir/web-app/messages';

interface MoneyProps {
  /** Integer cents. */
  cents: number;
  className?: string | undefined;
}

/** An amount, "12,50 €". The element carries the exact cents for tests and scripts. */
export function Money({ cents, className = 'figures' }: MoneyProps) {
  const format = useFormat();
  return (
    <span className={className} data-cents={cents} translate="no">
      {format.money(cents)}
    </span>
  );
}
