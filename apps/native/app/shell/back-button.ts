import { App } from '@capacitor/app';
import { attempt } from './attempt.ts';

/** A second press within that time leaves the application (SHL-09). */
const doubleMilliseconds = 1_000;

/**
 * The phone's own back button goes back in the history, which closes what lies over a page first; a second press at once leaves
 * (SHL-08, SHL-09; appendix F, F10). On the first page the first press does nothing.
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
