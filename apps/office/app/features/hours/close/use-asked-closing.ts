import { useEffect, useState } from 'react';
import { go, usePath, useQuery } from '../../../platform/navigation/navigation.ts';

/** Whether the sheet that closes a day is open. The address `?fermer` opens it, and the question is taken out of the address. */
export function useAskedClosing(): [boolean, (isOpen: boolean) => void] {
  const path = usePath();
  const isAsked = new URLSearchParams(useQuery()).has('fermer');
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    go(path, { isReplacing: true });
  }, [isAsked, path]);
  return [isOpen, setOpen];
}
