import type { Origin } from '@comptoir/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { type Rings, readRings, writeRings } from '../../../state/zones/points.ts';
import styles from './draw.module.css';
import { type DrawnMap, drawMap } from './draw-map.ts';

export interface ZoneDrawingProps {
  text: string;
  others: readonly Rings[];
  place: Origin | null;
  onDraw: (text: string) => void;
}

/** The map on which the points of a zone are drawn and moved (HRS-13). */
export function ZoneDrawing({ text, others, place, onDraw }: ZoneDrawingProps) {
  const say = useMessage();
  const container = useRef<HTMLElement>(null);
  const map = useRef<DrawnMap>(null);
  const [hasGround, setGround] = useState(true);
  const draw = useEffectEvent((rings: Rings) => onDraw(writeRings(rings)));
  const begin = useEffectEvent((element: HTMLElement) =>
    drawMap(element, {
      rings: readRings(text) ?? [],
      others,
      place,
      looks: { street: styles.street, zone: styles.zone, other: styles.other, house: styles.house },
      words: { zoomIn: say('zones.map.zoomIn'), zoomOut: say('zones.map.zoomOut') },
      readGround: editorCaller.mapGround,
      onDraw: (rings) => draw(rings),
      onGround: setGround,
    }),
  );
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const begun = begin(element);
    map.current = begun;
    const stop = new AbortController();
    // A drag on the map does not close the sheet around it.
    element.addEventListener('touchstart', (event) => event.stopPropagation(), { signal: stop.signal });
    return () => {
      stop.abort();
      begun.stop();
    };
  }, []);
  useEffect(() => {
    const rings = readRings(text);
    if (rings) map.current?.show(rings);
  }, [text]);
  return (
    <>
      <section ref={container} className={styles.map} aria-label={say('zones.form.map')} data-testid="zone-drawing" />
      <p className={styles.quiet}>{say(text === '' ? 'zones.form.mapDraw' : 'zones.form.mapMove')}</p>
      {!hasGround && <p className={styles.quiet}>{say('zones.map.failed')}</p>}
    </>
  );
}
