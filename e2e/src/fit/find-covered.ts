/** Finds where others cover a fixed button that orders or leads to the cart. It runs in the page, so it can't use imports. */
export function findCovered(): string[] {
  const covered = new Set<string>();
  const leastWidth = 96;
  const probe = document.createElement('i');
  document.body.append(probe);
  // The design gives buttons to the cart a dark colour, and buttons that order a red one.
  const colours = ['tomato', 'night'].map((name) => {
    probe.style.background = `var(--color-${name})`;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  const stays = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
  const buttons = [...shown.querySelectorAll('a, button')].filter((one) => {
    const hasColour = colours.includes(getComputedStyle(one).backgroundColor);
    return hasColour && one.getBoundingClientRect().width >= leastWidth && stays(one);
  });
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? element.tagName;

  const look = () => {
    for (const button of buttons) {
      const box = button.getBoundingClientRect();
      for (let part = 1; part < 20; part++)
        for (const height of [0.2, 0.5, 0.8]) {
          const [x, y] = [box.left + (box.width * part) / 20, box.top + box.height * height];
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
          const hit = document.elementFromPoint(x, y);
          // At the end of the menu the sticky panel scrolls away below the header.
          if (hit?.closest('[data-testid=header]')) continue;
          if (hit && !button.contains(hit)) covered.add(`"${nameOf(button)}" is covered by "${nameOf(hit)}"`);
        }
    }
  };
  const page = document.documentElement;
  const scrollers = [page, ...shown.querySelectorAll('*')].filter(
    (one) =>
      one.scrollHeight > one.clientHeight + 1 && (one === page || /auto|scroll/.test(getComputedStyle(one).overflowY)),
  );
  look();
  for (const scroller of scrollers) {
    const step = scroller.clientHeight / 3;
    for (let top = 0; top < scroller.scrollHeight; top += step) {
      scroller.scrollTo({ top, behavior: 'instant' });
      look();
    }
    scroller.scrollTo({ top: 0, behavior: 'instant' });
  }
  return [...covered, ...(buttons.length === 0 ? ['no button that orders stays on the screen'] : [])];
}
