import type { MapGround } from '@comptoir/contract';
import type { Origin } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { useMemo } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { boxAround, pathOf, projectInto, type View } from '../../state/zones/map-view.ts';
import { overlapsOf } from '../../state/zones/overlaps.ts';
import { middleOf, type Rings } from '../../state/zones/points.ts';
import type { EditedZone } from '../../state/zones/zone-form.ts';
import styles from './base/zones.module.css';
import { Overlaps } from './overlaps.tsx';

interface ZoneMapProps {
  zones: readonly EditedZone[];
  place: Origin | null;
}

/** The drawn zones on the shop's own streets, with their fees in words (HRS-12, HRS-17). */
export function ZoneMap({ zones, place }: ZoneMapProps) {
  const say = useMessage();
  const drawn = zones.filter(({ rings }) => rings.length > 0);
  const view = boxAround([...drawn.flatMap(({ rings }) => rings.flat()), ...(place ? [[place.lng, place.lat]] : [])]);
  return (
    <Panel title={say('zones.map.title')}>
      <div className={styles.parts}>
        {drawn.length === 0 && <p className={styles.quiet}>{say('zones.map.none')}</p>}
        {view && <Drawing key={view.key} view={view} zones={drawn} place={place} />}
      </div>
    </Panel>
  );
}

interface DrawingProps extends ZoneMapProps {
  view: View;
}

const zoom = 14;
/** A label begins below the middle of its zone, where the restaurant often is. */
const labelDrop = 30;

function Drawing({ view, zones, place }: DrawingProps) {
  const say = useMessage();
  const format = useFormat();
  const { answer } = useAnswer(() => editorCaller.mapGround(view.box, zoom));
  const ground: MapGround | null = answer.kind === 'here' ? answer.value : null;
  const project = projectInto(view);
  const house = place && project([place.lng, place.lat]);
  const drawingOf = (rings: Rings) => rings.map((ring) => pathOf(ring.map(project), true)).join('');
  const overlaps = useMemo(() => overlapsOf(zones), [zones]);
  const pairs = overlaps.map(([one, other]) => ({
    key: `${one.key} ${other.key}`,
    one: drawingOf(one.rings),
    other: drawingOf(other.rings),
  }));
  const names = format.list(zones.map(({ name, feeCents }) => `${name}, ${format.money(feeCents)}`));
  return (
    <>
      <svg
        className={styles.map}
        viewBox={`0 0 ${view.width} ${view.height}`}
        role="img"
        aria-label={say('zones.map.label', { names })}
        data-testid="zone-map"
      >
        <path
          className={styles.street}
          d={(ground?.lines ?? []).map((line) => pathOf(line.map(project), false)).join('')}
        />
        {zones.map(({ key, rings }) => (
          <path key={key} className={styles.zone} d={drawingOf(rings)} />
        ))}
        <Overlaps pairs={pairs} />
        {house && <circle className={styles.house} cx={house[0]} cy={house[1]} r="8" />}
        {zones.map(({ key, name, feeCents, minimumCents, rings }) => {
          const middle = middleOf(rings[0] ?? []);
          const [x, y] = middle ? project([middle.lng, middle.lat]) : [0, 0];
          return (
            <text key={key} x={x} y={y + labelDrop} fontSize="16">
              <tspan x={x}>{name}</tspan>
              <tspan x={x} dy="20">
                {format.money(feeCents)}
                {minimumCents ? `, ${say('zones.from', { amount: format.money(minimumCents) })}` : ''}
              </tspan>
            </text>
          );
        })}
      </svg>
      {overlaps.map(([one, other]) => (
        <p key={`${one.key} ${other.key}`}>
          {say('zones.map.overlap', { names: format.list([one.name, other.name]) })}
        </p>
      ))}
      <p className={styles.quiet}>{say(answer.kind === 'failed' ? 'zones.map.failed' : 'zones.map.text')}</p>
    </>
  );
}
