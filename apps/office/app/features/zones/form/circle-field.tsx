import type { Origin } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { circleAround, writeRings } from '../../../state/zones/points.ts';
import styles from '../base/zones.module.css';

const radiusKilometres = { least: 0.1, most: 30 };

/** Draws a circle around the middle of the zone, or around the restaurant (HRS-13). */
export function CircleField({ centre, onDraw }: { centre: Origin; onDraw: (text: string) => void }) {
  const say = useMessage();
  const [typed, setTyped] = useState('1,5');
  const [isWrong, setWrong] = useState(false);
  const draw = () => {
    const text = typed.trim().replace(',', '.');
    const radius = /^\d{1,2}(\.\d+)?$/.test(text) ? Number(text) : 0;
    const isRight = radiusKilometres.least <= radius && radius <= radiusKilometres.most;
    setWrong(!isRight);
    if (isRight) onDraw(writeRings([circleAround(centre, radius * 1_000)]));
  };
  return (
    <div className={styles.circle}>
      <Field
        name="radius"
        label={say('zones.form.radius')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? say('zones.form.radiusWrong') : undefined}
      />
      <OfficeButton kind="plain" isForDesk onClick={draw}>
        {say('zones.form.circle')}
      </OfficeButton>
    </div>
  );
}
