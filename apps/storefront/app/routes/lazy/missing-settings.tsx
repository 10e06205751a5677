import { Suspense } from 'react';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { SettingsNote } from './lazy-parts.ts';

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
