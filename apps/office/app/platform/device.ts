interface Battery {
  level: number;
}

/** The battery's charge in percent. Null if the browser does not provide it. */
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

/** Shows a number on the icon of the installed app. Zero removes the number. */
export function showBadge(count: number): void {
  // Setting the badge rejects if the office is not installed as an app.
  navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Call this in a tap, because browsers allow full screen only after one. */
export function fillScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** A monotonic clock in milliseconds. It does not depend on the device's time of day. */
export const elapsedMilliseconds = (): number => performance.now();
