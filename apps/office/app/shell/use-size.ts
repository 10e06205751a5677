import { useEffect } from 'react';
import { showSize } from '../platform/show-theme.ts';
import { useSizeStore } from '../state/screen/size.ts';

export function useSize(): void {
  const size = useSizeStore((state) => state.choice);
  useEffect(() => showSize(size), [size]);
}
