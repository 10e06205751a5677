import { isPageVisible, watchVisible } from '@comptoir/web-app/base';

/** Keeps the screen on while the window is visible (BRD-24). `tell` reports if the device allows it. */
export function keepAwake(tell: (isAwake: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function take(): Promise<void> {
    if (!isPageVisible()) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
      else tell(true);
    } catch {
      // The device refused, or the browser has no wake lock.
      if (!isOver) tell(false);
    }
  }

  const stop = watchVisible(() => void take());
  void take();
  return () => {
    isOver = true;
    stop();
    void lock?.release();
  };
}
