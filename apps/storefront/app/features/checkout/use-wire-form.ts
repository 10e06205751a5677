import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

interface WireFormOptions<Fields extends Record<string, string>> {
  values: Fields;
  /** The domain's rule: the fields that are wrong, each with why. */
  check: (fields: Fields) => Partial<Record<keyof Fields, string>>;
  /** Told of every change, so that nothing typed is lost by a reload. */
  onEdit: (fields: Fields) => void;
  /** True: the step was refused for missing fields; they are marked and the first gets the focus. */
  isRefused: boolean;
}

/**
 * A form whose fields bear the specification's names and whose rules are the domain's. Fields are marked once they were
 * left, or when the step is refused.
 */
export function useWireForm<Fields extends Record<string, string>>({
  values,
  check,
  onEdit,
  isRefused,
}: WireFormOptions<Fields>): UseFormReturn<Fields> {
  const resolver: Resolver<Fields> = (fields) => {
    const problems = Object.entries(check(fields)).map(([name, type]) => [name, { type }]);
    return problems.length > 0
      ? { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Fields> }
      : { values: fields, errors: {} };
  };
  const form = useForm<Fields>({ defaultValues: values as DefaultValues<Fields>, resolver, mode: 'onTouched' });
  const { subscribe, trigger } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => onEdit(typed) }),
    [subscribe, onEdit],
  );

  useEffect(() => {
    if (isRefused) void trigger(undefined as unknown as Path<Fields>, { shouldFocus: true });
  }, [isRefused, trigger]);

  return form;
}
