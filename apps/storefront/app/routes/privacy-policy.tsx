import { LegalPage } from '../features/legal/legal-page.tsx';
import type { Screen } from '../shell/screen.ts';

export const handle: Screen = {
  page: 'Privacy policy',
  path: '/privacy-policy',
  header: 'solid',
  hasFooter: true,
  isIndexed: true,
};

export default function PrivacyPolicy() {
  return (
    <LegalPage
      title="legal.privacy.title"
      sections={[
        ['legal.privacy.who', 'legal.privacy.whoText'],
        ['legal.privacy.what', 'legal.privacy.whatText'],
        ['legal.privacy.how', 'legal.privacy.howText'],
        ['legal.privacy.rights', 'legal.privacy.rightsText'],
      ]}
    />
  );
}
