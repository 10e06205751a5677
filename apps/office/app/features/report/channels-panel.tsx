import type { Report } from '@comptoir/contract';
import { useMessage } from '../../messages/use-message.ts';
import { BarsPanel } from './bars-panel.tsx';

/** The public and the companies, where one of these has an invoice (LAW-70). */
export function ChannelsPanel({ report: { channels } }: { report: Report }) {
  const say = useMessage();
  if (!channels.some(({ channel }) => channel === 'company')) return null;
  return (
    <BarsPanel
      title={say('reports.charts.channels')}
      what={say('reports.charts.whom')}
      rows={channels.map(({ channel, ...row }) => ({ ...row, name: say(`reports.charts.channel.${channel}`) }))}
    />
  );
}
