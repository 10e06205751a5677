import { Field } from '@comptoir/ui';
import { useState } from 'react';
import { LiveCart, type SampleLine } from '../../../components/live-cart/live-cart.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/rehearsal.module.css';
import type { QuestionText } from '../question/question.ts';
import { Comparison } from './comparison.tsx';
import { FactList } from './fact-list.tsx';
import type { Rehearsed } from './rehearsed.ts';
import { ShopView } from './shop-view.tsx';
import { useAbout } from './use-about.ts';
import { useFacts } from './use-facts.ts';

interface AnswerProps {
  rehearsed: Rehearsed;
  rehearse: (text: QuestionText) => Promise<Rehearsed>;
}

/** What a diner would meet, the price of a sample cart, the comparison with another hour or catalogue, and the shop itself. */
export function Answer({ rehearsed, rehearse }: AnswerProps) {
  const say = useMessage();
  const sayAbout = useAbout();
  const tell = useFacts();
  const { question, answer, sold } = rehearsed;
  const [lines, setLines] = useState<SampleLine[]>([]);
  const [coupon, setCoupon] = useState('');
  return (
    <>
      <div className={styles.columns}>
        <Panel title={say('rehearsal.title.whole')}>
          <p className={styles.quiet} role="status" data-testid="rehearsed">
            {sayAbout(rehearsed)}
          </p>
          <FactList facts={tell(answer, sold)} slots={answer.slots} />
        </Panel>
        <div className={styles.column}>
          <Panel title={say('rehearsal.title.cart')}>
            <LiveCart
              question={question}
              menus={sold.menus}
              offers={sold.offers}
              lines={lines}
              onLines={setLines}
              coupon={coupon}
            >
              {() => (
                <Field
                  name="coupon"
                  label={say('rehearsal.coupon')}
                  autoComplete="off"
                  value={coupon}
                  onChange={({ target }) => setCoupon(target.value)}
                />
              )}
            </LiveCart>
          </Panel>
          <Panel title={say('rehearsal.title.compare')}>
            <Comparison key={question.at.epochMilliseconds} first={rehearsed} rehearse={rehearse} />
          </Panel>
        </div>
      </div>
      <Panel title={say('rehearsal.title.shop')}>
        <ShopView key={`${question.at} ${question.isDraft}`} rehearsed={rehearsed} />
      </Panel>
    </>
  );
}
