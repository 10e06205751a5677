import type { DeclaredWithdrawal } from '@comptoir/contract';
import { Button, Field, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { FailureNote } from '@comptoir/web-app/form';
import { useFormat } from '@comptoir/web-app/messages';
import { useId } from 'react';
import { withdrawalMessages } from '../../messages/french/order/withdrawal.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import type { Followed } from '../../state/live/followed-order.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import { writeUnits } from './chosen-units.ts';
import { isCashDue } from './is-cash-due.ts';
import { StepContent } from './step-content.tsx';
import { StoredNote } from './stored-note.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useBackStep } from './use-back-step.ts';
import { useDeclaredWords } from './use-declared-words.ts';
import { type LinkDeclaration, useLinkDeclaration } from './use-link-declaration.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface WithdrawalSheetProps extends Followed {
  onClose: () => void;
}

const titles = { choose: 'shell.pages.Withdrawal', confirm: 'withdrawal.confirmTitle' } as const;

function Declaring({ onClose, ...followed }: WithdrawalSheetProps) {
  const say = useMessage();
  const titleId = useId();
  const declaration = useLinkDeclaration(followed);
  const { step, stored, withdrawal, goBack } = declaration;
  useBackStep(() => {
    const isSecond = step === 'confirm' && !stored;
    if (isSecond) goBack();
    else onClose();
    return isSecond;
  });
  return (
    <Sheet titleId={titleId} kind="slim" testId="withdrawal" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say(stored ? 'withdrawal.doneTitle' : titles[step])}
        closeLabel={say('withdrawal.close')}
        onClose={onClose}
      />
      {stored ? (
        <Stored order={followed.order} stored={stored} />
      ) : withdrawal.lines.length === 0 ? (
        <SheetBody isReadOnly>
          <Note>
            <p>{say('withdrawal.nothingLeft')}</p>
          </Note>
        </SheetBody>
      ) : (
        <Steps declaration={declaration} order={followed.order} />
      )}
    </Sheet>
  );
}

interface StepsProps extends Pick<Followed, 'order'> {
  declaration: LinkDeclaration;
}

function Steps({ declaration, order }: StepsProps) {
  const say = useMessage();
  const formId = useId();
  const { orderNumber } = order;
  const { step, form, withdrawal, lines, chosen, choose, goBack } = declaration;
  return (
    <>
      <SheetBody>
        <form {...form.props} id={formId}>
          <StepContent step={step}>
            <FailureNote failure={form.failure} />
            {step === 'choose' ? (
              <>
                <Intro until={withdrawal.until} orderNumber={orderNumber} />
                <UnitChoice withdrawal={withdrawal} chosen={chosen} onChange={choose} />
                <Field {...form.field('name')} label={say('withdrawal.name')} autoComplete="name" aria-required />
                <Field
                  {...form.field('email')}
                  type="email"
                  autoCapitalize="none"
                  autoComplete="email"
                  maxLength={254}
                  label={say('withdrawal.email')}
                  hint={say('withdrawal.emailHint')}
                />
              </>
            ) : (
              <WithdrawalSummary
                withdrawal={withdrawal}
                lines={lines}
                orderNumber={orderNumber}
                name={form.values.name}
                isUnpaid={isCashDue(order)}
              />
            )}
          </StepContent>
        </form>
      </SheetBody>
      <SheetFooter>
        {step === 'choose' ? (
          <Button type="submit" form={formId} isWide>
            {say('withdrawal.next')}
          </Button>
        ) : (
          <>
            <Button type="submit" form={formId} isWide isBusy={form.isBusy} data-testid="withdraw-confirm">
              {say('withdrawal.confirm')}
            </Button>
            <Button kind="quiet" isWide onClick={goBack}>
              {say('withdrawal.back')}
            </Button>
          </>
        )}
      </SheetFooter>
    </>
  );
}

function Intro({ until, orderNumber }: { until: Temporal.Instant | null; orderNumber: number }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  // `until` is the first instant after the last day.
  const lastDay = until?.subtract({ nanoseconds: 1 }).toZonedDateTimeISO(timeZone).toPlainDate();
  return (
    <p className="muted">
      {say('withdrawal.noReason', { number: orderNumber })}
      {lastDay && ` ${say('withdrawal.until', { day: format.date(lastDay) })}`}
    </p>
  );
}

function Stored({ order, stored }: Pick<Followed, 'order'> & { stored: DeclaredWithdrawal }) {
  const { next } = useDeclaredWords(order)(stored);
  return (
    <SheetBody className="stack">
      <StoredNote id="withdrawal.stored" declaredAt={stored.declaredAt} />
      <ul className="bold">
        {stored.lines.map((line) => (
          <li key={line.line}>{writeUnits(line)}</li>
        ))}
      </ul>
      <p>{next}</p>
    </SheetBody>
  );
}

export function WithdrawalSheet(props: WithdrawalSheetProps) {
  return (
    <AddedMessages add={{ withdrawal: withdrawalMessages }}>
      <Declaring {...props} />
    </AddedMessages>
  );
}
