import { useEffect } from 'react';
import { focusNewCard, pressInFocusedCard, watchCardFocus, watchKeys } from '../../platform/watch/watch-keys.ts';
import { useKeysStore } from '../../state/board/keys.ts';
import { openSheet } from '../../state/board/sheet-store.ts';

function press(key: string): void {
  if (/^[1-9]$/.test(key)) focusNewCard(Number(key));
  if (key.toLowerCase() === 'a') pressInFocusedCard('accept');
  if (key.toLowerCase() === 'p') pressInFocusedCard('ready');
  if (key === '?') openSheet({ name: 'keys' });
}

/** Single keys for whoever works at the board with a keyboard, unless they are switched off (OFC-11). */
export function useBoardKeys(): void {
  const isOn = useKeysStore((state) => state.isOn);
  useEffect(() => (isOn ? watchKeys(press) : undefined), [isOn]);
  useEffect(watchCardFocus, []);
}
