import type { BookClose } from '@comptoir/contract';
import { publicSides } from '@comptoir/domain';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';

type Side = BookClose['figures']['sales'];

const kinds = ['public', 'company'] as const;
const sides = ['sales', 'refunds'] as const;

/** Sales and refunds of the public and of companies, each by rate. It is told only where a company has invoices (LAW-70). */
export function CloseChannels({ close: { figures } }: { close: BookClose }) {
  const say = useMessage();
  if (!figures.company) return null;
  const channels = { public: publicSides(figures), company: figures.company };
  return (
    <Panel title={say('closes.sheet.channels')}>
      <WideTable label={say('closes.sheet.channels')}>
        <table className={paperStyles.table} data-testid="close-channels">
          <thead>
            <tr>
              <th scope="col">{say('closes.sheet.whom')}</th>
              <th scope="col">{say('closes.sheet.netOfTax')}</th>
              <th scope="col">{say('closes.sheet.tax')}</th>
              <th scope="col">{say('closes.sheet.gross')}</th>
            </tr>
          </thead>
          {kinds.map((kind) => (
            <tbody key={kind}>
              <tr className={paperStyles.group}>
                <th scope="rowgroup" colSpan={4}>
                  {say(`closes.sheet.channel.${kind}`)}
                </th>
              </tr>
              {sides.map((side) => (
                <tr key={side}>
                  <th scope="row">{say(`closes.${side}`)}</th>
                  <Amounts side={channels[kind][side]} isBack={side === 'refunds'} />
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </WideTable>
    </Panel>
  );
}

function Amounts({ side: { rates, amount }, isBack }: { side: Side; isBack: boolean }) {
  const format = useFormat();
  const net = rates.reduce((sum, rate) => sum + rate.net, 0);
  const shown = (cents: number) => format.money(isBack ? 0 - cents : cents);
  return (
    <>
      <td>{shown(net)}</td>
      <td>{shown(amount - net)}</td>
      <td>{shown(amount)}</td>
    </>
  );
}
