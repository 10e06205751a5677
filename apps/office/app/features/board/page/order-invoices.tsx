import type { BoardOrder, InvoicedOrder } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useEffect, useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { InvoiceFiles } from '../../../components/invoice/invoice-files.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { invoicesMessages } from '../../../messages/french/invoice/invoices.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './order-page.module.css';

const messages = { invoices: invoicesMessages };

/** The invoice of an order with its credit notes, and the form that makes one for a company afterwards (LAW-68). */
export const OrderInvoices = (props: { order: BoardOrder }) => (
  <AddedMessages add={messages}>
    <Inner {...props} />
  </AddedMessages>
);

const drawingMilliseconds = 2_000;

function Inner({ order }: { order: BoardOrder }) {
  const { answer, ask } = useAnswer(() => editorCaller.orderInvoices(order.id));
  const [latest, setLatest] = useState<InvoicedOrder | null>(null);
  const known = latest ?? (answer.kind === 'here' ? answer.value : null);
  const isDrawing = known?.invoices.some(({ hasPdf }) => !hasPdf) ?? false;
  // A PDF is drawn some seconds after its invoice. Each answer starts the next wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer itself is what is waited on again
  useEffect(() => {
    if (!isDrawing) return undefined;
    const read = () => editorCaller.orderInvoices(order.id).then(setLatest, () => undefined);
    const timer = setTimeout(() => void read(), drawingMilliseconds);
    return () => clearTimeout(timer);
  }, [known, isDrawing, order.id]);
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4rem">
      {(first) => <Known order={order} known={latest ?? first} onMade={setLatest} />}
    </Answered>
  );
}

interface KnownProps {
  order: BoardOrder;
  known: InvoicedOrder;
  onMade: (made: InvoicedOrder) => void;
}

function Known({ order, known: { company, canInvoice, invoices }, onMade }: KnownProps) {
  const say = useMessage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (canInvoice && isOpen) return <MakeInvoice order={order} onMade={onMade} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.parts} data-testid="order-invoices">
      <p role="status">
        {company === null ? say('invoices.ofOrder.none') : say('invoices.ofOrder.bound', { company })}
      </p>
      {company !== null && invoices.length === 0 && <p>{say('invoices.ofOrder.comes')}</p>}
      {invoices.map((invoice) => (
        <p key={invoice.number} className={styles.buttons}>
          <span>
            {say(`invoices.kind.${invoice.kind}`)} {invoice.number}, {format.money(invoice.totalCents)}
          </span>
          <InvoiceFiles invoice={invoice} />
        </p>
      ))}
      {canInvoice && (
        <OfficeButton kind="outline" isForDesk onClick={() => setOpen(true)}>
          {say('invoices.ofOrder.make')}
        </OfficeButton>
      )}
    </div>
  );
}

/** The names are those of the API's body, so that its errors are shown at their fields. `mostCharacters` is what it takes. */
const fields = [
  { name: 'name', label: 'companyName', mostCharacters: 160 },
  { name: 'siren', label: 'siren', mostCharacters: 40 },
  { name: 'address', label: 'billingAddress', mostCharacters: 200 },
  { name: 'postal_code', label: 'billingPostalCode', mostCharacters: 10 },
  { name: 'city', label: 'billingCity', mostCharacters: 120 },
  { name: 'vat_number', label: 'vatNumber', mostCharacters: 40 },
  { name: 'reference', label: 'reference', mostCharacters: 35 },
] as const;
type Name = (typeof fields)[number]['name'];
type Typed = Record<`company.${Name}`, string>;
const isOptional = (name: Name) => name === 'vat_number' || name === 'reference';
const empty = Object.fromEntries(fields.map(({ name }) => [`company.${name}`, ''])) as Typed;

function MakeInvoice({ order, onMade, onClose }: Omit<KnownProps, 'known'> & { onClose: () => void }) {
  const say = useMessage();
  // A retry sends the same id, so that the server makes one invoice only.
  const [actionId] = useState(randomId);
  const form = useForm<Typed>({
    initial: empty,
    check: (typed) =>
      Object.fromEntries(
        fields.map(({ name }) => [`company.${name}`, isOptional(name) ? null : needed(typed[`company.${name}`])]),
      ),
    send: async (typed) => {
      const of = (name: Name) => typed[`company.${name}`].trim();
      const company = {
        name: of('name'),
        siren: of('siren'),
        vat_number: of('vat_number') || null,
        address: of('address'),
        postal_code: of('postal_code'),
        city: of('city'),
        reference: of('reference') || null,
      };
      onMade(await editorCaller.invoiceOrder(order.id, company, actionId));
    },
  });
  return (
    <form {...form.props} className={styles.parts} data-testid="make-invoice">
      <p>{say('invoices.ofOrder.intro')}</p>
      <p>{say('invoices.ofOrder.closed')}</p>
      <FailureNote failure={form.failure} />
      {fields.map(({ name, label, mostCharacters }, position) => (
        <Field
          key={name}
          {...form.field(`company.${name}`)}
          label={say(`invoices.field.${label}`)}
          hint={name === 'siren' ? say('invoices.field.sirenHint') : undefined}
          maxLength={mostCharacters}
          autoComplete="off"
          autoFocus={position === 0}
          aria-required={!isOptional(name)}
        />
      ))}
      <div className={styles.buttons}>
        <OfficeButton kind="outline" isForDesk onClick={onClose}>
          {say('invoices.keep')}
        </OfficeButton>
        <OfficeButton type="submit" kind="ink" isForDesk isBusy={form.isBusy}>
          {say('invoices.ofOrder.yes')}
        </OfficeButton>
      </div>
    </form>
  );
}
