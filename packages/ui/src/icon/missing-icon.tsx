import { createContext, useContext, useEffect, useState } from 'react';

/** A public icon service such as `https://api.iconify.design`. Null if none is used. */
export const IconHost = createContext<string | null>(null);

interface MissingIconProps {
  name: string;
  className: string | undefined;
}

/** An icon that is not bundled, because its name comes from data. Empty until loaded (SHL-21, PLT-08). */
export function MissingIcon({ name, className }: MissingIconProps) {
  const host = useContext(IconHost);
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    import('./find-drawing.ts').then(({ findDrawing }) => findDrawing(name, host)).then(setDrawing, console.warn);
  }, [name, host]);
  if (drawing === null) return null;
  // The icon is a CSS mask in the text's colour, because third-party SVG must not enter the DOM.
  const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
  return (
    <span
      className={className}
      style={{ display: 'inline-block', background: 'currentColor', mask }}
      aria-hidden="true"
    />
  );
}
