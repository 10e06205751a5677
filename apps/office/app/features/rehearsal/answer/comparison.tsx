import { Field, Segmented } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/rehearsal.module.css';
import { catalogues, checkQuestion, type QuestionText } from '../question/question.ts';
import { compareFacts } from './compare-facts.ts';
import type { Rehearsed } from './rehearsed.ts';
import { useAbout } from './use-about.ts';
import { useFacts } from './use-facts.ts';

interface ComparisonProps {
  first: Rehearsed;
  rehearse: (text: QuestionText) => Promise<Rehearsed>;
}

/** Rehearses a second instant or the other catalogue, and says what differs (REH-09). */
export function Comparison({ first, rehearse }: ComparisonProps) {
  const say = useMessage();
  const [second, setSecond] = useState<Rehearsed | null>(null);
  const form = useForm<QuestionText>({
    initial: { ...first.text, catalogue: first.text.catalogue === 'draft' ? 'published' : 'draft' },
    check: checkQuestion,
    send: async (text) => setSecond(await rehearse(text)),
  });
  return (
    <div className={styles.column}>
      <p className={styles.quiet}>{say('rehearsal.compare.text')}</p>
      <form {...form.props} className={styles.form} aria-label={say('rehearsal.title.compare')}>
        <FailureNote failure={form.failure} />
        <div className={styles.fields}>
          <Field {...form.field('date')} type="date" label={say('rehearsal.question.date')} />
          <Field {...form.field('time')} type="time" label={say('rehearsal.question.time')} />
        </div>
        <Segmented
          label={say('rehearsal.question.catalogue')}
          className={styles.switch}
          value={form.values.catalogue}
          onChange={(catalogue) => form.set({ catalogue })}
          segments={catalogues.map((name) => ({ value: name as string, label: say(`rehearsal.catalogue.${name}`) }))}
        />
        <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
          {say('rehearsal.compare.ask')}
        </OfficeButton>
      </form>
      {second && <Differences first={first} second={second} />}
    </div>
  );
}

function Differences({ first, second }: { first: Rehearsed; second: Rehearsed }) {
  const say = useMessage();
  const sayAbout = useAbout();
  const tell = useFacts();
  const differences = compareFacts(tell(first.answer, first.sold), tell(second.answer, second.sold));
  if (differences.length === 0) return <p role="status">{say('rehearsal.compare.same')}</p>;
  const sides = [
    { name: 'before', rehearsed: first, title: say('rehearsal.compare.first') },
    { name: 'after', rehearsed: second, title: say('rehearsal.compare.second') },
  ] as const;
  return (
    <div role="status" className={styles.column} data-testid="differences">
      {differences.map((difference) => (
        <section key={difference.name} className={styles.difference}>
          <h3>{say(`rehearsal.title.${difference.name}`)}</h3>
          {sides.map(({ name, rehearsed, title }) => (
            <div key={name}>
              <b>{title}</b> <small>{sayAbout(rehearsed)}</small>
              <ul>
                {difference[name].map((text) => (
                  <li key={text}>{text}</li>
                ))}
                {difference[name].length === 0 && <li>{say('rehearsal.compare.nothing')}</li>}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
