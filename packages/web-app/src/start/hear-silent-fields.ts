type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Enters the value of a field as if it were typed. React ignores an event where the value is the one that it wrote last, so the
 * field is emptied first.
 */
export function enterAgain(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const typed = ['text', 'email', 'tel', 'password', 'search', 'url'];

/** Whether the value of a field differs from the last one that React knows, which is in the attribute, too. */
const isUnheard = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && typed.includes(field.type) && field.value !== field.defaultValue;

/**
 * Reports values that browsers and password managers fill in without an event, just before the reader touches or sends the form.
 */
export function hearSilentFields(): void {
  const hear = ({ target }: Event) => {
    const fields = (target as Element).closest?.('form')?.elements ?? [];
    // All fields are read first: React overwrites the others once it hears of one.
    const unheard = [...fields].filter(isUnheard).map((field) => ({ field, value: field.value }));
    for (const { field, value } of unheard) enterAgain(field, value);
  };
  for (const sign of ['pointerdown', 'focusin', 'submit']) window.addEventListener(sign, hear, true);
}
