import { LegalPage } from '../features/legal/legal-page.tsx';

export { prepare } from '../features/legal/legal-payload.ts';

export default function CookiePolicy() {
  return (
    <LegalPage
      title="legal.cookies.title"
      sections={[
        ['legal.cookies.what', 'legal.cookies.whatText'],
        ['legal.cookies.consent', 'legal.cookies.consentText'],
        ['legal.cookies.control', 'legal.cookies.controlText'],
      ]}
    />
  );
}
