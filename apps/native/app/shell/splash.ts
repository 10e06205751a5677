import { SplashScreen } from '@capacitor/splash-screen';
import { attempt } from './attempt.ts';

/** Waits until the first frame is painted. The system hides the splash screen by itself if that never happens. */
export function hideSplash(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => attempt(SplashScreen.hide())));
}
