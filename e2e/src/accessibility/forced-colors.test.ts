import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desk, newDiner, phone } from '../browser.ts';
import { addItem, awake, enterCheckout, fillPersonal, next, onTab, openItem } from '../diner.ts';

const url = inject('shopUrl');

/** The visible controls, with the width of their border and whether they have a tick. */
const readControls = (page: Page) =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed=true], [aria-selected=true], [aria-checked=true], a[aria-current], label:has(:checked)';
    const controls = document.querySelectorAll(`button, [role=tab], label:has([type=radio]), ${chosen}`);
    return [...controls]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .map((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        const { content } = getComputedStyle(control, '::after');
        return {
          name: (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40),
          isChosen: control.matches(chosen),
          // A native radio button has its own border.
          isDrawn: control.querySelector('[type=radio]:not(.visually-hidden)') !== null,
          isTab: control.getAttribute('role') === 'tab',
          edge: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
          isTicked: content.includes('✓'),
        };
      });
  });

/** Checks the controls of a page and returns the number of chosen ones. */
async function look(page: Page): Promise<number> {
  const controls = await readControls(page);
  const wrong = controls.filter(({ isChosen, isTab, isDrawn, edge, isTicked }) =>
    isChosen ? edge !== 3 || (!isTab && !isTicked) : isTicked || (!isDrawn && (edge < 1 || edge >= 3)),
  );
  expect(wrong).toEqual([]);
  return controls.filter(({ isChosen }) => isChosen).length;
}

describe.each([
  ['a phone', phone],
  ['a desk', desk],
])('with the system’s own colours, on %s', (_, viewport) => {
  it('what is chosen is told from what is not, and what can be pressed has an edge [SHL-28]', async () => {
    const { page, leave } = await newDiner(url, { viewport, forcedColors: 'active' });
    await page.goto('/menu');
    await awake(page);
    await page.locator('a[aria-current]').first().waitFor();
    expect(await look(page)).toBeGreaterThanOrEqual(1);
    await openItem(page, 'Reine');
    expect(await look(page)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await addItem(page, 'Reine');
    await page
      .getByRole('button', { name: /^Panier, 1 article/ })
      .first()
      .click();
    await page.getByTestId('cart').last().getByText('Sous-total').waitFor();
    expect(await look(page)).toBeGreaterThanOrEqual(1);

    await enterCheckout(page, 'pickup');
    expect(await look(page)).toBeGreaterThanOrEqual(1);
    await fillPersonal(page);
    await next(page);
    await onTab(page, 'delivery');
    await page.getByText('Plus tard').click();
    await page.locator('[name=delivery_time_range]').first().waitFor({ state: 'attached' });
    expect(await look(page)).toBeGreaterThanOrEqual(3);
    await page.getByText('Dès que possible').first().click();
    await next(page);
    await onTab(page, 'payment');
    expect(await look(page)).toBeGreaterThanOrEqual(2);
    // Completed, current and later steps must look different without colours.
    const steps = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => [
          getComputedStyle(tab, '::before').content.includes('✓'),
          getComputedStyle(tab).borderTopWidth,
        ]),
      );
    expect(steps.map(([isTicked]) => isTicked)).toEqual([true, true, true, false, false]);
    expect(steps[3]?.[1]).toBe('3px');
    expect(steps[4]?.[1]).not.toBe('3px');
    await leave();
  });
});
