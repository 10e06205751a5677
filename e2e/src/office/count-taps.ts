import type { Page } from 'playwright-core';

/** Counts what a finger does: presses, and fields in which one types, chooses or takes a file. Resolves with a reader of the count. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    let typed: EventTarget | null = null;
    const press = () => {
      typed = null;
      countTap();
    };
    const type = ({ target }: Event) => {
      const isPressed = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
      if (isPressed || target === typed) return;
      typed = target;
      countTap();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('input', type, true);
  });
  return () => taps;
}
