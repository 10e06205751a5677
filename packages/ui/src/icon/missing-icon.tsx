import { createContext, useContext, useEffect, useState } from 'react';

/** The public icon service that may be asked for what the shop does not have, such as `https://api.iconify.design`; null: none. */
export const IconHost = createContext<string | null>(null);

interface MissingIconProps {
  name: string;
  className: string | undefined;
}

/** An icon that the build does not have, as a name that came from data may be: the page goes on without it, until it is found (SHL-21, PLT-08). */
export function MissingIcon({ name, className }: MissingIconProps) {
  const host = useContext(IconHost);
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    import('./find-drawing.ts').then(({ findDrawing }) => findDrawing(name, host)).then(setDrawing, console.warn);
  }, [name, host]);
  if (drawing === null) return null;
  // As a picture that the text's colour shines through: what a stranger drew never becomes part of the page.
  const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
  return (
    <span
      className={className}
      style={{ display: 'inline-block', background: 'currentColor', mask }}
      aria-hidden="true"
    />
  );
}
