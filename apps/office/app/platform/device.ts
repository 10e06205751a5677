interface Battery {
  level: number;
}

/** How full the battery is, in percent; null: the device does not say. */
export async function readBattery(): Promise<number | null> {
  if (!('getBattery' in navigator)) return null;
  try {
    const { level } = await (navigator.getBattery as () => Promise<Battery>)();
    return Math.round(level * 100);
  } catch {
    return null;
  }
}

/** Shakes the device, where it can. */
export function vibrate(milliseconds: number): void {
  navigator.vibrate?.(milliseconds);
}

/** Shows a number on the application's icon, where there is one; none for zero. */
export function showBadge(count: number): void {
  // Refused where it was never installed, which is no news to anybody.
  navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Fills the screen, in a tap, where the device lets it. */
export function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Milliseconds that only grow, whatever becomes of the device's clock. */
export const elapsedMilliseconds = (): number => performance.now();
