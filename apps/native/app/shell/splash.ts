import { SplashScreen } from '@capacitor/splash-screen';
import { attempt } from './attempt.ts';

/** Hides the splash screen once the first frame is painted. The system hides it by itself if that never happens. */
export function hideSplash(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => attempt(SplashScreen.hide())));
}
