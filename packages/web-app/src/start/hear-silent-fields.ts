type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Enters what a field holds as if it were typed. React knows of no change of its own making: what it last saw must differ first. */
export function enterAgain(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const typed = ['text', 'email', 'tel', 'password', 'search', 'url'];

/** Whether a field shows something else than what was last heard of it: React writes that into the attribute, too. */
const isUnheard = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && typed.includes(field.type) && field.value !== field.defaultValue;

/**
 * Hears what was filled in without an event, as some browsers and password managers do, before the hand that wants it sent: what is in
 * the field is what is sent.
 */
export function hearSilentFields(): void {
  const hear = ({ target }: Event) => {
    const fields = (target as Element).closest?.('form')?.elements ?? [];
    // All are read first: React draws the others as it knows them once it hears of one.
    const unheard = [...fields].filter(isUnheard).map((field) => ({ field, value: field.value }));
    for (const { field, value } of unheard) enterAgain(field, value);
  };
  for (const sign of ['pointerdown', 'focusin', 'submit']) window.addEventListener(sign, hear, true);
}
