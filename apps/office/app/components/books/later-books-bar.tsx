import { lazy, Suspense } from 'react';
import { keepImporting } from '../../platform/keep-importing.ts';
import { useSession } from '../../state/session/session-store.ts';

const Bar = lazy(async () => {
  const { BooksBar } = await keepImporting(() => import('./books-bar.tsx'));
  return { default: BooksBar };
});

/** The bar loads after the first render, and only for those who read the books. */
export function LaterBooksBar() {
  const session = useSession();
  if (!session?.permissions.includes('books')) return null;
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}
