import { matchesMedia } from './watch/watch-media.ts';

declare global {
  interface Window {
    Capacitor?: { isNativePlatform?: () => boolean };
  }
  interface Navigator {
    /** Safari: the page runs from the home screen. */
    standalone?: boolean;
  }
}

export const isNative = () => window.Capacitor?.isNativePlatform?.() === true;

/** Whether the shop was opened from the home screen or the Dock. */
export const isStandalone = () => matchesMedia('(display-mode: standalone)') || navigator.standalone === true;

/** The first version of Safari that adds pages to the Dock of a Mac. */
const firstDockSafari = 17;

/** The menu by which this browser adds a page to the home screen, where it makes no offer itself; null: it has none (PWA-06). */
export function manualInstalling(): 'ios' | 'safari' | null {
  const { userAgent, maxTouchPoints } = navigator;
  const version = /Version\/(\d+)[\d.]* .*Safari\//.exec(userAgent)?.[1];
  if (version === undefined || /Chrome|CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)) return null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!userAgent.includes('Macintosh')) return null;
  // iPads identify as Macs.
  if (maxTouchPoints > 1) return 'ios';
  return Number(version) >= firstDockSafari ? 'safari' : null;
}
