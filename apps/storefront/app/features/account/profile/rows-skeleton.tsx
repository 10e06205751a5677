import { Skeleton } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';

export function RowsSkeleton() {
  const say = useMessage();
  return (
    <div className="stack" role="img" aria-label={say('account.loading')}>
      <Skeleton height="9rem" radius="var(--radius-lg)" />
      <Skeleton height="9rem" radius="var(--radius-lg)" />
    </div>
  );
}
