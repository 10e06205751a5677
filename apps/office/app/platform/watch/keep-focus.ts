const card = '[data-testid=order-card]';
/** What a key can do something with. */
const stops = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
/** What belongs together: where something goes, the focus stays in the smallest of these. */
const parts = 'section, form, dialog, main';

/** What had the focus last, in the page or in one of its sheets. */
interface Trace {
  element: HTMLElement;
  /** The number of the order whose card it is in; absent: it is in none. */
  number: string | undefined;
  /** It came there by a key: a finger leaves no place to go on from. */
  isByKey: boolean;
}

const traceOf = (element: HTMLElement): Trace => ({
  element,
  number: element.closest<HTMLElement>(card)?.dataset.number,
  isByKey: element.matches(':focus-visible'),
});

/** Whether an element comes after where something was taken out of the page. */
function isAfter({ previousSibling, target }: MutationRecord, element: Element): boolean {
  if (previousSibling?.contains(element)) return false;
  const place = (previousSibling ?? target).compareDocumentPosition(element);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** What stands where something was taken out of the page, the nearest first: what comes next, then what came before. */
function listNearest(records: readonly MutationRecord[], gone: Node): HTMLElement[] {
  const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (!record) return [];
  if (!record.target.isConnected) return listNearest(records, record.target);
  const found: HTMLElement[] = [];
  let part = record.target instanceof Element ? record.target.closest(parts) : null;
  for (; part; part = part.parentElement?.closest(parts) ?? null) {
    const inside = [...part.querySelectorAll<HTMLElement>(stops)];
    found.push(...inside.filter((one) => isAfter(record, one)));
    found.push(...inside.filter((one) => !isAfter(record, one)).reverse());
    if (part.matches('dialog')) break;
  }
  return found;
}

/** Gives the focus to the first that takes it: what is not shown does not. */
function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** What takes the focus of something that is gone, the best first. */
function listSuccessors({ element, number, isByKey }: Trace, records: readonly MutationRecord[]): HTMLElement[] {
  const followed = number && document.querySelector<HTMLElement>(`${card}[data-number="${number}"]`);
  if (followed) return [followed];
  return isByKey ? listNearest(records, element) : [];
}

const isNowhere = () => document.activeElement === document.body;

/** The uppermost sheet; null: there is none over the page. */
const findSheet = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/**
 * Keeps the place of whoever works by keyboard where what had the focus goes: an order's card is followed to its other column, anything
 * else leaves the focus to what stands next (OFC-11). Returns how to stop.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  const last = new Map<Element | null, Trace>();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last.set(target.closest('dialog'), traceOf(target));
  };
  /** What is gone is replaced by what stands nearest: that takes the focus now, or once the sheet over it is closed. */
  const replace = (trace: Trace, sheet: Element | null, records: readonly MutationRecord[]) => {
    last.delete(sheet);
    const [nearest, ...others] = listSuccessors(trace, records);
    if (!nearest) return;
    if (sheet === findSheet() && isNowhere()) focusFirst([nearest, ...others]);
    else last.set(sheet, { ...traceOf(nearest), isByKey: trace.isByKey });
  };
  const observer = new MutationObserver((records) => {
    const closed = [...last.keys()].filter((sheet) => sheet?.isConnected === false);
    for (const sheet of closed) last.delete(sheet);
    for (const [sheet, trace] of [...last]) if (!trace.element.isConnected) replace(trace, sheet, records);
    const below = last.get(findSheet());
    if (closed.length > 0 && below?.isByKey && isNowhere()) focusFirst([below.element]);
  });
  document.addEventListener('focusin', note, { signal: stop.signal });
  // What a finger or a mouse leaves has no place to be kept.
  document.addEventListener('pointerdown', () => last.clear(), { capture: true, signal: stop.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}
