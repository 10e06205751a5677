import { type CatalogueThing, isObject, readObject, thingKinds } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';
import { differencesOf, type PartForm, type PartText } from './part-form.ts';

/** A part of the catalogue whose form is open. */
export interface OpenPart<Field extends string = string> {
  thing: CatalogueThing;
  /** The value from which the text began. */
  value: unknown;
  /** The hash of this value. Null for a new part. */
  base: string | null;
  from: PartText<Field>;
  text: PartText<Field>;
}

/** One part for each page, by the page's path, so that a form of one page does not end another's. */
type OpenParts = Record<string, OpenPart>;

/** What is typed survives a reload, and the end of the session. */
const stored = storedValue('session', 'office-parts', readOpenParts);

const useOpenParts = create<{ parts: OpenParts }>(() => ({ parts: stored.read() ?? {} }));

/** The part whose form is open. Null if there is none, or if it was typed in an older form with other fields. */
export function useOpenPart<Field extends string>(form: PartForm<Field>): OpenPart<Field> | null {
  const open = useOpenParts(({ parts }) => parts[form.page]);
  return open && isTypedIn(form, open) ? open : null;
}

function isTypedIn<Field extends string>(form: PartForm<Field>, open: OpenPart): open is OpenPart<Field> {
  const hasField = (field: string) => Object.hasOwn(open.from, field) && Object.hasOwn(open.text, field);
  return form.isFor(open.thing) && Object.keys(form.fieldNames).every(hasField);
}

/** Opens the form of a part. A new part has no base and the value from which its form begins. */
export function openPart(form: PartForm, { thing, value, base }: Pick<OpenPart, 'thing' | 'value' | 'base'>): void {
  const text = form.textOf(value);
  put(form, { thing, value, base, from: text, text });
}

export function typeInPart(form: PartForm, text: PartText): void {
  const open = useOpenParts.getState().parts[form.page];
  if (!open) return;
  const { thing, value, base, from } = open;
  put(form, { thing, value, base, from, text });
}

export function closePart(form: PartForm): void {
  put(form, null);
}

/** Closes a form in which nothing was typed, which an earlier visit of the page left open. */
export function closeUntouchedPart(page: string): void {
  const open = useOpenParts.getState().parts[page];
  if (open && !hasChanged(open)) put({ page }, null);
}

export function hasChanged({ from, text }: Pick<OpenPart, 'from' | 'text'>): boolean {
  return differencesOf(from, text).length > 0;
}

function put({ page }: Pick<PartForm, 'page'>, part: OpenPart | null): void {
  const { [page]: _, ...others } = useOpenParts.getState().parts;
  const parts = part ? { ...others, [page]: part } : others;
  const typed = Object.entries(parts).filter(([, one]) => hasChanged(one));
  stored.write(typed.length > 0 ? Object.fromEntries(typed) : null);
  useOpenParts.setState({ parts });
}

function readOpenParts(value: unknown): OpenParts | null {
  if (!isObject(value)) return null;
  const read = Object.entries(value).map(([page, part]) => [page, readOpenPart(part)] as const);
  return Object.fromEntries(read.flatMap(([page, part]) => (part ? [[page, part]] : [])));
}

function readOpenPart(part: unknown): OpenPart | null {
  const { thing, value, base, from, text } = readObject(part);
  const { kind, id } = readObject(thing);
  const known = thingKinds.find((name) => name === kind);
  if (!known || typeof id !== 'string' || !isText(from) || !isText(text)) return null;
  return { thing: { kind: known, id }, value, base: typeof base === 'string' ? base : null, from, text };
}

function isText(value: unknown): value is PartText {
  return isObject(value) && Object.values(value).every((typed) => typeof typed === 'string');
}
