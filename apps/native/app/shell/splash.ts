import { SplashScreen } from '@capacitor/splash-screen';
import { attempt } from './attempt.ts';

/** Takes the picture of the start away, once what was drawn is seen. The phone does so itself where that never happens. */
export function hideSplash(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => attempt(SplashScreen.hide())));
}
