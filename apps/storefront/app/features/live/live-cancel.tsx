import type { LiveOrder } from '@comptoir/contract';
import { useState } from 'react';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import { announceOffline } from '../../state/page/announcement-store.ts';
import { CancelButton } from './cancel-button.tsx';

interface LiveCancelProps {
  token: string;
  order: LiveOrder;
  onNews: (wire: Record<string, unknown>) => void;
}

const CancelSteps = lazyPart<LiveCancelProps & { onClose: () => void }>(
  async () => (await import('./cancel-steps.tsx')).CancelSteps,
  { onMissing: announceOffline, isOpened: true },
);

/** The steps of a cancellation load on demand (LIV-20). */
export function LiveCancel(props: LiveCancelProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CancelSteps {...props} onClose={() => setOpen(false)} />;
  if (!props.order.canCancel) return null;
  async function open(): Promise<void> {
    await CancelSteps.load();
    setOpen(true);
  }
  return <CancelButton onClick={open} onPointerDown={CancelSteps.load} />;
}
