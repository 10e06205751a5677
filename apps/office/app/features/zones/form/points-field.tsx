import type { Origin } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import {
  middleOf,
  type Rings,
  readPoints,
  readRings,
  type TypedPoint,
  writePoints,
} from '../../../state/zones/points.ts';
import styles from '../base/zones.module.css';
import { LaterDrawing } from '../draw/later-drawing.tsx';
import { CircleField } from './circle-field.tsx';
import { PointRow } from './point-row.tsx';
import { PostalOutline } from './postal-outline.tsx';

const mostSteps = 50;

interface PointsFieldProps {
  text: string;
  error: string | undefined;
  /** The postal code as it is typed in the form. */
  postal: string;
  place: Origin | null;
  /** The drawings of the other zones. */
  others: readonly Rings[];
  onType: (text: string) => void;
}

/** The points of a zone, on a map and in a table for those who use no mouse (HRS-13). Up to 50 steps of both are taken back. */
export function PointsField({ text, error, postal, place, others, onType }: PointsFieldProps) {
  const say = useMessage();
  const [steps, setSteps] = useState<readonly string[]>([]);
  const [outline = [], ...holes] = readPoints(text);
  const change = (next: string) => {
    setSteps([...steps, text].slice(-mostSteps));
    onType(next);
  };
  const put = (points: readonly TypedPoint[]) =>
    change(
      [points, ...holes]
        .filter((ring) => ring.length > 0)
        .map(writePoints)
        .join('\n\n'),
    );
  const undo = () => {
    onType(steps.at(-1) ?? text);
    setSteps(steps.slice(0, -1));
  };
  const centre = middleOf(readRings(text)?.[0] ?? []) ?? place;
  const last = outline.at(-1) ?? { lat: '', lng: '' };
  return (
    <fieldset className={styles.points} data-testid="points">
      <legend>{say('zones.form.points')}</legend>
      <p className={styles.quiet}>{say('zones.form.pointsHint')}</p>
      <LaterDrawing text={text} others={others} place={place} onDraw={change} />
      {outline.map((point, index) => (
        <PointRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a point has no identity but its place
          key={index}
          points={outline}
          point={point}
          index={index}
          isWrong={error !== undefined}
          centre={centre}
          onType={put}
        />
      ))}
      {error && (
        <p className={styles.error} role="alert">
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <OfficeButton kind="plain" isForDesk onClick={() => put([...outline, last])}>
          <Icon name="plus" />
          {say('zones.form.addPoint')}
        </OfficeButton>
        {steps.length > 0 && (
          <OfficeButton kind="plain" isForDesk onClick={undo}>
            <Glyph name="undo-2" />
            {say('zones.form.undo')}
          </OfficeButton>
        )}
        {text !== '' && (
          <OfficeButton kind="outline" isForDesk onClick={() => change('')}>
            {say('zones.form.clear')}
          </OfficeButton>
        )}
      </div>
      <PostalOutline code={postal.trim()} onDraw={change} />
      {centre && <CircleField centre={centre} onDraw={change} />}
    </fieldset>
  );
}
