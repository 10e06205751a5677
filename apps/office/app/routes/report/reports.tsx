import { Reports } from '../../features/report/reports.tsx';
import { reportsMessages } from '../../messages/french/report/reports.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ReportsRoute() {
  return (
    <AddedMessages add={{ reports: reportsMessages }}>
      <Reports />
    </AddedMessages>
  );
}
