import type { BookClose } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';

const sides = ['sales', 'refunds'] as const;

/** VAT by rate of the sales and of the refunds of a close. */
export function CloseTaxes({ close: { figures } }: { close: BookClose }) {
  const say = useMessage();
  const told = sides.filter((side) => figures[side].rates.length > 0);
  return (
    <Panel title={say('closes.sheet.taxes')}>
      {told.length === 0 ? (
        <p>{say('closes.sheet.noTax')}</p>
      ) : (
        <WideTable label={say('closes.sheet.taxes')}>
          <table className={paperStyles.table} data-testid="close-taxes">
            <thead>
              <tr>
                <th scope="col">{say('closes.sheet.rate')}</th>
                <th scope="col">{say('closes.sheet.netOfTax')}</th>
                <th scope="col">{say('closes.sheet.tax')}</th>
                <th scope="col">{say('closes.sheet.gross')}</th>
              </tr>
            </thead>
            {told.map((side) => (
              <SideRows
                key={side}
                name={say(`closes.${side}`)}
                sign={side === 'sales' ? 1 : -1}
                rates={figures[side].rates}
              />
            ))}
          </table>
        </WideTable>
      )}
    </Panel>
  );
}

interface SideRowsProps {
  name: string;
  sign: 1 | -1;
  rates: BookClose['figures']['sales']['rates'];
}

function SideRows({ name, sign, rates }: SideRowsProps) {
  const format = useFormat();
  return (
    <tbody>
      <tr className={paperStyles.group}>
        <th scope="rowgroup" colSpan={4}>
          {name}
        </th>
      </tr>
      {rates.map(({ rate, net, vat, gross }) => (
        <tr key={rate}>
          <th scope="row">{format.rate(rate)} %</th>
          <td>{format.money(sign * net)}</td>
          <td>{format.money(sign * vat)}</td>
          <td>{format.money(sign * gross)}</td>
        </tr>
      ))}
    </tbody>
  );
}
