import type { Report } from '@comptoir/contract';
import type { Format } from '@comptoir/format';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { type BarRow, BarsPanel } from './bars-panel.tsx';

/** More days than this are shown by month. */
const mostDays = 62;

/** The net of a month or a range by day (or month), weekday, mode and zone (REP-05). */
export function SumsPanels({ report: { days, weekdays, modes, zones } }: { report: Report }) {
  const say = useMessage();
  const format = useFormat();
  const [first, last] = [days.at(0)?.date, days.at(-1)?.date];
  const isLong = first && last ? first.until(last).days >= mostDays : false;
  const dayRows = days.map(({ date, orders, netCents }) => ({
    name: `${format.weekday(date)} ${date.day} ${format.month(date)}`,
    orders,
    netCents,
  }));
  const monday = Temporal.PlainDate.from('2026-01-05');
  const weekdayNames = { mon: 0, tue: 1, wed: 2, thu: 3, fri: 4, sat: 5, sun: 6 } as const;
  return (
    <>
      {isLong ? (
        <BarsPanel
          title={say('reports.charts.months')}
          what={say('reports.charts.what')}
          rows={monthsOf(days, format)}
        />
      ) : (
        <BarsPanel title={say('reports.charts.days')} what={say('reports.charts.what')} rows={dayRows} />
      )}
      <BarsPanel
        title={say('reports.charts.weekdays')}
        what={say('reports.charts.what')}
        rows={weekdays.map(({ weekday, ...row }) => ({
          ...row,
          name: format.weekdayName(monday.add({ days: weekdayNames[weekday] })),
        }))}
      />
      <BarsPanel
        title={say('reports.charts.modes')}
        what={say('reports.charts.where')}
        rows={modes.map(({ mode, ...row }) => ({ ...row, name: say(`reports.charts.mode.${mode}`) }))}
      />
      {zones.length > 0 && (
        <BarsPanel
          title={say('reports.charts.zones')}
          what={say('reports.charts.where')}
          rows={zones.map(({ zone, ...row }) => ({ ...row, name: zone ?? say('reports.charts.noZone') }))}
        />
      )}
    </>
  );
}

function monthsOf(days: Report['days'], format: Format): BarRow[] {
  const months = new Map<string, BarRow>();
  for (const { date, orders, netCents } of days) {
    const month = date.toPlainYearMonth().toString();
    const sum = months.get(month) ?? { name: format.monthOfYear(date), orders: 0, netCents: 0 };
    months.set(month, { ...sum, orders: sum.orders + orders, netCents: sum.netCents + netCents });
  }
  return [...months.values()];
}
