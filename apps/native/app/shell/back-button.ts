import { App } from '@capacitor/app';
import { attempt } from './attempt.ts';

/** A second press within this time closes the app (SHL-09). */
const doubleMilliseconds = 1_000;

/** Android's back button goes back in the history; a double press closes the app (SHL-08, SHL-09; appendix F, F10). */
export function followBackButton(): void {
  let last = Number.NEGATIVE_INFINITY;
  const press = () => {
    const now = performance.now();
    if (now - last < doubleMilliseconds) attempt(App.exitApp());
    else {
      history.back();
      last = now;
    }
  };
  attempt(App.addListener('backButton', press));
}
