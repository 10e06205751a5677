/** A drag beyond this distance (CSS pixels) or speed (pixels per millisecond) closes the sheet. */
const farPixels = 120;
const fastPixels = 0.5;
/** In CSS pixels. A shorter move is a tap. */
const leastPixels = 8;
const leaveMilliseconds = 160;

/** Returns true if content in the sheet is scrolled, so a drag down scrolls the content back. */
function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== sheet.parentElement; at = at.parentElement)
    if (at.scrollTop > 0) return true;
  return false;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

interface Drag {
  x: number;
  y: number;
  /** The distance in CSS pixels. Null if the direction of the drag is not known yet. */
  down: number | null;
  at: number;
  speed: number;
}

/** Closes a bottom sheet with a drag. `isAtFoot`: the sheet is a bottom sheet at the moment, not a dialog. */
export function followFinger(sheet: HTMLElement, isAtFoot: () => boolean, close: () => void): () => void {
  const stop = new AbortController();
  let drag: Drag | null = null;
  const shift = (pixels: number | null) => {
    sheet.style.translate = pixels === null ? '' : `0 ${pixels}px`;
  };

  function begin({ touches: [touch, ...others], target, timeStamp }: TouchEvent): void {
    const isOurs = touch && others.length === 0 && isAtFoot() && !isTyped(target) && !isScrolled(target, sheet);
    drag = isOurs ? { x: touch.clientX, y: touch.clientY, down: null, at: timeStamp, speed: 0 } : null;
    if (!drag) shift(null);
  }

  function move(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!drag || !touch) return;
    const down = touch.clientY - drag.y;
    if (drag.down === null) {
      const aside = Math.abs(touch.clientX - drag.x);
      if (Math.max(Math.abs(down), aside) < leastPixels) return;
      // The browser handles drags that go up or sideways.
      if (down <= aside || !event.cancelable) {
        drag = null;
        return;
      }
    }
    event.preventDefault();
    const shown = Math.max(0, down);
    drag.speed = (shown - (drag.down ?? 0)) / Math.max(1, event.timeStamp - drag.at);
    drag.down = shown;
    drag.at = event.timeStamp;
    shift(shown);
  }

  async function end(): Promise<void> {
    const { down, speed } = drag ?? { down: null, speed: 0 };
    drag = null;
    if (down === null) return;
    const leaves = down > farPixels || speed > fastPixels;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const there = leaves ? '0 100%' : '0';
    const moving = sheet.animate([{ translate: `0 ${down}px` }, { translate: there }], {
      duration: isStill ? 0 : leaveMilliseconds,
      easing: 'ease-out',
    });
    if (!leaves) return shift(null);
    await moving.finished.catch(() => undefined);
    // The sheet stays where it was dragged to, because closing waits for the history.
    sheet.style.translate = there;
    close();
  }

  const { signal } = stop;
  sheet.addEventListener('touchstart', begin, { signal, passive: true });
  sheet.addEventListener('touchmove', move, { signal, passive: false });
  for (const kind of ['touchend', 'touchcancel'] as const) sheet.addEventListener(kind, () => void end(), { signal });
  return () => stop.abort();
}
