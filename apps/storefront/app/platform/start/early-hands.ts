/** A button that was tapped, or a field with what was entered, while nothing heard it yet. */
interface EarlyHand {
  target: HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  checked?: boolean;
}

declare global {
  interface Window {
    earlyHands?: { kept: EarlyHand[]; keep: (event: Event) => void };
  }
}

const signs = ['click', 'input'] as const;

/**
 * Runs in the head, before any of our code: keeps which buttons were tapped and what was entered while the page looked alive
 * and was deaf. Links need nobody: the browser itself follows them.
 */
export const earlyHandsScript =
  'earlyHands={kept:[],keep:function(e){var t=e.type=="input"?e.target:e.target.closest&&e.target.closest("button");if(t)earlyHands.kept.push({target:t,value:t.value,checked:t.checked})}};addEventListener("click",earlyHands.keep,true);addEventListener("input",earlyHands.keep,true)';

/** From here on React hears everything itself, what happens during hydration included. */
export function stopKeepingHands(): void {
  for (const sign of signs) if (window.earlyHands) window.removeEventListener(sign, window.earlyHands.keep, true);
}

/** Enters again what a field held. React knows of no change of its own making: what it last saw must differ first. */
function enterAgain(field: Exclude<EarlyHand['target'], HTMLButtonElement>, value: string, checked = false): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Does again what was done too early, once the page answers. */
export function replayEarlyHands(): void {
  for (const { target, value, checked } of window.earlyHands?.kept.splice(0) ?? []) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLButtonElement) target.click();
    else enterAgain(target, value, checked);
  }
}
