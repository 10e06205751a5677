import type { Report } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import paperStyles from '../../components/paper/paper.module.css';
import { WideTable } from '../../components/paper/wide-table.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './report.module.css';

type Rate = Report['taxes'][number];
type Part = 'sales' | 'refunds' | 'difference';
const amounts = ['netCents', 'taxCents', 'grossCents'] as const;

/** VAT by rate of sales, of refunds and of the difference. Without refunds the difference is the sales. */
export function TaxesPanel({ report: { taxes } }: { report: Report }) {
  const say = useMessage();
  const hasRefunds = taxes.some(({ refunds }) => refunds.grossCents > 0);
  const parts: Part[] = hasRefunds ? ['sales', 'refunds', 'difference'] : ['difference'];
  return (
    <Panel title={say('reports.taxes.title')}>
      <WideTable label={say('reports.taxes.title')}>
        <table className={paperStyles.table} data-testid="taxes">
          <thead>
            <tr>
              <th scope="col">{say('reports.taxes.rate')}</th>
              <th scope="col">{say('reports.taxes.net')}</th>
              <th scope="col">{say('reports.taxes.tax')}</th>
              <th scope="col">{say('reports.taxes.gross')}</th>
            </tr>
          </thead>
          {parts.map((part) => (
            <PartRows key={part} part={part} taxes={taxes} isNamed={hasRefunds} />
          ))}
        </table>
      </WideTable>
      <p className={styles.sound}>
        <Icon name="check" />
        {say('reports.taxes.sound')}
      </p>
    </Panel>
  );
}

function PartRows({ part, taxes, isNamed }: { part: Part; taxes: Rate[]; isNamed: boolean }) {
  const say = useMessage();
  const format = useFormat();
  const own = taxes.filter((rate) => part === 'difference' || rate[part].grossCents > 0);
  const total = amounts.map((name) => own.reduce((sum, rate) => sum + signed(rate, part, name), 0));
  return (
    <tbody data-part={part}>
      {isNamed && (
        <tr className={paperStyles.group}>
          <th scope="rowgroup" colSpan={4}>
            {say(`reports.taxes.${part}`)}
          </th>
        </tr>
      )}
      {own.map((rate) => (
        <tr key={rate.rateBp}>
          <th scope="row">{format.rate(rate.rateBp)} %</th>
          {amounts.map((name) => (
            <td key={name}>{format.money(signed(rate, part, name))}</td>
          ))}
        </tr>
      ))}
      <tr className={paperStyles.sum}>
        <th scope="row">{say('reports.taxes.total')}</th>
        {total.map((cents, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
          <td key={column}>{format.money(cents)}</td>
        ))}
      </tr>
    </tbody>
  );
}

const signed = (rate: Rate, part: Part, name: (typeof amounts)[number]) =>
  part === 'refunds' ? 0 - rate[part][name] : rate[part][name];
