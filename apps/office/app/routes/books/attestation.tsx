import { Attestation } from '../../features/books/attestation.tsx';
import { closesMessages } from '../../messages/french/books/closes.ts';
import { paperMessages } from '../../messages/french/report/paper.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function AttestationRoute() {
  return (
    <AddedMessages add={{ closes: closesMessages, paper: paperMessages }}>
      <Attestation />
    </AddedMessages>
  );
}
