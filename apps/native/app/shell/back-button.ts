import { App } from '@capacitor/app';
import { attempt } from './attempt.ts';

/** A second press within this time closes the application (SHL-09). */
const doubleMilliseconds = 1_000;

/**
 * Android's back button goes back in the history, which also closes sheets; a second press at once closes the
 * application (SHL-08, SHL-09; appendix F, F10). On the first page the first press does nothing.
 */
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
