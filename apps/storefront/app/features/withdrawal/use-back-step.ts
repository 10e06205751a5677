import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from '../../platform/navigation/navigation.ts';

/** Lets the back button of the browser undo one step of a sheet: `onBack` returns true if the sheet stays open. */
export function useBackStep(onBack: () => boolean): void {
  const { stages } = useNavigation();
  const [times, setTimes] = useState(0);
  const back = useEffectEvent(() => {
    // The history entry is used up by going back, so a sheet that stays open needs a new one.
    if (onBack()) setTimes((count) => count + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step back needs a new history entry
  useEffect(() => stages.cover(() => back()), [stages, times]);
}
