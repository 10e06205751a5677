const card = '[data-testid=order-card]';
/** Elements that keys act on. */
const stops = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
/** Groups of elements: when one is removed, the focus stays within the smallest group. */
const parts = 'section, form, dialog, main';

/** The element that had the focus last, in the page or in a sheet. */
interface Trace {
  element: HTMLElement;
  /** The number of the order whose card contains the element; absent: no card does. */
  number: string | undefined;
  /** The focus came by the keyboard. After a tap no place is kept. */
  isByKey: boolean;
}

const traceOf = (element: HTMLElement): Trace => ({
  element,
  number: element.closest<HTMLElement>(card)?.dataset.number,
  isByKey: element.matches(':focus-visible'),
});

/** Whether an element follows the place of a removed one. */
function isAfter({ previousSibling, target }: MutationRecord, element: Element): boolean {
  if (previousSibling?.contains(element)) return false;
  const place = (previousSibling ?? target).compareDocumentPosition(element);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Candidates around the place of a removed element, the nearest first: those after it, then those before it. */
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

/** Focuses the first element that takes the focus. Hidden elements do not. */
function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** Candidates for the focus of a removed element, the best first. */
function listSuccessors({ element, number, isByKey }: Trace, records: readonly MutationRecord[]): HTMLElement[] {
  const followed = number && document.querySelector<HTMLElement>(`${card}[data-number="${number}"]`);
  if (followed) return [followed];
  return isByKey ? listNearest(records, element) : [];
}

const isNowhere = () => document.activeElement === document.body;

/** The uppermost sheet; null: no sheet is open. */
const findSheet = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/**
 * Keeps the place of keyboard users when the focused element is removed: the focus follows an order's card to its other column,
 * and moves to the nearest neighbour of anything else (OFC-11). Returns how to stop.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  const last = new Map<Element | null, Trace>();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last.set(target.closest('dialog'), traceOf(target));
  };
  /** The nearest neighbour takes the focus now, or once the sheet over it is closed. */
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
  document.addEventListener('pointerdown', () => last.clear(), { capture: true, signal: stop.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}
