import { ContactLines } from '../features/prose/contact-lines.tsx';
import { PaymentNotes } from '../features/prose/payment-notes.tsx';
import { Prose } from '../features/prose/prose.tsx';
import { legalMessages } from '../messages/french/legal/legal.ts';
import { pageMessages } from '../messages/french/page.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { useScreen } from '../shell/use-screen.ts';

export { prepareText as prepare } from '../state/page/page-text.ts';

const notes = { 'Privacy policy': 'data', 'Cookie policy': 'cookies' } as const;

export default function ProsePage() {
  const { screen } = useScreen();
  if (!screen) return null;
  const about = screen.page === 'Privacy policy' || screen.page === 'Cookie policy' ? notes[screen.page] : null;
  return (
    <AddedMessages add={{ legal: legalMessages, page: pageMessages }}>
      <Prose
        title={`shell.pages.${screen.page}`}
        empty={screen.text === 'BlogArticles' ? 'page.noArticle' : 'page.noText'}
        after={about && <PaymentNotes about={about} />}
      >
        {screen.text === 'LegalText' && <ContactLines />}
      </Prose>
    </AddedMessages>
  );
}
