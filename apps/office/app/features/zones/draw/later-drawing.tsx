import { Skeleton } from '@comptoir/ui';
import { lazy, Suspense, useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { ZoneDrawingProps } from './zone-drawing.tsx';

const Drawing = lazy(async () => {
  const loaded = await import('./zone-drawing.tsx').catch(() => null);
  return { default: loaded?.ZoneDrawing ?? MissingDrawing };
});

/** Opens the map in the form of a zone. Its libraries are loaded only then. */
export function LaterDrawing(props: ZoneDrawingProps) {
  const say = useMessage();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <OfficeButton kind="outline" isForDesk isWide onClick={() => setOpen(true)}>
        <Glyph name="map" />
        {say('zones.form.openMap')}
      </OfficeButton>
    );
  return (
    <Suspense fallback={<Skeleton height="22rem" radius="1rem" />}>
      <Drawing {...props} />
    </Suspense>
  );
}

function MissingDrawing() {
  return <p role="status">{useMessage()('zones.form.noMap')}</p>;
}
