import type { BookClose } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';

const methods = ['card', 'cash'] as const;

/** Sales, refunds and net of a close by payment. */
export function CloseTurnovers({ close: { figures } }: { close: BookClose }) {
  const say = useMessage();
  const { sales, refunds } = figures;
  return (
    <Panel title={say('closes.sheet.amounts')}>
      <WideTable label={say('closes.sheet.amounts')}>
        <table className={paperStyles.table} data-testid="close-payments">
          <thead>
            <tr>
              <th scope="col">{say('closes.sheet.what')}</th>
              <th scope="col">{say('closes.sales')}</th>
              <th scope="col">{say('closes.refunds')}</th>
              <th scope="col">{say('closes.net')}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map((method) => (
              <tr key={method}>
                <th scope="row">{say(`closes.sheet.method.${method}`)}</th>
                <Amounts sales={sales.payments[method]} refunds={refunds.payments[method]} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('closes.sheet.total')}</th>
              <Amounts sales={sales.amount} refunds={refunds.amount} />
            </tr>
          </tfoot>
        </table>
      </WideTable>
    </Panel>
  );
}

function Amounts({ sales, refunds }: { sales: number; refunds: number }) {
  const format = useFormat();
  return (
    <>
      <td>{format.money(sales)}</td>
      <td>{format.money(0 - refunds)}</td>
      <td>{format.money(sales - refunds)}</td>
    </>
  );
}
