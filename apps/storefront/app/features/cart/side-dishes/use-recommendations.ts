import { useEffect, useState } from 'react';
import { useCaller, useCatalogue } from '../../../state/shop/shop-context.tsx';

interface RecommendedWith {
  itemId: number;
  quantity: number;
}

/** Ids of dishes that go with the given ones. An empty list gives the popular dishes (MNU-30, ERR-15). */
export function useRecommendations({ isReady, lines }: { isReady: boolean; lines: RecommendedWith[] }): number[] {
  const caller = useCaller();
  const popularIds = useCatalogue((catalogue) => catalogue.popularIds);
  const [answer, setAnswer] = useState<{ asked: string; ids: number[] }>({ asked: '[]', ids: [] });
  const asked = JSON.stringify(lines.map(({ itemId, quantity }) => ({ itemId, quantity })));
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (!isReady || isEmpty) return;
    let isStale = false;
    caller.recommendations(JSON.parse(asked)).then(
      (ids) => !isStale && setAnswer({ asked, ids }),
      () => !isStale && setAnswer({ asked, ids: [] }),
    );
    return () => {
      isStale = true;
    };
  }, [caller, asked, isReady, isEmpty]);

  if (!isReady) return [];
  // The last suggestions stay visible while new ones load, to avoid flicker.
  return isEmpty ? popularIds : answer.ids;
}
