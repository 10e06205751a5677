type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React ignores an event whose value it wrote last, so the field is emptied first. */
export function enterAgain(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const typed = ['text', 'email', 'tel', 'password', 'search', 'url'];

/** Returns true if the browser has changed the field before React could handle the event. */
const isUnheard = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && typed.includes(field.type) && field.value !== field.defaultValue;

export function hearSilentFields(): void {
  const hear = ({ target }: Event) => {
    const fields = (target as Element).closest?.('form')?.elements ?? [];
    const unheard = [...fields].filter(isUnheard).map((field) => ({ field, value: field.value }));
    for (const { field, value } of unheard) enterAgain(field, value);
  };
  for (const sign of ['pointerdown', 'focusin', 'submit']) window.addEventListener(sign, hear, true);
}
