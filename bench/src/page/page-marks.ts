import type { Page } from 'playwright-core';

interface Marks {
  firstPaint: number;
  largestPaint: number;
  tappedAt: number;
  openedAt: number;
}

/** Records the paints, the first tap and the first opened dialog of each document. */
export async function markPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks = { firstPaint: 0, largestPaint: 0, tappedAt: 0, openedAt: 0 };
    Object.assign(window, { marks });
    const watch = (type: string, note: (startTime: number) => void) =>
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) note(startTime);
      }).observe({ type, buffered: true });
    watch('paint', (time) => {
      marks.firstPaint = time;
    });
    watch('largest-contentful-paint', (time) => {
      marks.largestPaint = time;
    });
    addEventListener(
      'pointerdown',
      () => {
        marks.tappedAt ||= performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      if (marks.openedAt || !document.querySelector('[role=dialog], dialog[open]')) return;
      requestAnimationFrame(() =>
        setTimeout(() => {
          marks.openedAt ||= performance.now();
        }),
      );
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  });
}

export const readMarks = (page: Page): Promise<Marks> =>
  page.evaluate(() => (window as unknown as { marks: Marks }).marks);
