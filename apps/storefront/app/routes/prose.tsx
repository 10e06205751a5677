import { ContactLines } from '../features/prose/contact-lines.tsx';
import { Prose } from '../features/prose/prose.tsx';
import { legalMessages } from '../messages/french/legal/legal.ts';
import { pageMessages } from '../messages/french/page.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { useScreen } from '../shell/use-screen.ts';

export { prepareText as prepare } from '../state/page/page-text.ts';

export default function ProsePage() {
  const { screen } = useScreen();
  if (!screen) return null;
  return (
    <AddedMessages add={{ legal: legalMessages, page: pageMessages }}>
      <Prose
        title={`shell.pages.${screen.page}`}
        empty={screen.text === 'BlogArticles' ? 'page.noArticle' : 'page.noText'}
      >
        {screen.text === 'LegalText' && <ContactLines />}
      </Prose>
    </AddedMessages>
  );
}
