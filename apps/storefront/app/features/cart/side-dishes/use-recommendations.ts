import { useEffect, useState } from 'react';
import { useCaller, useCatalogue } from '../../../state/shop/shop-context.tsx';

interface RecommendedWith {
  itemId: number;
  quantity: number;
}

/** What goes with these dishes; what is ordered most while it is empty. Without an answer: nothing (MNU-30, ERR-15). */
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
  // While the next answer is on its way the last one stays: a row that blinks at each tap is worse than an old one.
  return isEmpty ? popularIds : answer.ids;
}
