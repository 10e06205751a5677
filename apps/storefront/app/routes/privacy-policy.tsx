import { LegalPage } from '../features/legal/legal-page.tsx';

export { prepare } from '../features/legal/legal-payload.ts';

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
