type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
 * Records taps and input until React has hydrated the page. Links then wait, because a new document would lose the
 * record. This is an inline script, so it may use browser globals only.
 */
export function keepEarlyHands(): void {
  const kept: EarlyHand[] = [];
  let last: Event | undefined;

  function targetOf({ type, target }: Event): EarlyHand['target'] | null {
    if (!(target instanceof Element)) return null;
    return type === 'input' ? (target as Field) : target.closest<HTMLButtonElement>('button, a[data-link]');
  }

  function keep(event: Event): void {
    // A part that is not hydrated yet dispatches the same event again.
    if (event === last) return;
    last = event;
    // Without JavaScript handling, the browser would write a submitted password into the URL.
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
