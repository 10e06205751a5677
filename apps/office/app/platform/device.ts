interface Battery {
  level: number;
}

/** The battery's charge in percent; null: the device does not provide it. */
export async function readBattery(): Promise<number | null> {
  if (!('getBattery' in navigator)) return null;
  try {
    const { level } = await (navigator.getBattery as () => Promise<Battery>)();
    return Math.round(level * 100);
  } catch {
    return null;
  }
}

export function vibrate(milliseconds: number): void {
  navigator.vibrate?.(milliseconds);
}

/** Shows a number on the icon of the installed application; none for zero. */
export function showBadge(count: number): void {
  // Rejects where the office is not installed.
  navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Shows the page in full screen, where the device allows it. Call it in a tap. */
export function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** A monotonic clock in milliseconds, independent of the device's time of day. */
export const elapsedMilliseconds = (): number => performance.now();
