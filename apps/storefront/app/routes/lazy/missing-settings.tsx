import { Suspense } from 'react';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { SettingsNote } from './lazy-parts.ts';

/** Says so, in a box of the page's, where the restaurant's settings could not be read (ERR-14); else nothing. */
export function MissingSettings({ className }: { className: string | undefined }) {
  const isMissing = useCatalogue((catalogue) => catalogue.missing.includes('settings'));
  if (!isMissing) return null;
  return (
    <Suspense>
      <div className={className}>
        <SettingsNote />
      </div>
    </Suspense>
  );
}
