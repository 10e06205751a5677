import { isPageVisible, watchVisible } from '@comptoir/web-app/base';

/**
 * Keeps the screen from sleeping while the window is shown, and takes that up again whenever it is shown anew (BRD-24). `tell` hears
 * whether the device agrees. Returns how to stop.
 */
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
      // Refused, or unknown to this browser.
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
