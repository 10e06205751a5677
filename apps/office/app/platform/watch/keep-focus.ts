const card = '[data-testid=order-card]';
/** The elements that can have the focus. */
const stops = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
/** If an element is removed, the focus stays within the smallest of these groups. */
const parts = 'section, form, dialog, main';

/** The element that had the focus last, in the page or in a sheet. */
interface Trace {
  element: HTMLElement;
  /** The number of the order whose card contains the element. Absent if it is in no card. */
  number: string | undefined;
  /** `isByKey` is true if the focus came from the keyboard. After a tap, the focus is not restored. */
  isByKey: boolean;
}

const traceOf = (element: HTMLElement): Trace => ({
  element,
  number: element.closest<HTMLElement>(card)?.dataset.number,
  isByKey: element.matches(':focus-visible'),
});

/** Returns true if the element follows the place of a removed element. */
function isAfter({ previousSibling, target }: MutationRecord, element: Element): boolean {
  if (previousSibling?.contains(element)) return false;
  const place = (previousSibling ?? target).compareDocumentPosition(element);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The elements near a removed element, the nearest first: those after it, then those before it. */
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

function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** The elements that can get the focus of a removed element, the best first. */
function listSuccessors({ element, number, isByKey }: Trace, records: readonly MutationRecord[]): HTMLElement[] {
  const followed = number && document.querySelector<HTMLElement>(`${card}[data-number="${number}"]`);
  if (followed) return [followed];
  return isByKey ? listNearest(records, element) : [];
}

const isNowhere = () => document.activeElement === document.body;

/** The top sheet. Null if no sheet is open. */
const findSheet = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** When the focused element is removed, the focus moves to the order's new card or to the nearest element (OFC-11). */
export function keepFocus(): () => void {
  const stop = new AbortController();
  const last = new Map<Element | null, Trace>();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last.set(target.closest('dialog'), traceOf(target));
  };
  /** The nearest element gets the focus at once, or when the sheet above it closes. */
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
