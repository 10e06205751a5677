import type { TriedAddress } from '@comptoir/contract';
import { readTypedAmount } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Consequence } from '../../components/consequence.tsx';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import styles from './base/zones.module.css';

const answers = ['draft', 'published'] as const;

/** Finds an address and says its fee by the draft and by what is published (HRS-16). */
export function TryAddress() {
  const say = useMessage();
  const [tried, setTried] = useState<TriedAddress[] | null>(null);
  const form = useForm({
    initial: { address: '', cart: '20,00' },
    check: ({ address, cart }) => ({
      address: needed(address),
      cart: isAmount(cart) ? null : 'zones.form.amount',
    }),
    send: async ({ address, cart }) => {
      setTried(null);
      const amount = readTypedAmount(cart);
      const cartCents = 'cents' in amount ? amount.cents : 0;
      const ask = (isDraft: boolean) => editorCaller.tryAddress({ address: address.trim(), isDraft, cartCents });
      setTried(await Promise.all([ask(true), ask(false)]));
    },
  });
  return (
    <Panel title={say('zones.trial.title')}>
      <form {...form.props} className={styles.parts}>
        <Field {...form.field('address')} label={say('zones.trial.address')} autoComplete="off" maxLength={200} />
        <Field {...form.field('cart')} label={say('zones.trial.cart')} inputMode="decimal" autoComplete="off" />
        <FailureNote failure={form.failure} />
        <OfficeButton type="submit" kind="plain" isForDesk isBusy={form.isBusy}>
          {say('zones.trial.send')}
        </OfficeButton>
      </form>
      <div role="status" className={styles.trial}>
        {tried?.map((answer, index) => (
          <Tried key={answers[index]} answer={answer} name={answers[index] ?? 'draft'} />
        ))}
      </div>
    </Panel>
  );
}

function isAmount(typed: string): boolean {
  const amount = readTypedAmount(typed);
  return 'cents' in amount && amount.cents >= 0;
}

function Tried({ answer, name }: { answer: TriedAddress; name: (typeof answers)[number] }) {
  const say = useMessage();
  const format = useFormat();
  const { address, zone, feeCents, minimumCents, minutes, refusal } = answer;
  const minimum = format.money(minimumCents);
  const where = zone ?? say('zones.trial.noZone');
  return (
    <div data-testid="tried" data-name={name}>
      <b>{say(`zones.trial.${name}`)}</b>
      <p className={styles.quiet}>{address}</p>
      <Consequence look={refusal ? 'bad' : 'good'}>
        {refusal
          ? say(`zones.trial.refusal.${refusal}`, { minimum })
          : say('zones.trial.ok', {
              zone: where,
              fee: format.money(feeCents ?? 0),
              minimum,
              minutes: Math.round(minutes),
            })}
      </Consequence>
    </div>
  );
}
