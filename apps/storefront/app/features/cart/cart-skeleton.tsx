import { useMessage } from '../../messages/use-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a cart whose prices are not known yet. */
export function CartSkeleton() {
  const say = useMessage();
  return (
    <div role="status" aria-label={say('cart.loading')}>
      <Skeleton height="3.25rem" radius="99px" />
      {[0, 1].map((row) => (
        <div key={row} className="ci">
          <Skeleton height="4.25rem" radius="1rem" />
          <div>
            <Skeleton height="1rem" width="70%" />
            <Skeleton height="0.8rem" width="50%" className="mt-2" />
          </div>
          <Skeleton height="1rem" width="3.4rem" />
        </div>
      ))}
      <Skeleton height="1rem" className="mt-4" />
      <Skeleton height="1.6rem" className="mt-3" />
    </div>
  );
}
