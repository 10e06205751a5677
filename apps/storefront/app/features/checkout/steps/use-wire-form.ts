import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Fields = Record<string, string>;
type Problems<Values extends Fields> = Partial<Record<keyof Values & string, string>>;

interface WireFormOptions<Values extends Fields> {
  /** What the store holds. */
  values: Values;
  /** The machine's rule: the fields that are wrong, each with why. */
  check: (values: Values) => Problems<Values>;
  /** Told of every change: the store holds it, so that nothing typed is lost by a reload. */
  onEdit: (values: Values) => void;
  /** True: the step was refused for missing fields; they are marked and the first gets the focus. */
  isRefused: boolean;
}

export interface WireForm<Values extends Fields> {
  ref: RefObject<HTMLFormElement | null>;
  /** Why each field that is marked is wrong. */
  problems: Problems<Values>;
  /** What makes an input the field of this name. */
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Marks what is wrong and gives the first of it the focus. */
  mark: () => void;
}

/**
 * A form whose fields bear the specification's names, whose values are the store's and whose rules the machine's. Fields
 * are marked once they were left, or when the step is refused.
 */
export function useWireForm<Values extends Fields>({
  values,
  check,
  onEdit,
  isRefused,
}: WireFormOptions<Values>): WireForm<Values> {
  const ref = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<string[]>([]);
  const wrong = check(values);
  const isMarked = (name: string) => left.includes(name);

  function mark(): void {
    setLeft(Object.keys(values));
    const first = Object.keys(values).find((name) => wrong[name]);
    const input = first && ref.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }

  const markRefused = useEffectEvent(mark);
  useEffect(() => {
    if (isRefused) markRefused();
  }, [isRefused]);

  return {
    ref,
    problems: Object.fromEntries(Object.entries(wrong).filter(([name]) => isMarked(name))) as Problems<Values>,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (event) => onEdit({ ...values, [name]: event.target.value }),
      onBlur: () => setLeft((known) => (known.includes(name) ? known : [...known, name])),
    }),
    mark,
  };
}
