import { ApiError } from '@comptoir/contract';
import { Button } from '@comptoir/ui';
import { FailureNote, useForm } from '@comptoir/web-app/form';
import { checkoutMessages } from '../../../messages/french/order/checkout.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type CompanyForm, emptyCompanyForm } from '../../../state/checkout/order-forms.ts';
import type { FollowedWhole } from '../../../state/live/followed-order.ts';
import { useCaller } from '../../../state/shop/shop-context.tsx';
import { companyToWire } from '../machine/model/company-to-wire.ts';
import { invalidFieldMessage } from '../machine/model/invalid-field-message.ts';
import { validateCompany } from '../machine/model/validate-forms.ts';
import { CompanyFields } from '../steps/company-fields.tsx';

type Typed = CompanyForm & Record<string, string>;

const messages = { checkout: checkoutMessages };
const names = Object.keys(emptyCompanyForm) as (keyof CompanyForm)[];

function check(form: Typed): Partial<Record<keyof CompanyForm, MessageId>> {
  const problems = validateCompany(form);
  const wrong = names.filter((name) => problems[name]);
  return Object.fromEntries(
    wrong.map((name) => [
      name,
      problems[name] === 'invalid' ? invalidFieldMessage(name) : ('checkout.field.required' as const),
    ]),
  );
}

/** What the server refuses is told in its own words. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.serverMessage
    ? { text: error.serverMessage }
    : { id: 'live.invoice.failed' as const };

/** The company of an invoice that is asked for after the order: the fields of the checkout (LAW-57, LAW-68). */
export function InvoiceForm(props: FollowedWhole & { onClose: () => void }) {
  return (
    <AddedMessages add={messages}>
      <Inner {...props} />
    </AddedMessages>
  );
}

function Inner({ token, onNews, onClose }: FollowedWhole & { onClose: () => void }) {
  const say = useMessage();
  const caller = useCaller();
  const form = useForm<Typed, MessageId>(
    {
      initial: { ...emptyCompanyForm },
      check,
      send: async (typed) => {
        const order = await caller.askInvoice(token, companyToWire(typed));
        if (order) onNews(order);
      },
    },
    { failureOf },
  );
  return (
    <form {...form.props} className="stack" data-testid="invoice-form">
      <h2>{say('live.invoice.ask')}</h2>
      <FailureNote failure={form.failure} />
      <CompanyFields form={form} errorOf={(name) => form.field(name).error} />
      <div className="row wrapping">
        <Button kind="dark" type="submit" disabled={form.isBusy}>
          {say('live.invoice.send')}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {say('live.invoice.close')}
        </Button>
      </div>
    </form>
  );
}
