import { AccessibilityReach } from '../features/prose/accessibility-reach.tsx';
import { AccessibilityState } from '../features/prose/accessibility-state.tsx';
import { ContactLines } from '../features/prose/contact-lines.tsx';
import { Prose } from '../features/prose/prose.tsx';
import { accessibilityMessages } from '../messages/french/legal/accessibility.ts';
import { legalMessages } from '../messages/french/legal/legal.ts';
import { pageMessages } from '../messages/french/page.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export { prepareText as prepare } from '../state/page/page-text.ts';

/** The state comes from the settings and the clock; the restaurant's own text replaces only what is below it (LAW-52). */
export default function AccessibilityPage() {
  return (
    <AddedMessages add={{ accessibility: accessibilityMessages, legal: legalMessages, page: pageMessages }}>
      <Prose
        title="shell.pages.Accessibility"
        empty="page.noText"
        before={<AccessibilityState />}
        after={<AccessibilityReach />}
      >
        <ContactLines />
      </Prose>
    </AddedMessages>
  );
}
