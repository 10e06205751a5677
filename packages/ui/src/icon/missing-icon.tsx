import { createContext, useContext, useEffect, useState } from 'react';

/** Public fallback such as `https://api.iconify.design`; null: none. */
export const IconHost = createContext<string | null>(null);

interface MissingIconProps {
  name: string;
  className: string | undefined;
}

/** An icon outside of the build, with a name from data: empty until it is loaded (SHL-21, PLT-08). */
export function MissingIcon({ name, className }: MissingIconProps) {
  const host = useContext(IconHost);
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    import('./find-drawing.ts').then(({ findDrawing }) => findDrawing(name, host)).then(setDrawing, console.warn);
  }, [name, host]);
  if (drawing === null) return null;
  // A CSS mask in the text's colour: third-party SVG never enters the DOM.
  const mask = `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
  return (
    <span
      className={className}
      style={{ display: 'inline-block', background: 'currentColor', mask }}
      aria-hidden="true"
    />
  );
}
