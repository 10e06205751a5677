import { LegalPage } from '../features/legal/legal-page.tsx';
import type { Screen } from '../shell/screen.ts';

export const handle: Screen = {
  page: 'Cookie policy',
  path: '/cookie-policy',
  header: 'solid',
  hasFooter: true,
  isIndexed: true,
};

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
