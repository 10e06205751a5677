export type FormValue = string | Form;
export interface Form {
  [name: string]: FormValue;
}

/** Reads `amount=1&metadata[local_id]=x&types[]=card&types[0]=card` into nested objects. Lists become objects with numeric names. */
export function parseForm(text: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() as string;
    let form = root;
    for (const part of path) {
      const inner = typeof form[part] === 'object' ? form[part] : (Object.create(null) as Form);
      form[part] = inner;
      form = inner;
    }
    form[last === '' ? Object.keys(form).length : last] = value;
  }
  return root;
}
