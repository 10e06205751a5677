import { matchesMedia } from './watch/watch-media.ts';

declare global {
  interface Window {
    Capacitor?: { isNativePlatform?: () => boolean };
  }
  interface Navigator {
    /** Safari's own way to say that a page runs from the home screen. */
    standalone?: boolean;
  }
}

/** Whether the shop runs inside its native shell. */
export const isNative = () => window.Capacitor?.isNativePlatform?.() === true;

/** Whether the shop was opened from the home screen or the Dock. */
export const isStandalone = () => matchesMedia('(display-mode: standalone)') || navigator.standalone === true;

/** The first Safari of a Mac that adds pages to the Dock. */
const firstDockSafari = 17;

/** How this browser adds a page to the home screen by its own menu, where it makes no offer; null: it does not (PWA-06). */
export function manualInstalling(): 'ios' | 'safari' | null {
  const { userAgent, maxTouchPoints } = navigator;
  const version = /Version\/(\d+)[\d.]* .*Safari\//.exec(userAgent)?.[1];
  if (version === undefined || /Chrome|CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)) return null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!userAgent.includes('Macintosh')) return null;
  // An iPad says that it is a Mac.
  if (maxTouchPoints > 1) return 'ios';
  return Number(version) >= firstDockSafari ? 'safari' : null;
}
