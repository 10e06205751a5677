import { isBuiltForStores } from './built-for.ts';
import { matchesMedia } from './watch/watch-media.ts';

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments?: () => boolean };
    Capacitor?: { isNativePlatform?: () => boolean };
  }
  interface Navigator {
    standalone?: boolean;
  }
}

export const isNative = () => window.Capacitor?.isNativePlatform?.() === true;

export const isStandalone = () => matchesMedia('(display-mode: standalone)') || navigator.standalone === true;

/** A wallet needs a secure page in a browser: in an app installed on iOS its sheet may open and then fail (PYX-26). */
export const mayHaveWallet = () =>
  !isBuiltForStores && window.isSecureContext === true && navigator.standalone !== true;

/**
 * The wallet that most likely can pay on this device, found out without a request to anybody. Null if there is none. A desk's
 * Chromium may have no card, so that it is asked at the payment step alone (PYX-27).
 */
export function likelyWallet(): 'applePay' | 'googlePay' | null {
  if (!mayHaveWallet()) return null;
  if (canPayByApple()) return 'applePay';
  const { userAgent } = navigator;
  const isChromiumOnAndroid = /Android.+Chrome\/\d/.test(userAgent) && !userAgent.includes('; wv)');
  return isChromiumOnAndroid && 'PaymentRequest' in window ? 'googlePay' : null;
}

function canPayByApple(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments?.() === true;
  } catch {
    // The call throws where the page is not secure enough for it.
    return false;
  }
}

/** False if the browser has no way to ask a wallet, so that no room is kept for one (PYX-17). */
export const canAskWallet = () => 'ApplePaySession' in window || 'PaymentRequest' in window;

/** The first version of Safari that can add a site to the Dock on macOS. */
const firstDockSafari = 17;

/** The browser's manual install menu (PWA-06). Null if the browser is not Safari. */
export function manualInstalling(): 'ios' | 'safari' | null {
  const { userAgent, maxTouchPoints } = navigator;
  const version = /Version\/(\d+)[\d.]* .*Safari\//.exec(userAgent)?.[1];
  if (version === undefined || /Chrome|CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)) return null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!userAgent.includes('Macintosh')) return null;
  // iPads report the user agent of a Mac, but a Mac has no touch screen.
  if (maxTouchPoints > 1) return 'ios';
  return Number(version) >= firstDockSafari ? 'safari' : null;
}
