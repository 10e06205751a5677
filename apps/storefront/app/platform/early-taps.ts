interface EarlyTaps {
  buttons: HTMLButtonElement[];
  keep: (event: Event) => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/**
 * Runs in the head, before any of our code: keeps which buttons were tapped while the page looked alive and was deaf.
 * Links and form fields need nobody: the browser itself answers for them.
 */
export const earlyTapsScript =
  'earlyTaps={buttons:[],keep:function(e){var b=e.target.closest&&e.target.closest("button");if(b)earlyTaps.buttons.push(b)}};addEventListener("click",earlyTaps.keep,true)';

/** From here on React hears every tap itself, those during hydration included. */
export function stopKeepingTaps(): void {
  if (window.earlyTaps) window.removeEventListener('click', window.earlyTaps.keep, true);
}

/** Taps again what was tapped too early, once the page answers. */
export function replayEarlyTaps(): void {
  const buttons = window.earlyTaps?.buttons.splice(0) ?? [];
  for (const button of buttons) if (button.isConnected) button.click();
}
