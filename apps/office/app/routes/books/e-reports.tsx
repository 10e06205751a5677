import { EReports } from '../../features/books/e-reports/e-reports.tsx';
import { closesMessages } from '../../messages/french/books/closes.ts';
import { eReportsMessages } from '../../messages/french/books/e-reports.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function EReportsRoute() {
  return (
    <AddedMessages add={{ closes: closesMessages, eReports: eReportsMessages }}>
      <EReports />
    </AddedMessages>
  );
}
