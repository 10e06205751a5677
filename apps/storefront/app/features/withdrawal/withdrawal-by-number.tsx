import { Button, boxStyles, classNames, Field, Note } from '@comptoir/ui';
import { EmailField, FailureNote } from '@comptoir/web-app/form';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { StepContent } from './step-content.tsx';
import { StoredNote } from './stored-note.tsx';
import { type NumberDeclaration, useNumberDeclaration } from './use-number-declaration.ts';
import styles from './withdrawal.module.css';

/** The page of a diner who has no link of the order. The answer never tells whether there is such an order (LAW-43). */
export function WithdrawalByNumber() {
  const declaration = useNumberDeclaration();
  const { step, storedAt } = declaration;
  if (storedAt)
    return (
      <article className={classNames(styles.page, 'page-width stack')}>
        <Text id="withdrawal.byNumber.stored" as="h1" />
        <StoredNote id="withdrawal.byNumber.storedAt" declaredAt={storedAt} />
        <Text id="withdrawal.byNumber.next" as="p" />
      </article>
    );
  return (
    <article className={classNames(styles.page, 'page-width')}>
      <StepContent step={step}>
        <Text id={step === 'choose' ? 'shell.pages.Withdrawal' : 'withdrawal.confirmTitle'} as="h1" />
        <noscript>
          <Text id="withdrawal.noScript" as="p" />
        </noscript>
        {step === 'choose' ? <Fields declaration={declaration} /> : <Confirmation declaration={declaration} />}
      </StepContent>
    </article>
  );
}

function Fields({ declaration: { form } }: { declaration: NumberDeclaration }) {
  const say = useMessage();
  return (
    <form {...form.props} className="stack">
      <FailureNote failure={form.failure} />
      <Text id="withdrawal.byNumber.text" as="p" className="muted" />
      <Field
        {...form.field('order_number')}
        label={say('withdrawal.byNumber.number')}
        hint={say('withdrawal.byNumber.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-required
      />
      <EmailField {...form.field('email')} label={say('withdrawal.byNumber.email')} autoComplete="email" />
      <Field {...form.field('name')} label={say('withdrawal.name')} autoComplete="name" maxLength={255} aria-required />
      <Text id="withdrawal.noDishes" as="p" className="small muted" />
      <Button type="submit" isWide>
        {say('withdrawal.next')}
      </Button>
    </form>
  );
}

function Confirmation({ declaration: { form, orderNumber, goBack } }: { declaration: NumberDeclaration }) {
  const say = useMessage();
  const { name, email } = form.values;
  return (
    <form {...form.props} className="stack">
      <FailureNote failure={form.failure} />
      <div className={classNames(boxStyles.box, 'stack')}>
        <p className="bold">{say('withdrawal.byNumber.given', { number: orderNumber ?? 0 })}</p>
        <p className={classNames(styles.declarer, 'small muted')}>
          {say('withdrawal.byNumber.declarer', { name: name.trim(), email: email.trim() })}
        </p>
      </div>
      <Note>
        <p>{say('withdrawal.byNumber.amount')}</p>
      </Note>
      <Button type="submit" isWide isBusy={form.isBusy} data-testid="withdraw-confirm">
        {say('withdrawal.confirm')}
      </Button>
      <Button kind="quiet" isWide onClick={goBack}>
        {say('withdrawal.back')}
      </Button>
    </form>
  );
}
