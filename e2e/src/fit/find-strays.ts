/** Finds text and controls that overflow, are cut off or are covered. It runs in the page, so it can't use imports. */
export function findStrays(): string[] {
  const strays = new Set<string>();
  const slack = 1.5;
  /** The tolerance for letters that are taller than their line, in pixels. */
  const lineSlack = 5;
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const name = (element: Element) => {
    const hook = element.closest('[data-testid]')?.getAttribute('data-testid');
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${hook ? ` in ${hook}` : ''}`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, [inert]') &&
    styleOf(element).clipPath === 'none';
  const isClear = (color: string) => color === 'transparent' || /[,/]\s*0\)$/.test(color);
  const isDrawn = (element: Element) => {
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = styleOf(element);
    return !isClear(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none' || borderTopWidth !== '0px';
  };

  /** Compares a box with each enclosing element, up to one that scrolls. */
  const follow = (box: DOMRect, from: Element, what: string) => {
    for (let frame: Element | null = from; frame; frame = frame.parentElement) {
      const style = styleOf(frame);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (/auto|scroll/.test(style.overflowX) && frame.scrollWidth > frame.clientWidth + 1) return;
      const outer = frame.getBoundingClientRect();
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (isShortened) return;
      if (outer.width > 0 && (box.right > outer.right + slack || box.left < outer.left - slack)) {
        strays.add(`${what} leaves ${name(frame)} sideways`);
        return;
      }
      const isTight = isDrawn(frame) || /hidden|clip/.test(style.overflowY);
      const scrolls = /auto|scroll/.test(style.overflowY);
      if (scrolls) return;
      if (isTight && outer.height > 0 && (box.bottom > outer.bottom + lineSlack || box.top < outer.top - lineSlack)) {
        strays.add(`${what} leaves ${name(frame)} upwards or downwards`);
        return;
      }
      if (style.position === 'absolute' || style.position === 'fixed') break;
    }
    if (box.right > innerWidth + slack || box.left < -slack) strays.add(`${what} leaves the window`);
  };

  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects())
      if (line.width > 1) follow(line, parent, `"${text.nodeValue.trim().slice(0, 40)}" of ${name(parent)}`);
  }
  const controls = [...shown.querySelectorAll('button, a[href], input, select, textarea, summary')];
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const { position } = styleOf(control);
    // An invisible control only enlarges the tap target, so only its text must fit.
    if (box.width < 2 || !isSeen(control) || !isDrawn(control) || /absolute|fixed/.test(position)) continue;
    if (control.parentElement) follow(box, control.parentElement, name(control));
  }

  /** Returns the reason why the middle of a target can't be tapped or seen; null if it can. */
  const obstacleTo = (target: Element): string | null => {
    const [box] = target.getClientRects();
    if (!box || box.width < 2 || box.height < 2) return null;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "can't be scrolled into the window";
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === target || target.contains(above) || above.contains(target)) return null;
      if (above.closest('label')?.contains(target)) return null;
      // A toast may cover a control, because it disappears after some seconds.
      if (above.closest('[data-testid=toast]')) continue;
      const isPicture = /^(img|svg|video|iframe)$/i.test(above.tagName);
      // A price stays readable below a transparent tap target.
      if (target.hasAttribute('data-cents') && !isDrawn(above) && !isPicture) continue;
      return `is covered by ${name(above)}`;
    }
    return null;
  };
  for (const target of [...controls, ...shown.querySelectorAll('[data-cents]')]) {
    const { opacity, pointerEvents } = styleOf(target);
    if (!isSeen(target) || opacity === '0' || pointerEvents === 'none') continue;
    if (!obstacleTo(target)) continue;
    // Scrolls the target into the upper half, because a bar at the bottom may cover the middle of a small window.
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    scrollBy({ top: target.getBoundingClientRect().top - innerHeight * 0.3, behavior: 'instant' });
    // Skip links and a hidden header become visible when they have the focus.
    const isAbove = target.getBoundingClientRect().bottom <= 0;
    if (isAbove && target instanceof HTMLElement) target.focus({ preventScroll: true });
    const obstacle = obstacleTo(target);
    if (obstacle) strays.add(`${name(target)} "${target.textContent?.trim().slice(0, 30)}" ${obstacle}`);
    if (isAbove && target instanceof HTMLElement) target.blur();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  if (document.documentElement.scrollWidth > innerWidth) strays.add('the page scrolls sideways');
  return [...strays];
}
