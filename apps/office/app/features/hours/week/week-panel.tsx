import { Segmented } from '@comptoir/ui';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useQuery } from '../../../platform/navigation/navigation.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { keyOfThing, type Part } from '../../../state/draft/read-parts.ts';
import { dayHoursForm } from '../../../state/hours/day-hours-form.ts';
import type { MenuHours } from '../../../state/hours/hours.ts';
import styles from './week.module.css';
import { WeekGrid } from './week-grid.tsx';

interface WeekPanelProps {
  menus: readonly MenuHours[];
  parts: ReadonlyMap<string, Part>;
}

/** The week of a menu and mode (HRS-01). */
export function WeekPanel({ menus, parts }: WeekPanelProps) {
  const say = useMessage();
  const [chosenId, setChosenId] = useState(useAskedMenu());
  const [mode, setMode] = useState<'delivery' | 'pickup'>('delivery');
  const menu = menus.find(({ id }) => String(id) === chosenId) ?? menus[0];
  if (!menu) return <Panel title={say('hours.week.title')}>{say('hours.week.none')}</Panel>;
  const { delivery, pickup } = menu.week;
  const key = keyOfThing({ kind: 'menu', id: String(menu.id) });
  const part = parts.get(key);
  return (
    <Panel title={say('hours.week.title')} part={key}>
      <div className={styles.heads}>
        {menus.length > 1 && (
          <Segmented
            className={styles.segments}
            label={say('hours.week.menu')}
            value={String(menu.id)}
            onChange={setChosenId}
            segments={menus.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        {pickup ? (
          <Segmented
            className={styles.segments}
            label={say('hours.week.mode')}
            value={mode}
            onChange={setMode}
            segments={(['delivery', 'pickup'] as const).map((value) => ({
              value,
              label: say(`draft.hours.mode.${value}`),
            }))}
          />
        ) : (
          <p className={styles.hint}>{say('draft.hours.mode.both')}</p>
        )}
      </div>
      {!menu.isAvailable && <p className={styles.hint}>{say('hours.week.offSale')}</p>}
      <WeekGrid
        week={mode === 'pickup' && pickup ? pickup : delivery}
        onChoose={(day) => part && openPart(dayHoursForm(day), part)}
      />
      <p className={styles.hint}>{say('hours.week.hint')}</p>
    </Panel>
  );
}

/** The menu whose week the page's address asks for. Null if it asks for none. */
function useAskedMenu(): string | null {
  const asked = new URLSearchParams(useQuery()).get('ouvrir') ?? '';
  return /^menu\/(.+)$/.exec(asked)?.[1] ?? null;
}
