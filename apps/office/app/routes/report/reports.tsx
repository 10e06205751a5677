import { Reports } from '../../features/report/reports.tsx';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { reportsMessages } from '../../messages/french/report/reports.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ReportsRoute() {
  return (
    <AddedMessages add={{ paper: paperMessages, reports: reportsMessages }}>
      <Reports />
    </AddedMessages>
  );
}
