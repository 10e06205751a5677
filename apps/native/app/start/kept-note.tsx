import { useMessage } from '@comptoir/storefront/native';
import styles from './native-page.module.css';

const minute = 60_000;
const steps = [
  { unit: 'day', milliseconds: 24 * 60 * minute },
  { unit: 'hour', milliseconds: 60 * minute },
  { unit: 'minute', milliseconds: minute },
] as const;

/** "il y a 3 heures", in the largest unit with a whole count. A negative age (the clock was set back) shows "maintenant". */
function sayAge(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
  const step = steps.find((one) => milliseconds >= one.milliseconds);
  return step ? format.format(-Math.floor(milliseconds / step.milliseconds), step.unit) : format.format(0, 'second');
}

export function KeptNote({ readAt }: { readAt: number }) {
  const say = useMessage();
  return (
    <p className={styles.kept} role="status" data-testid="native-kept">
      {say('native.kept', { age: sayAge(Date.now() - readAt) })}
    </p>
  );
}
