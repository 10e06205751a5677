import { type ChangeEvent, type RefObject, useRef, useState } from 'react';

/** A one-line field or a text area. */
export type TypedElement = HTMLInputElement | HTMLTextAreaElement;
export type Values = Record<string, string>;
export type Problems<V extends Values, Problem> = Partial<Record<keyof V & string, Problem | null | undefined>>;

interface FieldsOptions<V extends Values, Problem> {
  values: V;
  onEdit: (change: Partial<V>) => void;
  check: (values: V) => Problems<V, Problem>;
  marksEmpty: boolean;
}

export interface Fields<V extends Values, Problem> {
  ref: RefObject<HTMLFormElement | null>;
  problemOf: (name: keyof V & string) => Problem | null;
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<TypedElement>) => void;
    onBlur: () => void;
  };
  mark: () => boolean;
  focusFirst: (names: string[]) => void;
}

export function useFields<V extends Values, Problem>({
  values,
  onEdit,
  check,
  marksEmpty,
}: FieldsOptions<V, Problem>): Fields<V, Problem> {
  const ref = useRef<HTMLFormElement>(null);
  const [marked, setMarked] = useState<string[]>([]);
  const wrong = check(values);

  function focusFirst(names: string[]): void {
    const inputs = [...(ref.current?.elements ?? [])];
    inputs.find((one): one is TypedElement => isTyped(one) && names.includes(one.name))?.focus();
  }

  return {
    ref,
    problemOf: (name) => (marked.includes(name) ? (wrong[name] ?? null) : null),
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ target }) => onEdit({ [name]: target.value } as Partial<V>),
      onBlur: () =>
        setMarked((known) => {
          const isUntouched = !marksEmpty && values[name] === '';
          return isUntouched || known.includes(name) ? known : [...known, name];
        }),
    }),
    mark: () => {
      setMarked(Object.keys(values));
      const names = Object.keys(values).filter((name) => wrong[name]);
      focusFirst(names);
      return names.length === 0;
    },
    focusFirst,
  };
}

function isTyped(element: Element): element is TypedElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
