type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button or link that was tapped, or a field with what was entered, before React listened. */
export interface EarlyHand {
  target: HTMLButtonElement | HTMLAnchorElement | Field;
  value: string;
  checked?: boolean;
}

declare global {
  interface Window {
    earlyHands?: { kept: EarlyHand[]; keep: (event: Event) => void };
  }
}

/**
 * Keeps taps and input from the first paint until React listens, and lets no other listener hear them: React, half awake, might act on
 * them too. The browser follows links itself; but once something is kept, another document would lose it, so links are kept as well.
 * Runs in the head, written into the page as text: it uses nothing but the browser.
 */
export function keepEarlyHands(): void {
  const kept: EarlyHand[] = [];
  let last: Event | undefined;

  function targetOf({ type, target }: Event): EarlyHand['target'] | null {
    if (!(target instanceof Element)) return null;
    return type === 'input' ? (target as Field) : target.closest<HTMLButtonElement>('button, a[data-link]');
  }

  function keep(event: Event): void {
    // A part that is not taken over yet hands the same event over again.
    if (event === last) return;
    last = event;
    // The browser would send the form itself, and write a password into the address.
    if (event.type === 'submit') event.preventDefault();
    const target = event.type === 'submit' ? null : targetOf(event);
    if (!target) return;
    const isLink = 'href' in target;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (isLink && (hands.kept.length === 0 || ctrlKey || metaKey || shiftKey)) return;
    if (isLink || target.type === 'submit') event.preventDefault();
    event.stopPropagation();
    const { value, checked } = target as HTMLInputElement;
    hands.kept.push({ target, value, checked });
  }

  const hands = { kept, keep };
  window.earlyHands = hands;
  for (const sign of ['click', 'input', 'submit']) addEventListener(sign, keep, true);
}
